import type { Page } from './page.ts'

/** Fewer visible words than this are no page of text, whatever else is on it. */
const LEAST_WORDS = 12
/** On a page that is mostly a picture a scanning app may have printed its name or a page number. */
const LEAST_WORDS_OVER_PICTURE = 40
export const MOSTLY_PICTURE = 0.5
/** Share of dark pixels above which a page without words is not empty: a last page may hold only the totals, about 0.0013. */
export const LEAST_INK = 0.0003
/** A few printed words are themselves so much ink: only more than that shows text drawn as strokes beside them. */
const LEAST_INK_BESIDE_WORDS = 0.003

/** True when the page's text can only be had from its picture: no text, or only what a scanner laid over it. */
export function isScanned(page: Page): boolean {
  const visible = page.words.filter(word => word.hidden === null)
  const printed = visible.filter(word => word.source === 'pdf').length
  if (page.pictureShare >= MOSTLY_PICTURE)
    return page.inkShare >= LEAST_INK && printed < LEAST_WORDS_OVER_PICTURE
  return page.inkShare >= (printed === 0 ? LEAST_INK : LEAST_INK_BESIDE_WORDS) && printed < LEAST_WORDS
}

/** Why pages that are no scans hold no text to read: nothing is on them, a picture too pale to be seen, or too few words. */
export function whyNothing(pages: readonly Page[]): 'blank' | 'scan' | 'no-invoice' {
  if (pages.some(page => page.pictureShare >= MOSTLY_PICTURE)) return 'scan'
  return pages.some(page => page.words.some(word => word.hidden === null)) ? 'no-invoice' : 'blank'
}
