import { expect, test } from 'vitest'
import { wordsOfRow } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { findOrderNumbers } from './find-number.ts'

const ordersOn = (source: 'ocr' | 'pdf', ...texts: ReturnType<typeof row>[]) =>
  findOrderNumbers([layWords(texts.flat(), 1, source)]).map(({ value, weight }) => ({
    value,
    sure: weight >= 0.45,
  }))

const STRIP = [
  row(160, [60, 'Doc No'], [130, 'Document Date'], [290, 'Payment Terms'], [380, 'Account No']),
  row(175, [60, '2026-71112'], [130, '16/04/2025'], [213, 'JB20988'], [290, '30 days'], [380, 'DCS479']),
]
const COLUMN = [
  row(40, [330, 'Document No'], [420, '0007512']),
  row(52, [330, 'Document Date'], [420, '16/01/2026']),
  row(64, [420, '35886']),
  row(76, [330, 'Payment Due Date'], [420, '23/01/2026']),
]

test.each([
  ['row', STRIP, 'JB20988'],
  ['column', COLUMN, '35886'],
])(
  'a scan’s number in a %s of labelled values has lost its label, and may be the order',
  (_, texts, value) => {
    expect(ordersOn('ocr', ...texts)).toEqual([{ value, sure: false }])
    expect(ordersOn('pdf', ...texts)).toEqual([])
  },
)

test.each([
  ['over', STRIP.flat(), row(160, [213, 'Paint code'])],
  ['before', COLUMN.flat(), row(64, [330, 'Paint code'])],
])('a number with a label %s it that says something else is no order', (_, ...texts) => {
  expect(ordersOn('ocr', ...texts)).toEqual([])
})

test('what a scan left of an order’s label leaves it open', () => {
  expect(ordersOn('ocr', ...COLUMN, row(64, [330, 'YR. ORD. N']))).toEqual([{ value: '35886', sure: false }])
})

test('a number away from all labelled values is no order', () => {
  expect(ordersOn('ocr', ...COLUMN.filter((_, i) => i !== 2), row(120, [40, '35886']))).toEqual([])
})

test('an order number’s label may lose its stroke', () => {
  expect(ordersOn('ocr', row(40, [330, 'ONo'], [420, '579856']))).toEqual([{ value: '579856', sure: true }])
})

test('what another of a scan’s readers took for an order’s label leaves it open', () => {
  const page = layWords([...COLUMN, row(64, [330, 'Vour Oder'])].flat(), 1, 'ocr')
  const seen = (text: string) => ({ Vour: ['Your'], Oder: ['Order'] })[text] ?? []
  for (const word of page.rows.flatMap(wordsOfRow)) word.readings = seen(word.text)
  expect(findOrderNumbers([page]).map(({ value }) => value)).toEqual(['35886'])
})

test('a telephone number that a scan ran together is no order', () => {
  const [first, second, , last] = COLUMN
  const ordersOf = (text: string) =>
    ordersOn(
      'ocr',
      ...[first, second, row(64, [420, text]), last].flatMap(one => one ?? []).map(one => [one]),
    )
  expect(ordersOf('0270106175')).toEqual([])
  expect(ordersOf('1270106175')).toEqual([{ value: '1270106175', sure: false }])
})
