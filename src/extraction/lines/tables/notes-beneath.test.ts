import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test('smaller print of another colour is a note beneath a name, unless it goes on in small letters, and may be the name beneath one word', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(
      120,
      [40, 'BB4410'],
      [120, 'Tow bar tongue, forged steel'],
      [-330, '1'],
      [-440, '40.00'],
      [-540, '40.00'],
    ),
    [{ x: 120, y: 131, text: 'Grease before use', height: 9, colour: 0x555555 }],
    row(150, [40, 'BB4420'], [120, 'Antivibration-mounting'], [-330, '1'], [-440, '50.00'], [-540, '50.00']),
    [{ x: 120, y: 161, text: 'Rubber, pair', height: 9, colour: 0x555555 }],
    row(
      180,
      [40, 'BB4431'],
      [120, 'Antivibration mounting rod'],
      [-330, '1'],
      [-440, '9.00'],
      [-540, '9.00'],
    ),
    [{ x: 120, y: 191, text: 'of steel', height: 9, colour: 0x555555 }],
    row(210, [40, 'BB4430'], [120, 'Hitch pin'], [-330, '1'], [-440, '40.00'], [-540, '40.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'Tow bar tongue, forged steel',
    'Antivibration-mounting Rubber, pair',
    'Antivibration mounting rod of steel',
    'Hitch pin',
  ])
})

test.each([
  [
    'Core charge, paid back on receipt of',
    'old unit in its box',
    'Core charge, paid back on receipt of old unit in its box',
  ],
  ['Core charge, paid back by the branch', 'old unit in its box', 'Core charge, paid back by the branch'],
])(
  'a name that ends in a word that leads on goes on, though what follows begins like a remark: %s',
  (upper, lower, name) => {
    const lines = linesOn(
      row(100, [120, 'Description'], [-380, 'Qty'], [-460, 'Price'], [-540, 'Total']),
      row(120, [120, upper], [-380, '1'], [-460, '40.00'], [-540, '40.00']),
      row(131, [120, lower]),
      row(150, [120, 'Hitch pin'], [-380, '1'], [-460, '90.00'], [-540, '90.00']),
      TOTALS,
    )
    expect(lines.map(line => line.description)).toEqual([name, 'Hitch pin'])
  },
)
