import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

test('the group that a business belongs to is not who sells, however large its print', () => {
  const on = (foot: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [40, 40, 'WIRRAH MOTOR GROUP', 20],
          [40, 80, 'Tallow City Genuine Parts'],
          [40, 94, '12 Showroom Street, Tallow VIC 3899'],
          [40, 780, foot],
        ),
      ),
    ]).name
  expect(on('Tallow City Motors Pty Ltd ABN 51 824 753 556. Proudly part of Wirrah Motor Group.')).not.toBe(
    'WIRRAH MOTOR GROUP',
  )
  expect(on('ABN 51 824 753 556')).toBe('WIRRAH MOTOR GROUP')
})
