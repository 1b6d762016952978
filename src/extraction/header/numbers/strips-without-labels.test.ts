import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { readHeader } from '../read-header.ts'

const STRIP: [number, string][] = [
  [40, 'KT30918'],
  [140, '04/08/2026'],
  [240, '31/08/2026'],
  [340, 'GA-7715'],
  [440, 'Moira'],
]
const read = (source: 'ocr' | 'pdf', ...more: ReturnType<typeof row>[]) =>
  readHeader(
    [layWords([row(40, [40, 'Tax Invoice']), row(120, ...STRIP), ...more].flat(), 1, source)],
    'tax-invoice',
    [],
  )

test('of a strip of values whose labels a scan lost, a later date may be due and another number the order', () => {
  const found = read('ocr')
  expect(found).toMatchObject({
    invoiceNumber: 'KT30918',
    invoiceDate: '2026-08-04',
    dueDate: '2026-08-31',
    purchaseOrderNumber: 'GA-7715',
  })
  expect(found.uncertain).toEqual(expect.arrayContaining(['invoiceDate', 'dueDate', 'purchaseOrderNumber']))
})

test('values under words, or printed without labels, are none whose labels were lost', () => {
  const over = row(108, [240, 'Ready from'], [340, 'Paint code'])
  for (const found of [read('ocr', over), read('pdf')])
    expect([found.dueDate, found.purchaseOrderNumber]).toEqual([null, null])
})
