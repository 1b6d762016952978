import { expect, test } from 'vitest'
import { type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

const paragraph = (y: number, name: string, figures: string) => [
  ...row(y, [63, name]),
  ...row(y + 14, [82, figures]),
]
const SUMS = [
  ...row(300, [63, 'Total before GST: $150.00']),
  ...row(313, [63, 'GST at 10 per cent: $15.00']),
  ...row(326, [63, 'Total now payable: $165.00']),
]
const linesOf = (...texts: PlacedText[][]) => shortOf(linesOn(...texts, SUMS))

test('paragraphs that are counted have names without their numbers, and prices that may end a sentence', () => {
  expect(
    linesOf(
      paragraph(100, '1. Part No. KX 5-22, rebuilt gearbox', 'Quantity 1 at $60.00. Amount: $60.00'),
      paragraph(135, '2. Part No. KX 11-07, input bearing', 'Quantity 2 at $20.00 each. Amount: $40.00'),
      paragraph(170, '3. gearbox oil, per litre', 'Quantity 2 at $15.00 each. Amount: $30.00'),
      row(205, [63, 'Freight by carrier: $20.00']),
    ),
  ).toEqual([
    ['KX 5-22', 'rebuilt gearbox', 1, 60, 6000],
    ['KX 11-07', 'input bearing', 2, 20, 4000],
    ['', 'gearbox oil, per litre', 2, 15, 3000],
  ])
})

test('ten per cent of GST counts no goods that come to the sum over it', () => {
  const lines = linesOf(
    paragraph(100, 'Part No. KX 5-22, rebuilt gearbox', 'Quantity 1 at $90.00 each. Amount: $90.00'),
    paragraph(135, 'Part No. KX 11-07, input bearing', 'Quantity 3 at $20.00 each. Amount: $60.00'),
  )
  expect(lines.map(([, , quantity]) => quantity)).toEqual([1, 3])
})
