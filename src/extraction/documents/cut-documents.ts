import { findDocumentType } from '../header/document-type.ts'
import { withoutLists } from '../header/lists-of-papers.ts'
import { findInvoiceNumbers } from '../header/numbers/find-number.ts'
import { isTitle } from '../header/titles.ts'
import { cutPage } from '../layout/beside/cut-page.ts'
import { middle, type PageLayout, type Row } from '../layout/lay-out.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { isTotalLabel, readTotalLabel } from '../vocabulary/total-labels.ts'
import { isSameNumber } from './same-number.ts'

const ANNOUNCED = 0.7
const SHOWS = { negativeTotal: false, withoutPrices: false, hasTotal: true }

/**
 * Several invoices on one page, one below the other: the page is cut where one has its total above and another title, with another
 * number and a total of its own, stands below. A payment slip repeats the number above it, a list of what the customer's account owes numbers
 * other papers; a statement is never cut.
 */
export function cutDocuments(page: PageLayout): PageLayout[] {
  if (findDocumentType([page], SHOWS).type === 'statement') return [page]
  const starts = startsOf(page)
  const totals = page.rows.filter(isTotalRow).map(middle)
  const cuts = starts.slice(1).flatMap((start, i) => {
    const above = totals.filter(y => y > (starts[i] as number) && y < start).at(-1)
    const below = totals.some(y => y > start && y < (starts[i + 2] ?? page.height))
    return above !== undefined && below ? [widestGap(page.rows, above, start)] : []
  })
  return cuts.length > 0 ? cutPage(page, cuts) : [page]
}

/** Heights at which a title, or a number beside or just below one, first announces each document of the page. */
function startsOf(page: PageLayout): number[] {
  const numbers = findInvoiceNumbers(withoutLists([page]))
    .filter(one => one.weight >= ANNOUNCED)
    .flatMap(({ value, words: [word] }) => (word ? [{ value, word }] : []))
    .sort((a, b) => middle(a.word) - middle(b.word))
  return numbers
    .filter((one, i) => numbers.findIndex(other => isSameNumber(one, other)) === i)
    .map(({ word }) => middle(word))
    .flatMap(y => {
      const title = page.rows.findLast(
        row =>
          row.segments.some(segment => isTitle(segment.text)) &&
          middle(row) < y + page.textHeight &&
          y - middle(row) < 8 * page.textHeight,
      )
      return title ? [Math.min(y, middle(title))] : []
    })
}

/** Labels an amount as the paper's total. */
export function isTotalRow(row: Row): boolean {
  return labelsAmount(row, text => {
    const label = readTotalLabel(text.replace(AMOUNT, ''))
    return (label === 'total' || label === 'balance') && isTotalLabel(text)
  })
}

/** Labels an amount as the GST of one. */
export function isGstRow(row: Row): boolean {
  return labelsAmount(row, text => readTotalLabel(text.replace(AMOUNT, '')) === 'gst')
}

const AMOUNT = /[\s$\d,.]+$/

function labelsAmount({ segments }: Row, isLabel: (text: string) => boolean): boolean {
  const isLabelled = segments.some(({ text }) => isLabel(text))
  return isLabelled && segments.some(({ words }) => words.some(word => isMoney(readAmount(word.text))))
}

/** The middle of the widest clear strip between two heights. */
function widestGap(rows: readonly Row[], from: number, to: number): number {
  const between = rows.filter(row => middle(row) >= from && middle(row) <= to)
  const gaps = between.slice(1).map((row, i) => ({ above: (between[i] as Row).y1, below: row.y0 }))
  const [widest] = gaps.sort((a, b) => b.below - b.above - (a.below - a.above))
  return widest ? (widest.above + widest.below) / 2 : (from + to) / 2
}
