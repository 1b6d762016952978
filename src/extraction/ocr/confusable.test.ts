import { expect, test } from 'vitest'
import { foldConfusable, mayBeOne } from './confusable.ts'

test('numbers that differ only in what OCR confuses fold to the same', () => {
  expect(foldConfusable('I 860025')).toBe(foldConfusable('1860025'))
  expect(foldConfusable('SO-12')).toBe(foldConfusable('50-1Z'))
  expect(foldConfusable('INV-J041')).toBe(foldConfusable('INV-7041'))
  expect(foldConfusable('INV-1')).not.toBe(foldConfusable('INV-7'))
})

test('one number may be read with a stroke more, but with no other figure', () => {
  expect(mayBeOne('SI100027215', 'SI00027215')).toBe(true)
  expect(mayBeOne('S100060438', 'SI00060438')).toBe(true)
  expect(mayBeOne('SI00027215', 'SI00027225')).toBe(false)
  expect(mayBeOne('770021', '77002')).toBe(false)
  expect(mayBeOne('I932923', '932923')).toBe(false)
  expect(mayBeOne('INV-1118', 'INV-118')).toBe(false)
})
