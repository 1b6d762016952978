import { invoiceKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { shapeOf } from '../lines/codes/known-shape.ts'
import { isValidAbn } from '../values/abn.ts'
import { learnAnchors, recall } from './anchors.ts'
import { type ConfirmedInvoice, TAUGHT_FIELDS, type TaughtField } from './confirmed-invoice.ts'
import { sameValue } from './field-values.ts'
import { learnLines } from './learn-lines.ts'
import { readWithMemory } from './read-with-memory.ts'
import type { SupplierMemory } from './supplier-memory.ts'

/** More shapes than this tell nothing apart. */
const MOST_SHAPES = 40

/**
 * What a person's corrections of one invoice teach about its supplier. Each lesson is tried at once on the pages it came from, and kept only
 * where it gives what the person confirmed.
 * @param read the built-in reader's own reading, without memory.
 * @param known what earlier corrections taught; kept where this invoice does not contradict it.
 * @returns null when there is nothing to learn: the supplier is not named, or everything was read right.
 */
export function learnSupplier(
  pages: readonly PageLayout[],
  today: string,
  read: Invoice,
  confirmed: ConfirmedInvoice,
  known: SupplierMemory | null,
): SupplierMemory | null {
  const abn = confirmed.supplierABN && isValidAbn(confirmed.supplierABN) ? confirmed.supplierABN : null
  const name = confirmed.supplierName
  if (!abn && !name) return null
  const now = known ? readWithMemory(pages, today, read, known) : read
  const fields = { ...known?.fields, ...learnFields(pages, now, confirmed) }
  const shapes = confirmed.lines.map(line => shapeOf(line.partNumber)).filter(Boolean)
  const lesson: SupplierMemory = {
    version: 1,
    abn,
    name: name ?? known?.name ?? null,
    fields,
    lines: known?.lines ?? null,
    partShapes: [...new Set([...shapes, ...(known?.partShapes ?? [])])].slice(0, MOST_SHAPES),
  }
  const lines = betterLines(pages, today, read, confirmed, lesson)
  const taught = lines ? { ...lesson, lines } : lesson
  return known || differs(read, confirmed, taught) ? taught : null
}

/** Whether a person changed what was read, or settled what stood in doubt. */
export function isTeaching(read: Invoice, confirmed: ConfirmedInvoice): boolean {
  return (
    TAUGHT_FIELDS.some(field => isTaught(field, read, confirmed)) ||
    read.supplierName !== confirmed.supplierName ||
    read.supplierABN !== confirmed.supplierABN ||
    countRightLines(read, confirmed) < confirmed.lines.length
  )
}

function isTaught(field: TaughtField, read: Invoice, confirmed: ConfirmedInvoice): boolean {
  const value = confirmed[field]
  return value !== null && (!sameValue(value, read[field]) || read.uncertainFields.includes(field))
}

/** Anchors of the fields that were corrected or stood in doubt. */
function learnFields(
  pages: readonly PageLayout[],
  read: Invoice,
  confirmed: ConfirmedInvoice,
): SupplierMemory['fields'] {
  const learned: SupplierMemory['fields'] = {}
  for (const field of TAUGHT_FIELDS) {
    const value = confirmed[field]
    if (value === null || !isTaught(field, read, confirmed)) continue
    const anchors = learnAnchors(pages, field, value).filter(anchor =>
      sameValue(recall(pages, field, [anchor])?.value ?? null, value),
    )
    if (anchors.length > 0) learned[field] = anchors
  }
  return learned
}

/** A template of the lines, when it reads more of them right than what is known does. */
function betterLines(
  pages: readonly PageLayout[],
  today: string,
  read: Invoice,
  confirmed: ConfirmedInvoice,
  lesson: SupplierMemory,
): SupplierMemory['lines'] {
  const before = countRightLines(readWithMemory(pages, today, read, lesson), confirmed)
  if (before === confirmed.lines.length) return null
  const lines = learnLines(pages, confirmed.lines)
  if (!lines) return null
  const after = countRightLines(readWithMemory(pages, today, read, { ...lesson, lines }), confirmed)
  return after > before ? lines : null
}

/** Confirmed lines that were read right, less the lines that were read too many. */
export function countRightLines(read: Invoice, confirmed: ConfirmedInvoice): number {
  const key = (line: ConfirmedInvoice['lines'][number]) =>
    [invoiceKey(line.partNumber), line.quantity, line.unitPrice, line.totalPrice].join('|')
  const open = confirmed.lines.map(key)
  const right = read.lines.filter(line => {
    const at = open.indexOf(key(line))
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  })
  return right.length - Math.max(0, read.lines.length - confirmed.lines.length)
}

function differs(read: Invoice, confirmed: ConfirmedInvoice, taught: SupplierMemory): boolean {
  return (
    taught.lines !== null ||
    Object.keys(taught.fields).length > 0 ||
    read.supplierName !== confirmed.supplierName ||
    (taught.abn !== null && read.supplierABN !== taught.abn)
  )
}
