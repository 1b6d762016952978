import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutGst } from '#domain/money.ts'
import { chooseBasis } from './choose-basis.ts'
import { exclusiveTotal, netLine, type Priced, spreadDiscount } from './price-lines.ts'

const SEED = 20261121
const RUNS = { numRuns: 10_000, seed: SEED }

const priced = (line: Partial<Priced>): Priced => ({
  quantity: 1,
  unitPrice: null,
  discountPercent: null,
  gst: null,
  total: null,
  gstFree: false,
  ...line,
})
const cents = fc.integer({ min: 1, max: 5_000_000 })
const quantity = fc.integer({ min: 1, max: 500 })
const plainLine = fc
  .record({ quantity, unit: cents })
  .map(({ quantity: q, unit }) => priced({ quantity: q, unitPrice: unit / 100, total: q * unit }))

describe(`one line (fast-check seed ${SEED})`, () => {
  test('a printed GST-exclusive line is kept as it is', () => {
    fc.assert(
      fc.property(plainLine, line => {
        const net = netLine(line, 'exclusive')
        expect(net).toEqual({
          quantity: line.quantity,
          unitPrice: Math.round((line.unitPrice ?? 0) * 100),
          totalPrice: line.total,
          agrees: true,
          assumedOne: false,
        })
      }),
      RUNS,
    )
  })

  test('a line discount ends up in the unit price: quantity × unit price is the total within half a cent a piece', () => {
    fc.assert(
      fc.property(quantity, cents, fc.integer({ min: 1, max: 90 }), (q, unit, percent) => {
        const total = Math.round((q * unit * (100 - percent)) / 100)
        const net = netLine(
          priced({ quantity: q, unitPrice: unit / 100, discountPercent: percent, total }),
          'exclusive',
        )
        expect(net.totalPrice).toBe(total)
        expect(Math.abs(net.unitPrice * q - total)).toBeLessThanOrEqual(q / 2 + 1)
      }),
      RUNS,
    )
  })

  test('a missing unit price is total ÷ quantity', () => {
    fc.assert(
      fc.property(quantity, cents, (q, total) => {
        expect(
          Math.abs(netLine(priced({ quantity: q, total }), 'exclusive').unitPrice - total / q),
        ).toBeLessThanOrEqual(0.5)
      }),
      RUNS,
    )
  })

  test('a GST-inclusive total leaves as total ÷ 1.1, a GST-free one as it is', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), (total, gstFree) => {
        expect(exclusiveTotal(priced({ total, gstFree }), 'inclusive')).toBe(
          gstFree ? total : withoutGst(total),
        )
      }),
      RUNS,
    )
  })
})

describe(`whole invoices (fast-check seed ${SEED})`, () => {
  test('a discount is spread so that the cents add up, and no line without a share changes', () => {
    const lines = fc.array(fc.record({ quantity, totalPrice: cents, bears: fc.boolean() }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100_000 }), (raw, discount) => {
        const before = raw.map(line => ({ ...line, unitPrice: Math.round(line.totalPrice / line.quantity) }))
        const after = spreadDiscount(before, discount, line => line.bears)
        const sum = (all: { totalPrice: number }[]) => all.reduce((total, line) => total + line.totalPrice, 0)
        expect(sum(before) - sum(after)).toBe(before.some(line => line.bears) ? discount : 0)
        expect(after.filter(line => !line.bears)).toEqual(before.filter(line => !line.bears))
      }),
      RUNS,
    )
  })

  test('whatever the prices contain, the reading that adds up to the printed totals is found', () => {
    const invoice = fc.record({
      lines: fc.array(plainLine, { minLength: 1, maxLength: 12 }),
      inclusive: fc.boolean(),
      freight: fc.integer({ min: 0, max: 20_000 }),
    })
    fc.assert(
      fc.property(invoice, ({ lines, inclusive, freight }) => {
        const sum = lines.reduce((all, line) => all + (line.total ?? 0), 0) + freight
        fc.pre(sum > 100)
        const totals = inclusive
          ? { subtotal: withoutGst(sum), tax: sum - withoutGst(sum), total: sum }
          : { subtotal: sum, tax: Math.round(sum / 10), total: sum + Math.round(sum / 10) }
        const charges = freight > 2 ? [{ label: 'freight' as const, cents: freight }] : []
        const basis = chooseBasis(lines, charges, totals, { unit: null, total: null })
        expect(basis).toEqual({
          basis: inclusive ? 'inclusive' : 'exclusive',
          charges: charges.map((_, i) => i),
          addsUp: true,
        })
      }),
      RUNS,
    )
  })

  test('amounts with GST beside unit prices without it are told apart', () => {
    const lines = [
      priced({ quantity: 10, unitPrice: 7.95, total: 8745 }),
      priced({ quantity: 1, unitPrice: 132.4, total: 14564 }),
    ]
    const basis = chooseBasis(
      lines,
      [],
      { subtotal: 21190, tax: 2119, total: 23309 },
      { unit: 'exclusive', total: 'inclusive' },
    )
    expect(basis).toMatchObject({ basis: 'exclusive-unit', addsUp: true })
    expect(netLine(lines[0] as Priced, basis.basis)).toMatchObject({
      unitPrice: 795,
      totalPrice: 7950,
      agrees: true,
    })
  })
})

test('a count that nobody read is a whole number where the printed price is net already', () => {
  const lost = priced({ quantity: null, unitPrice: 4.76, discountPercent: 20, total: 476 })
  expect(netLine(lost, 'exclusive')).toMatchObject({ quantity: 1, unitPrice: 476 })
  const gross = priced({ quantity: null, unitPrice: 10, discountPercent: 20, total: 1600 })
  expect(netLine(gross, 'exclusive')).toMatchObject({ quantity: 2, unitPrice: 800 })
})

test('a count that nobody read is how often the price without GST goes into the amount without it', () => {
  const lost = priced({ quantity: null, unitPrice: 198.5, gst: 7940, total: 87_340 })
  expect(netLine(lost, 'exclusive-unit')).toMatchObject({
    quantity: 4,
    unitPrice: 19_850,
    totalPrice: 79_400,
  })
})
