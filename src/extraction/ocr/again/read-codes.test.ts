import { expect, test } from 'vitest'
import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { type Print, printPage } from '../../testing/print-page.ts'
import { collectExamples } from '../print/glyph-examples.ts'
import { readCodes } from './read-codes.ts'

/** The words of a page after a recogniser read the same text in each piece, and the pieces that it was given. */
async function readAs(text: string, ...prints: Print[]) {
  const pieces: Picture[] = []
  const { picture, words } = printPage(prints)
  const recogniser = {
    read: async (piece: Picture) => {
      pieces.push(piece)
      return { text, confidence: 0.99 }
    },
    close: async () => {},
  }
  const examples = collectExamples(words, picture, 1)
  return { read: await readCodes(words, examples, picture, 1, recogniser), pieces, words }
}

test('a code is read again from the piece of the page that it stands on', async () => {
  const code = { print: 'K80W', text: 'K80W', readings: ['K80W', 'KBOW'] }
  const { read, pieces, words } = await readAs('KBOW', code, { print: 'TTT', text: 'Total' })
  expect(read[0]).toMatchObject({ text: 'KB0W', readings: ['KB0W', 'KB0W', 'K80W'] })
  expect(read[1]).toEqual(words[1])
  const [piece] = pieces
  expect(pieces).toHaveLength(1)
  const [word] = words
  expect(piece?.width).toBeGreaterThan((word?.x1 ?? 0) - (word?.x0 ?? 0))
  expect(piece?.height).toBeLessThan(30)
  expect(piece?.pixels.some(pixel => pixel < 100)).toBe(true)
})

test('a figure that everybody took for a letter is doubted where the page shows both, and the letter is not', async () => {
  const known = ['80018', '808', 'BOOT', 'TOBB', 'TOT', 'K0K'].map(text => ({ print: text, text }))
  const eight = await readAs('BB0T', { print: 'B80T', text: 'BB0T' }, ...known)
  expect(eight.read[0]?.text).toBe('B80T')
  expect(eight.read[0]?.readings).toContain('BB0T')
  const letter = await readAs('BB0T', { print: 'BB0T', text: 'BB0T' }, ...known)
  expect(letter.read[0]).toMatchObject({ text: 'BB0T', readings: ['BB0T', 'BB0T'] })
})

test('a piece ends in the middle between a code and its neighbour', async () => {
  const { picture, words } = printPage([{ print: '8W0T', text: '8W0' }])
  const [whole] = words
  if (!whole) throw new Error('nothing was printed')
  const [code, next] = [
    { ...whole, x1: whole.x1 - 18 },
    { ...whole, text: 'T', x0: whole.x1 - 14 },
  ]
  const wide: number[] = []
  const read = async (piece: Picture) => {
    wide.push(piece.width)
    return { text: '', confidence: 0 }
  }
  const examples = collectExamples([], picture, 1)
  for (const all of [[code], [code, next]])
    await readCodes(all, examples, picture, 1, { read, close: async () => {} })
  expect(wide).toEqual([code.x1 - code.x0 + 10, code.x1 - code.x0 + 7])
})

test('what is proven by arithmetic, and words, are not read again', async () => {
  const texts = ['8', '108.00', '$1,080.10', '18/08/2018', 'Total', 'WIPER', '8kg']
  const { pieces } = await readAs('', ...texts.map(text => ({ print: '8', text, readings: [text, text] })))
  expect(pieces).toEqual([])
})

test('capitals alone are read again where readers saw them in different ways', async () => {
  const print = 'WIK'
  const { pieces } = await readAs(
    'WIK',
    { print, text: 'WIK', readings: ['WIK', 'W1K'] },
    { print, text: 'WIK', readings: ['WIK', 'WIX'] },
    { print, text: 'W-K', readings: ['W-K', 'W-K'] },
  )
  expect(pieces).toHaveLength(3)
})

const ONES = Array.from({ length: 6 }, (_, i) => (i < 3 ? '8101' : 'KT01')).map(text => ({
  print: text,
  text,
}))

test('the page’s own ones show that a stroke is one of them, and that a bar is none', async () => {
  const seen = ['8110', '88ll0']
  const { read: one } = await readAs('8110', ...ONES, { print: '8110', text: '8110', readings: seen })
  expect(one.at(-1)).toMatchObject({ text: '8110', readings: ['8110', '8110'] })
  const { read: bar } = await readAs('81O0', ...ONES, {
    print: '81O0',
    text: '8100',
    readings: ['8100', 'x'],
  })
  expect(bar.at(-1)?.readings).toContain('x')
})
