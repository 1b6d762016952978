import type { HeaderField, Invoice } from '#domain/invoice.ts'

const TRUTH = {
  documentType: 'tax-invoice',
  invoiceNumber: '40118',
  purchaseOrderNumber: '7781',
  invoiceDate: '2026-03-05',
  supplierName: 'Quandong Auto Spares',
  supplierABN: '51824753556',
  subtotal: 14000,
  taxAmount: 1400,
  totalAmount: 15400,
} satisfies Partial<Record<HeaderField, unknown>>

const LINES = ['QA-1002 4 1250 5000', 'QA-77/B 1 8000 8000', 'FREIGHT 1 1000 1000']

/**
 * How the sample invoice was read: `read` when every value is right, `sound` when a value that is wrong is flagged (or missing),
 * `wrong` when a person would not have been warned.
 */
export function judgeReading(invoices: readonly Invoice[]): 'read' | 'sound' | 'wrong' {
  const [invoice, ...more] = invoices
  if (!invoice) return 'wrong'
  const wrong = Object.entries(TRUTH).filter(
    ([field, value]) => invoice[field as keyof typeof TRUTH] !== value,
  )
  const lines = invoice.lines.map(line =>
    [line.partNumber, line.quantity, line.unitPrice, line.totalPrice].join(' '),
  )
  const linesRight = lines.join() === LINES.join()
  if (wrong.length === 0 && linesRight && more.length === 0) return 'read'
  const flagged = new Set<string>(invoice.uncertainFields)
  const warned = wrong.every(([field]) => flagged.has(field) || invoice[field as keyof typeof TRUTH] === null)
  return warned && (linesRight || flagged.has('lineItems')) ? 'sound' : 'wrong'
}
