import type { Invoice, InvoiceLine } from '#domain/invoice.ts'
import type { TracedLine } from '#domain/present-invoice.ts'
import { checkInvoice, linesAddUp, multiplies } from '../checks/check-invoice.ts'
import { describeDoubts } from './describe-doubts.ts'
import { textKey } from './find-text.ts'
import { type GroundedInvoice, MONEY_FIELDS, type MoneyField } from './ground-invoice.ts'
import { isUngrounded, type MergedFields, mergeFields } from './merge-fields.ts'
import { mergeLines } from './merge-lines.ts'

/** An invoice with what its readers made of it. */
export interface ReadInvoice extends Invoice {
  /** Sentences about the reading itself, for the person who checks it. */
  notes: string[]
  lines: TracedLine[]
}

type Money = Record<MoneyField, number | null>
type Body = Money & { lines: InvoiceLine[] }

/** Cents. Suppliers round GST per line or on the sum. */
const TOLERANCE = 2
/** Checks that are made anew on the merged values; others, such as hidden text, stay as they were. */
const CHECKED_AGAIN = new Set(['line-total', 'invoice-total', 'abn', 'date', 'document-type'])

/**
 * The built-in reader's invoice and a model's reading of the same one → one invoice with its doubts. Pure.
 * @param name of the model's provider, for sentences.
 */
export function mergeInvoice(
  builtin: Invoice,
  model: GroundedInvoice,
  { today, name }: { today: string; name: string },
): ReadInvoice {
  const fields = mergeFields(builtin, model)
  const own: Body = builtin
  const theirs: Body = { ...moneyOf(model), lines: model.lines }
  const from = taken(own, theirs, model)
  const [body, other] = from === 'builtin' ? [own, theirs] : [theirs, own]
  const decided = addsUp(body) && !addsUp(other) && (from === 'builtin' || !contradicts(theirs, builtin))
  const confusable = new Set(
    model.printed.flatMap(one => (one?.confusable ? [textKey(one.line.partNumber)] : [])),
  )
  const terms = { from, decided, confusable, proven: model.proven }
  const { lines, lost } = mergeLines(body.lines, other.lines, terms)
  const money = mergeMoney(builtin, model, from, decided)
  const merged = {
    ...builtin,
    ...fields.values,
    ...money.values,
    documentType: fields.documentType,
    lines,
    boxes: { ...fields.boxes, ...money.boxes },
    uncertainFields: [],
  }
  const checks = checkInvoice(merged, today)
  const linesDoubtful =
    !linesAddUp(merged) ||
    (!decided && own.lines.length !== theirs.lines.length) ||
    (from === 'model' && lost.length > 0)
  const uncertain = new Set<Invoice['uncertainFields'][number]>([...fields.uncertain, ...money.uncertain])
  if (linesDoubtful) uncertain.add('lineItems')
  if (checks.some(check => check.rule === 'date' && !check.ok)) uncertain.add('invoiceDate')
  if (checks.some(check => check.rule === 'abn' && !check.ok)) uncertain.add('supplierABN')
  const readings = { ...fields.readings, ...money.readings }
  const ungrounded = [...fields.ungrounded, ...money.ungrounded]
  return {
    ...merged,
    uncertainFields: [...uncertain],
    checks: [...checks, ...builtin.checks.filter(check => !CHECKED_AGAIN.has(check.rule))],
    readings,
    notes: describeDoubts({ name, readings, ungrounded, madeUp: model.madeUp }),
  }
}

function moneyOf(model: GroundedInvoice): Money {
  const { subtotal, taxAmount, totalAmount } = model.money
  return { subtotal: subtotal.value, taxAmount: taxAmount.value, totalAmount: totalAmount.value }
}

/** Lines, GST and total of one reading bear each other out. */
export function addsUp(body: Body): boolean {
  const { subtotal, taxAmount, totalAmount } = body
  if (totalAmount === null || taxAmount === null || body.lines.length === 0) return false
  const goods = subtotal ?? totalAmount - taxAmount
  return (
    linesAddUp(body) &&
    Math.abs(goods + taxAmount - totalAmount) <= TOLERANCE &&
    body.lines.every(line => multiplies({ ...line, uncertainFields: [] }))
  )
}

/** Sums with another total than the one that the built-in reader is sure of decide nothing. */
function contradicts(theirs: Money, builtin: Invoice): boolean {
  return MONEY_FIELDS.some(
    name =>
      builtin[name] !== null && builtin[name] !== theirs[name] && !builtin.uncertainFields.includes(name),
  )
}

/** Whose lines and amounts are taken. Arithmetic decides; where it does not, the reader who saw more lines, all of them on the page. */
function taken(own: Body, theirs: Body, model: GroundedInvoice): 'builtin' | 'model' {
  if (addsUp(own)) return 'builtin'
  if (addsUp(theirs)) return 'model'
  return model.madeUp === 0 && theirs.lines.length > own.lines.length ? 'model' : 'builtin'
}

function mergeMoney(
  builtin: Invoice,
  model: GroundedInvoice,
  from: 'builtin' | 'model',
  decided: boolean,
): {
  values: Money
  uncertain: MoneyField[]
  boxes: Invoice['boxes']
  readings: MergedFields['readings']
  ungrounded: MoneyField[]
} {
  const values: Money = { subtotal: null, taxAmount: null, totalAmount: null }
  const uncertain: MoneyField[] = []
  const boxes: Invoice['boxes'] = {}
  const readings: MergedFields['readings'] = {}
  for (const name of MONEY_FIELDS) {
    const [own, theirs] = [builtin[name], model.money[name]]
    const value = from === 'builtin' ? (own ?? theirs.value) : (theirs.value ?? own)
    values[name] = value
    const box = value === own ? (builtin.boxes[name] ?? model.boxes[name]) : model.boxes[name]
    if (box) boxes[name] = box
    const agree = own !== null && own === theirs.value
    const proven = from === 'builtin' && decided && !isUngrounded(theirs)
    const silent = theirs.read === null && theirs.value === null && !builtin.uncertainFields.includes(name)
    if (agree || proven || silent) continue
    uncertain.push(name)
    const all = [dollars(value), dollars(own), dollars(theirs.value) ?? theirs.read]
    readings[name] = [...new Set(all.filter(one => one !== null))]
  }
  return {
    values,
    uncertain,
    boxes,
    readings,
    ungrounded: MONEY_FIELDS.filter(name => isUngrounded(model.money[name])),
  }
}

function dollars(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2)
}
