import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts))])

test('whom the slip of payment names as the customer is not who sells', () => {
  const found = supplierOn(
    [40, 103, 'Tallow Motors'],
    [40, 117, '44 Tallow Road'],
    [40, 129, 'Tallow NSW 2891'],
    [40, 141, 'ABN 61 407 636 546'],
    [40, 763, 'REMITTANCE ADVICE - return with payment to'],
    [40, 777, 'Wirrah Exhaust Pty Ltd, PO Box 41, Wirrah NSW 2898 ABN 51 824 753 556'],
    [40, 789, 'Customer: Tallow Motors'],
  )
  expect(found).toMatchObject({ name: 'Wirrah Exhaust Pty Ltd', abn: '51824753556' })
})
