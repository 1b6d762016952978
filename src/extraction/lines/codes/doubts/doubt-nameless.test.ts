import { expect, test } from 'vitest'
import { row } from '../../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../../testing/lines-on.ts'
import { doubtNameless } from './doubt-nameless.ts'

const lineOf = (description: string) => ({
  page: 1,
  partNumber: '',
  partReadings: [],
  description,
  quantity: 1,
  unitPrice: 10,
  discountPercent: null,
  gst: null,
  total: 1000,
  uncertain: [],
  words: {},
})
const readingsOf = (description: string) => doubtNameless([lineOf(description)])[0]?.partReadings

test.each([
  ['Bumper clip push type C1044/50 black', 'C1044/50'],
  ['Weatherstrip WS220M', 'WS220M'],
  ['KX-AB 686 65 Radio 5 W', 'KX-AB 686 65'],
])('%s may hold the part number %s', (description, code) => {
  expect(readingsOf(description)).toEqual(['', code])
})

test.each([
  'Machine front rotors, pair',
  'Engine oil 5W-30 20 L',
  'Tyre 205/55R16 fitted',
  'Globe 12V 60/55',
  'Diagnosis 18/05/2026',
  'BOLT M14X1.5 X 40',
  'Brake fluid DOT4 205 L',
  'Hose assy 1/2in R2AT, JIC 37 female',
])('%s holds none', description => {
  expect(readingsOf(description)).toEqual([])
})

test('figures of an ordered column are no part of a number', () => {
  const lines = linesOn(
    row(200, [40, '6205-2RS'], [-250, '4'], [-300, '4'], [320, 'EA'], [-450, '12.50'], [-540, '50.00']),
    row(212, [60, 'BALL BEARING SEALED']),
    row(230, [40, 'LM67048'], [-250, '4'], [-300, '2'], [320, 'EA'], [-450, '40.00'], [-540, '80.00']),
    row(242, [60, 'TAPER ROLLER SET']),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['6205-2RS', 'LM67048'])
})

test('one code among figures, where the other lines have none, may be a part number', () => {
  const lines = linesOn(
    row(200, [40, 'WHEEL BEARING KIT']),
    row(212, [180, '5 x 4.80'], [-320, '24.00']),
    row(230, [40, 'AIR FILTER PANEL']),
    row(242, [40, 'SN-9250'], [180, '2 x 43.00'], [-320, '86.00']),
    row(260, [40, 'THERMOSTAT HOUSING']),
    row(272, [180, '2 x 10.00'], [-320, '20.00']),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings)).toEqual([[], ['', 'SN-9250'], []])
})

test('groups of figures before a name may be the part number', () => {
  expect(readingsOf('9H5 260 896 DM Castor control arm')).toEqual(['', '9H5 260 896 DM'])
  expect(readingsOf('4WD 2500 kg winch')).toEqual([])
  expect(readingsOf('20 1000 Series bolts')).toEqual([])
})

test('a date before a name may be a number of goods where other lines have one', () => {
  const dated = lineOf('27/10/15 Spark plug iridium')
  const numbered = { ...lineOf('Brake hose'), partNumber: '8S2 237 449 SF' }
  expect(doubtNameless([numbered, dated])[1]?.partReadings).toEqual(['', '27/10/15'])
  expect(doubtNameless([dated, lineOf('Labour')])[0]?.partReadings).toEqual([])
})

test('dates before every name, in no order of days, may be numbers of goods', () => {
  const dated = (...days: string[]) => doubtNameless(days.map(day => lineOf(`${day} Door shell`)))
  expect(dated('20/11/13', '24/11/15', '16/10/13').map(line => line.partReadings[1])).toEqual([
    '20/11/13',
    '24/11/15',
    '16/10/13',
  ])
  expect(dated('03/11/26', '04/11/26', '04/11/26').map(line => line.partReadings)).toEqual([[], [], []])
})

test('a line that nothing says what it is of is looked at', () => {
  expect(readingsOf('')).toEqual([''])
})
