import { expect, test } from 'vitest'
import type { SeenWord } from '../open-tesseract.ts'
import { mergeReadings } from './merge-readings.ts'

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
    [[seen('TB-O1', 1, 49, 80)], [seen('TB', 0, 20), seen('01', 30, 50)]],
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

test('words that ran together stand apart as another reader has them', () => {
  const apart = [seen('Unit', 0, 20), seen('Price', 24, 50), seen('I', 100, 103), seen('860', 108, 140)]
  expect(texts([seen('UnitPrice', 0, 50), seen('I860', 100, 140)], apart, [])).toEqual([
    'Unit',
    'Price',
    'I',
    '860',
  ])
})

test('an amount is not parted at its point', () => {
  expect(texts([seen('$81.00', 0, 50)], [seen('$81.', 0, 28), seen('00', 32, 50)], [])).toEqual(['$81.00'])
  expect(texts([seen('561.64', 0, 50)], [seen('561', 0, 28, 96), seen('64', 32, 50, 96)], [])).toEqual([
    '561.64',
  ])
  const apart = [seen('129', 0, 28, 96), seen('36--', 32, 60, 96)]
  expect(texts(apart, [seen('129.36', 0, 50)], [])).toEqual(['129.36'])
})

test('in each place the surer of the first two readers is taken, the finer one when both are sure', () => {
  expect(texts([seen('pocNo.:', 0, 50, 29)], [seen('Doc', 0, 20, 95), seen('No.', 24, 40, 84)])).toEqual([
    'Doc',
    'No.',
  ])
  expect(texts([seen('1128', 0, 40, 90)], [seen('112S', 0, 40, 90)])).toEqual(['112S'])
  expect(texts([seen('PO-18940', 0, 60, 65)], [seen('P0-18940', 0, 60, 36)])).toEqual(['PO-18940'])
})

test('a reader that lost the beginning of a word gives way to the one that saw it', () => {
  expect(texts([seen('6PK1870', 0, 70, 70)], [seen('1870', 31, 70, 95)])).toEqual(['6PK1870'])
})

test('a reader that lost both ends of a word gives way, however sure of its middle', () => {
  expect(texts([seen('GG.8188.8', 0, 117, 92)], [seen('8188', 41, 92, 96)], [])).toEqual(['GG.8188.8'])
})

test('the edges of a box around a number are none of it', () => {
  expect(texts([seen('144711', 0, 90, 60)], [seen('4471', 15, 75, 96)], [])).toEqual(['4471'])
})

test('a paragraph taken for one tall word is replaced by its words', () => {
  const tall = { ...seen('eam', 0, 100), y0: 0, y1: 60 }
  const words = [seen('Claims', 0, 40, 90, 5, 15), seen('within', 50, 90, 90, 30, 40)]
  expect(texts([tall], words, [])).toEqual(['Claims', 'within'])
})

test('a word that one reader saw in pieces, strokes between them lost, is the whole one', () => {
  const pieces = [seen('NVO', 5, 44, 92), seen('|', 46, 48, 79), seen('CE', 51, 74, 96)]
  expect(texts(pieces, [seen('INVOICE', 0, 74, 91)])).toEqual(['INVOICE'])
})

test('a letter that readers make of a logo is no word', () => {
  expect(texts([seen('Oo', 0, 26, 63)], [seen('O', 0, 26, 81)])).toEqual([])
})

test('an ampersand between large words that only the second reader saw stays', () => {
  const heading = [seen('BRAKE', 0, 80), seen('&', 88, 98), seen('CLUTCH', 106, 190)]
  expect(texts([], heading)).toEqual(['BRAKE', '&', 'CLUTCH'])
})

test('a code that one reader took apart at its point stays whole', () => {
  const whole = [seen('GX-AB.5567.8', 0, 100, 92)]
  const pieces = [seen('GX-AB', 0, 45, 87), seen('5567.8', 52, 100, 96)]
  expect(texts(whole, pieces, whole)).toEqual(['GX-AB.5567.8'])
})

test('a box that reaches over the next word does not take in what the others saw there', () => {
  const words = mergeReadings(
    [seen('EA104', 516, 569), seen('77', 576, 593)],
    [
      [seen('EA104', 515, 593), seen('77', 575, 595)],
      [seen('EA104', 516, 569), seen('77', 576, 593)],
    ],
  )
  expect(words.map(({ text, readings }) => [text, ...readings])).toEqual([
    ['EA104', 'EA104', 'EA104'],
    ['77', '77', '77'],
  ])
})
