import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
const senderWith = (beside: string, owner: string) =>
  findSupplier([
    layOutPage(
      pageOfPrint(
        [46, 40, 'TERNWOOD', 22],
        [240, 44, beside, 12],
        [240, 58, `${owner} ABN 51 824 753 556`],
        [240, 70, '12 Wharf Road, Tarnook VIC 3999'],
        ...BODY,
      ),
    ),
  ])

test('what is traded in beside a logo, over an owner who says the same, may be the rest of the name', () => {
  const { name, nameUncertain } = senderWith('Brake Tools', 'T. Marsh Tools Pty Ltd')
  expect([name, nameUncertain]).toEqual(['TERNWOOD Brake Tools', true])
})

test('other words beside a logo are none of its name', () => {
  expect(senderWith('Northern Branch', 'Ternwood Pty Ltd').name).not.toContain('Branch')
  expect(senderWith('Parts Department', 'Ternwood Parts Pty Ltd').name).not.toContain('Department')
})
