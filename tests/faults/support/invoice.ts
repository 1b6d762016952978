import { createHash } from 'node:crypto'

export const SUPPLIER = 'Harbour Brake Supplies'
export const ORDER = '1043'
export const PDF = { name: 'harbour.pdf', bytes: Buffer.from('%PDF-1.4\n% a test\n%%EOF\n') }
export const PDF_SHA256 = createHash('sha256').update(PDF.bytes).digest('hex')

/** Dollars. */
export interface Line {
  partNumber: string
  quantity: number
  unitPrice: number
}

/** The order lacks the second part, and its price of the first one is old: one line to change, one to add. */
export const LINES: Line[] = [
  { partNumber: 'BP-100', quantity: 2, unitPrice: 46 },
  { partNumber: 'OF-22', quantity: 1, unitPrice: 9 },
]
export const TOTAL = 111.1
export const ORDERED = [{ stockNumber: 'BP-100', name: 'BP-100 part', quantity: 2, unitPrice: 45.5 }]

/** An invoice as a client sends it after review. */
export function reviewed(invoiceNumber: string, lines: Line[] = LINES, purchaseOrderNumber = ORDER) {
  const cents = lines.reduce((sum, line) => sum + Math.round(line.quantity * line.unitPrice * 100), 0)
  const tax = Math.round(cents / 10)
  return {
    invoiceNumber,
    purchaseOrderNumber,
    supplierName: `${SUPPLIER} Pty Ltd`,
    invoiceDate: '2026-10-30',
    totalAmount: (cents + tax) / 100,
    taxAmount: tax / 100,
    lineItems: lines.map(line => ({ ...line, description: `${line.partNumber} as invoiced` })),
  }
}
