import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const codedLines = (heading: string, goods: readonly (readonly [string, string])[], beside = 'Vehicle') =>
  linesOn(
    row(100, [30, heading], [110, beside], [-400, 'Qty'], [-470, 'Each'], [-540, 'Amount']),
    ...goods.map(([code, name], i) =>
      row(120 + 14 * i, [30, code], [110, name], [-400, '1'], [-470, `${i + 3}0.00`], [-540, `${i + 3}0.00`]),
    ),
    TOTALS,
  )

test.each([
  ['Description', ['Torvane', 'Sorrel']],
  ['Description', ['Dunmarra Torvane', 'Dunmarra Sorrel']],
  ['Service', ['Torvane', 'Sorrel']],
])('names of goods in capitals stay names: %s beside %j', (heading, [one = '', two = '']) => {
  const lines = codedLines(heading, [
    ['U-BOLT', one],
    ['V-BELT', two],
  ])
  expect(lines.map(({ description }) => description)).toEqual(['U-BOLT', 'V-BELT'])
})

test('codes of what is done are asked about where none has a figure', () => {
  const read = (...codes: string[]) =>
    codedLines(
      'Service',
      codes.map(code => [code, 'Forward camera aligned'] as const),
    ).map(({ partReadings, uncertain }) => [partReadings, uncertain])
  expect(read('CAL-FCS', 'R-AND-R')).toEqual([
    [['CAL-FCS', ''], ['description']],
    [['R-AND-R', ''], ['description']],
  ])
  expect(read('CAL-FCS', 'TRV-2')).toEqual([
    [[], []],
    [[], []],
  ])
})

test.each([
  ['Technician', ['Dave Smith', 'Bob Jones']],
  ['Bay', ['Bay two', 'Workshop']],
  ['Vehicle', ['Kestrel Ridgeway', 'Torvane']],
  ['Notes', ['Booked again', 'Urgent']],
])('who did the work, where and on what names none of it: %s %j', (beside, [one = '', two = '']) => {
  const lines = codedLines(
    'Service',
    [
      ['CAL-FCS', one],
      ['TRV-2', two],
    ],
    beside,
  )
  expect(lines.map(({ description }) => description)).toEqual(['CAL-FCS', 'TRV-2'])
})

test('names of the work of one word are asked about, with their codes, and most in one word are none', () => {
  const read = (...names: string[]) =>
    codedLines(
      'Service',
      names.map((name, i) => [`CAL-${i + 1}`, name] as const),
      'Instrument / vehicle',
    )
  expect(read('Camera set', 'Alignment').map(line => [line.partReadings, line.uncertain])).toEqual([
    [['CAL-1', ''], ['description']],
    [['CAL-2', ''], ['description']],
  ])
  expect(read('Torvane', 'Kestrel Ridgeway', 'Sorrel').map(line => line.description)).toEqual([
    'CAL-1',
    'CAL-2',
    'CAL-3',
  ])
})

test('kinds of work beside names are not lost, for a person to look at', () => {
  const lines = codedLines('Service', [
    ['A/C', 'Regas system'],
    ['F/R', 'Brakes front'],
  ])
  expect(
    lines.map(({ partNumber, description, partReadings }) => [partNumber || description, partReadings]),
  ).toEqual([
    ['A/C', ['A/C', '']],
    ['F/R', ['F/R', '']],
  ])
})

test.each(['Vehicle', 'Notes'])(
  'codes of work beside words that may be its names are asked about: %s',
  beside => {
    const read = (...names: string[]) =>
      codedLines(
        'Service',
        names.map((name, i) => [['CAL-FCS', 'CAL-LDW', 'ALN-4W'][i] ?? '', name] as const),
        beside,
      ).map(({ partNumber, description, partReadings, uncertain }) => [
        partNumber,
        description,
        partReadings,
        uncertain,
      ])
    expect(read('Front camera', 'Lane sensor', 'Alignment')).toEqual([
      ['', 'CAL-FCS', ['', 'CAL-FCS'], ['description']],
      ['', 'CAL-LDW', ['', 'CAL-LDW'], ['description']],
      ['', 'ALN-4W', ['', 'ALN-4W'], ['description']],
    ])
    expect(read('Torvane', 'Kestrel Ridgeway').map(([, , readings]) => readings)).toEqual([[], []])
  },
)
