import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'

const large = (y: number, ...cells: Parameters<typeof row>[1][]) =>
  row(y, ...cells).map(text => ({ ...text, height: 20 }))
/** A name of two lines that ends at 300, with spaces of 5 points, and a title of two lines right of it. */
const title = (x: number) => [
  ...large(50, [120, 'Brindle'], [195, 'Motor'], [250, 'Group'], [x, 'Tax']),
  ...large(75, [250, 'Parts'], [x, 'Invoice']),
]
const firstRows = (...texts: ReturnType<typeof row>[]) =>
  layWords(texts.flat())
    .rows.slice(0, 2)
    .map(({ segments }) => segments.map(({ text }) => text))
const address = [
  [-300, '12 Foundry Road'],
  [-300, 'Dunmarra QLD 4701'],
  [-300, '(07) 5550 1234'],
] as const
const under = (x: number) =>
  address.map(([right, text], i) =>
    row(100 + 12 * i, [right, text], [x, ['To', 'Kettle Auto', 'Unit 3'][i] as string]),
  )

test('a name and the title beside it are two texts where the rows below keep to the title’s edge', () => {
  expect(firstRows(title(314), ...under(314))).toEqual([
    ['Brindle Motor Group', 'Tax'],
    ['Parts', 'Invoice'],
  ])
})

test('a space as wide as the others parts nothing, whatever stands below', () => {
  expect(firstRows(title(305), ...under(305))[0]).toEqual(['Brindle Motor Group Tax'])
})

test('nor does a wider space where the rows below begin elsewhere', () => {
  expect(firstRows(title(314), ...under(330))[0]).toEqual(['Brindle Motor Group Tax'])
})

test('a name’s own words stay together, whatever stands under them', () => {
  const name = large(50, [120, 'ACME'], [174, 'Auto'], [219, 'Spares'])
  expect(firstRows(name, ...under(174))[0]).toEqual(['ACME Auto Spares'])
  const title = large(50, [200, 'ADJUSTMENT'], [314, 'NOTE'])
  expect(firstRows(title, ...under(314))[0]).toEqual(['ADJUSTMENT NOTE'])
})
