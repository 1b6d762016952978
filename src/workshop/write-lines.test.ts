import { expect, test } from 'vitest'
import type { PurchaseOrderLine } from '#domain/purchase-order.ts'
import { firstDifference } from './write-lines.ts'

function line(stockNumber: string, description: string, change: Partial<PurchaseOrderLine> = {}) {
  const marks = { includesGst: false, gstFree: false }
  return { position: 0, stockNumber, name: '', description, quantity: 1, unitPrice: 900, ...marks, ...change }
}

const EXPECTED = [line('OF-22', 'Oil filter'), line('PART', 'NEW-771 - Clip')]

test('a bill whose page shows no descriptions is compared without them', () => {
  const bare = [line('OF-22', ''), line('PART', '')]
  expect(firstDifference(EXPECTED, bare, 'bill')).toBeNull()
  expect(firstDifference(EXPECTED, bare)).toContain('is not there')
})

test('a bill whose page shows them must show the same parts at the same price', () => {
  const otherPart = [line('OF-22', 'Oil filter'), line('PART', 'NEW-772 - Clip')]
  expect(firstDifference(EXPECTED, otherPart, 'bill')).toContain('PART (1 at $9.00) is not there')
  const otherPrice = [line('OF-22', ''), line('PART', '', { unitPrice: 901 })]
  expect(firstDifference(EXPECTED, otherPrice, 'bill')).toContain('PART (1 at $9.00) is not there')
})
