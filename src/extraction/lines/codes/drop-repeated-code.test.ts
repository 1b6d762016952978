import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

test('a code in its column and again before the name is no part of the name', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'AB-12'], [120, 'AB-12 - Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'CD-77'], [120, 'CD-77 Air filter'], [-400, '1'], [-470, '40.00'], [-540, '40.00']),
    row(160, [40, '41.5.1.7'], [120, '41.5.1.7 - Belt'], [-400, '1'], [-470, '20.00'], [-540, '20.00']),
    row(180, [40, '22-21/57'], [120, '22-21/57 Coil'], [-400, '1'], [-470, '20.00'], [-540, '20.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['AB-12', 'Oil filter', 1, 50, 5000],
    ['CD-77', 'Air filter', 1, 40, 4000],
    ['41.5.1.7', 'Belt', 1, 20, 2000],
    ['22-21/57', 'Coil', 1, 20, 2000],
  ])
})

test('a word in place of a code is no part of the name where most names begin with their codes', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'AB-12'], [120, 'AB-12 Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'CD-77'], [120, 'CD-77 Air filter'], [-400, '1'], [-470, '40.00'], [-540, '40.00']),
    row(160, [40, 'DEL'], [120, 'DEL Shipping'], [-400, '1'], [-470, '20.00'], [-540, '20.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Oil filter', 'Air filter', 'Shipping'])
})

test('a code that is repeated at the head of a paragraph is certain', () => {
  const lines = linesOn(
    row(100, [40, 'KX-204 KX-204 - Timing chain kit']),
    row(112, [60, '1'], [-470, '50.00'], [-540, '50.00']),
    row(130, [40, 'KX-99 KX-99 - Guide rail set']),
    row(142, [60, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['KX-204', [], 'Timing chain kit'],
    ['KX-99', [], 'Guide rail set'],
  ])
})

test('a word or a size that the name begins with stays in it', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(
      120,
      [40, '205/55R16'],
      [120, '205/55R16 91V Touring'],
      [-400, '1'],
      [-470, '50.00'],
      [-540, '50.00'],
    ),
    row(140, [40, 'OIL'], [120, 'OIL spout'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['205/55R16 91V Touring', 'OIL spout'])
})

test('figures alone that are repeated are one code', () => {
  const lines = linesOn(
    row(100, [40, '48916 48916 - Gasket rocker cover']),
    row(112, [60, '1'], [-470, '50.00'], [-540, '50.00']),
    row(130, [40, '682611 682611 - Seal crankshaft']),
    row(142, [60, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['48916', [], 'Gasket rocker cover'],
    ['682611', [], 'Seal crankshaft'],
  ])
})

test.each(['Brake pads front - DB1170', 'Brake pads Part No: DB1170', 'Globe 12V H4'])(
  '%s stays whole',
  name => {
    const code = name.split(' ').at(-1) ?? ''
    const lines = linesOn(
      row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      row(120, [40, code], [120, name], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
      row(140, [40, 'CD-77'], [120, 'Air filter'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
      TOTALS,
    )
    expect(lines[0]).toMatchObject({ partNumber: code, description: name })
  },
)

test('a code that stands again before its figures is no part of the name', () => {
  const lines = linesOn(
    row(100, [12, 'Injector diesel exchange 24V']),
    row(111, [12, 'Part: 33865-0H493']),
    row(122, [12, '33865-0H493'], [111, '1 x 7.65'], [-216, '7.65']),
    row(133, [12, 'Relay 5 pin 12V']),
    row(144, [12, 'Part: 27463-0N398']),
    row(155, [12, '27463-0N398'], [111, '4 x 6.80'], [-216, '27.20']),
    row(180, [12, 'Total'], [-216, '34.85']),
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['33865-0H493', [], 'Injector diesel exchange 24V'],
    ['27463-0N398', [], 'Relay 5 pin 12V'],
  ])
})

test('a number that one name of several ends in is a part of it', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, '6PK1880'], [120, 'DRIVE BELT 6PK1880'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'CD-77'], [120, 'AIR FILTER'], [-400, '1'], [-470, '40.00'], [-540, '40.00']),
    row(160, [40, 'QA-310'], [120, 'IDLER PULLEY'], [-400, '1'], [-470, '40.00'], [-540, '40.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['DRIVE BELT 6PK1880', 'AIR FILTER', 'IDLER PULLEY'])
})

test('a code that looks like a size, set off before the name by a dash, is no part of the name', () => {
  const [set, bare] = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, '26.63'], [120, '26.63 - Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, '21.38'], [120, '21.38 Air filter'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect([set?.description, bare?.description]).toEqual(['Oil filter', '21.38 Air filter'])
})

test('charges without a number of their own do not keep numbers in the names that end in them', () => {
  const line = (y: number, code: string, name: string, price: string) =>
    row(y, [40, code], [120, name], [-400, '1'], [-470, price], [-540, price])
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    line(120, 'QX1170', 'Brake pads QX1170', '100.00'),
    line(134, 'FRT', 'Freight', '20.00'),
    line(148, 'BAG', 'Bag of rags', '10.00'),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual(['Brake pads', 'Freight', 'Bag of rags'])
})
