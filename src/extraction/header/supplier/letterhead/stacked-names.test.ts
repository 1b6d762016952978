import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'
import { stackedNames } from './stacked-names.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

test('a name may stand in four lines of large print', () => {
  const page = pageOfPrint(
    [29, 30, 'THORNBECK', 16],
    [29, 47, 'MOTORS', 16],
    [29, 64, 'PARTS', 16],
    [29, 81, 'DIVISION', 16],
    [29, 104, 'Unit 5, 61 Foundry Street'],
    [29, 114, 'ABN 51 824 753 556'],
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('THORNBECK MOTORS PARTS DIVISION')
})

test('who is named beneath a line ruled under the letterhead is none of it', () => {
  const page = pageOfPrint(
    [40, 66, 'CORRAWELL', 39],
    [40, 92, 'Sandgate Street Garage', 12],
    [40, 104, '19 Sandgate Street', 12],
    [40, 116, 'Mallee Siding VIC 3999', 12],
    ...BODY,
    [40, 780, 'Corrawell Filtration', 8],
    [190, 780, 'Corrawell Industrial Supply Pty Ltd', 8],
    [190, 790, 'ABN 51 824 753 556', 8],
    [360, 780, 'Tel 03 5550 9191', 8],
  )
  const rules = [{ x0: 40, y0: 77, x1: 555, y1: 78 }]
  expect(findSupplier([layOutPage({ ...page, rules })]).name).toBe('Corrawell Industrial Supply Pty Ltd')
})

test('a logo sets the first of its words larger than the others', () => {
  const page = pageOfPrint(
    [16, 23, 'QUANDONG', 20],
    [16, 46, 'TYRE', 15],
    [16, 63, 'DISTRIBUTION', 15],
    [170, 28, 'Tax Invoice', 26],
    [16, 90, 'ABN 51 824 753 556'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('QUANDONG TYRE DISTRIBUTION')
})

test('what another line says in one with a logo is the rest of its name, whatever stands beside it', () => {
  const nameOver = (company: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [42, 52, 'YARRALONG', 26],
          [42, 70, 'MOTOR GROUP', 16],
          [155, 70, 'GENUINE PARTS', 11],
          [42, 88, company],
          [42, 100, 'ABN 51 824 753 556'],
          ...BODY,
        ),
      ),
    ]).name
  expect(nameOver('Yarralong Motor Group Pty Ltd LMCT 4418')).toMatch(/^Yarralong Motor Group/i)
  expect(nameOver('Yarralong Holdings Pty Ltd')).not.toMatch(/motor group/i)
})

test('the end of a name over all of it again is said once', () => {
  const page = layOutPage(
    pageOfPrint(
      [400, 30, 'Mangrove Auto Electrical', 11],
      [400, 42.5, 'Supplies', 11],
      [400, 57, 'Mangrove Auto Electrical Supplies', 11],
      [400, 68, 'Pty Ltd', 11],
      [400, 81, '2/19 Solenoid Drive', 7],
      [400, 93, 'ABN 51 824 753 556', 7],
      ...BODY.map(([x, y, text]): TextAt => [x, y, text, 7]),
    ),
  )
  const names = stackedNames(
    page.rows.flatMap(({ segments }) => segments),
    page,
  ).map(({ name }) => name)
  expect(names.filter(name => name.startsWith('Supplies Mangrove'))).toEqual([])
})

test('who trades under a name is none of it, and a depot may be', () => {
  const lines = (second: string) =>
    pageOfPrint(
      [46, 44, 'Yellow Gum Diff & Gearbox', 18],
      [46, 62, second, 18],
      [46, 90, 'ABN 51 824 753 556'],
      ...BODY,
    )
  const nameWith = (second: string) => findSupplier([layOutPage(lines(second))]).name
  expect(nameWith('N. R. Castellan')).toBe('Yellow Gum Diff & Gearbox')
  expect(nameWith('R J & K Castellan')).toBe('Yellow Gum Diff & Gearbox')
  expect(nameWith('Depot')).toBe('Yellow Gum Diff & Gearbox Depot')
})

test('goods in small letters are no second line of a name in capital and small ones', () => {
  const nameOver = (second: string, first = 'Tarnook Ride Control') =>
    findSupplier([
      layOutPage(
        pageOfPrint([46, 40, first, 18], [46, 58, second, 9], [340, 52, 'ABN 51 824 753 556'], ...BODY),
      ),
    ]).name
  expect(nameOver('shocks, springs, bushes')).toBe('Tarnook Ride Control')
  expect(nameOver('shock wholesale')).toBe('Tarnook Ride Control')
  expect(nameOver('shock wholesale', 'TARNOOK & DALE')).toBe('TARNOOK & DALE shock wholesale')
  expect(nameOver('the shock people', 'TARNOOK & DALE')).toBe('TARNOOK & DALE')
  expect(nameOver('for your shocks', 'TARNOOK & DALE')).toBe('TARNOOK & DALE')
})

test('where two names are alike likely and both have an ABN, neither is certain', () => {
  const page = pageOfPrint(
    [43, 75, 'TAX INVOICE', 18],
    [43, 98, 'ABN 41 412 386 831'],
    [43, 123, 'BLUEGUM LANE MOTORS'],
    [43, 137, '163 KILN CLOSE'],
    [43, 163, 'ABN 35 848 221 145'],
    [419, 70, 'PENNAROO', 12.5],
    [419, 84, 'DISMANTLERS', 12.5],
    [419, 96, '160 Depot Road'],
    ...BODY,
  )
  const found = findSupplier([layOutPage(page)])
  expect([found.nameUncertain, found.abnUncertain]).toEqual([true, true])
})

test('the company under a name of two lines is none of it, though the first ends with an “and”', () => {
  const page = layOutPage(
    pageOfPrint(
      [418, 67, 'MULGAREE TYRES &', 11],
      [418, 78, 'WHEELS', 11],
      [418, 89, 'S & K Teague Partnership', 11],
      ...BODY,
    ),
  )
  const segments = page.rows.flatMap(row => row.segments)
  expect(stackedNames(segments, page).map(({ name }) => name)).toEqual(['MULGAREE TYRES & WHEELS'])
})

test('what stands in the print of the address may be the rest of the name, or who trades under it', () => {
  const under = (second: string, size = 10) => {
    const found = findSupplier([
      layOutPage(
        pageOfPrint(
          [40, 44, 'Rosella Diagnostic Tools', 13],
          [40, 58, second, size],
          [40, 70, 'PO Box 318'],
          [40, 82, 'Bellwether QLD 4399'],
          [40, 94, 'ABN 51 824 753 556'],
          ...BODY,
        ),
      ),
    ])
    return [found.name, found.nameUncertain]
  }
  expect(under('Imogen Faraday-Hull')).toEqual(['Rosella Diagnostic Tools Imogen Faraday-Hull', true])
  expect(under('J T Pascoe', 13)[0]).toBe('Rosella Diagnostic Tools')
  expect(under('S R Automotive', 13)[0]).toBe('Rosella Diagnostic Tools S R Automotive')
})

test('under a name its vans are a part of it, and the desk of a department is none', () => {
  const under = (line: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint(
          [60, 40, 'QUANTOCK TOOLS', 16],
          [60, 57, line, 16],
          [60, 84, 'Rivet Lane Pty Ltd'],
          [60, 95, 'ABN 51 824 753 556'],
          ...BODY,
        ),
      ),
    ]).name
  expect(under('VAN SALES')).toBe('QUANTOCK TOOLS VAN SALES')
  expect(under('PARTS DEPARTMENT')).toBe('QUANTOCK TOOLS')
})

test('a name of three lines that its second leaves open begins with its first', () => {
  const page = layOutPage(
    pageOfPrint(
      [30, 40, 'Wattlegap', 16],
      [30, 57, 'Radiator &', 16],
      [30, 74, 'Cooling', 16],
      [30, 90, 'Tindal Holdings (Vic) Pty Ltd'],
      [30, 102, 'ABN 51 824 753 556'],
      ...BODY,
    ),
  )
  expect(findSupplier([page]).name).toBe('Wattlegap Radiator & Cooling')
})

test('a title beside a name that ends in a sign is no part of it', () => {
  const page = layOutPage(
    pageOfPrint(
      [30, 40, 'Wattlegap Radiator &', 13],
      [176, 40, 'TAX INVOICE', 13],
      [30, 56, 'Cooling', 13],
      [30, 90, 'ABN 51 824 753 556'],
      ...BODY,
    ),
  )
  expect(findSupplier([page]).name).toBe('Wattlegap Radiator & Cooling')
})

test.each([
  { rest: 'Supply', contact: 'accounts@ironbark.example', name: 'Ironbark Auto Electrics Supply' },
  {
    rest: 'Trade Supplies',
    contact: 'accounts@ironbark.example',
    name: 'Ironbark Auto Electrics Trade Supplies',
  },
  { rest: 'Parts', contact: 'accounts@ironbark.example', name: 'Ironbark Auto Electrics Parts' },
  // The block is no wider than the name: a part of the business.
  { rest: 'Parts', contact: 'ironbark.example', name: 'Ironbark Auto Electrics' },
  // There was room for it.
  { rest: 'Supply', contact: 'accounts.receivable.orders@ironbark.example', name: 'Ironbark Auto Electrics' },
])('a name in the print of its address goes on in the next line where its own had no room: %o', given => {
  const page = pageOfPrint(
    [40, 50, 'Tax Invoice', 18],
    [400, 90, 'Ironbark Auto Electrics'],
    [400, 103, given.rest],
    [400, 116, '23 Causeway Street'],
    [400, 129, 'Hill Creek NSW 2987'],
    [400, 142, 'ABN 51 824 753 556'],
    [400, 155, given.contact],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe(given.name)
})

test.each([
  ['Supply', false],
  ['Parts', true],
  ['Ridge Motors', true],
])('whether what goes on could be a business or a part of one is for a person: %s', (rest, doubtful) => {
  const page = pageOfPrint(
    [40, 50, 'Tax Invoice', 18],
    [400, 90, 'Ironbark Auto Electrics'],
    [400, 103, rest],
    [400, 116, '23 Causeway Street'],
    [400, 129, 'Hill Creek NSW 2987'],
    [400, 142, 'ABN 51 824 753 556'],
    [400, 155, 'accounts@ironbark.example'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).nameUncertain).toBe(doubtful)
})

test('a name in capitals over itself is not one name with it', () => {
  const page = pageOfPrint(
    [42, 30, 'MULGA BEND WRECKERS', 15],
    [42, 48, 'Mulga Bend Wreckers', 15],
    [42, 68, 'ABN 51 824 753 556'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name?.toLowerCase()).toBe('mulga bend wreckers')
})

test('whose business it is goes on with no name', () => {
  const page = pageOfPrint(
    [140, 50, 'Corrawell & Hide Motor Trimmers', 12],
    [140, 63, 'Rosalind Achterberg, proprietor', 11],
    [140, 76, '55 Saddlers Row, Tallow VIC 3899 Mobile 0491 570 156'],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Corrawell & Hide Motor Trimmers')
})
