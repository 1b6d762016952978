import { expect, test } from 'vitest'
import { findTables } from '../layout/columns/find-tables.ts'
import { layWords, row } from '../testing/lay-words.ts'
import { withoutShelves } from './shelf-headings.ts'

test('under headings of two rows a shelf beside the figures is none of the goods’ cells', () => {
  const item = (y: number, name: string, shelf: string, price: string) => [
    ...row(y, [40, name]),
    ...row(y + 11, [104, shelf], [-213, '1'], [-298, price], [-383, price]),
  ]
  const page = layWords([
    ...row(180, [40, 'Item Code'], [91, 'Details']),
    ...row(192, [113, 'Bin'], [174, 'Quantity'], [251, 'Price Each'], [328, 'Total ex GST']),
    ...item(210, 'Oil cooler lines pair', 'C4-18', '60.00'),
    ...item(240, '8812077 Coil spring rear', 'K2-05', '70.00'),
  ])
  const [table] = findTables([page]).flat()
  const cells = table ? withoutShelves(table, [page]).rows.map(one => one.cells[0]?.text) : []
  expect(cells).toEqual(['Oil cooler lines pair', undefined, '8812077 Coil spring rear', undefined])
})

test('where all headings stand one under the other, a number beside figures is no shelf', () => {
  const page = layWords([
    ...row(180, [40, 'Part number'], [200, 'Ordered'], [300, 'Price'], [420, 'Total ex GST']),
    ...row(192, [40, 'Bin location'], [200, 'Supplied'], [300, 'Net price'], [420, 'Total inc GST']),
    ...row(210, [40, 'HK 80'], [-235, '1'], [-335, '60.00'], [-480, '60.00']),
    ...row(222, [40, 'C4-18'], [-235, '1'], [-335, '60.00'], [-480, '66.00']),
  ])
  const [table] = findTables([page]).flat()
  expect(table && withoutShelves(table, [page])).toEqual(table)
})

test.each([
  [[], []],
  [['A1-04'], ['B1-07']],
])(
  'where a line begins on the row of its figures, its number is no shelf, whatever stands beneath: %s',
  (...shelves) => {
    const item = (y: number, number: string, name: string, price: string, [shelf]: string[] = []) => [
      ...row(y, [40, number], [180, name], [-400, '1'], [-470, price], [-540, price]),
      ...(shelf ? row(y + 11, [40, shelf]) : []),
    ]
    const page = layWords([
      ...row(180, [40, 'Stock Code']),
      ...row(192, [44, 'Whse'], [180, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      ...item(210, 'H228', 'Starter motor', '60.00', shelves[0]),
      ...item(240, 'H2281', 'Coil spring rear', '70.00', shelves[1]),
    ])
    const [table] = findTables([page]).flat()
    expect(table && withoutShelves(table, [page])).toEqual(table)
  },
)
