import { expect, test } from 'vitest'
import { layWords, type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

/** A name beside count and price, its number beside the total, and beneath them a note, in print so many points high. */
const card = (
  y: number,
  name: string,
  figures: string,
  code: string,
  total: string,
  note = '',
  height = 8,
) => [
  ...row(y, [53, name], [-544, figures]),
  ...row(y + 12, [53, code], [-544, total]),
  ...row(y + 26, [53, note]).map(text => ({ ...text, height })),
]
const namesOn = (...texts: PlacedText[][]) =>
  linesOn(...texts, TOTALS).map(line => [line.partNumber, line.description, line.quantity, line.uncertain])

test('a name stands beside count and price, over its announced number, whatever note follows', () => {
  expect(
    namesOn(
      card(200, 'Guard liner, left', '1 x $74.00', 'Part no. GL-77-LH', '$74.00', 'Aftermarket, rack F20'),
      card(254, 'Trim clip 7 mm', '20 x $0.90', 'Part no. CLIP-TR-7', '$18.00', 'Sold loose'),
      card(308, 'Primer and tape', '1 x $38.00', '', '$38.00'),
    ),
  ).toEqual([
    ['GL-77-LH', 'Guard liner, left', 1, []],
    ['CLIP-TR-7', 'Trim clip 7 mm', 20, []],
    ['', 'Primer and tape', 1, []],
  ])
})

test('a price that ends a hair right of the total under it is one all the same', () => {
  const ragged = (y: number, name: string, figures: string, total: string) => [
    ...row(y, [53, name], [-544.02, figures]),
    ...row(y + 12, [-544, total]),
  ]
  expect(
    namesOn(
      ragged(200, 'Moulding upper', '1 x $92.00', '$92.00'),
      ragged(240, 'Primer, 50 ml', '1 x $38.00', '$38.00'),
    ),
  ).toEqual([
    ['', 'Moulding upper', 1, []],
    ['', 'Primer, 50 ml', 1, []],
  ])
})

test('a note beside the total is no name, and one in the name’s print is asked about', () => {
  const cards = [
    card(200, 'Guard liner, left', '1 x $74.00', 'Part no. GL-77-LH', '$74.00', 'Aftermarket', 10),
    card(254, 'Fitting, your yard', '1 x $56.00', 'Labour, one fitter', '$56.00'),
  ]
  expect(namesOn(...cards)).toEqual([
    ['GL-77-LH', 'Guard liner, left', 1, ['description']],
    ['', 'Fitting, your yard', 1, ['description']],
  ])
})

test('a single word over a note may be a make, and is asked about', () => {
  const cards = [
    card(200, 'Corvane', '1 x $74.00', 'Part no. GL-77-LH', '$74.00', 'Guard liner, left'),
    card(254, 'Trim clip 7 mm', '2 x $28.00', 'Part no. CLIP-TR-7', '$56.00', 'Sold loose'),
  ]
  expect(namesOn(...cards)).toEqual([
    ['GL-77-LH', 'Corvane', 1, ['description']],
    ['CLIP-TR-7', 'Trim clip 7 mm', 2, []],
  ])
})

test.each([
  ['Genuine Toyon', 'Trim clip 7 mm', ''],
  ['Corvane Motors', 'Corvane Motors', ''],
  ['Corvane Motors', 'Dunmarra Works', 'Hinge pin'],
])('so may words that say whose goods they are: %s, %s', (first, second, name) => {
  const [line] = linesOn(
    card(200, first, '1 x $74.00', 'Part no. GL-77-LH', '$74.00', 'Guard liner, left'),
    card(254, second, '2 x $28.00', 'Part no. CLIP-TR-7', '$56.00', name),
    TOTALS,
  )
  expect(line?.uncertain).toEqual(['description'])
})

test('words that go on in small letters are a name, though all lines have a note beneath', () => {
  expect(
    namesOn(
      card(200, 'Guard liner, left', '1 x $74.00', 'Part no. GL-77-LH', '$74.00', 'Aftermarket, rack F20'),
      card(254, 'Trim clip 7 mm', '2 x $28.00', 'Part no. CLIP-TR-7', '$56.00', 'Sold loose'),
    ).map(([, , , uncertain]) => uncertain),
  ).toEqual([[], []])
})

test('a number may stand beside count and price, over the name beside the total', () => {
  const split = (y: number, name: string, total: string, counted: string) => [
    ...row(y, [53, counted]),
    ...row(y + 12, [53, name], [-544, total]),
  ]
  expect(
    namesOn(
      split(200, 'Guard liner, left', '$74.00', 'GL-77 · 1 at 74.00 each'),
      split(240, 'Trim clip', '$56.00', 'CLIP-7 · 2 at 28.00 each'),
    ),
  ).toEqual([
    ['GL-77', 'Guard liner, left', 1, []],
    ['CLIP-7', 'Trim clip', 2, []],
  ])
})

test.each([
  ['RADIATOR', 'GL-77-LH', 'OIL FILTER', 'CLIP-TR-7'],
  ['RELAY 12V', '44108', 'Oil 5W-30', '44719'],
  ['HOSE 16MM', 'KX 20 14', 'GASKET', '44719'],
])(
  'a name in capitals stands over its number, which no size looks like: %s, %s',
  (first, one, second, other) => {
    expect(
      namesOn(
        card(200, first, '1 x $74.00', one, '$74.00'),
        card(240, second, '2 x $28.00', other, '$56.00'),
      ),
    ).toEqual([
      [one, first, 1, []],
      [other, second, 2, []],
    ])
  },
)

test.each([
  ['RADIATOR', 'To suit Dunmarra 2015 on', 'THERMOSTAT', 'With gasket'],
  ['CORVANE', 'Guard liner, left', 'BENDRIX', 'Trim clip'],
  ['OIL 5W-30', 'Full synthetic', 'HOSE 16MM', 'Per metre'],
  ['HOSE', '16MM', 'FUSE', '10A'],
])(
  'a name or a make in capitals over what is told of it is no certain number: %s, %s',
  (first, one, second, other) => {
    const lines = linesOn(
      card(200, first, '1 x $74.00', one, '$74.00'),
      card(240, second, '2 x $28.00', other, '$56.00'),
      TOTALS,
    )
    expect(lines.map(line => [line.partReadings.includes(''), line.uncertain])).toEqual([
      [true, ['description']],
      [true, ['description']],
    ])
  },
)

test('a number of letters alone is asked about beneath a name in capitals', () => {
  const lines = linesOn(
    card(200, 'RADIATOR', '1 x $74.00', 'TC-PAIR', '$74.00'),
    card(240, 'HOSE 16MM', '2 x $28.00', '44719', '$56.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partReadings, line.description])).toEqual([
    [['TC-PAIR', ''], 'RADIATOR'],
    [[], 'HOSE 16MM'],
  ])
})

test.each(['pdf', 'ocr'] as const)(
  'a count before the name, and the price of one behind the number beneath it (%s)',
  source => {
    const sign = source === 'pdf' ? '@ ' : ''
    const texts = [
      row(200, [40, '2 x'], [70, 'Pick and hook set'], [-540, '45.46']),
      row(214, [70, `Item no. PK-07 ${sign}22.73`]),
      row(232, [40, '1 x'], [70, 'Trim tool nylon'], [-540, '27.27']),
      row(246, [70, `Item no. RB-40 ${sign}27.27`]),
      TOTALS,
    ].flat()
    expect(shortOf(readLines([layWords(texts, 1, source)]).flatMap(table => table.lines))).toEqual([
      ['PK-07', 'Pick and hook set', 2, 22.73, 4546],
      ['RB-40', 'Trim tool nylon', 1, 27.27, 2727],
    ])
  },
)
