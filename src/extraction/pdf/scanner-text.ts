import { pixelsUnder, type Renderings } from './mark-hidden.ts'
import type { Word } from './page.ts'

/** Grey steps of 255 between ink and paper. */
const LEAST_INK = 24

/** The unpainted words over a scan's picture, where it shows print: what a scanner read from it. The others are nobody's. */
export function withScannerText(
  words: readonly Word[],
  page: Pick<Renderings, 'width' | 'height' | 'whole'>,
): Word[] {
  return words.map(word => {
    const isRead = word.hidden === 'invisible' && contrastUnder(word, page) >= LEAST_INK
    return isRead ? { ...word, source: 'ocr-layer', hidden: null } : word
  })
}

function contrastUnder(word: Word, page: Pick<Renderings, 'width' | 'height' | 'whole'>): number {
  let [darkest, lightest] = [255, 0]
  for (const pixel of pixelsUnder(word, page)) {
    const grey = page.whole.pixels[pixel] ?? 255
    darkest = Math.min(darkest, grey)
    lightest = Math.max(lightest, grey)
  }
  return lightest - darkest
}
