import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceToPost } from '../bill.ts'
import { gstOn } from '../money.ts'
import type { PurchaseOrder, PurchaseOrderLine } from '../purchase-order.ts'
import { changeWords } from './change-words.ts'
import { compareLines } from './compare-lines.ts'
import { orderAfter, roundingWarning } from './order-after.ts'
import { exclusiveTotal } from './order-line.ts'
import { makePlan } from './plan.ts'

const PARTS = ['BP-100', 'OF-22', 'RT-9', 'FREIGHT', 'AF-300', '']

const orderLine = fc.record({
  stockNumber: fc.constantFrom(...PARTS.filter(Boolean)),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 99_999 }),
  includesGst: fc.boolean(),
  gstFree: fc.boolean(),
})
const invoiceLine = fc.record({
  partNumber: fc.constantFrom(...PARTS),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 99_999 }),
})

const order = fc
  .record({
    lines: fc.array(orderLine, { maxLength: 5 }),
    status: fc.constantFrom('sent', 'sent', 'sent', 'processed'),
  })
  .map(
    ({ lines, status }): PurchaseOrder => ({
      number: '1043',
      reference: null,
      supplier: 'Harbour Brake Supplies',
      status,
      lines: lines.map((line, position) => ({ ...line, position, name: '', description: '' })),
      bills: [],
    }),
  )

/** Its total is off by so many cents from what its lines come to. */
const invoice = fc
  .record({
    lines: fc.array(invoiceLine, { minLength: 1, maxLength: 5 }),
    off: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ lines, off }): InvoiceToPost => {
    const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0)
    return {
      invoiceNumber: 'INV-1',
      purchaseOrderNumber: '1043',
      supplierName: 'Harbour Brake Supplies',
      supplierABN: null,
      invoiceDate: '2026-10-30',
      total: subtotal + gstOn(subtotal) + off,
      taxAmount: gstOn(subtotal),
      lines: lines.map((line, n) => ({
        ...line,
        description: `item ${n}`,
        totalPrice: line.quantity * line.unitPrice,
      })),
    }
  })

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const taxable = (lines: PurchaseOrderLine[]) => lines.filter(line => !line.gstFree).map(exclusiveTotal)
const gstRules = [
  (lines: PurchaseOrderLine[]) => gstOn(sum(taxable(lines))),
  (lines: PurchaseOrderLine[]) => sum(taxable(lines).map(gstOn)),
]
const totalOf = (lines: PurchaseOrderLine[], gst: (lines: PurchaseOrderLine[]) => number) =>
  sum(lines.map(exclusiveTotal)) + gst(lines)

/** As the workshop system stores a line without a part number. */
const asStored = (lines: PurchaseOrderLine[]) =>
  lines.map(line => (line.stockNumber ? line : { ...line, stockNumber: 'PART' }))

test('whatever is not in the plan stays as it is, and blocked leaves all as it is', () => {
  fc.assert(
    fc.property(invoice, order, (paper, before) => {
      const plan = makePlan(paper, before)
      const after = orderAfter(paper, before, plan, null)
      expect(plan.mode !== 'blocked' || after.order).toEqual(plan.mode !== 'blocked' || before)
      const touched = new Set(plan.changes.flatMap(one => (one.kind === 'update' ? [one.line.position] : [])))
      for (const line of before.lines.filter(one => !touched.has(one.position)))
        expect(after.order.lines).toContainEqual(line)
      const adds = plan.changes.filter(change => change.kind === 'add').length
      expect(after.order.lines).toHaveLength(before.lines.length + adds + (after.rounding ? 1 : 0))
      expect(after.order.bills).toHaveLength(plan.mode === 'full-upload' ? 1 : 0)
    }),
    { numRuns: 2000 },
  )
})

test('a new look at the order as foretold finds nothing left to change', () => {
  fc.assert(
    fc.property(invoice, order, (paper, before) => {
      const plan = makePlan(paper, before)
      const after = orderAfter(paper, before, plan, null).order
      fc.pre(plan.mode === 'full-upload')
      const again = makePlan(paper, { ...after, lines: asStored(after.lines), bills: [] })
      expect([again.mode, again.changes]).toEqual(['full-upload', []])
    }),
    { numRuns: 2000 },
  )
})

test('a foretold bill comes to the printed total, by the GST rule that the order shows', () => {
  fc.assert(
    fc.property(invoice, order, fc.constantFrom(...gstRules), (paper, before, gst) => {
      const plan = makePlan(paper, before)
      fc.pre(plan.mode === 'full-upload')
      const { order: after, rounding } = orderAfter(paper, before, plan, gst(before.lines))
      const rulesDiffer = gstRules[0]?.(before.lines) !== gstRules[1]?.(before.lines)
      expect(rulesDiffer && rounding === null).toBe(false)
      expect(after.bills[0]?.total).toBe(paper.total)
      fc.pre(rounding !== null)
      expect(totalOf(after.lines, gst)).toBe(paper.total)
    }),
    { numRuns: 4000 },
  )
  // Most orders that are thought of foretell no bill.
}, 60_000)

test('the comparison of both pictures shows the changes of the plan, and each line once', () => {
  fc.assert(
    fc.property(invoice, order, (paper, before) => {
      const plan = makePlan(paper, before)
      const { order: after, rounding } = orderAfter(paper, before, plan, null)
      const rows = compareLines(before.lines, after.lines)
      const count = (change: string) => rows.filter(row => row.change === change).length
      const kinds = plan.changes.map(change => change.kind)
      expect(count('removed')).toBe(0)
      expect(count('added')).toBe(kinds.filter(kind => kind === 'add').length + (rounding ? 1 : 0))
      expect(rows.flatMap(row => row.before ?? [])).toEqual(before.lines)
      expect(new Set(rows.flatMap(row => row.after ?? []))).toEqual(new Set(after.lines))
    }),
    { numRuns: 2000 },
  )
})

test('where the order does not tell how GST is rounded, nothing is promised about the last cent', () => {
  // 0.5 cents of GST on each of three lines: 3 cents line by line, 2 on the total.
  const lines = ['BP-100', 'OF-22', 'RT-9'].map(partNumber => ({
    partNumber,
    description: '',
    quantity: 1,
    unitPrice: 5,
    totalPrice: 5,
  }))
  const paper = {
    invoiceNumber: 'INV-1',
    purchaseOrderNumber: '1043',
    supplierName: 'Harbour Brake Supplies',
    supplierABN: null,
    invoiceDate: null,
    total: 17,
    taxAmount: 2,
    lines,
  }
  const empty = { number: '1043', reference: null, supplier: '', status: 'sent', lines: [], bills: [] }
  const plan = makePlan(paper, empty)
  const after = orderAfter(paper, empty, plan, 0)
  expect(after).toMatchObject({ rounding: null, order: { bills: [{ total: 17 }] } })
  expect(after.order.lines).toHaveLength(3)
  expect(roundingWarning(after, plan)).toContain('ROUNDING line of a few cents')
})

test('a line that was moved, and one that somebody removed, are told apart', () => {
  const line = (position: number, stockNumber: string, unitPrice: number): PurchaseOrderLine => ({
    position,
    stockNumber,
    name: '',
    description: '',
    quantity: 1,
    unitPrice,
    includesGst: false,
    gstFree: false,
  })
  const rows = compareLines(
    [line(0, 'A-1', 100), line(1, 'B-2', 200), line(2, 'C-3', 300)],
    [line(0, 'B-2', 200), line(1, 'a1', 150), line(2, 'D-4', 10)],
  )
  expect(rows.map(row => [row.change, row.before?.stockNumber, row.after?.stockNumber])).toEqual([
    ['changed', 'A-1', 'a1'],
    ['unchanged', 'B-2', 'B-2'],
    ['removed', 'C-3', undefined],
    ['added', undefined, 'D-4'],
  ])
})

test('a change reads the same before and after it is made, but for its first word', () => {
  const before = { position: 0, stockNumber: 'BP-100', name: '', description: '', gstFree: false }
  const change = {
    kind: 'update' as const,
    invoiceLine: 0,
    before: { ...before, quantity: 2, unitPrice: 4550, includesGst: true },
    line: { ...before, quantity: 3, unitPrice: 4605, includesGst: false },
  }
  expect(changeWords(change, 'planned')).toBe(
    'Change BP-100: price $45.50 to $46.05, quantity 2 to 3, Incl. GST off',
  )
  expect(changeWords({ kind: 'add', invoiceLine: 0, line: change.line }, 'done')).toBe(
    'Added BP-100: 3 at $46.05',
  )
})
