import type { BrowserContext } from 'playwright-core'
import { makePlan, type Plan } from '#domain/reconcile/plan.ts'
import { refusal } from './browse/failures.ts'
import { evenOutCents } from './even-out-cents.ts'
import { RunFailure, type RunJournal, type RunOrder, type RunResult, type WorkshopLogin } from './ports.ts'
import { findOwnBill, finishBill, postBill, refuseWhenBilledElsewhere } from './post-bill.ts'
import { newRunState, type Run, type RunState, whatStands } from './run-state.ts'
import { findBills } from './screens/find-bills.ts'
import { type OrderSeen, openOrder, reopenOrder } from './screens/purchase-order.ts'
import { inSession, type KeptSession } from './session.ts'
import { verifyLines, writeLines } from './write-lines.ts'

/**
 * Enters one invoice: the lines and prices on its purchase order, the bill, the PDF, the proof. Every attempt begins with a look at
 * what the workshop system holds and writes only the difference, so that it can be begun again after any interruption.
 * @param options.signal cancels at the next wait.
 * @param options.answerWithin how long one answer may take, ms.
 * @param options.kept the session of an earlier run of the same login, and where this one leaves its own.
 * @throws RunFailure, or what the journal or the signal gave as the reason to stop.
 */
export async function runInvoice(
  context: BrowserContext,
  login: WorkshopLogin,
  order: RunOrder,
  journal: RunJournal,
  options: { signal: AbortSignal; answerWithin?: number; kept?: KeptSession },
): Promise<RunResult> {
  const state = newRunState()
  let isLoggedIn = false
  await journal.stepStarted('login')
  try {
    return await inSession(context, login, { journal, ...options }, async session => {
      const how = session.isProven ? 'Logged in' : 'Still logged in'
      if (!isLoggedIn) await journal.stepFinished('login', `${how} as ${login.username}`)
      isLoggedIn = true
      return enter({ session, order, journal, state })
    })
  } catch (error) {
    throw withWhatStands(error, state, order)
  }
}

function withWhatStands(error: unknown, state: RunState, order: RunOrder): unknown {
  if (!(error instanceof RunFailure)) return error
  const saysSo = error.kind === 'refused' && !error.untold && state.bill !== 'posted'
  if (saysSo) return error
  const again = error.kind === 'unavailable' && state.bill === 'none' ? ' It can be started again.' : ''
  return new RunFailure(error.kind, `${error.message} ${whatStands(state, order)}${again}`, { cause: error })
}

async function enter(run: Run): Promise<RunResult> {
  const { session, order, journal } = run
  const number = order.invoice.purchaseOrderNumber
  await journal.stepStarted('open-purchase-order')
  const listed = await findBills(session, order.invoice.invoiceNumber)
  const seen = await openOrder(session, number)
  await journal.log('info', `Opened purchase order ${seen.order.number}`)
  await journal.stepFinished('open-purchase-order', describe(seen))

  const bill = await findOwnBill(run, seen)
  if (bill) {
    await journal.stepStarted('verify-bill')
    return finishBill(run, seen, bill)
  }
  refuseWhenBilledElsewhere(order.invoice, seen.order, listed)
  const plan = await decide(run, seen)
  await write(run, plan)
  const after = await verify(run, plan)
  if (plan.mode === 'price-sync-only') return endPriceSync(run, plan, after)
  return postBill(run, plan, await evenOutCents(run, plan, after))
}

function describe({ order }: OrderSeen): string {
  return `${order.supplier || 'No supplier'}, ${order.status || 'no status'}, ${order.lines.length} lines`
}

/** @throws RunFailure refused when the plan is blocked: nothing has been written then. */
async function decide({ order, journal, state }: Run, { order: before }: OrderSeen): Promise<Plan> {
  await journal.stepStarted('plan')
  const plan = makePlan(order.invoice, before)
  if (state.mode !== null && state.mode !== plan.mode && plan.mode !== 'blocked')
    throw new RunFailure(
      'not-proven',
      `Purchase order ${before.number} changed while Docket was writing: ${plan.reasons.join(' ') || 'it holds other lines'}`,
    )
  if (state.mode === null) {
    state.mode = plan.mode
    await journal.planMade(plan, before)
    state.warnings = plan.warnings
    for (const warning of plan.warnings) await journal.log('info', `Warning: ${warning}`)
  }
  if (plan.mode === 'blocked') throw refusal(plan.reasons.join(' '))
  if (plan.mode === 'price-sync-only') await logPriceSync(journal, plan)
  await journal.stepFinished('plan', `${plan.mode}: ${plan.changes.length} changes`)
  return plan
}

/** The phrases by which the page knows this mode (spec section 4). */
async function logPriceSync(journal: RunJournal, plan: Plan): Promise<void> {
  await journal.log(
    'info',
    'PRICE SYNC ONLY MODE: only prices of matched parts change. No bill and no PDF upload.',
  )
  if (plan.missing.length > 0 || plan.isShort) await journal.log('info', 'incomplete invoice detected')
  for (const reason of plan.reasons) await journal.log('info', reason)
}

async function write({ session, journal, state }: Run, plan: Plan): Promise<void> {
  await journal.stepStarted('write-lines')
  if (plan.changes.length > 0) state.wroteLines = true
  await writeLines(session.visit, plan.changes)
  await journal.stepFinished('write-lines', `${plan.changes.length} changes written`)
}

async function verify({ session, order, journal }: Run, plan: Plan): Promise<OrderSeen> {
  await journal.stepStarted('verify-lines')
  const number = order.invoice.purchaseOrderNumber
  const after = await reopenOrder(session, number)
  verifyLines(plan, after.order.lines, `Purchase order ${number}`)
  await journal.log(
    'info',
    `Purchase order ${number} read back: ${after.order.lines.length} lines as written`,
  )
  await journal.stepFinished('verify-lines', `${after.order.lines.length} lines as written`)
  return after
}

async function endPriceSync({ session, journal }: Run, plan: Plan, after: OrderSeen): Promise<RunResult> {
  await journal.stepStarted('prove')
  const screenshot = await session.visit.page.screenshot({ fullPage: true })
  await journal.proofTaken({ purchaseOrder: after.order, bill: null, screenshot })
  await journal.log('info', 'Proof taken')
  await journal.stepFinished('prove', 'Purchase order read back')
  const prices = plan.changes.length === 1 ? '1 price was' : `${plan.changes.length} prices were`
  const message = `Price sync only: ${prices} updated on purchase order ${after.order.number}. No bill, no PDF: manual review needed.`
  await journal.log('success', message)
  return { automationType: 'price-sync-only', message, warnings: [...plan.reasons, ...plan.warnings] }
}
