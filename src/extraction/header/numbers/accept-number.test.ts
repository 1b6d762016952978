import { expect, test } from 'vitest'
import { HEAD, headerOn, headerOn as read, rows } from '../../testing/header-on.ts'
import { acceptNumber } from './accept-number.ts'
import { acceptOrder } from './accept-order.ts'

test('who ordered is no part of the number behind, which a word that says what it numbers is', () => {
  for (const text of ['Kaz 30377', 'Kaz, 30377'])
    expect(acceptOrder(text)).toMatchObject({ value: '30377', toLookAt: false })
  for (const text of ['KARL 30377', 'Kaz / 30377', 'Hilux - 30377'])
    expect(acceptOrder(text)).toMatchObject({ value: '30377', toLookAt: true })
  expect(['Job 30377', 'Verbal 1104', 'Stock 1104'].map(text => acceptOrder(text)?.value)).toEqual([
    'Job 30377',
    'Verbal 1104',
    'Stock 1104',
  ])
})

test.each(['Falcon 2012', 'Loader 950'])('%s is what was ordered for, and whole', text => {
  expect(acceptOrder(text)?.value).toBe(text)
})

test('how much of a colour was mixed is no order', () => {
  expect(['7T2 / 0.75L', '772 /0.75 L', 'K44 1.5 kg'].map(text => acceptOrder(text))).toEqual([
    null,
    null,
    null,
  ])
  expect(['4471.5/L', '44.71-G'].map(text => acceptOrder(text)?.value)).toEqual(['4471.5/L', '44.71-G'])
})

test('the engine of what was ordered for is no measure of goods', () => {
  expect(['Kestrel 3.0L', 'Dave 2.5L Kestrel'].map(text => acceptOrder(text)?.value)).toEqual([
    'Kestrel 3.0L',
    'Dave 2.5L',
  ])
})

test('the next label close behind a number is none of it', () => {
  expect(acceptNumber('TP1173350 DATE')?.value).toBe('TP1173350')
  expect(acceptNumber('9003318845 OPEN')?.value).toBe('9003318845')
  expect(acceptNumber('SI 4471 B')?.value).toBe('SI 4471 B')
})

test('a dash that leads to a name in the row below is none of the order', () => {
  expect(acceptOrder('PO-62842 -')?.value).toBe('PO-62842')
})

test('a day and a month whose year stands in the next row number nothing', () => {
  expect(acceptNumber('12 April')).toBeNull()
  expect(acceptNumber('12-APR-4471')?.value).toBe('12-APR-4471')
})

test.each(['QTY', 'BACK', 'ORIGINAL INVOICE'])('the name of a column or a paper is no order: %s', name => {
  const heads = rows(
    [
      [40, 'CODE'],
      [300, 'ORD'],
      [420, 'PRICE'],
    ],
    [[300, name]],
  )
  expect(read(heads).purchaseOrderNumber).toBeNull()
})

test('how many pages there are numbers no invoice, whatever a scan makes of the spaces', () => {
  expect(['1 OF 1', '1-OF:1', '1OF12', 'PAGE 2-OF 3'].map(text => acceptNumber(text))).toEqual(
    Array(4).fill(null),
  )
  expect(acceptNumber('14OF4471')?.value).toBe('14OF4471')
})

test('words of a sentence are no order', () => {
  expect(['before 30 September', 'Back gate, bay 7'].map(text => acceptOrder(text))).toEqual([null, null])
})

test('at which till something was sold is no order', () => {
  for (const text of ['Till 4', 'TILL', 'TILL2/OP0', 'Register: 02', 'Op JD 3', 'Terminal no. 7 / JD'])
    expect(acceptOrder(text)).toBeNull()
  expect(['OP4471', 'OP 4471'].map(text => acceptOrder(text)?.value)).toEqual(['OP4471', 'OP 4471'])
})

test.each([
  ['4471 of 14 May 2026', '4471'],
  ['4471 dated 14/05/2026', '4471'],
  ['4471 of 14', null],
])('a number goes before its date in a sentence: %s', (printed, number) => {
  expect(acceptNumber(printed)?.value ?? null).toBe(number)
})

test.each(['CT 508812', 'DR 1107', 'ST 40118'])(
  'letters that shorten a street’s name may begin a number: %s',
  number => {
    expect(acceptNumber(number)?.value).toBe(number)
    expect(acceptOrder(number)?.value).toBe(number)
  },
)

test.each(['12 Kiln CT 4118', 'Kiln Rd 4118', 'LOT 9 Kiln St', 'ST KILDA 3182'])(
  'an address is no number: %s',
  address => {
    expect(acceptNumber(address)).toBeNull()
  },
)

test('a number may look like a state’s with a postcode, or have a stroke that stands apart, and is asked about', () => {
  expect(acceptNumber('NT 1187')).toMatchObject({ value: 'NT 1187', toLookAt: true })
  expect(acceptNumber('M6 / 41188')).toMatchObject({ value: 'M6 / 41188', toLookAt: true })
  expect(acceptNumber('WA 6155')).toMatchObject({ weight: 0.4, toLookAt: true })
  expect(acceptNumber('VIC 3429')).toBeNull()
  expect(acceptNumber('20417 / KET01')?.value).toBe('20417')
})

test('the word for a document before its number is none of it', () => {
  expect(['DOCUMENT SI00031877', 'Number 4471', 'DOC 4471'].map(text => acceptNumber(text)?.value)).toEqual([
    'SI00031877',
    '4471',
    'DOC 4471',
  ])
})

test('letters and figures behind the label of a number are the number', () => {
  const read = (label: string) =>
    headerOn(
      rows([
        [400, label],
        [470, 'INV 7720'],
      ]),
    ).invoiceNumber
  expect(read('Document')).toBe('INV 7720')
  expect(read('Invoice No.')).toBe('INV 7720')
  expect(read('Terms')).toBe('7720')
})

test('letters of an adjustment are its number’s, and what is marked as credited is an amount', () => {
  const found = headerOn(
    rows(
      [[40, 'CREDIT ADJUSTMENT NOTE']],
      [
        [300, 'Note number'],
        [400, 'ADJ 10442'],
      ],
      [
        [300, 'GST adjustment'],
        [400, '67.71'],
        [440, 'CR'],
      ],
      [[440, '67.71CR']],
    ),
    [],
    'credit-note',
  )
  expect(found.invoiceNumber).toBe('ADJ 10442')
})

test('a charge note’s number is the invoice’s for want of another, and asked about beside one', () => {
  const beside = (...own: string[]) =>
    headerOn(rows(...own.map((text): [number, string][] => [[400, text]]), [[400, 'Charge note no: 77123']]))
  expect(beside().invoiceNumber).toBe('77123')
  const found = beside('Tax Invoice: QA-20417')
  expect(found.invoiceNumber).toBe('QA-20417')
  expect(found.uncertain).toContain('invoiceNumber')
})

test('a charge note’s number is likelier than a bare one, and the paper’s own where its title says so', () => {
  const on = (title: string, own: string) =>
    headerOn(
      rows([[400, 'Charge note no: 77123']], [[400, own]]),
      HEAD.map(one => (one.text === 'TAX INVOICE' ? { ...one, text: title } : one)),
    )
  const isAsked = (title: string, own: string) => {
    const found = on(title, own)
    expect(found.invoiceNumber).toBe('77123')
    return found.uncertain.includes('invoiceNumber')
  }
  for (const own of ['Our Ref: 5512', 'No: 5512'])
    expect([isAsked('TAX INVOICE', own), isAsked('CHARGE NOTE', own)]).toEqual([true, false])
  expect(on('TAX INVOICE', 'Document No: 5512').uncertain).toContain('invoiceNumber')
})

test('a job behind the end of an order’s label is what was ordered under, and the number of an invoice none', () => {
  expect(headerOn(rows([[400, 'Order No. Job 884']])).purchaseOrderNumber).toBe('Job 884')
  expect(headerOn(rows([[400, 'Invoice No. Job 884']])).invoiceNumber).toBe('884')
})

test.each(['24H-0113', '24/7-113', '24 H 113', '24HR0113'])(
  'a number may begin as opening hours do: %s',
  number => {
    expect(acceptNumber(number)?.value).toBe(number)
  },
)

test.each([
  '24/7',
  '24 hours',
  '24/7 breakdowns',
  '24 h spill line 08 7010 6199',
  '24hr: 08 7010 6199',
  '24/7 14/10/2026',
])('opening hours are no number: %s', hours => {
  expect(acceptNumber(hours)).toBeNull()
})

test('a day close behind a number is no piece of it', () => {
  expect(acceptNumber('104417 09/02/2026')?.value).toBe('104417')
  expect(acceptNumber('104 417 22')?.value).toBe('104 417 22')
})
