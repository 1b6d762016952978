import type { InvoiceToPost } from '#domain/bill.ts'
import { PASSWORD, WORKSHOP } from './run.ts'
import type { SeedLine, SeedPurchase } from './stand-in.ts'

export const SUPPLIER = 'Harbour Brake Supplies'

export const line = (stockNumber: string, quantity: number, unitPrice: number): SeedLine => ({
  stockNumber,
  name: `${stockNumber} part`,
  quantity,
  unitPrice,
})

export function purchase(
  number: string,
  lines: SeedLine[],
  change: Partial<SeedPurchase> = {},
): SeedPurchase {
  return { number, supplier: SUPPLIER, status: 'sent', lines, ...change }
}

/** A workshop with a user for the automation, stock with near-alike numbers, and these orders. */
export function workshopWith(...purchases: SeedPurchase[]) {
  const numbers = ['BP-1001', 'BP-100', 'OF-22', 'OF-220', 'RT-9', 'AF-300']
  return {
    workshopId: WORKSHOP,
    users: [
      { username: 'docket', password: PASSWORD },
      { username: 'frank', password: 'a person' },
    ],
    suppliers: [{ name: SUPPLIER }],
    stock: numbers.map(number => ({ number, name: `${number} part` })),
    purchases,
  }
}

/** `[part number, quantity, unit price in cents]` */
export type Invoiced = [partNumber: string, quantity: number, unitPrice: number]

export function invoiceOf(lines: Invoiced[], change: Partial<InvoiceToPost> = {}): InvoiceToPost {
  const subtotal = lines.reduce((sum, [, quantity, price]) => sum + Math.round(quantity * price), 0)
  const taxAmount = Math.round(subtotal / 10)
  return {
    invoiceNumber: 'INV-1',
    purchaseOrderNumber: '1043',
    supplierName: `${SUPPLIER} Pty Ltd`,
    supplierABN: null,
    invoiceDate: '2026-10-30',
    total: subtotal + taxAmount,
    taxAmount,
    lines: lines.map(([partNumber, quantity, unitPrice]) => ({
      partNumber,
      description: `${partNumber} as invoiced`,
      quantity,
      unitPrice,
      totalPrice: Math.round(quantity * unitPrice),
    })),
    ...change,
  }
}
