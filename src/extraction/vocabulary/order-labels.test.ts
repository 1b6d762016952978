import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../testing/header-on.ts'

test.each(['First order no', 'Your latest order', 'Most recent order no', 'Next order no'])(
  'another order is not this one’s, nor is what its label ends with: %s',
  label => {
    const texts = [[40, `${label}: 77123`]] satisfies [number, string][]
    expect(read(rows(texts)).purchaseOrderNumber).toBeNull()
    expect(read(rows(texts, [[40, 'Reference: KB-118']])).purchaseOrderNumber).toBe('KB-118')
  },
)

test('the original order, which a back order may fill, is less than any other number, and looked at', () => {
  const texts = [[40, 'Original order no: 77123']] satisfies [number, string][]
  const alone = read(rows(texts))
  expect(alone.purchaseOrderNumber).toBe('77123')
  expect(alone.uncertain).toContain('purchaseOrderNumber')
  expect(read(rows(texts, [[40, 'Reference: KB-118']])).purchaseOrderNumber).toBe('KB-118')
})

test.each(['Your stock order', 'Your uniform order'])(
  'an order for what it is goes before a bare reference: %s',
  label => {
    const found = read(rows([[40, `${label}: 77123`]], [[40, 'Reference: KB-118']]))
    expect(found.purchaseOrderNumber).toBe('77123')
    expect(found.uncertain).toContain('purchaseOrderNumber')
  },
)

test.each(['Packing', 'Salesperson', 'Charge', 'Contact'])(
  'the order of something else is not the customer’s: %s',
  word => {
    const texts = [[40, `${word} order no: 77123`]] satisfies [number, string][]
    expect(read(rows(texts)).purchaseOrderNumber).toBeNull()
    expect(read(rows(texts, [[40, 'Reference: KB-118']])).purchaseOrderNumber).toBe('KB-118')
  },
)

test.each(['Order number given', 'ORDNO'])('what a clerk or a till may call an order is one: %s', label => {
  expect(read(rows([[40, `${label} 77123`]])).purchaseOrderNumber).toBe('77123')
})

test.each(['You ordered', 'You ordered on', 'You ordered under', 'As ordered by you under'])(
  'what the customer ordered under: %s',
  label => {
    expect(read(rows([[40, `${label}: TB3080`]])).purchaseOrderNumber).toBe('TB3080')
    expect(read(rows([[40, `${label}: 12 March 2026`]])).purchaseOrderNumber).toBeNull()
  },
)
