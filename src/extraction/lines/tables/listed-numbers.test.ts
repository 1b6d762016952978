import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const line = columnsAt(40, 160, -420, -480, -540)
const LISTED = ['321251347064', '252984182834', '301877930164']
const OWN = ['JR-7419', 'HC-7684', 'EM5990']

/** Goods with their numbers under a heading, and the seller's beneath their names. */
function under(heading: string, label: string, listed = LISTED) {
  return linesOn(
    line(100, heading, 'Item', 'Qty', 'Each', 'Amount'),
    ...['Headlamp right', 'Gearbox 5 speed', 'Window motor'].flatMap((name, i) => [
      line(120 + 30 * i, listed[i] ?? '', name, '1', `${20 * (i + 1)}.00`, `${20 * (i + 1)}.00`),
      row(132 + 30 * i, [160, `${label} ${OWN[i]}`]),
    ]),
    TOTALS,
  )
}

test.each([
  ['Item ID', 'Seller SKU'],
  ['Item ID', 'Seller SKU:'],
  ['Listing ID', 'SKU'],
  ['Product ID', 'Vendor’s part no.'],
])('what a marketplace calls its offers yields to the seller’s numbers: %s, %s', (heading, label) => {
  const lines = under(heading, label)
  expect(lines.map(one => [one.partNumber, one.partReadings])).toEqual(OWN.map(own => [own, []]))
  expect(lines.map(one => one.description)).toEqual(['Headlamp right', 'Gearbox 5 speed', 'Window motor'])
})

test('a supplier’s own column of numbers yields to no other', () => {
  expect(under('Item no.', 'SKU').map(one => one.partNumber)).toEqual(LISTED)
})

const SHOPS = ['KP1170', 'KP418', 'KP1541']

test.each(['Item ID', 'Product ID'])(
  'a shop’s own numbers under the same words are asked about beside labelled ones: %s',
  heading => {
    expect(under(heading, 'Part No:', SHOPS).map(one => one.partReadings)).toEqual(
      OWN.map((own, i) => [own, SHOPS[i]]),
    )
  },
)

test('what says that it is the seller’s is his whatever the offers are called', () => {
  expect(under('Item ID', 'Seller SKU', SHOPS).map(one => [one.partNumber, one.partReadings])).toEqual(
    OWN.map(own => [own, []]),
  )
})
