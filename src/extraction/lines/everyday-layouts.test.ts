import { expect, test } from 'vitest'
import { columnsAt, row } from '../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../testing/lines-on.ts'
import { nameOfHeading } from '../vocabulary/column-names.ts'

test('work and parts under one heading are the names, whatever was supplied', () => {
  expect(nameOfHeading('Work carried out / parts supplied')).toBe('description')
  expect(nameOfHeading('Qty supplied')).toBe('supplied')
})

test('a tax code behind the amount is no label of a sum', () => {
  const lines = linesOn(
    row(100, [40, 'DESCRIPTION'], [-480, 'AMOUNT'], [510, 'CODE']),
    row(120, [40, 'Refit the seat base cover'], [-480, '$50.00'], [510, 'GST']),
    row(134, [40, 'Repair the door trim'], [-480, '$80.00'], [510, 'GST']),
    row(300, [380, 'Sale Amount:'], [-540, '$130.00']),
    row(312, [380, 'GST:'], [-540, '$13.00']),
  )
  expect(lines.map(line => [line.description, line.total])).toEqual([
    ['Refit the seat base cover', 5000],
    ['Repair the door trim', 8000],
  ])
})

test('a currency sign at the left of its cell is of the amount in it, and days are no part numbers', () => {
  const sheet = columnsAt(40, 140, -400, 410, -470, 490, -540)
  const lines = linesOn(
    row(100, [40, 'Date'], [95, 'Ref'], [140, 'Description'], [-400, 'Qty'], [440, 'Rate'], [510, 'Amount']),
    sheet(120, '4/3', 'Tilt tray to Gorge Road', '1', '$', '50.00', '$', '50.00'),
    sheet(134, '11/3', 'Storage, days', '2', '$', '40.00', '$', '80.00'),
    row(148, [490, '$'], [-540, '-']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Tilt tray to Gorge Road', 1, 50, 5000],
    ['', 'Storage, days', 2, 40, 8000],
  ])
})

test('lines without headings may have count and number before the name', () => {
  const line = columnsAt(-120, 130, 220, -440, -540)
  const lines = linesOn(
    line(120, '2 ea', '6207 2RS/C3', 'Ball bearing 35 x 72 x 17', '25.00', '50.00'),
    line(134, '4 ea', '45.62.8', 'Oil seal', '10.00', '40.00'),
    line(148, '1 set', '418820', 'Taper roller cup', '40.00', '40.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['6207 2RS/C3', 'Ball bearing 35 x 72 x 17', 2, 25, 5000],
    ['45.62.8', 'Oil seal', 4, 10, 4000],
    ['418820', 'Taper roller cup', 1, 40, 4000],
  ])
})
