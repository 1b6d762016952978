import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { HEAD, headerOn as read, rows } from '../../testing/header-on.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import type { TestText } from '../../testing/write-pdf.ts'
import { findDocumentType } from '../document-type.ts'

test('values stand under the labels in whose boxes they are', () => {
  const strip = rows(
    [
      [40, 'Account'],
      [140, 'Invoice No.'],
      [250, 'Invoice Date'],
      [360, 'Customer Ord. No.'],
      [460, 'RO. No.'],
    ],
    [
      [70, 'K1180'],
      [190, 'QA-9001'],
      [300, '31/03/26'],
      [420, '4471'],
    ],
  )
  const found = read(strip)
  expect(found.invoiceNumber).toBe('QA-9001')
  expect(found.purchaseOrderNumber).toBe('4471')
})

test('a value may stand one step below its label, at the other end of the cell', () => {
  const found = read(
    rows(
      [[400, 'INVOICE NO']],
      [[470, 'QA-9001']],
      [[400, 'DUE']],
      [[450, '31/3/2026']],
      [[400, 'ORDER NO']],
      [
        [40, 'Consigned by Plains Carriers'],
        [470, '4471'],
      ],
    ),
  )
  expect([found.invoiceNumber, found.dueDate, found.purchaseOrderNumber]).toEqual([
    'QA-9001',
    '2026-03-31',
    '4471',
  ])
})

test('a block that tells the customer’s ABN is the customer’s', () => {
  const head = HEAD.slice(1, 2)
  const found = read(
    [
      { text: 'Wandoo Crossing Motors Pty Ltd', x: 40, y: 100 },
      { text: '2/1405 Great Western Road', x: 40, y: 112 },
      { text: 'Your ABN 51 824 753 556', x: 40, y: 124 },
      {
        text: 'Barrawarn Battery is a business of Barrawarn Holdings Pty Ltd, ABN 53 004 085 616',
        x: 40,
        y: 760,
      },
    ],
    head,
  )
  expect([found.supplierName, found.supplierABN]).toEqual(['Barrawarn Battery', '53004085616'])
})

test('a number may be told in a sentence that ends in the customer’s address', () => {
  const found = read(
    rows([[40, 'Invoice SG 2218 of 28 August 2026 for Quoll Garage, 9 Mill Street, Wendrow TAS 7262']]),
  )
  expect(found).toMatchObject({ invoiceNumber: 'SG 2218', invoiceDate: '2026-08-28' })
})

test('of values set too close to tell apart, each begins under its own label', () => {
  const found = read(
    rows(
      [
        [40, 'Invoice number'],
        [120, 'Due date'],
        [170, 'Purchase order'],
      ],
      [
        [40, 'YG-8814'],
        [120, '30 Apr 2026'],
        [170, '45188'],
      ],
    ),
  )
  expect(found).toMatchObject({ dueDate: '2026-04-30', purchaseOrderNumber: '45188' })
})

test('the reference of a quote makes no quote, and a statement numbers itself', () => {
  const small = (text: string) => rows([[40, text]], [[300, 'TAX INVOICE R41877']])
  const plain: TestText[] = [{ text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 }]
  const typeOf = (texts: TestText[]) =>
    findDocumentType([layOutPage(pageOfText([...plain, ...texts]))], {
      negativeTotal: false,
      withoutPrices: false,
      hasTotal: true,
    }).type
  expect(typeOf(small('Quote ref: Q8812'))).toBe('tax-invoice')
  expect(
    typeOf(
      rows([
        [300, 'Statement'],
        [400, 'ST-0926'],
      ]),
    ),
  ).toBe('statement')
})

test('the customer’s name may share a word of the trade with the supplier’s', () => {
  const found = read(
    rows(
      [[40, 'Lockwood Bros Motor Repairs']],
      [[40, '7 Furnace Lane']],
      [[40, 'Ashgrove Flat NSW 2791']],
      [[40, 'ABN 53 004 085 616']],
    ),
    [
      { text: 'Quandong Motor Group', x: 140, y: 30, size: 18 },
      { text: 'TAX INVOICE', x: 420, y: 30, size: 16 },
      { text: 'Parts direct 03 5550 7700', x: 140, y: 60 },
      { text: 'ABN 51 824 753 556', x: 340, y: 60 },
    ],
  )
  expect(found.supplierABN).toBe('51824753556')
})

test('a title may be set in two rows', () => {
  const page = layOutPage(
    pageOfText([
      { text: 'ADJUSTMENT', x: 40, y: 50, size: 22 },
      { text: 'NOTE', x: 40, y: 74, size: 22 },
      { text: 'Quandong Auto Spares', x: 300, y: 50 },
      ...rows([[300, 'AGAINST INVOICE']], [[300, 'QA-8890']], [[300, 'Moe VIC 3825']]),
    ]),
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([page], shows).type).toBe('credit-note')
})

test('the date beside one label is not due because the label under it says so', () => {
  const found = read(
    rows(
      [
        [360, 'Date'],
        [480, '05/03/2026'],
      ],
      [
        [360, 'Due'],
        [480, '30 days'],
      ],
    ),
  )
  expect(found).toMatchObject({ invoiceDate: '2026-03-05', dueDate: null })
})

test('a label may announce a number and its date', () => {
  const found = read(
    rows(
      [
        [300, 'Invoice No / Date'],
        [420, 'QA-9001 / 05.03.2026'],
      ],
      [
        [300, 'Your PO/Date'],
        [420, '4471 / 02.03.2026'],
      ],
    ),
  )
  expect(found).toMatchObject({
    invoiceNumber: 'QA-9001',
    invoiceDate: '2026-03-05',
    purchaseOrderNumber: '4471',
  })
})

test('a space is enough between a number and its date', () => {
  const found = read(
    rows(
      [
        [300, 'Invoice No/Date'],
        [420, 'QA9001/ 05.03.2026'],
      ],
      [
        [300, 'Your order/Date'],
        [420, 'SD-44 /02.03.2026'],
      ],
    ),
  )
  expect(found).toMatchObject({
    invoiceNumber: 'QA9001',
    invoiceDate: '2026-03-05',
    purchaseOrderNumber: 'SD-44',
  })
})

test('the reference of an invoice is a credit’s number only where nothing else is', () => {
  const reference = [[300, 'Invoice Ref: QA-8890']] satisfies [number, string][]
  const head = HEAD.filter(({ text }) => text !== 'TAX INVOICE')
  const number = (...cells: [number, string][][]) => read(rows(...cells), head, 'credit-note')
  expect(number([[300, 'Number: CN-201']], reference).invoiceNumber).toBe('CN-201')
  expect(number(reference)).toMatchObject({ invoiceNumber: 'QA-8890' })
  expect(number(reference).uncertain).toContain('invoiceNumber')
  expect(read(rows(reference)).invoiceNumber).toBe('QA-8890')
})

test('terms in brackets are a part of the label', () => {
  const texts = rows([
    [300, 'Due Date (30 days)'],
    [420, '31/03/2026'],
  ])
  expect(read(texts).dueDate).toBe('2026-03-31')
})

test('what a narrow column breaks off goes on below, and announces nothing there', () => {
  const returned = (text: string) =>
    read(rows([[300, 'Number: QA-9001']], [[40, text]], [[40, 'invoice 5180']]))
  expect(returned('Return from').invoiceNumber).toBe('QA-9001')
  expect(returned('Goods taken back against our tax').invoiceNumber).toBe('QA-9001')
  expect(returned('Return goods').invoiceNumber).toBe('5180')
})

test('a refund note’s number stands under its title, beside the number of the invoice that was refunded', () => {
  const found = read(
    [
      { x: 420, y: 62, text: 'RN-0552' },
      { x: 300, y: 110, text: 'Refund date' },
      { x: 300, y: 122, text: '4 May 2026' },
      { x: 40, y: 400, text: 'Taken back against tax' },
      { x: 40, y: 412, text: 'invoice QAS-81177.' },
    ],
    [
      { text: 'Quandong Auto Spares', x: 40, y: 40, size: 18 },
      { text: 'Refund / Credit Note', x: 420, y: 46, size: 14 },
    ],
    'credit-note',
  )
  expect([found.invoiceNumber, found.invoiceDate]).toEqual(['RN-0552', '2026-05-04'])
  expect(found.uncertain.filter(field => field === 'invoiceNumber' || field === 'invoiceDate')).toEqual([])
})

const NOTE_HEAD = [
  { text: 'Quandong Auto Spares', x: 40, y: 40, size: 18 },
  { text: 'CREDIT NOTE', x: 420, y: 46, size: 14 },
]

test('right under its title, a note is numbered behind that one word, beside the invoice that it adjusts', () => {
  const texts = [
    { x: 460, y: 60, text: 'Note QN26/0311' },
    { x: 460, y: 72, text: '4/5/2026' },
    { x: 440, y: 84, text: 'Adjusts invoice 26/0188' },
  ]
  expect(read(texts, NOTE_HEAD, 'credit-note').invoiceNumber).toBe('QN26/0311')
})

test('a remark that begins with a figure hardly numbers a credit note', () => {
  const found = read([{ x: 40, y: 500, text: 'Note 4 weeks to process' }], NOTE_HEAD, 'credit-note')
  expect([found.invoiceNumber === null, found.uncertain.includes('invoiceNumber')]).toContain(true)
})

test('a till’s word for its receipt is no part of the number', () => {
  const found = read([{ x: 40, y: 110, text: 'RCPT 0072-40117' }])
  expect(found.invoiceNumber).toBe('0072-40117')
  expect(found.uncertain).toContain('invoiceNumber')
})

test('a reference right behind the biller is what a payment names, and one in another column may be an order', () => {
  const at = (x: number) =>
    read(
      rows([
        [40, 'BPAY Biller 44180'],
        [x, 'Ref 1027733'],
      ]),
    ).purchaseOrderNumber
  expect(at(140)).toBeNull()
  expect(at(340)).toBe('1027733')
})
