import { expect, test } from 'vitest'
import { mergeReadings } from './merge-readings.ts'
import type { SeenWord } from './open-tesseract.ts'

const seen = (text: string, x0: number, x1: number, confidence = 90, y0 = 10, y1 = 20): SeenWord => ({
  text,
  x0,
  x1,
  y0,
  y1,
  confidence,
})
const texts = (...readers: SeenWord[][]) =>
  mergeReadings(readers[0] ?? [], readers.slice(1)).map(word => word.text)

test('each word carries what the other readers saw in its place', () => {
  const [word] = mergeReadings(
    [seen('TB-01', 0, 50)],
    [[seen('TB-O1', 1, 49)], [seen('TB', 0, 20), seen('01', 30, 50)]],
  )
  expect(word).toMatchObject({ text: 'TB-01', readings: ['TB-O1', 'TB 01'] })
})

test('two readers outvote the first, whose reading is kept', () => {
  const [word] = mergeReadings([seen('3145', 0, 40)], [[seen('31.45', 0, 40)], [seen('31.45', 0, 40)]])
  expect(word).toMatchObject({ text: '31.45', readings: ['3145', '31.45'] })
})

test('a smudge that one reader saw with little confidence is dropped', () => {
  expect(texts([seen('Total', 0, 50), seen('xqz', 80, 99, 30)], [seen('Total', 0, 50)], [])).toEqual([
    'Total',
  ])
})

test('a word that the first reader missed comes from the second', () => {
  expect(texts([seen('Qty', 0, 30)], [seen('Qty', 0, 30), seen('2', 60, 66)], [])).toEqual(['Qty', '2'])
})

test('pieces of an amount give way to the whole amount', () => {
  expect(texts([seen('$559', 0, 40), seen('77', 46, 60)], [seen('$559.77', 0, 60)], [])).toEqual(['$559.77'])
})

test('words that ran together are spaced as another reader has them, codes are not', () => {
  const apart = [seen('Unit', 0, 20), seen('Price', 24, 50), seen('AB', 100, 118), seen('12', 122, 140)]
  expect(texts([seen('UnitPrice', 0, 50), seen('AB12', 100, 140)], apart, [])).toEqual(['Unit Price', 'AB12'])
})

test('a paragraph taken for one tall word is replaced by its words', () => {
  const tall = { ...seen('eam', 0, 100), y0: 0, y1: 60 }
  const words = [seen('Claims', 0, 40, 90, 5, 15), seen('within', 50, 90, 90, 30, 40)]
  expect(texts([tall], words, [])).toEqual(['Claims', 'within'])
})
