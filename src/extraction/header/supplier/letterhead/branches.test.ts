import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

test('places of the business beside each other, each over its address, go on with no name', () => {
  const nameOn = (...places: TextAt[]) =>
    findSupplier([
      layOutPage(
        pageOfPrint([32, 42, 'MULGA TRUCK PARTS', 24], [32, 54, 'ABN 51 824 753 556', 7], ...places, ...BODY),
      ),
    ]).name
  const place = (x: number, name: string): TextAt[] => [
    [x, 63, name, 9],
    [x, 73, `${x} Slipway Rd`, 9],
  ]
  expect(
    nameOn(...place(32, 'BARROW HEADS'), ...place(220, 'PORT MERRIN'), ...place(400, 'QUOLL PARK')),
  ).toBe('MULGA TRUCK PARTS')
})

const WRITER = [
  [40, 96, '12 Foundry Road'],
  [40, 108, 'Dunmarra QLD 4701'],
  [40, 120, 'ABN 51 824 753 556'],
  [40, 132, 'Ph (07) 5550 1234'],
] as TextAt[]
const addressed = (x: number, name: string, y: number): TextAt[] => [
  [x, y, name],
  [x, y + 12, '3 Siding Street'],
  [x, y + 24, 'Mullin Creek VIC 3429'],
]

test.each([
  { first: 'Quandong Truck and', second: 'Trailer Parts Pty Ltd', size: 10, y: 72 },
  { first: 'Quandong', second: 'Auto Spares', size: 14, y: 84 },
])('a name of two lines beside whom it writes to twice goes on: %o', ({ first, second, size, y }) => {
  const page = pageOfPrint(
    [430, 30, 'TAX INVOICE', 16],
    [40, 85 - 1.2 * size, first, size],
    [40, 84, second],
    ...WRITER,
    ...addressed(220, 'Kettle Automotive', y),
    ...addressed(400, 'Kettle Automotive', y),
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe(`${first} ${second}`)
})

test('the branch that is printed under a name is none of it', () => {
  const page = pageOfPrint(
    [40, 50, 'PENNAROO SPARES', 22],
    [40, 68, 'HILL CREEK BRANCH', 14],
    [40, 90, 'ABN 51 824 753 556'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('PENNAROO SPARES')
})

test.each(['Mt. Isa', 'ST. GEORGE', 'Mt. Barker Store'])('the town under a name is none of it: %s', town => {
  const page = pageOfPrint(
    [40, 50, 'Quandong Spares', 20],
    [40, 68, town, 12],
    [40, 84, 'ABN 51 824 753 556'],
    [40, 96, '12 Foundry Road, Dunmarra QLD 4701'],
    [40, 108, 'Phone (07) 5550 1234'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Quandong Spares')
})

test('the country under a name is none of it, and its company may be named under that', () => {
  const over = (...company: TextAt[]) => {
    const head: TextAt[] = [
      [40, 40, 'Tallow', 24],
      [40, 56, 'Australia', 9],
    ]
    const page = pageOfPrint(...head, ...company, [40, 82, 'ABN 51 824 753 556'], ...BODY)
    return findSupplier([layOutPage(page)]).name
  }
  expect(over()).toBe('Tallow')
  expect(over([40, 70, 'Tallow Exhaust Centre Pty Ltd'])).toBe('Tallow Exhaust Centre Pty Ltd')
})

test('the suburb of the page under a name in larger print is where its branch stands', () => {
  const { name } = findSupplier([
    layOutPage(
      pageOfPrint(
        [40, 50, 'Mulga Batteries', 18],
        [40, 62, 'Port Merrin', 9],
        [40, 73, '9550 1121', 9],
        [460, 50, 'ABN 51 824 753 556'],
        [460, 120, '12 Saddler Lane'],
        [460, 132, 'Port Merrin WA 6793'],
        ...BODY,
      ),
    ),
  ])
  expect(name).toBe('Mulga Batteries')
})
