import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const read = (second: string[]) =>
  linesOn(
    row(100, [40, 'Stock No'], [120, 'Part'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
    row(112, [40, second[0] ?? ''], [120, second[1] ?? ''], [-540, second[2] ?? '']),
    row(130, [40, 'E40552'], [120, 'Headlamp right'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(142, [40, 'E01-2'], [120, '2013 wagon'], [-540, '104,930 km']),
    row(160, [40, 'R118377'], [120, 'Wheel alloy'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(172, [40, 'Y03-0'], [120, '2015 hatch'], [-540, '72,250 km']),
    TOTALS,
  )

test('what a second row of headings names goes on with no cell above it', () => {
  const lines = read(['Location', 'Donor vehicle', 'Odometer'])
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['E40552', [], 'Headlamp right'],
    ['R118377', [], 'Wheel alloy'],
  ])
})

test('two headings of a second row are enough, where one of them is known to name no goods', () => {
  const under = (...second: [string, string]) =>
    linesOn(
      row(100, [40, 'Stock No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
      row(110, [40, second[0]], [120, second[1]]),
      row(130, [40, 'GLB9773'], [120, 'Globe H4 60/55W'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
      row(140, [40, '9322401837574'], [120, 'Z5-44']),
      row(160, [40, 'SPK4717'], [120, 'Spark plug'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
      row(170, [40, '9335061649291'], [120, 'Z6-43']),
      TOTALS,
    ).map(line => line.description)
  expect(under('Barcode', 'Pick location')).toEqual(['Globe H4 60/55W', 'Spark plug'])
  expect(under('Toyon', 'Wagon')).toEqual(['Globe H4 60/55W Z5-44', 'Spark plug Z6-43'])
})

test('a second row that names goods is kept with them', () => {
  const [first] = read(['Code', 'Description', 'Odometer'])
  expect(first?.description).toContain('2013 wagon')
})

test('a line of goods whose price is in words is none of the details', () => {
  const lines = linesOn(
    row(100, [40, 'Stock No'], [120, 'Part'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
    row(112, [40, 'Location'], [120, 'Donor vehicle'], [-400, 'Grade'], [-540, 'Odometer']),
    row(130, [40, 'E40552'], [120, 'Headlamp right'], [-400, '1'], [-470, '130.00'], [-540, '130.00']),
    row(142, [40, 'B5510'], [120, 'Bracket kit'], [-400, '1'], [-540, 'Included']),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['E40552', 'B5510'])
})

/** Goods whose headings name no description, with rows of details under headings of their own. */
const unnamed = (headings: string[], ...details: [string[], string[]]) => {
  const goods = columnsAt(40, -370, -460, -540)
  const under = columnsAt(40, 200, 320)
  return linesOn(
    goods(180, 'Stock no', 'Qty', 'Price', 'Amount'),
    under(193, ...headings),
    goods(214, 'KX-204', '2', '40.00', '80.00'),
    under(227, ...details[0]),
    goods(248, 'BR-118', '1', '50.00', '50.00'),
    under(261, ...details[1]),
    TOTALS,
  ).map(line => [line.partNumber, line.description, line.uncertain])
}

test('rows under two headings are kept where they hold the only names of the goods, which are asked about', () => {
  expect(unnamed(['Application', 'Bin'], ['Timing kit', 'B12'], ['Brake pads', 'B14'])).toEqual([
    ['KX-204', 'Timing kit', ['description']],
    ['BR-118', 'Brake pads', ['description']],
  ])
})

test.each([
  [
    ['Location', 'Donor vehicle', 'Odometer'],
    ['B12', '2015 hatch', '120,400 km'],
  ],
  [
    ['Location', 'Odometer', 'Colour'],
    ['B12', '120,400', 'White'],
  ],
  [
    ['Colour', 'Odometer', 'Location'],
    ['White', '120,400', 'B12'],
  ],
  [
    ['Vehicle', 'Odometer', 'Colour'],
    ['2015 hatch', '120,400', 'White'],
  ],
  [
    ['Bin', 'Application'],
    ['B12', 'Dunmarra'],
  ],
])(
  'where goods lie, what they come from and how far that has run is no name and no line of goods: %j',
  (headings, details) => {
    expect(unnamed(headings, details, details)).toEqual([
      ['KX-204', '', ['description']],
      ['BR-118', '', ['description']],
    ])
  },
)
