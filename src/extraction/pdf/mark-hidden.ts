import type { Picture } from './open-pdfium.ts'
import type { Hidden, Word } from './page.ts'

/** Points. Print smaller than this is not meant for people. */
const TINY_HEIGHT = 3
/** Grey steps of 255 between ink and paper below which nothing can be seen. */
const LEAST_CONTRAST = 24
/** A picture this large with invisible text over it is a scanner's searchable PDF. */
const SCANNED_SHARE = 0.5

interface Sheet {
  width: number
  height: number
}

/**
 * Marks what a person cannot see, by looking at the rendered page: text in the colour of its background, tiny, outside the
 * page, painted over or not painted. Without this, text planted in a PDF could pass for printed data.
 */
export function markHidden(
  words: readonly Word[],
  picture: Picture,
  sheet: Sheet,
  pictureShare: number,
): Word[] {
  return words.map(word => {
    if (isOffPage(word, sheet)) return { ...word, hidden: 'off-page' }
    if (word.y1 - word.y0 < TINY_HEIGHT) return { ...word, hidden: 'tiny' }
    const ink = inkUnder(word, picture, sheet)
    if (word.hidden === 'invisible') {
      const overScan = pictureShare >= SCANNED_SHARE && ink.contrast >= LEAST_CONTRAST
      return overScan ? { ...word, source: 'ocr-layer', hidden: null } : word
    }
    return { ...word, hidden: unseen(word, ink) }
  })
}

function unseen(word: Word, ink: { contrast: number; darkShare: number }): Hidden | null {
  if (ink.contrast < LEAST_CONTRAST) return 'colour'
  // Light text needs a dark ground: a table rule that crosses white text must not pass for its ink.
  return luminance(word.colour) > 240 && ink.darkShare < 0.2 ? 'colour' : null
}

function isOffPage(word: Word, sheet: Sheet): boolean {
  const across = Math.min(word.x1, sheet.width) - Math.max(word.x0, 0)
  const down = Math.min(word.y1, sheet.height) - Math.max(word.y0, 0)
  return across < (word.x1 - word.x0) / 2 || down < (word.y1 - word.y0) / 2
}

function inkUnder(word: Word, picture: Picture, sheet: Sheet): { contrast: number; darkShare: number } {
  const across = picture.width / sheet.width
  const down = picture.height / sheet.height
  const x0 = Math.max(0, Math.floor(word.x0 * across))
  const x1 = Math.min(picture.width - 1, Math.ceil(word.x1 * across))
  const y0 = Math.max(0, Math.floor(word.y0 * down))
  const y1 = Math.min(picture.height - 1, Math.ceil(word.y1 * down))
  let darkest = 255
  let lightest = 0
  let dark = 0
  let seen = 0
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const grey = picture.pixels[y * picture.width + x] ?? 255
      darkest = Math.min(darkest, grey)
      lightest = Math.max(lightest, grey)
      if (grey < 200) dark += 1
      seen += 1
    }
  }
  return { contrast: Math.max(0, lightest - darkest), darkShare: seen > 0 ? dark / seen : 0 }
}

function luminance(colour: number): number {
  return 0.299 * ((colour >> 16) & 255) + 0.587 * ((colour >> 8) & 255) + 0.114 * (colour & 255)
}
