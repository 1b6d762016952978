import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Invoice, InvoiceLine } from '#domain/invoice.ts'
import { gstOn } from '#domain/money.ts'
import { isValidAbn } from '../values/abn.ts'
import { checkInvoice } from './check-invoice.ts'

const SEED = 20_261_122
/** fast-check prints the seed again when a property fails. */
const RUNS = { numRuns: 10_000, seed: SEED }
const TODAY = '2026-04-01'
const TOLERANCE = 2

const validAbn = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(withCheckDigits)
const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 500_000 })), {
  minLength: 1,
  maxLength: 12,
})

/** The two check digits that make nine digits an ABN. */
function withCheckDigits(rest: number): string {
  for (let head = 11; head <= 99; head++) if (isValidAbn(`${head}${rest}`)) return `${head}${rest}`
  return '51824753556'
}

function lineOf([quantity, unitPrice]: readonly [number, number]): InvoiceLine {
  return {
    partNumber: 'AB-12',
    description: 'Filter',
    quantity,
    unitPrice,
    totalPrice: quantity * unitPrice,
    partNumberUncertain: false,
    partNumberReadings: [],
    uncertainFields: [],
    boxes: {},
  }
}

function invoiceOf(priced: readonly (readonly [number, number])[], gst: 'on-sum' | 'per-line') {
  const all = priced.map(lineOf)
  const subtotal = all.reduce((sum, line) => sum + line.totalPrice, 0)
  const perLine = all.reduce((sum, line) => sum + gstOn(line.totalPrice), 0)
  const taxAmount = gst === 'on-sum' ? gstOn(subtotal) : perLine
  return {
    documentType: 'tax-invoice',
    invoiceNumber: '1',
    invoiceDate: '2026-03-05',
    dueDate: null,
    purchaseOrderNumber: null,
    supplierName: 'Quandong Auto Spares',
    supplierABN: '51824753556',
    subtotal,
    taxAmount,
    totalAmount: subtotal + taxAmount,
    lines: all,
    uncertainFields: [],
    boxes: {},
    pages: [1],
    readings: {},
  } satisfies Omit<Invoice, 'checks'>
}

const failed = (invoice: Omit<Invoice, 'checks'>) =>
  checkInvoice(invoice, TODAY)
    .filter(check => !check.ok)
    .map(check => check.rule)

describe(`checks (fast-check, ${RUNS.numRuns} runs each, seed ${SEED})`, () => {
  test('an invoice that adds up passes, whichever way GST was rounded', () => {
    const rounding = fc.constantFrom('on-sum' as const, 'per-line' as const)
    fc.assert(
      fc.property(lines, rounding, (priced, gst) => {
        expect(failed(invoiceOf(priced, gst))).toEqual([])
      }),
      RUNS,
    )
  })

  test('a total that is off by more than the tolerance fails', () => {
    const errors = fc.integer({ min: TOLERANCE + 1, max: 1_000_000 })
    fc.assert(
      fc.property(lines, errors, fc.boolean(), (priced, error, more) => {
        const invoice = invoiceOf(priced, 'on-sum')
        const totalAmount = invoice.totalAmount + (more ? error : -error)
        expect(failed({ ...invoice, totalAmount })).toEqual(['invoice-total'])
      }),
      RUNS,
    )
  })

  test('a lost line fails unless it was free', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (priced, pick) => {
        const invoice = invoiceOf(priced, 'on-sum')
        const gone = pick % invoice.lines.length
        // Pennies may hide in the tolerance: half a cent a line, two at least.
        fc.pre((invoice.lines[gone]?.totalPrice ?? 0) > Math.max(TOLERANCE, invoice.lines.length))
        expect(failed({ ...invoice, lines: invoice.lines.toSpliced(gone, 1) })).toContain('invoice-total')
      }),
      RUNS,
    )
  })

  test('one wrong digit makes an ABN none', () => {
    const places = fc.integer({ min: 0, max: 10 })
    fc.assert(
      fc.property(validAbn, places, fc.integer({ min: 1, max: 9 }), (abn, at, step) => {
        const digits = [...abn].map(Number)
        expect(isValidAbn(digits.with(at, ((digits[at] ?? 0) + step) % 10).join(''))).toBe(false)
      }),
      RUNS,
    )
  })

  test('two digits that changed places make an ABN none', () => {
    fc.assert(
      fc.property(validAbn, fc.integer({ min: 0, max: 9 }), (abn, at) => {
        const digits = [...abn]
        const [one = '', two = ''] = digits.slice(at, at + 2)
        fc.pre(one !== two)
        expect(
          isValidAbn(
            digits
              .with(at, two)
              .with(at + 1, one)
              .join(''),
          ),
        ).toBe(false)
      }),
      RUNS,
    )
  })

  test('a date passes from 18 months ago to today, and no other does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), daysAgo => {
        const date = new Date(Date.parse(TODAY) - daysAgo * 86_400_000).toISOString().slice(0, 10)
        const passes = !failed({ ...invoiceOf([[1, 100]], 'on-sum'), invoiceDate: date }).includes('date')
        expect(passes).toBe(daysAgo >= 0 && daysAgo <= 548)
      }),
      RUNS,
    )
  })
})
