import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Row, type Segment, textOfRow, wordsOfRow } from '../../layout/lay-out.ts'
import { holdGstAndTotal, isGstOn, isSumOf } from '../../layout/sums.ts'
import { isOcr } from '../../pdf/page.ts'
import { centsOf, isMoney, readAmount } from '../../values/amounts.ts'
import { isCodeLike, isLikeDate } from '../../vocabulary/part-number.ts'
import { isTotalLabel, readTotalLabel } from '../../vocabulary/total-labels.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/**
 * A table's rows down to the first total of the whole document, or to a list of what was not sent; dashes that draw lines are no rows. A total
 * with more goods below it adds up one docket or job of several.
 */
export function bodyOf(table: Table): TableRow[] {
  const rows = table.rows.filter(isPrinted)
  const end = rows.findIndex((row, i) => endsTable(row) && !isOneMore(rows, i) && !goesOn(rows, i))
  const body = withoutSubtotal(end < 0 ? rows : rows.slice(0, end))
  const owed = body.findIndex((_, i) => headsOwed(body, i))
  return owed < 0 ? body : body.slice(0, owed)
}

/**
 * Beneath the document's own sums more goods go on because sums of all of them follow, where those before hold GST or those that follow are called
 * more than sums: nothing tells which of the two is owed.
 */
export function isSummedAgain(table: Table): boolean {
  const rows = table.rows.filter(isPrinted)
  const isGst = ({ row }: TableRow) => row.segments.some(({ text }) => readTotalLabel(text) === 'gst')
  return bodyOf(table).some(row => {
    const at = rows.indexOf(row)
    if (!isOfDocument(row) || hasMoreAlike(rows, at)) return false
    const sums = sumsOfAll(rows, at)
    return sums.length > 0 && (isGst(row) || !sums.every(isPlainSum))
  })
}

/** Sums, whatever they are called, of a table's goods and of what multiplies beneath their sums and was left out. Cents. */
export function sumsBeyond(table: Table): number[] {
  const rows = table.rows.filter(isPrinted)
  const body = bodyOf(table)
  const end = rows.findIndex(row => endsTable(row) && !body.includes(row))
  if (end < 0) return []
  return rows.flatMap((last, i) => {
    if (i <= end || !isCounted(last)) return []
    const sums = sumsOf(rows, end, i + 1)
    const beneath = rows.slice(i + 1).filter(row => !isGoods(row))
    return beneath.flatMap(centsIn).filter(one => sums.some(sum => isSumOf(one, sum)))
  })
}

function isPrinted({ row }: TableRow): boolean {
  return /[a-z0-9]/i.test(textOfRow(row)) && !isDrawnLine(row)
}

/** The first of the totals, where they stand under the names: it is no second line of the last. */
function withoutSubtotal(rows: TableRow[]): TableRow[] {
  const [label, amount, ...more] = rows.at(-1)?.row.segments ?? []
  const isSubtotal =
    label !== undefined &&
    more.length === 0 &&
    readTotalLabel(label.text) === 'subtotal' &&
    isTotalLabel(label.text) &&
    isMoney(readAmount(amount?.text ?? ''))
  return isSubtotal ? rows.slice(0, -1) : rows
}

/** What heads a list of goods that are to come, and are charged then. */
const OWED =
  /^\W*(?:(?:still |now |currently )?(?:on|items?|parts?|goods) (?:(?:still )?on )?)?back[- ]?order(?:ed|s)?\b|^\W*(?:(?:items?|parts?|goods) )?(?:to follow\b|not (?:yet )?(?:supplied|sent)(?=\W*$| ?[-–—:(,]))/i
/** They came, with these goods. */
const CAME = /(?<!\b(?:not|yet|be) )\b(?:supplied|sent|delivered|filled|completed?)\b/i

/** A row of words that begins where the goods do, after the first of which money is printed and under which nothing is sent. */
function headsOwed(rows: readonly TableRow[], at: number): boolean {
  const row = rows[at] as TableRow
  const text = textOfRow(row.row)
  if (!OWED.test(text) || CAME.test(text) || row.cells.some(cell => cell && readFigure(cell.text)))
    return false
  const over = rows.slice(0, at).filter(isPriced)
  const left = Math.min(...over.map(startOf))
  const isSent = (one: TableRow) => isPriced(one) || isFilledLike(one, over)
  return over.length > 0 && !rows.slice(at + 1).some(isSent) && Math.abs(startOf(row) - left) < ALIGNED
}

function isPriced({ cells }: TableRow): boolean {
  return cells.some(cell => cell && isMoney(readAmount(cell.text)))
}

/** Says in place of money that nothing is charged (`N/C`), or how many of those ordered were sent, like all these. */
function isFilledLike({ cells }: TableRow, goods: readonly TableRow[]): boolean {
  const figures = goods.map(row => row.cells.map(cell => (cell ? readFigure(cell.text) : null)))
  const money = cells.filter((_, i) => figures.every(own => isMoney(own[i] ?? null)))
  const counts = cells.filter((_, i) => figures.every(own => own[i] && !isMoney(own[i])))
  const isCount = (cell: Segment | null) => cell !== null && (readFigure(cell.text)?.value ?? 0) !== 0
  return (
    money.some(cell => /[a-z]/i.test(cell?.text ?? '')) ||
    (counts.length >= COUNTED_TWICE && counts.every(isCount))
  )
}

/** As ordered, and as sent. */
const COUNTED_TWICE = 2

/** Points. */
const ALIGNED = 4

function startOf({ row }: TableRow): number {
  return row.segments[0]?.x0 ?? 0
}

/** What OCR makes of a dotted line: one character over and over. */
function isDrawnLine(row: Row): boolean {
  return isOcr(wordsOfRow(row)) && /^(\w)\1{7,}$/.test(textOfRow(row).replace(/[^\w]/g, ''))
}

/** Cells without money in them: a name, a count, and what else no total has (a number, a unit, a tax code). */
const OF_GOODS = 3

/** Goods may be called like a sum (`Balance and flow test`): filled in all cells as a row before it was. */
function isOneMore(rows: readonly TableRow[], at: number): boolean {
  const shape = goodsShape(rows[at] as TableRow)
  const filled = shape?.match(/x/g)?.length ?? 0
  return filled >= OF_GOODS && rows.slice(0, at).some(row => goodsShape(row) === shape)
}

/**
 * Rows after a total that have words and figures in the same columns as rows before it. Under the sum of a group what multiplies may leave one of
 * the others empty (work, without a part number), or have its number more (parts, under the sum of the work); under that of the document it is
 * what was paid, or would be, unless GST and total of both follow.
 */
function goesOn(rows: readonly TableRow[], total: number): boolean {
  if (hasMoreAlike(rows, total)) return true
  const shapes = shapesOf(rows.slice(0, total))
  const areSummed = sumsOfAll(rows, total).length > 0
  if (!areSummed && rows.slice(0, total + 1).some(isOfDocument)) return false
  return rows.slice(total + 1).some(row => {
    const own = goodsShape(row)
    return own !== null && multiplies(row) && shapes.some(shape => isButForOne(row, own, shape, areSummed))
  })
}

function hasMoreAlike(rows: readonly TableRow[], total: number): boolean {
  const shapes = shapesOf(rows.slice(0, total))
  return shapesOf(rows.slice(total + 1)).some(shape => shapes.includes(shape))
}

function shapesOf(rows: readonly TableRow[]): string[] {
  return [...new Set(rows.flatMap(row => goodsShape(row) ?? []))]
}

/** Words on work that is not part of what the sums over it owe, on a debt that is older, or on sums of what was paid or would be owed. */
const APART =
  /\bnot (?:yet )?(?:included|done|charged|part of)\b|\boption(?:al|s)?\b|\brecommend|\bnext\b|\baccount\b|\b(?:opening|previous|prior|old|outstanding) balance\b|\bbalance (?:brought|carried|forward|b\/?f)\b|\bif\b|\brevised\b|(?<!\bbe )\bpaid\b/i

/**
 * GST and total of what multiplies after a total and of the goods before it, where they stand beneath and neither is told to stand apart: what is
 * paid by a card, or would be with more work, is summed as well.
 */
function sumsOfAll(rows: readonly TableRow[], total: number): TableRow[] {
  const end = rows.findLastIndex((row, i) => i > total && isCounted(row)) + 1
  const found = sumsOf(rows, total, end).map(sum => {
    const isOne = (row: TableRow) => centsIn(row).some(one => isSumOf(one, sum) || isGstOn(one, sum))
    const sums = rows.slice(end).filter(isOne)
    return holdGstAndTotal(sums.flatMap(centsIn), sum) ? sums : []
  })
  const sums = found.find(some => some.length > 0) ?? []
  const isApart = [...rows.slice(total + 1, end), ...sums].some(({ row }) => APART.test(textOfRow(row)))
  return isApart ? [] : sums
}

/** What the goods before a total and those after it, down to a row, come to: those with counts, and all that has an amount. */
function sumsOf(rows: readonly TableRow[], total: number, end: number): number[] {
  const isOwed = ({ row }: TableRow) => !row.segments.some(({ text }) => isTotalLabel(text))
  const kinds = [isGoods, (row: TableRow) => isGoods(row) || isOwed(row)]
  return kinds.flatMap(isOne => {
    const sumOf = (some: readonly TableRow[]) =>
      some.filter(isOne).reduce((all, row) => all + (centsIn(row).at(-1) ?? 0), 0)
    const [before, after] = [sumOf(rows.slice(0, total)), sumOf(rows.slice(total + 1, end))]
    return before === 0 || after === 0 ? [] : [before + after]
  })
}

function isGoods(row: TableRow): boolean {
  return goodsShape(row) !== null
}

function isCounted(row: TableRow): boolean {
  return isGoods(row) && multiplies(row)
}

function centsIn({ cells }: TableRow): number[] {
  return cells.flatMap(cell => {
    const amount = readAmount(cell?.text ?? '')
    return isMoney(amount) ? [centsOf(amount)] : []
  })
}

/** Called so, and nothing more. */
function isPlainSum({ row }: TableRow): boolean {
  const labels = row.segments.filter(({ text }) => readTotalLabel(text) !== null)
  return labels.length > 0 && labels.every(({ text }) => !saysMore(text))
}

/**
 * The same columns filled in the same way, but for one that is empty in one of them: in the row before, where this has its number, which has a figure
 * unless sums tell that it is goods.
 */
function isButForOne({ cells }: TableRow, own: string, shape: string, areSummed: boolean): boolean {
  const [apart, ...more] = [...own].flatMap((one, i) => (one === shape[i] ? [] : [i]))
  if (apart === undefined || more.length > 0) return false
  return own[apart] === '-' || (shape[apart] === '-' && (areSummed || isNumbered(cells[apart]?.text ?? '')))
}

/** A code with a figure in it, and no day (`12/10`). */
function isNumbered(text: string): boolean {
  return isCodeLike(text) && /\d/.test(text) && !isLikeDate(text) && !/^\d{1,2}[-/.]\d{1,2}$/.test(text)
}

/** Words that a document's own sums are called by, whatever else they say. */
const OF_DOCUMENT =
  /\b(?:sub-?total|totals?|grand|invoice|order|net|gross|tax|gst|(?:in|ex)c?(?:l|luding|lusive)?|of|for|the|this|amount|balance|due|payable|to pay|owing|now|aud)\b/gi

/** A row with GST, or with a sum that is not called after some of the goods (`Machining total`). */
function isOfDocument(row: TableRow): boolean {
  if (!endsTable(row)) return false
  return row.row.segments.some(({ text }) => {
    const label = readTotalLabel(text)
    return label !== null && (label === 'gst' || !saysMore(text))
  })
}

function saysMore(label: string): boolean {
  return /[a-z]{3}/i.test(label.replace(OF_DOCUMENT, ''))
}

/** The last three figures are a count, a price and what they come to. */
function multiplies({ cells }: TableRow): boolean {
  const figures = cells.flatMap(cell => readFigure(cell?.text ?? '') ?? []).filter(({ percent }) => !percent)
  const [quantity, unit, total] = figures.slice(-3)
  if (!quantity || !isMoney(unit ?? null) || !isMoney(total ?? null)) return false
  return fitOf(quantity.value, unit?.value ?? 0, total?.value ?? 0, 0) > 0
}

/** Which columns of a row hold money and which something else; null for a row that is no line of goods. */
function goodsShape({ cells }: TableRow): string | null {
  const amounts = cells.map(cell => (cell ? readFigure(cell.text) : null))
  const figures = amounts.filter(amount => amount !== null && !amount.percent)
  const worded = cells.some((cell, i) => !amounts[i] && /[a-z]{2}/i.test(cell?.text ?? ''))
  if (!worded || figures.length < 3 || !figures.some(isMoney)) return null
  const isMoneyLike = (i: number) => amounts[i]?.percent || isMoney(amounts[i] ?? null)
  return cells.map((cell, i) => (cell === null ? '-' : isMoneyLike(i) ? '$' : 'x')).join('')
}

function endsTable(row: TableRow): boolean {
  if (row.isSummand) return false
  const { segments } = row.row
  const labels = new Set(segments.map(segment => readTotalLabel(segment.text)))
  const isEnd = labels.has('total') || labels.has('balance')
  if ((labels.has('gst') || !labels.has(null)) && isEnd && labels.size >= 3) return true
  return segments.some((segment, i) => {
    const label = readTotalLabel(segment.text)
    if (label !== 'gst' && label !== 'total' && label !== 'balance') return false
    const next = segments[i + 1]
    const figures = row.cells.filter(cell => cell && isMoney(readAmount(cell.text))).length
    return next !== undefined && figures <= 1 && isTotalLabel(segment.text) && isMoney(readAmount(next.text))
  })
}
