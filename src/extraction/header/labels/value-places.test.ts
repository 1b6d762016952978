import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { HEAD, headerOn, headerOf as read } from '../../testing/header-on.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import { readHeader } from '../read-header.ts'

test('labels at the foot of their boxes have their values over them', () => {
  const found = read(
    [300, 100, '61877'],
    [400, 100, '09 JUL 2026'],
    [500, 100, 'LP 4467'],
    [300, 112, 'INVOICE No.'],
    [400, 112, 'DATE'],
    [500, 112, 'YOUR O/N'],
    [300, 140, 'YB/2290'],
    [400, 140, 'GLENDA'],
    [500, 140, '31 AUG 2026'],
    [300, 152, 'OUR JOB'],
    [400, 152, 'REP'],
    [500, 152, 'PAYMENT BY'],
  )
  expect(found).toMatchObject({
    invoiceNumber: '61877',
    invoiceDate: '2026-07-09',
    dueDate: '2026-08-31',
    purchaseOrderNumber: 'LP 4467',
  })
})

test('a large title over a strip of values with their labels under them is the label of none', () => {
  const texts: [number, number, string][] = [
    [60, 100, '61877'],
    [160, 100, '09 JUL 2026'],
    [360, 100, 'LP 4467'],
    [60, 113, 'INVOICE No.'],
    [160, 113, 'DATE'],
    [360, 113, 'YOUR ORDER'],
    [340, 140, 'Back gate 7'],
  ]
  const title = { text: 'ADJUSTMENT NOTE', x: 280, y: 84, size: 16 }
  const found = headerOn([title, ...texts.map(([x, y, text]) => ({ text, x, y }))])
  expect(found.purchaseOrderNumber).toBe('LP 4467')
})

test('a value right over the label of the next box has its own label over it', () => {
  const found = read(
    [300, 100, 'INVOICE NO.'],
    [400, 100, 'DATE'],
    [306, 114, 'B62240'],
    [406, 114, '13-08-2026'],
    [300, 126, 'YOUR ORDER NO.'],
    [400, 126, 'ACCOUNT NO.'],
    [306, 142, '44190'],
    [406, 142, 'C0931'],
    [300, 154, 'SALESPERSON'],
    [400, 154, 'DUE DATE'],
    [306, 168, 'TRACEY'],
    [406, 168, '12-09-2026'],
  )
  expect(found).toMatchObject({
    invoiceNumber: 'B62240',
    invoiceDate: '2026-08-13',
    dueDate: '2026-09-12',
    purchaseOrderNumber: '44190',
  })
})

test('labels at the top left of their cells have their values at the bottom right, between others’ rows', () => {
  const found = read(
    [300, 100, 'INVOICE NO'],
    [430, 100, 'DATE'],
    [380, 110, 'P418835'],
    [500, 110, '11-MAR-26'],
    [40, 117, 'Quandong Motors'],
    [300, 132, 'PICK NO'],
    [430, 132, 'CUST O/N'],
    [40, 136, '214 Fallon Avenue'],
    [395, 143, '77120'],
    [490, 143, '60718'],
    [300, 164, 'SERVED BY'],
    [430, 164, 'PAY BY'],
    [380, 174, 'LEANNE'],
    [490, 174, '30-APR-26'],
  )
  expect(found).toMatchObject({
    invoiceNumber: 'P418835',
    invoiceDate: '2026-03-11',
    dueDate: '2026-04-30',
    purchaseOrderNumber: '60718',
  })
})

test('what stands right under the amount due tells by when', () => {
  const found = read([500, 80, 'Amount due'], [500, 92, '$576.84'], [500, 108, 'by 12/10/2026'])
  expect(found.dueDate).toBe('2026-10-12')
})

test('the customer’s address beside a strip of labels is none of them', () => {
  const found = read(
    [42, 131, 'MUNDARRA SA 5417'],
    [308, 131, 'OUR REF'],
    [394, 131, 'DUE'],
    [480, 131, 'CARRIER'],
    [332, 147, '771830'],
    [415, 147, '31-MAR-26'],
    [500, 147, 'TOLLWAY'],
  )
  expect(found.dueDate).toBe('2026-03-31')
})

test('what follows a label that runs on into the next line is its value alone', () => {
  const found = read(
    [43, 138, 'Invoice Number: 0009311 Dated: 04/01/2026 Customer Order'],
    [43, 151, 'No: 35965'],
  )
  expect(found.purchaseOrderNumber).toBe('35965')
})

test('a sentence that ends in `by` a date is asked about, never trusted', () => {
  const found = read([40, 700, 'Claims must be lodged'], [40, 712, 'by 12/06/2026'])
  expect([found.dueDate, found.uncertain.includes('dueDate')]).toEqual(['2026-06-12', true])
})

test('a hash before letters is no part of an order', () => {
  expect(read([300, 100, 'Order No:'], [400, 100, '#A4471']).purchaseOrderNumber).toBe('A4471')
})

test('a telephone beneath an order’s label is no order', () => {
  expect(read([300, 100, 'Order No.'], [300, 112, 'P (07) 7010 4750']).purchaseOrderNumber).toBeNull()
})

test('a condition in a sentence is no order', () => {
  expect(read([40, 700, 'Order number: within 14 days']).purchaseOrderNumber).toBeNull()
})

test('a date or a number under its label is no next label, though a speck beside it looks like a colon', () => {
  const found = read([40, 100, 'PAYABLE BY'], [40, 112, '30-Jun-26'], [190, 112, ':'])
  expect(found.dueDate).toBe('2026-06-30')
})

test('a bare number under a title is of what that says, with the ABN between them', () => {
  const headed = (between: string) =>
    headerOn(
      [
        { x: 340, y: 40, text: 'Packing Slip', size: 14 },
        { x: 340, y: 52, text: between },
        { x: 340, y: 64, text: 'Number : D00069273' },
        { x: 340, y: 76, text: 'Docket: X69012' },
      ],
      [],
      'delivery-docket',
    ).invoiceNumber
  expect([headed('A.B.N.: 51 824 753 556'), headed('Quandong Motors')]).toEqual(['D00069273', 'X69012'])
})

test('values that end on one edge beside two labels are one for each', () => {
  const found = read(
    [40, 100, 'Tollgate Pty Ltd'],
    [312, 100, 'Invoice No'],
    [460, 100, 'ATW/84735'],
    [312, 112, 'Doc Date'],
    [400, 112, '22 September 2026'],
    [312, 124, 'Due'],
    [415, 124, '8 October 2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-09-22', dueDate: '2026-10-08' })
})

test('a bank’s branch is no number of a credit note, whose label may say but the note', () => {
  const texts: [number, number, string][] = [
    [70, 150, 'Note No'],
    [160, 150, 'Date'],
    [61, 162, '30-C04417'],
    [151, 162, '19/06/26'],
    [34, 346, 'Direct credit: BSB 082-441'],
  ]
  const found = headerOn(
    texts.map(([x, y, text]) => ({ x, y, text })),
    undefined,
    'credit-note',
  )
  expect(found.invoiceNumber).toBe('30-C04417')
})

test('the point of `No.` leads to nothing far to the right', () => {
  const found = read([29, 207, 'Order No.'], [186, 207, 'FROM 08/2016'], [29, 219, '32784'])
  expect(found.purchaseOrderNumber).toBe('32784')
})

test('the year of a date may stand centred under its day', () => {
  const found = read(
    [49, 145, 'Invoice Date'],
    [150, 145, 'Order No'],
    [57, 160, 'January 1,'],
    [72, 171, '2026'],
  )
  expect(found.invoiceDate).toBe('2026-01-01')
})

test('the number beneath its label is meant, not the part number far to its right', () => {
  const found = read(
    [29, 103, 'Invoice No.'],
    [186, 103, 'FK-2986'],
    [267, 103, 'Drive belt'],
    [428, 103, '$14.73'],
    [535, 103, '$14.73'],
    [29, 113, '2025-13007'],
    [186, 113, 'KB-5419'],
    [267, 113, 'CV shaft'],
    [428, 113, '$142.95'],
    [535, 113, '$285.90'],
  )
  expect(found.invoiceNumber).toBe('2025-13007')
})

test('an amount over a number is no beginning of it', () => {
  const found = read([40, 100, 'Balance'], [120, 100, '45.00-'], [40, 112, 'Number'], [120, 112, '98853'])
  expect(found.invoiceNumber).toBe('98853')
})

test('a number whose narrow cell broke it at its hyphen is whole, under a label of as many lines', () => {
  const found = read(
    [300, 100, 'Tax'],
    [300, 112, 'Invoice'],
    [300, 124, '#'],
    [300, 136, 'INV-'],
    [300, 148, '16164'],
    [300, 166, 'Order'],
    [300, 178, 'No.'],
    [300, 190, '211746'],
  )
  expect(found).toMatchObject({ invoiceNumber: 'INV-16164', purchaseOrderNumber: '211746' })
})

test('behind a title on its line a bare number is of what that says', () => {
  const texts = [
    { text: 'CREDIT NOTE', x: 40, y: 100, size: 12 },
    { text: 'No. A 1187', x: 420, y: 100, size: 12 },
    { text: 'Our Inv', x: 300, y: 120 },
    { text: 'A 20418', x: 400, y: 120 },
  ]
  const untitled = HEAD.filter(({ text }) => text !== 'TAX INVOICE')
  expect(headerOn(texts, untitled, 'credit-note')).toMatchObject({ invoiceNumber: 'A 1187' })
})

test('a label that says it numbers has its number beneath it at any distance', () => {
  const found = headerOn(
    [
      { x: 40, y: 100, text: 'Delivery note no' },
      { x: 340, y: 100, text: 'Delivery no' },
      { x: 40, y: 119, text: 'D00295' },
      { x: 340, y: 119, text: 'J87685' },
    ],
    [{ x: 340, y: 40, text: 'Delivery Docket', size: 14 }],
    'delivery-docket',
  )
  expect(found.invoiceNumber).toBe('D00295')
})

test('what one reader of a scan made of a border is not the value over a label', () => {
  const page = pageOfText([
    ...HEAD,
    { text: 'Wholesale gearboxes', x: 40, y: 94 },
    { text: '7', x: 306, y: 94 },
    { text: 'Invoice no', x: 304, y: 104, size: 7 },
    { text: 'Date', x: 400, y: 104, size: 7 },
    { text: 'QA20418', x: 312, y: 117 },
    { text: '05/03/2026', x: 400, y: 117 },
  ])
  const seenBy = (readings: string[]) => {
    const words = page.words.map(word => ({
      ...word,
      source: 'ocr' as const,
      readings: word.text === '7' ? readings : [word.text, word.text],
    }))
    return readHeader([layOutPage({ ...page, words })], 'tax-invoice', []).invoiceNumber
  }
  expect(seenBy(['', ''])).toBe('QA20418')
  expect(seenBy(['7', ''])).toBe('7')
})

test('a value at the bottom right of its cell may be level with taller print, and is asked about beside goods', () => {
  const step = (y: number) =>
    headerOn([
      { text: 'Quandong Parts', x: 40, y: 96, size: 16 },
      { text: 'CUSTOMER ORDER', x: 440, y: 100, size: 8 },
      { text: '28113-D3300', x: 40, y },
      { text: '34.56', x: 360, y },
      { text: '103.68', x: 400, y },
      { text: '9033', x: 530, y },
    ])
  const found = step(113)
  expect(found.purchaseOrderNumber).toBe('9033')
  expect(found.uncertain).toContain('purchaseOrderNumber')
  expect(step(125).purchaseOrderNumber).toBeNull()
})

test.each(['1', '001', '1/2'])('which page this is, under a title, numbers no document: %s', page => {
  const head = [
    { text: 'TAX', x: 400, y: 50 },
    { text: 'INVOICE', x: 440, y: 50 },
    { text: 'PAGE', x: 400, y: 63 },
    { text: page, x: 440, y: 63 },
  ]
  const number = [
    { text: 'INV', x: 400, y: 90 },
    { text: '4480117', x: 440, y: 90 },
  ]
  expect(headerOn(number, head).invoiceNumber).toBe('4480117')
  expect(headerOn([], head).invoiceNumber).toBeNull()
})
