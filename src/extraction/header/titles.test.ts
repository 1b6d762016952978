import { expect, test } from 'vitest'
import { titleOf } from './titles.ts'

test.each([
  ['PARTSTAXINVOICE', 'tax-invoice'],
  ['TAXINVOICE', 'tax-invoice'],
  ['Parts Tax Invoice', 'tax-invoice'],
  ['ADJUSTMENT NOTE', 'credit-note'],
  ['CREDIT / ADJUSTMENT NOTE', 'credit-note'],
  ['Adjustment & Credit Note', 'credit-note'],
  ['Returns credit note', 'credit-note'],
  ['CREDIT / RETURN NOTE', 'credit-note'],
  ['Return / Credit Note', 'credit-note'],
  ['CREDIT (ADJUSTMENT) NOTE NO. CR 418', 'credit-note'],
  ['CONSOLIDATED TAX INVOICE', 'tax-invoice'],
  ['Sales Invoice', 'tax-invoice'],
  ['CASH SALE TAX INVOICE', 'tax-invoice'],
  ['Core Refund', 'credit-note'],
  ['REFUND', 'credit-note'],
  ['Price Adjustment', 'credit-note'],
  ['Sales Credit', 'credit-note'],
  ['CREDIT ADVICE', 'credit-note'],
  ['Weekly tax invoice', 'tax-invoice'],
  ['Field service tax invoice', 'tax-invoice'],
  ['HIRE TAX INVOICE', 'tax-invoice'],
  ['WHOLESALE CREDIT NOTE', 'credit-note'],
  ['Hire pro forma invoice', 'pro-forma'],
  ['Monthly statement', 'statement'],
  ['Delivery Note', 'delivery-docket'],
  ['Packing Slip (no prices - file with the invoice)', 'delivery-docket'],
  ['DELIVERY DOCKET / TAX INVOICE', 'tax-invoice'],
  ['Delivery note and invoice', 'tax-invoice'],
  ['DELIVERY DOCKET - INVOICE WILL BE POSTED', 'delivery-docket'],
  ['Delivery note - invoice follows', 'delivery-docket'],
  ['Packing slip / Tax invoice', 'tax-invoice'],
  ['Packing slip - invoice 4471', 'delivery-docket'],
  ['Order confirmation & Tax Invoice', 'tax-invoice'],
  ['ORDER ACKNOWLEDGEMENT / TAX INVOICE NO. 4471', 'tax-invoice'],
  ['Order confirmation - invoice follows', 'quote'],
  ['Order confirmation and invoice date', 'quote'],
  ['Tax invoice credit note', 'credit-note'],
  ['Tax Invoice: Adjustment', 'credit-note'],
  ['Tax invoice credit card', 'tax-invoice'],
  ['Tax invoice / credit note', 'tax-invoice'],
  ['INVOICE CREDIT', 'credit-note'],
  ['Invoice - credit', 'credit-note'],
  ['CORE CREDIT NOTE', 'credit-note'],
  ['Core return credit note', 'credit-note'],
  ['WARRANTY CREDIT', 'credit-note'],
  ['Returned goods credit note', 'credit-note'],
  ['Return authority credit note', 'credit-note'],
  ['CR NOTE', 'credit-note'],
  ['* TAX INVOICE *', 'tax-invoice'],
  ['=== CREDIT NOTE ===', 'credit-note'],
  ['*** TAX INVOICE ***', 'tax-invoice'],
  ['--- CREDIT NOTE ---', 'credit-note'],
])('%s is the title of a %s', (text, type) => {
  expect(titleOf(text)?.type).toBe(type)
})

test.each([
  'Tax invoice to',
  'Invoice total',
  '* Invoice follows by post',
  '** CREDIT NOTES 7 DAYS ONLY **',
  '** DELIVERY DOCKET ENCLOSED **',
  '- Delivery docket attached -',
  'Brake pads front',
  'Repair quote',
  'SITE DOCKET',
  'Hire credit',
  'Hire statement',
  'Sales docket',
  'Refund policy',
  'Cash sale',
])('%s is no title', text => {
  expect(titleOf(text)).toBeNull()
})

test.each([
  ['Quote / Invoice', 'tax-invoice', true],
  ['Statement & Tax Invoice', 'tax-invoice', true],
  ['TAX INVOICE - CREDIT', 'credit-note', true],
  ['Quote - invoice to follow', 'quote', undefined],
  ['Order confirmation / Invoice', 'tax-invoice', undefined],
])('what a form may be either of is a guess: %s', (text, type, isGuess) => {
  expect(titleOf(text)).toMatchObject({ type })
  expect(titleOf(text)?.isGuess).toBe(isGuess)
})
