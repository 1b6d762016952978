import { expect, test } from 'vitest'
import { columnsAt } from '../../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../../testing/lines-on.ts'

test.each([
  ['black', 'white', ['GL-77', 'GL-77 (black)']],
  ['pair', 'pair', []],
])(
  'two lines that differ in brackets behind their number are asked about: %s, %s',
  (one, other, readings) => {
    const goods = columnsAt(40, 150, -370, -460, -540)
    const lines = linesOn(
      goods(180, 'Part No', 'Description', 'Qty', 'Price', 'Amount'),
      goods(200, `GL-77 (${one})`, 'Guard liner', '2', '40.00', '80.00'),
      goods(216, `GL-77 (${other})`, 'Guard liner', '1', '50.00', '50.00'),
      TOTALS,
    )
    expect(lines.map(({ partNumber }) => partNumber)).toEqual(['GL-77', 'GL-77'])
    expect(lines[0]?.partReadings).toEqual(readings)
  },
)

test('two lines that differ in the unit behind their number keep it, and are asked about', () => {
  const goods = columnsAt(40, 150, -370, -460, -540)
  const lines = linesOn(
    goods(180, 'Part No', 'Description', 'Qty', 'Price', 'Amount'),
    goods(200, 'KX-204 set', 'Guard liner', '2', '40.00', '80.00'),
    goods(216, 'KX-204 pair', 'Guard liner', '1', '50.00', '50.00'),
    goods(232, 'KX-310 each', 'Guard clip', '1', '5.00', '5.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['KX-204 set', ['KX-204 set', 'KX-204']],
    ['KX-204 pair', ['KX-204 pair', 'KX-204']],
    ['KX-310', []],
  ])
})
