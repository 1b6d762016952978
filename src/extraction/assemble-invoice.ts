import type { HeaderField, Invoice, InvoiceLine, LineField } from '#domain/invoice.ts'
import type { Cents } from '#domain/money.ts'
import { checkInvoice, linesAddUp } from './checks/check-invoice.ts'
import { findDocumentType } from './header/document-type.ts'
import { readHeader } from './header/read-header.ts'
import { findTotals, type TotalsFound } from './header/totals/find-totals.ts'
import type { LabelledAmount } from './header/totals/labelled-amounts.ts'
import type { PageLayout } from './layout/lay-out.ts'
import { gstFreeMarks, isGstFree } from './lines/gst-free.ts'
import { gstInNotes, noteTexts } from './lines/note-texts.ts'
import type { PrintedLine, PrintedTable } from './lines/printed-line.ts'
import { readLines } from './lines/read-lines.ts'
import { chooseBasis } from './normalise/choose-basis.ts'
import { type DraftLine, type FooterCharge, normaliseLines } from './normalise/normalise-lines.ts'
import { boxAround, type Word } from './pdf/page.ts'

/**
 * One document's pages → one invoice. Pure: `today` (YYYY-MM-DD) is only used by the date check.
 * @param tables its lines of goods as printed, where they were found by other means.
 */
export function assembleInvoice(
  pages: readonly PageLayout[],
  today: string,
  tables: readonly PrintedTable[] = readLines(pages),
): Invoice {
  const usedRows = new Set(tables.flatMap(table => [...table.usedRows]))
  const totals = findTotals(pages, usedRows, printedSum(tables))
  const type = findDocumentType(pages, {
    negativeTotal: (totals.total?.cents ?? 0) < 0,
    withoutPrices: tables.length > 0 && tables.every(table => table.withoutPrices),
    hasTotal: totals.total !== null,
  })
  const header = readHeader(pages, type.type, tables)
  const credit = type.type === 'credit-note'
  const money = type.type === 'statement' ? owedOnly(totals) : moneyFields(totals, credit)
  const lines = type.type === 'statement' ? [] : buildLines(tables, totals, credit, pages)
  const uncertain = new Set<HeaderField | 'lineItems'>(header.uncertain)
  if (type.uncertain) uncertain.add('documentType')
  const box = (page: number, words: readonly Word[]) => boxAround(words, pageOf(pages, page))
  const boxes: Invoice['boxes'] = {}
  for (const [field, place] of Object.entries(header.words))
    boxes[field as HeaderField] = box(place.page, place.words)
  for (const [field, amount] of [
    ['subtotal', totals.subtotal],
    ['taxAmount', totals.tax],
    ['totalAmount', totals.total],
  ] as const) {
    if (amount && amount.words.length > 0) boxes[field] = box(amount.page, amount.words)
  }
  if (type.segment) boxes.documentType = box(type.segment.page, type.segment.words)
  const { uncertain: _, words: __, ...fields } = header
  const invoice = {
    ...fields,
    ...money,
    documentType: type.type,
    lines,
    boxes,
    pages: pages.map(page => page.number),
    uncertainFields: [],
  }
  const owed = [totals.subtotal, totals.total].map(amount => amount?.cents)
  const isOpen = tables.some(
    ({ areSumsOpen, sumsBeyond = [] }) => areSumsOpen || sumsBeyond.some(sum => !owed.includes(sum)),
  )
  for (const field of doubtfulMoney(invoice, totals, isOpen)) uncertain.add(field)
  const checks = checkInvoice(invoice, today)
  if (checks.some(check => check.rule === 'date' && !check.ok)) uncertain.add('invoiceDate')
  if (checks.some(check => check.rule === 'abn' && !check.ok)) uncertain.add('supplierABN')
  return { ...invoice, checks, uncertainFields: [...uncertain] }
}

/** What the lines' totals add up to as printed; null when one has none. */
function printedSum(tables: readonly PrintedTable[]): Cents | null {
  const totals = tables.flatMap(table => table.lines.map(line => line.total))
  return totals.includes(null) ? null : totals.reduce<Cents>((sum, total) => sum + (total ?? 0), 0)
}

function pageOf(pages: readonly PageLayout[], number: number): PageLayout {
  return pages.find(page => page.number === number) ?? (pages[0] as PageLayout)
}

/** Printed totals as the product's fields: GST-exclusive subtotal, GST, total; a credit note's are positive. */
function moneyFields(
  totals: TotalsFound,
  credit: boolean,
): Pick<Invoice, 'subtotal' | 'taxAmount' | 'totalAmount'> {
  const size = (amount: LabelledAmount | null) =>
    amount === null ? null : credit ? Math.abs(amount.cents) : amount.cents
  const total = size(totals.total)
  const tax =
    size(totals.tax) ?? (total !== null && totals.subtotal ? total - (size(totals.subtotal) ?? 0) : null)
  return {
    subtotal: size(totals.subtotal) ?? (total !== null && tax !== null ? total - tax : null),
    taxAmount: tax,
    totalAmount: total,
  }
}

/** A statement owes a sum of other documents: it has no subtotal and no GST of its own. */
function owedOnly(totals: TotalsFound): Pick<Invoice, 'subtotal' | 'taxAmount' | 'totalAmount'> {
  return { subtotal: null, taxAmount: null, totalAmount: totals.total?.cents ?? null }
}

function buildLines(
  tables: readonly PrintedTable[],
  totals: TotalsFound,
  credit: boolean,
  pages: readonly PageLayout[],
): InvoiceLine[] {
  const printed = tables.flatMap(table => table.lines)
  const rows = pages.flatMap(page => page.rows)
  const marks = gstFreeMarks(noteTexts(rows))
  const drafts = printed.map(line => ({ ...draftLine(line, pages), gstFree: isGstFree(line, rows, marks) }))
  const charges: FooterCharge[] = totals.charges.map(({ label, cents, text, isUnknown }) => ({
    label: label as FooterCharge['label'],
    cents,
    text: text.replace(/\s*(?:\([^)]*\bGST\b[^)]*\)|\bAUD)\s*:?$/i, ''),
    isUnknown: isUnknown === true,
  }))
  const first = tables[0]
  const basis = chooseBasis(
    drafts,
    charges,
    {
      subtotal: totals.subtotal?.cents ?? null,
      tax: totals.tax?.cents ?? null,
      total: totals.total?.cents ?? null,
    },
    { unit: first?.unitGst ?? gstInNotes(rows), total: first?.totalGst ?? null },
  )
  return normaliseLines(drafts, charges, basis, credit)
}

function draftLine(line: PrintedLine, pages: readonly PageLayout[]): Omit<DraftLine, 'gstFree'> {
  const boxes: InvoiceLine['boxes'] = {}
  for (const [field, words] of Object.entries(line.words)) {
    if (words.length > 0) boxes[field as LineField] = boxAround(words, pageOf(pages, line.page))
  }
  return {
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    gst: line.gst,
    total: line.total,
    partNumber: line.partNumber,
    partReadings: line.partReadings,
    description: line.description,
    uncertain: line.uncertain,
    boxes,
  }
}

/**
 * Money fields a person must look at: nothing proves them, or the lines do not add up to them.
 * @param isOpen whether other sums may be the ones that are owed.
 */
function doubtfulMoney(
  invoice: Omit<Invoice, 'checks' | 'uncertainFields'>,
  totals: TotalsFound,
  isOpen: boolean,
): (HeaderField | 'lineItems')[] {
  const doubtful: (HeaderField | 'lineItems')[] = []
  if (invoice.documentType === 'statement') return doubtful
  if (isOpen) return ['lineItems', 'subtotal', 'taxAmount', 'totalAmount']
  if (invoice.documentType === 'delivery-docket' && totals.total === null) return doubtful
  const agree = linesAddUp(invoice)
  if (!agree) doubtful.push('lineItems')
  if (totals.proven || agree) return doubtful
  return [...doubtful, 'subtotal', 'taxAmount', 'totalAmount']
}
