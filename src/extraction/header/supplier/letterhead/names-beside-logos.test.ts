import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

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

const headWith = (beside: string, x = 184, more: TextAt[] = []) =>
  findSupplier([
    layOutPage(
      pageOfPrint(
        [36, 55, 'TERNWOOD', 34],
        [x, 58.7, beside, 15.5],
        [410, 45, 'TAX INVOICE', 16],
        [36, 74, 'T & M MARSH PTY LTD'],
        [150, 74, 'ABN 51 824 753 556'],
        [36, 86, '12 Wharf Road, Tarnook VIC 3999'],
        ...more,
        ...BODY,
      ),
    ),
  ])

test('a name goes on in a smaller print on its base line, for a person to look at', () => {
  expect(headWith('BRAKE DEPOT')).toMatchObject({ name: 'TERNWOOD BRAKE DEPOT', nameUncertain: true })
  expect(headWith('Brake & Clutch').name).toBe('TERNWOOD Brake & Clutch')
})

test('a slogan, and the first line of a block, are no more of the name before them', () => {
  expect(headWith('the brake people')).toMatchObject({ name: 'TERNWOOD', nameUncertain: false })
  expect(headWith('Brake Depot', 184, [[184, 41, 'Quality Parts', 15.5]]).name).toBe('TERNWOOD')
  expect(headWith('Brake Depot', 230).name).toBe('TERNWOOD')
})

test('a name may begin as hours of opening do', () => {
  expect(headWith('OPEN ROAD SPARES').name).toBe('TERNWOOD OPEN ROAD SPARES')
  expect(headWith('OPEN 7 DAYS').name).toBe('TERNWOOD')
})

test.each(['Tarnook', 'TRADE PRICE LIST'])(
  'where it trades, and what the paper is, are no more of a name: %s',
  beside => {
    expect(headWith(beside).name).toBe('TERNWOOD')
  },
)

test.each(['Brake Depot', 'Dunmarra'])('the company that is called so has the whole name: %s', beside => {
  const company: TextAt = [36, 98, 'Ternwood Auto Spares Pty Ltd']
  expect(headWith(beside, 184, [company]).name).toBe('Ternwood Auto Spares Pty Ltd')
})

test('a company may trade as its first word and what it supplies', () => {
  const company: TextAt = [36, 98, 'Ternwood Coatings (Aust) Pty Ltd']
  expect(headWith('Refinish Supplies', 184, [company]).name).toBe('TERNWOOD Refinish Supplies')
})

const HOLDINGS: TextAt = [36, 760, 'Ternwood Holdings Pty Ltd ABN 51 824 753 556']

test.each([
  { beside: 'Parts & Service' },
  { beside: 'Parts Centre', more: [36, 760, 'Visit Ternwood Parts Centre online'] as TextAt },
  { beside: 'Auto Electrical', more: HOLDINGS },
  { beside: 'Radiators', more: HOLDINGS },
  { beside: 'Diesel', more: [36, 760, 'Ternwood Pty Ltd ABN 51 824 753 556'] as TextAt },
  { beside: 'Service', more: [36, 98, '8 Service Road, Tarnook VIC 3999'] as TextAt },
  {
    beside: 'Truck Centre',
    more: [36, 98, 'Ternwood Truck Centre, 12 Wharf Road, Tarnook VIC 3999'] as TextAt,
  },
])('what it deals in behind a logo is its name, for a person to look at: %o', ({ beside, more }) => {
  const found = headWith(beside, 184, more ? [more] : [])
  expect(found).toMatchObject({ name: `TERNWOOD ${beside}`, nameUncertain: true })
})

test('two lines of a name stand beside its first word in print as large as both, and a person looks', () => {
  const on = (first: string, second: string, size = 10, y = 46) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [40, y, 'TERNWOOD', 26],
          [150, y - 5, first, 10],
          [150, y + 5, second, size],
          [40, 70, 'Ternwood Wholesale Pty Ltd, 54 Ampere Street, Ardleigh NSW 2697, ABN 51 824 753 556', 9],
          ...BODY,
        ),
      ),
    ])
  expect(on('Auto Electrical', 'Wholesale')).toMatchObject({
    name: 'TERNWOOD Auto Electrical Wholesale',
    nameUncertain: true,
  })
  expect(on('54 Ampere Street', 'Ardleigh NSW 2697').name ?? '').not.toContain('Street')
  // In a print of its own, and low on the page, it is told of the business.
  expect(on('Auto Electrical', 'Since Long Ago', 7).name ?? '').not.toContain('Since')
  expect(on('Auto Electrical', 'Wholesale', 10, 600).name ?? '').not.toContain('Electrical')
})

test('a company called by its trade alone behind a logo’s word is the rest of its name, for a person to look at', () => {
  const page = pageOfPrint(
    [40, 60, 'TERNWOOD', 22],
    [138, 60, 'Turbo Exchange Pty Ltd ABN 51 824 753 556', 9],
    [200, 300, 'Oil filter for engine'],
    [200, 312, 'Air filter for engine'],
    [200, 324, 'Fuel filter for engine'],
  )
  const name = 'TERNWOOD Turbo Exchange Pty Ltd'
  expect(findSupplier([layOutPage(page)])).toMatchObject({ name, nameUncertain: true })
})
