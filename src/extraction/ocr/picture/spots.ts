import type { Picture } from '../../pdf/pdfium/raw-page.ts'

/** From one pixel to another, both within. */
export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Pixels that hang together, by their index in the picture, and the box around them. */
export interface Spot extends Box {
  pixels: number[]
}

export function sizeOf({ x0, y0, x1, y1 }: Box): [across: number, down: number] {
  return [x1 - x0 + 1, y1 - y0 + 1]
}

/** The pixels that hang together with one, over the edges they share; null when there are more than `most`. The first is the topmost, if it was met first. */
export function spotAt(
  start: number,
  { width, height }: Picture,
  belongs: (at: number) => boolean,
  most: number,
  seen = new Set<number>() as Set<number> | Uint8Array,
): Spot | null {
  const isNew = (at: number) => (seen instanceof Set ? !seen.has(at) : seen[at] === 0)
  const mark = (at: number) => (seen instanceof Set ? seen.add(at) : seen.fill(1, at, at + 1))
  const spot: Spot = { pixels: [start], x0: width, y0: height, x1: 0, y1: 0 }
  mark(start)
  for (let next = 0; next < spot.pixels.length; next++) {
    const at = spot.pixels[next] as number
    const [x, y] = [at % width, Math.floor(at / width)]
    spot.x0 = Math.min(spot.x0, x)
    spot.x1 = Math.max(spot.x1, x)
    spot.y0 = Math.min(spot.y0, y)
    spot.y1 = Math.max(spot.y1, y)
    if (spot.pixels.length > most) return null
    const beside = [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]
    for (const one of beside) {
      if (one < 0 || one >= width * height || !isNew(one) || !belongs(one)) continue
      mark(one)
      spot.pixels.push(one)
    }
  }
  return spot
}
