import { describe, expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const supplierOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts))])
const nameOn = (...texts: TextAt[]) => supplierOn(...texts).name

test('a trading name may stand under the words that announce it', () => {
  expect(
    nameOn(
      [414, 77, 'Wirrah Friction Pty Ltd trading as'],
      [409, 88, 'Wirrah Brake & Clutch Supplies'],
      [457, 99, 'Unit 7, 60 Depot Road'],
    ),
  ).toBe('Wirrah Brake & Clutch Supplies')
})

test('a company’s ABN may stand before what it trades as', () => {
  const foot = 'Wirrah Climate Parts Pty Ltd ABN 51 824 753 556 trading as Wirrah Auto Air'
  expect(nameOn([40, 40, 'Wirrah', 20], [40, 780, foot])).toBe('Wirrah Auto Air')
})

test('a trading name goes on where its block had no room for all of it, and ends with its line elsewhere', () => {
  const on = (name: string, next: string) =>
    supplierOn(
      [414, 40, 'Gantrywood Lifting Pty Ltd'],
      [414, 51, `trading as ${name}`],
      [414, 62, next],
      [414, 73, 'Unit 4, 61 Jib Street'],
    )
  expect(on('Gantrywood Crane', 'Spares')).toMatchObject({
    name: 'Gantrywood Crane Spares',
    nameUncertain: true,
  })
  expect(on('Cranes Direct', 'Industrial Estate North West')).toMatchObject({ name: 'Cranes Direct' })
})

test('a trading name that ends in a sign for more goes on in the next line', () => {
  expect(
    supplierOn(
      [380, 46, 'The Trustee for Penhallow Family'],
      [380, 58, 'Trust trading as Ironbark Exhaust &'],
      [380, 70, 'Radiator Supplies'],
      [380, 82, '9 Siding Street'],
      [40, 90, 'Henley & Daughter Automotive'],
    ),
  ).toMatchObject({ name: 'Ironbark Exhaust & Radiator Supplies', nameUncertain: true })
})

test('who sold stands under that word, not in the small print of the market', () => {
  const { name, abn } = supplierOn(
    [40, 40, 'Barnside Marketplace', 14],
    [40, 123, 'Sold by'],
    [218, 123, 'Buyer'],
    [40, 136, 'Coastline Auto Spares'],
    [218, 136, 'Lorikeet Auto Service'],
    [40, 148, 'ABN 51 824 753 556'],
    [40, 700, 'Barnside Marketplace is operated by Barnside Online Pty Ltd, ABN 53 004 085 616'],
  )
  expect([name, abn]).toEqual(['Coastline Auto Spares', '51824753556'])
})

test.each(['Supplier of the goods', 'Seller'])(
  'over its name and ABN, %s outdoes the largest print',
  label => {
    const { name, nameUncertain, abn } = supplierOn(
      [120, 40, 'COALITION WORKSHOPS BUYING GROUP', 20],
      [120, 62, 'Coalition Auto Workshops Co-operative Ltd - ABN 53 004 085 616'],
      [40, 123, 'Member'],
      [300, 123, label],
      [40, 136, 'Lorikeet Auto Service'],
      [300, 136, 'Paperbark Bearings'],
      [300, 148, 'Paperbark Industrial Pty Ltd'],
      [300, 160, 'ABN 51 824 753 556'],
    )
    expect([name, abn]).toEqual(['Paperbark Bearings', '51824753556'])
    // Somebody else heads the page.
    expect(nameUncertain).toBe(true)
  },
)

test('who sold something at the counter is no business', () => {
  expect(
    nameOn(
      [40, 60, 'Quandong Auto Spares Pty Ltd ABN 51 824 753 556'],
      [300, 100, 'Sold By'],
      [300, 112, 'Dave Wilson'],
    ),
  ).toBe('Quandong Auto Spares Pty Ltd')
})

test.each(['Sold by', 'Goods supplied by:'])('%s is no part of the name of the company behind it', said => {
  expect(nameOn([40, 500, `${said} Quandong Online Pty Ltd, ABN 51 824 753 556. PO Box 410, Marrawee`])).toBe(
    'Quandong Online Pty Ltd',
  )
})

test('the name of who issued a paper is told from its owner’s in brackets behind it', () => {
  const told = 'Issued by Quandong Spares (Quandong Online Pty Ltd, ABN 51 824 753 556) on Tuesday'
  expect(nameOn([40, 139, told])).toBe('Quandong Spares')
})

test.each([
  'Freight by Rosella Lines (Rosella Lines Australia Pty Ltd)',
  'Stockist of Tarnook (Tarnook Australia Pty Ltd)',
  'Banksia Motors (Banksia Motors Pty Ltd)',
  'Goods supplied by Tarnook Parts Pty Ltd remain its property until paid',
])('in small print a company is no sender: %s', told => {
  expect(nameOn([40, 60, 'Quandong Auto Spares Pty Ltd ABN 51 824 753 556'], [40, 700, told])).toBe(
    'Quandong Auto Spares Pty Ltd',
  )
})

test('a name may have small words before its owner in brackets', () => {
  expect(nameOn([40, 620, 'Wheels for Less (Tarnook Parts Pty Ltd, ABN 51 824 753 556)'])).toBe(
    'Wheels for Less',
  )
})

test.each([
  'A member of Repton Group (Repton Pacific Pty Ltd, ABN 33 051 775 556)',
  'Authorised dealer for Pentrol Oils (Pentrol Oil Pty Ltd, ABN 33 051 775 556)',
  'Goods remain property of Kestrel Spares (Kestrel Online Pty Ltd, ABN 33 051 775 556)',
  'Pay by BPAY to Kestrel Finance (Kestrel Finance Pty Ltd, ABN 33 051 775 556)',
  'Debt assigned to Kestrel Finance (Kestrel Finance Pty Ltd, ABN 33 051 775 556)',
  'Powered by Partsnet (Partsnet Software Pty Ltd, ABN 33 051 775 556)',
  'Agents for Kestrel (Kestrel Online Pty Ltd, ABN 33 051 775 556)',
  'Invoice for Banksia Motors (Banksia Holdings Pty Ltd, ABN 33 051 775 556)',
])('a sentence about another company is no name, whoever else is told: %s', told => {
  const head = supplierOn(
    [40, 50, 'Quandong Auto Spares', 18],
    [40, 70, '5 Marsh Street, Moe VIC 3825'],
    [40, 760, told],
  )
  expect([head.name, head.nameUncertain]).toEqual(['Quandong Auto Spares', false])
  expect(nameOn([40, 70, told], [40, 760, 'Quandong Auto Spares Pty Ltd ABN 51 824 753 556'])).toContain(
    'Quandong',
  )
})

test('a name with small words is not told by its owner where another company’s ABN stands on the page', () => {
  const told = 'Wheels for Less (Tarnook Parts Pty Ltd, ABN 33 051 775 556)'
  expect(nameOn([40, 70, told], [40, 760, 'Quandong Auto Spares Pty Ltd ABN 51 824 753 556'])).toContain(
    'Quandong',
  )
})

test('who trades under a name that is said twice is not named with it', () => {
  expect(
    nameOn(
      [40, 40, 'QUANDONG SPARES', 14],
      [40, 760, 'Quandong Spares – W. A. Tibbetts t/as Quandong Spares – ABN 51 824 753 556'],
    ),
  ).toMatch(/^Quandong Spares$/i)
})

test('a trading name goes on where its next word had no room', () => {
  const under = (rest: string, address: string) =>
    supplierOn(
      [380, 60, 'Wattle Distributors Pty Ltd'],
      [380, 72, 'T/A Wattlebrook Auto Electrical'],
      [380, 84, rest],
      [380, 96, address],
      [380, 108, 'MOE VIC 3825'],
      [380, 120, 'ABN 51 824 753 556'],
    ).name
  expect(under('Supplies', 'Unit 21, 401-405 Parer Street Nth')).toBe('Wattlebrook Auto Electrical Supplies')
  const wide = 'Shop 14, Tradelink Business Park, 40 Parer Street North'
  expect(under('Traralgon', wide)).toBe('Wattlebrook Auto Electrical')
})

describe('From', () => {
  const under = (name: string, ...head: TextAt[]) =>
    supplierOn(
      [40, 40, 'Quandong Auto Spares', 18],
      ...head,
      [300, 123, 'From'],
      [300, 136, name],
      [300, 148, '12 Depot Road'],
      [300, 160, 'ABN 51 824 753 556'],
    )

  test('names the supplier where its ABN is the only one', () => {
    expect(under('Rollingstone Tyre Wholesale').name).toBe('Rollingstone Tyre Wholesale')
  })

  test('names who sent something where the letterhead has an ABN, too', () => {
    const { name, abn } = under('Swiftline Logistics', [40, 60, 'ABN 53 004 085 616'])
    expect([name, abn]).toEqual(['Quandong Auto Spares', '53004085616'])
  })

  test('names a place of the supplier', () => {
    expect(under('Moorabbin Warehouse').name).toBe('Quandong Auto Spares')
  })
})

test('a trading name that its block had no room for goes on with a word of the trade', () => {
  const page = pageOfPrint(
    [405, 78, 'Wirrabilla Drivetrain Pty Ltd'],
    [405, 90, 'trading as Wirrabilla Transmission'],
    [405, 102, 'Parts'],
    [405, 114, 'Unit 5, 31 Foundry Crescent'],
    [405, 126, 'ABN 51 824 753 556'],
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Wirrabilla Transmission Parts')
})

test('who supplied stands beside the word for it in a form, and goes on in the next line', () => {
  const beside = (...texts: TextAt[]) =>
    nameOn(
      [40, 110, 'NAD'],
      [70, 110, 'SU'],
      [100, 110, 'Supplier'],
      ...texts,
      [100, 132, 'Supplier ABN'],
      [183, 132, '51 824 753 556'],
    )
  expect(beside([183, 110, 'Rivetwood Wholesale'], [183, 121, '9 Interchange Way, Merrin NSW 2766'])).toBe(
    'Rivetwood Wholesale',
  )
  expect(beside([183, 110, 'The Trustee for Rivet Family'], [183, 121, 'Trust'])).toBe(
    'The Trustee for Rivet Family Trust',
  )
})

test('a business is called by the name that somebody else operates it under', () => {
  const name = nameOn(
    [40, 44, 'tawny', 20],
    [36, 74, 'Tawny Tool Store is operated by Tawny Retail Pty Ltd, ABN 51 824 753 556'],
  )
  expect(name).toBe('Tawny Tool Store')
})

test('who is operated by a company has the name, and a site or a shop has none', () => {
  const on = (text: string) =>
    nameOn([36, 60, text], [36, 72, 'ABN 51 824 753 556'], [36, 84, '7 Depot Road'])
  expect(on('Wirrah Bench Direct is operated by Wirrah Online Holdings Pty Ltd, Unit 7')).toBe(
    'Wirrah Bench Direct',
  )
  expect(on('This store is owned and operated by Wirrah Online Holdings Pty Ltd')).not.toBe('This store')
})

test.each(['House of Brakes', 'Parts by Post'])(
  'a small word between words with capitals is a name’s own: %s',
  name => {
    expect(nameOn([40, 620, `${name} (Tarnook Parts Pty Ltd, ABN 51 824 753 556)`])).toBe(name)
  },
)

test.each(['Member of Repton Group', 'Division of Kestrel Group', 'Finance from Kestrel'])(
  'what the business is to another, or gets from it, is no name: %s',
  phrase => {
    expect(nameOn([40, 620, `${phrase} (Tarnook Parts Pty Ltd, ABN 51 824 753 556)`])).not.toBe(phrase)
  },
)

test('a division stands before its company, with or without a verb between', () => {
  const on = (text: string) =>
    nameOn([40, 36, 'halvorsen', 16], [40, 54, text, 9], [40, 64, 'ABN 51 824 753 556', 9])
  expect(on('HALVORSEN PARTS CENTRE a division of Halvorsen Motor Group Pty Ltd')).toBe(
    'HALVORSEN PARTS CENTRE',
  )
  expect(on('Halvorsen Parts Centre is a division of Halvorsen Motor Group Pty Ltd')).toBe(
    'Halvorsen Parts Centre',
  )
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

test('before its ABN, apart by no more than a dot, stands the whole of a name of which a logo shows one word', () => {
  const found = supplierOn(
    [40, 50, 'LORIKEET', 24],
    [40, 66, 'Lorikeet Paint & Panel'],
    [156, 66, 'ABN 51 824 753 556'],
    [40, 120, 'Quandong Street Garage'],
  )
  expect(found).toMatchObject({ name: 'Lorikeet Paint & Panel', nameUncertain: false })
})

test.each(['Division of Jarrah & Mee Pty Ltd', 'as franchisee of Jarrah Franchising Ltd'])(
  'whose a business is names another: %s',
  owner => {
    expect(nameOn([40, 50, 'Tallow Crankshaft Services'], [40, 62, `${owner}, ABN 51 824 753 556`])).toBe(
      'Tallow Crankshaft Services',
    )
  },
)
