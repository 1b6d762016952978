import type { DocumentType, Invoice, InvoiceCheck } from '#domain/invoice.ts'
import { type Cents, gstOn } from '#domain/money.ts'
import { isValidAbn } from '../values/abn.ts'
import { daysBetween } from '../values/dates.ts'

/** Cents. Suppliers round GST per line or on the sum. */
const TOLERANCE = 2
/** Days. Older invoices are more likely misread than late (product.md: 18 months). */
const OLDEST = 548

const KIND: Record<DocumentType, string> = {
  'tax-invoice': 'tax invoice',
  'credit-note': 'credit note',
  quote: 'quote',
  statement: 'statement',
  'pro-forma': 'pro-forma invoice',
  'delivery-docket': 'delivery docket',
}

/** Every check of one invoice, each with a sentence for the workshop. Money in messages is dollars. */
export function checkInvoice(invoice: Omit<Invoice, 'checks'>, today: string): InvoiceCheck[] {
  const whole =
    invoice.documentType === 'tax-invoice' ||
    invoice.documentType === 'credit-note' ||
    invoice.documentType === 'pro-forma'
  return [
    checkType(invoice.documentType),
    ...(whole ? [...checkLines(invoice), ...checkTotals(invoice)] : []),
    checkAbn(invoice.supplierABN),
    checkDate(invoice.invoiceDate, today),
  ]
}

function checkType(type: DocumentType): InvoiceCheck {
  const ok = type === 'tax-invoice'
  return {
    rule: 'document-type',
    ok,
    message: ok
      ? 'This is a tax invoice.'
      : `This is a ${KIND[type]}, not a tax invoice: it cannot become a bill.`,
  }
}

function checkLines(invoice: Pick<Invoice, 'lines'>): InvoiceCheck[] {
  const wrong = invoice.lines.flatMap((line, i) => (multiplies(line) ? [] : [i + 1]))
  if (wrong.length === 0)
    return [{ rule: 'line-total', ok: true, message: 'Quantity × unit price gives the total on every line.' }]
  return [
    {
      rule: 'line-total',
      ok: false,
      message: `Quantity × unit price does not give the total on line ${wrong.join(', ')}: compare with the PDF.`,
    },
  ]
}

/** Unit prices are rounded to the cent, so a line may differ by half a cent a piece. */
export function multiplies(line: {
  quantity: number
  unitPrice: Cents
  totalPrice: Cents
  uncertainFields: string[]
}): boolean {
  const slack = TOLERANCE + 0.5 * Math.abs(line.quantity)
  return (
    Math.abs(line.quantity * line.unitPrice - line.totalPrice) <= slack &&
    !line.uncertainFields.includes('totalPrice')
  )
}

function checkTotals(
  invoice: Pick<Invoice, 'lines' | 'subtotal' | 'taxAmount' | 'totalAmount'>,
): InvoiceCheck[] {
  const { subtotal, taxAmount, totalAmount } = invoice
  if (totalAmount === null) return [failed('No invoice total was found: enter it from the PDF.')]
  const sum = invoice.lines.reduce((all, line) => all + line.totalPrice, 0)
  const goods = subtotal ?? totalAmount - (taxAmount ?? 0)
  if (!linesAddUp(invoice))
    return [
      failed(
        `The lines add up to ${dollars(sum)}, the invoice says ${dollars(goods)} before GST: a line may be missing or extra.`,
      ),
    ]
  if (taxAmount === null) return [failed('No GST amount was found: check the total against the PDF.')]
  if (Math.abs(goods + taxAmount - totalAmount) > TOLERANCE) {
    return [
      failed(
        `${dollars(goods)} plus GST ${dollars(taxAmount)} does not give the total ${dollars(totalAmount)}.`,
      ),
    ]
  }
  const perLine = invoice.lines.reduce((all, line) => all + gstOn(line.totalPrice), 0)
  const tenth = Math.abs(taxAmount - gstOn(goods)) <= TOLERANCE || Math.abs(taxAmount - perLine) <= TOLERANCE
  const message = tenth
    ? 'Lines, GST and total add up.'
    : 'Lines, GST and total add up; part of the invoice carries no GST.'
  return [{ rule: 'invoice-total', ok: true, message }]
}

/** Lines against the GST-exclusive subtotal, with a cent's rounding for every two lines of a GST-inclusive invoice. */
export function linesAddUp(
  invoice: Pick<Invoice, 'lines' | 'subtotal' | 'taxAmount' | 'totalAmount'>,
): boolean {
  const sum = invoice.lines.reduce((all, line) => all + line.totalPrice, 0)
  const goods =
    invoice.subtotal ?? (invoice.totalAmount === null ? null : invoice.totalAmount - (invoice.taxAmount ?? 0))
  return goods !== null && Math.abs(sum - goods) <= Math.max(TOLERANCE, Math.ceil(invoice.lines.length / 2))
}

function checkAbn(abn: string | null): InvoiceCheck {
  if (abn === null) return { rule: 'abn', ok: false, message: "The supplier's ABN was not found." }
  const ok = isValidAbn(abn)
  return {
    rule: 'abn',
    ok,
    message: ok
      ? "The supplier's ABN is valid."
      : `The ABN ${abn} has a wrong check digit: compare it with the PDF.`,
  }
}

function checkDate(date: string | null, today: string): InvoiceCheck {
  if (date === null)
    return { rule: 'date', ok: false, message: 'No invoice date was found: enter it from the PDF.' }
  const age = daysBetween(date, today)
  if (age < 0) return { rule: 'date', ok: false, message: `The invoice date ${date} is in the future.` }
  if (age > OLDEST)
    return { rule: 'date', ok: false, message: `The invoice date ${date} is more than 18 months ago.` }
  return { rule: 'date', ok: true, message: 'The invoice date is plausible.' }
}

function failed(message: string): InvoiceCheck {
  return { rule: 'invoice-total', ok: false, message }
}

function dollars(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`
}
