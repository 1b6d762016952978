import { expect, test } from 'vitest'
import type { PageLayout } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'
import type { PrintedLine } from '../printed-line.ts'
import { doubtUntaken } from './doubt-untaken.ts'

const item = (y: number, code: string, name: string) =>
  row(y, [-45, '1'], [60, code], [160, name], [-450, '40.00'], [-540, '40.00'])
const ITEMS = [
  item(200, 'AB-10', 'Tie rod end'),
  item(214, '79.14', 'Clutch kit'),
  item(228, 'CD-31', 'Drive belt'),
  item(242, '', 'Sundries'),
]
const withoutNumber = (line: PrintedLine): PrintedLine => {
  const { partNumber: _, ...words } = line.words
  return { ...line, partNumber: '', words }
}
const readingsOn = (page: PageLayout, lines: readonly PrintedLine[]) =>
  doubtUntaken(lines, [page]).map(line => line.partReadings)

test('a word that no value holds, where other lines have their numbers, leaves a line without one in doubt', () => {
  const lines = linesOn(...ITEMS)
  const lost = lines.map(line => (line.partNumber === '79.14' ? withoutNumber(line) : line))
  const page = layWords(ITEMS.flat())
  expect(readingsOn(page, lines)).toEqual([[], [], [], []])
  expect(readingsOn(page, lost)).toEqual([[], ['', '79.14'], [], []])
})
