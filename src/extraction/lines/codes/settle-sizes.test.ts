import { expect, test } from 'vitest'
import type { PrintedLine } from '../printed-line.ts'
import { settleSizes } from './settle-sizes.ts'

const line = (partNumber: string, source: 'ocr' | 'pdf' = 'ocr') =>
  ({ partNumber, partReadings: [], words: { partNumber: [{ source }] } }) as unknown as PrintedLine
const read = (...lines: PrintedLine[]) =>
  settleSizes(lines).map(({ partNumber, partReadings }) => [partNumber, ...partReadings])
const MIXED = [line('YTP-ax290-r'), line('YTP-mn118-t'), line('YTP-bg944-g')]

test('one scanned number that mixes capitals and small letters is asked about', () => {
  expect(read(line('Jve4/98-C'), line('KB21/33-A'), line('DT07/10-B'))).toEqual([
    ['Jve4/98-C', 'Jve4/98-C'],
    ['KB21/33-A'],
    ['DT07/10-B'],
  ])
})

test('where most numbers have them in the same places nothing is odd about one that has', () => {
  expect(read(...MIXED, line('PK-2290'))).toEqual([
    ['YTP-ax290-r'],
    ['YTP-mn118-t'],
    ['YTP-bg944-g'],
    ['PK-2290'],
  ])
})

test('a number of another form than most is asked about: two letters may have run into one', () => {
  expect(read(...MIXED, line('YTP-w398-v')).at(-1)).toEqual(['YTP-w398-v', 'YTP-w398-v'])
})

test('an I where the others have a small letter is an l, and asked about', () => {
  expect(read(...MIXED, line('YTP-Ix290-I')).at(-1)).toEqual(['YTP-lx290-l', 'YTP-lx290-l', 'YTP-Ix290-I'])
  expect(read(...MIXED, line('YTP-AX290-R')).at(-1)).toEqual(['YTP-AX290-R', 'YTP-AX290-R'])
})

test('one number alone, or half of them, show no custom', () => {
  expect(read(line('Jve4'))).toEqual([['Jve4', 'Jve4']])
  expect(read(line('Jve4'), line('Kbc2'), line('PK-2290'), line('PK-2291')).map(one => one.length)).toEqual([
    2, 2, 1, 1,
  ])
})

test('nothing is asked about a number that the PDF itself spells', () => {
  expect(read(line('Jve4', 'pdf'), line('KB21', 'pdf')).map(one => one.length)).toEqual([1, 1])
})

test('small letters that are their capitals made small are asked about in every number', () => {
  expect(read(line('Az4411'), line('Az4722'), line('Az4793')).map(one => one.length)).toEqual([2, 2, 2])
})
