import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfPrint } from '../testing/page-of-text.ts'
import { findDocumentType } from './document-type.ts'

test.each([
  ['Invoice No: 88123', true],
  ['Tax Invoice', true],
  ['Invoice to: Kestrel Garage', false],
  ['Your invoice follows with the goods.', false],
])('a quotation beside which an invoice is announced is looked at by a person: %s', (beside, uncertain) => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 10],
    [320, 60, 'Quotation Q-1180', 16],
    [320, 90, beside],
    [40, 400, 'All prices are in dollars.'],
    [40, 412, 'Goods are sent the same day.'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'quote', uncertain })
})

test.each([
  ['Total credit inc GST 539.00', false],
  ['Orig. invoice IN 29917', false],
  ['Credit note no. 5123', false],
  ['No credit without this paper', true],
  ['No credit total will be given', true],
  ['Invoice/Credit note no. 5123', true],
  ['Total inc GST 539.00', true],
])('an invoice on credit credits where its sums or its reference say so: %s', (said, uncertain) => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [400, 40, 'Tax Invoice Credit', 14],
    [40, 400, said],
    [40, 412, 'Goods are sent the same day.'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'credit-note', uncertain })
})

test.each([
  ['TAX INVOICE / CREDIT NOTE', 'Total credit 539.00', 'credit-note', true],
  ['TAX INVOICE/CREDIT NOTE', 'Orig Invoice No 104417', 'credit-note', true],
  ['Invoice / Adjustment Note', 'Credit note no. 5123', 'credit-note', true],
  ['Credit note & tax invoice', 'Amount credited 539.00', 'credit-note', true],
  ['TAX INVOICE / CREDIT NOTE', 'Total 539.00', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Original invoice no.', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Total credit limit 5000.00', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Invoice/Credit Note No. 104417', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Unapplied credit amount 12.00', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Credit amount 0.00', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Credit amount available: 45.00', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Credit No 20417 applied', 'tax-invoice', true],
  ['TAX INVOICE / CREDIT NOTE', 'Total credit inc GST: $539.00', 'credit-note', true],
  ['TAX INVOICE / CREDIT NOTE', 'Credit total claims are barred after 14 days', 'tax-invoice', true],
])(
  'a form for invoices and credits is what it says beneath, and else asked about: %s over %s',
  (title, said, type, uncertain) => {
    const page = pageOfPrint(
      [40, 40, 'Bindle Auto Direct', 18],
      [400, 40, title, 14],
      [40, 400, said],
      [40, 412, 'Goods are sent the same day.'],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type, uncertain })
  },
)

test.each([
  ['Total credit 539.00', false],
  ['Credits are given within 14 days.', true],
])('a form that says it twice, or once over less than nothing, is a credit: %s', (said, uncertain) => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [400, 40, 'TAX INVOICE / CREDIT NOTE', 14],
    [40, 100, 'Credit note no. 5123'],
    [40, 400, said],
    [40, 412, 'Goods are sent the same day.'],
  )
  const type = (negativeTotal: boolean) =>
    findDocumentType([layOutPage(page)], { negativeTotal, withoutPrices: false, hasTotal: true })
  expect(type(false)).toMatchObject({ type: 'credit-note', uncertain })
  expect(type(true)).toMatchObject({ type: 'credit-note', uncertain: false })
})

test.each([
  ['CORE CREDIT', false],
  ['CREDIT NOTE', true],
])('of the goods %s is a line, if no note', (line, uncertain) => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [400, 40, 'TAX INVOICE', 14],
    [40, 200, line],
    [300, 200, '45.00'],
    [400, 200, '90.00'],
    [40, 412, 'Goods are sent the same day.'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'tax-invoice', uncertain })
})

test('a title that its first line leaves open goes on in the next', () => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [300, 40, 'DELIVERY DOCKET AND TAX', 14],
    [300, 58, 'INVOICE No. 104417', 14],
    [40, 380, 'Brake pads front'],
    [40, 392, 'Total 539.00'],
    [40, 412, 'Goods are sent the same day.'],
    [40, 424, 'Claims are to be made within seven days.'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type: 'tax-invoice', uncertain: false })
})

test.each([
  ['CREDIT NO', [], 'Account: W4471', 'tax-invoice'],
  ['Credit number:', [], 'BSB 063-000 Account 1044 1177', 'tax-invoice'],
  ['Credit number:', [], '5123', 'credit-note'],
  ['Credit number:', ['5123'], '', 'credit-note'],
  ['Credit No 20417', ['-22.00'], '', 'tax-invoice'],
  ['Credit number', ['0'], '', 'tax-invoice'],
  ['Credit number', ['QASCR20418'], '', 'credit-note'],
  ['Credit number', ['QAS-CN-20418'], '', 'credit-note'],
  ['Credit number', ['CN 20418'], '', 'credit-note'],
  ['Credit number', ['QASCR00000'], '', 'tax-invoice'],
  ['Original invoice:', ['QASINV19880'], '', 'credit-note'],
  ['Original invoice:', ['No:19880'], '', 'tax-invoice'],
])('a form’s label of credits is filled in by its own value: %s %j over %s', (label, beside, below, type) => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [400, 40, 'TAX INVOICE / CREDIT NOTE', 14],
    [40, 400, label],
    ...beside.map((text): [number, number, string] => [200, 400, text]),
    ...(below === '' ? [] : [[40, 412, below] as [number, number, string]]),
    [40, 500, 'Goods are sent the same day.'],
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([layOutPage(page)], shows)).toMatchObject({ type, uncertain: true })
})

test('a form with an invoice’s own number is none for one label of credits, and asked about for two', () => {
  const type = (...said: string[]) => {
    const page = pageOfPrint(
      [40, 40, 'Bindle Auto Direct', 18],
      [400, 40, 'TAX INVOICE / CREDIT NOTE', 14],
      [40, 100, 'Invoice No: 104417'],
      ...said.map((text, i): [number, number, string] => [40, 400 + 12 * i, text]),
      [40, 500, 'Goods are sent the same day.'],
    )
    const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
    return findDocumentType([layOutPage(page)], shows)
  }
  expect(type('Credit No: 5123')).toMatchObject({ type: 'tax-invoice', uncertain: true })
  expect(type('Credit No: 5123', 'Total credit 539.00')).toMatchObject({
    type: 'credit-note',
    uncertain: true,
  })
})

test.each([
  ['PRICE ADJUSTMENT', 'Original invoice: 104417', true],
  ['PRICING CORRECTION', 'Total 539.00', true],
  ['TAX INVOICE - ADJUSTMENT', 'Total 539.00', true],
  ['INVOICE CORRECTION', 'Total credit 539.00', false],
  ['INVOICE CREDIT', 'Original invoice: 104417', false],
])('what is changed may ask for more as well: %s over %s', (title, said, uncertain) => {
  const page = pageOfPrint(
    [40, 40, 'Bindle Auto Direct', 18],
    [400, 40, title, 14],
    [40, 400, said],
    [40, 412, 'Goods are sent the same day.'],
  )
  const type = (negativeTotal: boolean) =>
    findDocumentType([layOutPage(page)], { negativeTotal, withoutPrices: false, hasTotal: true })
  expect(type(false)).toMatchObject({ type: 'credit-note', uncertain })
  expect(type(true)).toMatchObject({ type: 'credit-note', uncertain: false })
})
