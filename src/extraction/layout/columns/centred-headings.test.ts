import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { findHeadings } from './find-headings.ts'

const headingsOn = (...rows: ReturnType<typeof row>[]) =>
  findHeadings(layWords(rows.flat())).flatMap(found => found.headings.map(heading => heading.text))

test('headings of one line stand half way between the two lines of others', () => {
  expect(
    headingsOn(
      row(100, [40, 'Qty'], [90, 'Qty'], [140, 'Qty to']),
      row(106, [190, 'Stock code'], [260, 'Description'], [440, 'Nett'], [500, 'Value']),
      row(112, [35, 'ordered'], [80, 'supplied'], [140, 'follow']),
      row(130, [45, '2'], [95, '2'], [150, '-'], [190, 'BJ-2207L'], [260, 'Ball joint'], [440, '39.27']),
    ),
  ).toEqual(['Qty ordered', 'Qty supplied', 'Qty to follow', 'Stock code', 'Description', 'Nett', 'Value'])
})

test('what stands half way between two lines of headings heads a column, whatever it says', () => {
  expect(
    headingsOn(
      row(100, [40, 'Total'], [500, 'Each']),
      row(106, [140, 'Item'], [300, 'Shelf tag'], [420, 'Part no.'], [560, 'Qty']),
      row(112, [35, 'inc GST'], [495, 'inc GST']),
      row(
        130,
        [35, '297.00'],
        [140, 'Ball joint'],
        [300, 'A4'],
        [420, 'BJ-2207'],
        [500, '297.00'],
        [565, '1'],
      ),
    ),
  ).toEqual(['Total inc GST', 'Item', 'Shelf tag', 'Part no.', 'Each inc GST', 'Qty'])
})

test('a heading half way between two below it is of both, and a whole row of headings stands between those', () => {
  expect(
    headingsOn(
      row(100, [302, 'Quantity'], [500, 'Amount']),
      row(105, [40, 'Item'], [120, 'Wearer / Description'], [390, 'Kind'], [440, 'Rate'], [560, 'Tx']),
      row(110, [270, 'Stock'], [348, 'Deliv'], [500, 'Ex GST']),
      row(130, [40, '1140'], [120, 'Shirt'], [280, '11'], [358, '5'], [440, '1.650'], [500, '8.25']),
    ),
  ).toEqual([
    'Item',
    'Wearer / Description',
    'Quantity Stock',
    'Quantity Deliv',
    'Kind',
    'Rate',
    'Amount Ex GST',
    'Tx',
  ])
})

test('what an amount is in names no column, and a bracket goes with what it opens', () => {
  expect(
    headingsOn(
      row(100, [40, 'AUD'], [110, 'AUD'], [220, 'Product'], [420, 'Price'], [500, 'Qty'], [540, 'Code']),
      row(112, [40, 'incl.'], [110, 'GST'], [400, '($ per pack)']),
      row(130, [40, '1.10'], [110, '0.10'], [220, 'Ball joint'], [420, '1.00'], [500, '1'], [540, 'BJ-22']),
    ),
  ).toEqual(['AUD incl.', 'AUD GST', 'Product', 'Price ($ per pack)', 'Qty', 'Code'])
})

test.each([
  ['Part and donor', 'vehicle', ['Stock', 'Part and donor vehicle', 'Part no.', 'Qty', 'Price']],
  // On other lines, or beside nothing beneath it, it is no heading of two lines.
  ['Part and donor', '', ['Stock', 'Part no.', 'Qty', 'Price']],
  ['Phone 5550 1190', 'vehicle', ['Stock', 'Part no.', 'Qty', 'Price']],
])(
  'a heading of two lines of any words stands around those of one line: %s, %s',
  (upper, lower, headings) => {
    const found = headingsOn(
      row(100, [90, upper]),
      row(105, [40, 'Stock'], [260, 'Part no.'], [420, 'Qty'], [500, 'Price']),
      row(110, [90, lower]),
      row(130, [40, 'H118'], [90, 'Steering rack'], [260, 'SD-1502'], [425, '1'], [500, '286.00']),
    )
    expect(found).toEqual(headings)
  },
)
