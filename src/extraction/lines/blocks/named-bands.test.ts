import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

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
