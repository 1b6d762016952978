import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...BODY, ...texts))])
const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
const ADDRESS: TextAt[] = [
  [40, 68, '14 Foundry Road'],
  [40, 80, 'Moe VIC 3825'],
  [40, 92, 'Ph 03 5550 4417'],
]
const OWNER: TextAt = [40, 790, 'Merrin Valley Windscreens Pty Ltd ABN 51 824 753 556', 8]

test.each([
  ['See The Difference', true],
  ['Merrin Valley', false],
  ['Merrin Ridge', false],
  ['Tallow Bearings', false],
  ['Tallow Diesel Injection', false],
  // What only companies are called needs no trade.
  ['Quandong Ridge Pty Ltd', false],
])('large print that is no trade’s is asked about where the ABN is another’s: %s', (name, isOpen) => {
  expect(supplierOn([40, 50, name, 20], ...ADDRESS, OWNER)).toMatchObject({ name, nameUncertain: isOpen })
})

test('large print over an ABN of its own is asked about beside no other', () => {
  const own: TextAt = [40, 104, 'ABN 53 004 085 616']
  const found = supplierOn([40, 50, 'Quandong Ridge', 20], ...ADDRESS, own, OWNER)
  expect(found).toMatchObject({ name: 'Quandong Ridge', nameUncertain: false })
})

test('a brand beside a name that has the ABN is asked about, unless the site is called so', () => {
  const block: TextAt[] = [
    [40, 50, 'Kurrabung Moto', 12],
    [40, 104, 'ABN 51 824 753 556'],
    ...ADDRESS,
    [430, 50, 'KELLINE', 22],
  ]
  expect(supplierOn(...block).nameUncertain).toBe(true)
  const isOpen = (mail: string) => supplierOn(...block, [430, 700, mail]).nameUncertain
  expect(isOpen('sales@kelline.com.au')).toBe(false)
  expect(isOpen('sales@kellineparts.com.au')).toBe(false)
  expect(isOpen('sales@kell.com.au')).toBe(false)
  // Too few letters to tell one name by.
  expect(isOpen('sales@kel.com.au')).toBe(true)
  expect(isOpen('Kelline is a registered mark')).toBe(false)
})

test.each([
  'Stopping Power You Can Trust',
  'Merry Christmas From All The Team',
  'tallow.shop + Tallow Retail',
])('a sentence in the largest print is asked about, and so is a site beside a name: %s', text => {
  const name: TextAt = [40, 104, 'ABN 51 824 753 556']
  expect(supplierOn([40, 50, text, 20], ...ADDRESS, name).nameUncertain).toBe(true)
})

test('a company that is called as its site is needs no question', () => {
  const abn: TextAt = [40, 104, 'ABN 51 824 753 556']
  const found = supplierOn([40, 50, 'tallow.shop Pty Ltd', 20], ...ADDRESS, abn)
  expect(found).toMatchObject({ name: 'tallow.shop Pty Ltd', nameUncertain: false })
})
