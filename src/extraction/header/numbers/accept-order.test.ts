import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../../testing/header-on.ts'
import { acceptOrder } from './accept-order.ts'

test.each([
  ['INV-4471 / PO 2012', '2012', 1],
  ['PO 33 / INV-20618', '33', 1],
  ['WO 3304 / INV-20618', 'WO 3304', 1],
  ['INV-20618 / KET-12', 'KET-12', 1],
  ['INV-20618 / 3304 Dave', '3304', 1],
  ['INV-20618 / W.O. 3304', 'W.O. 3304', 1],
  ['INV 20417 / 2', '2', 0.4],
  ['INV-88213 / Job 12', 'Job 12', 0.4],
  ['INV-4471 / 2012', '2012', 0.4],
])(
  '%s names an order beside an invoice, a short one or a year only to be looked at',
  (text, value, weight) => {
    expect({ weight: 1, ...acceptOrder(text) }).toMatchObject({ value, weight })
  },
)

test('a capital behind a stroke or a dash may be a part of the order, a name is none', () => {
  expect(acceptOrder('WS 1168 / A')).toMatchObject({ value: 'WS 1168 / A', weight: 0.4 })
  expect(acceptOrder('88213 - D')).toMatchObject({ value: '88213 - D', weight: 0.4 })
  expect(acceptOrder('88213 - Dave')).toMatchObject({ value: '88213' })
  expect(acceptOrder('0419 555 010 / A')?.value).not.toBe('0419 555 010 / A')
  expect(acceptOrder('14/10/2026 / A')).toBeNull()
  expect(acceptOrder('WS 1168 / Dave')).toMatchObject({ value: 'WS 1168' })
})

test('a telephone beside an invoice is no order', () => {
  expect(acceptOrder('INV 4471 / 0419 555 010')).toBeNull()
  expect(acceptOrder('INV-20417 / Account KET01')).toBeNull()
  expect(acceptOrder('INV-20417 / Account Order 88213')?.value).toMatch(/88213$/)
})

test.each(['Rush! 4471', 'Hot Job! 4471', 'Dave Smith! 30377'])(
  '%s is an order, not the end of a greeting',
  text => {
    expect(acceptOrder(text)).toMatchObject({ value: text })
  },
)

test('what is called out before the order is no part of it', () => {
  expect(acceptOrder('Urgent! PO 4471')).toMatchObject({ value: '4471' })
})

test('days are terms of payment only where nothing is named behind them', () => {
  for (const terms of ['30 days EOM', '30 days account', '14 days strictly'])
    expect(acceptOrder(terms)).toBeNull()
  expect(acceptOrder('14 DAY HIRE 4471')).not.toBeNull()
})

test('letters that shorten a street’s name may number an order, which a person should look at', () => {
  for (const letters of ['Dr', 'Ct', 'St', 'Rd', 'Ave', 'CT'])
    expect(acceptOrder(`${letters} 1107`)).not.toBeNull()
  expect(acceptOrder('Rd 4701')).toMatchObject({ weight: 0.4 })
  expect(acceptOrder('Dr Jones Street 1107')).toBeNull()
})

test('a bare reference that numbers an invoice, with its part or its letter, is no order', () => {
  const under = (text: string) => read(rows([[300, 'Reference']], [[300, text]])).purchaseOrderNumber
  for (const text of ['INV-20417-1', 'INV2041A', 'INV/26/0417', 'INV-0417/2']) expect(under(text)).toBeNull()
  expect(under('INV-A20417')).toBe('INV-A20417')
})

test('a post box is no order', () => {
  expect(
    read(
      rows([
        [40, 'CUSTP.O. BOX'],
        [200, '88213'],
      ]),
    ).purchaseOrderNumber,
  ).toBeNull()
  expect(
    read(
      rows([
        [40, 'CUSTP.O.'],
        [200, '88213'],
      ]),
    ).purchaseOrderNumber,
  ).toBe('88213')
})

test.each(['7139 RE INVOICE :', '7139 Attention: Kaz', '7139 RE INVOICE : INV-104', '7139 Kaz'])(
  'who ordered, or the next label of a line that runs on, is no part of an order: %s',
  text => {
    expect(acceptOrder(text)).toMatchObject({ value: '7139' })
  },
)

test.each([
  'Net 30',
  'Net 15',
  'Net 10 EOM',
  'Strictly nett 7',
  'Net 30 days, due',
  'Nett 14 days from invoice',
])('%s is when to pay, and no order', text => {
  expect(acceptOrder(text)).toBeNull()
})

test('what begins like terms and tells no days may be an order', () => {
  expect(acceptOrder('NET 4471')).toMatchObject({ value: 'NET 4471' })
})

test('capitals with dashes between may be all the order there is, and are asked about', () => {
  expect(acceptOrder('RG-BINS-MAY')).toMatchObject({ value: 'RG-BINS-MAY', weight: 0.4 })
  expect(acceptOrder('N-A')).toBeNull()
})

test.each(['3 items', '2 items, 3 pieces', '12 lines', '1 piece'])(
  'how much was ordered is no order: %s',
  text => {
    expect(acceptOrder(text)).toBeNull()
  },
)

test('one or two figures by themselves may be how much was ordered, and are asked about', () => {
  expect(acceptOrder('3')).toMatchObject({ value: '3', weight: 0.4 })
  expect(acceptOrder('PO 33')?.weight).toBeUndefined()
  expect(acceptOrder('334')?.weight).toBeUndefined()
  expect(acceptOrder('4471 lines')).not.toBeNull()
})
