import { expect, test } from 'vitest'
import type { Page, Word } from './page.ts'
import { isScanned, whyNothing } from './scanned-pages.ts'

const words = (count: number, source: Word['source'] = 'pdf', hidden: Word['hidden'] = null): Word[] =>
  Array.from({ length: count }, (_, i) => ({
    text: `w${i}`,
    x0: 10 * i,
    y0: 0,
    x1: 10 * i + 8,
    y1: 10,
    colour: 0,
    bold: false,
    source,
    hidden,
  }))
const page = (more: Partial<Page>): Page => ({
  number: 1,
  width: 595,
  height: 842,
  words: [],
  rules: [],
  pictureShare: 0,
  inkShare: 0.05,
  ...more,
})

test('a picture without words is a scan, also when a scanner laid its own text over it', () => {
  expect(isScanned(page({ pictureShare: 1 }))).toBe(true)
  expect(isScanned(page({ pictureShare: 1, words: words(300, 'ocr-layer') }))).toBe(true)
})

test('a picture on which an app printed its name and a page number is a scan', () => {
  expect(isScanned(page({ pictureShare: 0.9, words: words(20) }))).toBe(true)
})

test('print is no scan, with a letterhead in a picture or over a picture of the whole page', () => {
  expect(isScanned(page({ pictureShare: 0.2, words: words(15) }))).toBe(false)
  expect(isScanned(page({ pictureShare: 1, words: words(80) }))).toBe(false)
})

test('words that nobody can see make no print of a picture', () => {
  expect(isScanned(page({ pictureShare: 1, words: words(80, 'pdf', 'colour') }))).toBe(true)
})

test('text drawn as strokes is read from the picture too, an empty page is not', () => {
  expect(isScanned(page({ words: [] }))).toBe(true)
  expect(isScanned(page({ words: [], inkShare: 0.0001 }))).toBe(false)
  expect(isScanned(page({ words: [], inkShare: 0.0013 }))).toBe(true)
})

test('the ink of a few words is not more than these words', () => {
  expect(isScanned(page({ words: words(3), inkShare: 0.0013 }))).toBe(false)
  expect(isScanned(page({ words: words(3), inkShare: 0.0013, pictureShare: 1 }))).toBe(true)
  expect(isScanned(page({ words: words(3) }))).toBe(true)
})

test('a page without text says whether it is blank, too pale or too short', () => {
  expect(whyNothing([page({ inkShare: 0 })])).toBe('blank')
  expect(whyNothing([page({ inkShare: 0, pictureShare: 1 })])).toBe('scan')
  expect(whyNothing([page({ words: words(3) })])).toBe('no-invoice')
})
