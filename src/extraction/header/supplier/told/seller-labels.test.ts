import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts, ...BODY))])

test('beside its label a seller stands over labels of its own', () => {
  const found = supplierOn(
    [40, 60, 'Supplier:'],
    [140, 60, 'Tallow Lubricants Pty Ltd'],
    [40, 74, 'Supplier ABN:'],
    [140, 74, '51 824 753 556'],
    [40, 88, 'Address:'],
    [140, 88, 'Tank 4, Refinery Road, Moe VIC 3825'],
  )
  expect(found).toMatchObject({ name: 'Tallow Lubricants Pty Ltd', abn: '51824753556' })
})

test.each(['BILL FROM', 'Invoice from:', 'Seller details'])(
  'who is named under %s sells, and who under `Bill to` is the customer',
  label => {
    const found = supplierOn(
      [40, 60, label],
      [240, 60, 'BILL TO'],
      [40, 74, 'Tallow Upholstery'],
      [240, 74, 'Quandong Motors'],
      [40, 88, '19 Thread Lane'],
      [240, 88, '12 Fence Road'],
      [40, 102, 'ABN 51 824 753 556'],
      [240, 102, 'ABN 53 004 085 616'],
    )
    expect(found).toMatchObject({ name: 'Tallow Upholstery', nameUncertain: false, abn: '51824753556' })
  },
)

test('a company that issued the paper is told by its line alone', () => {
  const { name } = supplierOn(
    [40, 80, 'Issued by: Tallow Auctions & Parts Pty Ltd'],
    [440, 60, 'ABN 51 824 753 556'],
  )
  expect(name).toBe('Tallow Auctions & Parts Pty Ltd')
})

test('a typed paper says whom it is from, over an address that may be indented', () => {
  const found = supplierOn(
    [40, 40, 'FROM: TALLOW FASTENERS & INDUSTRIAL SUPPLIES PTY LTD'],
    [80, 52, '22-26 RIVET ROAD'],
    [80, 64, 'MOE VIC 3825'],
    [80, 76, 'PH: 03 5550 3131 ABN: 51 824 753 556'],
    [40, 100, 'TO:'],
    [80, 112, 'Quandong Motors Pty Ltd'],
    [80, 124, '9 Piston Place'],
    [80, 136, 'Sale VIC 3850'],
  )
  expect(found.name).toBe('TALLOW FASTENERS & INDUSTRIAL SUPPLIES PTY LTD')
})

const HEAD: TextAt[] = [
  [40, 50, 'Tallow Exhausts', 20],
  [40, 66, '14 Foundry Road, Moe VIC 3825'],
  [40, 78, 'Ph 03 5550 4417'],
  [40, 90, 'ABN 53 004 085 616'],
]

test.each(['Issued by: Ledger Billing Pty Ltd', 'Goods supplied by Ledger Billing Pty Ltd'])(
  'under somebody else’s letterhead and ABN nobody sells without being asked about: %s',
  said => {
    const found = supplierOn(...HEAD, [40, 600, said], [40, 612, 'ABN 51 824 753 556'])
    expect(found.name === 'Tallow Exhausts' || found.nameUncertain).toBe(true)
    expect(found.abn === '53004085616' || found.abnUncertain).toBe(true)
  },
)

test('a company under `Supplied by` is asked about where somebody who can be telephoned heads the page', () => {
  const below: TextAt[] = [
    [40, 600, 'Supplied by'],
    [40, 612, 'Ledger Billing Pty Ltd'],
    [40, 624, 'ABN 51 824 753 556'],
  ]
  expect(supplierOn(...HEAD, ...below)).toMatchObject({ nameUncertain: true, abnUncertain: true })
})

const LETTERHEAD: TextAt[] = [
  [40, 50, 'Tallow Tyres', 14],
  [40, 66, '14 Foundry Road, Moe VIC 3825'],
  [440, 50, 'ABN 51 824 753 556'],
]

test.each([
  'Sold by: Dale Marsh',
  'Sold By: Counter Sales Moe',
  'Invoiced by: Kaz',
  'Supplied by: Dale Marsh',
  'Issued by: Chris Marks',
])('who served sells nothing: %s', said => {
  expect(supplierOn(...LETTERHEAD, [40, 120, said]).name).toBe('Tallow Tyres')
})

test('who is called after what he deals in supplied as a business', () => {
  const said: TextAt = [40, 60, 'Supplied by: Tallow Lubricants']
  expect(supplierOn(said, [440, 50, 'ABN 51 824 753 556']).name).toBe('Tallow Lubricants')
})

test.each(['Roadline Freight Services', 'Quandong Motors', 'Moe Distribution Centre'])(
  'goods and returns are from somewhere, too: %s',
  from => {
    const found = supplierOn(
      [40, 50, `FROM: ${from}`],
      [40, 62, '3 Depot Street, Sale VIC 3850'],
      [300, 50, 'Tallow Tyres', 14],
      [300, 66, '14 Foundry Road, Moe VIC 3825'],
      [300, 78, 'Ph 03 5550 4417'],
      [300, 90, 'ABN 51 824 753 556'],
    )
    expect(found.name).toBe('Tallow Tyres')
  },
)

test('under its label the name that a seller trades under is taken, with what its line had no room for', () => {
  const found = supplierOn(
    [40, 60, 'Supplier'],
    [300, 60, 'Recipient'],
    [40, 74, 'Tallow Pipe Benders Pty Ltd t/as Tallow'],
    [300, 74, 'Quandong Motors'],
    [40, 88, 'Exhausts'],
    [300, 88, '3 Sandgate Lane'],
    [40, 102, 'ABN 51 824 753 556'],
    [300, 102, 'Moe VIC 3825'],
    [40, 116, '28 Muffler Street'],
  )
  expect(found.name).toBe('Tallow Exhausts')
})
