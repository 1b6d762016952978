import type { Picture } from '../../pdf/pdfium/raw-page.ts'

/** Dots per inch at which one pass spreads a needle's dot as far as the next one on its letter. */
const ONE_PASS_DPI = 200

/**
 * The picture with every pixel mixed with its neighbours (a Gaussian of about a 200th of an inch), so that the dots of needle printers and
 * the holes of a poor fax run together into strokes. Finer details of good print are lost.
 */
export function soften(picture: Picture, dpi: number): Picture {
  // Variances add up, and grow with the square of the resolution.
  const passes = Math.max(1, Math.round((dpi / ONE_PASS_DPI) ** 2))
  return Array.from({ length: passes }).reduce<Picture>(
    soft => ({ ...soft, pixels: mixed(mixed(soft.pixels, 1), soft.width) }),
    picture,
  )
}

/** Each pixel with two before and two behind it, in the shares 1 4 6 4 1. @param step to the next pixel, along a row or down a column. */
function mixed(pixels: Uint8Array, step: number): Uint8Array {
  const soft = Uint8Array.from(pixels)
  const at = (i: number) => pixels[i] as number
  for (let i = 2 * step; i < pixels.length - 2 * step; i++) {
    const [near, far] = [at(i - step) + at(i + step), at(i - 2 * step) + at(i + 2 * step)]
    soft[i] = (6 * at(i) + 4 * near + far + 8) >> 4
  }
  return soft
}
