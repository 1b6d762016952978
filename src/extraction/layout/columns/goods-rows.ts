import { joinTexts } from '../../pdf/page.ts'
import { type Amount, isMoney, readAmount } from '../../values/amounts.ts'
import { isTotalLabel, readTotalLabel, type TotalLabel } from '../../vocabulary/total-labels.ts'
import { middle, type Row, type Segment, wordsOfRow } from '../lay-out.ts'
import { summandsOf } from '../sums.ts'

/** Rows that look like lines of goods: at least two numbers, one of them money, down to the totals. */
export function goodsRows(rows: readonly Row[]): Row[] {
  const summands = summandsOf(rows)
  const end = rows.findIndex(
    (row, i) =>
      !summands.has(row) &&
      (isTotalsRow(row, ['gst', 'total', 'balance']) ||
        (isTotalsRow(row, ['subtotal', 'goods']) && rows.slice(i + 1).every(hasOneAmount))),
  )
  const above = end > 0 ? rows.slice(0, end) : rows
  const goods = above.filter((row, i) => {
    if (isOverLabels(row, rows[i + 1])) return false
    const amounts = amountsOf(row).filter(amount => !amount.percent)
    return amounts.length >= 2 && amounts.some(isMoney) && !isTotalsRow(row) && !isCharge(row)
  })
  const apart = goods.filter(row => amountsOf(row, isNoProse).length >= 2)
  if (apart.length >= goods.length / 2 && apart.length > 0) return apart
  return goods.length > 0 ? goods : rows.slice(0, 3)
}

/** Small print beside the totals has figures too (`Returns within 14 days`). */
function isNoProse({ text }: Segment): boolean {
  return (text.match(/(?<![\w-])[a-z]{2,}(?![\w-])/g) ?? []).length < PROSE
}

/** Words in small letters. */
const PROSE = 4

function hasOneAmount(row: Row): boolean {
  return amountsOf(row).filter(isMoney).length < 2
}

function amountsOf({ segments }: Row, isMeant: (segment: Segment) => boolean = () => true): Amount[] {
  const words = segments.filter(isMeant).flatMap(segment => segment.words)
  return words.flatMap(word => readAmount(word.text) ?? [])
}

/**
 * A total's label with one amount at most: goods may be called by the same words (a balance shaft), but have a price too. Of several amounts
 * each has such a label before it.
 */
function isTotalsRow(row: Row, labels: readonly TotalLabel[] | null = null): boolean {
  const isMeant = (text: string) => {
    const label = readTotalLabel(text)
    return label !== null && (labels === null || labels.includes(label)) && isTotalLabel(text)
  }
  if (hasOneAmount(row)) return row.segments.some(({ text }) => isMeant(text))
  const before = labelsInRow(row)
  return before.every(isTotalLabel) && before.some(isMeant)
}

/** The words before each of a row's amounts, from the amount before it on (`Subtotal 40.00   GST 4.00   Total 44.00`). */
function labelsInRow(row: Row): string[] {
  const words = wordsOfRow(row)
  const ends = words.flatMap(({ text }, i) => (isMoney(readAmount(text)) ? [i] : []))
  return ends.map((end, i) => joinTexts(words.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end)))
}

/** One amount right behind its label: what the row has besides (`Delivery: run 1`) stands beside the totals. */
function isCharge({ segments }: Row): boolean {
  const amounts = segments.flatMap(({ text }, i) => (isMoney(readAmount(text)) ? [i] : []))
  const [at = 0] = amounts
  const label = segments[at - 1]
  return amounts.length === 1 && at > 1 && label !== undefined && readTotalLabel(label.text) !== null
}

/** A strip of totals whose labels stand under it. */
function isOverLabels({ segments }: Row, next: Row | undefined): boolean {
  const labels = next?.segments.map(({ text }) => readTotalLabel(text)) ?? []
  return (
    labels.length > 1 && !labels.includes(null) && segments.every(({ text }) => isMoney(readAmount(text)))
  )
}

/** The other rows between the lines of goods; footers tell nothing about columns. */
export function rowsAmong(rows: readonly Row[], goods: readonly Row[]): Row[] {
  const last = goods.at(-1)
  return rows.filter(row => !goods.includes(row) && last !== undefined && middle(row) < middle(last))
}
