import { invoiceKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import { gstOn } from '#domain/money.ts'
import { assembleInvoice } from '../assemble-invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { shapeOf } from '../lines/codes/known-shape.ts'
import { readLines } from '../lines/read-lines.ts'
import { placesOf } from './anchors.ts'
import { type ConfirmedInvoice, TAUGHT_FIELDS, type TaughtField } from './confirmed-invoice.ts'
import { sameValue, shapeOfValue } from './field-values.ts'
import { headingsOver } from './find-headings.ts'
import { layoutOf, type PaperLayout } from './layout-signature.ts'
import { type MatchedPaper, partAmongWords, templatesOf } from './learn-lines.ts'
import type { LineTemplate } from './line-template.ts'
import { matchLines } from './match-lines.ts'
import { readByTemplate } from './read-by-template.ts'
import { anchorsOfRead } from './recall-fields.ts'
import { headerSpots, rowsOfLines, type Spot } from './spots.ts'
import { certainAbn, type SupplierMemory } from './supplier-memory.ts'

/** More shapes than this tell nothing apart. */
const MOST_SHAPES = 40
/** More equally good ways to read the columns than this are not kept. */
const MOST_KEPT = 4

/**
 * What a person's corrections of one invoice teach about its supplier's papers. Each lesson is tried at once on the pages it came from, and
 * kept only where it gives what the person confirmed.
 * @param seen the invoice as the person was shown it: only what was changed of it teaches.
 * @returns null when there is nothing to learn, or nothing by which the supplier could be known again.
 */
export function learnSupplier(
  pages: readonly PageLayout[],
  today: string,
  seen: Invoice,
  confirmed: ConfirmedInvoice,
): SupplierMemory | null {
  const own = readLines(pages)
  const read = assembleInvoice(pages, today, own)
  const abn = certainAbn(read)
  if (!abn && !read.supplierName) return null
  const { matched, inclusive } = matchedLines(pages, confirmed)
  const headings = headingsOver(matched)
  const lineRows = rowsOfLines(
    pages,
    own,
    matched.map(({ row }) => row),
  )
  const around = pages.flatMap(page => page.rows).filter(row => !lineRows.has(row))
  const layout = layoutOf(headings, around)
  const name = confirmed.supplierName
  const rename = name !== null && name !== seen.supplierName ? name : null
  const fields = learnFields(pages, headerSpots(pages, lineRows), seen, confirmed)
  const lines = learnLines(pages, today, { seen, read, own, confirmed, matched, headings, layout, inclusive })
  if (rename === null && lines === null && Object.keys(fields).length === 0) return null
  const shapes = confirmed.lines.map(line => shapeOf(line.partNumber)).filter(Boolean)
  return {
    version: 2,
    abn,
    printedName: read.supplierName,
    name,
    rename,
    layout,
    fields,
    lines,
    partShapes: [...new Set(shapes)].slice(0, MOST_SHAPES),
  }
}

/** Whether a person changed anything of what was shown that can teach. */
export function isTeaching(seen: Invoice, confirmed: ConfirmedInvoice): boolean {
  return (
    TAUGHT_FIELDS.some(field => !sameValue(confirmed[field], seen[field])) ||
    (confirmed.supplierName !== null && seen.supplierName !== confirmed.supplierName) ||
    !areLinesRight(seen, confirmed)
  )
}

/** Fields that are rightly empty on some papers; one that an API client merely left out is no lesson. */
const CLEARABLE: ReadonlySet<TaughtField> = new Set(['purchaseOrderNumber'])

function learnFields(
  pages: readonly PageLayout[],
  spots: readonly Spot[],
  seen: Invoice,
  confirmed: ConfirmedInvoice,
): SupplierMemory['fields'] {
  const learned: SupplierMemory['fields'] = {}
  for (const field of TAUGHT_FIELDS) {
    const [value, before] = [confirmed[field], seen[field]]
    if (sameValue(value, before)) continue
    const was = before === null ? [] : anchorsOfRead(pages, seen, field, before)
    if (value === null) {
      if (CLEARABLE.has(field) && was.length > 0) learned[field] = { was, is: [], shape: null }
      continue
    }
    if ((field === 'totalAmount' || field === 'taxAmount') && !addsUp(confirmed)) continue
    const is = placesOf(spots, field, value).map(({ anchors }) => anchors)
    if (is.length > 0) learned[field] = { was, is, shape: shapeOfValue(field, value) }
  }
  return learned
}

/** An amount that the confirmed lines do not come to was agreed on, not printed. */
function addsUp({ lines, totalAmount, taxAmount }: ConfirmedInvoice): boolean {
  if (totalAmount === null) return false
  const goods = lines.reduce((sum, line) => sum + line.totalPrice, 0)
  const tax = taxAmount ?? gstOn(goods)
  return Math.abs(goods + tax - totalAmount) <= Math.max(2, lines.length)
}

/** Where the pages print the confirmed lines. Zero-priced lines and freight teach nothing. */
function matchedLines(pages: readonly PageLayout[], { lines }: ConfirmedInvoice) {
  const goods = lines.filter(line => line.totalPrice !== 0 && line.partNumber.toUpperCase() !== 'FREIGHT')
  const plain = matchLines(pages, goods, false)
  const withGst = matchLines(pages, goods, true)
  const inclusive = withGst.length > plain.length
  return { matched: inclusive ? withGst : plain, inclusive }
}

interface LinesTaught extends MatchedPaper {
  seen: Invoice
  read: Invoice
  confirmed: ConfirmedInvoice
  layout: PaperLayout
}

/** Templates that give exactly the confirmed lines; none where the reader's own way does. Null when no line was changed, or none can. */
function learnLines(pages: readonly PageLayout[], today: string, paper: LinesTaught): LineTemplate[] | null {
  const { seen, read, own, confirmed, matched, layout } = paper
  if (areLinesRight(seen, confirmed)) return null
  if (areLinesRight(read, confirmed)) return []
  if (matched.length === 0) return null
  const exactly = (template: LineTemplate) => {
    const tables = readByTemplate(pages, layout, template, own)
    return areLinesRight(assembleInvoice(pages, today, tables), confirmed)
  }
  const inColumn = templatesOf(paper, null).filter(exactly)
  const partInText = inColumn.length > 0 ? null : partAmongWords(matched, confirmed.lines)
  const exact = partInText ? templatesOf(paper, partInText).filter(exactly) : inColumn
  return exact.length > 0 ? exact.slice(0, MOST_KEPT) : null
}

function areLinesRight({ lines }: Invoice, confirmed: ConfirmedInvoice): boolean {
  return lines.length === confirmed.lines.length && countRightLines({ lines }, confirmed) === lines.length
}

/** Confirmed lines that were read right, less the lines that were read too many. */
export function countRightLines({ lines }: Pick<Invoice, 'lines'>, confirmed: ConfirmedInvoice): number {
  const key = (line: ConfirmedInvoice['lines'][number]) =>
    [invoiceKey(line.partNumber), line.quantity, line.unitPrice, line.totalPrice].join('|')
  const open = confirmed.lines.map(key)
  const right = lines.filter(line => {
    const at = open.indexOf(key(line))
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  })
  return right.length - Math.max(0, lines.length - confirmed.lines.length)
}
