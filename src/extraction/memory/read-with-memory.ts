import type { HeaderField, Invoice, InvoiceLine } from '#domain/invoice.ts'
import { assembleInvoice } from '../assemble-invoice.ts'
import { checkInvoice, linesAddUp } from '../checks/check-invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { withKnownShape } from '../lines/codes/known-shape.ts'
import { readLines } from '../lines/read-lines.ts'
import { recallFields } from './recall-fields.ts'
import { recallLines } from './recall-lines.ts'
import { recallName } from './recall-name.ts'
import { headerSpots, rowsOfLines } from './spots.ts'
import { memoriesOfSupplier, type SupplierMemory } from './supplier-memory.ts'

/**
 * One document's pages → one invoice, with what corrections taught about its supplier. Pure.
 * @param today YYYY-MM-DD.
 * @param memories the latest taught first.
 */
export function readWithMemories(
  pages: readonly PageLayout[],
  today: string,
  memories: readonly SupplierMemory[],
): Invoice {
  const tables = readLines(pages)
  const read = assembleInvoice(pages, today, tables)
  const mine = memoriesOfSupplier(memories, pages, read)
  if (mine.length === 0 || read.documentType === 'statement') return read
  const spots = headerSpots(pages, rowsOfLines(pages, tables))
  const headed = recallName(withSubtotal(recallFields(pages, spots, read, mine), read), mine)
  const lined = recallLines(pages, today, headed, tables, mine)
  const shapes = new Set(mine.flatMap(({ partShapes }) => partShapes))
  const lines = lined.lines.map(line => ofKnownShape(line, shapes))
  return withChecks({ ...lined, lines }, read, today)
}

/** What stands under a total that was put in another's place is open anew. */
function withSubtotal(invoice: Invoice, read: Invoice): Invoice {
  const { totalAmount, taxAmount } = invoice
  const isSame = totalAmount === read.totalAmount && taxAmount === read.taxAmount
  if (isSame || totalAmount === null || taxAmount === null) return invoice
  return { ...invoice, subtotal: totalAmount - taxAmount }
}

/** The supplier's numbers known from earlier invoices decide between readings. */
function ofKnownShape(line: InvoiceLine, shapes: ReadonlySet<string>): InvoiceLine {
  if (!line.partNumberUncertain) return line
  const known = withKnownShape({ ...line, readings: line.partNumberReadings }, shapes)
  return { ...line, partNumber: known.partNumber, partNumberReadings: known.readings }
}

function withChecks(invoice: Invoice, read: Invoice, today: string): Invoice {
  const checks = checkInvoice(invoice, today)
  const doubtful = new Set<HeaderField | 'lineItems'>(invoice.uncertainFields)
  if (checks.some(check => check.rule === 'date' && !check.ok)) doubtful.add('invoiceDate')
  if (addsUp({ ...invoice, checks })) {
    // What was in doubt though it added up stays so.
    const open = addsUp(read) ? read.uncertainFields : []
    for (const field of ['lineItems', 'subtotal', 'taxAmount', 'totalAmount'] as const)
      if (!open.includes(field)) doubtful.delete(field)
  } else {
    doubtful.add('lineItems')
    // An amount that nothing proves.
    for (const field of ['taxAmount', 'totalAmount'] as const)
      if (invoice[field] !== read[field]) doubtful.add(field)
  }
  return { ...invoice, checks, uncertainFields: [...doubtful] }
}

function addsUp(invoice: Invoice): boolean {
  return linesAddUp(invoice) && !invoice.checks.some(({ rule, ok }) => rule === 'invoice-total' && !ok)
}
