import { type Invoice, type InvoiceLine, LINE_FIELDS } from '#domain/invoice.ts'
import { gstOn } from '#domain/money.ts'
import { assembleInvoice } from '../assemble-invoice.ts'
import { linesAddUp } from '../checks/check-invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { compareWithOwn, losesLines } from './compare-lines.ts'
import { isSameLayout } from './layout-signature.ts'
import type { LineTemplate } from './line-template.ts'
import { readByTemplate } from './read-by-template.ts'
import type { SupplierMemory } from './supplier-memory.ts'

/**
 * The lines in the columns that the newest lesson about this layout knows. Only where they explain the sums at least as well as the
 * reader's own, and lose none of its lines; else its own stand, with their part numbers in doubt.
 */
export function recallLines(
  pages: readonly PageLayout[],
  today: string,
  invoice: Invoice,
  own: readonly PrintedTable[],
  memories: readonly SupplierMemory[],
): Invoice {
  const lesson = memories.find(({ lines, layout }) => lines !== null && isSameLayout(pages, layout))
  const templates = lesson?.lines ?? []
  if (!lesson || templates.length === 0) return invoice
  const offers = templates.flatMap(template => {
    const read = readByTemplate(pages, lesson.layout, template, own)
    const tables = compareWithOwn(read, own, template, pages, lesson.layout)
    const offer = withImpliedGst({ ...invoice, lines: assembleInvoice(pages, today, tables).lines }, template)
    const adds = [offer, invoice].map(one => linesAddUp(one))
    const isBetter = adds[0] === true && adds[1] === false
    const isAsGood = adds[0] === adds[1] && !losesLines(tables, own)
    return offer.lines.length > 0 && (isBetter || isAsGood) ? [offer] : []
  })
  const [first, ...rivals] = offers
  if (first)
    return { ...first, lines: rivals.reduce((lines, rival) => whereAgreed(lines, rival.lines), first.lines) }
  const knowsParts = templates.some(
    one => one.partInText || one.columns.some(({ field }) => field === 'partNumber'),
  )
  return knowsParts ? { ...invoice, lines: invoice.lines.map(line => withDoubtedPart(line, [])) } : invoice
}

/** Prices with GST, and nothing that says how much of it: what the total is more than the lines. */
function withImpliedGst(invoice: Invoice, { inclusive }: LineTemplate): Invoice {
  const { totalAmount, taxAmount, lines } = invoice
  if (!inclusive || totalAmount === null || taxAmount !== null) return invoice
  const goods = lines.reduce((sum, line) => sum + line.totalPrice, 0)
  const tax = totalAmount - goods
  return Math.abs(tax - gstOn(goods)) <= Math.max(2, lines.length)
    ? { ...invoice, taxAmount: tax, subtotal: goods }
    : invoice
}

/** Where another way to read the columns, as good on the paper that taught it, gives something else, a person should look. */
function whereAgreed(lines: readonly InvoiceLine[], others: readonly InvoiceLine[]): InvoiceLine[] {
  if (lines.length !== others.length) return [...lines]
  return lines.map((line, i) => {
    const other = others[i] as InvoiceLine
    const differing = LINE_FIELDS.filter(field => field !== 'description' && line[field] !== other[field])
    const doubted = differing.includes('partNumber') ? withDoubtedPart(line, [other.partNumber]) : line
    return { ...doubted, uncertainFields: [...new Set([...doubted.uncertainFields, ...differing])] }
  })
}

function withDoubtedPart(line: InvoiceLine, others: readonly string[]): InvoiceLine {
  if (line.partNumber === 'FREIGHT') return line
  return {
    ...line,
    partNumberUncertain: true,
    partNumberReadings: [...new Set([line.partNumber, ...line.partNumberReadings, ...others])],
    uncertainFields: [...new Set([...line.uncertainFields, 'partNumber' as const])],
  }
}
