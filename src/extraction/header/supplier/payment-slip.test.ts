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

test('beside the title of the slip stands whom it is sent to, not the customer', () => {
  const found = supplierOn(
    [400, 53, 'R & L Venning Family Trust'],
    [400, 64, 'T/A Corrawell Diagnostics'],
    [400, 75, 'Shed 3, 90 Airfield Road'],
    [40, 736, 'PAYMENT ADVICE'],
    [225, 736, 'To: Corrawell Diagnostics'],
    [225, 747, 'Shed 3, 90 Airfield Road'],
    [400, 736, 'Customer Tallow Motors'],
  )
  expect(found.name).toBe('Corrawell Diagnostics')
})
