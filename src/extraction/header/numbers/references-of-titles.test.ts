import { expect, test } from 'vitest'
import { headerOf } from '../../testing/header-on.ts'
import type { TextAt } from '../../testing/page-of-text.ts'

const under = (...texts: string[]) =>
  headerOf(...texts.map((text, i): TextAt => [420, 64 + 13 * i, text]), [420, 90, 'Raised: Thu 16 Apr 2026'])

test.each(['Ref: SP0419', 'Reference no. SP0419', 'REF. SP0419', 'Ref SP0419'])(
  'what stands under a title as its bare reference may be the paper’s number: %s',
  text => {
    const found = under(text, 'Your order: 118')
    expect(found).toMatchObject({ invoiceNumber: 'SP0419', purchaseOrderNumber: '118' })
    expect(found.uncertain).toContain('invoiceNumber')
  },
)

test.each(['Ref: 30 days', 'Ref: Kim', 'Quote ref: SP0419', 'Ref: Credit for 5102'])(
  'what a number of a paper does not look like is none: %s',
  text => {
    expect(under(text, 'Your order: 118').invoiceNumber).toBeNull()
  },
)

test('beside a number that is announced a reference is what it was, and so it is away from the title', () => {
  const beside = under('Ref: SP0419', 'Invoice No: QA-9001')
  expect(beside).toMatchObject({ invoiceNumber: 'QA-9001', purchaseOrderNumber: 'SP0419' })
  const away = headerOf([40, 200, 'Ref: SP0419'], [420, 90, 'Raised: Thu 16 Apr 2026'])
  expect(away).toMatchObject({ invoiceNumber: null, purchaseOrderNumber: 'SP0419' })
})
