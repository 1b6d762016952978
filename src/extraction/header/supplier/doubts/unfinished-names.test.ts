import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
const doubtWith = (name: string, ...lines: TextAt[]) => {
  const found = findSupplier([
    layOutPage(
      pageOfPrint(
        [40, 50, name, 24],
        ...lines,
        [40, 90, '12 Wharf Road, Tarnook VIC 3999'],
        [40, 102, 'ABN 51 824 753 556'],
        [430, 50, 'TAX INVOICE', 16],
        ...BODY,
      ),
    ),
  ])
  return [found.name, found.nameUncertain]
}

test.each([
  { lines: [[60, 70, 'EXHAUST CENTRE', 15] as TextAt] },
  { lines: [[40, 70, 'Exhaust Depot Pty Ltd', 15] as TextAt] },
  {
    lines: [
      [158, 40, 'EXHAUST', 13],
      [158, 53, 'CENTRE', 13],
    ] as TextAt[],
  },
])('a name that may go on in a smaller print is for a person to look at: %o', ({ lines }) => {
  expect(doubtWith('PENNAROO', ...lines)).toEqual(['PENNAROO', true])
})

test.each([
  { line: [60, 70, 'the exhaust people', 15] as TextAt },
  { line: [60, 66, 'Exhaust Centre', 10] as TextAt },
  { line: [60, 70, 'TARNOOK BRANCH', 15] as TextAt },
  { line: [60, 70, 'PENNAROO EXHAUSTS', 15] as TextAt },
])('what else stands under a name leaves it sure: %o', ({ line }) => {
  expect(doubtWith('PENNAROO SPARES', line)).toEqual(['PENNAROO SPARES', false])
})

const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...BODY, ...texts))])
const ADDRESS: TextAt[] = [
  [40, 68, '14 Foundry Road'],
  [40, 80, 'Moe VIC 3825'],
  [40, 92, 'Ph 03 5550 4417'],
]

test('a logo’s only word is asked about where a company’s or an account’s name goes on behind it', () => {
  const isOpen = (foot: string) =>
    supplierOn([40, 50, 'TALLOW', 24], ...ADDRESS, [40, 104, 'ABN 51 824 753 556'], [40, 700, foot])
      .nameUncertain
  expect(isOpen('Goods remain the property of Tallow Tyre Wholesale until paid in full')).toBe(true)
  expect(isOpen('Account name: Tallow Tyre Wholesale')).toBe(true)
  expect(isOpen('Account name: Tallow Pty Ltd')).toBe(false)
  expect(isOpen('Account name: Tallow Holdings Pty Ltd')).toBe(false)
  expect(isOpen('Tallow Brake Pads')).toBe(false)
  expect(isOpen('14 Tallow Street, Moe VIC 3825 ABN 51 824 753 556')).toBe(false)
})
