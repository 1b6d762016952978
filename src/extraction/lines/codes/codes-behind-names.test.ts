import { expect, test } from 'vitest'
import { columnsAt } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

function under(heading: string, ...names: string[]) {
  const line = columnsAt(40, -420, -480, -540)
  const lines = linesOn(
    line(100, heading, 'Qty', 'Each', 'Amount'),
    ...names.map((name, i) => line(120 + 14 * i, name, '1', `${20 * (i + 1)}.00`, `${20 * (i + 1)}.00`)),
    TOTALS,
  )
  return lines.map(({ partNumber, partReadings, description }) => [partNumber, partReadings, description])
}

test.each(['Goods and part number', 'Item / Part No.', 'Description, part no.'])(
  'numbers stand behind the names where the heading says so: %s',
  heading => {
    expect(
      under(heading, 'Brake pad set - 194-017R', 'Pressing in bearing', 'CV shaft left, SB-7772'),
    ).toEqual([
      ['194-017R', [], 'Brake pad set'],
      ['', [], 'Pressing in bearing'],
      ['SB-7772', [], 'CV shaft left'],
    ])
  },
)

test('sizes are no numbers, and short figures with a letter are asked about', () => {
  const [first, second, third] = under(
    'Item / Part No.',
    'Hose clamp, 12x22',
    'Drum brake shoe set, 44R',
    'Door hinge, RX-220',
  )
  expect(first?.[0]).toBe('')
  expect(second?.[1]).toEqual(['44R', ''])
  expect(third?.slice(0, 2)).toEqual(['RX-220', []])
})

test('without a word for numbers what ends a name is of it', () => {
  const lines = under('Goods', 'Brake pad set - 194-017R', 'CV shaft left - 732-796D')
  expect(lines.map(([partNumber]) => partNumber)).toEqual(['', ''])
})
