import { expect, test } from 'vitest'
import { type Print, printPage } from '../../testing/print-page.ts'
import { collectExamples } from '../print/glyph-examples.ts'
import { readLost } from './read-lost.ts'

const EXAMPLES = ['80018', '808', '1018', 'BOOT', 'TOT', 'BIT', 'BTB', 'TIT'].map(text => ({
  print: text,
  text,
}))

/** What is found beside a word that was read from the end of the last print, which begins `before` characters earlier. */
function lostBeside(last: Print, before: number, examples = EXAMPLES): string[] {
  const { picture, words } = printPage([...examples, last])
  const word = words.at(-1)
  if (!word) return []
  const letter = (word.x1 - word.x0) / last.print.length
  const read = { ...word, x0: word.x0 + before * letter }
  const known = [...words.slice(0, -1), read]
  return readLost(known, collectExamples(known, picture, 1), picture, 1)
    .slice(known.length)
    .map(lost => lost.text)
}

test('letters that every reader lost are read by what they look like', () => {
  expect(lostBeside({ print: 'B808', text: '808' }, 1)).toEqual(['B'])
})

test('a T before a number is no I, whether the page shows others or none', () => {
  expect(lostBeside({ print: 'T808', text: '808' }, 1)).toEqual(['T'])
  const few = ['80018', '808', '1018', '8801', '1080'].map(text => ({ print: text, text }))
  expect(lostBeside({ print: 'T808', text: '808' }, 1, few)).toEqual([])
})

test('a part of what was lost is not taken for the whole', () => {
  expect(lostBeside({ print: 'TBO808', text: '808' }, 3)).toEqual([])
})

test('what looks like nothing on the page is not', () => {
  expect(lostBeside({ print: 'K808', text: '808' }, 1)).toEqual([])
  expect(lostBeside({ print: '808', text: '808' }, 0)).toEqual([])
})

test('a lone stroke before a number, as tall as its figures, is an I to be asked about', () => {
  const { picture, words } = printPage([...EXAMPLES, { print: 'I808', text: '808' }])
  const last = words.at(-1)
  if (!last) throw new Error('Nothing was printed.')
  const read = { ...last, x0: last.x0 + 10 }
  const known = [...words.slice(0, -1), read]
  const found = readLost(known, collectExamples(known, picture, 1), picture, 1).at(-1)
  expect(found).toMatchObject({ text: 'I', readings: ['I', ''] })
  // A bar is taller than print.
  const taller = picture.pixels.slice()
  for (let y = Math.round(read.y0) - 5; y < read.y1 + 5; y++)
    for (let x = 10; x < 16; x++) taller[y * picture.width + x] = 40
  expect(readLost(known, collectExamples(known, picture, 1), { ...picture, pixels: taller }, 1)).toHaveLength(
    known.length,
  )
})
