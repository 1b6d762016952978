import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'

const textsOn = (...texts: ReturnType<typeof row>[]) =>
  layWords(texts.flat()).rows.map(({ segments }) => segments.map(({ text }) => text))

test.each(['|', '│'])('words touching a border of %s that runs down the page are cut from it', border => {
  const line = columnsAt(60, 120, 300, 350)
  expect(
    textsOn(
      line(100, `${border}LINE`, `${border}PART`, `QTY${border}NETT`, border),
      line(112, `${border}1`, `${border}KB-204`, ` 2 ${border}`, border),
      line(124, `${border}2`, `${border}KB-377`, ` 4 ${border}`, border),
    ),
  ).toEqual([
    ['LINE', 'PART', 'QTY', 'NETT'],
    ['1', 'KB-204', '2'],
    ['2', 'KB-377', '4'],
  ])
})

test('a stroke in one place or two is the text of its word', () => {
  expect(textsOn(row(100, [60, 'KB|204']), row(112, [60, 'KB|377']), row(124, [60, 'KB2|99']))).toEqual([
    ['KB|204'],
    ['KB|377'],
    ['KB2|99'],
  ])
})

test('a stroke within the numbers of a column is theirs, in however many lines', () => {
  const codes = ['KB|204', 'KB|377', 'KB|299', 'KB|101'].map((code, i) =>
    row(100 + 12 * i, [60, code], [200, 'Lamp']),
  )
  expect(textsOn(...codes).map(([code]) => code)).toEqual(['KB|204', 'KB|377', 'KB|299', 'KB|101'])
})
