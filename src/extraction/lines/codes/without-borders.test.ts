import { expect, test } from 'vitest'
import type { PrintedLine } from '../printed-line.ts'
import { withoutBorders } from './without-borders.ts'

const line = (partNumber: string, ...partReadings: string[]) => ({ partNumber, partReadings }) as PrintedLine
const doubts = (...lines: PrintedLine[]) => withoutBorders(lines).map(one => one.partReadings)
const ACM3 = line('ACM3', 'ACM3', 'IACM3')

test('a stroke that one reader sees before most numbers is the border of their cells', () => {
  expect(doubts(ACM3, line('COR5', 'COR5', '|COR5'), line('SAV-2'))).toEqual([[], [], []])
})

test('a 1 before figures, or before letters, may be one that the others lost', () => {
  const [first] = doubts(line('7801-61K20', '7801-61K20', '17801-61K20'), line('K0 615', 'K0 615', '1K0 615'))
  expect(first).toEqual(['7801-61K20', '17801-61K20'])
  const [second] = doubts(line('7801-6', '7801-6', 'I7801-6'), line('5400-P', '5400-P', 'I5400-P'))
  expect(second).toEqual(['7801-6', 'I7801-6'])
})

test('a stroke before few numbers, or not alone, may be of them', () => {
  const alone = doubts(ACM3, line('COR5'), line('SAV-2'))
  expect(alone[0]).toEqual(['ACM3', 'IACM3'])
  const other = doubts(ACM3, line('COR5', 'COR5', 'ICOR5', 'COR8'))
  expect(other).toEqual([['ACM3', 'IACM3'], ['COR5', 'COR5', 'ICOR5', 'COR8'].slice(1)])
})
