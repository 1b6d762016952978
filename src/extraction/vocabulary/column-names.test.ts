import { expect, test } from 'vitest'
import { announcesCodes, nameOfHeading } from './column-names.ts'

test('what is to come is a back order, unless the heading says what was sent as well', () => {
  expect(nameOfHeading('To come')).toBe('backordered')
  expect(nameOfHeading('Sent to come')).not.toBe('backordered')
})

test.each([
  ['No. of', 'quantity'],
  ['Number off', 'quantity'],
  ['Qty Shipped', 'supplied'],
  ['Date Shipped', 'other'],
  ["SUPP'D", 'supplied'],
  ['Qty Suppl’d', 'supplied'],
  ["DESP'D", 'supplied'],
  ['SUPPD', 'supplied'],
  ["Ord'd", 'ordered'],
  ['ORDD', 'ordered'],
  ["B/Ord'd", 'backordered'],
  ['B/Order', 'backordered'],
  ['Bck Ord', 'backordered'],
  ["Date Inv'd", 'other'],
  ['Date Ordered', 'other'],
  ['Partcode', 'part'],
  ['PartNo', 'part'],
  ['Ident', 'part'],
  ['GST ($)', 'tax'],
  ['$ GST', 'tax'],
  ['Ex GST $', null],
  ['GST each', 'other'],
  ['Unitex GST', 'unit'],
  ['parts@wheelhouse.example', null],
  ['Bar Code', null],
  ['EAN Code', null],
  ['Product Barcode', null],
  ['EAN / Part No', 'part'],
  ['Superseded By', 'part'],
  ['Substitute No', 'part'],
  ['Sent As', 'part'],
  ['Part No Supplied', 'part'],
  ['Qty Supplied', 'supplied'],
  ['Your Part No', 'part'],
  ['Your Price', 'net'],
  ['Whse Code', 'other'],
  ['Bin Location', 'other'],
])('%s heads a column of kind %s', (heading, name) => {
  expect(nameOfHeading(heading)).toBe(name)
})

test.each(['Description / Part No', 'Item # / Description', 'Product / Code', 'Item number and name', 'SKU'])(
  'numbers of the goods are announced by %s',
  heading => {
    expect(announcesCodes(heading)).toBe(true)
  },
)

test.each(['Stock notes', 'Product notes', 'Item / Job code', 'Item / Vehicle code', 'Parts / Fault code'])(
  'no number of the goods is announced by %s',
  heading => {
    expect(announcesCodes(heading)).toBe(false)
  },
)
