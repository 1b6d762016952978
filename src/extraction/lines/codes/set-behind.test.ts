import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

/** Lines of a name, and behind it, so many points clear, a last word. */
const partsOn = (space: number, ...names: [name: string, last: string][]) =>
  linesOn(
    row(100, [40, 'Goods'], [-400, 'No.'], [-470, 'Each'], [-540, 'Amount']),
    names.flatMap(([name, last], i) =>
      row(
        120 + 16 * i,
        [40, name],
        [40 + 5 * name.length + space, last],
        [-400, '1'],
        [-470, i ? '40.00' : '50.00'],
        [-540, i ? '40.00' : '50.00'],
      ),
    ),
    TOTALS,
  ).map(line => [line.partNumber, line.description, line.partReadings])

test('codes clear of their names, behind which a scan lost their brackets, are likely the part numbers', () => {
  expect(
    partsOn(9, ['Wheel nut black', 'WN-1415'], ['Valve stem rubber', 'VS-4410'], ['Freight by road', 'ten']),
  ).toEqual([
    ['WN-1415', 'Wheel nut black', ['WN-1415', '']],
    ['VS-4410', 'Valve stem rubber', ['VS-4410', '']],
    ['', 'Freight by road ten', []],
  ])
})

test.each<[string, number, [string, string][]]>([
  [
    'stand no further off than other words',
    5,
    [
      ['Wheel nut black', 'WN-1415'],
      ['Valve stem rubber', 'VS-4410'],
      ['Tube liner wide', 'TL-4411'],
    ],
  ],
  [
    'are sizes',
    9,
    [
      ['Wheel nut black', '205/55R16'],
      ['Valve stem rubber', '215/60R17'],
      ['Tube liner wide', '225/65R17'],
    ],
  ],
  [
    'are the same on every line',
    9,
    [
      ['Wheel nut black', 'WN-1415'],
      ['Valve stem rubber', 'WN-1415'],
      ['Tube liner wide', 'WN-1415'],
    ],
  ],
])('last words are of the name where they %s', (_, space, names) => {
  expect(partsOn(space, ...names).map(([, name]) => name)).toEqual(
    names.map(([name, last]) => `${name} ${last}`),
  )
})
