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
