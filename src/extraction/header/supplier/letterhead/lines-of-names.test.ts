import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'
import { stackedNames } from './stacked-names.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

/** Names of a logo's three lines, the last in a print of its own, over their company's. */
function namesOn(second: string, third: string, size: number, company: string): string[] {
  return candidatesOn(second, third, size, company).map(({ name }) => name)
}

function candidatesOn(second: string, third: string, size: number, company: string) {
  const page = layOutPage(
    pageOfPrint(
      [18, 23, 'Oxbow', 20],
      [18, 46, second, 15],
      [18, 63, third, size],
      [18, 90, company],
      [18, 101, 'ABN 51 824 753 556'],
      [200, 300, 'Words of the page in its own print'],
      [200, 312, 'and more of them'],
    ),
  )
  const segments = page.rows.flatMap(row => row.segments)
  return stackedNames(segments, page)
}

test.each([
  ['RADIATORS', '& AIR', 'Lantern Cooling Pty Ltd'],
  ['Heat', 'Exchange', 'Oxbow Heat Exchange Pty Ltd'],
])(
  'a name goes on in smaller lines that begin in its middle, or as its company’s own line does: %s %s',
  (second, third, company) => {
    const names = namesOn(second, third, 15, company)
    expect(names).toContain(`Oxbow ${second} ${third}`)
    expect(names).not.toContain(`Oxbow ${second}`)
  },
)

test.each([
  ['& Authorised Dealer for Kestrel', 'Lantern Cooling Pty Ltd'],
  ['& More', 'Lantern Cooling Pty Ltd'],
  ['& Air', 'Oxbow Radiators Pty Ltd'],
])(
  'what goes on in small print about the business, or behind its whole name, is none of it: %s under %s',
  (third, company) => {
    const names = namesOn('Radiators', third, 10, company)
    expect(names).toContain('Oxbow Radiators')
    expect(names).not.toContain(`Oxbow Radiators ${third}`)
  },
)

test.each([
  ['Sales & Service', '& Spare Parts'],
  ['Japanese Parts', '& European Parts'],
  ['Sales', 'and Technical Support'],
])('lines in smaller print may be what the business does, and are asked about: %s %s', (second, third) => {
  for (const company of ['Lantern Cooling Pty Ltd', 'Oxbow Pty Ltd']) {
    const names = candidatesOn(second, third, 15, company).filter(({ name }) => name.startsWith('Oxbow'))
    expect(names.map(({ isGuess }) => isGuess)).not.toContain(false)
    expect(names).not.toEqual([])
  }
})

test('smaller lines are the name where the company bears them, and none of it where the company is the first line', () => {
  const whole = 'Oxbow Sales & Service & Spare Parts'
  const borne = candidatesOn('Sales & Service', '& Spare Parts', 15, `${whole} Pty Ltd`)
  expect(borne).toMatchObject([{ name: whole, isGuess: false }])
  const names = namesOn('Sales & Service', '& Spare Parts', 15, 'Oxbow Pty Ltd')
  expect(names).toContain('Oxbow Sales & Service')
  expect(namesOn('Radiators', '& Air', 15, 'Oxbow Cooling Pty Ltd')).toContain('Oxbow Radiators & Air')
})

test('a narrow column leaves the last word of a trade to the next line, which may be none of the name', () => {
  const page = pageOfPrint(
    [50, 48, 'Halvorsen', 18],
    [50, 63, 'Brake & Clutch', 10],
    [50, 74, 'Rebuilders', 10],
    [50, 98, 'Halvorsen Friction Pty Ltd', 10],
    [50, 110, 'ABN 51 824 753 556', 10],
    ...BODY,
  )
  const name = 'Halvorsen Brake & Clutch Rebuilders'
  expect(findSupplier([layOutPage(page)])).toMatchObject({ name, nameUncertain: true })
})

test('a company in two lines of one large print is one name, which a person looks at', () => {
  const page = pageOfPrint(
    [54, 50, 'Halvorsen Diesel', 15],
    [54, 68, 'Injection Services Pty Ltd', 15],
    [54, 90, 'ABN 51 824 753 556', 8],
    ...BODY,
  )
  const name = 'Halvorsen Diesel Injection Services Pty Ltd'
  expect(findSupplier([layOutPage(page)])).toMatchObject({ name, nameUncertain: true })
})

test('a line that begins with an `&` goes on with the name over it, whatever it ends with', () => {
  const page = pageOfPrint(
    [40, 50, 'Southern Tallow Transmission', 15],
    [40, 66, '& Driveline Specialists Pty Ltd', 15],
    [40, 82, 'ABN 51 824 753 556'],
    [200, 300, 'Oil filter for engine'],
    [200, 312, 'Air filter for engine'],
  )
  const name = 'Southern Tallow Transmission & Driveline Specialists Pty Ltd'
  expect(findSupplier([layOutPage(page)]).name).toBe(name)
})

test.each([
  ['OVERLANDER', 'Bearing & Seal Pty Ltd', 'OVERLANDER Bearing & Seal Pty Ltd'],
  ['Tallow', 'Paint & Abrasives Pty Ltd', 'Tallow Paint & Abrasives Pty Ltd'],
  ['OVERLANDER', 'Marsh Seal Pty Ltd', 'OVERLANDER'],
  ['Tallow Tyres', 'Bearing & Seal Pty Ltd', 'Tallow Tyres'],
])(
  'a company called by its trade alone bears the name over it as well: %s over %s',
  (first, second, name) => {
    const page = pageOfPrint(
      [40, 50, first, 18],
      [40, 66, second, 12],
      [40, 80, 'ABN 51 824 753 556'],
      ...BODY,
    )
    expect(findSupplier([layOutPage(page)])).toMatchObject({ name, nameUncertain: true })
  },
)

test('a narrow column at the top in the page’s print has a name and the end of its company', () => {
  const page = pageOfPrint(
    [40, 30, 'Tallow'],
    [40, 42, 'Cooling Pty Ltd'],
    [40, 54, 'ABN 51 824 753 556'],
    [180, 30, 'Head Office'],
    [180, 42, '5 Fan Street'],
    [180, 54, 'Moe VIC 3825'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)])).toMatchObject({
    name: 'Tallow Cooling Pty Ltd',
    nameUncertain: true,
  })
})

const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...BODY, ...texts))])
const ADDRESS: TextAt[] = [
  [40, 68, '14 Foundry Road'],
  [40, 80, 'Moe VIC 3825'],
  [40, 92, 'Ph 03 5550 4417'],
]

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

test.each([
  [18, 'Tallow Hydraulics Australia'],
  [9, 'Tallow Hydraulics'],
])(
  'the country in a letterhead’s print is of the name, in the address’s it is where it is: %i points',
  (size, name) => {
    const found = supplierOn(
      [40, 50, 'Tallow Hydraulics', 18],
      [40, 50 + size, 'Australia', size],
      [40, 86, '14 Foundry Road'],
      [40, 98, 'Moe VIC 3825'],
      [40, 110, 'ABN 51 824 753 556'],
    )
    expect(found.name).toBe(name)
  },
)

test('a company’s end in the print of the name over it is of the name', () => {
  const found = supplierOn(
    [40, 50, 'Tallow Select', 16],
    [40, 68, 'Tyre Centre Pty Ltd', 16],
    [40, 86, '14 Foundry Road, Moe VIC 3825'],
    [40, 98, 'ABN 51 824 753 556'],
  )
  expect(found).toMatchObject({ name: 'Tallow Select Tyre Centre Pty Ltd' })
})

test('a town over a company that is called by its trade alone is the first of its name', () => {
  const named = (town: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [40, 40, town, 15],
          [40, 56, 'Auto Spares Pty Ltd', 11],
          [40, 70, 'ABN 51 824 753 556'],
          [40, 82, '14 Foundry Street, Tarnook VIC 3999'],
          ...BODY,
        ),
      ),
    ]).name
  expect(named('Tarnook')).toBe('Tarnook Auto Spares Pty Ltd')
})
