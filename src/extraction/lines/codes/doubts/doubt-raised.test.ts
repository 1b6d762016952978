import { expect, test } from 'vitest'
import type { Word } from '../../../pdf/page.ts'
import { columnsAt } from '../../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../../testing/lines-on.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtRaised } from './doubt-raised.ts'

const NOTES = ['1 Made to order, no return. 2 Two-year warranty applies.']
const doubted = (notes: string[], ...numbers: [partNumber: string, height: number][]) =>
  doubtRaised(
    numbers.map(([partNumber, height]) => {
      const word = { text: partNumber, y0: 0, y1: height, source: 'pdf' } as Word
      return { partNumber, partReadings: [], words: { partNumber: [word] } } as unknown as PrintedLine
    }),
    notes,
  ).map(({ partNumber, partReadings }) => [partNumber, partReadings])

test('a figure that makes its word higher and that a note explains is likely a mark', () => {
  expect(doubted(NOTES, ['MUF-251', 15.8], ['FG364', 14.6], ['CAT200/632', 15.8])).toEqual([
    ['MUF-25', ['MUF-25', 'MUF-251']],
    ['FG364', []],
    ['CAT200/63', ['CAT200/63', 'CAT200/632']],
  ])
})

test('numbers in larger print, of one height, or with other figures at their end keep them', () => {
  expect(doubted(NOTES, ['MUF-251', 15.8], ['FG364', 14.6], ['CAT200', 15.8])[0]).toEqual(['MUF-251', []])
  expect(doubted(NOTES, ['MUF-251', 15.8], ['FG364', 15.8])[0]).toEqual(['MUF-251', []])
  expect(doubted(['Thank you'], ['MUF-251', 15.8], ['FG364', 14.6])[0]).toEqual(['MUF-251', []])
  expect(doubted(['1 Muffler 88.40'], ['MUF-251', 15.8], ['FG364', 14.6])[0]).toEqual(['MUF-251', []])
})

test('notes under a table explain the figures over its numbers', () => {
  const goods = columnsAt(40, 150, -370, -460, -540)
  const [marked, ...others] = goods(200, 'CLAMP571', 'Exhaust clamp', '2', '40.00', '80.00')
  const lines = linesOn(
    goods(180, 'Part No', 'Description', 'Qty', 'Price', 'Amount'),
    [...(marked ? [{ ...marked, height: 11 }] : []), ...others],
    goods(216, 'RHX-4', 'Rubber hanger', '1', '50.00', '50.00'),
    goods(250, '1 New price from this month.'),
    TOTALS,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['CLAMP57', ['CLAMP57', 'CLAMP571']],
    ['RHX-4', []],
  ])
})
