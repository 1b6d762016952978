import { expect, test } from 'vitest'
import { isAbn } from './data/abn.ts'
import { sum } from './data/cents.ts'
import type { Paper } from './data/paper.ts'
import type { TruthDocument } from './data/truth.ts'
import { LAYOUTS } from './layouts/all.ts'
import { type ExamFile, planExam } from './plan-exam.ts'
import { escapeHtml } from './print/html.ts'
import type { Sheet } from './sheet/sheet.ts'

// Checked in floating point and by other ways than the generator's own integer arithmetic, so that neither can hide the other's slips.
const cents = (dollars: number | null) => Math.round((dollars ?? Number.NaN) * 100)
const half = (value: number) => Math.sign(value) * Math.round(Math.abs(value) + 1e-7)

const exams = Array.from({ length: 200 }, (_, seed) => planExam(seed, 6, 0.25))
const files = exams.flat()
const documents = files.flatMap(file =>
  file.documents.map((truth, i) => ({ file: file.file, truth, paper: file.papers[i] as Paper })),
)
const priced = documents.filter(({ truth }) => truth.lines.length > 0)

function wrongOnes(
  of: typeof documents,
  isWrong: (truth: TruthDocument, paper: Paper) => boolean,
): { file: string; truth: TruthDocument }[] {
  return of.filter(({ truth, paper }) => isWrong(truth, paper)).map(({ file, truth }) => ({ file, truth }))
}

test('a seed gives the same exam again, another seed another', () => {
  const truths = (seed: number) => planExam(seed, 6, 0.25).map(({ documents: all, sheets }) => [all, sheets])
  expect(truths(7)).toEqual(truths(7))
  expect(truths(7)).not.toEqual(truths(8))
})

test('every layout is met, scans are the share asked for, and every kind of paper comes', () => {
  const [exam] = [planExam(3, 40, 0.25)]
  expect(new Set(exam.map(file => file.layout.name)).size).toBe(LAYOUTS.length)
  expect(LAYOUTS.length).toBeGreaterThanOrEqual(20)
  expect(exam.filter(file => file.kind === 'scan')).toHaveLength(10)
  expect(new Set(documents.map(({ truth }) => truth.type)).size).toBe(6)
  expect(priced.length).toBeGreaterThan(1000)
})

test('every ABN has its check digits and every date is possible', () => {
  expect([isAbn('15803047975'), isAbn('15803047976'), isAbn('15803074975')]).toEqual([true, false, false])
  const wrong = wrongOnes(
    documents,
    ({ supplierABN, invoiceDate, dueDate }) =>
      !isAbn(supplierABN) || invoiceDate > '2026-05-31' || (dueDate !== null && dueDate < invoiceDate),
  )
  expect(wrong).toEqual([])
})

test('quantity times price is the total on every printed line, after its discount', () => {
  const wrong = wrongOnes(documents, ({ printed }, { traits }) =>
    printed.some(({ quantity, unitPrice, totalPrice, list, discountPercent = 0 }) => {
      const full = list === undefined ? unitPrice : list * (1 - discountPercent / 100)
      const net = cents(half(full * 100) / 100)
      const total = traits.extension === 'extended' && list !== undefined ? null : half(quantity * net)
      const rounded = Math.abs(cents(totalPrice) - quantity * full * 100) <= 1 + Math.abs(quantity) / 2
      return cents(unitPrice) !== net || !rounded || (total !== null && cents(totalPrice) !== total)
    }),
  )
  expect(wrong).toEqual([])
})

test('every paper that bills has lines and something to pay, or to give back', () => {
  const billing = documents.filter(({ truth }) =>
    ['tax-invoice', 'credit-note', 'pro-forma'].includes(truth.type),
  )
  expect(wrongOnes(billing, ({ lines, total }) => lines.length === 0 || !((total ?? 0) > 0))).toEqual([])
})

test('the lines add up to the subtotal: exactly, or within half a cent a line where GST was taken out', () => {
  const wrong = wrongOnes(priced, ({ lines, subtotal }, { traits, totals }) => {
    const off = sum(lines.map(line => cents(line.totalPrice))) - totals.subtotal
    return (
      Math.abs(off) > (traits.basis === 'inclusive' ? (lines.length + 1) / 2 : 0) ||
      (subtotal !== null && cents(subtotal) !== totals.subtotal)
    )
  })
  expect(wrong).toEqual([])
})

test('GST follows the rule that the paper keeps, and subtotal, GST and rounding make the total', () => {
  const wrong = wrongOnes(priced, ({ printed, gst, total }, { traits, items, charges, discount, totals }) => {
    const taxed = printed.filter((_, i) => items[i]?.taxed).map(line => cents(line.totalPrice))
    const amounts = [...taxed, ...charges.map(charge => charge.amount), -discount]
    const tax = (amount: number) => half(traits.basis === 'inclusive' ? amount / 11 : amount / 10)
    const due = traits.gstRule === 'per-line' ? sum(amounts.map(tax)) : tax(sum(amounts))
    const rounding = cents(total) - totals.subtotal - due
    return cents(gst) !== due || Math.abs(rounding) > (traits.rounding ? 2 : 0)
  })
  expect(wrong).toEqual([])
})

test('freight is one line of what was charged for it, a discount is spread to the cent, nothing unsupplied is a line', () => {
  const wrong = wrongOnes(priced, ({ lines }, paper) => {
    const freight = lines.filter(line => line.partNumber === 'FREIGHT')
    const charged = sum(
      [...paper.items, ...paper.charges].map(one =>
        one.kind === 'freight' ? ('total' in one ? one.total : one.amount) : 0,
      ),
    )
    const without = paper.traits.basis === 'inclusive' ? half(charged / 1.1) : charged
    const goods = paper.items.filter(item => item.kind !== 'freight')
    const charges = sum(paper.charges.map(charge => (charge.kind === 'freight' ? 0 : charge.amount)))
    const spread =
      sum(goods.map(item => item.total)) +
      charges -
      sum(lines.filter(line => !freight.includes(line)).map(line => cents(line.totalPrice)))
    return (
      freight.length !== (charged === 0 ? 0 : 1) ||
      sum(freight.map(line => cents(line.totalPrice))) !== without ||
      (paper.traits.basis === 'exclusive' && spread !== paper.discount) ||
      lines.some(line => line.quantity === 0 || cents(line.unitPrice) < 0)
    )
  })
  expect(wrong).toEqual([])
})

test('what the truth asks for stands on the page', () => {
  const missing = files.flatMap(exam =>
    exam.sheets.flatMap((sheet, i) => {
      const paper = exam.papers[i] as Paper
      const page = pageText(exam, sheet)?.toUpperCase()
      const numbers = paper.items.filter(item => item.supplied !== 0).map(item => item.number ?? '')
      const owed = sheet.totals.find(fact => fact.strong)?.value ?? ''
      return [paper.number, paper.order ?? '', sheet.supplier.name.split(' ')[0] ?? '', owed, ...numbers]
        .filter(text => page && !page.includes(escapeHtml(text).toUpperCase()))
        .map(text => `${exam.file}: ${text}`)
    }),
  )
  expect(missing).toEqual([])
})

/** What a layout prints, as text; null for the drawn ones, which only a PDF shows. */
function pageText({ layout, look }: ExamFile, sheet: Sheet): string | null {
  if (layout.by === 'chromium') return layout.body(sheet, look)
  if (layout.by === 'pdfkit') return null
  return escapeHtml(layout.type(sheet, look).flat().join('\n'))
}

test('strange names of columns change nothing else of an exam', () => {
  const heads = (strange: number) =>
    planExam(5, 12, 0, 1, strange).flatMap(({ sheets }) =>
      sheets.flatMap(sheet => sheet.columns.map(column => column.head)),
    )
  const [plain, half] = [heads(0), heads(0.5)]
  expect(half).toHaveLength(plain.length)
  const changed = half.filter((head, i) => head !== plain[i])
  expect(changed.length).toBeGreaterThan(plain.length / 4)
  expect(changed.length).toBeLessThan((3 * plain.length) / 4)
  const truths = (strange: number) => planExam(5, 12, 0, 1, strange).map(({ documents }) => documents)
  expect(truths(0.5)).toEqual(truths(0))
})
