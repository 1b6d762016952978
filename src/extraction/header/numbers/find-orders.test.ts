import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../../testing/header-on.ts'
import { acceptOrder } from './accept-order.ts'

test.each([
  { label: 'Order number:', date: 'Order date:', order: null, doubtful: false },
  { label: 'Order number:', date: 'Date:', order: '62015', doubtful: true },
  { label: 'Your order number:', date: 'Order date:', order: '62015', doubtful: false },
])('what a web shop numbers itself is the customer’s only under such a label: %o', given => {
  const found = read(
    rows(
      [
        [300, given.label],
        [400, '#62015'],
      ],
      [
        [300, given.date],
        [400, '21 April 2026'],
      ],
    ),
  )
  expect(found.purchaseOrderNumber).toBe(given.order)
  expect(found.uncertain.includes('purchaseOrderNumber')).toBe(given.doubtful)
})

test.each([
  'A surcharge of 1.5% applies to accounts paid by credit card.',
  'Invoices may be paid via EFT, cheque, Visa or Mastercard.',
])('how one may pay makes no web shop: %s', sentence => {
  const order = rows([[300, 'Order No: 7781']], [[300, 'Order Date: 3 March 2026']], [[300, sentence]])
  expect(read(order).purchaseOrderNumber).toBe('7781')
})

test.each(['dave 4471', 'hilux 4471', 'verbal dave'])(
  'what a workshop calls its order may be small letters: %s',
  order => {
    const both = rows(
      [
        [300, 'Your Order'],
        [400, order],
      ],
      [
        [300, 'Order No'],
        [400, '88213'],
      ],
    )
    expect(read(both).purchaseOrderNumber).toBe(order)
  },
)

test('a sentence about an order holds no number of it', () => {
  expect(read(rows([[40, 'Returns through your order page within 30 days']])).purchaseOrderNumber).toBeNull()
})

test('an order is named at the beginning of a sentence that goes on about an address', () => {
  const sentence = 'As per your purchase order WO 6251: canopy for depot unit 31, 2024 Ridgeback chassis.'
  expect(read(rows([[40, sentence]])).purchaseOrderNumber).toBe('WO 6251')
})

test('the value of another label is not that of an empty one', () => {
  const cells = rows(
    [
      [300, 'Contract'],
      [400, 'C118391'],
    ],
    [[300, 'Purchase order']],
    [
      [300, 'Terms'],
      [400, '30 days'],
    ],
  )
  expect(read(cells).purchaseOrderNumber).toBeNull()
})

test('words that only hold those of an order’s label announce none', () => {
  expect(read(rows([[300, 'PICKED UP BY CUSTOMER ON 4471']])).purchaseOrderNumber).toBeNull()
  expect(read(rows([[300, 'Purchase order (3 items)']])).purchaseOrderNumber).not.toBe('3')
})

test('a telephone for orders is no order', () => {
  const strip = rows(
    [[40, 'Orders 1300 555 014']],
    [
      [40, 'Invoice'],
      [140, 'Date'],
      [250, 'Order'],
    ],
    [
      [40, 'RT9044'],
      [140, '13-8-2026'],
      [250, 'QCA 5540'],
    ],
  )
  expect(read(strip).purchaseOrderNumber).toBe('QCA 5540')
})

test('the last word of a label may stand beneath it, over its value', () => {
  const strip = rows(
    [
      [300, 'CUSTOMER ORDER'],
      [420, 'DOCKET NO'],
    ],
    [
      [300, 'NO'],
      [420, 'L58539'],
    ],
    [[300, '35083']],
  )
  expect(read(strip).purchaseOrderNumber).toBe('35083')
})

test('No at the beginning of a table is no part of a label above it', () => {
  const table = rows(
    [[40, 'CUSTOMER ORDER']],
    [
      [40, 'No'],
      [120, 'Part'],
      [300, 'Qty'],
    ],
    [
      [40, '1'],
      [120, 'BP1234'],
      [300, '2'],
    ],
  )
  expect(read(table).purchaseOrderNumber).toBeNull()
})

test.each([
  ['Portal PO: 4471', '4471'],
  ['Cust 0/No: 83651', '83651'],
  ['0/NO 83651', '83651'],
  ['Marketplace order 25-12077-11853', null],
  ['Valued at cost (reference rate JPY 0.01061); the price stays.', null],
])('%s', (text, order) => {
  expect(read(rows([[40, text]])).purchaseOrderNumber).toBe(order)
})

test('an order that says itself what it is is found without its label, for a person to look at', () => {
  const found = read(
    rows(
      [
        [300, 'Invoice number'],
        [400, 'S63-5195'],
      ],
      [
        [300, 'No.'],
        [400, 'PO-38830'],
      ],
    ),
  )
  expect(found.purchaseOrderNumber).toBe('PO-38830')
  expect(found.uncertain).toContain('purchaseOrderNumber')
})

test('who ordered, how, and under what number may all be the order', () => {
  expect(read(rows([[300, 'Your PO: Jim / verbal 1104']])).purchaseOrderNumber).toBe('Jim / verbal 1104')
  expect(read(rows([[300, 'Your PO: 4471 - Dave - ABC123']])).purchaseOrderNumber).toBe('4471')
  for (const words of ['Kaz / mower', 'Red mower / Kaz', 'Ute bench', 'boat trailer', 'Verbal B. Stone']) {
    const named = read(rows([[300, `Your PO: ${words}`]]))
    expect(named.purchaseOrderNumber).toBe(words)
    expect(named.uncertain).toContain('purchaseOrderNumber')
  }
})

test('the next label with its value is no order', () => {
  const { purchaseOrderNumber } = read(rows([[300, 'PO#:']], [[300, 'JOB#:2341']]))
  expect(purchaseOrderNumber).toBeNull()
  expect(acceptOrder('JOB#:2341')).toBeNull()
  expect(acceptOrder('Received by')).toBeNull()
})

test('the name of a column beside the order’s is no order', () => {
  const { purchaseOrderNumber } = read(
    rows(
      [
        [60, 'Your Order'],
        [200, 'Pickup/Delivery'],
        [400, 'Salesman'],
      ],
      [
        [60, '4471'],
        [200, 'Dave'],
        [400, 'Kim'],
      ],
    ),
  )
  expect(purchaseOrderNumber).toBe('4471')
})

test('a stroke behind an order number, with who ordered on the next line, is no part of it', () => {
  expect(acceptOrder('PO5819 /')).toMatchObject({ value: 'PO5819' })
  expect(acceptOrder('MF20510).')).toMatchObject({ value: 'MF20510' })
  expect(acceptOrder('MF20510 (A)')).toMatchObject({ value: 'MF20510' })
})

test('a word of a name that may announce an order does not outdo the label of one', () => {
  const found = read(
    rows(
      [
        [300, 'O/NO'],
        [400, '21407'],
      ],
      [[40, 'Battery terminal saddle POS A2-15']],
    ),
  )
  expect(found.purchaseOrderNumber).toBe('21407')
})

test('a month and its year, or the next label without its space, are no order', () => {
  expect(acceptOrder('May 2026')).toBeNull()
  const strip = (label: string) =>
    read([
      ...rows([
        [40, 'YOUR NO.'],
        [140, label],
      ]),
      ...rows([[140, 'Road']]).map(one => ({ ...one, y: one.y + 14 })),
    ])
  expect(strip('SHIPVIA').purchaseOrderNumber).toBeNull()
})

test('what is noted of an order holds its number, sure only where that says what it is', () => {
  const noted = read(rows([[300, 'Order note: PO6120 please ring first']]))
  expect(noted.purchaseOrderNumber).toBe('PO6120')
  expect(noted.uncertain).not.toContain('purchaseOrderNumber')
  const spaced = read(rows([[300, 'Order note: PO 6120 please ring first']]))
  expect(spaced).toMatchObject({ purchaseOrderNumber: '6120', uncertain: noted.uncertain })
  const open = read(rows([[300, 'Order note: 6120']]))
  expect(open.purchaseOrderNumber).toBe('6120')
  expect(open.uncertain).toContain('purchaseOrderNumber')
})

test('what is owed of a line is no order', () => {
  expect(read(rows([[100, 'ORDERED 4 BACK ORDER 1']])).purchaseOrderNumber).toBeNull()
})

test('a work order in a sentence is the customer’s where that says so', () => {
  const order = (whose: string) =>
    read(rows([[40, `Supplied against ${whose} work order 4471`]])).purchaseOrderNumber
  expect(['your', 'our'].map(order)).toEqual(['4471', null])
})

test('the other half of an order’s label is none of its number', () => {
  expect(read(rows([[300, 'Customer Ref / PO BR-118']])).purchaseOrderNumber).toBe('BR-118')
  expect(read(rows([[300, 'Customer Ref / BR-118']])).purchaseOrderNumber).toBe('BR-118')
})

test('positions are no orders', () => {
  const order = read(
    rows(
      [
        [300, 'Your reference'],
        [400, 'KB-20'],
      ],
      [],
      [],
      [
        [40, 'Pos.'],
        [100, 'Description'],
      ],
      [
        [40, '000010'],
        [100, 'Seal'],
      ],
    ),
  ).purchaseOrderNumber
  expect(order).toBe('KB-20')
})

test.each(['POs:', 'Your POs:', 'POS:', 'POS No:'])(
  '%s announces orders where no lines of goods stand under it',
  label => {
    const order = read(
      rows([
        [300, label],
        [400, 'MG 3308'],
      ]),
    ).purchaseOrderNumber
    expect(order).toBe('MG 3308')
  },
)

test('over figures that rise stand positions, whatever else is called there', () => {
  const order = (first: string, second: string) =>
    read(
      rows(
        [
          [40, 'POS'],
          [100, 'Article'],
        ],
        [
          [40, first],
          [100, 'Seal'],
        ],
        [
          [40, second],
          [100, 'Hose'],
        ],
      ),
    ).purchaseOrderNumber
  expect(order('0010', '0020')).toBeNull()
})

test('the number of an invoice beside the order’s is none of it', () => {
  expect(read(rows([[300, 'Reference']], [[300, 'PO 4471 / INV-20415']]))).toMatchObject({
    purchaseOrderNumber: '4471',
  })
  expect(acceptOrder('Invoice 20415 / PO 4471')).toMatchObject({ value: '4471' })
  expect(acceptOrder('4471 / 20415')).toMatchObject({ value: '4471 / 20415' })
})

test('what stands in capitals behind a label is its value, and what has a label of its own is none', () => {
  const found = read(rows([[300, 'P/O Number MAY-ZG']], [[300, 'Account No. ZAM01']]))
  expect(found.purchaseOrderNumber).toBe('MAY-ZG')
  expect(found.uncertain).toContain('purchaseOrderNumber')
  expect(read(rows([[300, 'P/O Number']], [[300, 'Account No. ZAM01']])).purchaseOrderNumber).toBeNull()
})
