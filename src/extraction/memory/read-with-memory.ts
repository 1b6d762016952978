import type { HeaderField, Invoice, InvoiceLine } from '#domain/invoice.ts'
import type { Cents } from '#domain/money.ts'
import { assembleInvoice } from '../assemble-invoice.ts'
import { checkInvoice, linesAddUp } from '../checks/check-invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { withKnownShape } from '../lines/codes/known-shape.ts'
import { boxAround } from '../pdf/page.ts'
import { type Recalled, recall } from './anchors.ts'
import { TAUGHT_FIELDS } from './confirmed-invoice.ts'
import { readByTemplate } from './read-by-template.ts'
import { memoryFor, type SupplierMemory } from './supplier-memory.ts'

/** One document's pages → one invoice, with what corrections taught about its supplier. Pure. `today`: YYYY-MM-DD. */
export function readWithMemories(
  pages: readonly PageLayout[],
  today: string,
  memories: readonly SupplierMemory[],
): Invoice {
  const read = assembleInvoice(pages, today)
  const memory = memoryFor(memories, pages, read)
  return memory ? readWithMemory(pages, today, read, memory) : read
}

/**
 * What was taught goes before what was read, but only where the page bears it out: a field where its label stands, lines that add up to
 * the printed totals.
 */
export function readWithMemory(
  pages: readonly PageLayout[],
  today: string,
  read: Invoice,
  memory: SupplierMemory,
): Invoice {
  const taught = withFields(pages, read, memory)
  const lined = withLines(pages, today, taught, memory)
  const shapes = new Set(memory.partShapes)
  const lines = lined.lines.map(line => ofKnownShape(line, shapes))
  return withChecks({ ...lined, lines }, today)
}

/** The header fields that the memory knows, certain and with their places. */
function withFields(pages: readonly PageLayout[], read: Invoice, memory: SupplierMemory): Invoice {
  const taught: Invoice = { ...read, boxes: { ...read.boxes } }
  const sure = new Set<string>()
  for (const field of TAUGHT_FIELDS) {
    const found = recall(pages, field, memory.fields[field] ?? [])
    if (!found) continue
    Object.assign(taught, { [field]: found.value })
    taught.boxes[field] = boxOf(pages, found)
    sure.add(field)
  }
  if (sure.has('totalAmount') || sure.has('taxAmount')) taught.subtotal = subtotalOf(taught)
  if (memory.name) {
    taught.supplierName = memory.name
    sure.add('supplierName')
  }
  if (memory.abn) {
    taught.supplierABN = memory.abn
    sure.add('supplierABN')
  }
  return { ...taught, uncertainFields: read.uncertainFields.filter(field => !sure.has(field)) }
}

function subtotalOf({ totalAmount, taxAmount, subtotal }: Invoice): Cents | null {
  return totalAmount === null || taxAmount === null ? subtotal : totalAmount - taxAmount
}

/** The lines as the template finds them, if they add up to the totals. */
function withLines(
  pages: readonly PageLayout[],
  today: string,
  taught: Invoice,
  { lines: template, partShapes }: SupplierMemory,
): Invoice {
  if (!template) return taught
  const table = readByTemplate(pages, template, partShapes)
  if (table.lines.length === 0) return taught
  const { lines } = assembleInvoice(pages, today, [table])
  const other = { ...taught, lines }
  return linesAddUp(other) ? other : taught
}

/** The supplier's numbers known from earlier invoices decide between readings. */
function ofKnownShape(line: InvoiceLine, shapes: ReadonlySet<string>): InvoiceLine {
  if (!line.partNumberUncertain) return line
  const known = withKnownShape({ ...line, readings: line.partNumberReadings }, shapes)
  return { ...line, partNumber: known.partNumber, partNumberReadings: known.readings }
}

function withChecks(invoice: Invoice, today: string): Invoice {
  const checks = checkInvoice(invoice, today)
  const doubtful = new Set<HeaderField | 'lineItems'>(invoice.uncertainFields)
  if (checks.some(check => check.rule === 'date' && !check.ok)) doubtful.add('invoiceDate')
  const adds = !checks.some(check => check.rule === 'invoice-total' && !check.ok)
  if (adds)
    for (const field of ['lineItems', 'subtotal', 'taxAmount', 'totalAmount'] as const) doubtful.delete(field)
  else doubtful.add('lineItems')
  return { ...invoice, checks, uncertainFields: [...doubtful] }
}

function boxOf(pages: readonly PageLayout[], { page, words }: Recalled) {
  return boxAround(words, pages.find(one => one.number === page) ?? (pages[0] as PageLayout))
}
