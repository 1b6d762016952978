import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const WORK = [
  row(100, [40, 'Code'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
  row(114, [120, 'Fit timing kit'], [-400, '2'], [-470, '90.00'], [-540, '180.00']),
  row(128, [120, 'Road test'], [-400, '1'], [-470, '90.00'], [-540, '90.00']),
]
const SUMS = [
  row(142, [300, 'Subtotal'], [-540, '270.00']),
  row(156, [300, 'GST'], [-540, '27.00']),
  row(170, [300, 'Total'], [-540, '297.00']),
]
const kit = (name: string) =>
  row(198, [40, 'KIT'], [120, name], [-400, '2'], [-470, '40.00'], [-540, '80.00'])
const sumsBelow = (...labels: string[]) =>
  ['350.00', '35.00', '385.00'].map((sum, i) => row(212 + 14 * i, [300, labels[i] ?? ''], [-540, sum]))

test('under the document’s sums parts go on where a sum of all of them follows, and what is paid does not', () => {
  const parts = linesOn(...WORK, ...SUMS, kit('Timing kit'), ...sumsBelow('Subtotal', 'GST (10%)', 'Total'))
  expect(shortOf(parts).map(([code, , , , total]) => [code, total])).toEqual([
    ['', 18_000],
    ['', 9000],
    ['KIT', 8000],
  ])
  const paid = linesOn(
    ...WORK,
    ...SUMS,
    row(184, [40, 'VISA-2'], [120, 'Paid by card'], [-400, '1'], [-470, '2.70'], [-540, '2.70']),
  )
  expect(shortOf(paid)).toHaveLength(2)
})

test.each([
  [['Subtotal if accepted', 'GST', 'Total if accepted']],
  [['Subtotal with options', 'GST', 'Total']],
  [['Combined', 'GST', 'Total if accepted']],
  [['Subtotal', 'GST', 'Total with recommended work']],
  [['Revised subtotal', 'GST', 'Revised total']],
  [['Account subtotal', 'GST', 'Account total']],
  [['Subtotal', 'GST', 'Total paid']],
])('what sums below the document’s would come to, or were paid in, is no invoice: %j', labels => {
  expect(linesOn(...WORK, ...SUMS, kit('Timing kit'), ...sumsBelow(...labels))).toHaveLength(2)
})

test.each(['Total', 'Grand total', 'Amount due', 'Account balance'])(
  'one more sum alone, called %s, makes no goods of what stands over it',
  label => {
    const lines = linesOn(...WORK, ...SUMS, kit('Timing kit'), row(240, [300, label], [-540, '385.00']))
    expect(lines).toHaveLength(2)
  },
)

test.each([
  ['Optional items - not included above', 'Wiper set'],
  ['Your account', 'Wiper set'],
  ['Next service', 'Wiper set'],
  ['', 'Optional wiper set'],
  ['', 'Wiper set (recommended)'],
  ['', 'Opening balance'],
])(
  'what is told to stand apart from the sums over it is no goods, whatever is summed: %s %s',
  (told, name) => {
    const heading = told === '' ? [] : row(184, [120, told])
    const lines = linesOn(...WORK, ...SUMS, heading, kit(name), ...sumsBelow('Subtotal', 'GST', 'Total'))
    expect(lines).toHaveLength(2)
  },
)

test.each(['Total paid', 'Amount charged', 'Paid by Visa', 'Total'])(
  'under sums with their GST in them a card’s surcharge is no goods: %s',
  label => {
    const lines = linesOn(
      ...WORK,
      row(142, [300, 'Total inc GST'], [-540, '270.00']),
      row(156, [300, 'GST included'], [-540, '24.55']),
      row(184, [40, 'SURCH'], [120, 'Card surcharge'], [-400, '1'], [-470, '2.70'], [-540, '2.70']),
      row(212, [300, label], [-540, '272.70']),
    )
    expect(lines).toHaveLength(2)
  },
)

/** Totals of the lines, and whether their sums are asked about, or would be where they are not those of all. */
const readAs = (...texts: ReturnType<typeof row>[]) => {
  const tables = readLines([layWords([...WORK, ...texts].flat())])
  return {
    totals: tables.flatMap(table => table.lines.map(({ total }) => total)),
    isOpen: tables.some(
      ({ areSumsOpen, sumsBeyond = [] }) =>
        areSumsOpen || [38_500, 40_700].some(sum => sumsBeyond.includes(sum)),
    ),
  }
}
const ALL = [18_000, 9000, 8000]
const FIRST = [18_000, 9000]

test.each([
  [['Subtotal', 'GST', 'Job total']],
  [['Parts and labour', 'GST', 'Total']],
  [['Combined', 'GST 10%', 'Please pay']],
  [['Nett total', 'Total GST', 'Repair total']],
])(
  'goods are read down to the sums of all of them, whatever those are called, and asked about: %j',
  labels => {
    expect(readAs(...SUMS, kit('Timing kit'), ...sumsBelow(...labels))).toEqual({ totals: ALL, isOpen: true })
  },
)

test('sums of all count in what has no more than an amount', () => {
  const freight = row(140, [120, 'Crane hire'], [-540, '20.00'])
  const sums = ['290.00', '29.00', '319.00'].map((sum, i) =>
    row(154 + 12 * i, [300, ['Subtotal', 'GST', 'Total'][i] ?? ''], [-540, sum]),
  )
  const all = ['370.00', '37.00', '407.00'].map((sum, i) =>
    row(212 + 14 * i, [300, ['Subtotal', 'GST', 'Total'][i] ?? ''], [-540, sum]),
  )
  expect(readAs(freight, ...sums, kit('Timing kit'), ...all).isOpen).toBe(true)
})

test.each([
  ['', 'Timing kit', ['Total to pay']],
  ['', 'Timing kit', ['Subtotal if accepted', 'GST', 'Total if accepted']],
  ['Optional items - not included above', 'Wiper set', ['Subtotal', 'GST', 'Total']],
])(
  'goods that are left out are asked about where a sum of all stands beneath: %s %s %j',
  (told, name, labels) => {
    const heading = told === '' ? [] : row(184, [120, told])
    const sums =
      labels.length > 1 ? sumsBelow(...labels) : [row(240, [300, labels[0] ?? ''], [-540, '385.00'])]
    expect(readAs(...SUMS, heading, kit(name), ...sums)).toEqual({ totals: FIRST, isOpen: true })
  },
)

test('one sum of all over more that is told after it is asked about too', () => {
  const more = row(240, [40, 'VISA-2'], [120, 'Paid by card'], [-400, '1'], [-470, '3.85'], [-540, '3.85'])
  const all = row(212, [300, 'Job total'], [-540, '385.00'])
  expect(readAs(...SUMS, kit('Timing kit'), all, more)).toEqual({ totals: FIRST, isOpen: true })
})

test('what stands under the sums of goods without a sum of both is no question', () => {
  expect(readAs(...SUMS, kit('Timing kit'))).toEqual({ totals: FIRST, isOpen: false })
  const own = row(212, [300, 'Price with GST'], [-540, '88.00'])
  expect(readAs(...SUMS, kit('Timing kit'), own)).toEqual({ totals: FIRST, isOpen: false })
})

test('beneath a total that holds no GST plain sums of all ask nothing, and others do', () => {
  const total = row(142, [300, 'Total'], [-540, '270.00'])
  const below = (...labels: string[]) => readAs(total, kit('Timing kit'), ...sumsBelow(...labels))
  expect(below('Subtotal', 'GST', 'Total')).toEqual({ totals: ALL, isOpen: false })
  expect(below('Combined', 'GST', 'Job total')).toEqual({ totals: ALL, isOpen: true })
})
