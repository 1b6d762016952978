import { setTimeout as wait } from 'node:timers/promises'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { PurchaseOrder, PurchaseOrderBill } from '#domain/purchase-order.ts'
import { normalisePartNumber } from '#domain/reconcile/part-number.ts'
import { makePlan, type Plan } from '#domain/reconcile/plan.ts'
import { lockedBy, pageChanged, refusal, TryAgain } from './browse/failures.ts'
import { shownMessage } from './browse/read-screen.ts'
import { type WriteOutcome, write } from './browse/write.ts'
import { QUESTIONS } from './labels.ts'
import { RunFailure, type RunResult } from './ports.ts'
import { proveBill } from './prove-bill.ts'
import type { Run } from './run-state.ts'
import { fillBill } from './screens/add-bill.ts'
import type { BillListed } from './screens/find-bills.ts'
import { type OrderSeen, openAddBill, reopenOrder } from './screens/purchase-order.ts'

/** Before a save with an unknown end counts as not done, ms between looks. */
const LOOKS = [0, 2_000, 3_000]

function isNumbered(bill: { invoiceNumber: string }, invoice: InvoiceToPost): boolean {
  return bill.invoiceNumber.trim().toUpperCase() === invoice.invoiceNumber.trim().toUpperCase()
}

/**
 * The bill of this invoice on the order, when this job made it in an earlier attempt. Null when the order has none.
 * @throws RunFailure refused when somebody else billed the order, and when an unclear save turns out not to have been made.
 */
export async function findOwnBill(run: Run, seen: OrderSeen): Promise<PurchaseOrderBill | null> {
  const { journal, state, order } = run
  const bill = seen.order.bills.find(one => isNumbered(one, order.invoice))
  if (!bill) {
    if (state.bill === 'sent') return lookForSent(run)
    return null
  }
  if (state.bill !== 'none') return bill
  const standing = await journal.intendBill()
  if (standing === 'unfinished') {
    state.bill = 'open'
    return bill
  }
  // Whoever made this bill, it was not this job: its intent must not stay behind.
  if (standing === 'new') await journal.billNotPosted()
  throw refusal(
    `Invoice ${order.invoice.invoiceNumber} is already billed on purchase order ${seen.order.number}. Nothing was changed.`,
  )
}

/** After a save that nobody confirmed: looks a few times. A second bill is worse than none, so it is never saved again here. */
async function lookForSent(run: Run): Promise<PurchaseOrderBill> {
  const { session, journal, state, order } = run
  const number = order.invoice.purchaseOrderNumber
  for (const pause of LOOKS) {
    await wait(pause, undefined, { signal: session.visit.signal })
    const { order: now } = await reopenOrder(session, number)
    const bill = now.bills.find(one => isNumbered(one, order.invoice))
    if (bill) return bill
  }
  if (!state.wasAnswered)
    throw new RunFailure('unavailable', `${state.unclear} It is not on the purchase order yet.`)
  await journal.billNotPosted()
  state.bill = 'none'
  throw new RunFailure('unavailable', `${state.unclear} It was looked for and does not exist.`)
}

/** @throws RunFailure refused when the supplier's invoice is on a bill of another order already. */
export function refuseWhenBilledElsewhere(
  invoice: InvoiceToPost,
  order: PurchaseOrder,
  listed: readonly BillListed[] | null,
): void {
  const sameSupplier = (bill: BillListed) =>
    bill.supplier === null || normalisePartNumber(bill.supplier) === normalisePartNumber(order.supplier)
  const onThisOrder = (bill: BillListed) => order.bills.some(own => own.invoiceNumber === bill.invoiceNumber)
  const others = (listed ?? []).filter(bill => sameSupplier(bill) && !onThisOrder(bill))
  const found = others.find(bill => isNumbered(bill, invoice))
  if (!found) return
  throw refusal(
    `Invoice ${invoice.invoiceNumber} is already billed: MechanicDesk holds bill ${found.invoiceNumber} of ${order.supplier}. Nothing was changed.`,
  )
}

/** Saves the bill over the order's items and proves it. The intent is stored right before the click. */
export async function postBill(run: Run, plan: Plan, seen: OrderSeen): Promise<RunResult> {
  const { session, journal, state, order } = run
  const { invoiceNumber, purchaseOrderNumber } = order.invoice
  const other = seen.order.bills[0]
  if (other)
    throw refusal(
      `Purchase order ${purchaseOrderNumber} was billed by somebody else meanwhile (bill ${other.invoiceNumber}). Its lines are updated; no second bill was made.`,
    )
  await journal.stepStarted('intend-bill')
  await openAddBill(session.visit)
  const save = await fillBill(session.visit, invoiceNumber, plan.bill?.date ?? null)
  if (state.bill === 'none' && (await journal.intendBill()) === 'posted')
    throw refusal(`Invoice ${invoiceNumber} is already billed by another run. No second bill was made.`)
  state.bill = 'open'
  await journal.stepFinished(
    'intend-bill',
    `Bill ${invoiceNumber} of ${plan.bill?.date ?? 'the proposed date'}`,
  )

  await journal.stepStarted('save-bill')
  const outcome = await clickSave(run, () => save.click())
  await judgeSave(run, outcome)
  await journal.stepFinished('save-bill', 'Saved; not read back yet')
  await journal.stepStarted('verify-bill')
  return finishBill(run, await reopenOrder(session, purchaseOrderNumber), null)
}

async function clickSave(
  { session, journal, state }: Run,
  click: () => Promise<void>,
): Promise<WriteOutcome> {
  let wasSent = false
  try {
    return await write(session.visit, 'saving the bill', QUESTIONS.saveBill, async () => {
      wasSent = true
      state.bill = 'sent'
      state.unclear = 'MechanicDesk did not say whether the bill was saved.'
      await click()
    })
  } catch (error) {
    if (!wasSent) {
      state.bill = 'none'
      await journal.billNotPosted().catch(() => undefined)
    } else if (error instanceof Error && error.name === 'SessionEnded') state.bill = 'open'
    throw error
  } finally {
    session.visit.ownModal = false
  }
}

/** @throws TryAgain or RunFailure unless the bill is there: whatever the answer was, only a look tells. */
async function judgeSave(run: Run, outcome: WriteOutcome): Promise<void> {
  if (outcome.kind === 'done') return
  const { session, journal, state, order } = run
  state.wasAnswered = outcome.kind !== 'unknown' || outcome.status !== null
  state.unclear = wordsFor(outcome)
  if (outcome.kind === 'unknown') throw new TryAgain(state.unclear)
  const said = outcome.message || (await shownMessage(session.visit)) || `it answered ${outcome.status}`
  const { order: now } = await reopenOrder(session, order.invoice.purchaseOrderNumber)
  if (now.bills.some(bill => isNumbered(bill, order.invoice))) return
  await journal.billNotPosted()
  state.bill = 'none'
  if (outcome.status === 423) throw lockedBy(said)
  if (outcome.kind === 'unsent') throw pageChanged('saving the bill', `"Save" did nothing. ${said}`)
  throw refusal(`MechanicDesk refused the bill: ${said}. No bill was made; the order's lines are updated.`)
}

function wordsFor({ status, message }: WriteOutcome): string {
  if (status !== null) return `MechanicDesk answered ${status} while saving the bill.`
  return message.startsWith('MechanicDesk')
    ? message
    : 'MechanicDesk broke the connection while saving the bill.'
}

/** Reads the bill back, attaches the PDF, takes the proof. The order holds the bill of this invoice. */
export async function finishBill(
  run: Run,
  seen: OrderSeen,
  known: PurchaseOrderBill | null,
): Promise<RunResult> {
  const { invoice } = run.order
  const own = seen.order.bills.filter(bill => isNumbered(bill, invoice))
  const bill = known ?? own[0]
  if (!bill) throw new TryAgain('MechanicDesk does not show the saved bill yet.')
  if (own.length > 1)
    throw new RunFailure(
      'not-proven',
      `Purchase order ${seen.order.number} holds ${own.length} bills with the number ${invoice.invoiceNumber}.`,
    )
  const asIfOpen = { ...seen.order, bills: [], status: '' }
  const plan = makePlan(invoice, asIfOpen)
  return proveBill(run, plan, seen, bill)
}
