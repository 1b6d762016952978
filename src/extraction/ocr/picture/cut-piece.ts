import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { Zone } from './unread-ink.ts'

/** Share of a piece's height: paper laid around it; tesseract needs room around print. */
const AROUND = 0.6

/**
 * A piece of a picture on clear paper. `left`: what its pixels' places across lack to those of the picture.
 * @param around share of the piece's height: paper laid around it.
 */
export function cutPiece(
  { pixels, width, height }: Picture,
  zone: Zone,
  scale: number,
  around = AROUND,
): { picture: Picture; left: number } {
  const [left, right, top, bottom] = [zone.left, zone.right, zone.top, zone.bottom].map(one =>
    Math.round(one * scale),
  ) as [number, number, number, number]
  const margin = Math.round(around * (bottom - top))
  const [wide, high] = [right - left + 2 * margin, bottom - top + 2 * margin]
  const piece = new Uint8Array(wide * high).fill(255)
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, left); x < Math.min(width, right); x++)
      piece[(y - top + margin) * wide + x - left + margin] = pixels[y * width + x] ?? 255
  return { picture: { width: wide, height: high, pixels: piece }, left: left - margin }
}
