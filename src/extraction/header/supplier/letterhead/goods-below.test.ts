import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const GOODS: TextAt[] = [
  [40, 150, 'Code', 14],
  [120, 150, 'Product', 14],
  [350, 150, 'Quantity', 14],
  [450, 150, 'Rate', 14],
  [530, 150, 'Total', 14],
  ...[1, 2, 3, 4].flatMap((i): TextAt[] => [
    [40, 150 + 14 * i, `90${i}-8559`],
    [120, 150 + 14 * i, 'Tie rod end'],
    [350, 150 + 14 * i, '1'],
    [450, 150 + 14 * i, '24.11'],
    [530, 150 + 14 * i, '24.11'],
  ]),
]

test('the headings of goods and what stands under them name nobody, however high and large they are', () => {
  const { name } = findSupplier([layOutPage(pageOfPrint([420, 60, 'ABN 51 824 753 556'], ...GOODS))])
  expect(name).toBeNull()
})

test('a letterhead over goods, or at the foot, is one', () => {
  const over = findSupplier([layOutPage(pageOfPrint([40, 60, 'Tallow Tyres', 18], ...GOODS))])
  const foot: TextAt[] = [
    [40, 770, 'Tallow Tyres', 18],
    [40, 790, 'Tallow Tyres Pty Ltd ABN 51 824 753 556'],
  ]
  const under = findSupplier([layOutPage(pageOfPrint(...GOODS, ...foot))])
  expect([over.name, under.name]).toEqual(['Tallow Tyres', 'Tallow Tyres Pty Ltd'])
})
