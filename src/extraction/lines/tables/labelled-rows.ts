import type { Heading } from '../../layout/columns/heading.ts'
import { headingsOf } from '../../layout/columns/headings-of-row.ts'
import { middle, type PageLayout, type Row, wordsOfRow } from '../../layout/lay-out.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { type ColumnName, isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'

/** Labels, and right under them their values. */
export interface Labelled {
  labels: Row
  headings: Heading[]
  values: Row
}

/** A line of goods: first what it is, then how many at what price, each value under its own label. */
export interface Card {
  page: PageLayout
  parts: Labelled[]
  /** Rows that go on with the name, or notes. */
  others: Row[]
}

/** Line heights from one row of a card to the next, at most. */
const MOST_STEP = 2

export function isLabel(text: string): boolean {
  return nameOfHeading(text) !== null && !/\d/.test(text)
}

export function namesIn(headings: readonly Heading[]): (ColumnName | null)[] {
  return headings.map(({ text }) => nameOfHeading(text))
}

export function counts(parts: readonly Labelled[]): boolean {
  const names = parts.flatMap(({ headings }) => namesIn(headings))
  return names.some(isCount) && names.some(isPrice)
}

/** Labels for the most part; what counts the cards is none. */
export function areLabels(headings: readonly Heading[], row: Row): boolean {
  const worded = headings.filter(({ text }) => !/\d/.test(text))
  const labels = worded.filter(({ text }) => isLabel(text))
  return labels.length > 0 && 2 * labels.length > worded.length && !hasMoney(row)
}

/** There are values, and figures under all labels of such (`nil` may be a discount). */
export function holdsValues(headings: readonly Heading[], values: Row): boolean {
  const under = ({ x0, x1 }: Heading) => wordsOfRow(values).filter(word => word.x1 > x0 && word.x0 < x1)
  const labels = headings.filter(({ text }) => isLabel(text))
  const figured = labels.filter(({ text }) => isCount(nameOfHeading(text)) || isPrice(nameOfHeading(text)))
  const isFigure = (heading: Heading) => under(heading).some(({ text }) => /\d/.test(text))
  return (
    labels.some(label => under(label).length > 0) &&
    figured.every(isFigure) &&
    (isNamed(headings, values) || !areLabels(headingsOf(values), values))
  )
}

/** A name alone under its label may be a label elsewhere (`Labour`). */
export function isNamed(headings: readonly Heading[], { segments: [only, ...more] }: Row): boolean {
  return headings.some(
    ({ text, x0, x1 }) =>
      only !== undefined &&
      more.length === 0 &&
      nameOfHeading(text) === 'description' &&
      only.x0 < x1 &&
      only.x1 > x0 &&
      !/^desc/i.test(only.text),
  )
}

export function hasMoney(row: Row): boolean {
  return wordsOfRow(row).some(word => isMoney(readAmount(word.text)))
}

export function follows(upper: Row, row: Row): boolean {
  const height = Math.max(upper.y1 - upper.y0, row.y1 - row.y0)
  return middle(row) - middle(upper) <= MOST_STEP * height
}
