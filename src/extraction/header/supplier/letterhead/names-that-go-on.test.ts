import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

test.each([
  // Its block was too narrow for the whole of it.
  { first: 'Tarnook Driveline Workshop', rest: 'Services Pty Ltd', name: 'whole', doubtful: false },
  { first: 'Tarnook Driveline Workshop', rest: 'Trading Group Pty Ltd', name: 'whole', doubtful: false },
  // The company of who stands over it may have such a name.
  { first: 'Quoll Tyres', rest: 'Automotive Group Pty Ltd', name: 'whole', doubtful: true },
  // A name of its own.
  { first: 'Tarnook Driveline Workshop', rest: 'Quandong Services Pty Ltd', name: 'rest', doubtful: null },
])('what any company may be called is the end of the name over it: %o', ({ first, rest, name, doubtful }) => {
  const page = pageOfPrint(
    [40, 50, 'Tax Invoice', 18],
    [400, 90, first],
    [400, 103, rest],
    [400, 116, '23 Causeway Street'],
    [400, 129, 'Hill Creek NSW 2987'],
    [400, 142, 'ABN 51 824 753 556'],
    ...BODY,
  )
  const found = findSupplier([layOutPage(page)])
  expect(found.name).toBe(name === 'whole' ? `${first} ${rest}` : rest)
  expect([found.nameUncertain, null]).toContain(doubtful)
})

test.each([
  { logo: 'PENNAROO', rest: 'DIESEL & MARINE PARTS', isName: true },
  // What it deals in.
  { logo: 'PENNAROO', rest: 'DIESEL & MARINE SPECIALISTS', isName: false },
  { logo: 'PENNAROO MOTORS', rest: 'DIESEL & MARINE PARTS', isName: false },
  { logo: 'PENNAROO', rest: 'DIESEL & MARINE PARTS', company: 'Pennaroo Holdings Pty Ltd' },
])('a sign between two trades makes no name under a logo too long, which a person looks at: %o', given => {
  const found = findSupplier([
    layOutPage(
      pageOfPrint(
        [40, 50, given.logo, 26],
        [40, 68, given.rest, 13],
        [40, 84, given.company ?? '23 Causeway Street'],
        [40, 96, 'ABN 51 824 753 556'],
        ...BODY,
      ),
    ),
  ])
  const expected = given.company ?? (given.isName ? `${given.logo} ${given.rest}` : given.logo)
  expect(found.name).toBe(expected)
  expect([given.isName, given.company && found.nameUncertain]).toContain(found.nameUncertain)
})

test.each([
  { first: 'Gudgeon & Crosshead', second: 'Engine Rebuilds Pty Ltd', isOne: true },
  // A company by itself.
  { first: 'Gudgeon & Crosshead', second: 'Marlowe Holdings Pty Ltd', isOne: false },
  { first: 'Gudgeon & Crosshead', second: 'R J Williams Pty Ltd', isOne: false },
  { first: 'Gudgeon & Crosshead', second: 'Gudgeon Spares Pty Ltd', isOne: false },
  // A name by itself.
  { first: 'Crosshead Spares', second: 'Engine Rebuilds Pty Ltd', isOne: false },
  { first: 'The Wheel Shop', second: 'Marsh Williams Pty Ltd', isOne: false },
  { first: 'Quandong Junction', second: 'Ironbark Wheels Pty Ltd', isOne: false },
])('what a company trades in goes on with a name in its print that says nothing of it: %o', given => {
  const found = findSupplier([
    layOutPage(
      pageOfPrint(
        [40, 50, given.first, 26],
        [40, 68, given.second, 16],
        [40, 84, '8 Wharf Street'],
        [40, 95, 'Hill Creek QLD 4985'],
        [40, 106, 'ABN 51 824 753 556'],
        ...BODY,
      ),
    ),
  ])
  expect(found.name).toBe(given.isOne ? `${given.first} ${given.second}` : given.first)
  expect(found.nameUncertain || !given.isOne).toBe(true)
})

test('a line that ends in Off goes on with what is off', () => {
  const page = pageOfPrint(
    [20, 40, 'Kestrel Off', 14],
    [20, 57, 'Road Gear Pty Ltd', 14],
    [20, 80, '20 Foundry Street'],
    [20, 92, 'ABN 51 824 753 556'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Kestrel Off Road Gear Pty Ltd')
})

test('a place in the print of the name beneath begins it', () => {
  const page = pageOfPrint(
    [17, 44, 'Torvane Point', 14],
    [17, 61, 'Marine & Auto', 14],
    [17, 87, '2 Slipway Road', 8],
    [17, 97, 'Torvane Point WA 6797', 8],
    [17, 107, 'ABN 51 824 753 556', 8],
    [167, 41, 'Tallow Garage', 9],
    [167, 52, '3 Tallow Parade', 9],
    [167, 64, 'Tallow WA 6798', 9],
    ...[1, 2, 3, 4, 5, 6, 7].map((i): TextAt => [200, 100 + 20 * i, `Oil filter for engine ${i}`, 11.5]),
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Torvane Point Marine & Auto')
})
