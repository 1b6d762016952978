import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const TOTALS = [...row(400, [380, 'Sub Total'], [-540, '135.00']), ...row(412, [380, 'GST'], [-540, '13.50'])]
const OIL = [
  ...row(240, [50, 'Oil filter element']),
  ...row(252, [50, '3'], [100, 'x'], [140, '15.00'], [-540, '45.00']),
]
const named = (...names: string[]) => {
  const over = names.flatMap((name, i) => row(200 - 11 * (names.length - 1 - i), [50, name]))
  const [first] = linesOn(over, row(212, [50, '2'], [100, 'x'], [140, '45.00'], [-540, '90.00']), OIL, TOTALS)
  return [first?.description, first?.uncertain]
}

test.each(['Total seal ring set', 'Gross body kit', 'Wheel balance'])(
  'a name without an amount beside it is no total: %s',
  name => {
    expect(named(name)).toEqual([name, []])
  },
)

test.each(['Serial cable 2 m', 'Rego plate frame', 'Returned core', '(Pair) brake pads', '*Brake pads'])(
  'the only name is kept though it begins like a remark, for a person to look at: %s',
  name => {
    expect(named(name)).toEqual([name, ['description']])
  },
)

test('a remark beside a name is no name', () => {
  expect(named('Data cable 2 m', 'S/N: 40021')).toEqual(['Data cable 2 m', []])
})
