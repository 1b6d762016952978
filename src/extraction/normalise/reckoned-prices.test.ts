import { expect, test } from 'vitest'
import type { Basis } from './choose-basis.ts'
import { type DraftLine, normaliseLines } from './normalise-lines.ts'

test('a price that was reckoned from a count proves nothing of it', () => {
  const basis: Basis = { basis: 'exclusive', charges: [], addsUp: true }
  const guessed: DraftLine = {
    partNumber: '',
    description: 'Recovery strap',
    quantity: 4,
    unitPrice: 15,
    total: 6000,
    discountPercent: null,
    gst: null,
    gstFree: false,
    partReadings: [],
    uncertain: ['quantity', 'unitPrice'],
    boxes: {},
  }
  expect(normaliseLines([guessed], [], basis, false)[0]?.uncertainFields).toEqual(['quantity', 'unitPrice'])
})
