import { expect, test } from 'vitest'
import { goods, HEAD, ONE, TWO } from '../../testing/goods-in-two-rows.ts'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const numbersOf = (...texts: Parameters<typeof linesOn>) =>
  linesOn(...texts, TOTALS).map(line => [line.partNumber, line.partReadings, line.description])

test.each(['KX-410 Your code: TOOL-044', 'KX-410 Customer part no: 88120'])(
  'of a code and the customer’s own behind it the first is the part number: %s',
  first => {
    expect(
      numbersOf(HEAD, goods(120, first, 'Torque wrench', ONE), goods(150, 'KX-77-2', 'Impact socket', TWO)),
    ).toEqual([
      ['KX-410', [], 'Torque wrench'],
      ['KX-77-2', [], 'Impact socket'],
    ])
  },
)

test('a customer’s number that stands in a text of its own behind the code is none either', () => {
  const first = [...goods(120, 'KX-410', 'Torque wrench', ONE), ...row(120, [140, 'Your code: TOOL-044'])]
  const [line] = numbersOf(HEAD, first, goods(150, 'KX-77-2', 'Impact socket', TWO))
  expect(line).toEqual(['KX-410', [], 'Torque wrench'])
})

test('the customer’s number alone is never the part number, and asked about', () => {
  const named = (y: number, name: string, code: string, figures: readonly string[]) =>
    goods(y, name, `Your code: ${code}`, figures)
  expect(
    numbersOf(
      HEAD,
      named(120, 'Torque wrench', 'TOOL-044', ONE),
      named(150, 'Impact socket', 'TOOL-017', TWO),
    ),
  ).toEqual([
    ['', ['', 'TOOL-044'], 'Torque wrench'],
    ['', ['', 'TOOL-017'], 'Impact socket'],
  ])
})

test('a supplier’s number that is announced behind the customer’s is the part number', () => {
  const beneath = 'Your code: TOOL-044 Part no: KX-410'
  expect(
    numbersOf(
      HEAD,
      goods(120, 'Torque wrench', beneath, ONE),
      goods(150, 'Impact socket', 'Part no: KX-77-2', TWO),
    ).map(([code]) => code),
  ).toEqual(['KX-410', 'KX-77-2'])
})

test('goods without a table name the customer’s number no part number either', () => {
  const card = (y: number, name: string, figures: string, code: string, total: string) => [
    ...row(y, [53, name], [-544, figures]),
    ...row(y + 12, [53, code], [-544, total]),
  ]
  expect(
    numbersOf(
      card(200, 'Guard liner, left', '1 x $50.00', 'Your code: TOOL-044', '$50.00'),
      card(254, 'Trim clip 7 mm', '20 x $4.00', 'Your code: TOOL-017', '$80.00'),
    ),
  ).toEqual([
    ['', ['', 'TOOL-044'], 'Guard liner, left'],
    ['', ['', 'TOOL-017'], 'Trim clip 7 mm'],
  ])
})

test.each(['Your stock code:', 'Cust. part no:', 'Yr code:'])(
  'the supplier’s number that stands behind the customer’s in a text of its own is the part number: %s',
  label => {
    const beneath = (y: number, theirs: string, own: string) =>
      row(y, [90, `${label} ${theirs}`], [320, `Our code: ${own}`])
    const texts = [
      ...goods(120, 'Torque wrench', 'Forged', ONE),
      ...beneath(142, 'TOOL-044', 'KX-410'),
      ...goods(160, 'Impact socket', 'Forged', TWO),
      ...beneath(182, 'TOOL-017', 'KX-77-2'),
    ]
    expect(numbersOf(HEAD, texts).map(([code, readings]) => [code, readings])).toEqual([
      ['KX-410', []],
      ['KX-77-2', []],
    ])
  },
)
