import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'
import { toldNames } from './told-names.ts'

const toldOn = (...texts: TextAt[]) =>
  toldNames(layOutPage(pageOfPrint(...texts)), new Set()).map(({ name }) => name)
const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

test.each([
  ['All cheques to be made payable to: TALLOW RADIATORS OF MOE', 'TALLOW RADIATORS OF MOE'],
  ['Goods remain the property of Tallow Tyres until paid in full.', 'Tallow Tyres'],
  ['Claims must be made to Tallow & Dale Diesel within 7 days.', 'Tallow & Dale Diesel'],
  ['Thank you for choosing Tallow Car Cleaning', 'Tallow Car Cleaning'],
  ['Please remit to: Tallow Tyres Pty Ltd, PO Box 4, Moe VIC 3825', 'Tallow Tyres Pty Ltd'],
  ['Make cheques payable to Tallow Tyres and post to PO Box 4', 'Tallow Tyres'],
])('who sells is told by sentences that say so of nobody else: %s', (sentence, name) => {
  expect(toldOn([40, 700, sentence])).toEqual([name])
})

test.each([
  'Goods remain the property of the Seller until paid in full.',
  'Claims must be made to our office within 7 days.',
  'Thank you for your business',
  'Delivered to Marsh Motors',
  'Account name: Marsh Motors',
])('no name is told by %s', sentence => {
  expect(toldOn([40, 700, sentence])).toEqual([])
})

test('the owner of an account is told where the page says how to pay into it', () => {
  const name: TextAt = [40, 700, 'Account name:']
  const value: TextAt = [140, 700, 'Tallow Tyres']
  expect(toldOn(name, value)).toEqual([])
  expect(toldOn(name, value, [40, 712, 'BSB: 802 985'])).toEqual(['Tallow Tyres'])
})

test('an account’s name stands behind a bare label, and a slip’s in the line under its sentence', () => {
  expect(toldOn([40, 700, 'Name: Tallow Tyres'], [40, 712, 'BSB 802 985 Acc 10443312'])).toEqual([
    'Tallow Tyres',
  ])
  const bsb: TextAt = [40, 724, 'BSB 802 985']
  expect(toldOn([40, 700, 'Account name'], [40, 712, 'Tallow Tyres'], bsb)).toEqual(['Tallow Tyres'])
  expect(toldOn([40, 712, 'Account: Tallow Tyres'], bsb)).toEqual(['Tallow Tyres'])
  expect(toldOn([40, 712, 'Account: BSB 802 985'], bsb)).toEqual([])
  const slip: TextAt = [40, 700, 'REMITTANCE ADVICE — please detach and return with payment to:']
  expect(toldOn(slip, [40, 712, 'Tallow Belting Co. Pty Ltd, PO Box 2 Moe VIC 3825'])).toEqual([
    'Tallow Belting Co. Pty Ltd',
  ])
})

const HEAD: TextAt[] = [
  [40, 78, '14 Foundry Road, Moe VIC 3825'],
  [40, 90, 'ABN 51 824 753 556'],
]

test('a name that only a sentence says is asked about', () => {
  const told = findSupplier([
    layOutPage(
      pageOfPrint(...HEAD, ...BODY, [40, 700, 'Goods remain the property of Tallow Tyres until paid']),
    ),
  ])
  expect(told).toMatchObject({ name: 'Tallow Tyres', nameUncertain: true })
})

test('a sentence tells that two pieces of a letterhead are one name, and says it is sure', () => {
  const on = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...HEAD, ...BODY, ...texts))])
  const pieces: TextAt[] = [
    [40, 46, 'TALLOW', 26],
    [140, 46, 'Exhaust Centre', 13],
  ]
  const told: TextAt = [40, 700, 'Claims must be made to Tallow Exhaust Centre within 7 days.']
  expect(on(...pieces, told)).toMatchObject({ name: 'Tallow Exhaust Centre', nameUncertain: false })
  expect(on(...pieces).nameUncertain).toBe(true)
})

test('a letterhead’s name stands before what sentences say, and its owner’s is none', () => {
  const on = (sentence: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [40, 50, 'Tallow Tyres', 20],
          ...HEAD,
          ...BODY,
          [40, 700, sentence],
          [40, 712, 'BSB: 802 985'],
        ),
      ),
    ])
  const name = 'Tallow Tyres'
  expect(on('Account name: Tallow Holdings Pty Ltd')).toMatchObject({ name, nameUncertain: false })
  expect(on('Account name: Tallow Tyres Pty Ltd')).toMatchObject({ name, nameUncertain: false })
  expect(on('Cheques payable to Quandong Finance Pty Ltd')).toMatchObject({ name, nameUncertain: false })
})

test.each([
  'Cheques payable to Quandong Finance Pty Ltd',
  'Goods remain the property of Quandong Finance Pty Ltd',
])('a sentence is no name, though an ABN stands under it: %s', sentence => {
  const page = pageOfPrint(
    [40, 50, 'Tallow Tyres', 12],
    [40, 66, '14 Foundry Road, Moe VIC 3825'],
    ...BODY,
    [40, 700, sentence],
    [40, 712, 'ABN 53 004 085 616'],
  )
  const { name } = findSupplier([layOutPage(page)])
  expect(['Tallow Tyres', 'Quandong Finance Pty Ltd']).toContain(name)
})

test('whom money goes to makes nothing open where somebody else has the letterhead, and no customer is told', () => {
  const on = (...texts: TextAt[]) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [40, 50, 'Kestrel Spares', 12],
          [40, 66, '14 Foundry Road, Moe VIC 3825'],
          [40, 78, 'Ph 03 5550 4417'],
          [40, 90, 'ABN 51 824 753 556'],
          [300, 110, 'Bill to:'],
          [300, 122, 'Marsh Motors Pty Ltd'],
          [300, 134, '12 Fence Road, Sale VIC 3850'],
          ...BODY,
          ...texts,
        ),
      ),
    ])
  const bsb: TextAt = [40, 712, 'BSB: 802 985 remit@quandongfinance.example']
  const paid: TextAt[] = [
    [40, 688, 'Cheques payable to Quandong Finance'],
    [40, 700, 'Account name: Quandong Finance'],
  ]
  const sure = { name: 'Kestrel Spares', nameUncertain: false }
  expect(on(...paid, bsb)).toMatchObject(sure)
  expect(on([40, 700, 'Account: Marsh Motors'], bsb)).toMatchObject(sure)
})

test('the company that is paid and has more to its name is not what the letterhead is called', () => {
  const page = pageOfPrint(
    [40, 50, 'TALLOW AUTO ELECTRICAL', 12],
    [40, 66, '14 Foundry Road, Moe VIC 3825'],
    [40, 78, 'Ph 03 5550 4417'],
    [40, 90, 'ABN 51 824 753 556'],
    ...BODY,
    [40, 700, 'Cheques payable to TALLOW AUTO ELECTRICAL WHOLESALE PTY LTD'],
  )
  const name = 'TALLOW AUTO ELECTRICAL'
  expect(findSupplier([layOutPage(page)])).toMatchObject({ name, nameUncertain: false })
})
