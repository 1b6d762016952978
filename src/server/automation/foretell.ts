import type { InvoiceToPost } from '#domain/bill.ts'
import type { PurchaseOrderBill } from '#domain/purchase-order.ts'
import type { PreviewSeen } from '#workshop/look.ts'
import { alreadyBilled, type StandingBill } from './bill-intents.ts'

/** What a run would do and leave behind, by what a look saw and by what the record holds of earlier runs. */
export interface Foretold extends PreviewSeen {
  /** The bill that the run would create, or take over from an earlier one. */
  bill: PurchaseOrderBill | null
}

/** Adds to a look what only the record knows: that the bill was posted, or may have been. As the run does: the order's own state first. */
export function foretell(seen: PreviewSeen, invoice: InvoiceToPost, standing: StandingBill | null): Foretold {
  const planned = seen.plan.bill && seen.after.bills.at(-1)
  const plain = { ...seen, bill: planned ?? null }
  if (standing?.state === 'posted') return afterPosted(plain, alreadyBilled(invoice.invoiceNumber, standing))
  return standing ? afterUnclear(plain, invoice) : plain
}

function afterPosted(seen: Foretold, reason: string): Foretold {
  return seen.plan.mode === 'blocked'
    ? seen
    : writingNothing(seen, { mode: 'blocked', reasons: [reason] }, null)
}

/** A bill that an earlier run left on the order is finished and not made again; one that is not there is looked for again before the save. */
function afterUnclear(seen: Foretold, invoice: InvoiceToPost): Foretold {
  const { plan, before } = seen
  const number = invoice.invoiceNumber.trim().toUpperCase()
  const left = before.bills.find(bill => bill.invoiceNumber.trim().toUpperCase() === number)
  const unclear = `An earlier run ended while saving bill ${invoice.invoiceNumber}, and its outcome is unknown.`
  if (left) {
    const warnings = [`${unclear} The bill is on this purchase order: it would be proven, not made again.`]
    return writingNothing(seen, { mode: 'full-upload', reasons: [], warnings }, left)
  }
  const warning = `${unclear} The bill is not on this purchase order now; a run looks for it again before it saves one.`
  return { ...seen, plan: { ...plan, warnings: [warning, ...plan.warnings] } }
}

function writingNothing(
  seen: Foretold,
  outline: Partial<PreviewSeen['plan']>,
  bill: Foretold['bill'],
): Foretold {
  const { plan, before } = seen
  return { plan: { ...plan, changes: [], ...outline }, before, after: before, bill }
}
