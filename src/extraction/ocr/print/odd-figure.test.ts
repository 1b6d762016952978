import { expect, test } from 'vitest'
import { printPage } from '../../testing/print-page.ts'
import { collectExamples } from './glyph-examples.ts'
import { hasOddFigure } from './odd-figure.ts'

const EXAMPLES = ['80018', '808', '1018', 'BOOT', 'TOT', 'BIT', 'BTB', 'TIT'].map(text => ({
  print: text,
  text,
}))
const isOdd = (print: string, text: string) => {
  const { picture, words } = printPage([...EXAMPLES, { print, text }])
  const last = words.at(-1)
  return last !== undefined && hasOddFigure(last, collectExamples(words, picture, 1), picture, 1)
}

test('a figure that looks like no other of its kind may be a letter, whatever all readers saw', () => {
  expect(isOdd('K018', '1018')).toBe(true)
  expect(isOdd('1018', '1018')).toBe(false)
})

test('a word in which all is odd is in another face, and a short one tells nothing', () => {
  expect(isOdd('KTTT', '1018')).toBe(false)
  expect(isOdd('K0', '10')).toBe(false)
})
