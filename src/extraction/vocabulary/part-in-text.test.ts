import { expect, test } from 'vitest'
import {
  bracketedCode,
  dashedCode,
  firstLabelled,
  isCustomersPart,
  labelledPart,
  leadingCode,
} from './part-in-text.ts'

test('labels announce part numbers in running text', () => {
  expect(labelledPart('Part: B0SS-18I')).toMatchObject({ partNumber: 'B0SS-18I', readings: [] })
  expect(labelledPart('Headlight left (Part No: SG-5521-L)')).toMatchObject({ partNumber: 'SG-5521-L' })
  expect(labelledPart('Item ID 308814472')).toBeNull()
  expect(labelledPart('Item ID: 308814472')).toBeNull()
  expect(labelledPart("Seller's item ID: TR11934/2")).toMatchObject({
    partNumber: 'TR11934/2',
    taken: "Seller's item ID: TR11934/2",
  })
  expect(labelledPart("Buyer's item no: 4471")).toMatchObject({ partNumber: '4471', isCustomers: true })
  expect(labelledPart('MPN TW1-2/200')).toMatchObject({ partNumber: 'TW1-2/200', readings: [] })
  expect(labelledPart('MPN MAGTRAY')).toMatchObject({ partNumber: 'MAGTRAY', readings: [] })
  expect(labelledPart('Part fitted and tested')).toBeNull()
})

test('a code opens a description, a measure does not', () => {
  expect(leadingCode('DB1170 - Brake pad set front')).toEqual({
    partNumber: 'DB1170',
    rest: 'Brake pad set front',
  })
  expect(leadingCode('296mm disc rotor')).toBeNull()
  expect(leadingCode('Tilt tray tow to workshop')).toBeNull()
})

test('a row of characters longer than any code is none, however long', () => {
  expect(leadingCode(`${'1'.repeat(30)} Brake pads`)?.partNumber).toBe('1'.repeat(30))
  expect(leadingCode(`${'1'.repeat(31)} Brake pads`)).toBeNull()
})

test.each(['Part HTR 774', 'PART NO HTR 774'])('%s announces a number with a space in it', text => {
  expect(labelledPart(text)).toEqual({ partNumber: 'HTR 774', readings: [], taken: text })
})

test.each([
  ['Part KX-TC 310', 'KX-TC 310'],
  ['Part KX-ALT 24/90', 'KX-ALT 24/90'],
  ['Part KX-TC 310 Unit serial T00418', 'KX-TC 310'],
  ['Part CORE-GB Serial 33', 'CORE-GB'],
  ['Code: 5W8 142 717 PG-C', '5W8 142 717 PG-C'],
  ['P/No KX-ALT', 'KX-ALT'],
  ['P/No TC/2216 Tag 30014', 'TC/2216'],
  ['P/Num: 7443R', '7443R'],
  ['Pt no. 7443R', '7443R'],
  ['Pt # 7443R', '7443R'],
  ['Stk: KX 118 replaces KX 108', 'KX 118'],
  ['Stk: TC-4L60-B', 'TC-4L60-B'],
  ['Code - N70 | Serial K1108', 'N70'],
  ['Code - 0088 | Serial n/a', '0088'],
  ['Drawer slide pair, Pt. No. DS_PRO', 'DS_PRO'],
  ['Barcode 9334411000331 MPN DRUM', 'DRUM'],
])('%s announces %s, whatever is named behind it', (text, partNumber) => {
  expect(labelledPart(text)).toMatchObject({ partNumber, readings: [] })
})

test.each([
  ['Part KX 31', ['KX 31', '']],
  ['Part no KX TC 310', ['KX TC 310', '']],
  ['Part: KX TC 310', ['KX TC 310', 'KX']],
  ['Cat. No. EB2201 OS 0.50', ['EB2201 OS 0.50', 'EB2201']],
  ['P/N: KX 2208 R Bin D2-07', ['KX 2208 R', 'KX 2208']],
])('a number in odd groups is not lost, for a person to look at: %s', (text, readings) => {
  expect(labelledPart(text)?.readings).toEqual(readings)
})

test('a comma ends the number that letters alone begin, and no other', () => {
  expect(labelledPart('Part No. KX 11-07, input bearing')).toMatchObject({
    partNumber: 'KX 11-07',
    readings: [],
  })
  expect(labelledPart('Part No. KX7 11-07, input bearing')?.readings).toEqual(['KX7 11-07', 'KX7'])
})

test.each([
  'Your code: T-044',
  'Your part no. 88120',
  'Customer’s code: T-044',
  'YOUR ITEM NO: T-044',
  'Your stock code: T-044',
  'Customer stock code: T-044',
  'Cust code: T-044',
  'Cust. part no: T-044',
  'Yr code: T-044',
  'Your internal code: T-044',
  'Buyer’s inventory code: T-044',
])('%s says that the number is the customer’s', text => {
  expect(labelledPart(text)).toMatchObject({ partNumber: text.split(' ').at(-1), isCustomers: true })
  expect(isCustomersPart(text.replace(/ no\. /, ' no: '))).toBe(true)
  expect(labelledPart(`Lamp left ${text} Our code: AB-12`)).toMatchObject({ partNumber: 'AB-12' })
  expect(labelledPart(`Lamp left ${text} Our code: AB-12`)?.isCustomers).toBeUndefined()
})

test('customers of whom something else is told own no number', () => {
  expect(labelledPart('Thank you for your order. Part: AB-12')?.isCustomers).toBeUndefined()
  expect(labelledPart('Custom exhaust Part: AB-12')?.isCustomers).toBeUndefined()
})

test.each(['Part of 100', 'PART OF 12', 'Item Brake 774', 'PT FREMANTLE', 'Pt 4 of 7'])(
  '%s announces none',
  text => {
    expect(labelledPart(text)?.partNumber ?? '').not.toMatch(/ /)
  },
)

test.each(['ITEM CODE 447120', 'PART NUM 447120', 'PART NO 447120'])(
  'the label of %s is no part of the number',
  text => {
    expect(labelledPart(text)?.partNumber).toBe('447120')
  },
)

test('a mark ends a number in groups as it ends one in one', () => {
  expect(labelledPart('Part: 3B5 300 793 LW*')).toMatchObject({ partNumber: '3B5 300 793 LW*', readings: [] })
  expect(labelledPart('Part: 3B5 300 793*')).toMatchObject({ partNumber: '3B5 300 793*', readings: [] })
})

test('a voltage behind a number ends no group of it', () => {
  expect(labelledPart('Part: 64210 12V+')?.readings).toEqual(['64210 12V', '64210'])
})

test.each([
  'Stock no. 60418 Part no. HL-9R',
  'Stock No: S60418 Part No: HL-9R',
  'Stock No: 60418 · P/N HL-9R',
])('what a piece is called in stock is not its part number: %s', text => {
  expect(labelledPart(text)).toMatchObject({ partNumber: 'HL-9R', readings: [] })
})

test.each(['Item no. 60418 Part no. HL-9R', 'Code: 60418 P/N: HL-9R'])(
  'of two numbers announced nobody knows which is ordered by: %s',
  text => {
    expect(labelledPart(text)?.readings).toEqual(['HL-9R', '60418'])
  },
)

test('of numbers announced in several texts a part number by its name comes before one of stock', () => {
  const texts = ['Stock no. 60418', 'Part #: HL-9R'].map(text => ({ text }))
  expect(firstLabelled(texts)).toMatchObject({ at: texts[1], found: { partNumber: 'HL-9R', readings: [] } })
  expect(firstLabelled([{ text: 'Code: 60418' }, { text: 'Part #: HL-9R' }])?.found.readings).toEqual([
    'HL-9R',
    '60418',
  ])
})

test('a sign before a number that begins a name is kept with it', () => {
  expect(leadingCode('#6783F Rack boot kit')).toEqual({ partNumber: '#6783F', rest: 'Rack boot kit' })
  expect(leadingCode('#8 screws')).toBeNull()
})

test('a number ends at the first colon before its name', () => {
  expect(dashedCode('CK4190N: Clutch kit 240mm: cover, plate')).toEqual({
    partNumber: 'CK4190N',
    rest: 'Clutch kit 240mm: cover, plate',
  })
})

test('of two brackets at the end words in the first are of the name', () => {
  expect(bracketedCode('Centre bearing (rubber 12mm) (CB40-12)')?.partNumber).toBe('CB40-12')
})

test.each(['Stk: 12', 'Stk: On hand 1200', 'Part - brake 12', 'Code - blue'])(
  'what counts a stock or goes on behind a dash is no number: %s',
  text => {
    expect(labelledPart(text)).toBeNull()
  },
)
