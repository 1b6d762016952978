import { expect, test } from 'vitest'
import { readFirstPage } from '../testing/read-first-page.ts'
import { writePdf } from '../testing/write-pdf.ts'
import { madeUpSpaces } from './made-up-spaces.ts'
import type { PlacedChar } from './placed-char.ts'

/** The words of rows of text drawn by operators of their own, 20 points high. */
async function wordsOf(...shown: string[]) {
  const rows = shown.map((row, i) => `1 0 0 1 40 ${742 - 30 * i} Tm ${row} TJ`)
  const drawing = `BT 0 0 0 rg /F1 20 Tf ${rows.join(' ')} ET`
  const { words } = await readFirstPage(writePdf([{ texts: [], drawing }]))
  return words.map(word => word.text)
}

test('what is far narrower than all spaces of its print is none', async () => {
  expect(await wordsOf('[(DOC) -150 (UM) -145 (ENT) -350 (NO) -350 (4)]')).toEqual(['DOCUMENT', 'NO', '4'])
})

test('a letter that always stands as far from the next ends no word, where many spaces are wider', async () => {
  const others = '[(Fuse) -210 (for) -210 (the) -210 (lid) -210 (or) -210 (bar) -210 (4)]'
  const text = ['[(Headlig) -150 (ht) -210 (plug) -210 (4)]', '[(Mag) -150 (net) -210 (set)]', others]
  const words = await wordsOf(...text)
  expect(words.slice(0, 5)).toEqual(['Headlight', 'plug', '4', 'Magnet', 'set'])
})

test('a narrow space behind a letter that stands nearer to others, or among as many narrow ones, is one', async () => {
  const others = '[(Bugle) -210 (for) -210 (the) -210 (lid) -210 (or) -210 (bar) -210 (4)]'
  const nearer = await wordsOf('[(Big) -150 (bag) -210 (of) -210 (4)]', others)
  expect(nearer.slice(0, 4)).toEqual(['Big', 'bag', 'of', '4'])
  const narrow = await wordsOf('[(Big) -150 (bag) -150 (of) -210 (rags) -210 (4)]')
  expect(narrow).toEqual(['Big', 'bag', 'of', 'rags', '4'])
})

test('a letter ends no word where the same gap behind it is within another word', () => {
  // `^`: pdfium made a space.
  const ends = (gap: number, ...words: string[]) => {
    let x0 = 40
    const chars = [...words.join(' ')].map(text => {
      const last = x0
      x0 += text === 't' ? 5 + gap : text === ' ' ? 2.2 : text === '^' ? 0 : 5
      const box = { x0: last, x1: last + 5, y0: 60, y1: 74 }
      const raw = { generated: text === '^' || text === ' ', bold: false }
      return { ...box, text: text === '^' ? ' ' : text, glyph: box, raw } as PlacedChar
    })
    return [...madeUpSpaces(chars)].length
  }
  expect(ends(1.5, 'Battle', 'Mot^or', 'Part^s')).toBe(2)
  expect(ends(1.5, 'Cable', 'Mot^or', 'Part^s')).toBe(0)
})
