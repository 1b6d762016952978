import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

test('name, announced number and brand share a column; a line without a number keeps its figures', () => {
  const line = (y: number, count: string, name: string, code: string, price: string, total: string) => [
    ...row(y, [90, name]),
    ...row(
      y + 12,
      [40, count],
      ...(code ? [[90, `Part no. ${code}`] as [number, string]] : []),
      [-440, price],
      [-540, total],
    ),
    ...(code ? row(y + 24, [90, 'Brand Orvo']) : []),
  ]
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Product'], [-440, 'Unit price'], [-540, 'Total']),
    row(111, [90, 'part no. & brand'], [-440, 'ex GST'], [-540, 'ex GST']),
    line(130, '1', 'Idler pulley', 'AB-120', '40.00', '40.00'),
    line(174, '2', 'Clutch fork', 'AB-130', '30.00', '60.00'),
    line(218, '3', 'Waste levy', '', '10.00', '30.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['AB-120', 'Idler pulley', 1, 40, 4000],
    ['AB-130', 'Clutch fork', 2, 30, 6000],
    ['', 'Waste levy', 3, 10, 3000],
  ])
})
