import { expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { gstFreeMarks, isGstFree } from './gst-free.ts'

function freeOf(name: string, beside: string, marks: readonly string[] = []) {
  const { rows } = layWords([...row(100, [40, name], [-540, '75.00'], [550, beside])])
  const words = rows.flatMap(({ segments }) => segments.flatMap(segment => segment.words))
  const line = {
    description: name,
    words: {
      description: words.filter(word => name.includes(word.text)),
      totalPrice: words.filter(word => word.text === '75.00'),
    },
  }
  return isGstFree(line, rows, new Set(marks))
}

test('marks are free of GST where a note says so', () => {
  expect(gstFreeMarks(['* GST free item. All other prices include GST.', 'F = GST-free supply'])).toEqual(
    new Set(['*', 'F']),
  )
  expect(gstFreeMarks(['* No GST on this item.'])).toEqual(new Set(['*']))
  expect(gstFreeMarks(['* Exchange unit', 'A GST free day', 'GST FREE'])).toEqual(new Set())
})

test('a line is free of GST by a mark, a tax code or its name', () => {
  expect(freeOf('Spring water', '*', ['*'])).toBe(true)
  expect(freeOf('Spring water', 'FRE')).toBe(true)
  expect(freeOf('Water, GST free', 'x')).toBe(true)
})

test('a mark behind the name is none of its words', () => {
  expect(freeOf('Sunscreen pump *', 'x', ['*'])).toBe(true)
  expect(freeOf('Sunscreen pump F', 'x', ['F'])).toBe(false)
})

test('a tax code’s letters in a part number say nothing', () => {
  const { rows } = layWords([...row(100, [40, 'Snorkel kit'], [200, '6L3 668 237 NT'], [-540, '75.00'])])
  const words = rows.flatMap(({ segments }) => segments.flatMap(segment => segment.words))
  const [partNumber, totalPrice] = [words.slice(2, -1), words.slice(-1)]
  const line = { description: 'Snorkel kit', words: { partNumber, totalPrice } }
  expect(isGstFree(line, rows, new Set())).toBe(false)
  expect(isGstFree({ ...line, words: { totalPrice } }, rows, new Set())).toBe(true)
})

test('other marks and codes, and words of the name, say nothing', () => {
  expect(freeOf('Spring water', '*')).toBe(false)
  expect(freeOf('Spring water', 'GST')).toBe(false)
  expect(freeOf('Freight Darwin NT', 'x')).toBe(false)
})
