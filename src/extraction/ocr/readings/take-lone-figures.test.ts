import { expect, test } from 'vitest'
import type { SeenWord } from '../open-tesseract.ts'
import { mergeReadings } from './merge-readings.ts'

const seen = (text: string, x0: number, x1: number, confidence = 95, y0 = 10, y1 = 20): SeenWord => ({
  text,
  x0,
  x1,
  y0,
  y1,
  confidence,
})
const row = [seen('Filter', 0, 40), seen('12.50', 200, 230)]
const texts = (first: SeenWord[], shapes: SeenWord[]) =>
  mergeReadings([...row, ...first], [row, [...row, ...shapes]]).map(word => word.text)

test('a figure that the shapes alone saw beside print is a word', () => {
  expect(texts([], [seen('1', 100, 103)])).toEqual(['Filter', '12.50', '1'])
})

test('a figure that the others saw unsurely is the one the shapes saw, theirs stays a reading', () => {
  const words = mergeReadings([...row, seen('17', 99, 110, 30)], [row, [...row, seen('1', 100, 104)]])
  expect(words.at(-1)).toMatchObject({ text: '1', readings: ['17', '1'] })
})

test('what another reader saw surely stands, and a smudge apart from all print is none', () => {
  expect(texts([seen('10', 99, 110, 95)], [seen('1', 100, 104)])).toContain('10')
  expect(texts([], [seen('1', 100, 103, 95, 400, 410)])).toEqual(['Filter', '12.50'])
  expect(texts([], [seen('1', 100, 103, 70)])).toEqual(['Filter', '12.50'])
})
