import { expect, test } from 'vitest'
import { HEAD, headerOn as read, rows } from '../testing/header-on.ts'
import type { TestText } from '../testing/write-pdf.ts'

const FOUND = { invoiceNumber: 'QA-9001', invoiceDate: '2026-03-31', purchaseOrderNumber: '4471' }

test.each<[string, TestText[]]>([
  [
    'behind their labels',
    rows([[300, 'Inv. No. : QA-9001']], [[300, 'Dated : 31-Mar-26']], [[300, 'Cust O/No : 4471']]),
  ],
  [
    'right of their labels',
    rows(
      [
        [40, 'invoice number'],
        [260, 'QA-9001'],
      ],
      [
        [40, 'invoice date'],
        [260, '31.03.26'],
      ],
      [
        [40, 'your order'],
        [260, '4471'],
      ],
    ),
  ],
  [
    'under their labels',
    rows(
      [
        [40, 'INVOICE NO'],
        [160, 'DATE'],
        [300, 'P/O NO'],
        [420, 'TERMS'],
      ],
      [
        [40, 'QA-9001'],
        [160, '31 March 2026'],
        [300, '4471'],
        [420, '30 days'],
      ],
    ),
  ],
  [
    'under labels of two lines',
    rows(
      [
        [40, 'Invoice'],
        [160, 'Invoice'],
        [300, 'Customer'],
      ],
      [
        [40, 'Number'],
        [160, 'Date'],
        [300, 'Order No'],
      ],
      [
        [40, 'QA-9001'],
        [160, '31/03/2026'],
        [300, '4471'],
      ],
    ),
  ],
  [
    'over their labels',
    rows(
      [
        [40, 'QA-9001'],
        [200, '2026-03-31'],
        [360, '4471'],
      ],
      [
        [40, 'Invoice number'],
        [200, 'Invoice date'],
        [360, 'Your order'],
      ],
    ),
  ],
  [
    'in strips of boxes, set differently',
    rows(
      [
        [40, 'Invoice no'],
        [160, 'Invoice date'],
        [300, 'Your P/O'],
      ],
      [
        [75, 'QA-9001'],
        [205, '31/03/26'],
        [345, '4471'],
      ],
    ),
  ],
  [
    'in one running line',
    rows([[40, 'Tax Invoice #: QA-9001 Inv. Date: 31/03/26 Debtor: B12 Order No.: 4471 / Dave']]),
  ],
])('number, date and order are read %s', (_, texts) => {
  expect(read(texts)).toMatchObject(FOUND)
})

test('a number in the title is the invoice’s', () => {
  const head = [
    { text: 'Tax Invoice SI 10234', x: 300, y: 50, size: 16 },
    ...HEAD.filter(({ x }) => x === 40),
  ]
  expect(read(rows([[300, 'Date: 31/03/2026']]), head)).toMatchObject({ invoiceNumber: 'SI 10234' })
})

test('street, docket, customer and sales order numbers are taken for neither the invoice’s nor the order’s', () => {
  const texts = rows(
    [
      [40, 'Invoice to'],
      [300, 'Docket No'],
      [420, 'D-771'],
    ],
    [
      [40, '12 Smith Street'],
      [300, 'Customer No'],
      [420, '100231'],
    ],
    [
      [40, 'Moe VIC 3825'],
      [300, 'Sales Order'],
      [420, 'SO-55'],
    ],
    [
      [300, 'Our Ref'],
      [420, 'QA-9001'],
    ],
  )
  expect(read(texts)).toMatchObject({ invoiceNumber: 'QA-9001', purchaseOrderNumber: null })
})

test('a doubtful field names its candidates, a sure one none', () => {
  const texts = rows([[300, 'Invoice No: QA-9001']], [[300, 'Date: 31/03/2026']], [[300, 'Date: 30/04/2026']])
  expect(read(texts)).toMatchObject({
    uncertain: ['invoiceDate'],
    readings: { invoiceDate: ['2026-03-31', '2026-04-30'] },
  })
})

test('a number no label announces is offered, never trusted', () => {
  const header = read(
    rows(
      [
        [300, 'Trading code'],
        [420, 'QA-9001'],
      ],
      [[300, 'Date: 31/03/2026']],
    ),
  )
  expect(header).toMatchObject({ invoiceNumber: 'QA-9001', uncertain: ['invoiceNumber'] })
})

test('a date of dispatch does not beat the document’s own, and a sentence may tell when payment is due', () => {
  const texts = rows(
    [[300, 'Dispatched: 30/03/2026']],
    [[300, 'Dated: 31/03/2026']],
    [[40, 'Please ensure payment is received by 14 April 2026. Thank you.']],
  )
  expect(read(texts)).toMatchObject({ invoiceDate: '2026-03-31', dueDate: '2026-04-14' })
})

test('a date may go on in the next line of its cell', () => {
  const texts = rows([[300, 'Date of Issue']], [[300, 'Saturday, 2 May']], [[300, '2026']])
  expect(read(texts)).toMatchObject({ invoiceDate: '2026-05-02' })
})

test('a due date that cannot be read is flagged, terms of payment are not', () => {
  expect(read(rows([[300, 'Due Date: 31/31/2026']])).uncertain).toContain('dueDate')
  expect(read(rows([[300, 'Due: 30 days EOM']])).uncertain).not.toContain('dueDate')
})

test.each(['VERBAL DAVE', 'Stock - Bev', 'Shed stock Nov'])(
  'an order in words is offered with a doubt: %s',
  order => {
    const header = read(rows([[300, `Your Order: ${order}`]]))
    expect(header.purchaseOrderNumber).toBe(order)
    expect(header.uncertain).toContain('purchaseOrderNumber')
  },
)

test('the sender is the letterhead with its ABN from the footer, never the customer', () => {
  const head: TestText[] = [
    { text: 'QUANDONG', x: 40, y: 45, size: 18 },
    { text: 'AUTO SPARES', x: 40, y: 64, size: 18 },
    { text: 'Tax Invoice', x: 420, y: 50, size: 18 },
  ]
  const texts = [
    ...rows([[40, 'Bill to']], [[40, 'Bandicoot Lane Motors Pty Ltd']], [[40, 'ABN 53 004 085 616']]),
    { text: 'Quandong Auto Spares Pty Ltd Australian Business Number 51 824', x: 40, y: 800 },
    { text: '753 556', x: 40, y: 812 },
  ]
  expect(read(texts, head)).toMatchObject({
    supplierName: 'QUANDONG AUTO SPARES',
    supplierABN: '51824753556',
  })
})

test('a title on the letterhead’s own line is no part of the name', () => {
  const head = [{ text: 'QUANDONG AUTO SPARES Tax Invoice', x: 40, y: 50, size: 18 }]
  expect(read(rows([[300, 'ABN 51 824 753 556']]), head)).toMatchObject({
    supplierName: 'QUANDONG AUTO SPARES',
  })
})

test('the sender may stand in one line with its address over the customer’s', () => {
  const head: TestText[] = [
    {
      text: 'Norland Truck Parts - Transit Vehicles Pty Ltd - Axle Road 210, Moe VIC 3825',
      x: 40,
      y: 45,
      size: 7,
    },
    { text: 'Bandicoot Lane Motors Pty Ltd', x: 40, y: 80, size: 10 },
    { text: 'Tax invoice', x: 40, y: 125, size: 13 },
  ]
  const texts = [...rows([[300, 'ABN 51 824 753 556']])]
  expect(read(texts, head)).toMatchObject({ supplierName: 'Norland Truck Parts' })
})

test('a trading name may be told in the footer', () => {
  const texts: TestText[] = [
    {
      text: 'Chromabell Refinish is a business of Belmore Coatings Pty Ltd ABN 51 824 753 556',
      x: 40,
      y: 800,
    },
  ]
  expect(read(texts, [{ text: 'Tax Invoice', x: 420, y: 50, size: 16 }])).toMatchObject({
    supplierName: 'Chromabell Refinish',
  })
})

test('a label may trail the value of another column’s', () => {
  const texts = rows([
    [40, 'For'],
    [100, 'Ironbark Service P/Order'],
    [240, 'IR-540'],
  ])
  expect(read(texts)).toMatchObject({ purchaseOrderNumber: 'IR-540' })
})

test('under a title stands its number, further below anything', () => {
  const far = rows([[40, 'Tax Invoice']], [], [[40, '010']], [[300, 'Document 9400319940']])
  expect(read(far, [])).toMatchObject({ invoiceNumber: '9400319940' })
  expect(read(rows([[40, 'Tax Invoice']], [[40, 'QA-9001']]), [])).toMatchObject({ invoiceNumber: 'QA-9001' })
})

test('capitals before the figures belong to the number', () => {
  expect(read(rows([[300, 'Purchase order MG 3308']]))).toMatchObject({ purchaseOrderNumber: 'MG 3308' })
  expect(read(rows([[300, 'Order No: W/SHOP 82']]))).toMatchObject({ purchaseOrderNumber: 'W/SHOP 82' })
  const inBrackets = rows([[300, 'Payment: Purchase order (TRK-311)']])
  expect(read(inBrackets)).toMatchObject({ purchaseOrderNumber: 'TRK-311' })
})

test('the invoice that a credit refers to is not its own number', () => {
  const texts = rows(
    [
      [40, 'Document'],
      [120, 'R880'],
    ],
    [
      [40, 'Ref invoice'],
      [120, 'C771'],
    ],
  )
  expect(read(texts)).toMatchObject({ invoiceNumber: 'R880' })
})
