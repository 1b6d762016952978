import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

/** A table of three lines, each with a text beneath its name. */
const partsOn = (heading: string, ...beneath: string[]) =>
  linesOn(
    row(100, [40, heading], [-400, 'Supplied'], [-470, 'Trade'], [-540, 'Line value']),
    ['Radiator core', 'Condenser with drier', 'Upper hose moulded']
      .map((name, i) => [
        ...row(
          120 + 30 * i,
          [40, name],
          [-400, '1'],
          [-470, i ? '40.00' : '50.00'],
          [-540, i ? '40.00' : '50.00'],
        ),
        ...row(132 + 30 * i, [40, beneath[i] ?? '']),
      ])
      .flat(),
    TOTALS,
  ).map(line => [line.partNumber, line.description, line.partReadings])

const TAGS = ['Whse. tag RC-HL15-26A', 'Whse. tag KD-7741', 'Whse. tag UH-438']

test('codes beneath their names are read behind the words for numbers of goods that the heading announces them with', () => {
  const refs = TAGS.map(tag => tag.replace('Whse. tag', 'Cat. ref.'))
  expect(partsOn('Goods / Cat. ref.', ...refs)).toEqual([
    ['RC-HL15-26A', 'Radiator core', []],
    ['KD-7741', 'Condenser with drier', []],
    ['UH-438', 'Upper hose moulded', []],
  ])
})

test('codes behind the same words that no heading has may be of something else: a person looks', () => {
  expect(partsOn('Goods', ...TAGS)).toEqual([
    ['RC-HL15-26A', 'Radiator core', ['RC-HL15-26A', '']],
    ['KD-7741', 'Condenser with drier', ['KD-7741', '']],
    ['UH-438', 'Upper hose moulded', ['UH-438', '']],
  ])
})

test('numbers end in small letters and have signs in and before them: a person looks at these as well', () => {
  const numbers = ['KX-7702x', 'KX+90', '#UH-438']
  const lines = partsOn('Goods', ...numbers.map(number => `Mill ref. ${number}`))
  expect(lines.map(([, name, readings]) => [name, readings])).toEqual([
    ['Radiator core', ['KX-7702x', '']],
    ['Condenser with drier', ['KX+90', '']],
    ['Upper hose moulded', ['#UH-438', '']],
  ])
})

test.each(['Asset no.', 'Claim no.', 'Colour code', 'Vehicle reg.', 'Drawing no.'])(
  'numbers that the heading announces may be of something else than goods: a person looks (%s)',
  said => {
    const lines = partsOn(`Goods / ${said}`, `${said} B20417`, `${said} B20433`, `${said} B20419`)
    expect(lines.map(([, , readings]) => readings)).toEqual([
      ['B20417', ''],
      ['B20433', ''],
      ['B20419', ''],
    ])
  },
)

test('years, counts and serial numbers behind the same words are none', () => {
  const parts = (...beneath: string[]) => partsOn('Goods', ...beneath).map(([partNumber]) => partNumber)
  expect(parts('For models from 2015', 'For models from 2017', 'For models from 2019')).toEqual(['', '', ''])
  expect(parts('Serial no. AB-1204', 'Serial no. AB-1377', 'Serial no. AB-2011')).toEqual(['', '', ''])
})
