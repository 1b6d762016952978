import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../testing/page-of-text.ts'
import { findDocumentType } from './document-type.ts'

test('what numbers itself as a credit memo is one, in the page’s own print too', () => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [40, 110, 'Credit Memo # 400003318'],
    [40, 122, 'For Invoice # 100045872'],
    [40, 134, 'Order # 200078124'],
    [40, 146, 'Credit Memo Date: April 16, 2026'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'credit-note', uncertain: false })
})

test.each([
  ['This is not a tax invoice.', 'quote', false],
  ['It holds until 17 June 2026. It is not a tax invoice.', 'quote', false],
  ['Thank you for your custom.', 'quote', true],
  ['Our invoices are payable within 14 days.', 'tax-invoice', true],
  ['Inv No: 88123', 'tax-invoice', true],
])(
  'what is numbered as a quotation is one where the paper says that it is no invoice, or never says invoice: %s',
  (note, type) => {
    const page = pageOfPrint(
      [40, 40, 'Corrawell Auto Recyclers', 10],
      [320, 110, 'Quotation No'],
      [420, 110, 'Q 4471'],
      [320, 122, 'Quoted'],
      [420, 122, '5 March 2026'],
      [40, 500, 'Any extra work is charged for.'],
      [40, 512, note],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    expect(findDocumentType([layOutPage(page)], shows).type).toBe(type)
  },
)

test('a word that OCR measured a little larger is no title beside the one at the top', () => {
  const page = pageOfPrint(
    [40, 40, 'Corrawell Auto Recyclers', 10],
    [400, 40, 'Statement of Account'],
    [40, 140, '03/07/2025'],
    [140, 140, 'Invoice', 10.8],
    [300, 140, '$545.70'],
    [40, 152, '06/07/2025'],
    [140, 152, 'Payment'],
    [300, 152, '$272.85'],
  )
  const seen = { ...page, words: page.words.map(word => ({ ...word, source: 'ocr' as const })) }
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(seen)], shows).type).toBe('statement')
})

test.each(['THIS IS NOT A TAX INVOICE', 'PLEASE PAY ON STATEMENT', 'INVOICE TO FOLLOW'])(
  'what is said of another document in large print is no title: %s',
  text => {
    const page = pageOfPrint(
      [400, 50, 'DELIVERY DOCKET', 14],
      [40, 90, text, 18],
      [40, 120, 'Goods supplied 40.00'],
      [40, 132, 'Goods as ordered 41.00'],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'delivery-docket' })
  },
)

test.each([
  ['This is a quotation, not an invoice. Prices hold for 30 days.', 'quote'],
  ['This is an estimate only.', 'quote'],
  ['This is a copy of what was sent.', 'tax-invoice'],
  ['Is this a quotation?', 'tax-invoice'],
])('without a title a paper is what it says, for a person to look at: %s', (text, type) => {
  const page = pageOfPrint([40, 40, 'Bindle Auto Direct', 18], [40, 110, 'Goods 40.00'], [40, 400, text])
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type, uncertain: true })
})

test('a title in one line with the name in its print says what the document is', () => {
  const page = pageOfPrint(
    [40, 30, 'FENWICK RADIATOR WORKS PRO-FORMA INVOICE', 22],
    [40, 70, 'Pro Forma No: P22421'],
    [40, 82, 'Invoice total 40.00'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'pro-forma', uncertain: false })
})

test('a docket that adds up prices is looked at', () => {
  const page = layOutPage(pageOfPrint([50, 40, 'DELIVERY DOCKET', 18], [50, 120, 'Oil filter']))
  const seen = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([page], seen)).toMatchObject({ type: 'delivery-docket', uncertain: true })
  expect(findDocumentType([page], { ...seen, hasTotal: false }).uncertain).toBe(false)
})

test('a word of a title among the goods is of a line’s name', () => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct'],
    [300, 40, 'Invoice'],
    [40, 110, 'CORE-CR'],
    [120, 110, 'Core return'],
    [400, 110, '180.00'],
    [500, 110, '180.00-'],
    [120, 122, 'credit'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('tax-invoice')
})

test('a column of amounts that are credited is no title', () => {
  const page = pageOfPrint(
    [40, 40, 'STRATHVALE WORKSHOP'],
    [400, 40, 'Account Statement'],
    [40, 140, 'DATE'],
    [140, 140, 'DOCUMENT'],
    [240, 140, 'DESCRIPTION'],
    [400, 140, 'AMOUNT'],
    [460, 140, 'CREDIT'],
    [40, 152, '3 Feb 2025'],
    [240, 152, 'Invoice'],
    [400, 152, '521.67'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('statement')
})

test('nor is one of a ledger, beside what was charged', () => {
  const page = pageOfPrint(
    [30, 40, 'Strathvale Radiator Works'],
    [342, 40, 'Statement of Account'],
    [30, 159, 'TRANS DATE'],
    [97, 159, 'REF NO'],
    [158, 159, 'PARTICULARS'],
    [426, 159, 'CHARGES'],
    [476, 159, 'CREDIT'],
    [526, 159, 'BALANCE'],
    [30, 182, '01/09/25'],
    [158, 182, 'Invoice'],
    [437, 182, '48.08'],
    [537, 182, '48.08'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('statement')
})

test.each([
  [['DR', 'CREDIT', 'TOTAL'], '48.08'],
  [['DATE', 'DEBIT $', 'CREDIT', 'RUNNING BALANCE'], ''],
])('a ledger’s credits are told by its columns, whatever the others are called: %j', (headings, credited) => {
  const page = pageOfPrint(
    [30, 40, 'Strathvale Radiator Works'],
    [342, 40, 'Statement of Account'],
    ...headings.map((heading, i): [number, number, string] => [160 + 100 * i, 159, heading]),
    [30, 182, '01/09/25'],
    ...(credited === '' ? [] : [[262, 182, credited] as [number, number, string]]),
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('statement')
})

test.each([
  [['Cash', 'Cheque', 'Credit', 'EFT']],
  [['Limit', 'Used', 'Credit', 'Terms']],
  [['Doc', 'Type', 'Debit', 'Credit']],
])('a way to pay or an account’s state is no title: %j', texts => {
  const page = pageOfPrint(
    [30, 40, 'Strathvale Radiator Works'],
    ...texts.map((text, i): [number, number, string] => [40 + 130 * i, 60, text]),
    [300, 94, 'Tax Invoice No: QA-20417'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('tax-invoice')
})

test('a ledger’s column of invoices is no title, whatever its other columns are called', () => {
  const page = pageOfPrint(
    [30, 40, 'Strathvale Radiator Works'],
    [528, 40, 'Statement'],
    [30, 121, 'Statement No'],
    [178, 121, 'Issued'],
    [30, 131, 'S-73908'],
    [178, 131, '14/06/2025'],
    ...['Wixrof', 'INVOICE', 'Velwix', 'CHARGES', 'PAYMENTS', 'BALANCE'].map(
      (text, i): [number, number, string] => [30 + 100 * i, 152, text],
    ),
    [30, 172, '15/05/2025'],
    [130, 172, 'INV-78878'],
    [330, 172, '$392.86'],
    [530, 172, '$392.86'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('statement')
})

test.each([
  [['CREDIT', 'Number', 'Date', 'Account']],
  [['Quandong Auto Spares', 'CREDIT', 'ORIGINAL', 'COPY']],
])('a credit note’s title may stand among other words: %j', texts => {
  const page = pageOfPrint(
    ...texts.map((text, i): [number, number, string] => [40 + 130 * i, 60, text]),
    [40, 74, 'CN-2041'],
    [300, 94, 'Original Tax Invoice QA-19902'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('credit-note')
})

test('a credit note’s title may stand beside boxes of money', () => {
  const page = pageOfPrint(
    [30, 40, 'Strathvale Radiator Works'],
    [300, 40, 'CREDIT'],
    [450, 40, 'BALANCE'],
    [450, 54, '143.00'],
    [300, 80, 'Tax Invoice No: QA-19902'],
    [300, 94, 'Credit No: CN-2041'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows).type).toBe('credit-note')
})

test.each([
  ['Invoice No', 'This slip is not a tax invoice.'],
  ['Our Ref', 'If this is not a tax invoice, ask for one.'],
])(
  'what has a quote’s number beside its own (%s) is none, whatever else is no invoice: %s',
  (label, note) => {
    const page = pageOfPrint(
      [40, 40, 'Corrawell Auto Recyclers', 10],
      [320, 98, 'Quote No'],
      [420, 98, 'Q 221'],
      [320, 110, label],
      [420, 110, '40118'],
      [40, 500, 'Any extra work is charged for.'],
      [40, 512, note],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    expect(findDocumentType([layOutPage(page)], shows).type).toBe('tax-invoice')
  },
)

test.each([
  [['PICK SLIP', 'REP', 'RUN', 'DATE'], 'tax-invoice', false],
  [['PICK SLIP'], 'delivery-docket', true],
])('over a number in a strip of labels a docket is another document: %j', (labels, type, uncertain) => {
  const strip = labels.flatMap((label, i): TextAt[] => [
    [40 + 90 * i, 140, label, i > 0 ? 9 : 16],
    [40 + 90 * i, 152, `88${i}401`, 9],
  ])
  const page = pageOfPrint(
    [40, 60, 'Bindle Auto Direct', 9],
    [380, 60, 'INVOICE', 9],
    ...strip,
    [40, 200, 'Beacon lamp', 9],
    [40, 212, 'Drive belt', 9],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type, uncertain })
})

test.each(['QUOTE', 'DELIVERY DOCKET'])(
  'beside the name and its numbers a title over its own number is the title: %s',
  title => {
    const page = pageOfPrint(
      [30, 60, 'Bindle Auto Direct', 9],
      [160, 60, 'ABN 51 824 753 556', 9],
      [290, 60, 'Ph 5550 1190', 9],
      [400, 54, title, 16],
      [400, 72, 'QD-44812', 9],
      [40, 200, 'Beacon lamp', 9],
      [40, 212, 'Drive belt', 9],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    expect(findDocumentType([layOutPage(page)], shows).type).not.toBe('tax-invoice')
  },
)

test('a docket’s title is one where its number stands at the other edge of the row, and right before it a label', () => {
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: false }
  const typeOf = (x: number) =>
    findDocumentType(
      [
        layOutPage(
          pageOfPrint(
            [40, 60, 'Corrawell Auto Recyclers', 10],
            [40, 130, 'DELIVERY DOCKET', 11],
            [x, 130, 'D56208', 11],
            [40, 300, 'Goods supplied to your store in good order'],
          ),
        ),
      ],
      shows,
    )
  expect(typeOf(510)).toMatchObject({ type: 'delivery-docket', uncertain: false })
  expect(typeOf(160)).toMatchObject({ type: 'tax-invoice', uncertain: true })
})

test.each([
  [40, 10],
  [260, 14],
])(
  'a title that begins the row of two boxes of money, or is larger than they are, is one: at %s in %s',
  (x, size) => {
    const page = pageOfPrint(
      [40, 40, 'Strathvale Radiator Works'],
      ...(x > 40 ? ([[40, 60, 'Trade counter']] as TextAt[]) : []),
      [x, 60, 'CREDIT NOTE', size],
      [400, 60, 'Charges'],
      [480, 60, 'Balance'],
      [400, 74, '0.00'],
      [480, 74, '88.00'],
      [40, 94, 'Your reference 20417'],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    expect(findDocumentType([layOutPage(page)], shows).type).toBe('credit-note')
  },
)
