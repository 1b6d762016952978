import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const HEAD = row(100, [40, 'Date'], [110, 'Particulars'], [-400, 'Units'], [-470, 'Rate'], [-540, 'Amount'])
const figures = (y: number, ...texts: [x: number, text: string][]) =>
  row(y, ...texts, [-400, '1'], [-470, '65.00'], [-540, '65.00'])

test('a line that begins with its day goes on to the row that has its figures', () => {
  const lines = linesOn(
    HEAD,
    row(114, [40, '14 Jul'], [110, 'Tow from the yard to your']),
    row(128, [110, 'workshop, white ute with a']),
    figures(142, [110, 'tray']),
    figures(156, [40, '15 Jul'], [110, 'Yard storage']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'Tow from the yard to your workshop, white ute with a tray',
    'Yard storage',
  ])
})

test('a day over several lines without their own is that of a docket, and its text no name', () => {
  const lines = linesOn(
    HEAD,
    row(114, [40, '14 Jul'], [110, 'Docket 4471']),
    figures(128, [110, 'Tow from the yard']),
    figures(142, [110, 'Yard storage']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Tow from the yard', 'Yard storage'])
})

test('a number on the first row of a name is that of the figures on its last', () => {
  const lines = linesOn(
    row(100, [40, 'Code'], [110, 'Description'], [-400, 'Qty'], [-470, 'Rate'], [-540, 'Amount']),
    row(114, [40, 'AX-100'], [110, 'Sensor with a long lead and']),
    figures(128, [110, 'a plug']),
    row(142, [40, 'AX-200'], [110, 'Bracket for the sensor with']),
    figures(156, [110, 'bolts']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['AX-100', 'Sensor with a long lead and a plug'],
    ['AX-200', 'Bracket for the sensor with bolts'],
  ])
})

test.each([
  ['Bracket', 'Freight'],
  ['Bracket for the sensor with bolts', 'Freight'],
  ['Bracket for the sensor with bolts', 'Work on site'],
])('a number and a name that nothing was sent of are none of what stands below: %s, %s', (name, below) => {
  const lines = linesOn(
    row(100, [40, 'Code'], [110, 'Description'], [-400, 'Qty'], [-470, 'Rate'], [-540, 'Amount']),
    figures(114, [40, 'AX-100'], [110, 'Sensor with a long lead']),
    row(128, [40, 'AX-200'], [110, name]),
    figures(142, [110, below]),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['AX-100', 'Sensor with a long lead'],
    ['', below],
  ])
})
