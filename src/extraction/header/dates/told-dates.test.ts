import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../../testing/header-on.ts'

test.each([
  'Price before GST is $670.30. Please pay M. & L. Tollgate Pty Ltd by 31 March 2026.',
  'Payable without deduction by 31.03.2026.',
  'To be paid by 31/03/26',
  'dated 01.03.2026, to be settled by 31.03.2026',
  'Amount due $1,824.90 on or before 31-Mar-2026. Direct credit BSB 907-801',
  'Please remit $412.00 on or before 31/03/2026',
  'Account to be settled in full on 31/03/2026',
  'Your account will be direct debited $412.00 on 31/03/2026',
  'Payable not later than: 31/03/2026',
  'Overdue after 31/03/2026',
  'Nett 30 days - 31/03/2026',
  '30 days from invoice: 31/03/2026',
  'Amount due: $412.00 by 31/03/2026',
  'Total due (inc GST) $412.00 by 31/03/2026',
  'Amount due (AUD): $412.00 on or before 31/03/2026',
  'Total owing on or before 31/03/2026',
  'Kindly remit the full amount by 31/03/2026',
  'Remit to the above account by 31/03/2026',
  'Your Visa card will be charged on 31/03/2026',
  'Your credit card will be charged $412.00 on 31/03/2026',
  '$412.00 will be charged to your Visa card on 31/03/2026',
  'Account considered overdue after 31/03/2026',
  'Not later than 31/03/2026',
  'This invoice is due on 31/03/2026',
  'Funds must be cleared no later than 31/03/2026',
  'Payment must have been received by 31/03/2026',
  'Account overdue if not paid after 31/03/2026',
  'Your bill is due on 31/03/2026',
  'Please pay Tollgate Auto Spares by 31/03/2026',
  'Cheques payable to Mill & Sons by 31/03/2026',
  'To avoid late fees please pay by 31/03/2026',
  'Your nominated account will be debited on 31/03/2026',
  'Please pay by 31/03/2026 and thank you for your business',
  'Kindly let us have your payment by 31/03/2026 to Tollgate Pty Ltd',
  'Payment on trade account by 31/03/2026',
  'Please pay by 31/03/2026. To receive invoices by email visit us.',
  'All prices include GST. Payment due 31/03/2026',
  'Payment due 30 days from invoice: 31/03/2026',
  'Payable within 30 days: 31/03/2026',
  'Please pay within 30 days of the invoice date: 31/03/2026',
  'Please return this slip with your payment by 31/03/2026',
  'Payment due by 5pm 31/03/2026',
  'Please pay Gearbox Exchange Pty Ltd by 31/03/2026',
  'Please pay TOLLGATE SPARES P/L by 31/03/2026',
  'Payment to Tollgate is due by 31/03/2026',
  'Please pay by 31/03/2026 to stay within your terms',
  'Amount $412.00 due 31/03/2026',
  'Account No 4471 Due 31/03/2026',
  'Order No 88213 Payment due 31/03/2026',
  'Sales Order: 284928 Due: 31/03/2026',
  'Warehouse: Moe Payment Due: 31/03/2026',
  'PO: KIM Due Date: 31/03/2026',
  'Sunday, 1 March 2026 Due By: Tuesday, 31 March 2026',
  'Account to be settled on or before the 31st of March 2026. No order number supplied.',
  'This account is to be paid on or before the 31st March 2026',
  'Please pay by close of business on the 31st March 2026',
  'Terms of payment: up to 31.3.2026 without deduction',
  'Terms: nett, up to 31/3/2026',
  'Payable without deduction up to and including 31.3.2026',
])('when payment is due may be told in a sentence: %s', sentence => {
  const found = read(rows([[300, 'Dated: 01/03/2026']], [[40, sentence]]))
  expect(found).toMatchObject({ invoiceDate: '2026-03-01', dueDate: '2026-03-31' })
  expect(found.uncertain).not.toContain('dueDate')
})

test.each([
  'Next service due by 31/03/2026',
  'Expected by 31/03/2026',
  'Stock due on 31/03/2026',
  'Backorder balance due by 31/03/2026',
  'Discount available if paid before 31/03/2026',
  'Claims must be lodged no later than 31/03/2026',
  'no later than 31/03/2026',
  'Your account will be charged $15.00 on 31/03/2026 if this is unpaid',
  'Balance of goods to be paid by 31/03/2026',
  'Deposit amount will be charged on 31/03/2026',
  'Pay by 31/03/2026 to receive 2% settlement discount',
  'Pay $80.00 by 31/03/2026 and save 5%',
  'Pay by 31/03/2026 for a 2% discount',
  'Prices valid if paid by 31/03/2026',
  'Terms of payment: up to 31/03/2026 with 2% cash discount',
  'Cores to be returned by the 31st of March 2026',
  'Surcharge of $5.00 if not paid by 31/03/2026',
  'Core deposit refunded if returned and paid by 31/03/2026',
  'Payment received with thanks by 31/03/2026',
  'Amount due $88.00 was paid by 31/03/2026',
  'Pay the deposit by 31/03/2026',
  'Pay Core Deposit by 31/03/2026',
  'Pay Freight by 31/03/2026',
  'To receive 5% discount please pay by 31/03/2026',
  'To secure your core exchange please pay by 31/03/2026',
  'For the loan tool deposit please pay by 31/03/2026',
  'If goods are kept please pay by 31/03/2026',
  'Note: Deposit Due: 31/03/2026',
  'Trade in due by 31/03/2026',
  'Pay by 31/03/2026 and receive 50 bonus points',
  'If not paid, due 31/03/2026',
  'Core charge of $25.00 due 31/03/2026',
  'Amount due if paid by 31/03/2026',
  'Payment was due 31/03/2026',
  'Payment received by 31/03/2026',
  'Core for TK-4471 due by 31/03/2026',
  'Back order 88213 due 31/03/2026',
  'Order 88213 due by 31/03/2026',
  'Vehicle 1ABC-234 due 31/03/2026',
  'Deposit $50.00 due 31/03/2026',
  'Deposit: Payment due 31/03/2026',
  'Lay-by: Balance due 31/03/2026',
  'Instalment 2: $47.67 due 31/03/2026',
  'Payment 2 due 31/03/2026',
  'Contact: Loan Tool due date 31/03/2026',
  'Special offer: pay $130.00 by 31/03/2026',
  'Pay by 31/03/2026, 5% discount',
  'Pay by 31/03/2026 or $143.00 after',
  'Pay by 31/03/2026. Save 5%',
  'Pay Cores by 31/03/2026',
  'Please pay Late Fee by 31/03/2026',
  'Pay Restocking Fee by 31/03/2026',
  'Please pay Overdue Account by 31/03/2026',
  'To keep your layby please pay by 31/03/2026',
  'Phone 9555 1234 to book your service please pay by 31/03/2026',
  'To avoid interest on overdue accounts please pay by 31/03/2026',
  'Please pay by 31/03/2026 to secure free freight',
  'Please pay by 31/03/2026 and call to claim your gift',
  'Your weekly statement is due by 31/03/2026',
  'Payment terms: 31/03/2026',
  'Becomes overdue after 31/03/2026',
  'Payment by direct debit on 31/03/2026',
  'Payment: EFT 31/03/2026',
  'Payment made 31/03/2026',
  'Order No 88213 due 31/03/2026',
])('a day on which something else may be due is asked about: %s', sentence => {
  const on = (...more: string[]) =>
    read(
      rows(
        [[300, 'Dated: 01/03/2026']],
        [[40, sentence]],
        ...more.map((text): [number, string][] => [[40, text]]),
      ),
    )
  expect(on().uncertain).toContain('dueDate')
  const beside = on('Due date: 14/03/2026')
  expect(beside.dueDate).toBe('2026-03-14')
  expect(beside.uncertain).not.toContain('dueDate')
})

test('what was paid, taken or returned is not due', () => {
  for (const sentence of [
    'Charged to your card on 31/03/2026',
    'Account settled 31/03/2026',
    'Goods will be collected on 31/03/2026',
    'Returns 30 days: 31/03/2026',
    'Nett 30 days - 29/03/2026',
    'Core will be charged if not returned on 31/03/2026',
    'New freight rates will be charged on orders placed on 31/03/2026',
    'Next service overdue after 31/03/2026',
    'Freight to be paid on 31/03/2026',
    'Balance due $143.00 Cores back by 31/03/2026',
    'Account owing before 31/03/2026',
    'Claims not later than 31/03/2026',
    'Prices valid up to 31/03/2026',
    'Account paid up to 31/03/2026',
    'Terms of warranty: up to 31/03/2026',
    'Payments made before 31/03/2026 are included',
    'Terms: cash 31/03/2026',
    'Balance due to arrive on 31/03/2026',
    'Balance due by road 31/03/2026',
    'Payment received by cheque on 31/03/2026',
    'A fee of $15.00 will be charged to your card on 31/03/2026',
  ])
    expect(read(rows([[300, 'Dated: 01/03/2026']], [[40, sentence]])).dueDate, sentence).toBeNull()
})

test('terms end on the day in brackets, whatever stands before them in their row', () => {
  const found = read(
    rows(
      [[300, 'Dated: 01/03/2026']],
      [
        [40, 'Site contact'],
        [120, ': Lou Petrie'],
        [300, 'Terms'],
        [380, ': 14 days (15/03/2026)'],
      ],
    ),
  )
  expect(found.dueDate).toBe('2026-03-15')
})

test('the day of a payment by card is none to pay by', () => {
  const found = read(rows([[300, 'Invoice date: 1 March 2026']], [[300, 'Payment: card, 1 March 2026']]))
  expect([found.invoiceDate, found.dueDate]).toEqual(['2026-03-01', null])
})

test.each(['Warranty', 'Returns', 'Hire period', 'Cores', 'Price valid', 'Deposit refundable'])(
  'days behind %s are no terms of payment',
  label => {
    const found = read(
      rows(
        [[300, 'Dated: 01/03/2026']],
        [
          [40, label],
          [160, '30 days: 31/03/2026'],
        ],
      ),
    )
    expect(found.dueDate).toBeNull()
  },
)

test.each(['Warranty', 'Our returns policy', 'Sam Petrie', 'Statement', 'Statement terms'])(
  'days behind what else lasts for days are none of the terms, behind a name or a statement they are asked about: %s',
  before => {
    const found = read(
      rows(
        [[300, 'Dated: 01/03/2026']],
        [
          [40, before],
          [160, '30 days - 31/03/2026'],
        ],
      ),
    )
    const isAsked = before.startsWith('S')
    expect(found.dueDate).toBe(isAsked ? '2026-03-31' : null)
    expect(found.uncertain.includes('dueDate')).toBe(isAsked)
  },
)

test('days of the terms under their heading among others are asked about, and their own word needs no question', () => {
  const under = (terms: string, at: number) =>
    read(
      rows(
        [[300, 'Dated: 01/03/2026']],
        [
          [at, 'Terms'],
          [200, 'Sales Rep'],
        ],
        [
          [at, terms],
          [200, 'KW'],
        ],
      ),
    )
  for (const at of [40, 360]) {
    expect(under('30 days - 31/03/2026', at)).toMatchObject({ dueDate: '2026-03-31' })
    expect(under('30 days - 31/03/2026', at).uncertain).toContain('dueDate')
    expect(under('Nett 30 days - 31/03/2026', at).dueDate).toBe('2026-03-31')
    expect(under('Nett 30 days - 31/03/2026', at).uncertain).not.toContain('dueDate')
  }
})

test('a request stands beside a label of two days', () => {
  const found = read(
    rows([
      [40, 'Date / Pay by: 01/03/2026 / 31/03/2026'],
      [300, 'Please pay Tollgate Pty Ltd by 31/03/2026'],
    ]),
  )
  expect(found).toMatchObject({ invoiceDate: '2026-03-01', dueDate: '2026-03-31' })
})

test.each([
  'Payment to be paid 31/03/2026',
  'Payment due: cash 31/03/2026',
  'Due in cash 31/03/2026',
  'Due: cash 31/03/2026',
  'Payment by EFT 31/03/2026',
  'Payment: EFT, 31/03/2026',
  'Paid by direct debit on 31/03/2026',
  'Back ordered: Headlamp left Due Date: 31/03/2026',
  'Vehicle: Hilux Due Date: 31/03/2026',
  'Lay-by: Kit Due Date: 31/03/2026',
  'Contact: Kim Hire: Crane Due Date: 31/03/2026',
  'Special order no 88213 due date: 31/03/2026',
])('a day that may be due is asked about: %s', sentence => {
  const found = read(rows([[300, 'Dated: 01/03/2026']], [[40, sentence]]))
  expect(found.dueDate).toBe('2026-03-31')
  expect(found.uncertain).toContain('dueDate')
})

test.each([
  'Due: EFT 31/03/2026',
  'Due Date: Direct Debit 31/03/2026',
  'Payment Due: Direct Debit 31/03/2026',
  'PO: 88213 due date: 31/03/2026',
  'Order No 88213 due date 31/03/2026',
  'PO# 88213 due: 31/03/2026',
  'PO: VERBAL Due Date: 31/03/2026',
  'Our Ref: Kim Due Date: 31/03/2026',
])('a day that is due by its own label needs no question: %s', sentence => {
  const found = read(rows([[300, 'Dated: 01/03/2026']], [[40, sentence]]))
  expect(found.dueDate).toBe('2026-03-31')
  expect(found.uncertain).not.toContain('dueDate')
})
