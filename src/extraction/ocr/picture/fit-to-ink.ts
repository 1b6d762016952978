import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { SeenWord } from '../open-tesseract.ts'

/** Share of the way from a word's darkest ink to white paper up to which a pixel is its ink: labels are often grey. */
const INK = 0.58
/** Share of a word's height that ink may reach above and below it; a stroke of a table reaches farther. */
const REACH = 0.35

/**
 * A word's box from edge to edge of its ink, looked for where readers boxed it: they cut off half a letter as well as take
 * in a stroke beside it.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function fitToInk<T extends SeenWord>(word: T, picture: Picture, scale: number): T {
  const [left, right] = [Math.floor(word.x0 * scale), Math.ceil(word.x1 * scale)]
  const [top, bottom] = [Math.floor(word.y0 * scale), Math.ceil(word.y1 * scale)]
  const reach = Math.round(REACH * (bottom - top))
  const ink = inkOf(picture, { left, right, top, bottom })
  const inked = (x: number, from: number, to: number) => {
    for (let y = Math.max(0, from); y < Math.min(picture.height, to); y++)
      if ((picture.pixels[y * picture.width + x] ?? 255) < ink) return true
    return false
  }
  const isLetter = (x: number) =>
    inked(x, top, bottom) &&
    !(inked(x, top - reach, top - reach + 2) && inked(x, bottom + reach - 2, bottom + reach))
  let [x0, x1] = [left, right]
  while (x0 < x1 && !isLetter(x0)) x0++
  while (x1 > x0 && !isLetter(x1 - 1)) x1--
  for (let more = reach; more > 0 && isLetter(x0 - 1); more--) x0--
  for (let more = reach; more > 0 && isLetter(x1); more--) x1++
  return x1 > x0 ? { ...word, x0: x0 / scale, x1: x1 / scale } : word
}

/** The grey below which a pixel is a word's ink, by the darkest in its box. Pixels. */
export function inkOf(
  { pixels, width, height }: Picture,
  { left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>,
): number {
  let darkest = 255
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++)
      darkest = Math.min(darkest, pixels[y * width + x] ?? 255)
  return darkest + INK * (255 - darkest)
}
