import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'
import { mayBeAddressee } from './contacts-beneath.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...BODY, ...texts))])

interface Blocks {
  /** The lines of the likeliest name, of which that is the first, and where they begin. */
  own?: readonly string[]
  at?: [x: number, y: number]
  /** Those of another. */
  other?: readonly string[]
  otherAt?: [x: number, y: number]
}

function mayBe({
  own = ['Tallow Exhaust Systems Pty Ltd', '14 Foundry Road'],
  at = [60, 110],
  other = ['Banksia Motors', '12 Smith Street'],
  otherAt = [60, 50],
}: Blocks): boolean {
  const linesAt = ([x, y]: [number, number], lines: readonly string[]) =>
    lines.map((text, i): TextAt => [x, y + 12 * i, text, 9])
  const page = layOutPage(pageOfPrint(...linesAt(at, own), ...linesAt(otherAt, other), ...BODY))
  const candidateOf = (name = '') => ({
    name,
    score: 1,
    words: page.rows.flatMap(row => row.segments).find(({ text }) => text === name)?.words ?? [],
  })
  const [name, rival] = [candidateOf(own[0]), candidateOf(other[0])]
  return mayBeAddressee(name, [name, rival], page)
}

const PHONE = 'Ph 03 5550 4417'
const ABN = 'ABN 51 824 753 556'
const [OWN, STREET] = ['Tallow Exhaust Systems Pty Ltd', '14 Foundry Road']
const [OTHER, THEIRS] = ['Banksia Motors', '12 Smith Street']

test.each<[string, Blocks]>([
  ['under another with its address', {}],
  [
    'with an ABN, under one that can be telephoned',
    { own: [OWN, STREET, ABN], other: [OTHER, THEIRS, PHONE] },
  ],
  [
    'with an ABN, beside the telephone of one over it',
    { own: [OWN, STREET, ABN], at: [300, 74], other: [OTHER, THEIRS, 'Sale VIC 3850', PHONE] },
  ],
])('a company over its address may be whom the paper is for: %s', (_, blocks) => {
  expect(mayBe(blocks)).toBe(true)
})

test.each<[string, Blocks]>([
  ['without an address', { own: [OWN, 'Exhausts and towbars'] }],
  ['with a telephone', { own: [OWN, STREET, PHONE] }],
  ['with one behind its name', { own: [`${OWN} ${PHONE}`, STREET] }],
  ['with an ABN, under one without a telephone', { own: [OWN, STREET, ABN] }],
  [
    'over the other',
    { own: [OWN, STREET, ABN], at: [60, 50], other: [OTHER, THEIRS, PHONE], otherAt: [300, 110] },
  ],
  ['under its own name', { other: ['Tallow Towbars', THEIRS] }],
  ['under one without an address', { other: [OTHER], otherAt: [60, 98] }],
  // There the paper says whose it is.
  ['at the foot', { at: [60, 765] }],
])('a company is no addressee: %s', (_, blocks) => {
  expect(mayBe(blocks)).toBe(false)
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
