import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfPrint } from '../testing/page-of-text.ts'
import { findDocumentType, titleOf } from './document-type.ts'

test.each([
  ['PARTSTAXINVOICE', 'tax-invoice'],
  ['TAXINVOICE', 'tax-invoice'],
  ['Parts Tax Invoice', 'tax-invoice'],
  ['ADJUSTMENT NOTE', 'credit-note'],
  ['Delivery Note', 'delivery-docket'],
])('%s is the title of a %s', (text, type) => {
  expect(titleOf(text)?.type).toBe(type)
})

test.each(['Tax invoice to', 'Invoice total', 'Brake pads front'])('%s is no title', text => {
  expect(titleOf(text)).toBeNull()
})

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
