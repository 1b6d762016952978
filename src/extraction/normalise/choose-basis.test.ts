import { expect, test } from 'vitest'
import { chooseBasis } from './choose-basis.ts'
import type { Priced } from './price-lines.ts'

const line = (total: number, gst: number | null = null): Priced => ({
  quantity: 1,
  unitPrice: total / 100,
  discountPercent: null,
  gst,
  total,
  gstFree: false,
})
const NOTHING = { unit: null, total: null }

test('where a misread line lets nothing add up, the nearest reading holds', () => {
  const totals = { subtotal: 100_000, tax: 10_000, total: 110_000 }
  const within = [line(44_000), line(54_000), line(9_900)]
  expect(chooseBasis(within, [], totals, NOTHING)).toMatchObject({ basis: 'inclusive', addsUp: false })
  const without = [line(40_000), line(52_000), line(9_000)]
  expect(chooseBasis(without, [], totals, NOTHING)).toMatchObject({ basis: 'exclusive', addsUp: false })
})

test('what the headings say holds, however far off', () => {
  const totals = { subtotal: 100_000, tax: 10_000, total: 110_000 }
  const basis = chooseBasis([line(109_000)], [], totals, { unit: null, total: 'exclusive' })
  expect(basis.basis).toBe('exclusive')
})

test('the GST beside most lines says whether they hold it', () => {
  const totals = { subtotal: null, tax: null, total: null }
  const within = [line(28_088, 2553), line(1596, 145), line(500, null)]
  expect(chooseBasis(within, [], totals, NOTHING).basis).toBe('inclusive')
  const without = [line(28_088, 2809), line(1596, 160), line(500, null)]
  expect(chooseBasis(without, [], totals, NOTHING).basis).toBe('exclusive')
})

test('beside a discount the printed price may be net already, and the total hold the GST on it', () => {
  const net: Priced = { ...line(7631), unitPrice: 69.37, discountPercent: 18 }
  const totals = { subtotal: 6937, tax: 694, total: 7631 }
  expect(chooseBasis([net], [], totals, { unit: 'exclusive', total: 'inclusive' })).toMatchObject({
    basis: 'exclusive-unit',
    addsUp: true,
  })
})

test('what was given away says nothing about the GST in the others', () => {
  const charged: Priced = { ...line(11_000, 1000), unitPrice: 100 }
  const given: Priced = { ...line(0), unitPrice: null, total: null }
  const totals = { subtotal: 10_000, tax: 1000, total: 11_000 }
  const basis = chooseBasis([charged, given, given], [], totals, { unit: 'exclusive', total: 'inclusive' })
  expect(basis.basis).toBe('exclusive-unit')
})
