import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('a share of the total under the prices is no price', () => {
  const lines = linesOn(
    row(100, [-90, 'Qty'], [95, 'Description'], [305, 'Product Code'], [-500, 'Rate'], [-560, 'Nett']),
    row(120, [-90, '2'], [95, 'Brake pad set'], [305, 'NLB32906'], [-500, '160.00'], [-560, '320.00']),
    row(132, [-90, '1'], [95, 'Fuel filter'], [305, 'JK96487'], [-500, '16.02'], [-560, '16.02']),
    row(144, [95, 'Card surcharge'], [-500, '1.2%'], [-560, '4.03']),
  )
  expect(lines.at(-1)).toMatchObject({ unitPrice: null, total: 403 })
})

test('a share of the total under the counts is no count', () => {
  const goods = (y: number, name: string, code: string, quantity: string, total: string) =>
    row(y, [44, name], [401, code], [-460, quantity], [-520, '50.00'], [-580, total])
  const lines = linesOn(
    row(100, [44, 'Description'], [390, 'Item Number'], [-465, 'Qty'], [-520, 'Price'], [-580, 'Total']),
    goods(120, 'Brake pad set', 'KS828+', '2', '100.00'),
    goods(132, 'Oil filter', 'CT452+', '1', '50.00'),
    row(150, [385, 'Card surcharge'], [-460, '1.2%'], [-580, '1.80']),
  )
  expect(lines.map(line => line.quantity)).not.toContain(1.2)
})

test('a count is read with its sign, though the price beside it is misread', () => {
  const line = columnsAt(40, 140, -360, 400, -540)
  const lines = linesOn(
    line(100, 'Part', 'Description', 'Each ex', 'Qty', 'Line ex'),
    line(116, 'QA-905', 'Ignition coil', '65.00', 'x1', '65.00'),
    line(130, 'QA-615', 'Brake disc', '38.00', 'x3', '90.00'),
    line(144, 'QA-698', 'Brake pads', '5.20', '×10', '25.00'),
    line(158, 'QA-700', 'Brake hose', '1.50', 'x2', '5.00'),
    row(190, [380, 'Total ex GST'], [-540, '185.00']),
  )
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 3, 10, 2])
})
