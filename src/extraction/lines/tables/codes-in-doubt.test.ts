import { expect, test } from 'vitest'
import { goods, HEAD, ONE, TWO } from '../../testing/goods-in-two-rows.ts'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test('a code beneath one name of several is a guess', () => {
  const lines = linesOn(
    HEAD,
    goods(120, 'Door glass left front', 'DG-3302-LF', ONE),
    goods(150, 'Fitting and clean-up', 'Per vehicle', ONE),
    row(180, [40, 'Call-out fee'], [-400, '1'], [-470, '30.00'], [-540, '30.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['DG-3302-LF', ['DG-3302-LF', '']],
    ['', []],
    ['', []],
  ])
})

test('the number of a listing stands beside what announces the part number', () => {
  const listed = (y: number, id: string, part: string) =>
    row(y, [40, `Item ID ${id}`], [130, `Seller SKU: ${part}`])
  const lines = linesOn(
    HEAD,
    row(120, [40, 'Control arm bush kit'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    listed(131, '308814472', 'CAS-CAB-F1102'),
    row(150, [40, 'Water pump with gasket'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    listed(161, '308820116', 'CAS-WPA-TY20'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['CAS-CAB-F1102', 'CAS-WPA-TY20'])
})

test('a brand alone beneath names that begin with their codes is no code', () => {
  const lines = linesOn(
    row(200, [40, 'Product Code / Description'], [-350, 'Qty'], [-450, 'Each'], [-540, 'Amount']),
    row(214, [40, 'Z442 Oil filter Torvane'], [-350, '1'], [-450, '18.20'], [-540, '18.20']),
    row(226, [40, 'BRANXO']),
    row(242, [40, 'DB1170 Pad set front'], [-350, '1'], [-450, '48.20'], [-540, '48.20']),
    row(254, [40, 'HOLTREN']),
    row(300, [380, 'Goods total'], [-540, '66.40']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['Z442', 'DB1170'])
})

test('a word behind a code leaves it in doubt', () => {
  const lines = linesOn(
    HEAD,
    goods(120, 'Brake pad set', 'DB-1170K Dorlan', ONE),
    goods(150, 'Oil filter spin-on', 'ZT-418 Welby', TWO),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings)).toEqual([
    ['DB-1170K Dorlan', 'DB-1170K'],
    ['ZT-418 Welby', 'ZT-418'],
  ])
})

test('numbers over their names may be of dockets or machines unless the heading announces them, so a person should look', () => {
  const line = (y: number, code: string, [quantity, price, total]: readonly string[]) => [
    ...row(y, [40, code]),
    ...row(y + 11, [40, 'Head machined'], [-400, quantity ?? ''], [-470, price ?? ''], [-540, total ?? '']),
  ]
  const areOpen = (head: typeof HEAD) =>
    linesOn(head, line(120, 'DN-40771', ONE), line(150, 'DN-40784', TWO), TOTALS).map(
      ({ partNumber, partReadings }) => [partNumber, partReadings.length > 0],
    )
  const announcing = row(100, [40, 'Part number and name'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total'])
  expect([areOpen(HEAD), areOpen(announcing)]).toEqual(
    [true, false].map(isOpen => [
      ['DN-40771', isOpen],
      ['DN-40784', isOpen],
    ]),
  )
})
