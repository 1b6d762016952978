import { expect, test } from 'vitest'
import { headerOf as read } from '../../testing/header-on.ts'

test('values at the other edge of a list are its labels’, however wide the page is', () => {
  const list = read(
    [60, 144, 'Invoice #'],
    [487, 144, 'T5081'],
    [60, 155, 'Date'],
    [461, 155, '25/05/2026'],
    [60, 166, 'Order #'],
    [492, 166, '4185'],
  )
  expect(list).toMatchObject({ invoiceNumber: 'T5081', purchaseOrderNumber: '4185' })
  expect(read([60, 144, 'Order #'], [492, 144, '4185']).purchaseOrderNumber).toBeNull()
})

test.each(['Terms: 30 days', 'Page 1 of 1', '2 cartons', '$116.70', '116.70'])(
  'what stands across a sheet from an empty label of a list, or among its sums, is no order: %s',
  value => {
    const { purchaseOrderNumber } = read(
      [60, 144, 'Invoice #'],
      [487, 144, 'T5081'],
      [60, 155, 'Date'],
      [461, 155, '25/05/2026'],
      [60, 166, 'Order'],
      [513 - 5.2 * value.length, 166, value],
    )
    expect(purchaseOrderNumber).toBeNull()
  },
)

test('sums across a sheet prove no list of values', () => {
  const { purchaseOrderNumber } = read(
    [60, 144, 'Freight'],
    [487, 144, '12.00'],
    [60, 155, 'GST'],
    [487, 155, '12.87'],
    [60, 166, 'Order'],
    [492, 166, '4185'],
  )
  expect(purchaseOrderNumber).toBeNull()
})
