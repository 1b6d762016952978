import { middle, type PageLayout, type Row, rowKey, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { isTotalLabel, readTotalLabel } from '../../vocabulary/total-labels.ts'
import { splitAmount } from './split-amount.ts'

/** Text heights between a strip's labels and the amounts under them. */
const STRIP = 3.2
/** Amounts beside each other. */
const LEAST_GRID = 3
/** So many rows over and under an amount tell where their labels begin. */
const NEAR_ROWS = 4
/** Text heights of the space before a dash in a label. */
const BEFORE_DASH = 3
/** Points by which what stands under each other may be apart. */
export const EDGE = 2

/** No label ends so. */
const LEADS_ON = /(?:\b(?:and|of|for|to|with)|[&,/–-])$/i

/** What stands before an amount may be of a panel beside the totals (a branch's address): a label behind it is likelier than words nobody knows. */
export function labelInRow(page: PageLayout, rowIndex: number, index: number): string | null {
  const before = labelBefore(page, rowIndex, index)
  const isKnown = before !== null && readTotalLabel(before) !== null
  return isKnown ? before : (labelBehind(page, rowIndex, index) ?? before)
}

function labelBefore(page: PageLayout, rowIndex: number, index: number): string | null {
  const segments = page.rows[rowIndex]?.segments ?? []
  if (segments.length === 1) return labelAround(page, rowIndex)
  for (const [i, before] of [...segments.slice(0, index).entries()].toReversed()) {
    const text = inColumn(page, rowIndex, begunBefore(page, segments[i - 1], before)).text.trim()
    if (/^(?:\$|AUD|A\$|\d+(?:\.\d+)?\s*%|:|-)+$/.test(text)) continue
    if (readAmount(text) !== null || splitAmount(before) !== null) return null
    const mayGoOn = readTotalLabel(text) === null || LEADS_ON.test(text)
    return mayGoOn ? `${text} ${restOfLabel(page, rowIndex, before)}`.trim() : text
  }
  return null
}

/** Amounts may stand before their labels; so they do where one of those near by says what others add up to. */
function labelBehind(page: PageLayout, rowIndex: number, index: number): string | null {
  const own = amountAndLabel(page.rows[rowIndex])
  if (!own || page.rows[rowIndex]?.segments[index] !== own.amount) return null
  const near = page.rows.slice(Math.max(0, rowIndex - NEAR_ROWS), rowIndex + NEAR_ROWS + 1)
  const isAlike = near
    .flatMap(row => amountAndLabel(row) ?? [])
    .some(other => {
      const isInLine =
        Math.abs(other.amount.x1 - own.amount.x1) < EDGE && Math.abs(other.label.x0 - own.label.x0) < EDGE
      return other.label !== own.label && isInLine && isTotalLabel(other.label.text)
    })
  return isAlike ? own.label.text : null
}

/** With a wider space in a label (`Club discount 5% off   all items`) its end may say something else. No label begins with a dash. */
function begunBefore(page: PageLayout, begin: Segment | undefined, end: Segment): Segment {
  // Within brackets a scan may have lost a word (`Freight (door   door)`).
  const isWithin = /\([^)]*$/.test(begin?.text ?? '') && /^[^(]*\)$/.test(end.text)
  const room = (/^[-–—] /.test(end.text) || isWithin ? BEFORE_DASH : 1) * page.textHeight
  if (!begin || end.x0 - begin.x1 > room || readAmount(begin.text) !== null) return end
  const whole = segmentOf([...begin.words, ...end.words], page.number)
  const isCharge = ['freight', 'discount', 'surcharge'].includes(readTotalLabel(begin.text) ?? '')
  return isCharge && readTotalLabel(whole.text) === readTotalLabel(begin.text) ? whole : end
}

function amountAndLabel(row: Row | undefined): { amount: Segment; label: Segment } | null {
  const segments = row?.segments ?? []
  const isAmount = ({ text }: Segment) => isMoney(readAmount(text))
  const at = segments.findIndex(isAmount)
  const [amount, label, ...more] = at < 0 ? [] : segments.slice(at)
  if (!amount || !label || more.some(isAmount)) return null
  return splitAmount(label) === null ? { amount, label } : null
}

/** A label of two lines may have its amount half way between them (`Discount (code TRADE10, 10% off` / `items)`). */
function labelAround(page: PageLayout, rowIndex: number): string | null {
  const [amount, upper, lower] = [rowIndex, rowIndex - 1, rowIndex + 1].map(i => page.rows[i]?.segments ?? [])
  const [value, over, under] = [amount, upper, lower].map(segments => segments?.[0])
  const areAlone = [amount, upper, lower].every(segments => segments?.length === 1)
  if (!areAlone || !value || !over || !under || splitAmount(over) || splitAmount(under)) return null
  const height = Math.max(page.textHeight, value.y1 - value.y0)
  const isOne = Math.abs(over.x0 - under.x0) < 2 && over.x1 < value.x0 && under.x1 < value.x0
  return isOne && middle(under) - middle(over) < 1.5 * height ? `${over.text} ${under.text}` : null
}

/** The words of a segment from where the labels of the amounts over and under it begin: bank details may stand close before them. */
function inColumn(page: PageLayout, rowIndex: number, segment: Segment): Segment {
  const near = page.rows.slice(Math.max(0, rowIndex - NEAR_ROWS), rowIndex + NEAR_ROWS + 1)
  const edges = near.flatMap(({ segments }, i) =>
    segments.flatMap((label, k) =>
      i !== Math.min(rowIndex, NEAR_ROWS) &&
      readAmount(label.text) === null &&
      isMoney(readAmount(segments[k + 1]?.text ?? ''))
        ? [label.x0]
        : [],
    ),
  )
  const begins = (word: Word) => edges.filter(x0 => Math.abs(x0 - word.x0) < 2).length > 1
  const at = segment.words.findIndex(begins)
  const before = readTotalLabel(joinTexts(segment.words.slice(0, at)))
  // Labels set to the right may begin where a word of a longer one does (`Freight & Handling` over `Net (ex GST)`); how to pay is no label here.
  const isOther = before === null || before === 'paid' || before === 'balance'
  return at > 0 && isOther ? segmentOf(segment.words.slice(at), segment.page) : segment
}

/** A label that its column was too narrow for goes on in the next line, which has nothing else in it (`Express` over `courier`). */
function restOfLabel(page: PageLayout, rowIndex: number, label: Segment): string {
  const [only, ...more] = page.rows[rowIndex + 1]?.segments ?? []
  const isRest =
    only !== undefined &&
    more.length === 0 &&
    splitAmount(only) === null &&
    Math.abs(only.x0 - label.x0) < 2 &&
    middle(only) - middle(label) < 1.8 * Math.max(page.textHeight, label.y1 - label.y0)
  return isRest ? only.text : ''
}

/** Totals side by side stand under their labels, mostly centred or right-aligned with them. */
export function labelAbove(page: PageLayout, rowIndex: number, segment: Segment): string | null {
  const stacked = labelOfTwoRows(page, rowIndex, segment)
  if (stacked !== null) return stacked
  const paired = labelInStrip(page, rowIndex, segment)
  if (paired !== null) return paired
  const height = Math.max(segment.y1 - segment.y0, page.textHeight)
  for (const row of page.rows.slice(Math.max(0, rowIndex - 3), rowIndex).reverse()) {
    if (middle(segment) - middle(row) > STRIP * height) return null
    const over = row.segments.find(other => overlap(other, segment) > 0)
    if (over) return readAmount(over.text) === null ? over.text : null
  }
  return null
}

/** Labels over a strip of amounts may take two rows, each its own (`Trade Discount` over `(10%)`, `Subtotal (excl.` over `GST)`). */
function labelOfTwoRows(page: PageLayout, rowIndex: number, segment: Segment): string | null {
  const [upper, lower, amounts] = [2, 1, 0].map(i => page.rows[rowIndex - i])
  if (!upper || !lower || !amounts || amounts.segments.length < LEAST_GRID || upper.segments.length < 2)
    return null
  const isAmount = ({ text }: Segment) => isMoney(readAmount(text))
  const isStrip = amounts.segments.every(isAmount) && ![...upper.segments, ...lower.segments].some(isAmount)
  const height = Math.max(page.textHeight, segment.y1 - segment.y0)
  const areClose =
    middle(lower) - middle(upper) < 1.5 * height && middle(amounts) - middle(lower) < STRIP * height
  const isUnder = (some: Row, others: Row) =>
    some.segments.every(one => others.segments.some(other => overlap(one, other) > 0))
  if (!isStrip || !areClose || !(isUnder(lower, upper) || isUnder(upper, lower))) return null
  const over = [upper, lower].flatMap(row => row.segments.find(other => overlap(other, segment) > 0) ?? [])
  const text = over.map(one => one.text).join(' ')
  return readTotalLabel(text) === null ? null : text
}

/** Several rows of amounts under one row of labels (dockets with their net, GST and total, and their sums). */
export function headingOfGrid(
  page: PageLayout,
  rowIndex: number,
  index: number,
  usedRows: ReadonlySet<string>,
): string | null {
  const amountsIn = (row: Row) => row.segments.filter(({ text }) => isMoney(readAmount(text)))
  const own = page.rows[rowIndex]
  const segment = own?.segments[index]
  if (!own || !segment || amountsIn(own).length < LEAST_GRID) return null
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    if (usedRows.has(rowKey(row))) return null
    const over = row.segments.find(other => overlap(other, segment) > 0)
    if (over && amountsIn(row).length < LEAST_GRID) return readAmount(over.text) === null ? over.text : null
    if (amountsIn(row).length > 0 && amountsIn(row).length !== amountsIn(own).length) return null
  }
  return null
}

/**
 * A strip of amounts under a strip of as many labels, set differently in their boxes: they belong to each other in order. Small print may
 * stand before the labels where each of them begins in the box that its amount ends.
 */
function labelInStrip(page: PageLayout, rowIndex: number, segment: Segment): string | null {
  const [over, amounts] = [page.rows[rowIndex - 1], page.rows[rowIndex]].map(row => row?.segments ?? [])
  if (!over || !amounts || amounts.length < LEAST_GRID || over.length < amounts.length) return null
  const labels = over.slice(-amounts.length)
  const isInBox = ({ x0, text }: Segment, i: number) =>
    readTotalLabel(text) !== null && x0 > (amounts[i - 1]?.x1 ?? 0) && x0 < (amounts[i]?.x1 ?? 0)
  const isStrip =
    amounts.every(one => isMoney(readAmount(one.text))) &&
    labels.every(one => readAmount(one.text) === null) &&
    (over.length === labels.length || labels.every(isInBox))
  return isStrip ? (labels[amounts.indexOf(segment)]?.text ?? null) : null
}

/** Amounts in a strip may stand over their labels; words under an amount are its label only when they name a total. */
export function labelUnder(page: PageLayout, rowIndex: number, segment: Segment): string | null {
  const next = page.rows[rowIndex + 1]
  if (!next || middle(next) - middle(segment) > 1.8 * Math.max(segment.y1 - segment.y0, page.textHeight))
    return null
  const under = next.segments.find(other => overlap(other, segment) > 0)
  return under && splitAmount(under) === null && readTotalLabel(under.text) !== null ? under.text : null
}

/** Points that two segments share across. */
function overlap(one: Segment, other: Segment): number {
  return Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)
}
