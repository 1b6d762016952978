import { expect, test } from 'vitest'
import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { printPage } from '../../testing/print-page.ts'
import type { Tesseract } from '../open-tesseract.ts'
import { readAgain } from './read-again.ts'

/** What an engine sees in a piece; each text fills its share of the ink there, `from` and `to` between 0 and 1. */
type Seen = [text: string, from: number, to: number][]
const CODE: Seen[number] = ['808', 0.4, 1]

/** Of a print readers of the whole page saw 808 or another text, from a share of it on. */
async function foundWhere(neural: Seen, shapes: Seen, print = 'TB808', known = 0.4, text = '808') {
  const pieces: Picture[] = []
  const engine = (seen: Seen): Tesseract => ({
    read: async piece => {
      pieces.push(piece)
      const ink = [...piece.pixels.keys()].filter(i => (piece.pixels[i] ?? 255) < 100)
      const columns = ink.map(i => i % piece.width)
      const [first, last] = [Math.min(...columns), Math.max(...columns)]
      const at = (share: number) => first + share * (last - first)
      return seen.map(([text, from, to]) => ({
        text,
        confidence: 90,
        x0: at(from),
        x1: at(to),
        y0: 0,
        y1: piece.height,
      }))
    },
    close: async () => {},
  })
  const { picture, words } = printPage([{ print, text }])
  const [word] = words
  if (!word) throw new Error('nothing was printed')
  const read = { ...word, x0: word.x0 + known * (word.x1 - word.x0) }
  const engines = { neural: engine(neural), shapes: engine(shapes), dpi: 300 }
  const found = await readAgain([read], picture, 1, engines)
  return { lost: found.slice(1), pieces, read, picture }
}

test('letters that all readers lost are read from their piece of the line alone', async () => {
  const { lost, pieces, read, picture } = await foundWhere([['TB', 0, 0.35], CODE], [['TB', 0, 0.35], CODE])
  expect(lost).toMatchObject([{ text: 'TB', readings: ['TB', 'TB'] }])
  expect(lost[0]?.x1).toBeLessThan(read.x0)
  // The piece holds the print and paper around it, and nothing else of the page.
  expect(pieces[0]?.width).toBeLessThan(picture.width)
  expect(pieces[0]?.pixels.some(pixel => pixel < 100)).toBe(true)
})

test('a dash behind the piece is none of it, and one engine may see all as one word', async () => {
  const neural: Seen = [
    ['TB', 0, 0.35],
    ['808', 0.4, 0.94],
    ['-', 0.96, 1],
  ]
  const { lost } = await foundWhere(neural, [['TB808-', 0, 1]])
  expect(lost).toMatchObject([{ text: 'TB', unproven: false }])
  const other = await foundWhere(neural, [['T8808-', 0, 1]])
  expect(other.lost).toMatchObject([{ text: 'TB', unproven: true }])
})

test('the day is read before its month, and letters are not', async () => {
  const before = async (lost: string, month: string) => {
    const seen: Seen = [
      [lost, 0, 0.35],
      [month, 0.4, 1],
    ]
    return (await foundWhere(seen, seen, 'TB808', 0.4, month)).lost.map(({ text }) => text)
  }
  expect(await before('26', 'October')).toEqual(['26'])
  expect(await before('TB', 'October')).toEqual([])
  expect(await before('26', 'Kit')).toEqual([])
})

test('four letters are all in their piece', async () => {
  const seen: Seen = [
    ['TBTB', 0, 0.55],
    ['808', 0.58, 1],
  ]
  const { lost } = await foundWhere(seen, seen, 'TBTB808', 0.58)
  expect(lost.map(one => one.text)).toEqual(['TBTB'])
})

test('a part of what was lost is not taken for the whole', async () => {
  const { lost } = await foundWhere([['B', 0.22, 0.35], CODE], [['B', 0.22, 0.35], CODE])
  expect(lost).toEqual([])
})

test('what only one engine sees there is a doubt', async () => {
  const { lost } = await foundWhere([['TB', 0, 0.35], CODE], [CODE])
  expect(lost).toMatchObject([{ text: 'TB', readings: ['TB', ''], unproven: true }])
})

test('a single letter is a doubt: a pen may have left it', async () => {
  const { lost } = await foundWhere([['X', 0, 0.35], CODE], [['X', 0, 0.35], CODE])
  expect(lost).toMatchObject([{ text: 'X', readings: ['X', 'X'], unproven: true }])
})

test.each<[string, Seen]>([
  ['nothing', [CODE]],
  ['figures', [['18', 0, 0.35], CODE]],
  ['several words', [['T', 0, 0.15], ['B', 0.2, 0.35], CODE]],
  [
    'another number',
    [
      ['TB', 0, 0.35],
      ['919', 0.4, 1],
    ],
  ],
])('%s in that piece is no group of letters beside the word', async (_, seen) => {
  expect((await foundWhere(seen, seen)).lost).toEqual([])
})

test('print that all readers saw is not read again', async () => {
  const { picture, words } = printPage([{ print: 'TB808', text: 'TB808' }])
  const unread: Tesseract = { read: () => Promise.reject(new Error('read')), close: async () => {} }
  expect(await readAgain(words, picture, 1, { neural: unread, shapes: unread, dpi: 300 })).toEqual(words)
})

test('a short number that all readers lost beside a count is read, and asked about where the engines differ', async () => {
  const beside = async (neural: string, shapes: string) => {
    const seen: Seen = [
      [neural, 0, 0.35],
      ['4', 0.4, 1],
    ]
    return (await foundWhere(seen, [[`${shapes}4`, 0, 1]], 'T14', 0.4, '4')).lost
  }
  expect(await beside('T1', 'T1')).toMatchObject([{ text: 'T1', unproven: false }])
  expect(await beside('Ti', 'T1')).toMatchObject([{ text: 'Ti', readings: ['Ti', 'T1'], unproven: true }])
  expect(await beside('mm', 'mm')).toEqual([])
})
