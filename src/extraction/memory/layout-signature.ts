import { textKey } from '../grounding/find-text.ts'
import type { PageLayout, Row, Segment } from '../layout/lay-out.ts'
import { readFigure } from '../lines/figure-columns.ts'

/** What one of a supplier's layouts is known again by: the headings of its columns, else the words that are printed around the lines. */
export interface PaperLayout {
  /** Letters and digits only; empty when the columns have none. */
  headings: string[]
  /** Empty where there are headings. */
  labels: string[]
}

/** Share of the headings, or of the words around, that two papers of one layout have in common. */
const SAME_HEADINGS = 0.8
const SAME_LABELS = 0.6
const LONGEST_LABEL = 40

export function keyOf(segment: Pick<Segment, 'text'>): string {
  return textKey(segment.text)
}

/** Words and no figures: what a form prints on every paper. */
export function isWordy(segment: Segment): boolean {
  return /\p{L}/u.test(segment.text) && segment.words.every(word => readFigure(word.text) === null)
}

/** @param around rows that are no lines of goods. */
export function layoutOf(headings: readonly Segment[], around: readonly Row[]): PaperLayout {
  if (headings.length > 0) return { headings: [...new Set(headings.map(keyOf))], labels: [] }
  const keys = around.flatMap(row => row.segments.filter(isWordy).map(keyOf))
  return {
    headings: [],
    labels: [...new Set(keys)].filter(key => key.length <= LONGEST_LABEL && !/\d/.test(key)),
  }
}

export function isSameLayout(pages: readonly PageLayout[], layout: PaperLayout): boolean {
  if (layout.headings.length > 0) return pages.some(page => headingRow(page, layout) !== undefined)
  const printed = new Set(pages.flatMap(page => page.rows.flatMap(row => row.segments.map(keyOf))))
  const common = layout.labels.filter(label => printed.has(label)).length
  return layout.labels.length > 0 && common >= SAME_LABELS * layout.labels.length
}

/** The row of a layout's headings, in whatever order. */
export function headingRow(page: PageLayout, { headings }: PaperLayout): Row | undefined {
  if (headings.length === 0) return undefined
  return page.rows.find(row => {
    const keys = new Set(row.segments.filter(isWordy).map(keyOf))
    const common = headings.filter(heading => keys.has(heading)).length
    return common >= SAME_HEADINGS * new Set([...headings, ...keys]).size
  })
}
