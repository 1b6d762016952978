import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

test('a count with its sign stands behind the name, and the price of one beside the number beneath', () => {
  const lines = linesOn(
    row(100, [40, 'Injector seal set × 2'], [-440, '$72.70']),
    row(112, [40, '302907 $36.35 ea.']),
    row(128, [40, 'Ball joint upper × 1'], [-440, '$45.95']),
    row(140, [40, '124237']),
    row(156, [40, 'Cable ties pk 100 × 2'], [-440, '$11.00']),
    row(168, [40, '872640 @ $5.50']),
    row(200, [300, 'Total'], [-440, '$129.65']),
    row(212, [300, 'GST included'], [-440, '$11.79']),
  )
  expect(shortOf(lines)).toEqual([
    ['302907', 'Injector seal set', 2, 36.35, 7270],
    ['124237', 'Ball joint upper', 1, 45.95, 4595],
    ['872640', 'Cable ties pk 100', 2, 5.5, 1100],
  ])
  expect(lines.flatMap(one => [...one.uncertain, ...one.partReadings])).toEqual([])
})

test('a count with its sign stands before the name, and the price of one behind the announced number', () => {
  const lines = linesOn(
    row(100, [40, '4 x Gear oil 75W-90 1L'], [-540, '$101.20']),
    row(112, [40, 'Part no. KBD_270M $25.30 each']),
    row(130, [40, '2 x Seal set (aftermarket, 24 month warranty) suits wagon'], [-540, '$136.70']),
    row(142, [40, 'Part no. XNE_854V $68.35 each']),
    row(170, [300, 'Order total'], [-540, '$237.90']),
  )
  expect(shortOf(lines)).toEqual([
    ['KBD_270M', 'Gear oil 75W-90 1L', 4, 25.3, 10120],
    ['XNE_854V', 'Seal set (aftermarket, 24 month warranty) suits wagon', 2, 68.35, 13670],
  ])
})

const till = (y: number, code: string, total: string, name: string) => [
  ...row(y, [11, `1 x ${code}`], [-210, total]),
  ...row(y + 10, [11, name]),
]

test.each([1, 3])(
  'a till counts numbers and prints their names beneath, apart from its own words: %s',
  count => {
    const goods = [
      till(120, 'RAB-49-JM', '$22.00', 'Thermostat 82C'),
      till(140, '0834921', '$63.60', 'Tie rod end'),
      till(160, 'HD-94', '$44.40', 'Bonnet strut pair'),
    ].slice(0, count)
    const total = ['$22.00', '', '$130.00'][count - 1] ?? ''
    const lines = linesOn(
      row(101, [11, 'TIME 09:36']),
      ...goods,
      row(200, [11, 'PURCHASE'], [-210, total]),
      row(210, [11, 'TOTAL AUD'], [-210, total]),
    )
    const all = [
      ['RAB-49-JM', 'Thermostat 82C', 1, 22, 2200],
      ['0834921', 'Tie rod end', 1, 63.6, 6360],
      ['HD-94', 'Bonnet strut pair', 1, 44.4, 4440],
    ]
    expect(shortOf(lines)).toEqual(all.slice(0, count))
    expect(lines.flatMap(one => [...one.uncertain, ...one.partReadings])).toEqual([])
  },
)

test.each([
  ['Sleeving 19mm x 20', '$3.33'],
  ['Grommet rubber x 3', '$10.00'],
])('what comes to no whole price of one counts nothing where that is not printed: %s', (name, total) => {
  const lines = linesOn(
    row(100, [40, name], [-540, total]),
    row(115, [40, '1 x Speaker cable'], [-540, '$17.50']),
    row(130, [40, '2 x Wiper insert'], [-540, '$13.20']),
  )
  expect(shortOf(lines)).toEqual([
    ['', name, null, null, Math.round(Number(total.slice(1)) * 100)],
    ['', 'Speaker cable', 1, 17.5, 1750],
    ['', 'Wiper insert', 2, 6.6, 1320],
  ])
  expect(lines[0]?.uncertain).toEqual(['quantity'])
})

test.each([
  ['Steel plate 600 x 300', 300, 0.2, 6000],
  ['Hose coolant 38 mm x 90', 90, 1, 9000],
  ['Hex bolt 1/2 UNF x 3', 3, 1.5, 450],
  ['Nyloc nut M8 x 4', 4, 1, 400],
  ['6 x 9 speakers pair', 6, 21.6, 12960],
  ['4 x 4 recovery strap', 4, 16.5, 6600],
])(
  'what may measure is a count that is asked about, and stays in the name: %s',
  (name, count, each, cents) => {
    const lines = linesOn(
      row(100, [40, name], [-540, `$${(cents / 100).toFixed(2)}`]),
      row(115, [40, '1 x Speaker cable'], [-540, '$17.50']),
      row(130, [40, 'Wiper insert x 2'], [-540, '$13.20']),
    )
    expect(shortOf(lines)[0]).toEqual(['', name, count, each, cents])
    expect(lines.map(({ uncertain }) => uncertain)).toEqual([['quantity', 'unitPrice'], [], []])
  },
)

test.each([
  ['2 x 600mm wiper blade', '600mm wiper blade'],
  ['2 x M8 flange nut', 'M8 flange nut'],
  ['2 x 1/2" drive socket', '1/2" drive socket'],
  ['2 x 10 amp fuse pack', '10 amp fuse pack'],
])('a unit with one figure alone is of the goods that stand behind a count: %s', (text, name) => {
  const [line] = linesOn(
    row(100, [40, text], [-540, '$40.70']),
    row(115, [40, '1 x Oil filter'], [-540, '$17.50']),
  )
  expect([line?.description, line?.quantity, line?.unitPrice]).toEqual([name, 2, 20.35])
  expect(line?.uncertain).toEqual([])
})

test('a number of goods stands behind a count, and a length beside it is none', () => {
  const lines = linesOn(
    row(100, [40, '2 x 2417 oil filter'], [-540, '$40.70']),
    row(115, [40, '2 x 302907 air filter'], [-540, '$68.20']),
    row(130, [40, '2 x 450mm wiper blade'], [-540, '$33.00']),
  )
  expect(lines.map(({ quantity, uncertain }) => [quantity, uncertain])).toEqual([
    [2, []],
    [2, []],
    [2, []],
  ])
  expect([lines[2]?.partNumber, lines[2]?.description]).toEqual(['', '450mm wiper blade'])
})

test('behind a length it counts where ones are printed so too', () => {
  const lines = linesOn(
    row(100, [40, 'Hose coolant 38mm x 2'], [-540, '$40.70']),
    row(115, [40, 'Oil filter x 1'], [-540, '$17.50']),
  )
  expect(lines.map(({ quantity, uncertain }) => [quantity, uncertain])).toEqual([
    [2, []],
    [1, []],
  ])
})

test('volts, litres and grades beside a sign are no side of what it counts', () => {
  const lines = linesOn(
    row(100, [40, 'Relay 12V x 2'], [-540, '$33.00']),
    row(115, [40, 'Globe 12V 21W x 10'], [-540, '$11.00']),
    row(130, [40, '4 x 75W-90 gear oil'], [-540, '$88.00']),
    row(145, [40, '2 x 5L coolant'], [-540, '$50.00']),
    row(160, [40, 'Globe H4 x 2'], [-540, '$22.00']),
  )
  expect(lines.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Relay 12V', 2],
    ['Globe 12V 21W', 10],
    ['75W-90 gear oil', 4],
    ['5L coolant', 2],
    ['Globe H4', 2],
  ])
})

test('the number stands between the name with its total and what multiplies', () => {
  const card = (y: number, name: string, total: string, code: string, count: string) => [
    ...row(y, [43, name], [-540, total]),
    ...row(y + 12, [43, code]),
    ...row(y + 24, [43, count]),
  ]
  const lines = linesOn(
    row(60, [51, 'Tax Invoice INV-5171'], [-540, '$147.80']),
    card(100, 'Radiator hose lower', '$98.20', '79.597.40', '2 × $49.10'),
    card(150, 'Timing chain kit', '$49.60', 'HJ-7720', '1 × $49.60'),
    row(200, [400, 'Total'], [-540, '$147.80']),
  )
  expect(shortOf(lines)).toEqual([
    ['79.597.40', 'Radiator hose lower', 2, 49.1, 9820],
    ['HJ-7720', 'Timing chain kit', 1, 49.6, 4960],
  ])
})
