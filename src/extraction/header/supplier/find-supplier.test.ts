import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts))])
const nameOn = (...texts: TextAt[]) => supplierOn(...texts).name

test.each([
  'Bill-to party',
  'Sold-to party',
  'Account of',
  'SHIP TO',
  'Invoice to:',
  'Issued to',
  'Tax Invoice To',
  'Despatch To',
  'Invoice To / Deliver To',
  'Recipient',
  'Debtor',
  'Account Name',
  'Site Address',
])('who is named under %s is the customer, though it trades under another name', label => {
  expect(
    nameOn(
      [40, 34, 'Kurrabung Bearings & Seals', 15],
      [40, 54, 'Kurrabung Transmission Pty Ltd ABN 51 824 753 556'],
      [40, 100, label],
      [40, 114, 'R & L Tennant t/as Quandong Motors'],
      [40, 128, '55 Station Street'],
    ),
  ).toBe('Kurrabung Bearings & Seals')
})

test('what the sender deals in, with bullets between, is none of its name', () => {
  expect(
    nameOn(
      [40, 34, 'Currawong Auto Electrical', 18],
      [40, 52, 'Lights', 12],
      [84, 52, '·', 12],
      [94, 52, 'looms', 12],
      [40, 70, 'ABN 51 824 753 556'],
    ),
  ).toBe('Currawong Auto Electrical')
})

const LETTERHEAD: TextAt[] = [
  [40, 50, 'Quandong Auto Spares', 20],
  [40, 78, '14 Foundry Road, Moe VIC 3825'],
  [40, 90, 'ABN 51 824 753 556'],
]

test.each([
  'To order call 1300 555 014',
  'Customer Service 1300 555 014',
  'Customer Care: 1300 555 014',
  'Billing Enquiries 03 5550 7701',
  'Attention to detail since 1974',
  'Delivered to your door',
  'Postal Address',
  'Bill No 4471',
  'Customer Order',
])('%s on the letterhead makes what stands under it no customer’s', slogan => {
  expect(supplierOn(...LETTERHEAD, [40, 66, slogan]).abn).toBe('51824753556')
})

test('the name of the supplier’s bank account is no customer’s', () => {
  const bank: TextAt[] = [
    [40, 700, 'Account Name'],
    [40, 712, 'Quandong Auto Spares'],
    [40, 724, 'Moe VIC 3825'],
  ]
  expect(nameOn(...LETTERHEAD, ...bank)).toBe('Quandong Auto Spares')
})

test.each<[string, TextAt[]]>([
  ['a label of its own', [[40, 90, 'Supplier: Quandong Auto Spares']]],
  [
    'what it is a part of under it',
    [
      [40, 50, 'Quandong Auto Spares', 14],
      [40, 64, 'A division of Holt Holdings Pty Ltd'],
    ],
  ],
])('the sender is told with %s', (_, texts) => {
  expect(nameOn(...texts, [40, 102, 'ABN 51 824 753 556'])).toBe('Quandong Auto Spares')
})

test('whom the letterhead stands over is the customer, in larger print or not', () => {
  const found = supplierOn(
    [40, 44, 'Quandong Auto Spares', 11],
    [40, 58, '14 Foundry Road, Moe VIC 3825'],
    [40, 70, 'ABN 51 824 753 556'],
    [40, 110, 'Bandicoot Lane Motors Pty Ltd', 14],
    [40, 126, '12 Smith Street'],
    [40, 140, 'Traralgon VIC 3844'],
  )
  expect(found).toMatchObject({ name: 'Quandong Auto Spares', nameUncertain: true })
})

test('who is named over an ABN of its own as consignee is the customer, and who stands under it the sender', () => {
  expect(
    supplierOn(
      [57, 61, 'Bandicoot Lane Motors'],
      [57, 73, '305 Canning Terrace'],
      [57, 97, 'Consignee ABN 53 004 085 616'],
      [57, 117, 'Quandong Import Agency', 18],
      [57, 137, 'M. Ferrante & Daughter Pty Ltd, ABN 51 824 753 556'],
    ),
  ).toMatchObject({ name: 'Quandong Import Agency', abn: '51824753556' })
})

test('the customer’s ABN under the sender’s own makes the sender no customer', () => {
  expect(
    supplierOn(
      [40, 50, 'Quandong Auto Spares', 18],
      [40, 70, 'ABN: 51 824 753 556'],
      [40, 82, 'Recipient ABN: 53 004 085 616'],
    ),
  ).toMatchObject({ name: 'Quandong Auto Spares', abn: '51824753556' })
})

test('of a stack of lines the trading name is the sender’s, and the letters of a title are nobody’s', () => {
  expect(
    nameOn(
      [380, 60, 'Wattle Ride Control Pty', 11],
      [380, 71.5, 'Ltd T/A Wattlefin', 11],
      [380, 83, 'Suspension', 11],
      [380, 100, '33 Camber Road'],
      [380, 112, 'ABN 51 824 753 556'],
    ),
  ).toBe('Wattlefin Suspension')
  expect(
    nameOn([418, 45, 'TAX'], [461, 45, 'I NVOICE', 11], [40, 300, '5 Mill Road, Moe VIC 3825']),
  ).toBeNull()
})

test('a letterhead at the foot names the supplier, in large print beside a company of its name', () => {
  const atFoot = (text: string, size: number) =>
    nameOn(
      [40, 68, 'Bandicoot Lane Motors Pty Ltd', 11],
      [40, 82, 'Unit 3, 9 Tradelink Court'],
      [40, 96, 'TRARALGON VIC 3844'],
      [40, 765, text, size],
      [420, 764, 'Quandong Imports Pty Ltd'],
      [420, 776, 'ABN 51 824 753 556'],
    )
  expect(atFoot('QUANDONG CRASH PARTS', 22)).toBe('QUANDONG CRASH PARTS')
  expect(atFoot('QUANDONG CRASH PARTS', 10)).toBe('Bandicoot Lane Motors Pty Ltd')
  // It may be anybody's good wishes.
  for (const text of ['HOW TO PAY', 'SEASONS GREETINGS', 'Thank You For Your Business'])
    expect(atFoot(text, 22)).toBe('Bandicoot Lane Motors Pty Ltd')
})

test('a name too wide for its column goes on below, though that word alone is a department', () => {
  expect(
    nameOn(
      [30, 32, 'Gundaroy Auto', 18],
      [30, 49, 'Parts', 18],
      [30, 66, 'ABN 51 824 753 556'],
      [30, 78, 'Unit 8, 181 Kiln Close'],
    ),
  ).toBe('Gundaroy Auto Parts')
})

test('who stands over `A division of` is the sender, though its print is the page’s own', () => {
  expect(
    nameOn(
      [50, 46, 'TUGGERAH BEARING & SEAL TRADERS'],
      [428, 46, '*** TAX INVOICE ***'],
      [50, 57, 'A division of T.B.S. Traders Pty Ltd'],
      [416, 57, 'A.B.N. 51 824 753 556'],
    ),
  ).toBe('TUGGERAH BEARING & SEAL TRADERS')
})

test('neither the country nor the period of a statement is a name', () => {
  const block: TextAt[] = [
    [52, 134, 'Numbat Diagnostics'],
    [52, 145, 'Level 2, 77 Kippax Street'],
    [52, 156, 'Surry Hills New South Wales 2010'],
    [52, 167, 'Australia'],
    [52, 178, '+61 2 8005 0133'],
    [52, 189, 'AU ABN 51 824 753 556'],
    [52, 300, 'GST - Australia (10%)'],
    [52, 340, 'Australia'],
  ]
  const period: TextAt[] = [
    [52, 51, 'Statement of account', 18],
    [52, 106, 'Period'],
    [174, 106, '1 to 30 September 2026'],
  ]
  expect(nameOn(...block)).toBe('Numbat Diagnostics')
  expect(nameOn(...period, ...block)).toBe('Numbat Diagnostics')
})

test('an ABN behind a company’s name under the letterhead is the sender’s, though an address stands over it', () => {
  const { abn, abnUncertain } = supplierOn(
    [90, 36, 'Yarrawonga Crossing Motors', 15],
    [90, 67, '85 Kamarooka Highway, Merredin WA 6415'],
    [90, 78, 'YCM Automotive Group Pty Ltd ABN 51 824 753 556 LMCT 10661'],
    [44, 106, 'SOLD TO'],
    [44, 115, 'Sandgroper 4x4 & Mechanical'],
    [44, 132, '7 Blaxland Crescent'],
    [44, 143, 'Northam WA 6401'],
    [44, 175, 'ABN 53 004 085 616'],
  )
  expect([abn, abnUncertain]).toEqual(['51824753556', true])
})

test.each(['(NSW) Pty Ltd', 'yarraman.parts'])('%s is no name', text => {
  expect(
    nameOn(
      [46, 40, text, 14],
      [328, 47, 'Yarraman Gauge & Switch'],
      [328, 60, 'shop@yarraman-parts.example'],
    ),
  ).toBe('Yarraman Gauge & Switch')
})

test('a division of somebody under the letterhead is the customer', () => {
  const { name, abn } = supplierOn(
    [40, 30, 'Bankstown Brake Supplies', 13],
    [40, 50, 'ABN 51 824 753 556'],
    [40, 110, 'Eastside Auto Repairs'],
    [40, 121, 'A division of Eastside Holdings Pty Ltd'],
    [40, 132, 'ABN 53 004 085 616'],
    [40, 143, '8 Station Street, Moe VIC 3825'],
  )
  expect([name, abn]).toEqual(['Bankstown Brake Supplies', '51824753556'])
})

test('the ABN of a company whose address stands over it is looked at by a person', () => {
  const { abn, abnUncertain } = supplierOn(
    [40, 40, 'Bankstown Brake Supplies', 16],
    [40, 700, 'Pay to'],
    [40, 711, 'Level 3, 20 George Street Sydney NSW 2000'],
    [40, 722, 'Ledgerline Finance Pty Ltd ABN 53 004 085 616'],
  )
  expect([abn, abnUncertain]).toEqual(['53004085616', true])
})

test('one word with figures is a code, no name', () => {
  expect(
    nameOn(
      [429, 58, 'HPA858', 12],
      [353, 80, 'Fennimore Auto Electrical', 14],
      [353, 95, 'Phone (02) 7010 7507'],
    ),
  ).toBe('Fennimore Auto Electrical')
})

test('a trade name may end in figures', () => {
  const lines = ['9 Siding Street', 'Moe VIC 3825', 'Phone (02) 7010 7507'].map(
    (text, i): TextAt => [40, 90 + 12 * i, text],
  )
  expect(nameOn([40, 36, 'Parts360', 20], [40, 56, 'Brake and Clutch', 20], ...lines)).toContain('Parts360')
})

test('a web address in which OCR saw a space is no name', () => {
  const texts: TextAt[] = [
    [29, 28, 'Narrabeck Tyres & Wheels', 10],
    [29, 40, '44 Magazine Street, Quandong Hill NSW 2614'],
    [29, 62, 'www .narrabecktyreswheels.example', 20],
  ]
  expect(nameOn(...texts)).toBe('Narrabeck Tyres & Wheels')
})

test('a company named beside the only ABN at the foot is no addressee of who stands above', () => {
  const found = supplierOn(
    [40, 60, 'SALES REP'],
    [40, 72, 'KYLIE'],
    [40, 131, 'BILLED TO'],
    [40, 143, 'MILEPOST MOTORS PTY LTD'],
    [40, 154, '203 KILN CLOSE'],
    [40, 165, 'ABN: 53 004 085 616'],
    [335, 131, 'NARRABECK TOURING GEAR', 14],
    [407, 154, '286 Siding Road, Lake Verity TAS 7263'],
    [420, 165, 'www.narrabecktouringgear.example'],
    [40, 388, 'Bank: Narrabeck Touring Gear Pty Ltd BSB 947-120'],
    [40, 418, 'Narrabeck Touring Gear Pty Ltd ABN: 51 824 753 556'],
  )
  expect(found.name).toBe('Narrabeck Touring Gear Pty Ltd')
})

test('a row of stars, as a scan reads it, is no name however large', () => {
  expect(
    nameOn(
      [200, 38, 'EEE EERE', 24],
      [330, 38, 'EER', 24],
      [50, 60, 'TALLOWWOOD FUEL PUMPS'],
      [50, 72, 'TALLOWWOOD SYSTEMS PTY LTD ABN 51 824 753 556'],
      [50, 84, '11 PUMPHOUSE ROAD'],
    ),
  ).toMatch(/^TALLOWWOOD/)
})

test('goods in the largest print are a name to ask about, in smaller print none', () => {
  const read = (size: number, over = 13) => {
    const { name, nameUncertain } = supplierOn(
      [40, 34, 'Serving the valley', over],
      [40, 54, 'Hoses - Belts - Clips', size],
      [40, 74, 'ABN 51 824 753 556'],
      [40, 86, '14 Foundry Road, Moe VIC 3825'],
    )
    return [name, nameUncertain]
  }
  expect(read(18)).toEqual(['Hoses - Belts - Clips', true])
  expect(read(11)[0]).toBe('Serving the valley')
  expect(read(10, 10)[0]).toBe('Serving the valley')
})

test.each([12, 18])('a list beside the letterhead, in print of %i, is no name and no part of one', size => {
  const page = pageOfPrint(
    [40, 30, 'Tallow Radiators', 18],
    [40, 50, 'Cores, tanks & hose fittings', size],
    [40, 72, '14 Foundry Lane, Moe VIC 3825'],
    [40, 84, 'Ph 03 5550 4417'],
    [40, 700, 'K. Hobbs trading as Tallow Radiators ABN 51 824 753 556'],
    ...[1, 2, 3, 4, 5, 6, 7].map((i): TextAt => [200, 300 + 12 * i, `Oil filter for engine ${i}`]),
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Tallow Radiators')
})
