import { expect, test } from 'vitest'
import { foldConfusable } from './confusable.ts'

test('numbers that differ only in what OCR confuses fold to the same', () => {
  expect(foldConfusable('I 860025')).toBe(foldConfusable('1860025'))
  expect(foldConfusable('SO-12')).toBe(foldConfusable('50-1Z'))
  expect(foldConfusable('INV-J041')).toBe(foldConfusable('INV-7041'))
  expect(foldConfusable('INV-1')).not.toBe(foldConfusable('INV-7'))
})
