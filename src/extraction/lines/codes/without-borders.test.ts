import { expect, test } from 'vitest'
import type { PrintedLine } from '../printed-line.ts'
import { withoutBorders } from './without-borders.ts'

const line = (partNumber: string, ...partReadings: string[]) => ({ partNumber, partReadings }) as PrintedLine
const doubts = (...lines: PrintedLine[]) => withoutBorders(lines).map(one => one.partReadings)
const ACM3 = line('ACM3', 'ACM3', 'IACM3')

test('a stroke that one reader sees before most numbers is the border of their cells', () => {
  expect(doubts(ACM3, line('COR5', 'COR5', '|COR5'), line('SAV-2'))).toEqual([[], [], []])
})

test('a stroke before few numbers, or not alone, may be of them', () => {
  const alone = doubts(ACM3, line('COR5'), line('SAV-2'))
  expect(alone[0]).toEqual(['ACM3', 'IACM3'])
  const other = doubts(ACM3, line('COR5', 'COR5', 'ICOR5', 'COR8'))
  expect(other).toEqual([['ACM3', 'IACM3'], ['COR5', 'COR5', 'ICOR5', 'COR8'].slice(1)])
})
