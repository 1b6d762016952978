import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { withoutBars } from './without-bars.ts'

const word = (text: string, x0: number, height = 18): MergedWord => ({
  text,
  readings: [text],
  confidence: 90,
  x0,
  x1: x0 + 10 * text.length,
  y0: 100 - height / 2,
  y1: 100 + height / 2,
})
const textsOf = (words: readonly MergedWord[]) => withoutBars(words).map(one => one.text)

test('bars of a typed box are no figures', () => {
  const row = [word('1', 0, 26), word('1', 30), word('I', 60, 26), word('26552-0F784', 80)]
  expect(textsOf([...row, word('l', 220, 26), word('12.85', 250), word('1', 320, 26)])).toEqual([
    '1',
    '26552-0F784',
    '12.85',
  ])
})

test('a few figures that a reader boxed too high stay', () => {
  const row = [word('1', 0, 26), word('26552-0F784', 80), word('1', 220, 26)]
  expect(textsOf(row)).toEqual(['1', '26552-0F784', '1'])
})

test('quantities set larger than their names and prices stay', () => {
  const on = (text: string, x0: number, height: number): MergedWord => ({
    ...word(text, x0),
    y0: 109 - height,
    y1: 109,
  })
  const rows = [0, 40].flatMap(down =>
    [on('1', 0, 24), on('1', 30, 24), on('DB1491', 60, 18), on('rear', 140, 12), on('12.85', 250, 18)].map(
      one => ({ ...one, y0: one.y0 + down, y1: one.y1 + down }),
    ),
  )
  expect(withoutBars(rows)).toEqual(rows)
})

test('on a line without figures a bar is taller than its words, or as tall as those over and under it', () => {
  const on = (y: number, ...row: MergedWord[]) => row.map(one => ({ ...one, y0: one.y0 + y, y1: one.y1 + y }))
  const small = { ...word('one', 30), y0: 96, y1: 109 }
  const rows = [
    ...on(0, word('1', 0, 26), word('Details', 30), word('1', 220, 26)),
    ...on(40, word('1', 0, 26), word('Back', 30), word('1', 220, 26)),
    ...on(80, word('1', 0, 26), small, word('1', 220, 26)),
    ...on(120, word('1', 0), word('Hose', 30), word('1', 220)),
  ]
  expect(textsOf(rows)).toEqual(['Details', 'Back', 'one', '1', 'Hose', '1'])
})
