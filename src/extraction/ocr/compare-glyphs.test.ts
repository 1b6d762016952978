import { expect, test } from 'vitest'
import type { Picture } from '../pdf/open-pdfium.ts'
import { compareGlyphs } from './compare-glyphs.ts'
import type { MergedWord } from './merge-readings.ts'

/** A face of few characters; one cell is three pixels. */
const FACE: Record<string, string[]> = {
  '0': ['.##.', '#..#', '#..#', '#..#', '#..#', '#..#', '.##.'],
  O: ['.####.', '#....#', '#....#', '#....#', '#....#', '#....#', '.####.'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
  '1': ['.#', '##', '.#', '.#', '.#', '.#', '.#'],
  I: ['##', '##', '##', '##', '##', '##', '##'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
  '-': ['####'],
}
const CELL = 3

interface Print {
  /** What stands there, in the face above. */
  print: string
  text: string
  readings?: string[]
}

/** Prints words under each other, each pixel a little lighter or darker than it should be. */
function page(prints: readonly Print[]): { picture: Picture; words: MergedWord[] } {
  const [width, line] = [400, 40]
  const pixels = new Uint8Array(width * line * prints.length).fill(250)
  let seed = 1
  const grain = () => {
    seed = (seed * 16807) % 2147483647
    return (seed % 60) - 30
  }
  const words = prints.map(({ print, text, readings = [text, text] }, row) => {
    let x = 10
    for (const character of print) {
      const cells = FACE[character] ?? []
      for (const [down, cell] of [...cells].entries())
        for (const [across, ink] of [...cell].entries())
          if (ink === '#')
            for (let i = 0; i < CELL * CELL; i++)
              pixels[
                (row * line + 8 + (character === '-' ? 10 : 0) + down * CELL + Math.floor(i / CELL)) * width +
                  x +
                  across * CELL +
                  (i % CELL)
              ] = 45 + grain()
      x += (cells[0]?.length ?? 0) * CELL + 4
    }
    return { text, readings, confidence: 90, x0: 10, x1: x - 4, y0: row * line + 8, y1: row * line + 29 }
  })
  return { picture: { width, height: line * prints.length, pixels }, words }
}

const plain = (text: string): Print => ({ print: text, text })
/** What all readers read alike: examples of everything. */
const EXAMPLES = ['800.18', '808', '1018', 'BOOT', 'TOT', 'BIT', 'BTB', 'TIT', 'T-T', 'B-B'].map(text =>
  plain(text.replace('.', '')),
)
const compared = (last: Print, examples = EXAMPLES) => {
  const { picture, words } = page([...examples, last])
  const word = compareGlyphs(words, picture, 1).at(-1)
  return [word?.text, ...(word?.readings ?? [])]
}

test('a character that readers dispute is what its print looks like', () => {
  expect(compared({ print: 'TB801', text: 'TB801', readings: ['TB801', 'T8B01'] })).toEqual([
    'TB801',
    'TB801',
    'TB801',
  ])
})

test('print that no reader saw so is one reading more, against theirs', () => {
  expect(compared({ print: 'TO8B', text: 'T08B' })).toEqual(['T08B', 'T08B', 'T08B', 'TO8B'])
})

test('of two readings of different length the printed one stands', () => {
  expect(compared({ print: 'T8-B', text: 'T8T-B', readings: ['T8-B', '8-B'] })).toEqual([
    'T8-B',
    'T8-B',
    'T8-B',
  ])
})

test('a character that looks like none of its readings stays open', () => {
  const odd = { print: 'T-T8', text: 'TOT8', readings: ['T0T8', 'TOT8'] }
  expect(compared(odd)).toEqual(['TOT8', 'T0T8', 'TOT8'])
})

test('a page without examples settles nothing', () => {
  const word = { print: 'TB801', text: 'TB801', readings: ['T8801', 'TB801'] }
  expect(compared(word, [plain('T')])).toEqual(['TB801', 'T8801', 'TB801'])
})

test('without an example of an I, a 1 is not settled', () => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('I'))
  expect(compared({ print: 'T1B8', text: 'T1B8', readings: ['TIB8', 'T1B8'] }, examples)).toEqual([
    'T1B8',
    'TIB8',
    'T1B8',
  ])
})

test('words that are no codes are left to the readers of text', () => {
  expect(compared({ print: 'BOOT', text: 'BOOT', readings: ['BOUT', 'BOOT'] })).toEqual([
    'BOOT',
    'BOUT',
    'BOOT',
  ])
})
