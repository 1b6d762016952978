import { expect, test } from 'vitest'
import { readLabel } from './label-meaning.ts'

test.each([
  'Cust O/No :',
  'Your Order No.',
  'P.O. #',
  'PO Number',
  'Purchase Order',
  'Customer Order No',
  'CUST REF/ORDER',
  'Client P/O Nr',
  'Your Ref',
  'YOUR NO.',
  'YOURNO.',
  'Their order',
  'OrderNo',
  'External Document No.',
  'Order placed with PO',
  'Trade order',
  'Work order / PO',
  'Repair order / PO',
  'Hirer order no.',
  'Purchase No.',
  'O/Number',
  'CUST ON',
  'CUSTPO',
  'Your PIO',
  'Authority',
  'Ordered under',
  'Purchase order from you',
  'Ordered by / PO',
  'CustOrder....',
  'Yourorder....',
  'CUSTOMERORDERNO',
  'YOURP.O',
  'CUSTP/O.',
  'Ext. Order',
  'External reference',
  'External job ref',
  'Official order no.',
  'Your requisition',
  'Your doc. no.',
  'Fitter O/N',
  'Foreman’s order no.',
  'Depot order no.',
  'Your standing order',
  'Your uniform order',
  'Site order',
  'Standing order',
])('%s announces the customer’s order', label => {
  expect(readLabel(label)).toMatchObject({ meaning: 'order-number' })
})

test.each([
  'Sales Order',
  'Our Order',
  'S/O No',
  'SIO NO',
  'S/Order',
  'Back order',
  'P.O. Box',
  'Order Date',
  'Ordered By',
  'Job No',
  'Customer No.',
  'Previous order no.',
  'Carrier order no.',
  'Your last order',
  'Toll order no.',
  'Warehouse order no.',
])('%s does not', label => {
  expect(readLabel(label)?.meaning).not.toBe('order-number')
})

test.each([
  'Inv. No. :',
  'TAX INVOICE NUMBER',
  'Invoice #',
  'Inv',
  'Doc No',
  'Billing document',
  'Adj. Note No:',
  'Tax Invoice/Statement',
  'Pro Forma No',
  'Billing No',
  'Charge note no.',
  'TI No',
  'T/I',
  'E-invoice',
  'Invoice code',
  'Invoice or credit no.',
  'Quote this number',
  'Ref. when paying',
])('%s announces the document’s number', label => {
  expect(readLabel(label)).toMatchObject({ meaning: 'invoice-number' })
})

test.each([
  'Invoice To',
  'Against invoice',
  'Invoice Total',
  'Invoice Address',
  'Original Invoice No',
  'Adjusts invoice',
  'Replaces invoice no',
  'Credit Limit',
  'Credit Terms',
])('%s does not', label => {
  expect(readLabel(label)?.meaning).not.toBe('invoice-number')
})

test.each<[string, string]>([
  ['Invoice Ne', 'invoice-number'],
  ['Job Card', 'other'],
  ['Must be paid by', 'due-date'],
  ['Nett by', 'due-date'],
  ['Payment deadline', 'due-date'],
  ['When due', 'due-date'],
  ['Kindly pay by', 'due-date'],
  ['We need payment by', 'due-date'],
  ['Made out on', 'invoice-date'],
  ['Day', 'invoice-date'],
  ['Day of issue', 'invoice-date'],
  ['Against your order', 'order-number'],
  ['As per your order no.', 'order-number'],
  ['Order placed under', 'order-number'],
  ['Your authority', 'order-number'],
  ['Payment Due Date', 'due-date'],
  ['DUE WE', 'due-date'],
  ['Payable until', 'due-date'],
  ['Account falls due', 'due-date'],
  ['Trading terms', 'other'],
  ['Pay By', 'due-date'],
  ['Please pay on or before', 'due-date'],
  ['Date Due', 'due-date'],
  ['Total due by', 'due-date'],
  ['DUEBY', 'due-date'],
  ['PAYBY', 'due-date'],
  ['Paymentdue', 'due-date'],
  ['Payment expected', 'due-date'],
  ['Payment is required', 'due-date'],
  ['Payment is required on', 'due-date'],
  ['Payment requested on', 'due-date'],
  ['Our payment required', 'due-date'],
  ['Payment to be requested', 'due-date'],
  ['Terms / Due Date', 'due-date'],
  ['Payable on', 'due-date'],
  ['To be paid by', 'due-date'],
  ['Pay no later than', 'due-date'],
  ['Last day to pay', 'due-date'],
  ['Last date for payment', 'due-date'],
  ['Expected payment date', 'due-date'],
  ['Direct debit date', 'due-date'],
  ['Dated', 'invoice-date'],
  ['Terms due', 'due-date'],
  ['Date of Issue', 'invoice-date'],
  ['Tax point', 'invoice-date'],
  ['Quoted on', 'invoice-date'],
  ['INV DT', 'invoice-date'],
  ['Tax Date', 'invoice-date'],
  ['Date Printed', 'other'],
  ['Order Date', 'other'],
  ['Last payment', 'other'],
  ['Last payment received', 'other'],
  ['Promised Date', 'other'],
  ['Price Date', 'other'],
])('%s means %s', (label, meaning) => {
  expect(readLabel(label)).toMatchObject({ meaning })
})

test('the day when a payment was due last is not that of an earlier payment', () => {
  expect(readLabel('Last payment due date')?.meaning).not.toBe('other')
})

test('what may be of any paper or the customer’s is asked about, and less than what says whose it is', () => {
  const weightOf = (label: string) => readLabel(label)?.weight ?? 0
  expect(weightOf('External reference')).toBeLessThan(weightOf('Order no.'))
  for (const whose of ['PO no.', 'customer PO', 'purchase order'])
    expect(weightOf(`External ${whose}`)).toBe(weightOf(whose))
  expect(weightOf('Customer ext. order no.')).toBe(weightOf('Customer order no.'))
  expect(weightOf('Your external reference')).toBe(weightOf('Your reference'))
  expect(weightOf('External document no.')).toBe(1)
  for (const other of ['Ext order total', 'Ext', 'Ext no.'])
    expect(readLabel(other)?.meaning).not.toBe('order-number')
  expect(weightOf('Billing no.')).toBeLessThan(weightOf('No.'))
  expect(readLabel('Customer’s/Order no.')?.meaning).toBe('order-number')
})

test('the ledger’s day dates a document that tells no other', () => {
  const [posted, own] = ['Posting Date', 'Document Date'].map(readLabel)
  expect(posted).toMatchObject({ meaning: 'invoice-date' })
  expect(posted?.weight).toBeLessThan(own?.weight ?? 0)
})

test('the date of delivery stands in for a document without a date of its own, hardly trusted', () => {
  expect(readLabel('Dispatched')).toMatchObject({ meaning: 'invoice-date', weight: 0.3 })
})

test.each(['Payment Terms', 'Amount Due', 'Total Due', 'Pay Method', 'Brake pads front'])(
  '%s is no date',
  label => {
    expect(readLabel(label)?.meaning ?? 'other').toBe('other')
  },
)

test.each([
  ['SHIP DAT E', 'invoice-date'],
  ['DUE DAT E', 'due-date'],
  ['Dat e', 'invoice-date'],
  ['Paym ent due', 'due-date'],
  ['Payment d ue', 'due-date'],
  ['Due da te', 'due-date'],
  ['Custom er ID', 'other'],
])('the end of a word in “%s” may stand apart', (text, meaning) => {
  expect(readLabel(text)?.meaning).toBe(meaning)
})

test('P/O whose stroke a scan took for a letter is a label, somebody called Pio is none', () => {
  expect(readLabel('PIO No')?.meaning).toBe('order-number')
  expect(readLabel('Cust PlO')?.meaning).toBe('order-number')
  expect(readLabel('Driver Pio')?.meaning).not.toBe('order-number')
})
