import { expect, test } from 'vitest'
import { headerOf as read } from '../../testing/header-on.ts'

test('a label without a value does not take that of the one above it', () => {
  const found = read(
    [303, 100, 'Date'],
    [418, 100, '22-May-26'],
    [303, 111, 'Payment due'],
    [303, 122, 'Account'],
    [418, 122, 'TRU014'],
  )
  expect([found.invoiceDate, found.dueDate]).toEqual(['2026-05-22', null])
})

test('what stands one step down behind another label’s is not the empty one’s', () => {
  const found = read(
    [300, 100, 'Invoice No.'],
    [420, 100, '20844'],
    [300, 114, 'Your order no.'],
    [300, 126, 'Job card'],
    [420, 126, '26-0412'],
  )
  expect([found.invoiceNumber, found.purchaseOrderNumber]).toEqual(['20844', null])
})

test('under a label without a value the next label is none, though its colon stands apart', () => {
  const found = read(
    [300, 100, 'INVOICE NO'],
    [400, 100, ':'],
    [420, 100, '209240'],
    [300, 112, 'YOUR ORDER'],
    [400, 112, ':'],
    [300, 124, 'COUNTER'],
    [400, 124, ':'],
  )
  expect(found).toMatchObject({ invoiceNumber: '209240', purchaseOrderNumber: null })
})

test('a dash under a label says that there is none, though words stand beside it', () => {
  const strip = (under: string) =>
    read(
      [60, 100, 'SHOP'],
      [290, 100, 'P.O. REF'],
      [420, 100, 'CALL DAY'],
      [60, 113, 'Dunmarra Motors'],
      [290, 113, under],
      [420, 113, 'Every second Wednesday'],
    )
  expect(strip('-').purchaseOrderNumber).toBeNull()
  expect(strip('4471').purchaseOrderNumber).toBe('4471')
})

test('what stands under a label with one of its own may end it, and is asked about', () => {
  const under = (label: string, text: string) => read([300, 100, label], [300, 112, text])
  const order = under('Purchase Order:', 'Number: 88213')
  expect(order).toMatchObject({ purchaseOrderNumber: '88213', invoiceNumber: null })
  expect(order.uncertain).toContain('purchaseOrderNumber')
  const due = under('Payment Due:', 'Date: 14/11/2026')
  expect([due.dueDate, due.uncertain.includes('dueDate')]).toEqual(['2026-11-14', true])
  for (const other of ['Account: 88213', 'Quote: Q-311', 'Job: 77123', 'Customer: BANKS3'])
    expect(under('Order No:', other).purchaseOrderNumber).toBeNull()
})

test('under a reference without a colon what the workshop calls its work is asked about', () => {
  const under = (text: string) => read([300, 100, 'Your Reference'], [300, 112, text])
  const claim = under('Claim No: 88213')
  expect(claim.purchaseOrderNumber).toMatch(/88213$/)
  expect(claim.uncertain).toContain('purchaseOrderNumber')
  expect(under('Account: 88213').purchaseOrderNumber).toBeNull()
})

test('an unusual number that is announced goes before a reference, and is asked about', () => {
  for (const number of ['M6 / 41188', 'WA 1123', 'SA 5123']) {
    const found = read(
      [300, 100, 'Invoice No:'],
      [420, 100, number],
      [300, 112, 'Our Ref:'],
      [420, 112, 'R-8812'],
    )
    expect(found.invoiceNumber).toBe(number)
    expect(found.uncertain).toContain('invoiceNumber')
  }
})

test('a dash under a label says that there is none, whatever stands over it', () => {
  const found = read(
    [16, 100, 'Invoice no.'],
    [16, 112, 'SI-0671402'],
    [16, 132, 'Our sales order'],
    [16, 144, 'SO-425010'],
    [16, 156, 'Your PO'],
    [16, 168, '-'],
  )
  expect(found.purchaseOrderNumber).toBeNull()
  const beside = read([300, 132, 'Order No'], [420, 132, '7741'], [300, 144, '-'], [420, 144, '-'])
  expect(beside.purchaseOrderNumber).toBe('7741')
})

test('words behind a label’s colon are its value, whatever says under it that there is none', () => {
  const beside = (label: string, words: string, under: string) =>
    read([300, 132, label], [420, 132, words], [300, 144, under], [420, 144, 'Every second Wednesday'])
  for (const none of ['-', 'N/A', 'NIL']) {
    expect(beside('Order No:', 'Verbal', none).purchaseOrderNumber).toBe('Verbal')
    expect(beside('Order No', 'CALL DAY', none).purchaseOrderNumber).toBeNull()
    expect(beside('Order No:', 'CALL DAY:', none).purchaseOrderNumber).toBeNull()
  }
})

test('words beside a label, each over a number of its own, are the next box’s label', () => {
  const found = (under: string) =>
    read([300, 100, 'YOUR ORDER'], [420, 100, 'DROP NOTE'], [300, 112, under], [420, 112, 'H23072'])
  expect(found('002549').purchaseOrderNumber).toBe('002549')
  expect(found('Dave').purchaseOrderNumber).toBe('DROP NOTE')
})

test.each([
  ['PO Number:', 'STOCK', '20417', 'RUN7'],
  ['Your order', 'STOCK', 'Job 20417', 'RUN7'],
  ['Your order', 'STOCK', '30 day account', '14/11/2026'],
])(
  'a value in words is its label’s, whatever figures stand in the next row: %s %s over %s',
  (label, value, under, beside) => {
    const found = read([300, 100, label], [375, 100, value], [300, 112, under], [375, 112, beside])
    expect(found.purchaseOrderNumber).toBe(value)
  },
)

test('words beside an empty label in a strip of labels over their values are the next box’s', () => {
  const under = read(
    [40, 200, 'SALESPERSON'],
    [140, 200, 'YOUR ORDER NO.'],
    [270, 200, 'COL'],
    [305, 200, 'PPD'],
    [340, 200, 'TERMS'],
    [440, 200, 'DUE DATE'],
    [40, 213, 'Marion'],
    [340, 213, 'Net 14'],
    [440, 213, '30/03/2026'],
  )
  expect(under.purchaseOrderNumber).toBeNull()
  const unnumbered = read(
    [40, 200, 'Order No'],
    [120, 200, 'VERBAL'],
    [210, 200, 'Account'],
    [300, 200, 'Rep'],
    [380, 200, 'Terms'],
    [210, 213, 'TARRA01'],
    [300, 213, 'LENA'],
    [380, 213, '30 DAYS'],
  )
  expect(unnumbered.purchaseOrderNumber).toBe('VERBAL')
  const beside = read(
    [40, 200, 'REP'],
    [80, 200, 'DAVE'],
    [140, 200, 'ORDER'],
    [200, 200, 'STOCK'],
    [300, 200, 'TERMS'],
    [360, 200, 'COD'],
  )
  expect(beside.purchaseOrderNumber).toBe('STOCK')
})

test('the next heading of lines of goods is no value', () => {
  const found = read(
    [40, 300, 'ORD'],
    [120, 300, 'PART'],
    [195, 300, 'DESCRIPTION'],
    [378, 300, 'LIST'],
    [500, 300, 'EXTN'],
  )
  expect(found.purchaseOrderNumber).toBeNull()
  // Labels, each with its own value behind it.
  const labelled = read(
    [40, 300, 'Order No'],
    [120, 300, 'STOCK'],
    [195, 300, 'Description'],
    [270, 300, 'Front brakes'],
    [378, 300, 'Price level'],
    [500, 300, 'Trade'],
  )
  expect(labelled.purchaseOrderNumber).toBe('STOCK')
})

test('what says that it is numbered is no value of the empty label beside it', () => {
  const strip = (beside: string) =>
    read([40, 200, 'SHIP VIA'], [200, 200, 'P.O. NUMBER'], [380, 200, beside], [40, 213, 'Counter'])
  expect(strip('TRACKING NO.').purchaseOrderNumber).toBeNull()
  expect(strip('Parcel number').purchaseOrderNumber).toBeNull()
})

test.each(['ACCOUNT......: BANKS3', 'Account: B4471', 'Rep: Dave 44', 'Terms....: 30 DAYS'])(
  '%s under an empty label is the next label with its own value',
  next => {
    const found = read([306, 110, 'Invoice no.: 77689'], [306, 133, 'Cust order...:'], [306, 144, next])
    expect(found.purchaseOrderNumber).toBeNull()
  },
)

test('what says itself that it is the order is the value of the label over it', () => {
  const found = read(
    [306, 110, 'Invoice no.: 77689'],
    [306, 133, 'Cust order'],
    [306, 144, 'Order no.: WK-5510'],
  )
  expect(found.purchaseOrderNumber).toBe('WK-5510')
})

test('terms in the box beside an empty one are no order', () => {
  const found = read(
    [303, 110, 'Customer order'],
    [397, 110, '30 days EOM'],
    [303, 140, 'Invoice no.: 77689'],
  )
  expect(found.purchaseOrderNumber).toBeNull()
})

test.each(['Invoice No: QA-20417', 'Delivery Docket: D5512', 'Sales Order: S5512', 'Branch: 04 Moe'])(
  'an empty order over %s is none',
  next => {
    for (const label of ['Your Order No:', 'Order No']) {
      const found = read([306, 110, 'Invoice no.: 77689'], [306, 133, label], [306, 144, next])
      expect(found.purchaseOrderNumber).toBeNull()
    }
  },
)

test('a label of two lines ends with the second', () => {
  const due = (label: string, text: string) =>
    read([306, 110, 'Invoice no.: 77689'], [306, 133, label], [306, 144, text]).dueDate
  expect(due('Payment Due', 'Date: 14/10/2026')).toBe('2026-10-14')
  expect(due('Due Date:', 'Delivered: 12/09/2026')).toBeNull()
})

test.each(['Job: 88213', 'Quote: Q-311'])('%s is what stands under a heading of orders in a strip', text => {
  const strip = (y: number, ...texts: [number, string][]): [number, number, string][] =>
    texts.map(([x, one]) => [x, y, one])
  const found = read(
    [306, 90, 'Invoice no.: 77689'],
    ...strip(130, [40, 'Terms'], [140, 'Order No'], [260, 'Rep']),
    ...strip(142, [40, '30 days'], [140, text], [260, 'Dave']),
  )
  expect(found.purchaseOrderNumber).toBe(text)
})

test.each(['NOT ADVISED', 'None given', 'no order number', 'TBC', '(N/A)'])(
  '“%s” beside or under an order’s label leaves it without one, and asks nothing',
  text => {
    const beside = read([300, 120, 'Your order'], [400, 120, text], [300, 132, '40882 counter'])
    const under = read([300, 120, 'Your order'], [420, 120, 'Rep'], [300, 132, text], [420, 132, 'Mia'])
    for (const { purchaseOrderNumber, uncertain } of [beside, under]) {
      expect(purchaseOrderNumber).toBeNull()
      expect(uncertain).not.toContain('purchaseOrderNumber')
    }
  },
)

test('a dash behind a label’s colon says that it has no value', () => {
  expect(read([26, 100, 'ORD NO: -'], [300, 100, 'TR2/441 09']).purchaseOrderNumber).toBeNull()
  expect(read([26, 100, 'ORD NO'], [120, 100, '- TR2441']).purchaseOrderNumber).toBe('TR2441')
})
