import { expect, test } from 'vitest'
import { wordsOfRow } from '../../layout/lay-out.ts'
import { headerOf } from '../../testing/header-on.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { readHeader } from '../read-header.ts'

test('two labels of a strip that stand close together have a value each', () => {
  const header = headerOf(
    [40, 160, 'Invoice No'],
    [160, 160, 'P.O. Number'],
    [222, 160, 'Our Job'],
    [430, 160, 'Due Date'],
    [40, 176, 'SI-3436'],
    [170, 176, '16820'],
    [236, 176, '920668'],
    [430, 176, '30/09/2026'],
  )
  expect([header.invoiceNumber, header.purchaseOrderNumber]).toEqual(['SI-3436', '16820'])
})

test('a label of two days is one, however wide the gap behind its stroke', () => {
  const header = headerOf(
    [40, 160, 'Invoice to'],
    [240, 160, 'Your order no.'],
    [330, 160, 'Tax invoice no.'],
    [430, 160, 'Date /'],
    [460, 160, 'Pay by'],
    [40, 176, 'Tinkers Flat Service Centre'],
    [240, 176, '16820'],
    [330, 176, 'SI-3436'],
    [430, 176, '17/09/2026'],
    [430, 188, '17/10/2026'],
  )
  expect([header.invoiceDate, header.dueDate]).toEqual(['2026-09-17', '2026-10-17'])
})

test('the numbers of a form’s boxes are no values', () => {
  const header = headerOf(
    [40, 130, '1. CUSTOMER'],
    [300, 130, '2. INVOICE NUMBER'],
    [430, 130, '3. DATE'],
    [40, 143, 'Tinkers Flat Service Centre'],
    [300, 143, 'G 0188'],
    [430, 143, '09/04/2026'],
    [300, 169, '4. CUSTOMER’S ORDER'],
    [430, 169, '5. JOB'],
    [300, 182, 'TF 1219'],
    [430, 182, '9085'],
    [300, 208, '8. SERVED BY'],
    [300, 221, 'RON G'],
  )
  expect([header.invoiceNumber, header.purchaseOrderNumber]).toEqual(['G 0188', 'TF 1219'])
})

test('in a column of values with their labels behind them each is its own label’s', () => {
  const pairs = [
    ['KD-30114', 'invoice number'],
    ['04.03.26', 'invoice date'],
    ['P5519', 'your purchase order'],
    ['81177', 'our sales order'],
    ['03.04.26', 'due date'],
  ] as const
  const header = headerOf(
    ...pairs.map(([value, label], i): [number, number, string] => [
      450 - 5.2 * value.length,
      120 + 12 * i,
      `${value} ${label}`,
    ]),
  )
  expect(header).toMatchObject({
    invoiceNumber: 'KD-30114',
    invoiceDate: '2026-03-04',
    purchaseOrderNumber: 'P5519',
    dueDate: '2026-04-03',
  })
})

test('a label that ends a text which begins with another is of what follows', () => {
  const header = headerOf(
    [330, 120, 'No 40118 Date'],
    [470, 120, '05/03/2026'],
    [330, 132, 'PO 7781 Due'],
    [470, 132, '04/04/2026'],
    [330, 144, 'Account 2231 Page'],
    [470, 144, '1'],
  )
  expect(header).toMatchObject({
    invoiceNumber: '40118',
    invoiceDate: '2026-03-05',
    purchaseOrderNumber: '7781',
    dueDate: '2026-04-04',
  })
})

test('a scan’s words are the label that another reader saw in them, if nearly all its letters are the same', () => {
  const orderUnder = (text: string, seen: string) => {
    const page = layWords(
      [...row(120, [40, text], [240, 'Rep']), ...row(135, [40, '61907'], [240, 'Mia'])],
      1,
      'ocr',
    )
    const readers = seen.split(' ')
    for (const word of page.rows.flatMap(wordsOfRow)) {
      const at = text.split(' ').indexOf(word.text)
      word.readings = [at < 0 ? word.text : (readers[at] ?? '')]
    }
    return readHeader([page], 'tax-invoice', []).purchaseOrderNumber
  }
  expect(orderUnder('Purchaso Ordcr', 'Purchase Order')).toBe('61907')
  expect(orderUnder('Panther Ready', 'Purchase Order')).toBeNull()
  // No reader saw all letters of the word right, and one saw all but one.
  expect(orderUnder('Custemer Order', 'Gust-mar (Mei')).toBe('61907')
  expect(orderUnder('Cistemer Order', 'Gust-mar (Mei')).toBeNull()
})

test('a label’s second line may be what a scan makes of it', () => {
  const texts = [
    row(120, [40, 'Customer Order'], [240, 'Rep']),
    row(132, [60, 'Ne']),
    row(150, [50, '61907'], [240, 'Mia']),
  ]
  const page = layWords(texts.flat(), 1, 'ocr')
  expect(readHeader([page], 'tax-invoice', []).purchaseOrderNumber).toBe('61907')
})

test('a stroke among the colons behind labels is a colon that a scan’s reader saw otherwise', () => {
  const read = (source: 'ocr' | 'pdf', mark = ':') => {
    const values = [
      ['INVOICE', '1', 'K40118'],
      ['DATE', mark, '08-JUL-2026'],
      ['CUST ORDER', mark, '26-1201'],
      ['OUR REF', mark, '71190'],
    ]
    const texts = values.flatMap(([label = '', colon = '', value = ''], i) =>
      row(105 + 12 * i, [360, label], [430, colon], [460, value]),
    )
    return readHeader([layWords(texts, 1, source)], 'tax-invoice', []).invoiceNumber
  }
  expect(read('ocr')).toBe('K40118')
  expect(read('pdf')).toBe('1')
  expect(read('ocr', '7')).toBe('1')
})
