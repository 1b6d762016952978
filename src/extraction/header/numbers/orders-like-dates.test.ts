import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

const strip = (label: string, value: string) =>
  headerOn(
    rows(
      [
        [40, 'INVOICE NO'],
        [150, 'INV DATE'],
        [240, label],
        [350, 'ACCOUNT'],
      ],
      [
        [40, 'QB 30119'],
        [150, '12/03/2026'],
        ...(value === '' ? [] : [[240, value] as [number, string]]),
        [350, 'CLM118'],
      ],
    ),
  )

test.each(['2026-03-10', '10/03/26', '10.3.2026'])(
  'an order may be numbered like a day, and is asked about: %s',
  value => {
    for (const label of ['YOUR ORDER NO', 'PO NUMBER', 'Order no.']) {
      const found = strip(label, value)
      expect(found).toMatchObject({ purchaseOrderNumber: value, invoiceDate: '2026-03-12' })
      expect(found.uncertain).toContain('purchaseOrderNumber')
    }
  },
)

test.each([
  ['YOUR ORDER', '10/03/2026'],
  ['ORDER DATE', '10/03/2026'],
  ['ORDER NO / DATE', '10/03/2026'],
  ['YOUR ORDER NO', '10 March 2026'],
  ['YOUR ORDER NO', ''],
])('the day of an order is not its number: %s %s', (label, value) => {
  expect(strip(label, value).purchaseOrderNumber).toBeNull()
})

test('a day that another label announces is no order’s, nor is the only one', () => {
  const read = (...texts: string[]) =>
    headerOn(rows(...texts.map((text): [number, string][] => [[300, text]])))
  const empty = read('Invoice No: QA-9001', 'Order No:', 'Date: 12/03/2026')
  expect(empty.purchaseOrderNumber).toBeNull()
  expect(read('Invoice No: QA-9001', 'Order No: 10/03/2026').purchaseOrderNumber).toBeNull()
})
