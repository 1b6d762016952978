import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

test('places of the business beside each other, each over its address, go on with no name', () => {
  const nameOn = (...places: TextAt[]) =>
    findSupplier([
      layOutPage(
        pageOfPrint([32, 42, 'MULGA TRUCK PARTS', 24], [32, 54, 'ABN 51 824 753 556', 7], ...places, ...BODY),
      ),
    ]).name
  const place = (x: number, name: string): TextAt[] => [
    [x, 63, name, 9],
    [x, 73, '18 Slipway Rd', 9],
  ]
  expect(
    nameOn(...place(32, 'BARROW HEADS'), ...place(220, 'PORT MERRIN'), ...place(400, 'QUOLL PARK')),
  ).toBe('MULGA TRUCK PARTS')
})
