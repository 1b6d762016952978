import type { Picture } from '../../pdf/pdfium/raw-page.ts'

/** Where print stands, in pixels of the picture. */
export interface Box {
  left: number
  /** Exclusive, as is `bottom` of a run. */
  right: number
  top: number
  bottom: number
  /** It touched its neighbour, so that nobody knows how wide it is. */
  touched?: true
}

/**
 * Boxes of the print between columns of clear paper, left to right.
 * @param ink greys below this are print.
 */
export function inkRuns(picture: Picture, box: Box, ink: number): Box[] {
  const runs: Box[] = []
  for (let x = box.left; x <= box.right; x++) {
    let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (let y = box.top; y <= box.bottom; y++) {
      if (greyAt(picture, x, y) >= ink) continue
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
    if (bottom < top) continue
    const last = runs.at(-1)
    if (last?.right !== x) runs.push({ left: x, right: x + 1, top, bottom })
    else
      Object.assign(last, {
        right: x + 1,
        top: Math.min(last.top, top),
        bottom: Math.max(last.bottom, bottom),
      })
  }
  return runs
}

export function greyAt({ pixels, width }: Picture, x: number, y: number): number {
  // Beyond an edge lies paper, not the next row.
  return x < 0 || x >= width ? 255 : (pixels[y * width + x] ?? 255)
}

/** Share of the tallest character's height: two characters that touch are at least so wide. */
const LEAST_PAIR = 0.75
/** Shares of its width between which print may be two characters that touch. */
const INNER = 0.25
/** Share of the tallest character's height that is ink where two touch, at most. */
const MOST_TOUCH = 0.45

/**
 * As many boxes as there are characters, where clear paper parts fewer: the widest print is parted where it has least ink, which is where
 * two characters touch. Null where nothing is as wide as two, or shows no such place.
 * @param ink greys below this are print.
 */
export function partTouching(
  runs: readonly Box[],
  count: number,
  picture: Picture,
  ink: number,
): Box[] | null {
  if (runs.length === 0 || runs.length > count) return null
  if (runs.length === count) return [...runs]
  const tallest = Math.max(...runs.map(({ top, bottom }) => bottom - top))
  const widest = runs.reduce((best, run) => (run.right - run.left > best.right - best.left ? run : best))
  const at = widest.right - widest.left < LEAST_PAIR * tallest ? null : thinnestIn(widest, picture, ink)
  if (at === null || at.ink > MOST_TOUCH * tallest) return null
  const pieces = [
    { ...widest, right: at.x - 1 },
    { ...widest, left: at.x, right: widest.right - 1 },
  ].flatMap(half => inkRuns(picture, { ...half, bottom: widest.bottom - 1 }, ink))
  const parts = pieces.map(piece => ({ ...piece, touched: true as const }))
  return partTouching(
    runs.flatMap(run => (run === widest ? parts : [run])),
    count,
    picture,
    ink,
  )
}

/** The inner column with least ink, the middle one of several side by side, and how many pixels of it are. */
function thinnestIn(
  { left, right, top, bottom }: Box,
  picture: Picture,
  ink: number,
): { x: number; ink: number } | null {
  const margin = Math.ceil(INNER * (right - left))
  const columns = Array.from({ length: Math.max(0, right - left - 2 * margin) }, (_, i) => left + margin + i)
  const dark = columns.map(x => {
    let pixels = 0
    for (let y = top; y < bottom; y++) if (greyAt(picture, x, y) < ink) pixels += 1
    return pixels
  })
  const least = Math.min(...dark)
  const first = dark.indexOf(least)
  const after = dark.findIndex((pixels, i) => i > first && pixels !== least)
  const x = columns[Math.floor((first + (after < 0 ? dark.length : after)) / 2)]
  return x === undefined ? null : { x, ink: least }
}
