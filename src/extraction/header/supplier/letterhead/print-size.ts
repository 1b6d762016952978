import type { PageLayout, Segment } from '../../../layout/lay-out.ts'
import { isOcr } from '../../../pdf/page.ts'
import { median } from '../../../values/median.ts'
import { isTitle } from '../../titles.ts'

/** So much wider than the page's letters those of its print may be without being larger: capitals are. */
const WIDE = 1.3
/** Times another print, which OCR measures no closer. */
const LARGER = 1.15
/** Of the page's height. */
const UPPER = 0.25
/** Letters, from which on their mean width tells. */
const LEAST = 5

/**
 * How many times as large as most of its page a text is printed. OCR boxes a line far too high at times, never too wide, so there its letters
 * have to be as much wider.
 */
export function printSize(segment: Segment, page: PageLayout): number {
  const height = (segment.y1 - segment.y0) / (page.textHeight || 1)
  if (!isOcr(segment.words) || segment.text.length < LEAST) return height
  const texts = page.rows.flatMap(row => row.segments).filter(({ text }) => text.length >= LEAST)
  const usual = median(texts.map(letterWidth)) || 1
  return Math.min(height, (WIDE * letterWidth(segment)) / usual)
}

function letterWidth({ x0, x1, text }: Segment): number {
  return (x1 - x0) / text.length
}

/** Whether a text is printed larger than any other words of the page's upper part but its title; a box drawn too high is none that is. */
export function isLargest(segment: Segment, page: PageLayout): boolean {
  const own = printSize(segment, page) * page.textHeight
  const isSmaller = ({ text, y0, y1 }: Segment) =>
    LARGER * (y1 - y0) < own || y0 > UPPER * page.height || !/[a-z]{3}/i.test(text) || isTitle(text)
  return page.rows.every(row => row.segments.every(other => other === segment || isSmaller(other)))
}

/** Share by which the heights of lines in the same print may differ; OCR measures each line by its own letters. */
export const SAME_PRINT = 0.02
const SAME_IN_OCR = 0.15
const SURELY_LARGER = 1.2

/** In clearly larger print. */
export function isLarger(one: Segment, other: Segment): boolean {
  return one.y1 - one.y0 > SURELY_LARGER * (other.y1 - other.y0)
}

/** In the same print. */
export function isLike(one: Segment, other: Segment): boolean {
  const share = isOcr(one.words) ? SAME_IN_OCR : SAME_PRINT
  return Math.abs(one.y1 - one.y0 - (other.y1 - other.y0)) < share * (other.y1 - other.y0)
}
