import { expect, test } from 'vitest'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtOddShape } from './doubt-odd-shape.ts'

const line = (partNumber: string, source: 'ocr' | 'pdf' = 'ocr') =>
  ({ partNumber, partReadings: [] as string[], words: { partNumber: [{ source }] } }) as PrintedLine
const doubts = (source: 'ocr' | 'pdf', ...numbers: string[]) =>
  doubtOddShape(numbers.map(number => line(number, source))).at(-1)?.partReadings

test.each([
  ['80845-05381', '80845-0S381', ['14977-0M733', '64993-0X971']],
  ['13277-03350', '13277-0J350', ['33844-0L320', '16908-0C489', '84.50.6.484']],
  ['RH-OO12', null, ['RH-0011', 'RH-0044']],
  ['RH-O012', 'RH-0012', ['RH-0011', 'RH-0044']],
])('%s among numbers that have another kind of character in one place may be %s', (odd, rival, others) => {
  expect(doubts('ocr', ...others, odd)).toEqual(rival === null ? [] : [odd, rival])
})

test('a number that lost its point has it, and is asked about', () => {
  const lines = doubtOddShape(['CP.2643.5', 'HB.6257.5', 'SP3762.9'].map(number => line(number)))
  expect(lines.at(-1)).toMatchObject({ partNumber: 'SP.3762.9', partReadings: ['SP.3762.9', 'SP3762.9'] })
  expect(doubts('ocr', 'CP-2643', 'HB-6257', 'SP3762')).toEqual(['SP3762', 'SP-3762'])
  expect(doubts('ocr', 'CP2643', 'HB6257', 'SP.3762')).toEqual([])
})

test('a number that is one character short of very many is asked about', () => {
  const many = [...'CDEFGHJK'].map(letter => `${letter}PD94163-515-B${letter}`)
  expect(doubts('ocr', ...many, 'JPD94163-515-B')).toEqual(['JPD94163-515-B', ''])
  expect(doubts('ocr', ...many.slice(1), 'JPD94163-515-B')).toEqual([])
})

test.each([
  ['another has its shape', ['80845-05381', '14977-0M733', '64993-0X971', '80845-05382']],
  ['one number alone is different', ['14977-0M733', '80845-05381']],
  ['the others have a letter more at their end', ['A440X', 'A441X', 'A4401']],
  ['no figure looks like its letter', ['AB1234', 'AB1235', 'ABC123']],
])('nothing is doubted where %s', (_, numbers) => {
  expect(doubts('ocr', ...numbers)).toEqual([])
})

test('print is what it is', () => {
  expect(doubts('pdf', '14977-0M733', '64993-0X971', '80845-05381')).toEqual([])
})
