import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { namedBands } from './named-bands.ts'

const card = (y: number, name: string, total: string, told: string) => [
  ...row(y, [40, name], [-540, total]),
  ...row(y + 12, [40, told]),
]

test('figures named in a row of their own, with dots between them, come to the amount over them', () => {
  const lines = linesOn(
    card(100, 'Flex head ratchet', '$40.00', 'Item FH-72 · Qty 1 · List $55.00 · Your price $40.00'),
    card(140, 'Mirror on a rod', '$40.00', 'Item MR-2T · Qty 2 · Your price $20.00'),
    card(180, 'Lamp, slim', '$50.00', 'Item LS-50 · Qty 1 · Your price $50.00'),
    row(204, [300, 'All prices include GST']),
    row(216, [300, 'Invoice total'], [-540, '$130.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['FH-72', 'Flex head ratchet', 1, 40, 4000],
    ['MR-2T', 'Mirror on a rod', 2, 20, 4000],
    ['LS-50', 'Lamp, slim', 1, 50, 5000],
  ])
  expect(lines.flatMap(line => line.uncertain)).toEqual([])
})

test('a name may run on between the amount and the row of named figures', () => {
  const lines = linesOn(
    card(100, 'Link rod, rear', '$80.00', 'Part no. KB 505 I45 · Quantity 2 · Price each $40.00'),
    row(140, [40, 'Wiper motor, front, complete with its linkage, for'], [-540, '$50.00']),
    row(152, [40, 'right-hand drive vans only']),
    row(164, [40, 'Part no. KB 955 B08 · Quantity 1 · Price each $50.00']),
    row(216, [300, 'Sum of items'], [-540, '$130.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['KB 505 I45', 'Link rod, rear', 2, 40, 8000],
    [
      'KB 955 B08',
      'Wiper motor, front, complete with its linkage, for right-hand drive vans only',
      1,
      50,
      5000,
    ],
  ])
})

test('a number of letters alone stands behind its own label, whatever stands to its right', () => {
  const item = (y: number, name: string, code: string, count: string, price: string, total: string) => [
    ...row(y, [92, name]),
    ...row(y + 8, [-540, total]).map(text => ({ ...text, height: 12 })),
    ...row(y + 17, [92, `Item no. ${code}`], [240, `Qty ${count}`], [320, `Each ${price} + GST`]),
  ]
  const bands = namedBands(
    layWords([
      ...item(100, 'Ratchet with a flex head', 'RF-72T', '1', '$40.00', '$40.00'),
      ...item(140, 'Gloves, large', 'GLV-N-L', '4', '$20.00', '$80.00'),
      ...item(180, 'Long bit', 'LB-30', '1', '$10.00', '$10.00'),
    ]).rows,
  )
  expect(bands.map(({ code, quantity }) => [code?.[0]?.text, quantity?.value])).toEqual([
    ['RF-72T', 1],
    ['GLV-N-L', 4],
    ['LB-30', 1],
  ])
})

test('where one line does not come to the amount over it, forms are not read at all', () => {
  const rows = [
    card(100, 'Link rod, rear', '$80.00', 'Part no. KB 505 I45 · Quantity 2 · Price each $40.00'),
    card(140, 'Hex bolt', '$28.00 V', 'Part no. N 105 280 · Quantity 4 · Price each $7.00'),
  ]
  expect(namedBands(layWords(rows.flat()).rows)).toEqual([])
})

test('a price behind its name may be of whole dollars', () => {
  const form = (y: number, name: string, code: string, count: string, price: string, total: string) => [
    ...row(y, [40, name]),
    ...row(y + 12, [40, `Stock code ${code}`]),
    ...row(y + 24, [40, `Quantity ${count}`], [200, `Unit price ${price}`], [400, `Amount ${total}`]),
  ]
  const lines = linesOn(
    form(160, 'Tow ball', 'TB-501', '2', '40', '80.00'),
    form(202, 'Hitch pin', 'HP-16', '1', '50', '50.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['TB-501', 'Tow ball', 2, 40, 8000],
    ['HP-16', 'Hitch pin', 1, 50, 5000],
  ])
})
