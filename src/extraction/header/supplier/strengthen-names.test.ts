import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const PARTIES: TextAt[] = [
  [419, 59, 'WARRABROOK TOWING & RECOVERY', 12],
  [419, 71, 'ABN 32 161 032 229'],
  [419, 83, '308 Sawmill Court'],
  [419, 95, 'Mullin Creek VIC 3102'],
  [43, 98, 'Milepost Motors Pty Ltd'],
  [43, 112, '66 Industrial Parade'],
  [43, 122, 'Dunmarra Bay QLD 4439'],
  [43, 134, 'ABN 21 789 858 659'],
]
const payTo = (owner: string) =>
  findSupplier([
    layOutPage(pageOfPrint(...PARTIES)),
    layOutPage(pageOfPrint([43, 44, `Bank: ${owner} BSB 927-813 Acc 695720`])),
  ])

test('of two companies with their numbers the one that owns the account to pay into is the sender', () => {
  expect(payTo('Warrabrook Distribution Pty Ltd')).toMatchObject({
    name: 'WARRABROOK TOWING & RECOVERY',
    abn: '32161032229',
  })
})

test.each(['Brixley Family Trust', 'The Warrabrook Trust'])(
  'an account of %s says nothing of either',
  owner => {
    expect(payTo(owner).name).toBe(payTo('Nobody at all').name)
    expect(payTo(owner).nameUncertain).toBe(payTo('Nobody at all').nameUncertain)
  },
)

test('who says on the last page who it is and where to pay is the sender, though only its customer’s number stands on the first', () => {
  const found = findSupplier([
    layOutPage(pageOfPrint(...PARTIES.filter(([x, y]) => !(x === 419 && y === 71)))),
    layOutPage(
      pageOfPrint(
        [43, 552, 'Bank: Warrabrook Towing & Recovery Pty Ltd BSB 927-813 Acc 695720'],
        [43, 576, 'Warrabrook Towing & Recovery Pty Ltd ABN 32 161 032 229'],
      ),
    ),
  ])
  expect(found).toMatchObject({ name: 'WARRABROOK TOWING & RECOVERY', abn: '32161032229' })
})
