import { presentLine, presentTotals } from '../api/present.ts'
import type { Bill, Purchase, Workshop } from '../memory/records.ts'
import { totalsOf } from '../rules/amounts.ts'
import { billsOn } from '../system.ts'
import type { GstRounding } from '../variants.ts'

function billTruth(bill: Bill) {
  return {
    invoiceNumber: bill.invoiceNumber,
    date: bill.date,
    supplier: bill.supplier,
    lines: bill.lines.map(presentLine),
    ...presentTotals(bill),
    attachments: bill.attachments.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  }
}

function purchaseTruth(workshop: Workshop, purchase: Purchase, rounding: GstRounding) {
  return {
    number: purchase.number,
    reference: purchase.reference,
    supplier: purchase.supplier,
    status: purchase.status,
    lines: purchase.lines.map(presentLine),
    ...presentTotals(totalsOf(purchase.lines, rounding)),
    bills: billsOn(workshop, purchase).map(billTruth),
  }
}

/** Everything a workshop holds, in the shape of a seed without passwords; money in dollars. */
export function tellTruth(workshop: Workshop, rounding: GstRounding) {
  return {
    workshopId: workshop.id,
    workshopName: workshop.name,
    users: [...workshop.users.values()].map(({ username }) => ({ username })),
    suppliers: [...workshop.suppliers.values()].map(({ name, abn }) =>
      abn === null ? { name } : { name, abn },
    ),
    stock: [...workshop.stock.values()].map(({ number, name }) => ({ number, name })),
    purchases: [...workshop.purchases.values()].map(purchase => purchaseTruth(workshop, purchase, rounding)),
  }
}
