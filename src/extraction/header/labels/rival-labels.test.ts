import { expect, test } from 'vitest'
import type { DocumentType } from '#domain/invoice.ts'
import { HEAD, headerOf, headerOn, rows } from '../../testing/header-on.ts'

/** A header of labels beside their values, and whether a person is asked about a field of it. */
function read(pairs: [label: string, value: string][], type: DocumentType = 'tax-invoice') {
  const cells = pairs.map(([label, value]): [number, string][] => [
    [300, label],
    [440, value],
  ])
  const found = headerOn(rows(...cells), HEAD, type)
  return { ...found, asks: (field: (typeof found.uncertain)[number]) => found.uncertain.includes(field) }
}

test.each(['Our Ref', 'Number', 'Document No'])(
  'a billing number beside %s may be the document’s as well, which is asked about',
  label => {
    const found = (billing: string) =>
      read([
        ['Billing No', billing],
        [label, 'S5512'],
        ['Date', '14/10/2026'],
      ])
    expect(found('QA-20417').asks('invoiceNumber')).toBe(true)
    expect(found('S5512').asks('invoiceNumber')).toBe(false)
  },
)

test('a billing number says nothing against one that is announced as the invoice’s', () => {
  const found = read([
    ['Invoice No', 'QA-20417'],
    ['Billing No', '5512'],
  ])
  expect(found.invoiceNumber).toBe('QA-20417')
  expect(found.asks('invoiceNumber')).toBe(false)
})

test.each(['External Order No', 'Ext. Ref', 'External Job Ref', 'Our External Reference'])(
  '%s beside another’s order may be the customer’s as well, which is asked about',
  label => {
    for (const other of ['Order No', 'Your Ref']) {
      const found = read([
        [other, 'S5512'],
        [label, '4471'],
      ])
      expect([other, found.asks('purchaseOrderNumber')]).toEqual([other, true])
      expect(found.readings.purchaseOrderNumber).toContain('4471')
    }
    expect(
      read([
        ['Order No', '4471'],
        [label, '4471'],
      ]).asks('purchaseOrderNumber'),
    ).toBe(false)
    expect(read([[label, '4471']])).toMatchObject({
      purchaseOrderNumber: '4471',
      uncertain: expect.arrayContaining(['purchaseOrderNumber']),
    })
  },
)

test.each(['External PO No', 'Customer ext. order no', 'External Customer PO', 'External Reference / PO'])(
  '%s is the customer’s order, and asked about only beside another',
  label => {
    const found = [
      read([[label, '4471']]),
      read([
        ['Order No', 'S5512'],
        [label, '4471'],
      ]),
    ]
    expect(found.map(one => one.purchaseOrderNumber)).toEqual(['4471', '4471'])
    expect(found.map(one => one.asks('purchaseOrderNumber'))).toEqual([false, true])
  },
)

test('an external reference whose label stands on two lines is asked about as well', () => {
  const found = headerOf(
    [300, 100, 'Order No'],
    [440, 100, 'S5512'],
    [40, 140, 'External'],
    [40, 151, 'Job Ref'],
    [40, 164, '4471'],
  )
  expect(found.readings.purchaseOrderNumber).toEqual(['S5512', '4471'])
})

test('the ledger’s day is the document’s where there is no other, and asked about beside one', () => {
  const dated = (...others: [label: string, value: string][]) =>
    read([['Invoice No', 'QA-20417'], ['Posting Date', '14/10/2026'], ...others])
  for (const found of [dated(), dated(['Due Date', '14/11/2026'])]) {
    expect(found.invoiceDate).toBe('2026-10-14')
    expect(found.asks('invoiceDate')).toBe(false)
  }
  for (const label of ['Quoted', 'Delivery Date', 'Visit Date', 'Order Date', 'Job Sheet Date']) {
    const found = dated([label, '11/10/2026'])
    expect([label, found.invoiceDate, found.asks('invoiceDate')]).toEqual([label, '2026-10-14', true])
  }
  const own = dated(['Invoice Date', '13/10/2026'])
  expect([own.invoiceDate, own.asks('invoiceDate')]).toEqual(['2026-10-13', false])
})

test('when something was quoted is the day of a quotation, and asked about on any other paper', () => {
  const dated = (type: DocumentType, ...others: [label: string, value: string][]) =>
    read([['Our No', 'Q-311'], ['Quoted', '11/10/2026'], ...others], type)
  expect(dated('quote').invoiceDate).toBe('2026-10-11')
  expect(dated('quote').asks('invoiceDate')).toBe(false)
  expect(dated('tax-invoice').asks('invoiceDate')).toBe(true)
  for (const label of ['Sale Date', 'Despatched'])
    expect([label, dated('tax-invoice', [label, '14/10/2026']).asks('invoiceDate')]).toEqual([label, true])
  const own = dated('tax-invoice', ['Date', '14/10/2026'])
  expect([own.invoiceDate, own.asks('invoiceDate')]).toEqual(['2026-10-14', false])
})

test.each([
  'Please quote this number when paying',
  'Quote number when paying',
  'Please quote this reference with your payment',
])(
  'what a payment shall name may be an account, and is asked about beside whatever does not say invoice: %s',
  label => {
    const beside = (other: string) =>
      read([
        [label, 'C4412'],
        [other, '20417'],
      ])
    expect(beside('Reference').asks('invoiceNumber')).toBe(true)
    expect(beside('Number').asks('invoiceNumber')).toBe(true)
    expect(beside('Invoice')).toMatchObject({ invoiceNumber: '20417' })
    expect(beside('Invoice').asks('invoiceNumber')).toBe(false)
  },
)

test('a code of invoices names their kind rather than one of them, and is asked about beside a bare number', () => {
  const beside = (other: string) =>
    read([
      ['Invoice code', 'TI1'],
      [other, '20417'],
    ])
  expect(beside('Number')).toMatchObject({ invoiceNumber: '20417' })
  expect(beside('Number').asks('invoiceNumber')).toBe(true)
  expect(beside('Invoice').asks('invoiceNumber')).toBe(false)
})

test.each(['e-Invoice Ref', 'Electronic invoice no.', 'E-invoice'])(
  'by what a network knows an invoice says less than its own number: %s',
  label => {
    for (const own of ['Invoice No', 'Invoice']) {
      const found = read([
        [label, 'PEPPOL88213'],
        [own, '20417'],
      ])
      expect(found.invoiceNumber).toBe('20417')
    }
    const found = read([
      [label, 'PEPPOL88213'],
      ['Invoice No', '20417'],
    ])
    expect(found.asks('invoiceNumber')).toBe(false)
  },
)

test('of a job and the invoice for it that number is asked about which may be the job’s', () => {
  expect(read([['Job invoice no.', '20417']]).asks('invoiceNumber')).toBe(false)
  for (const label of ['Invoice no. Job', 'Invoice job no.'])
    expect(read([[label, '884']]).asks('invoiceNumber')).toBe(true)
})
