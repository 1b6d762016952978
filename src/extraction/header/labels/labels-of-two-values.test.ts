import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

test.each(['Order No / Placed by', 'Order / Reqn', 'PO / Rego'])(
  'of a label of two values the first may be sought alone: %s',
  label => {
    const found = headerOn(
      rows([
        [300, label],
        [430, 'W4471 Trent'],
      ]),
    )
    expect(found).toMatchObject({ purchaseOrderNumber: 'W4471' })
    expect(found.uncertain).toContain('purchaseOrderNumber')
  },
)

test.each([
  ['Due / Total', '14/11/2026 / $88.00'],
  ['Pay by / Amount:', '14/11/2026 $88.00'],
  ['Due Date / Discount date', '14/11/2026 / 21/10/2026'],
])('the day to pay by may be the first of two values: %s', (label, value) => {
  const beside = headerOn(
    rows([
      [300, label],
      [430, value],
    ]),
  )
  const beneath = headerOn(rows([[300, label]], [[300, value]]))
  for (const found of [beside, beneath]) {
    expect(found).toMatchObject({ dueDate: '2026-11-14' })
    expect(found.uncertain).toContain('dueDate')
  }
})

test.each([
  ['Invoice No / Page', 'QA-20417 / 1', 'QA-20417'],
  ['Invoice / Account:', 'QA-20417 / 1', 'QA-20417'],
  ['Invoice No / Page', 'QA-20417/12', 'QA-20417/12'],
  ['Invoice No / Page:', 'QA-20417/12', 'QA-20417/12'],
])('a number that may hold a second value is asked about: %s, %s', (label, value, invoiceNumber) => {
  const found = headerOn(
    rows([
      [300, label],
      [430, value],
    ]),
  )
  expect(found).toMatchObject({ invoiceNumber })
  expect(found.uncertain).toContain('invoiceNumber')
})

test.each([
  'Invoice No + Date: TI 4471 / 22/07/2026',
  'Tax Invoice / Docket No & Date: TI 4471 / 22/07/2026',
])('whatever mark stands between them, a number and a day are told apart: %s', line => {
  const found = headerOn(rows([[300, line]]))
  expect(found).toMatchObject({ invoiceNumber: 'TI 4471', invoiceDate: '2026-07-22' })
})

test('the stroke within a short form parts no label', () => {
  const found = headerOn(
    rows([
      [300, 'P/O No / Rego'],
      [430, 'W4471 Trent'],
    ]),
  )
  expect(found).toMatchObject({ purchaseOrderNumber: 'W4471' })
})

test('a day before that of the invoice is asked about as the one to pay by', () => {
  const found = headerOn(rows([[300, 'Invoice date: 22/08/2026']], [[300, 'Due date: 22/07/2026']]))
  expect(found.uncertain).toContain('dueDate')
})

test('a label of two values may be broken behind its stroke, with a value beside each half', () => {
  const two = (label: string, number: string, date: string): [number, string][][] => [
    [
      [300, label],
      [450, number],
    ],
    [
      [300, 'Date'],
      [450, date],
    ],
  ]
  const found = headerOn(
    rows(
      ...two('Invoice no. /', '90044188 /', '17.04.2026'),
      ...two('Your order no. /', '4400120 /', '15.04.2026'),
      ...two('Delivery note /', '8014420 /', '16.04.2026'),
    ),
  )
  expect(found).toMatchObject({
    invoiceNumber: '90044188',
    invoiceDate: '2026-04-17',
    purchaseOrderNumber: '4400120',
  })
  for (const field of ['invoiceNumber', 'invoiceDate', 'purchaseOrderNumber'])
    expect(found.uncertain).not.toContain(field)
})

test('the day of an order is not surely the invoice’s, and an order that was left empty is none', () => {
  const found = headerOn(
    rows(
      [
        [300, 'Your order no. /'],
        [450, '4400120 /'],
      ],
      [
        [300, 'Date'],
        [450, '15.04.2026'],
      ],
    ),
  )
  expect(found).toMatchObject({ purchaseOrderNumber: '4400120' })
  expect(found.uncertain).toContain('invoiceDate')
  const empty = headerOn(
    rows(
      [[300, 'Order no. /']],
      [
        [300, 'Job no.'],
        [450, '5512'],
      ],
    ),
  )
  expect(empty.purchaseOrderNumber).toBeNull()
})

test('the day of the same label may say what it is of', () => {
  const found = headerOn(rows([[300, 'Invoice no. / Invoice date']], [[308, '7000118 / 17 Apr 2026']]))
  expect(found).toMatchObject({ invoiceNumber: '7000118', invoiceDate: '2026-04-17' })
})
