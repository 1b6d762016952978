import type { Picture } from './pdfium/raw-page.ts'

/** Pixels of a side. */
export const BLOCK = 32
/** Share of the usual paper's light that is left in the deepest shadow. */
const DARKEST_SHADOW = 0.55

/** Evens out shadows and grey paper: every pixel against the lightest ground of its neighbourhood. */
export function flattenGround(picture: Picture): Picture {
  const { width, height } = picture
  const across = Math.ceil(width / BLOCK)
  const ground = groundOf(picture)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = smooth(ground, across, x, y)
      const grey = picture.pixels[y * width + x] ?? 255
      pixels[y * width + x] = Math.min(255, Math.round((grey * 255) / Math.max(light, 60)))
    }
  }
  return { width, height, pixels }
}

/** The light end (upper tenth) of every block: paper, also where a shadow lies. */
export function groundOf({ width, height, pixels }: Picture): Uint8Array {
  const across = Math.ceil(width / BLOCK)
  const ground = new Uint8Array(across * Math.ceil(height / BLOCK))
  for (let block = 0; block < ground.length; block++) {
    const [left, top] = [(block % across) * BLOCK, Math.floor(block / across) * BLOCK]
    const greys = new Uint32Array(256)
    let seen = 0
    for (let y = top; y < Math.min(top + BLOCK, height); y += 2) {
      for (let x = left; x < Math.min(left + BLOCK, width); x += 2) {
        const grey = pixels[y * width + x] ?? 255
        greys[grey] = (greys[grey] ?? 0) + 1
        seen += 1
      }
    }
    let above = 0
    let grey = 255
    for (; grey > 0 && above + (greys[grey] ?? 0) < 0.1 * seen; grey--) above += greys[grey] ?? 0
    ground[block] = grey
  }
  // A dark block is a printed band with light letters, not paper in a shadow: made light, it would swallow them.
  const paper = [...ground].sort((a, b) => a - b)[Math.floor(ground.length / 2)] ?? 255
  return ground.map(grey => (grey < DARKEST_SHADOW * paper ? paper : grey))
}

function smooth(ground: Uint8Array, across: number, x: number, y: number): number {
  const down = ground.length / across
  const fx = Math.max(0, Math.min(across - 1, x / BLOCK - 0.5))
  const fy = Math.max(0, Math.min(down - 1, y / BLOCK - 0.5))
  const [cx, cy] = [Math.floor(fx), Math.floor(fy)]
  const at = (i: number, j: number) => ground[Math.min(down - 1, j) * across + Math.min(across - 1, i)] ?? 255
  const upper = at(cx, cy) + (at(cx + 1, cy) - at(cx, cy)) * (fx - cx)
  const lower = at(cx, cy + 1) + (at(cx + 1, cy + 1) - at(cx, cy + 1)) * (fx - cx)
  return upper + (lower - upper) * (fy - cy)
}
