import { expect, test } from 'vitest'
import { printPage } from '../../testing/print-page.ts'
import type { Tesseract } from '../open-tesseract.ts'
import { readLabels } from './read-labels.ts'

/** What stands over a value after an engine read each of the pieces that it was given, in turn, as these texts. */
async function labelled(read: { text: string; confidence: number } | null, ...seen: string[]) {
  const { picture, words } = printPage([
    { print: 'TOT', text: read?.text ?? 'TOT' },
    { print: '8018', text: '8018' },
  ])
  const [label, value] = words
  if (!label || !value) throw new Error('Nothing was printed.')
  // As near over its value as labels are, and as wide.
  const pixels = picture.pixels.slice(0, picture.width * 29)
  const near = new Uint8Array(picture.pixels.length).fill(255)
  near.set(pixels, 11 * picture.width)
  near.set(picture.pixels.subarray(48 * picture.width, 69 * picture.width), 48 * picture.width)
  const over = { ...label, y0: label.y0 + 11, y1: label.y1 + 11, confidence: read?.confidence ?? 0 }
  const calls: number[] = []
  const neural: Tesseract = {
    read: async piece => {
      const text = seen[calls.length] ?? ''
      calls.push(piece.width)
      return text
        .split(' ')
        .filter(word => word !== '')
        .map((word, i) => {
          const x0 = piece.width * (0.25 + 0.2 * i)
          return { text: word, confidence: 40, x0, x1: x0 + 15, y0: 0, y1: 20 }
        })
    },
    close: async () => {},
  }
  const known = read ? [over, value] : [value]
  const sureness = (text: string) => ({ 'Cust. Order': 1, 'Inv No': 1, Our: 0.4 })[text] ?? 0
  const found = await readLabels(known, { ...picture, pixels: near }, 1, { neural, dpi: 300 }, sureness)
  return { texts: found.map(word => word.text).sort(), calls: calls.length }
}

test('a label over a value that no reader made out is read alone', async () => {
  expect(await labelled(null, 'Cust. Order')).toEqual({ texts: ['8018', 'Cust.', 'Order'], calls: 1 })
})

test('it takes the place of what was read unsurely, without the smudges behind it', async () => {
  const { texts } = await labelled({ text: 'Srdex', confidence: 40 }, '"Cust. Order N-')
  expect(texts).toEqual(['8018', 'Cust.', 'Order'])
})

test('what is no label in the darker picture is tried in the plain one, and then left alone', async () => {
  expect(await labelled(null, 'Sust', 'Cust. Order')).toEqual({ texts: ['8018', 'Cust.', 'Order'], calls: 2 })
  expect(await labelled({ text: 'Srdex', confidence: 40 }, 'Sust', 'Our Ref')).toEqual({
    texts: ['8018', 'Srdex'],
    calls: 2,
  })
})

test.each(['Cust. Order 45', 'Inv No Box 45'])(
  'what begins like a label and goes on is none: %s',
  async seen => {
    expect((await labelled({ text: 'Srdex', confidence: 40 }, seen, seen)).texts).toEqual(['8018', 'Srdex'])
  },
)

test.each([
  ['read surely', { text: 'Srdex', confidence: 90 }],
  ['read surely, with a figure', { text: 'CN14', confidence: 90 }],
  ['a label already', { text: 'Our', confidence: 40 }],
  ['a value', { text: '1001', confidence: 40 }],
])('what is %s is not read again', async (_, read) => {
  expect(await labelled(read, 'Cust. Order')).toEqual({ texts: ['8018', read.text].sort(), calls: 0 })
})
