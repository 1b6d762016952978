import type { Cents } from '#domain/money.ts'
import { middle, type PageLayout, type Row, rowKey, type Segment } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { centsOf, isMoney, readAmount } from '../../values/amounts.ts'
import { isTotalLabel, readTotalLabel, type TotalLabel } from '../../vocabulary/total-labels.ts'
import { EDGE, headingOfGrid, labelAbove, labelInRow, labelUnder } from './labels-of-amounts.ts'
import { piecesOf, splitAmount } from './split-amount.ts'

/** An amount outside the lines, with the words that name it. */
export interface LabelledAmount {
  /** Null when nothing near it is a label anyone knows. */
  label: TotalLabel | null
  /** What it is was told by what it makes the others come to: nobody knows its words. */
  isUnknown?: boolean
  text: string
  /** The label stands on the amount's own line, so that it can hardly be another's. */
  beside: boolean
  cents: Cents
  page: number
  y: number
  words: Word[]
}

/** Every amount of a page outside its lines of goods (`usedRows`). */
export function labelledAmounts(page: PageLayout, usedRows: ReadonlySet<string>): LabelledAmount[] {
  return page.rows.flatMap((row, rowIndex) => {
    const isGoods = usedRows.has(rowKey(row))
    return row.segments.flatMap((segment, index) => {
      if (isGoods && !namesTotal(row.segments[index - 1]?.text ?? '') && !isInPanel(page, row, index))
        return []
      return piecesOf(segment).flatMap((piece, i) => {
        const own = splitAmount(piece)
        if (!own) return []
        const inRow = i === 0 ? labelInRow(page, rowIndex, index) : null
        const beside = isTaxCode(piece) && isCharge(inRow) ? inRow : (own.label ?? inRow)
        const text =
          beside ??
          labelAbove(page, rowIndex, segment) ??
          headingOfGrid(page, rowIndex, index, usedRows) ??
          labelUnder(page, rowIndex, segment) ??
          ''
        return [
          {
            label: readTotalLabel(text),
            text,
            beside: beside !== null,
            cents: centsOf(own.amount),
            page: page.number,
            y: middle(segment),
            words: own.words,
          },
        ]
      })
    })
  })
}

/** `$15.00 GST` behind what is charged says that it is taxed. */
function isTaxCode({ words: [amount, code, ...more] }: Segment): boolean {
  return more.length === 0 && isMoney(readAmount(amount?.text ?? '')) && /^gst$/i.test(code?.text ?? '')
}

function isCharge(label: string | null): boolean {
  return ['freight', 'discount', 'surcharge'].includes(readTotalLabel(label ?? '') ?? '')
}

/** A total on one line with something that passed for goods. */
function namesTotal(text: string): boolean {
  return text.length < 25 && ['gst', 'subtotal', 'total', 'balance'].includes(readTotalLabel(text) ?? '')
}

/** A charge behind the amounts of goods, in a block of totals right of them: labels and amounts over and under it keep to its edges. */
function isInPanel(page: PageLayout, row: Row, index: number): boolean {
  const [label, amount] = row.segments.slice(Math.max(0, index - 1), index + 1)
  const isAmount = ({ text }: Segment) => isMoney(readAmount(text))
  if (!label || !amount || !row.segments.slice(0, index - 1).some(isAmount)) return false
  const mates = page.rows.filter(other =>
    other.segments.some((one, i) => {
      const last = other.segments[i + 1]
      const isInLine = Math.abs(one.x0 - label.x0) < EDGE && Math.abs((last?.x1 ?? 0) - amount.x1) < EDGE
      return other !== row && isInLine && isTotalLabel(one.text)
    }),
  )
  return isCharge(label.text) && mates.length > 1
}
