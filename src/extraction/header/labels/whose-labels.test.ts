import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

const orderBehind = (label: string) => {
  const { purchaseOrderNumber, uncertain } = headerOn(
    rows([[300, 'Invoice No: QA-9001']], [[300, 'Date: 01/03/2026']], [[300, `${label} J-2290`]]),
  )
  return [purchaseOrderNumber, uncertain.includes('purchaseOrderNumber')]
}

test.each([
  'Job no. (yours)',
  'Job (yours):',
  'Number (yours)',
  'Order (yours):',
  'Order no. (customer’s)',
  'Your job:',
  'Your job card no.',
  'Customer job no.',
  'Your R/O:',
  'Your RO no.',
  'Your W/O:',
  'Purch. order no.',
  'Your jobcard',
  'Your repair job',
  'Customer workshop job no.',
])('a label that says whose number it is announces the customer’s order: %s', label => {
  expect(orderBehind(label)).toEqual(['J-2290', false])
})

test.each([
  'Order no. (ours)',
  'Order no. (internal)',
  'Ref (ours)',
  'Job no. (ours)',
  'Account (yours)',
  'Quote ref (yours)',
  'Your quote no.',
  'Your customer no.',
])('what the supplier numbers is no order of the customer’s: %s', label => {
  expect(orderBehind(label)).toEqual([null, false])
})

test.each(['Workshop R/O', 'Workshop job no.', 'Repairer job card', 'Garage job'])(
  'a workshop’s number may be the customer’s or the seller’s own: %s',
  label => {
    expect(orderBehind(label)).toEqual(['J-2290', true])
  },
)

test('who receives a supply is the customer', () => {
  expect(orderBehind('Recipient order:')).toEqual(['J-2290', false])
})

test.each([
  'TAX INVOICE No.4418',
  'Tax Invoice Nº4418',
  'TAX INVOICE (No.4418)',
  'Tax invoice nr.4418',
  'Inv.No.4418',
  'InvNo.4418',
  'INVNO.4418',
  'InvoiceNo.4418',
  'Invoice.4418',
  'INV.4418',
  'TaxInv.4418',
])('a number is parted from the word for it that it stands right behind: %s', text => {
  const { invoiceNumber, uncertain } = headerOn([{ text, x: 300, y: 100 }])
  expect([invoiceNumber, uncertain.includes('invoiceNumber')]).toEqual(['4418', false])
})

test('an order is parted from the word for it as well', () => {
  const read = (text: string) => headerOn(rows([[300, 'Invoice No: QA-9001']], [[300, text]]))
  const texts = [
    'P.O.No.4418',
    'Your ref.4418',
    'PONo.4418',
    'OrdNo.4418',
    'Order.4418',
    'ORD.4418',
    'PO.4418',
    'CustOrd.4418',
  ]
  expect(texts.map(text => read(text).purchaseOrderNumber)).toEqual(texts.map(() => '4418'))
})

test('letters with a stop behind a label may be of its number', () => {
  const { invoiceNumber, uncertain } = headerOn(
    rows([
      [300, 'Invoice No'],
      [420, 'INV.4418'],
    ]),
  )
  expect([invoiceNumber, uncertain.includes('invoiceNumber')]).toEqual(['4418', true])
})

test('a day is parted from the word for it as well', () => {
  expect(headerOn(rows([[300, 'Date.09/02/2026']]))).toMatchObject({ invoiceDate: '2026-02-09' })
})

test('`Ours` and `Yours` are labels by themselves', () => {
  const found = headerOn(rows([[40, 'Ours 77018 Yours 5520 Job 2217']]))
  expect(found).toMatchObject({ invoiceNumber: '77018', purchaseOrderNumber: '5520' })
})
