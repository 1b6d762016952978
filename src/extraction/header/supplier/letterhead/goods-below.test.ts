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

test.each([
  { heads: ['Date', 'Customer code', 'Total'], values: ['12/03/2026', 'QM118', '$352.00'] },
  { heads: ['PARTS', 'PRICE', 'SERVICE'], values: [] },
])('a strip of the paper’s own numbers heads no goods, nor does a strapline: %o', ({ heads, values }) => {
  const at = (texts: readonly string[], y: number) => texts.map((text, i): TextAt => [40 + 150 * i, y, text])
  const page = pageOfPrint(
    ...at(heads, 30),
    ...at(values, 44),
    [40, 80, 'Tallow Tyres', 20],
    [40, 98, '14 Foundry Road, Moe VIC 3825'],
    [40, 110, 'Ph 03 5550 4417'],
    [40, 122, 'ABN 51 824 753 556'],
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Tallow Tyres')
})
