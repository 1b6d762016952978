import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import type { Row } from '../lay-out.ts'
import { findHeadings } from './find-headings.ts'
import { findTables } from './find-tables.ts'
import { headingsOf } from './headings-of-row.ts'

test('headings set as close as words, but wider apart than any space, are several', () => {
  const line = columnsAt(-55, 62, 104, -470, -540)
  const lines = linesOn(
    row(100, [40, 'QTY'], [62, 'PRODUCT'], [104, 'DESCRIPTION'], [-470, 'UNIT'], [-540, 'TOTAL']),
    line(120, '1', '678', 'Engine computer', '50.00', '50.00'),
    line(134, '2', 'TW-27', 'Headlamp', '40.00', '80.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['678', 'Engine computer', 1, 50, 5000],
    ['TW-27', 'Headlamp', 2, 40, 8000],
  ])
})

test('a count’s heading as close to two words for goods as a space is no part of their column’s name', () => {
  const line = columnsAt(-54, 63, 110, -470, -540)
  const lines = linesOn(
    row(100, [40, 'QTY PRODUCT DESCRIPTION'], [-470, 'PRICE'], [-540, 'NETT']),
    line(120, '1', '', 'Engine computer', '50.00', '50.00'),
    line(134, '2', 'B7', 'Headlamp', '10.00', '20.00'),
    line(148, '1', '517', 'Mirror left', '40.00', '40.00'),
    line(162, '2', '638', 'Mirror right', '10.00', '20.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Engine computer', 1, 50, 5000],
    ['B7', 'Headlamp', 2, 10, 2000],
    ['517', 'Mirror left', 1, 40, 4000],
    ['638', 'Mirror right', 2, 10, 2000],
  ])
})

test('a heading in two storeys keeps the word that stands under nothing', () => {
  const line = columnsAt(40, -110, 150, 260, -470, -540)
  const lines = linesOn(
    [...row(88, [80, 'Quantity'], [150, 'Item']), ...row(94, [40, 'Bin'], [-540, 'Extended'])],
    row(100, [90, 'Ord'], [150, 'Part'], [176, 'no'], [260, 'Name'], [-470, 'Net']),
    line(120, 'A03', '2', '8W0 998 281 B', 'Repair kit', '50.00', '100.00'),
    line(134, 'B04', '8', 'N 910 467 01', 'Nut', '4.00', '32.00'),
    line(148, 'C05', '3', '06L115562B', 'Oil filter', '10.00', '30.00'),
    TOTALS,
  )
  expect(shortOf(lines).map(([part]) => part)).toEqual(['8W0 998 281 B', 'N 910 467 01', '06L115562B'])
})

test('a name of two words for part numbers is one heading, however wide its space', () => {
  const [heads] = layWords(row(100, [40, 'Qty'], [62, 'Stock'], [94, 'Code'])).rows
  expect(headingsOf(heads as Row).map(heading => heading.text)).toEqual(['Qty', 'Stock Code'])
})

test('the words of a heading on two lines are read line by line', () => {
  const heads = [
    ...row(
      100,
      [40, 'Sup'],
      [84, 'Back'],
      [117, 'Part'],
      [200, 'Description'],
      [-460, 'Each'],
      [-540, 'Value'],
    ),
    ...row(111, [78, 'Order'], [109, 'No']),
  ]
  const line = columnsAt(-55, -103, 109, 200, -460, -540)
  const lines = linesOn(
    heads,
    line(130, '1', '', 'AB-11', 'Alternator tested', '50.00', '50.00'),
    line(144, '2', '', 'CD-22', 'Starter motor', '40.00', '80.00'),
    line(158, '0', '1', 'EF-33', 'Headlamp halogen', '30.00', '0.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['AB-11', 'Alternator tested', 1, 50, 5000],
    ['CD-22', 'Starter motor', 2, 40, 8000],
  ])
})

test('one count over two lines is one heading', () => {
  const page = layWords([
    ...row(100, [-340, 'Qty'], [-470, 'Unit Price ex'], [-540, 'Total']),
    ...row(111, [40, 'Description'], [150, 'Part'], [-340, 'Supplied'], [-470, 'GST'], [-540, 'Amount']),
    ...row(130, [40, 'Oil filter'], [150, 'AB-12'], [-340, '1'], [-470, '50.00'], [-540, '50.00']),
    ...row(144, [40, 'Air filter'], [150, 'CD-77'], [-340, '2'], [-470, '40.00'], [-540, '80.00']),
  ])
  const headings = findTables([page])[0]?.[0]?.columns.map(column => column.heading)
  expect(headings).toContain('Qty Supplied')
})

test('a heading with a stroke over two strips of codes and names is that of two columns', () => {
  const line = columnsAt(40, 120, -350, -450, -540)
  const lines = linesOn(
    row(100, [40, 'Part Number / Description'], [-350, 'Qty'], [-450, 'Each'], [-540, 'Total']),
    line(120, '4TV 615 301', 'Disc front', '1', '90.00', '90.00'),
    line(134, 'TRX-Z442', 'Oil filter', '2', '20.00', '40.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['4TV 615 301', 'Disc front', 1, 90, 9000],
    ['TRX-Z442', 'Oil filter', 2, 20, 4000],
  ])
})

test('behind a count’s heading the words for goods are cut where they stand clearly further apart', () => {
  const page = layWords([
    ...row(
      100,
      [-58, 'Qty'],
      [60, 'Stock'],
      [87, 'Code'],
      [113, 'Description'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    ...row(120, [-58, '1'], [60, 'EC471'], [113, 'Engine computer'], [-470, '50.00'], [-540, '50.00']),
  ])
  expect(
    findHeadings(page)[0]
      ?.headings.map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(['Qty', 'Stock Code', 'Description'])
})

test('no column begins behind less than half a letter, however near the other words of its heading stand', () => {
  const [heads] = layWords(row(100, [40, 'Jobs'], [60.5, 'goods'], [87.8, 'supplied'], [300, 'Rate'])).rows
  expect(headingsOf(heads as Row).map(({ text }) => text)).toEqual(['Jobs goods supplied', 'Rate'])
})

test.each([
  ['Our Code', 'Your Code'],
  ['Your Item No', 'Item No'],
  ['Stock Code', 'Customer Code'],
  ['Part No', 'OEM No'],
])('numbers of two owners stand in two columns, however close their headings: %s, %s', (left, right) => {
  const second = 40 + 5 * left.length + 7
  const line = columnsAt(40, second, 220, -420, -480, -540)
  const lines = linesOn(
    line(100, left, right, 'Description', 'Qty', 'Each', 'Amount'),
    line(120, 'PNT-2', 'BB-01', 'Clear coat', '1', '60.00', '60.00'),
    line(134, 'HRD-1', 'BB-02', 'Hardener', '1', '40.00', '40.00'),
    line(148, 'P800', 'BB-11', 'Abrasive disc', '1', '30.00', '30.00'),
    TOTALS,
  )
  const own = left.startsWith('Your') ? ['BB-01', 'BB-02', 'BB-11'] : ['PNT-2', 'HRD-1', 'P800']
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(own)
})

test('what goes on with a heading of the customer’s numbers is no column of its own', () => {
  const [heads] = layWords(row(100, [40, 'Customer Part'], [112, 'Code'], [-540, 'Amount'])).rows
  expect(headingsOf(heads as Row).map(({ text }) => text)).toEqual(['Customer Part Code', 'Amount'])
})
