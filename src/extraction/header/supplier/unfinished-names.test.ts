import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

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
