import { expect, test } from 'vitest'
import { titleOf } from './document-type.ts'

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
