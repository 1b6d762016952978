import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

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

const UNLABELLED: TextAt[] = [
  [40, 50, 'QUANDONG AUTO SPARES', 12],
  [40, 66, 'Genuine Parts Fast', 12],
  [420, 50, 'TAX INVOICE', 16],
  [40, 110, 'BANKSIA MOTORS', 12],
  [40, 123, '12 Smith Street'],
  [40, 136, 'Moe VIC 3825'],
]
const withFoot = (...feet: TextAt[]) =>
  findSupplier([layOutPage(pageOfPrint(...UNLABELLED)), layOutPage(pageOfPrint(...feet))])

test.each([
  'Customer: Banksia Motors ABN 32 161 032 229',
  'Direct debit from Banksia Motors BSB 063-123 Acc 12345678',
  'Banksia Motors, remittance advice, ABN 32 161 032 229',
  'Paid by Banksia Motors ABN 32 161 032 229',
])('what a later page says of the customer makes it no sender: %s', foot => {
  const found = withFoot([40, 700, foot])
  expect(found.name).toBe(withFoot([40, 700, 'Thank you']).name)
})

test('nor does the next page’s head make it sure', () => {
  expect(withFoot([40, 80, 'Banksia Motors ABN 32 161 032 229 Page 2'])).toMatchObject({
    nameUncertain: true,
  })
})

test('whoever the feet are of, a name that they raise above others is asked about', () => {
  const feet = [690, 710, 730].map((y): TextAt => [40, y, 'Banksia Motors ABN 32 161 032 229'])
  expect(withFoot(...feet)).toMatchObject({ nameUncertain: true })
})

test('feet of two companies say nothing of either', () => {
  const found = withFoot(
    [40, 690, 'Quandong Auto Spares ABN 51 824 753 556'],
    [40, 710, 'Banksia Motors ABN 32 161 032 229'],
    [40, 730, 'Banksia Motors ABN 32 161 032 229'],
  )
  expect(found.name).toBe(withFoot([40, 700, 'Thank you']).name)
})

test('a word is said again by itself, not within another', () => {
  const on = (code: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [40, 30, 'TALLOW SPARES'],
          [40, 42, '88 RAILWAY PARADE MOE VIC 3825'],
          [300, 60, 'ACCOUNT :'],
          [360, 60, code],
          [300, 72, 'IRONBARK STREET GARAGE'],
          [300, 84, '41 IRONBARK STREET'],
        ),
      ),
    ]).name
  expect(on('IRON')).toBe('TALLOW SPARES')
})
