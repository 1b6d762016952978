import { expect, test } from 'vitest'
import { headerOf } from '../testing/header-on.ts'

test('two labels of a strip that stand close together have a value each', () => {
  const header = headerOf(
    [40, 160, 'Invoice No'],
    [160, 160, 'P.O. Number'],
    [222, 160, 'Our Job'],
    [430, 160, 'Due Date'],
    [40, 176, 'SI-3436'],
    [170, 176, '16820'],
    [236, 176, '920668'],
    [430, 176, '30/09/2026'],
  )
  expect([header.invoiceNumber, header.purchaseOrderNumber]).toEqual(['SI-3436', '16820'])
})
