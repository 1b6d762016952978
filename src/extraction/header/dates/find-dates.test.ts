import { expect, test } from 'vitest'
import { headerOn, headerOf as read, rows } from '../../testing/header-on.ts'

test('the only date is the document’s own under the label of its number as well, not under another’s', () => {
  const under = (label: string) =>
    read([40, 110, label], [200, 110, 'QA-41183'], [40, 122, '13/02/26'], [200, 122, 'Register 2'])
  expect(under('Invoice')).toMatchObject({ invoiceNumber: 'QA-41183', invoiceDate: '2026-02-13' })
  expect(under('Invoice').uncertain).not.toContain('invoiceDate')
  expect(under('Docket').uncertain).toContain('invoiceDate')
  expect(under('Delivery').uncertain).toContain('invoiceDate')
})

test('until when something is refunded is not the date of a document that says its own', () => {
  const found = read(
    [420, 90, 'Invoice No'],
    [500, 90, '40118'],
    [420, 104, 'Date'],
    [500, 104, '05/03/2026'],
    [40, 300, 'Refund date'],
    [120, 300, '30/04/2026'],
  )
  expect(found.invoiceDate).toBe('2026-03-05')
})

test('a day in brackets behind the days of the terms is due, and nothing from which they count', () => {
  const dueBy = (terms: string) => read([40, 110, 'Date: 30 September 2026'], [40, 140, terms]).dueDate
  expect(dueBy('Terms: 14 days (14 October 2026)')).toBe('2026-10-14')
  for (const terms of [
    'Terms: 14 days (from 30 September 2026)',
    'Terms: 14 days (30 September 2026)',
    'Warranty terms: 90 days (13 December 2026)',
    'Terms: return cores within 30 days (14 October 2026)',
  ])
    expect(dueBy(terms)).toBeNull()
})

test('a scan may lose the space before the year', () => {
  const found = read(
    [40, 110, 'Issued'],
    [200, 110, 'Due date'],
    [40, 122, 'Mar 5,2026'],
    [200, 122, 'Apr 4,2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-03-05', dueDate: '2026-04-04' })
})

test('goods are supplied and invoiced on the day of the invoice, and the next supply is another’s', () => {
  const found = read(
    [40, 110, 'Supplied and invoiced'],
    [200, 110, '01/07/2026'],
    [40, 122, 'Next supply'],
    [200, 122, '3 August 2026'],
  )
  expect(found.invoiceDate).toBe('2026-07-01')
  expect(found.uncertain).not.toContain('invoiceDate')
  expect(read([40, 122, 'Next supply'], [200, 122, '3 August 2026']).uncertain).toContain('invoiceDate')
})

test('a web shop says in one line when the order was placed and invoiced, over how it was paid', () => {
  const found = read(
    [40, 100, 'Order #106240'],
    [130, 100, 'Placed Jul 21, 2026'],
    [240, 100, 'Invoice date Jul 23, 2026'],
    [200, 112, 'Payment'],
    [200, 124, 'Card ending 5518, paid Jul 23, 2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-07-23', dueDate: null })
  expect(found.uncertain).not.toContain('invoiceDate')
})

test('a year that ends in a letter to a scan’s readers is asked about', () => {
  const found = read([40, 110, 'Date'], [200, 110, '14 Aug 202S'])
  expect(found.invoiceDate).toBe('2025-08-14')
  expect(found.uncertain).toContain('invoiceDate')
})

test('a sentence may say by whom and when the paper was issued', () => {
  const found = read(
    [62, 139, 'Issued by Kestrel Spares (Kestrel Online Pty Ltd, ABN 51 824 753 556) on Tuesday 3'],
    [62, 151, 'March 2026 to Quokka Bend Automotive, 17 Saltbush Drive, Quokka Bend WA 6472.'],
    [62, 177, 'It was sent to you on 2 March 2026. Payment is due by 17 March 2026.'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-03-03', dueDate: '2026-03-17' })
})

test.each([
  'for goods collected on 3 October 2026',
  'in respect of work carried out on 3 October 2026',
  'to Banksia Motors, payment due on 3 October 2026',
])('the day of something else is not that of the issue: %s', told => {
  const found = read([420, 90, 'Invoice QA-20417'], [420, 104, '14/10/2026'], [40, 140, `Issued ${told}`])
  expect(found.invoiceDate).toBe('2026-10-14')
})

test('an order’s day and an invoice’s on a credit note are asked about beside any other', () => {
  const texts = rows(
    [[40, 'Invoice Date: 14/10/2026']],
    [[40, 'Received by: Dave']],
    [[40, 'Date: 16/10/2026']],
  )
  expect(headerOn(texts, undefined, 'credit-note').uncertain).toContain('invoiceDate')
})

test('the ledger’s day is asked about beside a date anywhere on the page', () => {
  const posted = (y: number) =>
    read([40, 110, 'Posting Date: 14/10/2026'], [40, y, '16/10/2026']).uncertain.includes('invoiceDate')
  expect([posted(200), posted(760)]).toEqual([true, true])
})

test('a despatch that was issued on another day does not date the paper', () => {
  const found = read(
    [40, 110, 'Date'],
    [200, 110, '14/10/2026'],
    [40, 122, 'Issued dispatch'],
    [200, 122, '16/10/2026'],
  )
  expect(found.invoiceDate).toBe('2026-10-14')
})

test('the day of a despatch that was issued is one of the goods, and what was issued for them may be the paper', () => {
  const on = (label: string, ...own: string[]) =>
    headerOn(rows(...own.map((text): [number, string][] => [[40, text]]), [[40, `${label}: 10/10/2026`]]))
  expect(on('Despatch issued', '14 October 2026').invoiceDate).toBe('2026-10-14')
  expect(on('Supply issued', 'Printed: 14/10/2026').uncertain).toContain('invoiceDate')
  expect(on('Issued for delivery', 'Delivery date: 15/10/2026').uncertain).toContain('invoiceDate')
  const both = on('Issued & despatched', 'Printed: 14/10/2026')
  expect(both.invoiceDate).toBe('2026-10-10')
  expect(both.uncertain).not.toContain('invoiceDate')
})

test('the day when something is due next may be of the next service, and is none of the invoice’s beside its own', () => {
  const on = (...more: string[]) =>
    headerOn(
      rows(
        ...['Date: 1/10/2026', 'Next due: 14/04/2027', ...more].map((text): [number, string][] => [
          [40, text],
        ]),
      ),
    )
  expect(on()).toMatchObject({ invoiceDate: '2026-10-01', dueDate: '2027-04-14' })
  expect(on().uncertain).toContain('dueDate')
  expect(on('Due date: 31/10/2026').dueDate).toBe('2026-10-31')
  expect(on('Due date: 31/10/2026').uncertain).not.toContain('dueDate')
})

test('a paper is of its day and due on another', () => {
  const found = read(
    [400, 90, 'Tax Invoice 1900655'],
    [400, 102, 'of 31 Jul 2026, due 30 Aug 2026'],
    [40, 300, 'Delivery docket 58812 delivered 6 Jul 2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-07-31', dueDate: '2026-08-30' })
})

test('the day of the paper may stand right under its number beside other print', () => {
  const found = read(
    [40, 90, 'Banksia Motors'],
    [400, 90, 'Tax Invoice 1900655'],
    [400, 102, 'of 31 Jul 2026, due 30 Aug 2026'],
    [40, 300, 'Delivery docket 58812 delivered 6 Jul 2026'],
  )
  expect(found.invoiceDate).toBe('2026-07-31')
  expect(found.uncertain).not.toContain('invoiceDate')
})

test.each([
  'Invoice QA-19999 of 30/06/2026 due 30/07/2026 - OVERDUE',
  'Tax invoice QA-20417 of 30 Jun 2026, due now',
  'of 30 June 2026, due to an error',
  'of 30 June 2026, due 30 July 2026',
])('another invoice’s day is not the paper’s: %s', told => {
  const found = read([40, 110, 'Invoice No: QA-20417'], [40, 122, 'Delivered: 10/10/2026'], [40, 400, told])
  expect(found.invoiceDate).not.toBe('2026-06-30')
  expect(found.uncertain).toContain('invoiceDate')
})

test('the next payment is due', () => {
  const found = read([40, 110, 'Date: 1/10/2026'], [40, 122, 'Next payment: 16/10/2026'])
  expect(found.dueDate).toBe('2026-10-16')
})

test('on a credit note the day of an invoice may be that of another', () => {
  const strip = rows(
    [
      [40, 'NUMBER'],
      [128, 'DATE'],
      [216, 'FOR INVOICE'],
      [304, 'INVOICE DATED'],
    ],
    [
      [40, 'CR10077'],
      [128, '19/05/2026'],
      [216, 'DP55102'],
      [304, '08/05/2026'],
    ],
  )
  expect(headerOn(strip, undefined, 'credit-note').invoiceDate).toBe('2026-05-19')
  expect(headerOn(strip).invoiceDate).toBe('2026-05-08')
})

test('a date after the day when the money is due is asked about', () => {
  const dated = (date: string) =>
    read([40, 110, 'Date'], [200, 110, date], [40, 122, 'Due date'], [200, 122, '31/07/2026'])
  expect(dated('03/08/2026').uncertain).toContain('invoiceDate')
  expect(dated('31/07/2026').uncertain).not.toContain('invoiceDate')
})

test('of several dates that in one block with the title is the document’s, none beside the kind of another paper', () => {
  const head = [
    { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
    { text: 'ABN 51 824 753 556', x: 40, y: 70 },
    { text: 'Statement', x: 420, y: 50, size: 16 },
    { text: 'No QS-114', x: 420, y: 68 },
    { text: '30 Apr 2026', x: 420, y: 82 },
  ]
  const papers = rows(
    [
      [40, 'Date'],
      [140, 'Document'],
      [250, 'Type'],
      [400, 'Amount'],
      [500, 'Balance'],
    ],
    ...['14 Feb 2026', '3 Mar 2026', '9 Apr 2026'].map((day, i): [number, string][] => [
      [40, day],
      [140, `KL-77${i}`],
      [250, 'Invoice'],
      [400, '20.00'],
      [500, `${20 * (i + 1)}.00`],
    ]),
  )
  const found = headerOn(papers, head, 'statement')
  expect(found.invoiceDate).toBe('2026-04-30')
  expect(found.uncertain).not.toContain('invoiceDate')
})

test('a day with its time on the line of a paper’s number is the paper’s, not that of another that it refers to', () => {
  const found = read(
    [40, 110, 'No: 12-CR3007'],
    [200, 110, '09/04/26 08:16'],
    [40, 134, 'Refers to 12-118834 dated 30/03/26'],
  )
  expect(found.invoiceDate).toBe('2026-04-09')
  const isSure = (...texts: [x: number, y: number, text: string][]) =>
    !read(...texts).uncertain.includes('invoiceDate')
  expect(isSure([40, 110, 'No: 12-CR3007'], [40, 134, 'Refers to 12-118834 dated 30/03/26'])).toBe(false)
  expect(isSure([40, 110, 'No: 12-CR3007 dated 30/03/26'])).toBe(true)
  // When it was printed.
  expect(isSure([40, 110, 'No: 12-CR3007'], [40, 122, '09/04/26 08:16'])).toBe(false)
})

test('the day and time on the line of another paper’s number is no other paper’s date', () => {
  const dated = (...texts: [x: number, y: number, text: string][]) => read(...texts).invoiceDate
  expect(dated([40, 110, '14/09/2026'], [40, 134, 'Quote no: 5512'], [200, 134, '11/09/2026 10:22'])).toBe(
    '2026-09-14',
  )
  const credit: [number, number, string][] = [
    [400, 60, 'CREDIT NOTE'],
    [40, 134, 'Invoice No: 19988'],
    [200, 134, '11/09/2026 10:22'],
  ]
  expect(dated([40, 110, '14/09/2026'], ...credit)).toBe('2026-09-14')
  expect(read(...credit).uncertain).toContain('invoiceDate')
})

test.each([
  'Purchase order 88213 dated 02/08/2026',
  'As quoted Q-311 dated 02/08/2026',
  'Job card 771 dated 02/08/2026',
  'Re invoice 20110 dated 02/08/2026',
  'Docket 4471 dated 02/08/2026',
  'Sales order QA-20417 dated 02/08/2026',
  'This invoice replaces our invoice QA-20417 dated 02/08/2026',
  'Deposit on QA-20417 dated 02/08/2026',
])('%s says when something else was', text => {
  const number: [number, number, string] = [400, 90, 'Invoice No: QA-20417']
  const found = read(number, [400, 104, '14/09/2026'], [40, 134, text])
  expect(found.invoiceDate).toBe('2026-09-14')
  expect(found.uncertain).not.toContain('invoiceDate')
  expect(read(number, [40, 134, text]).uncertain).toContain('invoiceDate')
  expect(read(number, [400, 104, 'Date: 14/09/2026'], [40, 134, text]).uncertain).not.toContain('invoiceDate')
})

test.each([
  'Re: our invoice QA-20417 dated 14/09/2026',
  'Quandong Spares Invoice QA-20417, dated the 14th September 2026',
  'Customer 4471 dated 14/09/2026',
  'Tax Invoice # : QA-20417 Dated : 14/09/2026 Customer PO # : 15657',
  'Invoice QA-20417 dated Mon 14 Sep 2026',
  'Invoice QA-20417 PO 88213 Dated 14/09/2026',
  'Invoice QA-20417 Terms 30 days Dated 14/09/2026',
  'Branch 04 Dated 14/09/2026',
])('%s is the day of the paper', text => {
  const found = read([400, 90, 'Invoice No: QA-20417'], [400, 104, '11/09/2026'], [40, 134, text])
  expect(found.invoiceDate).toBe('2026-09-14')
  expect(found.uncertain).not.toContain('invoiceDate')
})

test('a day with its time on the line of the paper’s number is not passed over for another that stands alone', () => {
  const beside = (label: string, ...more: [x: number, y: number, text: string][]) =>
    read([40, 110, `${label}: 20417`], [240, 110, '14/09/2026 10:22'], ...more)
  for (const label of ['Invoice No', 'Trans No', 'Receipt No', 'Docket No']) {
    const found = beside(label, [40, 150, 'Required'], [140, 150, '18/09/2026'])
    expect(found.invoiceDate).toBe('2026-09-14')
    expect(found.uncertain).toContain('invoiceDate')
    expect(beside(label).uncertain).not.toContain('invoiceDate')
  }
})

test('before or on which day to pay may be asked over two lines', () => {
  const found = read([40, 110, 'PLEASE PAY BEFORE OR'], [40, 120, 'ON'], [40, 131, '16 November 2026'])
  expect(found.dueDate).toBe('2026-11-16')
})

test('until when the money must arrive is asked by a label of its own, and when it did says nothing of it', () => {
  expect(read([400, 110, 'Must reach us by'], [400, 122, '14 February 2026']).dueDate).toBe('2026-02-14')
  expect(read([400, 110, 'Payment'], [400, 122, 'Paid by card 2 March 2026']).dueDate).toBeNull()
})
