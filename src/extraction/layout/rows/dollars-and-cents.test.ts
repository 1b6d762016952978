import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'

const textsOn = (...texts: ReturnType<typeof row>[]) =>
  layWords(texts.flat()).rows.map(({ segments }) => segments.map(({ text }) => text))
const amounts = (y: number, name: string, dollars: string, cents: string) =>
  row(y, [60, name], [-510, dollars], [-536, cents])

test('dollars and cents in columns of their own are one amount under their headings', () => {
  expect(
    textsOn(
      row(100, [60, 'Details'], [484, '$'], [526, 'c']),
      amounts(120, 'Radiator', '286', '50'),
      amounts(140, 'Hose', '34', '05'),
      amounts(400, 'TOTAL', '1,605', '45'),
    ),
  ).toEqual([
    ['Details', '$'],
    ['Radiator', '286.50'],
    ['Hose', '34.05'],
    ['TOTAL', '1,605.45'],
  ])
})

test('under other headings, and out of line, two numbers stay two', () => {
  const lines = (heading: string, ...edges: number[]) =>
    textsOn(
      row(100, [60, 'Details'], [484, heading], [526, 'Qty']),
      ...edges.map((x, i) => row(120 + 20 * i, [60, 'Hose'], [-x, '34'], [-x - 26, '12'])),
    ).slice(1)
  expect(lines('Bin', 510, 510)).toEqual([
    ['Hose', '34', '12'],
    ['Hose', '34', '12'],
  ])
  expect(lines('$', 510, 510)).toEqual(lines('Bin', 510, 510))
})

test('a currency alone under a price says nothing of what stands behind', () => {
  const rows = textsOn(
    row(100, [60, 'Details'], [-510, 'Price'], [520, 'Qty'], [560, 'Total']),
    row(112, [500, '$']),
    row(130, [60, 'Hose'], [-510, '45'], [-536, '10'], [-585, '450.00']),
    row(150, [60, 'Clamp'], [-510, '20'], [-536, '12'], [-585, '240.00']),
  )
  expect(rows[2]).toEqual(['Hose', '45', '10', '450.00'])
})

test('without headings the sums tell that two numbers are one amount', () => {
  const lines = (price: string, total: string) =>
    textsOn(
      row(120, [60, '2'], [90, 'Hose'], [-410, price], [-436, '05'], [-510, '34'], [-536, '10']),
      row(140, [60, '1'], [90, 'Clamp'], [-410, '6'], [-436, '20'], [-510, '6'], [-536, '20']),
      row(200, [300, 'Sub total'], [-510, '40'], [-536, '30']),
      row(220, [300, 'GST'], [-510, '4'], [-536, '03']),
      row(240, [300, 'TOTAL'], [-510, total], [-536, '33']),
    )
  expect(lines('17', '44')).toEqual([
    ['2', 'Hose', '17.05', '34.10'],
    ['1', 'Clamp', '6.20', '6.20'],
    ['Sub total', '40.30'],
    ['GST', '4.03'],
    ['TOTAL', '44.33'],
  ])
  expect(lines('18', '44')[0]).toEqual(['2', 'Hose', '18', '05', '34.10'])
  expect(lines('17', '45')[4]).toEqual(['TOTAL', '45', '33'])
})
