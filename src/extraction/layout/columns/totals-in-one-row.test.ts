import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { findTables } from './find-tables.ts'

const HEAD = row(
  100,
  [70, 'Amount'],
  [200, 'Product'],
  [330, 'Packs'],
  [400, 'Price per pack'],
  [500, 'Code'],
)
const goods = (y: number, total: string, name: string, count: string, price: string, code = '') =>
  row(y, [-125, total], [136, name], [-355, count], [-470, price], [482, code])
const columnsWith = (...totals: [number, string][]) =>
  findTables([
    layWords([
      ...HEAD,
      ...goods(120, '97.90', 'Chain oil winter', '2', '48.95', 'CW0530'),
      ...goods(140, '25.00', 'Drum deposit', '1', '25.00'),
      ...row(180, ...totals),
    ]),
  ])[0]?.[0]?.rows.map(({ cells }) => cells.map(cell => cell?.text ?? ''))

test('a row of totals that are each named tells nothing about the columns', () => {
  const rows = columnsWith(
    [57, 'Total ex GST ($) 122.90'],
    [259, 'GST ($) 12.29'],
    [415, 'Total credited ($) 135.19'],
  )
  expect(rows?.slice(0, 2)).toEqual([
    ['97.90', 'Chain oil winter', '2', '48.95', 'CW0530'],
    ['25.00', 'Drum deposit', '1', '25.00', ''],
  ])
})
