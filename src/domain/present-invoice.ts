import { type FieldStatus, fieldStatuses } from './field-status.ts'
import {
  type Box,
  HEADER_FIELDS,
  type HeaderField,
  type Invoice,
  type InvoiceCheck,
  type InvoiceLine,
  LINE_FIELDS,
  type LineField,
} from './invoice.ts'
import { type Cents, dollarsFromCents } from './money.ts'

/** A line of which it is known which amounts the page prints. */
export interface TracedLine extends InvoiceLine {
  /** Fields whose box shows what they were worked out from (a price with its GST), not their own number. */
  derivedFields?: readonly LineField[]
}

/** One line as the API sends it: money in dollars with two decimals. */
export interface PresentedLine {
  partNumber: string
  description: string
  quantity: number
  unitPrice: number
  totalPrice: number
  part_number_uncertain: boolean
  part_number_readings: string[]
  uncertainFields: LineField[]
  statuses: Record<LineField, FieldStatus>
  boxes: Partial<Record<LineField, Box>>
}

/** `analysis.extractedData` of `/api/analyze-invoice` (product.md, Analysis): amounts in dollars, dates `YYYY-MM-DD`, absent is null. */
export interface PresentedInvoice {
  documentType: Invoice['documentType']
  invoiceNumber: string | null
  invoiceDate: string | null
  dueDate: string | null
  purchaseOrderNumber: string | null
  supplierName: string | null
  supplierABN: string | null
  /** GST-exclusive. */
  subtotal: number | null
  taxAmount: number | null
  totalAmount: number | null
  uncertainFields: (HeaderField | 'lineItems')[]
  statuses: Record<HeaderField, FieldStatus>
  checks: InvoiceCheck[]
  boxes: Partial<Record<HeaderField, Box>>
  pages: number[]
  lineItems: PresentedLine[]
}

/** An invoice in the API's wire shape. */
export function presentInvoice(invoice: Invoice & { lines: TracedLine[] }): PresentedInvoice {
  return {
    documentType: invoice.documentType,
    invoiceNumber: invoice.invoiceNumber,
    invoiceDate: invoice.invoiceDate,
    dueDate: invoice.dueDate,
    purchaseOrderNumber: invoice.purchaseOrderNumber,
    supplierName: invoice.supplierName,
    supplierABN: invoice.supplierABN,
    subtotal: dollarsOrNull(invoice.subtotal),
    taxAmount: dollarsOrNull(invoice.taxAmount),
    totalAmount: dollarsOrNull(invoice.totalAmount),
    uncertainFields: [...invoice.uncertainFields],
    statuses: fieldStatuses(invoice, HEADER_FIELDS, invoice),
    checks: invoice.checks.map(({ rule, ok, message }) => ({ rule, ok, message })),
    boxes: { ...invoice.boxes },
    pages: [...invoice.pages],
    lineItems: invoice.lines.map(presentLine),
  }
}

function presentLine(line: TracedLine): PresentedLine {
  return {
    partNumber: line.partNumber,
    description: line.description,
    quantity: line.quantity,
    unitPrice: dollarsFromCents(line.unitPrice),
    totalPrice: dollarsFromCents(line.totalPrice),
    part_number_uncertain: line.partNumberUncertain,
    part_number_readings: [...line.partNumberReadings],
    uncertainFields: [...line.uncertainFields],
    statuses: fieldStatuses(line, LINE_FIELDS, line),
    boxes: { ...line.boxes },
  }
}

function dollarsOrNull(cents: Cents | null): number | null {
  return cents === null ? null : dollarsFromCents(cents)
}
