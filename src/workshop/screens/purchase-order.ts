import type { Cents } from '#domain/money.ts'
import type { PurchaseOrder, PurchaseOrderLine } from '#domain/purchase-order.ts'
import { exclusiveTotal } from '#domain/reconcile/order-line.ts'
import { dollars } from '#domain/reconcile/words.ts'
import { act, beginWriting, load } from '../browse/act.ts'
import { pageChanged, TryAgain } from '../browse/failures.ts'
import { actionsByName, areThere, isThere, need } from '../browse/find-control.ts'
import { escaped } from '../browse/open-record.ts'
import { readScreen, readUntil, type Token } from '../browse/read-screen.ts'
import { amountIn, numberIn, type Record, recordsWith, valueOf, valuesOf } from '../browse/screen-values.ts'
import type { Visit } from '../browse/visit.ts'
import { LINE, LINE_COLUMNS, LIST, ORDER, TOTALS } from '../labels.ts'
import type { Session } from '../session.ts'
import { readBills } from './order-bills.ts'
import { openFromList, sameOrderNumber } from './purchase-order-list.ts'

/** Totals as a screen shows them, cents; null where it shows none. */
export interface ShownTotals {
  subtotal: Cents | null
  gst: Cents | null
  total: Cents | null
}

/** The order with its bills and totals, freshly read. Its bills are then on display; `showItems` shows its items again. */
export interface OrderSeen {
  order: PurchaseOrder
  totals: ShownTotals
}

/** Opens the order through the list, and reads it. */
export async function openOrder(session: Session, number: string): Promise<OrderSeen> {
  const shown = await openFromList(session, number)
  session.orderUrl = session.visit.page.url()
  return readWithBills(session.visit, number, shown)
}

/** Loads the page anew, so that what is read is what the workshop system holds. */
export async function reopenOrder(session: Session, number: string): Promise<OrderSeen> {
  const { visit, orderUrl } = session
  visit.ownModal = false
  await load(visit, `reading purchase order ${number} again`, orderUrl ?? visit.page.url())
  const tokens = await readScreen(visit.page)
  if (!isOrder(besideList(tokens), number)) return openOrder(session, number)
  return readWithBills(visit, number, tokens)
}

/** @param shown the screen as it was just read. */
async function readWithBills(visit: Visit, number: string, shown: Token[]): Promise<OrderSeen> {
  const tokens = (await showItems(visit)) ?? shown
  const seen = readOrder(besideList(tokens), number)
  const bills = await readBills(visit, number)
  return { ...seen, order: { ...seen.order, bills } }
}

function readOrder(tokens: readonly Token[], number: string): OrderSeen {
  const doing = `opening purchase order ${number}`
  if (!isOrder(tokens, number)) throw pageChanged(doing, 'the page does not show the purchase order')
  const lines = readLines(tokens, doing)
  const totals = readTotals(tokens)
  requireAllLines(lines, totals, number)
  const reference = valueOf(tokens, ORDER.reference)
  return {
    order: {
      number: numberShown(tokens, number) ?? number,
      reference: /\w/.test(reference ?? '') ? reference : null,
      supplier: valueOf(tokens, ORDER.supplier) ?? '',
      status: (valueOf(tokens, ORDER.status) ?? '').toLowerCase(),
      lines,
      bills: [],
    },
    totals,
  }
}

/**
 * An order read while its lines are still loading, or that shows only some of them, would be filled a second time.
 * @throws TryAgain when the lines read are not what the order's own total counts.
 */
function requireAllLines(lines: readonly PurchaseOrderLine[], totals: ShownTotals, number: string): void {
  const sum = lines.reduce((total, line) => total + exclusiveTotal(line), 0)
  const shown = totals.subtotal ?? (lines.length === 0 ? totals.total : null)
  if (shown === null || Math.abs(shown - sum) <= Math.max(2, lines.length)) return
  throw new TryAgain(
    `The lines of purchase order ${number} come to ${dollars(sum)}, its total says ${dollars(shown)}: not all of them are shown.`,
  )
}

/** Leaves out the entries of a list of orders: the click that should have opened one may have left them, or show it beside them. */
function besideList(tokens: Token[]): Token[] {
  const listed = recordsWith(tokens, [LIST.number, LIST.status])?.filter(record => record.isItem) ?? []
  if (listed.length < 2) return tokens
  const inList = new Set(listed.flatMap(record => record.tokens))
  return tokens.filter(token => !inList.has(token))
}

function isOrder(tokens: readonly Token[], number: string): boolean {
  return valueOf(tokens, ORDER.status) !== null && numberShown(tokens, number) !== null
}

/** The number of exactly this order as its screen shows it: as a field, or in a heading such as "Purchase Order 1043"; else null. */
function numberShown(tokens: readonly Token[], number: string): string | null {
  // A title without a number reads like the label of one.
  const shown = valuesOf(tokens, ORDER.number).find(value => /\d/.test(value))
  if (shown !== undefined) return sameOrderNumber(shown, number) ? shown.replace(/^#/, '') : null
  const heading = new RegExp(`${ORDER.heading.source}.*(?:^|[\\s#])${escaped(number)}(?![\\w/-])`, 'i')
  return tokens.some(token => heading.test(token.text)) ? number : null
}

/** The lines of an order or a bill on display, in their order. */
export function readLines(tokens: readonly Token[], doing: string): PurchaseOrderLine[] {
  return lineRecords(tokens, doing).map((record, position) => readLine(record, position))
}

/** The rows of lines on display. A table without rows, or none at all, is an order without lines. */
export function lineRecords(tokens: readonly Token[], doing: string): Record[] {
  const records = recordsWith(tokens, LINE_COLUMNS)
  if (!records) return []
  const lines = records.filter(
    record => record.text(LINE.stock)?.trim() && numberIn(record.text(LINE.quantity)) !== null,
  )
  if (lines.some(record => record.text(LINE.rate) === null))
    throw pageChanged(doing, 'the lines show no rate')
  return lines
}

function readLine(record: Record, position: number): PurchaseOrderLine {
  const words = record.words(LINE.stock)
  const [stockNumber = '', ...rest] = (words[0] ?? '').split(' - ')
  return {
    position,
    stockNumber: stockNumber.trim(),
    name: record.text(LINE.name) ?? rest.join(' - ').trim(),
    description: record.text(LINE.description) ?? words.slice(1).join(' '),
    quantity: numberIn(record.text(LINE.quantity)) ?? 0,
    unitPrice: netPrice(amountIn(record.text(LINE.rate)) ?? 0, numberIn(record.text(LINE.discount)) ?? 0),
    includesGst: record.isTicked(LINE.includesGst),
    gstFree: record.isTicked(LINE.gstFree),
  }
}

/**
 * What one unit costs after the line's discount, cents. It may keep a fraction of a cent: such a price equals no invoice's, so that
 * the line is rewritten without the discount rather than left a cent off.
 */
function netPrice(rate: Cents, discountPercent: number): number {
  return discountPercent === 0 ? rate : (rate * (100 - discountPercent)) / 100
}

/** The totals of an order or a bill on display. A line that stands as a list item has a Total of its own under the same label. */
export function readTotals(tokens: readonly Token[]): ShownTotals {
  const inLines = recordsWith(tokens, LINE_COLUMNS)?.flatMap(record => (record.isItem ? record.tokens : []))
  const outside = tokens.filter(token => !inLines?.includes(token))
  return {
    subtotal: amountIn(valueOf(outside, TOTALS.subtotal)),
    gst: amountIn(valueOf(outside, TOTALS.gst)),
    total: amountIn(valueOf(outside, TOTALS.total)),
  }
}

/** Shows the order's items, whichever tab was open. @returns the screen with them, or null where nothing had to be clicked. */
export async function showItems(visit: Visit): Promise<Token[] | null> {
  const tab = actionsByName(visit.page, ORDER.itemsTab)
  const [areShown, hasTab] = await areThere(actionsByName(visit.page, ORDER.addItem), tab)
  if (areShown || !hasTab) return null
  await act(visit, 'opening the items', () => tab.last().click())
  return readUntil(visit, tokens => recordsWith(tokens, LINE_COLUMNS) !== null)
}

export async function openAddBill(visit: Visit): Promise<void> {
  const doing = 'opening Add Bill'
  const action = actionsByName(visit.page, ORDER.addBill)
  if (!(await isThere(action))) {
    await showItems(visit)
    await need(action, doing, 'Add Bill')
  }
  await beginWriting(visit, doing)
  await act(visit, doing, () => action.first().click())
}
