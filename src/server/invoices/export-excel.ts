import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { InvoiceToExport } from '#contracts/invoice-data.ts'

const INVOICE_HEADS = [
  'File Name',
  'Invoice #',
  'PO #',
  'Supplier',
  'ABN',
  'Date',
  'Due Date',
  'GST',
  'Total',
  'Items',
]
const LINE_HEADS = [
  'Invoice #',
  'PO #',
  'Part Number',
  'Description',
  'Quantity',
  'Unit Price',
  'Total Price',
]
const DOLLARS = '#,##0.00'

/** A workbook with one sheet of invoices and one of their lines. */
export function exportExcel(invoices: InvoiceToExport[]): Promise<Buffer> {
  const summary = invoices.map(invoice => [
    textCell(invoice.fileName),
    textCell(invoice.invoiceNumber),
    textCell(invoice.purchaseOrderNumber),
    textCell(invoice.supplierName),
    textCell(invoice.supplierABN),
    textCell(invoice.invoiceDate),
    textCell(invoice.dueDate),
    moneyCell(invoice.taxAmount),
    moneyCell(invoice.totalAmount),
    { value: invoice.lineItems.length, type: Number },
  ])
  const lines = invoices.flatMap(invoice =>
    invoice.lineItems.map(line => [
      textCell(invoice.invoiceNumber),
      textCell(invoice.purchaseOrderNumber),
      textCell(line.partNumber),
      textCell(line.description),
      { value: line.quantity, type: Number },
      moneyCell(line.unitPrice),
      moneyCell(line.totalPrice),
    ]),
  )
  return writeXlsxFile([
    {
      sheet: 'Invoices',
      data: [heads(INVOICE_HEADS), ...summary],
      stickyRowsCount: 1,
      columns: widths(INVOICE_HEADS),
    },
    {
      sheet: 'Line Items',
      data: [heads(LINE_HEADS), ...lines],
      stickyRowsCount: 1,
      columns: widths(LINE_HEADS),
    },
  ]).toBuffer()
}

function heads(names: string[]): Row {
  return names.map(value => ({ value, type: String, fontWeight: 'bold' as const }))
}

function widths(names: string[]) {
  return names.map(name => ({ width: name === 'Description' || name === 'Supplier' ? 36 : 16 }))
}

/**
 * A text cell. Spreadsheet programs run what begins like a formula when the cell is edited or saved as CSV, so such text gets
 * a leading apostrophe (OWASP, CSV injection).
 */
function textCell(value: string | null | undefined) {
  if (!value) return null
  return { value: /^[=+\-@\t\r]/.test(value) ? `'${value}` : value, type: String }
}

function moneyCell(dollars: number | null | undefined) {
  return dollars === null || dollars === undefined ? null : { value: dollars, type: Number, format: DOLLARS }
}
