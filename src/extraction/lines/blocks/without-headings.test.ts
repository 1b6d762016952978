import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('headings on a card over its figures are no part of the name beside them', () => {
  const card = (y: number, name: string, code: string, count: string, price: string, total: string) => [
    ...row(y, [50, name], [380, 'Qty'], [430, 'Price ex'], [500, 'Amount ex']),
    ...row(y + 13, [50, `Stock code ${code}`], [385, count], [432, price], [505, total]),
  ]
  const lines = linesOn(
    card(120, 'Touring tyre 205/55R16', 'RM2055516', '4', '84.50', '338.00'),
    card(160, 'Valve sensor 433 MHz', 'TPV-433', '4', '46.75', '187.00'),
    row(220, [380, 'Total ex GST'], [-540, '525.00']),
    row(234, [380, 'GST'], [-540, '52.50']),
    row(248, [380, 'Total inc GST'], [-540, '577.50']),
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['RM2055516', 'Touring tyre 205/55R16'],
    ['TPV-433', 'Valve sensor 433 MHz'],
  ])
})
