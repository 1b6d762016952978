import { expect, test } from 'vitest'
import { layWords, row } from '../../../testing/lay-words.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { readLines } from '../../read-lines.ts'
import { doubtNoughts } from './doubt-noughts.ts'

const asked = (partNumber: string, source: 'ocr' | 'pdf' = 'ocr', partReadings: string[] = []) =>
  doubtNoughts([
    { partNumber, partReadings, words: { partNumber: [{ source }] } } as unknown as PrintedLine,
  ])[0]?.partReadings

test.each([
  ['RZ-0F228', 'RZ-OF228'],
  ['K0S-185', 'KOS-185'],
  ['BL0-T4', 'BLO-T4'],
])('the nought among letters of %s may be an O to a scan’s readers', (printed, rival) => {
  expect(asked(printed)).toEqual([printed, rival])
  expect(asked(printed, 'pdf')).toEqual([])
})

test('what was open stays open', () => {
  expect(asked('RZ-0F228', 'ocr', ['RZ-0F228', 'R2-0F228'])).toEqual(['RZ-0F228', 'R2-0F228', 'RZ-OF228'])
})

test.each(['44120-0M733', '0AM 325 025', 'GL-0407', 'WB-610', 'R0-12'])('that of %s is none', printed => {
  expect(asked(printed)).toEqual([])
})

test('a scanned till roll’s number with a nought among letters is offered with an O', () => {
  const item = (y: number, name: string, price: string) => [
    ...row(y, [13, name]),
    ...row(y + 10, [32, `1 @ ${price}`], [-190, price]),
  ]
  const roll = [item(100, 'RZ-0F228 Oil filter', '58.30'), item(121, 'RZ-AF104 Air filter', '16.50')]
  const [first, second] = readLines([layWords(roll.flat(), 1, 'ocr')]).flatMap(table => table.lines)
  expect(first).toMatchObject({ partNumber: 'RZ-0F228', description: 'Oil filter' })
  expect(first?.partReadings).toContain('RZ-OF228')
  expect(second?.partNumber).toBe('RZ-AF104')
})
