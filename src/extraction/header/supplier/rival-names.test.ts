import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const UNDER_TITLE: TextAt[] = [
  [40, 60, 'TAX INVOICE', 18],
  [40, 80, 'ABN 51 824 753 556'],
  [40, 94, 'Milepost Motors Pty Ltd'],
  [40, 108, '6/73 Siding Road'],
  [40, 122, 'Mullin Creek VIC 3429'],
]
const BESIDE: TextAt[] = [
  [420, 60, 'Halvorne Auto'],
  [420, 72, 'Warrabrook Enterprises Pty Limited'],
  [420, 84, '1/315 Industrial Parade'],
  [420, 96, 'Tel (02) 7010 4282'],
]

test('where the likeliest name has no telephone and another has one, the name is asked about', () => {
  const isDoubted = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts))]).nameUncertain
  expect(isDoubted(...UNDER_TITLE, ...BESIDE)).toBe(true)
  expect(isDoubted(...UNDER_TITLE)).toBe(false)
})

test('a logo of which a scan lost the first word is the trading name that ends so', () => {
  const page = pageOfPrint(
    [117, 50, 'Trade Spares', 20],
    [37, 78, 'Galah Automotive Wholesale Pty Ltd T/A Galah Trade Spares'],
    [37, 90, 'ABN 51 824 753 556'],
    [37, 150, 'Oil filter for engine A'],
    [37, 162, 'Oil filter for engine B'],
    [37, 174, 'Oil filter for engine C'],
  )
  const scanned = { ...page, words: page.words.map(word => ({ ...word, source: 'ocr' as const })) }
  expect(findSupplier([layOutPage(scanned)]).name).toBe('Galah Trade Spares')
})

test('of two with an ABN each, who can be telephoned is the sender', () => {
  const page = pageOfPrint(
    [40, 34, 'Tax invoice', 14],
    [340, 34, 'Pindarra Auto Electrics'],
    [340, 50, 'Bay 2'],
    [340, 64, '9 Ampere Way'],
    [340, 78, '(08) 5550 1265'],
    [340, 92, 'ABN 51 824 753 556'],
    [40, 64, 'Milepost Smash Repairs Pty Ltd'],
    [40, 78, '6/73 Siding Road'],
    [40, 92, 'ABN 53 004 085 616'],
  )
  expect(findSupplier([layOutPage(page)])).toMatchObject({
    name: 'Pindarra Auto Electrics',
    nameUncertain: true,
    abn: '51824753556',
    abnUncertain: true,
  })
})

test('the letterhead’s own name is no addressee, though its telephone stands at the foot', () => {
  const page = pageOfPrint(
    [40, 34, 'Quandong Auto Spares Pty Ltd', 12],
    [40, 50, 'ABN 51 824 753 556'],
    [40, 64, '12 Smith Street Dubbo NSW 2830'],
    [40, 140, 'Acme Motors Pty Ltd'],
    [40, 154, '5 Jones Road Orange NSW 2800'],
    [40, 168, 'Ph 02 5550 2222'],
    [40, 182, 'ABN 53 004 085 616'],
    [40, 780, 'Quandong Auto Spares - Phone 02 7010 1234'],
  )
  expect(findSupplier([layOutPage(page)])).toMatchObject({
    name: 'Quandong Auto Spares Pty Ltd',
    abn: '51824753556',
  })
})

test('who can be telephoned is the sender though the ABN stands among the paper’s numbers, and who has one beneath is not', () => {
  const found = findSupplier([
    layOutPage(
      pageOfPrint(
        [40, 50, 'QUOTE', 20],
        [280, 50, 'Date'],
        [280, 62, '8 Oct 2026'],
        [280, 80, 'ABN'],
        [280, 92, '51 824 753 556'],
        [420, 50, 'Halvorne Towbars'],
        [420, 62, 'Shed 4, 19 Siding Road'],
        [420, 74, 'MULLIN CREEK VIC 3429'],
        [420, 86, '0355 701 042'],
        [60, 104, 'Milepost Motors'],
        [60, 116, '6 Milepost Lane'],
        [60, 128, 'Mullin Creek VIC 3429'],
        [60, 140, 'ABN: 53 004 085 616'],
      ),
    ),
  ])
  expect([found.name, found.abn]).toEqual(['Halvorne Towbars', '51824753556'])
})

test.each(['Sent by Roadline Freight ABN 53 004 085 616', 'Customer ABN 53 004 085 616'])(
  'who can be telephoned is no sender by an ABN of which the paper says whose it is: %s',
  other => {
    const found = findSupplier([
      layOutPage(
        pageOfPrint(
          [420, 30, 'TAX INVOICE', 16],
          [40, 50, 'Milepost Motors Pty Ltd'],
          [40, 62, '6 Milepost Lane'],
          [40, 74, 'Mullin Creek VIC 3429'],
          [40, 86, 'Ph 03 5570 1042'],
          [330, 60, 'Halvorne Towbars Pty Ltd', 14],
          [330, 73, 'ABN 51 824 753 556'],
          [330, 85, 'Shed 4, 19 Siding Road'],
          [40, 400, other],
        ),
      ),
    ])
    expect([found.name, found.abn]).toEqual(['Halvorne Towbars Pty Ltd', '51824753556'])
  },
)

test('in large print under no other line of a title, the word for the customer announces it', () => {
  const found = findSupplier([
    layOutPage(
      pageOfPrint(
        [40, 40, 'INVOICE', 16],
        [40, 90, 'Account:', 15],
        [40, 106, 'Milepost Motors Pty Ltd'],
        [40, 118, '6 Milepost Lane'],
        [40, 130, 'Mullin Creek VIC 3429'],
        [40, 142, 'ABN 53 004 085 616'],
        [330, 50, 'Quandong Auto Spares', 12],
        [330, 64, '12 Anvil Road'],
        [330, 76, 'Dubbo NSW 2830'],
        [40, 700, 'Quandong Auto Spares ABN 51 824 753 556'],
      ),
    ),
  ])
  expect([found.name, found.abn]).toEqual(['Quandong Auto Spares', '51824753556'])
})

test('a line of the sender’s own name over its whole name is nobody else', () => {
  const page = pageOfPrint(
    [40, 40, 'Gundaroy', 18],
    [40, 62, 'Motor Group', 18],
    [40, 84, 'Parts', 18],
    [40, 106, 'ABN 51 824 753 556'],
    [40, 118, '9/305 Siding Road'],
    [40, 130, 'Mullin Creek VIC 3429'],
    [40, 142, 'Phone (03) 7010 2203'],
    [40, 154, 'www.gundaroymotorgroupparts.example'],
    [40, 300, 'Gundaroy Motor Group Parts is a trading name of Gundaroy Motor Group Parts Pty Ltd'],
  )
  expect(findSupplier([layOutPage(page)]).name).toMatch(/^Gundaroy Motor Group Parts/)
})

test.each(['the shock people', 'Long Branch'])(
  'whose whole name stands at the foot is still over the ABN: %s',
  line => {
    const page = pageOfPrint(
      [40, 50, 'Quandong', 24],
      [40, 71, line, 16],
      [40, 88, 'ABN 51 824 753 556'],
      [40, 100, '12 Foundry Road, Dunmarra QLD 4701'],
      [40, 112, 'Phone (07) 5550 1234'],
      [40, 700, 'Quandong Holdings Pty Ltd trading as Quandong'],
      ...[1, 2, 3, 4, 5, 6, 7].map((i): TextAt => [200, 300 + 12 * i, `Oil filter for engine ${i}`]),
    )
    expect(findSupplier([layOutPage(page)]).name).toBe('Quandong Holdings Pty Ltd')
  },
)

test('initials over a telephone and an ABN may be another’s than those of a company under them', () => {
  const page = pageOfPrint(
    [40, 50, 'BHF', 26],
    [40, 70, '14 Foundry Road, Moe VIC 3825'],
    [40, 82, 'Ph 03 5550 4417'],
    [40, 94, 'ABN 51 824 753 556'],
    [300, 60, 'Banksia Harrow Farming Pty Ltd'],
    [300, 72, '8 Smith Street, Sale VIC 3850'],
  )
  expect(findSupplier([layOutPage(page)]).nameUncertain).toBe(true)
})

test('the initials over a name with its telephone are its own, though the foot names it once more', () => {
  const page = pageOfPrint(
    [40, 36, 'CHF', 26],
    [40, 64, 'Corrawell Harrow Farming'],
    [40, 74, '9 Cathode Court, Tallow ACT 2699'],
    [40, 83, 'Ph 02 6900 7710'],
    [40, 779, 'CHF Holdings Pty Ltd ABN 51 824 753 556 t/as Corrawell Harrow Farming'],
    ...[1, 2, 3, 4, 5, 6, 7].map((i): TextAt => [200, 300 + 12 * i, `Oil filter for engine ${i}`]),
  )
  expect(findSupplier([layOutPage(page)])).toMatchObject({
    name: 'Corrawell Harrow Farming',
    nameUncertain: false,
  })
})

test('two that deal in the same share no name by that', () => {
  const page = pageOfPrint(
    [40, 60, 'Tallow Suspension Pty Ltd'],
    [40, 72, '14 Foundry Road, Moe VIC 3825'],
    [40, 84, 'Ph 03 5550 4417'],
    [300, 60, 'Marsh Suspension Pty Ltd'],
    [300, 72, '8 Smith Street, Sale VIC 3850'],
    [300, 84, 'Ph 03 5550 4418'],
  )
  expect(findSupplier([layOutPage(page)]).nameUncertain).toBe(true)
})
