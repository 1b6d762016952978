import type { BrowserContext } from 'playwright-core'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { PurchaseOrder } from '#domain/purchase-order.ts'
import { type OrderAfter, orderAfter, roundingWarning } from '#domain/reconcile/order-after.ts'
import { makePlan, type Plan } from '#domain/reconcile/plan.ts'
import { SessionEnded } from './browse/failures.ts'
import { RunFailure, type RunJournal, type WorkshopLogin } from './ports.ts'
import { refuseWhenBilledElsewhere } from './post-bill.ts'
import { findBills } from './screens/find-bills.ts'
import { type OpenOrders, readOpenOrders, readWorkshopName } from './screens/overview.ts'
import { openOrder } from './screens/purchase-order.ts'
import { inSession, type Session } from './session.ts'

/** What a run of an invoice would do, from a look at the workshop system that writes nothing. */
export interface PreviewSeen {
  plan: Plan
  before: PurchaseOrder
  after: OrderAfter['order']
}

/** What a login alone shows. */
export interface ConnectionSeen {
  /** Null where the page does not show it. */
  workshopName: string | null
  /** Null where the list does not tell which orders are open. */
  openOrders: OpenOrders | null
}

type LookOptions = { signal: AbortSignal; answerWithin?: number }

/**
 * Reads the purchase order and makes the plan that a run would make now.
 * @throws RunFailure, or what the signal gave as the reason to stop.
 */
export async function previewInvoice(
  context: BrowserContext,
  login: WorkshopLogin,
  invoice: InvoiceToPost,
  options: LookOptions,
): Promise<PreviewSeen> {
  return look(context, login, options, async session => {
    const listed = await findBills(session, invoice.invoiceNumber)
    const { order: before, totals } = await openOrder(session, invoice.purchaseOrderNumber)
    const plan = blockedBy(makePlan(invoice, before), before, () =>
      refuseWhenBilledElsewhere(invoice, before, listed),
    )
    const after = orderAfter(invoice, before, plan, totals.gst)
    const rounding = roundingWarning(after, plan)
    const warnings = rounding ? [...plan.warnings, rounding] : plan.warnings
    return { plan: { ...plan, warnings }, before, after: after.order }
  })
}

/** Signs in and reads the first things that a person would see. @throws like `previewInvoice` */
export async function checkConnection(
  context: BrowserContext,
  login: WorkshopLogin,
  options: LookOptions,
): Promise<ConnectionSeen> {
  return look(context, login, options, async session => {
    const workshopName = await readWorkshopName(session, login.workshopId)
    return { workshopName, openOrders: await readOpenOrders(session) }
  })
}

/** A session that fights nobody for the login: one that is taken away is not taken back. */
function look<T>(
  context: BrowserContext,
  login: WorkshopLogin,
  options: LookOptions,
  read: (session: Session) => Promise<T>,
): Promise<T> {
  return inSession(context, login, { ...options, journal: READ_ONLY }, async session => {
    try {
      return await read(session)
    } catch (error) {
      if (error instanceof SessionEnded) throw sessionTaken(error)
      throw error
    }
  })
}

function sessionTaken(cause: unknown): RunFailure {
  return new RunFailure(
    'refused',
    'MechanicDesk ended the session: somebody else signed in with the same user. Nothing was changed. Try again when they are done, ' +
      'or give the automation a MechanicDesk user of its own.',
    { cause },
  )
}

/** The order's own state is said first; only then whether the invoice is billed on another one. */
function blockedBy(plan: Plan, before: PurchaseOrder, refuse: () => void): Plan {
  if (plan.mode === 'blocked') return plan
  try {
    refuse()
    return plan
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error
    const nothing = { changes: [], after: before.lines, bill: null }
    return { ...plan, ...nothing, mode: 'blocked', reasons: [error.message] }
  }
}

const ignore = async () => undefined
const refuse = async (): Promise<never> => {
  throw new Error('A look writes nothing.')
}

/** Every write of the driver asks here first, so that none can leave. */
const READ_ONLY: RunJournal = {
  log: ignore,
  stepStarted: ignore,
  stepFinished: ignore,
  planMade: ignore,
  proofTaken: ignore,
  failureSeen: ignore,
  mayWrite: refuse,
  intendBill: refuse,
  billPosted: refuse,
  billNotPosted: refuse,
}
