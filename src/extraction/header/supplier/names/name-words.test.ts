import { expect, test } from 'vitest'
import { cleanName, isName, withoutInitials } from './name-words.ts'

test.each([
  ['IW IRONBARK Workshop Equipment', 'IRONBARK Workshop Equipment'],
  ['M MERRIWA ENGINE GASKETS', 'MERRIWA ENGINE GASKETS'],
  ['MRC Merriwa Radiators & Cooling', 'Merriwa Radiators & Cooling'],
  ['CV Driveline Centre', 'CV Driveline Centre'],
  ['J & K Motors', 'J & K Motors'],
])('%s without the letters of its logo is %s', (printed, name) => {
  expect(withoutInitials(printed)).toBe(name)
})

test('the first word of what an ABN is called may be the last of the name’s line', () => {
  expect(cleanName('Merribee Tyre Wholesale Pty Ltd Australian')).toBe('Merribee Tyre Wholesale Pty Ltd')
  expect(cleanName('Great Australian')).toBe('Great Australian')
})

test('a trust that goes on in the next line is none of its company’s name', () => {
  expect(cleanName('Tallow Fitout Pty Ltd ATF The')).toBe('Tallow Fitout Pty Ltd')
  expect(cleanName('Tallow Fitout Pty Ltd ATF The Marsh Unit Trust')).toContain('Marsh')
})

test.each(['Branch 118', 'Store #4', 'ORIG'])('no business is called %s', text => {
  expect(isName(text)).toBe(false)
})

test('a title and its number behind a name are none of it', () => {
  expect(cleanName('TALLOW AUTO PAINTS – TAX INVOICE No. 00004096')).toBe('TALLOW AUTO PAINTS')
})

test('what the sender is, in small letters behind a dash, is none of its name', () => {
  expect(cleanName('Redline Gully Performance - online store')).toBe('Redline Gully Performance')
  expect(cleanName('Redline - Brake & Clutch')).toBe('Redline - Brake & Clutch')
})

test('a company stays one, however a scan spells it', () => {
  expect(cleanName('Merribee Towbars Pry Lud')).toBe('Merribee Towbars Pty Ltd')
})

test.each(['1 message', '3 attachments', 'Inbox'])('%s, over a printed e-mail, is no name', text => {
  expect(isName(text)).toBe(false)
  expect(isName('Message Bay Motors')).toBe(true)
})

test.each(['RECEIVED', 'ECEIVED', 'Paid'])('%s is a stamp and no name', text => {
  expect(isName(text)).toBe(false)
})

test('the genuine parts of a dealer are a department', () => {
  expect(isName('Genuine Parts Department')).toBe(false)
  // They are as often a business.
  expect(isName('Genuine Parts Centre')).toBe(true)
})

test('what announces a trading name is none of it', () => {
  expect(cleanName('TRADING AS TALLOWWOOD FILTERS')).toBe('TALLOWWOOD FILTERS')
  expect(cleanName('T/A Tallowwood Filters')).toBe('Tallowwood Filters')
  expect(cleanName('Trading Post Filters')).toBe('Trading Post Filters')
})

test('what a business deals in, with dashes between, is no name', () => {
  expect(isName('Hoses - Belts - Clips - Sundries')).toBe(false)
  expect(isName('Tallow - Hoses & Belts')).toBe(true)
  // With its town, and the state or the branch.
  expect(isName('Tallow Spares - Moe - VIC')).toBe(true)
  expect(isName('Tallow - Moe - Central')).toBe(true)
  expect(isName('Tallow - Hoses - Belts Pty Ltd')).toBe(true)
})

test('a list in small letters is no name, and a name with a comma may be', () => {
  expect(isName('Hoses, belts & tallow clips')).toBe(false)
  expect(isName('Radiators & heater cores, trade only')).toBe(false)
  expect(isName('Hoses & tallow clips')).toBe(true)
  expect(isName('Tallow, Hobbs & sons')).toBe(true)
})

test('a line whose company lost its space is parted where its words begin', () => {
  expect(cleanName('TallowHoses PtyLtd')).toBe('Tallow Hoses Pty Ltd')
  expect(cleanName('TallowHoses Pty Ltd')).toBe('TallowHoses Pty Ltd')
})

test('what a name shortens ends no sentence in it', () => {
  expect(isName('TALLOW HOSE & FITTING CO. PTY LTD')).toBe(true)
  expect(isName('Tallow Bros. Truck Wreckers')).toBe(true)
  expect(isName('Tallow Eng. Pty Ltd')).toBe(true)
  expect(isName('Quality parts. Fast delivery')).toBe(false)
})

test.each([
  'No returns. Limited warranty',
  'We stock it all. Limited time',
  'The home of Ford & Co. Parts',
  'Find us at St. Kilda',
  'Delivering to Mt. Isa and St. George',
])('a sentence is no name, whatever it shortens: %s', text => {
  expect(isName(text)).toBe(false)
})

test.each([
  'St. George Motors',
  'MT. ISA TRUCK PARTS',
  'Quandong Spares St. Kilda',
  'Marsh Bros. Tyres (QLD)',
  'Marsh Bros. Tyres - Dunmarra',
  'Marsh Bros. Tyres for Trucks',
  'Marsh Bros. Auto/Marine 24/7',
  'Smith & Co. Auto Parts + Accessories',
  'Smith&Co. Parts',
  'Dunmarra - Marsh Bros. Tyres',
  'Quandong Spares Co. Ltd (Aust.)',
])('a name may shorten a word: %s', text => {
  expect(isName(text)).toBe(true)
})

test('what a name ends with is its own, though a title begins so', () => {
  for (const name of ['WORKSHOP TOOLSTAX', 'SYNTAX']) expect(cleanName(name)).toBe(name)
})

test('a letter that stands twice, small and as a capital, is one', () => {
  expect(cleanName('FErRNHOLLOW HOSE')).toBe('FERNHOLLOW HOSE')
  for (const name of ['McDONALD & DuPONT', 'McCALLUM AUTO PARTS', 'DiIORIO DIESEL', 'MacCORMACK BROS'])
    expect(cleanName(name)).toBe(name)
})

test('what points to a name that stands elsewhere is none', () => {
  for (const text of ['the above', 'Same as above', 'undersigned']) expect(isName(text)).toBe(false)
  expect(isName('Above & Beyond Tyres')).toBe(true)
})

test.each([
  'Dealer Number',
  'Motor Dealer No.',
  'Con Note No.',
  'Terminal #',
  'St. Kilda',
  'Mt. Barker Store',
])('neither a number’s label nor a place by itself is a name: %s', text => {
  expect(isName(text)).toBe(false)
})

test('what a portal sends is titled after whom it is from', () => {
  expect(cleanName('Tax Invoice (INVOIC) from Vantora Filtration Pty Ltd')).toBe('Vantora Filtration Pty Ltd')
  expect(cleanName('Invoice from Vantora Filtration')).toBe('Vantora Filtration')
})

test('what a company trades as or where, in brackets behind it, is none of its name', () => {
  expect(cleanName('Merribee Commerce Pty Ltd (Merribee Online)')).toBe('Merribee Commerce Pty Ltd')
  expect(cleanName('Merribee Tyres (Vic) Pty Ltd')).toBe('Merribee Tyres (Vic) Pty Ltd')
})

test('to whom alone is sold is no name', () => {
  for (const note of [
    'Wholesale only',
    'Office use only',
    'CASH ONLY',
    'Account customers only',
    'Genuine Parts Only',
  ])
    expect(isName(note), note).toBe(false)
  for (const name of ['Diesel Only', 'UTES ONLY']) expect(isName(name), name).toBe(true)
})
