import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const item = (y: number, code: string, name: string, price: string) => [
  ...row(y, [13, code], [75, name]),
  ...row(y + 10, [32, `1 @ ${price}`], [-190, price]),
]

test('a number of figures in a till roll’s column of codes is offered as one', () => {
  const lines = linesOn(
    item(100, 'FF-302T', 'FUEL FILTER', '58.30'),
    item(121, '19', 'GLOBE WEDGE', '16.50'),
    item(142, 'CB-77', 'COPPER GREASE', '15.40'),
    item(163, 'UJ-12X', 'UNI JOINT', '41.80'),
    row(190, [13, 'TOTAL'], [-190, '$132.00']),
  )
  expect(lines[1]).toMatchObject({ partNumber: '19', partReadings: ['19', ''], description: 'GLOBE WEDGE' })
})

test('a name with a count of pieces is no code alone on its row', () => {
  const stacked = (y: number, code: string, name: string, price: string) => [
    ...row(y, [10, code]),
    ...row(y + 11, [10, name]),
    ...row(y + 20, [22, `1 @ ${price}`], [-190, price]),
  ]
  const lines = linesOn(
    stacked(100, 'NIT-M2', 'Quick coupler type 20PM', '35.80'),
    stacked(132, 'RG-PUNCH', 'Pin punch set 6pc', '57.95'),
    stacked(164, 'EXT-S4', 'Stud extractor set 4pc', '88.90'),
    row(210, [10, 'TOTAL'], [-190, '182.65']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['NIT-M2', 'Quick coupler type 20PM'],
    ['RG-PUNCH', 'Pin punch set 6pc'],
    ['EXT-S4', 'Stud extractor set 4pc'],
  ])
})

test('letters on the edge where the other codes stand, set in from the names, are a code', () => {
  const indented = (y: number, name: string, code: string, price: string) => [
    ...row(y, [10, name]),
    ...row(y + 11, [22, code]),
    ...row(y + 22, [34, `1 @ ${price}`], [-190, price]),
  ]
  const lines = linesOn(
    indented(100, 'SOCKET DEEP 21MM', 'SK-116', '21.45'),
    indented(140, 'TORX BIT LONG', 'BIT-T50L', '19.80'),
    indented(180, 'GLOVES LARGE', 'GLV-L', '68.20'),
    indented(220, 'CAR WASH', 'WASH', '10.00'),
    row(270, [10, 'TOTAL'], [-190, '119.45']),
  )
  expect(lines.slice(2)).toMatchObject([
    { partNumber: 'GLV-L', partReadings: [], description: 'GLOVES LARGE' },
    { partNumber: 'WASH', partReadings: ['WASH', ''], description: 'CAR WASH' },
  ])
})
