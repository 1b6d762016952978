import { expectBill, roundingFor } from '#domain/reconcile/expected-bill.ts'
import { roundingLine } from '#domain/reconcile/order-after.ts'
import { isRoundingLine, ROUNDING_PART } from '#domain/reconcile/order-line.ts'
import type { Plan } from '#domain/reconcile/plan.ts'
import { dollars } from '#domain/reconcile/words.ts'
import { RunFailure } from './ports.ts'
import type { Run } from './run-state.ts'
import { addLine } from './screens/order-line.ts'
import { type OrderSeen, reopenOrder, showItems } from './screens/purchase-order.ts'
import { requireDone } from './write-lines.ts'

/**
 * Brings the order's total to the one printed on the invoice by a line of the built-in ROUNDING, where they differ by no more than
 * rounding explains. The bill takes its lines from the order, so the cents are settled here, before it.
 * @throws RunFailure not-proven when they are further apart.
 */
export async function evenOutCents(run: Run, plan: Plan, seen: OrderSeen): Promise<OrderSeen> {
  const { session, journal, order } = run
  const expected = expectBill(order.invoice, seen.order.lines)
  const total = seen.totals.total
  if (total === null || plan.bill === null) return seen
  const amount = roundingFor(expected, total)
  if (amount === 0) return seen
  if (amount === null || seen.order.lines.some(isRoundingLine))
    throw new RunFailure(
      'not-proven',
      `MechanicDesk adds the order up to ${dollars(total)}, the invoice to ${dollars(expected.printedTotal ?? 0)}. No bill was made.`,
    )
  const line = roundingLine(seen.order.lines, amount)
  await showItems(session.visit)
  requireDone(await addLine(session.visit, line), line)
  await journal.log('info', `Added ${ROUNDING_PART}: ${dollars(amount)}, to come to the invoice's total`)
  const after = await reopenOrder(session, order.invoice.purchaseOrderNumber)
  if (after.totals.total === expected.printedTotal) return after
  throw new RunFailure(
    'not-proven',
    `The total is ${dollars(after.totals.total ?? 0)} even with a ROUNDING line of ${dollars(amount)}. No bill was made.`,
  )
}
