import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { mayBeAddressee } from './contacts-beneath.ts'
import { findSupplier } from './find-supplier.ts'
import type { NameCandidate } from './name-words.ts'

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
  ['Tallow Bearings', false],
  ['Tallow Diesel Injection', false],
])('large print that is no trade’s is asked about where the ABN is another’s: %s', (name, isOpen) => {
  expect(supplierOn([40, 50, name, 20], ...ADDRESS, OWNER)).toMatchObject({ name, nameUncertain: isOpen })
})

test('a brand beside a name that has the ABN is asked about, unless the site is called so', () => {
  const block: TextAt[] = [
    [40, 50, 'Kurrabung Moto', 12],
    [40, 104, 'ABN 51 824 753 556'],
    ...ADDRESS,
    [430, 50, 'BOSCHLINE', 22],
  ]
  expect(supplierOn(...block).nameUncertain).toBe(true)
  const isOpen = (mail: string) => supplierOn(...block, [430, 700, mail]).nameUncertain
  expect(isOpen('sales@boschline.com.au')).toBe(false)
})

test.each([
  'Stopping Power You Can Trust',
  'Merry Christmas From All The Team',
  'tallow.shop + Tallow Retail',
])('a sentence in the largest print is asked about, and so is a site beside a name: %s', text => {
  const name: TextAt = [40, 104, 'ABN 51 824 753 556']
  expect(supplierOn([40, 50, text, 20], ...ADDRESS, name).nameUncertain).toBe(true)
})

test.each([
  ['Tallow Tyres', 'Bruce Orr', 18, true],
  ['Tallow Tyres', 'Bruce Orr', 12, true],
  ['Tallow Tyres', 'Cool Under Pressure', 18, true],
  ['Tallow', 'Bruce Orr', 12, true],
  ['Tallow', 'Trade Bearings', 18, false],
  ['Tallow Hill', 'Trade Bearings', 18, false],
  ['Tallow', 'Hose & Fastener', 18, false],
  ['Tallow', 'Engine Machining', 18, false],
  ['Tallow & Dale', 'Engine Machining', 18, false],
  ['Tallow Pass', 'Clutch & Brake', 18, false],
  ['Tallow Tool Van', 'R. Pascoe Tools', 14, true],
  ['Tallow Tyres', 'Tyre Specialists', 18, true],
  ['Tallow Tyre', 'Wholesale', 18, false],
  ['Tallow Tyre', '& Brake Works', 18, false],
  ['Tallow Tyre &', 'Brake Works', 18, false],
])('whether the second line is of the name: %s over %s', (first, second, size, isOpen) => {
  const abn: TextAt = [40, 104, 'ABN 51 824 753 556']
  const found = supplierOn([40, 34, first, 18], [40, 53, second, size], ...ADDRESS, abn)
  expect(found).toMatchObject({ name: `${first} ${second}`, nameUncertain: isOpen })
})

test('a second line that the page says with the first elsewhere, or its site does, is of the name', () => {
  const isOpen = (...elsewhere: TextAt[]) =>
    supplierOn([40, 34, 'Tallow Ride', 18], [40, 53, 'Control House', 18], ...ADDRESS, ...elsewhere)
      .nameUncertain
  expect(isOpen()).toBe(true)
  expect(isOpen([40, 700, 'Account name: Tallow Ride Control House'])).toBe(false)
  expect(isOpen([40, 700, 'www.tallowridecontrol.com.au'])).toBe(false)
  expect(isOpen([40, 700, 'www.tallowride.com.au'])).toBe(true)
})

test('a logo’s only word is asked about where a company’s or an account’s name goes on behind it', () => {
  const isOpen = (foot: string) =>
    supplierOn([40, 50, 'TALLOW', 24], ...ADDRESS, [40, 104, 'ABN 51 824 753 556'], [40, 700, foot])
      .nameUncertain
  expect(isOpen('Goods remain the property of Tallow Tyre Wholesale until paid in full')).toBe(true)
  expect(isOpen('Account name: Tallow Tyre Wholesale')).toBe(true)
  expect(isOpen('Account name: Tallow Pty Ltd')).toBe(false)
  expect(isOpen('Account name: Tallow Holdings Pty Ltd')).toBe(false)
  expect(isOpen('Tallow Brake Pads')).toBe(false)
})

test('who sold the goods, with its ABN beneath, is the sender under a market’s print', () => {
  const sold: TextAt[] = [
    [40, 600, 'Sold by: Tallow Tyre Wholesale Pty Ltd'],
    [40, 612, 'ABN 51 824 753 556'],
  ]
  expect(supplierOn([40, 50, 'PartsBarn', 24], ...sold)).toMatchObject({
    name: 'Tallow Tyre Wholesale Pty Ltd',
    nameUncertain: true,
  })
  expect(supplierOn([40, 50, 'Tallow Online', 24], ...sold).name).toBe('Tallow Online')
})

test('a company without a telephone under another name with its address may be whom the paper is for', () => {
  const isOpen = (name: string, address: string) =>
    supplierOn(
      [40, 45, name, 10],
      [40, 57, address, 8],
      [60, 110, 'Banksia Motors Pty Ltd', 11],
      [60, 124, '12 Smith Street', 11],
      [60, 138, 'Sale VIC 3850', 11],
    ).nameUncertain
  expect(isOpen('Tallow Exhaust Centre', '14 Foundry Road, Moe VIC 3825')).toBe(true)
  const foot = supplierOn(
    [40, 45, 'Banksia Motors', 10],
    [40, 57, '12 Smith Street, Sale VIC 3850', 8],
    [40, 780, 'Tallow Exhaust Centre Pty Ltd', 11],
    [210, 780, '· ABN 51 824 753 556', 11],
    [40, 792, '14 Foundry Road, Moe VIC 3825', 8],
  )
  expect(foot).toMatchObject({ name: 'Tallow Exhaust Centre Pty Ltd', nameUncertain: false })
})

test('at its foot the paper says whose it is, whoever stands over an address at its head', () => {
  const isOpen = (y: number) => {
    const page = layOutPage(
      pageOfPrint(
        [60, 50, 'Banksia Motors', 9],
        [60, 62, '12 Smith Street', 9],
        [60, y, 'Tallow Exhaust Systems Pty Ltd', 9],
        [60, y + 12, '14 Foundry Road', 9],
        ...BODY,
      ),
    )
    const candidateOf = (name: string) => ({
      name,
      score: 1,
      words: page.rows.flatMap(row => row.segments).find(({ text }) => text === name)?.words ?? [],
    })
    const [sender, addressee] = ['Tallow Exhaust Systems Pty Ltd', 'Banksia Motors'].map(candidateOf) as [
      NameCandidate,
      NameCandidate,
    ]
    return mayBeAddressee(sender, [sender, addressee], page)
  }
  expect(isOpen(110)).toBe(true)
  expect(isOpen(765)).toBe(false)
})
