import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('an announced number that looks like money parts no name from its figures', () => {
  const item = (y: number, name: string, code: string, total: string) => [
    ...row(y, [20, name]),
    ...row(y + 11, [20, `CODE: ${code}`]),
    ...row(y + 22, [20, code], [90, `2 x $${total}`], [-210, `$${(2 * Number(total)).toFixed(2)}`]),
  ]
  const lines = linesOn(
    item(160, 'RELAY 5 PIN', '19.20', '30.00'),
    item(193, 'FUSE MEGA', '36.90', '10.00'),
    row(230, [26, 'NET TOTAL'], [-210, '$80.00']),
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['19.20', 'RELAY 5 PIN'],
    ['36.90', 'FUSE MEGA'],
  ])
})

test('a telephone number beside the lines is no part number', () => {
  const lines = linesOn(
    row(160, [20, 'Starter motor']),
    row(171, [20, 'Tel (02) 7010 8193']),
    row(182, [90, '2 x $30.00'], [-210, '$60.00']),
    row(200, [26, 'NET TOTAL'], [-210, '$60.00']),
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual([''])
})
