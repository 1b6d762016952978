import { expect, test } from 'vitest'
import { columnsAt } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const goods = columnsAt(40, 190, -370, -460, -540)
const numbersUnder = (heading: string, ...numbers: [string, string]) =>
  linesOn(
    goods(180, heading, 'Description', 'Qty', 'Price', 'Amount'),
    goods(200, numbers[0], 'Oil filter spin-on', '2', '40.00', '80.00'),
    goods(216, numbers[1], 'Brake pads front', '1', '50.00', '50.00'),
    TOTALS,
  ).map(({ partNumber, partReadings, words }) => [
    partNumber,
    partReadings,
    words.partNumber?.map(({ text }) => text).join(' '),
  ])

test('brands that a heading announces before the numbers are no part of them', () => {
  expect(numbersUnder('Brand / Part', 'Tallow / KF-2417', 'Bell & Sons / 8802P')).toEqual([
    ['KF-2417', [], 'KF-2417'],
    ['8802P', [], '8802P'],
  ])
  expect(numbersUnder('Line code + part', 'TLW 710 S', 'BSN WB-24')).toEqual([
    ['710 S', [], '710 S'],
    ['WB-24', [], 'WB-24'],
  ])
})

test('where a line has no brand the letters before a number may be its own', () => {
  expect(numbersUnder('Line code + part', 'TLW 710', 'WB-24')).toEqual([
    ['710', ['710', 'TLW 710'], '710'],
    ['WB-24', [], 'WB-24'],
  ])
})

test('of a brand in several words the last may begin the number, the likelier the shorter it is', () => {
  expect(numbersUnder('Brand / Part No', 'BELL TALLOW KF24/17', 'TALLOW RX 8802')).toEqual([
    ['KF24/17', ['KF24/17', 'TALLOW KF24/17'], 'KF24/17'],
    ['RX 8802', ['RX 8802', '8802'], 'RX 8802'],
  ])
  expect(numbersUnder('Make / Code', 'BELL & SONS KF-2417', 'T&B 44-2042').map(([number]) => number)).toEqual(
    ['KF-2417', '44-2042'],
  )
})

test('capitals behind a brand begin the number, however long, where it has no other letters or the brand is in small ones', () => {
  expect(numbersUnder('Brand / Part No', 'TLW RXKA 3643', 'Tallow RXKA KF24')).toEqual([
    ['RXKA 3643', ['RXKA 3643', '3643'], 'RXKA 3643'],
    ['RXKA KF24', ['RXKA KF24', 'KF24'], 'RXKA KF24'],
  ])
  expect(numbersUnder('Brand / Part No', 'BELL & SONS 2417', 'TLW 3643').map(([number]) => number)).toEqual([
    '2417',
    '3643',
  ])
})

test.each([
  ['4X 05973', ['05973', '4X 05973']],
  ['4X / 05973', ['05973', '4X / 05973']],
  ['06A 115 561 B', ['06A 115 561 B', '115 561 B']],
])('a first word with a figure may be the brand, and says nothing of the other lines: %s', (cell, ways) => {
  expect(numbersUnder('Brand / Part No', cell, 'TALLOW 0986').map(([, readings]) => readings)).toEqual([
    ways,
    [],
  ])
})

test('a sign in a brand’s word leaves it a brand', () => {
  expect(numbersUnder('Brand / Part No', 'T&B 44-2042', 'BELL-SONS KF-24')).toEqual([
    ['44-2042', [], '44-2042'],
    ['KF-24', [], 'KF-24'],
  ])
})

test('letters begin the numbers of a family where no heading tells of brands', () => {
  expect(numbersUnder('Part no', 'TLW 710 S', 'BSN WB-24').map(([number]) => number)).toEqual([
    'TLW 710 S',
    'BSN WB-24',
  ])
})
