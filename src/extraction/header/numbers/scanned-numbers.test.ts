import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import type { WordSource } from '../../pdf/page.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import { readHeader } from '../read-header.ts'
import { type Field, withStroke } from './scanned-numbers.ts'

/** The header of a page with these labelled values under each other. */
function read(source: WordSource, ...values: string[]) {
  const page = pageOfText([
    { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
    { text: 'TAX INVOICE', x: 420, y: 50, size: 16 },
    ...values.map((text, i) => ({ text, x: 300, y: 100 + 12 * i })),
  ])
  const words = page.words.map(word => ({ ...word, source }))
  return readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
}

test('what OCR reads as P0 before a number is PO, for a person to look at', () => {
  const scanned = read('ocr', 'Purchase Order: P08508')
  expect(scanned.purchaseOrderNumber).toBe('PO8508')
  expect(scanned.uncertain).toContain('purchaseOrderNumber')
  expect(read('pdf', 'Purchase Order: P08508').purchaseOrderNumber).toBe('P08508')
})

test('a label that OCR read with a nought is a label', () => {
  expect(read('ocr', 'P.0. Number: 57937').purchaseOrderNumber).toBe('57937')
})

test('a stroke before a nought is the O of PO', () => {
  const pieces: [x: number, text: string][] = [
    [300, 'P/0'],
    [340, ':'],
    [360, '38086'],
  ]
  const page = pageOfText(pieces.map(([x, text]) => ({ text, x, y: 100 })))
  const words = page.words.map(word => ({ ...word, source: 'ocr' as const }))
  const { purchaseOrderNumber } = readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
  expect(purchaseOrderNumber).toBe('38086')
})

test('a currency sign before a letter is the S of a number', () => {
  expect(read('ocr', 'Invoice No: $I00073519').invoiceNumber).toBe('SI00073519')
  expect(read('ocr', 'Invoice No: €00043823').invoiceNumber).toBe('C00043823')
  expect(read('pdf', 'Invoice: $100073').invoiceNumber).toBeNull()
  expect(read('pdf', 'Invoice: $A143.00').invoiceNumber).toBeNull()
})

test('a number that OCR read otherwise in another place is looked at by a person', () => {
  const values = ['Invoice No: S100088547', 'Please quote SI00088547, and pay by direct deposit']
  const scanned = read('ocr', ...values)
  expect(scanned.uncertain).toContain('invoiceNumber')
  expect(scanned.readings.invoiceNumber).toEqual(['SI00088547', 'S100088547'])
  expect(read('pdf', ...values).uncertain).not.toContain('invoiceNumber')
})

test('an I that OCR reads as the first figure of a number is looked at by a person', () => {
  const scanned = read('ocr', 'Invoice No: S100047506')
  expect(scanned.uncertain).toContain('invoiceNumber')
  expect(scanned.readings.invoiceNumber).toEqual(['S100047506', 'SI00047506'])
  expect(read('pdf', 'Invoice No: S100047506').uncertain).not.toContain('invoiceNumber')
})

test('a stroke that stands apart is an I, as is one that a reader saw so', () => {
  const apart = read('ocr', 'Invoice No: 1 506025')
  expect([apart.invoiceNumber, apart.uncertain.includes('invoiceNumber')]).toEqual(['I 506025', true])
  expect(read('pdf', 'Invoice No: 1 506025').invoiceNumber).toBe('1 506025')
  const seen: Field = { value: 'S100086049', page: 1, words: [], doubtful: true, readings: ['SI100086049'] }
  const [word] = pageOfText([{ text: 'S100086049', x: 0, y: 0 }]).words
  const scanned = { ...seen, words: word ? [{ ...word, source: 'ocr' as const }] : [] }
  expect(withStroke(scanned).value).toBe('SI00086049')
  expect(withStroke({ ...scanned, readings: ['5100086049'] }).value).toBe('S100086049')
  expect(withStroke({ ...scanned, readings: ['Sl00086049'] }).value).toBe('SI00086049')
})

test('who makes letters of the strokes among the figures too says nothing of the first', () => {
  const [word] = pageOfText([{ text: 'K1150412', x: 0, y: 0 }]).words
  const words = word ? [{ ...word, source: 'ocr' as const }] : []
  const number = { value: 'K1150412', page: 1, words, doubtful: true }
  const readAs = (...readings: string[]) => withStroke({ ...number, readings }).value
  expect([readAs('KII504I2'), readAs('KI150412')]).toEqual(['K1150412', 'KI150412'])
})

test('an amount whose comma OCR read as a point is no number of the invoice', () => {
  expect(read('ocr', 'Invoice: $4.680.52').invoiceNumber).toBeNull()
})

test('a date in which OCR saw wide spaces is one', () => {
  const pieces: [x: number, text: string][] = [
    [443, 'Issued 26'],
    [496, 'May'],
    [524, '2026'],
  ]
  const page = pageOfText(pieces.map(([x, text]) => ({ text, x, y: 100 })))
  const dateOf = (source: WordSource) => {
    const words = page.words.map(word => ({ ...word, source }))
    return readHeader([layOutPage({ ...page, words })], 'tax-invoice', []).invoiceDate
  }
  expect(dateOf('ocr')).toBe('2026-05-26')
  expect(dateOf('pdf')).toBeNull()
})

test('a number is likelier what all readers saw where it stands once more', () => {
  const page = pageOfText([
    { text: 'TAX INVOICE', x: 420, y: 50, size: 16 },
    { text: 'Invoice No: 5100886344', x: 300, y: 100 },
    { text: 'Please quote SI00886344', x: 40, y: 700 },
  ])
  const read = (text: string, readings: string[]) =>
    readHeader(
      [
        layOutPage({
          ...page,
          words: page.words.map(word => ({
            ...word,
            source: 'ocr' as const,
            readings: word.text === text ? readings : [word.text, word.text],
          })),
        }),
      ],
      'tax-invoice',
      [],
    )
  const disputed = read('5100886344', ['S100886344', '5100886344'])
  expect([disputed.invoiceNumber, disputed.uncertain.includes('invoiceNumber')]).toEqual(['SI00886344', true])
  const open = read('SI00886344', ['SI00886344', '5100886344'])
  expect([open.invoiceNumber, open.uncertain.includes('invoiceNumber')]).toEqual(['5100886344', true])
})

test('what OCR boxed far too high is not the value of the label that it covers', () => {
  const page = pageOfText([
    { text: 'INVOICE NO', x: 519, y: 90, size: 7 },
    { text: '8886344', x: 518, y: 100 },
    { text: 'CUSTPO', x: 519, y: 118, size: 7 },
    { text: 'DUE DATE', x: 617, y: 118, size: 7 },
    { text: 'W72040', x: 519, y: 134 },
  ])
  const words = page.words.map(word => ({
    ...word,
    source: 'ocr' as const,
    y1: word.text === '8886344' ? word.y1 + 14 : word.y1,
  }))
  expect(readHeader([layOutPage({ ...page, words })], 'tax-invoice', []).purchaseOrderNumber).toBe('W72040')
})

test.each(['Your Order: Nil', 'Order No: TBA'])('what stands beside %s is none of the order', text => {
  const page = pageOfText([
    { text, x: 300, y: 100 },
    { text: 'Acct 4471', x: 300 + 5.2 * text.length + 8, y: 100 },
  ])
  const words = page.words.map(word => ({ ...word, source: 'ocr' as const }))
  expect(
    readHeader([layOutPage({ ...page, words })], 'tax-invoice', []).purchaseOrderNumber ?? '',
  ).not.toContain('Acct')
})

test('a date whose strokes OCR took for figures is one, for a person to look at', () => {
  const scanned = read('ocr', 'Invoice Date: 2171172025')
  expect(scanned.invoiceDate).toBe('2025-11-21')
  expect(scanned.uncertain).toContain('invoiceDate')
  expect(read('ocr', 'Invoice No: 2171172025').invoiceNumber).toBe('2171172025')
})

test('where no reader is sure, a number is what most of them saw in all its places', () => {
  const page = pageOfText([
    { text: 'TAX INVOICE', x: 420, y: 50, size: 16 },
    { text: 'Invoice No: S100060438', x: 300, y: 100 },
    { text: 'Ref SI00060438', x: 40, y: 700 },
  ])
  const seen: Record<string, string[]> = {
    S100060438: ['SI00060438', 'S100060438'],
    SI00060438: ['SI00060438', '5100060438'],
  }
  const words = page.words.map(word => ({
    ...word,
    source: 'ocr' as const,
    readings: seen[word.text] ?? [word.text, word.text],
  }))
  const { invoiceNumber, uncertain } = readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
  expect([invoiceNumber, uncertain.includes('invoiceNumber')]).toEqual(['SI00060438', true])
})

test('one scanned number with capitals and small letters is looked at by a person', () => {
  expect(read('ocr', 'Invoice No: Jve4471').uncertain).toContain('invoiceNumber')
  expect(read('pdf', 'Invoice No: Jve4471').uncertain).not.toContain('invoiceNumber')
})

test.each([
  { readings: ['2026', '202'], doubtful: true },
  { readings: ['2028', '2026'], doubtful: false },
  { readings: ['', ''], doubtful: false },
])('a date of which the other readers of a scan see only another is for a person to look at: %o', given => {
  const page = pageOfText([{ text: 'Pay by: 30 Apr 2028', x: 300, y: 100 }])
  const words = page.words.map(word => ({
    ...word,
    source: 'ocr' as const,
    readings: word.text === '2028' ? given.readings : [word.text, word.text],
  }))
  const found = readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
  expect(found.dueDate).toBe('2028-04-30')
  expect(found.uncertain.includes('dueDate')).toBe(given.doubtful)
})

test.each([
  ['11/0922026', '2026-09-11'],
  ['2111172025', '2025-11-21'],
  ['2131/2025', null],
])('where OCR saw one stroke of a date, the other may look like any figure: %s', (text, date) => {
  const { invoiceDate, uncertain } = read('ocr', `Invoice Date: ${text}`)
  expect(invoiceDate).toBe(date)
  expect(uncertain).toContain('invoiceDate')
})

/** The header of a scan with these labels and values beside each other, and what a second reader saw in one of them. */
function readTwice(seen: Record<string, string>, ...texts: [x: number, y: number, text: string][]) {
  const page = pageOfText(texts.map(([x, y, text]) => ({ text, x, y })))
  const words = page.words.map(word => {
    const readings = seen[word.text] === undefined ? [word.text] : [seen[word.text] as string]
    return { ...word, source: 'ocr' as const, readings }
  })
  return readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
}

test('figures are the date that another reader saw in them, for a person to look at', () => {
  const due = (seen: string) => {
    const { dueDate, uncertain } = readTwice(
      { '14302127': seen },
      [300, 100, 'Due date'],
      [380, 100, '14302127'],
    )
    return [dueDate, uncertain.includes('dueDate')]
  }
  expect(due('14.02.27')).toEqual(['2027-02-14', true])
  expect(due('15.02.27')).toEqual([null, false])
})

test('what another reader took for a label is one, and no value of the label before it', () => {
  const { purchaseOrderNumber } = readTwice(
    { oursi0: 'Our' },
    [40, 100, 'Account'],
    [120, 100, 'Your Order No'],
    [205, 100, 'oursi0'],
    [300, 100, 'Invoice No'],
    [40, 112, 'QTL014'],
    [120, 112, '30577'],
    [205, 112, 'S558201'],
    [300, 112, '1184062'],
  )
  expect(purchaseOrderNumber).toBe('30577')
})

test('a number is no label, whatever another reader saw in it', () => {
  const { purchaseOrderNumber } = readTwice({ JB20: 'Job' }, [300, 100, 'Your Order No'], [380, 100, 'JB20'])
  expect(purchaseOrderNumber).toBe('JB20')
})
