import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../../testing/header-on.ts'

test('a web shop’s own order is not the customer’s', () => {
  expect(read(rows([[300, 'Order #1006240']])).purchaseOrderNumber).toBeNull()
  expect(read(rows([[300, 'Order # 10544']])).purchaseOrderNumber).toBe('10544')
  expect(read(rows([[300, 'Order #100-89750 placed 27 March 2026']])).purchaseOrderNumber).toBeNull()
})

test('an order that a shop gives thanks for is the customer’s only where its number is no shop’s', () => {
  const thanks = (number: string) =>
    read(rows([[40, `Hi Kaz, thanks for your order ${number} placed on 2 September 2026.`]]))
      .purchaseOrderNumber
  expect(thanks('#4490317')).toBeNull()
  expect(thanks('KB-4471')).toBe('KB-4471')
})

test('a number with a dash and the sign may be the customer’s, and is not lost', () => {
  expect(read(rows([[300, 'Order No: #24-1187']])).purchaseOrderNumber).toBe('24-1187')
})

test.each([
  ['Payment Method:', 'Credit card'],
  ['Paid with:', 'Visa ending 4410'],
])(
  'an order that was paid at a web shop’s checkout (%s %s) is the shop’s, unless a label says whose',
  (paid, how) => {
    const shop = (label: string) =>
      rows(
        [
          [300, label],
          [400, '48213'],
        ],
        [
          [300, 'Order Date:'],
          [400, '3 March 2026'],
        ],
        [
          [300, paid],
          [400, how],
        ],
      )
    expect(read(shop('Order Number:')).purchaseOrderNumber).toBeNull()
    expect(read(shop('Your PO Number:')).purchaseOrderNumber).toBe('48213')
  },
)

test('an order on account is the customer’s, though its day and the payment are told', () => {
  const account = rows(
    [[300, 'Order No: 7781']],
    [[300, 'Order Date: 3 March 2026']],
    [[300, 'Payment Method: 30 day account']],
  )
  expect(read(account).purchaseOrderNumber).toBe('7781')
})

test.each(['Earned on this order: 210', 'Points earned on your order: 210', 'Items in this order: 14'])(
  'what came of an order is not its number: %s',
  text => {
    expect(read(rows([[40, text]])).purchaseOrderNumber).toBeNull()
  },
)

test('an order ID is the shop’s or the marketplace’s, unless a label says whose', () => {
  expect(read(rows([[300, 'Bazaario order ID: 28-12277-90415']])).purchaseOrderNumber).toBeNull()
  expect(read(rows([[300, 'Order ID: 28-12277']])).purchaseOrderNumber).toBeNull()
  expect(read(rows([[300, 'Your order ID: 4471']])).purchaseOrderNumber).toBe('4471')
  expect(read(rows([[300, 'Purchase Order ID: PO-4471']])).purchaseOrderNumber).toBe('PO-4471')
})

test('the number of a web shop’s invoice may be that of its own order', () => {
  const orderUnder = (label: string) =>
    read(
      rows(
        [
          [300, 'Invoice No'],
          [400, 'INV-CP20937'],
        ],
        [
          [300, label],
          [400, 'CP20937'],
        ],
      ),
    ).purchaseOrderNumber
  expect(orderUnder('Order')).toBeNull()
  expect(orderUnder('Your order no')).toBe('CP20937')
})

test('an order placed in a web shop that sends its goods is numbered by the shop', () => {
  const order = (number: string, ...heads: string[]) =>
    read(
      rows(
        [[300, `Order #${number} placed 16 March 2026`]],
        [],
        heads.map((text, i) => [40 + 150 * i, text]),
        heads.map((_, i) => [40 + 150 * i, 'Tarra Motors']),
      ),
    ).purchaseOrderNumber
  expect(order('KB-118', 'Billing', 'Shipping')).toBeNull()
  expect(order('PO-118', 'Billing', 'Shipping')).toBe('PO-118')
  expect(order('KB-118', 'Bill to', 'Deliver to')).toBe('KB-118')
})

test('the number behind a shop’s greeting is its own', () => {
  const text = 'Thanks for your order, Kaz! Order #10277 has shipped.'
  expect(read(rows([[40, text]])).purchaseOrderNumber).toBeNull()
  expect(read(rows([[40, text]], [[40, 'Your PO: KB-118']])).purchaseOrderNumber).toBe('KB-118')
})

test('a shop’s invoice may be numbered by its order in the title, which a person should look at', () => {
  const found = read(rows([[300, 'Tax invoice for order AA-2026-60417']]))
  expect(found).toMatchObject({ invoiceNumber: 'AA-2026-60417', purchaseOrderNumber: null })
  expect(found.uncertain).toContain('invoiceNumber')
})

test('the order in a title is the customer’s where a label says so, and asked about where one says no more than order', () => {
  const titled = (label: string, title = 'Tax invoice for order 88213') =>
    read(rows([[300, title]], [[40, `${label}: 88213`]]))
  for (const label of ['Your PO', 'Your Order No', 'PO No', 'Purchase order']) {
    const found = titled(label)
    expect(found).toMatchObject({ invoiceNumber: null, purchaseOrderNumber: '88213' })
    expect(found.uncertain).not.toContain('purchaseOrderNumber')
  }
  expect(titled('Order No', 'Tax invoice for your order 88213').purchaseOrderNumber).toBe('88213')
  expect(titled('Order No').uncertain).toEqual(
    expect.arrayContaining(['invoiceNumber', 'purchaseOrderNumber']),
  )
})

test('among what is said at a page’s foot no order numbers the invoice', () => {
  const said = [{ text: 'Tax invoice for order 88213', x: 40, y: 700 }]
  expect(read(said).invoiceNumber).toBeNull()
})

test('a checkout that asked how to pay and how to send numbers the order itself', () => {
  const order = (...heads: string[]) =>
    read(
      rows(
        [[40, 'Order # 1004544744']],
        [[40, 'Order Date: March 19, 2026']],
        heads.map((text, i) => [40 + 250 * i, text]),
        [
          [40, 'Express wallet'],
          [290, 'Road'],
        ],
      ),
    ).purchaseOrderNumber
  expect(order('Payment Method:', 'Shipping Method:')).toBeNull()
  expect(order('Terms:', 'Carrier:')).toBe('1004544744')
})

test.each([
  ['Credit card', null, false],
  ['Bank transfer', null, false],
  ['Quandong Pay', null, false],
  ['Pay on invoice', '100234', true],
  ['Account, 30 days', '100234', true],
  ['Trade terms', '100234', true],
])(
  'beside an invoice’s own number an order is the checkout’s unless it is paid for later: %s',
  (paid, order, isAsked) => {
    const found = read(
      rows(
        [[300, 'Invoice # 10244']],
        [[300, 'Order # 100234']],
        [[300, 'Order date 08/02/2026']],
        [
          [40, 'Payment method'],
          [290, 'Shipping method'],
        ],
        [
          [40, paid],
          [290, 'Own van'],
        ],
      ),
    )
    expect(found.purchaseOrderNumber).toBe(order)
    expect(found.uncertain.includes('purchaseOrderNumber')).toBe(isAsked)
  },
)

test('a mail’s title tells of the shop’s order, which its receipt says was placed and paid', () => {
  const found = read(
    rows(
      [[300, 'Mail - Tax invoice for your order SI-390017']],
      [[40, 'Order no. SI-390017 (placed 22 Apr 2026)']],
      [[40, 'Paid with: Card ****1898']],
    ),
  )
  expect(found).toMatchObject({ invoiceNumber: 'SI-390017', purchaseOrderNumber: null })
  expect(found.uncertain).toContain('invoiceNumber')
})
