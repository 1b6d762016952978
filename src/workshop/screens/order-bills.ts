import type { PurchaseOrderBill } from '#domain/purchase-order.ts'
import { act } from '../browse/act.ts'
import { TryAgain } from '../browse/failures.ts'
import { actionsByName, isThere, which } from '../browse/find-control.ts'
import { openEntry } from '../browse/open-record.ts'
import { readScreen, readUntil, type Token } from '../browse/read-screen.ts'
import { amountIn, dateIn, entriesOf, type Record, recordsWith } from '../browse/screen-values.ts'
import type { Visit } from '../browse/visit.ts'
import { BILL, LINE, LINE_COLUMNS, ORDER, TOTALS } from '../labels.ts'

const BILL_COLUMNS = [BILL.invoiceNumber, BILL.date]
const IS_MONEY = /^[^a-z\d]*[\d,]+\.\d\d\W*$/i

/**
 * Shows the order's Bills tab and reads it. An order whose page has no such tab lists its bills beside the items.
 * @throws TryAgain when the tab counts others than can be read: a bill that is overlooked would be made a second time.
 */
export async function readBills(visit: Visit, number: string): Promise<PurchaseOrderBill[]> {
  const tokens = await showBills(visit)
  const bills = billsOn(tokens).map(({ bill }) => bill)
  const tab = tokens.findLast(token => token.kind !== 'field' && ORDER.billsTab.test(token.text))
  const counted = /\d+/.exec(tab?.text ?? '')?.[0]
  if (counted !== undefined && Number(counted) !== bills.length)
    throw new TryAgain(
      `The Bills tab of purchase order ${number} counts ${counted}, and ${bills.length} can be read.`,
    )
  return bills
}

interface BillEntry {
  bill: PurchaseOrderBill
  record: Record
}

function billsOn(tokens: readonly Token[]): BillEntry[] {
  const labelled = recordsWith(tokens, BILL_COLUMNS)
  const entries = labelled
    ? labelled.map(record => ({ record, bill: labelledBill(record) }))
    : unlabelled(tokens).map(record => ({ record, bill: unlabelledBill(record) }))
  return entries.flatMap(({ record, bill }) => (bill ? [{ record, bill }] : []))
}

function labelledBill(row: Record): PurchaseOrderBill | null {
  if (row.tokens.some(token => ORDER.noBills.test(token.text))) return null
  const column = row.text(BILL.suppliersNumber) === null ? BILL.invoiceNumber : BILL.suppliersNumber
  const invoiceNumber = row.words(column)[0]
  const total = amountIn(row.text(TOTALS.total) ?? row.text(LINE.total))
  return invoiceNumber ? { invoiceNumber, date: dateIn(row.text(BILL.date)), total } : null
}

/** What stands after the word Bills and shows a date. */
function unlabelled(tokens: readonly Token[]): Record[] {
  const title = tokens.findLastIndex(token => token.kind !== 'field' && ORDER.billsTab.test(token.text))
  if (title < 0) return []
  return entriesOf(tokens.slice(title + 1)).filter(entry => entry.tokens.some(token => dateIn(token.text)))
}

function unlabelledBill({ tokens }: Record): PurchaseOrderBill | null {
  const words = tokens.map(token => token.text)
  const invoiceNumber = words.find(word => /\d/.test(word) && !dateIn(word) && !IS_MONEY.test(word))
  if (!invoiceNumber) return null
  const date = dateIn(words.find(word => dateIn(word)))
  return { invoiceNumber, date, total: amountIn(words.find(word => IS_MONEY.test(word))) }
}

/** @returns the screen with the bills on it. */
async function showBills(visit: Visit): Promise<Token[]> {
  const tab = actionsByName(visit.page, ORDER.billsTab)
  const isClosed = await isThere(which(tab.last(), ':not([aria-expanded=true])'))
  if (!isClosed) return readScreen(visit.page)
  await act(visit, 'opening the Bills tab', () => tab.last().click())
  // Read too early, an order that is billed would look like one that is not.
  return readUntil(visit, areBillsShown)
}

function areBillsShown(tokens: readonly Token[]): boolean {
  return (
    recordsWith(tokens, BILL_COLUMNS) !== null ||
    unlabelled(tokens).length > 0 ||
    tokens.some(token => ORDER.noBills.test(token.text))
  )
}

/** Opens the bill with exactly that invoice number from the order's Bills tab. @returns its screen. */
export async function openBill(visit: Visit, invoiceNumber: string): Promise<Token[]> {
  const shown = await readScreen(visit.page)
  const tokens = areBillsShown(shown) ? shown : await showBills(visit)
  const listed = billsOn(tokens).find(
    ({ bill }) => bill.invoiceNumber.toUpperCase() === invoiceNumber.toUpperCase(),
  )
  const opened = await openEntry(
    visit,
    `opening bill ${invoiceNumber}`,
    invoiceNumber,
    listed?.record,
    tokens,
  )
  return readUntil(visit, tokens => showsBill(tokens, invoiceNumber), opened)
}

/** The page of a bill: its number under its label or in a heading, and its lines. The order's list of bills has no lines. */
function showsBill(tokens: readonly Token[], invoiceNumber: string): boolean {
  const isNamed = tokens.some(token => token.text.split(/\s+/).includes(invoiceNumber))
  return isNamed && recordsWith(tokens, LINE_COLUMNS) !== null
}
