import type { PurchaseOrderBill } from '#domain/purchase-order.ts'
import { type ExpectedBill, expectBill } from '#domain/reconcile/expected-bill.ts'
import type { Plan } from '#domain/reconcile/plan.ts'
import { dollars } from '#domain/reconcile/words.ts'
import { load } from './browse/act.ts'
import { TryAgain } from './browse/failures.ts'
import { readScreen, type Token } from './browse/read-screen.ts'
import { type PdfToAttach, RunFailure, type RunResult } from './ports.ts'
import type { Run } from './run-state.ts'
import { attachPdf, type BillSeen, hasAttachment, readBill } from './screens/bill.ts'
import { openBill } from './screens/order-bills.ts'
import type { OrderSeen } from './screens/purchase-order.ts'
import { firstDifference } from './write-lines.ts'

const ATTACH_TRIES = 3

/** Reads the bill back cent by cent, attaches the PDF, reads its name back, and stores the proof. */
export async function proveBill(
  run: Run,
  plan: Plan,
  order: OrderSeen,
  listed: PurchaseOrderBill,
): Promise<RunResult> {
  const { journal, state } = run
  const { invoiceNumber, purchaseOrderNumber } = run.order.invoice
  const tokens = await openBill(run.session.visit, listed.invoiceNumber)
  const seen = readBill(tokens, listed.invoiceNumber)
  state.bill = 'posted'
  await journal.billPosted()
  const bill = { ...seen, date: seen.date ?? listed.date }
  const total = verifyBill(expectBill(run.order.invoice, order.order.lines), bill, plan)
  await journal.log('success', `Bill ${invoiceNumber} created: ${dollars(total)}`)
  await journal.stepFinished('verify-bill', `${dollars(total)}, as the invoice says`)

  const { pdf } = run.order
  const warnings = [...new Set([...state.warnings, ...plan.warnings])]
  if (pdf) await attach(run, pdf, tokens)
  else warnings.push('There was no PDF to attach: the bill has no attachment.')
  await takeProof(run, order, bill)
  const message = `Bill ${invoiceNumber} created on purchase order ${purchaseOrderNumber}: ${dollars(total)}. ${pdf ? 'PDF attached.' : 'No PDF attached.'}`
  await journal.log('success', message)
  return { automationType: 'full-upload', message, warnings }
}

/**
 * @returns the bill's total, cents.
 * @throws RunFailure not-proven with the first thing that is not as the invoice says.
 */
function verifyBill(expected: ExpectedBill, bill: BillSeen, plan: Plan): number {
  const { subtotal, gst, total } = bill.totals
  const say = (what: string) =>
    new RunFailure('not-proven', `Bill ${bill.invoiceNumber} is not as the invoice says: ${what}.`)
  if (plan.mode !== 'full-upload' || plan.changes.length > 0)
    throw say('the order holds other lines than the invoice')
  if (expected.date !== null && bill.date !== expected.date)
    throw say(`its date is ${bill.date ?? 'not shown'}`)
  const difference = firstDifference(expected.lines, bill.lines, 'bill')
  if (difference) throw say(difference)
  if (total === null) throw say('its page shows no total')
  if (subtotal !== null && subtotal !== expected.subtotal)
    throw say(`it comes to ${dollars(subtotal)} before GST, not ${dollars(expected.subtotal)}`)
  const taxes = [expected.gstPerLine, expected.gstOnTotal]
  if (gst !== null && !taxes.includes(gst)) throw say(`its GST is ${dollars(gst)}`)
  if (!taxes.some(tax => expected.subtotal + tax === total)) throw say(`its total is ${dollars(total)}`)
  if (expected.printedTotal !== null && Math.abs(total - expected.printedTotal) > expected.tolerance)
    throw say(`its total is ${dollars(total)}, the invoice's ${dollars(expected.printedTotal)}`)
  return total
}

async function attach(run: Run, pdf: PdfToAttach, bill: Token[]): Promise<void> {
  const { journal, session } = run
  const { visit } = session
  await journal.stepStarted('attach-pdf')
  let said = ''
  let seen = bill
  // After each try the page is loaded anew: a name is believed only when the workshop system gives it back.
  for (let n = 0; n < ATTACH_TRIES && !hasAttachment(seen, pdf.fileName); n += 1) {
    const outcome = await attachPdf(visit, pdf)
    if (outcome.kind === 'refused')
      throw notAttached(pdf, outcome.message || `MechanicDesk answered ${outcome.status}`)
    if (outcome.kind === 'unknown') said = `MechanicDesk answered ${outcome.status ?? 'nothing'}`
    await journal.stepFinished('attach-pdf', pdf.fileName)
    await journal.stepStarted('verify-pdf')
    seen = await reloadBill(run)
  }
  if (!hasAttachment(seen, pdf.fileName)) throw notAttached(pdf, said || 'the bill does not list it')
  await journal.log('success', `PDF attached: ${pdf.fileName}`)
  await journal.stepFinished('verify-pdf', `${pdf.fileName} is listed on the bill`)
}

function notAttached(pdf: PdfToAttach, why: string): RunFailure {
  return new RunFailure('unavailable', `The PDF ${pdf.fileName} is not attached: ${why}.`)
}

async function reloadBill({ session, order }: Run): Promise<Token[]> {
  const { visit } = session
  await load(visit, 'reading the bill again', visit.page.url())
  const tokens = await readScreen(visit.page)
  try {
    readBill(tokens, order.invoice.invoiceNumber)
    return tokens
  } catch (error) {
    if (error instanceof RunFailure && error.kind === 'page-changed')
      throw new TryAgain('MechanicDesk does not show the bill after a reload.', { cause: error })
    throw error
  }
}

async function takeProof({ session, journal, order }: Run, seen: OrderSeen, bill: BillSeen): Promise<void> {
  await journal.stepStarted('prove')
  const screenshot = await session.visit.page.screenshot({ fullPage: true })
  await journal.proofTaken({
    purchaseOrder: seen.order,
    bill: {
      invoiceNumber: bill.invoiceNumber,
      date: bill.date,
      ...bill.totals,
      attachments: order.pdf ? [order.pdf.fileName] : [],
    },
    screenshot,
  })
  await journal.log('info', 'Proof taken')
  await journal.stepFinished('prove', 'Bill read back and photographed')
}
