import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { classifyRows } from './classify-rows.ts'
import { rolesOf } from './column-roles.ts'
import { bodyOf } from './table-body.ts'

const HEAD = row(200, [40, 'Part No'], [140, 'Description'], [-350, 'Qty'], [-450, 'Price'], [-540, 'Amount'])
const kindsOf = (...texts: ReturnType<typeof row>[]) => kindsUnder(HEAD, ...texts)
const kindsUnder = (...texts: ReturnType<typeof row>[]) => {
  const [table] = findTables([layWords(texts.flat())])[0] ?? []
  if (!table) return []
  const body = bodyOf(table)
  return [...classifyRows(body, rolesOf(table, body)).values()]
}
const GOODS = [
  ...row(212, [40, 'QA-1002'], [140, 'Oil filter'], [-350, '4'], [-450, '12.50'], [-540, '50.00']),
  ...row(224, [40, 'QA-77/B'], [140, 'Brake pads front'], [-350, '1'], [-450, '80.00'], [-540, '80.00']),
]

test('an amount alone is a line of goods where its words stand under those of others', () => {
  expect(kindsOf(GOODS, row(236, [140, 'Fitting'], [-540, '5.00']))).toEqual(['item', 'item', 'item'])
})

test('labour with the price of one is a line of goods, though a scan lost its count; a sum of labour is none', () => {
  const labour = (...price: [number, string][]) =>
    kindsOf(GOODS, row(236, [140, 'Test labour'], ...price, [-540, '836.69'])).at(-1)
  expect(labour([-450, '836.69'])).toBe('item')
  expect(labour()).toBe('other')
})

test('an amount alone whose words stand elsewhere is a charge beneath the table', () => {
  expect(kindsOf(GOODS, row(236, [171, 'Oil recycling'], [-540, '5.00']))).toEqual(['item', 'item', 'other'])
})

test('what OCR makes of a dotted line is no row', () => {
  const texts = [HEAD, GOODS, row(236, [40, '7'], [140, '7 7 7 7 7 7'], [-350, '7'], [-540, '-7'])].flat()
  const [table] = findTables([layWords(texts, 1, 'ocr')])[0] ?? []
  expect(table && bodyOf(table)).toHaveLength(2)
})

test('figures that multiply are goods where their name stands under them', () => {
  const [code, deposit, gasket] = ['1', '1', '2'].map((count, i) =>
    row(212 + 30 * i, [-350, count], [-450, '40.00'], [-540, count === '2' ? '80.00' : '40.00']),
  )
  const kinds = kindsOf(
    [...row(212, [140, 'ALT-12']), ...(code ?? [])],
    row(222, [140, 'Alternator exchange unit']),
    deposit ?? [],
    row(252, [140, 'Core deposit on alternator']),
    [...row(272, [140, '7120455']), ...(gasket ?? [])],
    row(282, [140, 'Gasket set']),
  )
  expect(kinds).toEqual(['item', 'text', 'item', 'text', 'item', 'text'])
})

test('what is included in the price of another is goods, though a list price of nothing stands beside it', () => {
  const page = [
    row(200, [40, 'Qty'], [90, 'Description'], [-350, 'List price'], [-450, 'Your price'], [-540, 'Amount']),
    row(212, [40, '1'], [90, 'Tow ball kit'], [-350, '20.00'], [-450, '15.00'], [-540, '15.00']),
    row(224, [40, '2'], [90, 'Shackle'], [-350, '0.00'], [-450, 'Incl'], [-540, 'Incl']),
  ]
  const [table] = findTables([layWords(page.flat())])[0] ?? []
  const body = table ? bodyOf(table) : []
  expect([...classifyRows(body, rolesOf({ columns: table?.columns ?? [] }, body)).values()]).toEqual([
    'item',
    'item',
  ])
})

test('a discount for all goods is none of them, whatever it is called after', () => {
  expect(kindsOf(GOODS, row(236, [60, 'Discount (TRADE5)'], [-540, '-19.25'])).at(-1)).toBe('other')
})

test('what ends under one name by chance is not among the goods', () => {
  const charge = row(260, [105, 'Name of the account Ltd'], [-540, '18.50'])
  const goods = ['Masking tape red', 'Thinner', 'Dry disc 150'].map((name, i) =>
    row(212 + 12 * i, [40, `KP-${i}1`], [140, name], [-350, '1'], [-450, '9.00'], [-540, '9.00']),
  )
  expect(kindsOf(...goods, charge).at(-1)).toBe('other')
})

test('an ABN beside the totals is no line of goods', () => {
  const footer = row(260, [40, 'ABN 51 824 753 556'], [200, 'SUBTOTAL'], [-350, '2'], [-540, '38.50'])
  expect(kindsOf(GOODS, footer).at(-1)).not.toBe('item')
})

test('a charge beside small print is no line of goods', () => {
  const head = row(
    200,
    [40, 'Description'],
    [260, 'SKU'],
    [-380, 'Qty'],
    [400, 'U/M'],
    [-500, 'Net'],
    [-540, 'NETT'],
  )
  const goods = (y: number, name: string, code: string) =>
    row(y, [40, name], [260, code], [-380, '4'], [400, 'EA'], [-500, '5.00'], [-540, '20.00'])
  const print = row(
    248,
    [40, 'Wandella is a trading name of Wandella Pty Ltd'],
    [400, 'Delivery'],
    [-540, '5.00'],
  )
  const [table] =
    findTables([
      layWords([head, goods(212, 'Oil filter', 'QA-1002'), goods(224, 'Seal', 'QA-77/B'), print].flat()),
    ])[0] ?? []
  const body = table ? bodyOf(table) : []
  expect(table && [...classifyRows(body, rolesOf(table, body)).values()]).toEqual(['item', 'item', 'other'])
})

test('a line whose figures multiply is one of goods, whatever noughts a spreadsheet leaves away', () => {
  const labour = row(236, [140, 'Labour: set up pinion'], [-350, '4.5'], [-450, '118'], [-540, '531'])
  expect(kindsOf(GOODS, labour)).toEqual(['item', 'item', 'item'])
})

test.each([
  ['ABN 51', '824753', '556'],
  ['BSB 962-394', '67493947', 'Quandong Pty Ltd'],
])('the figures of the sender’s small print are no count of goods: %s', (print, figure, rest) => {
  expect(kindsOf(GOODS, row(260, [40, print], [-350, figure], [440, rest])).at(-1)).not.toBe('item')
})

test('dashes in place of price and total charge nothing for what was sent', () => {
  const third = (...texts: Parameters<typeof row>[1][]) =>
    kindsOf(GOODS, row(236, ...texts, [-450, '-'], [-540, '-']))[2]
  expect(third([40, 'KIT-SEAL'], [140, 'Seal of the kit'], [-350, '2'])).toBe('item')
  // Where the others have a number: how many cartons there are.
  expect(third([140, 'Cartons'], [-350, '2'])).not.toBe('item')
})

test('what is added under the sum of the goods is none of them, wherever it stands', () => {
  const sums = [row(248, [140, 'Total goods'], [-540, '130.00']), row(260, [140, 'Postage'], [-540, '14.95'])]
  expect(kindsOf(GOODS, sums.flat())).toEqual(['item', 'item', 'other', 'other'])
})

test('whose job the next lines are for is no line, whatever figure stands under the counts', () => {
  expect(kindsOf(row(206, [40, 'Job 8348 - Rego'], [140, 'XNR'], [-350, '481']), GOODS)[0]).not.toBe('item')
  expect(kindsOf(row(206, [40, 'QA-8348'], [-350, '48']), GOODS)[0]).toBe('item')
})

test('goods may stand under the sum of others, and a number of goods may begin like a bank’s branch', () => {
  const core = row(260, [40, 'CORE-1'], [140, 'Core deposit caliper'], [-540, '50.00'])
  expect(kindsOf(GOODS, row(248, [140, 'Sub-total'], [-540, '130.00']), core).at(-1)).toBe('item')
  expect(kindsOf(row(206, [40, 'BSB-1044'], [140, 'Brake shoe set'], [-350, '2']), GOODS)[0]).toBe('item')
})

test('an amount of dollars under the counts is no count', () => {
  const points = row(
    236,
    [40, '1,000 points'],
    [140, 'a voucher of'],
    [-350, '$10'],
    [400, 'Freight'],
    [-540, '12.40'],
  )
  expect(kindsOf(GOODS, points)[2]).not.toBe('item')
})

test('a bank account on the height of the sum is no line', () => {
  const bank = row(
    236,
    [40, 'Bank: Fenwick'],
    [140, 'Parts Pty Ltd BSB 903-847 Acc'],
    [-350, '5248075'],
    [400, 'Amount ex GST'],
    [-540, '130.00'],
  )
  expect(kindsOf(GOODS, bank)[2]).not.toBe('item')
})

test('beside the ages of an account stands a sum, and no line of goods', () => {
  const ages = (y: number, ...sum: [number, string][]) =>
    row(y, [-60, '7,166.23'], [100, '90.25'], [180, '0.00'], ...sum)
  const page = [
    row(200, [-60, 'Shipped'], [80, 'Item Number'], [180, 'Description'], [-450, 'Price'], [-540, 'Total']),
    row(212, [-60, '2'], [80, 'SO1O-18I'], [180, 'Tie rod end'], [-450, '40.96'], [-540, '81.92']),
    row(224, [-60, '1'], [80, '79.14'], [180, 'Clutch kit'], [-450, '11.00'], [-540, '11.00']),
    ages(248, [400, 'Add GST'], [-540, '9.29']),
  ]
  const [table] = findTables([layWords(page.flat())])[0] ?? []
  const body = table?.rows ?? []
  const kinds = [...classifyRows(body, rolesOf({ columns: table?.columns ?? [] }, body)).values()]
  expect(kinds).toEqual(['item', 'item', 'other'])
})

test('dollars where numbers of goods stand name no line', () => {
  expect(kindsOf(GOODS, row(250, [40, '$12.50'], [-450, '$53.80'], [-540, '$4.89'])).at(-1)).toBe('other')
})

test('under lines with a number and an amount only, a charge with small print before it is no goods', () => {
  const head = row(200, [40, 'Part No'], [140, 'Donor vehicle'], [340, 'Grade'], [-540, 'Price'])
  const texts = [
    head,
    row(220, [40, 'QA-1002'], [140, 'Left mirror'], [340, 'A'], [-540, '60.00']),
    row(240, [40, 'QA-77/B'], [140, 'Bonnet'], [340, 'B'], [-540, '95.00']),
    row(300, [40, 'Keep all tags on the parts'], [300, 'Freight to the depot'], [-540, '45.00']),
  ]
  const [table] = findTables([layWords(texts.flat())])[0] ?? []
  const body = table ? bodyOf(table) : []
  expect(table && [...classifyRows(body, rolesOf(table, body)).values()]).toEqual(['item', 'item', 'other'])
})

test('where every line has its name right beneath it, figures over words are a line as well', () => {
  const line = (y: number, code: string, name: string, price: string) => [
    ...row(y, [40, code], [-300, '1'], [-450, price], [-540, price]),
    ...row(y + 12, [40, name]),
  ]
  const page = [
    row(200, [40, 'Item number'], [-300, 'Qty'], [-450, 'Unit nett'], [-540, 'Extension']),
    line(216, 'GH-4471-R', 'GEARBOX HOUSING REAR', '60.00'),
    line(240, 'OS-20', 'OIL SEAL INPUT SHAFT', '50.00'),
    line(264, '', 'CARRIAGE TO WATTLEBY', '20.00'),
  ]
  const [table] = findTables([layWords(page.flat())])[0] ?? []
  const body = table?.rows ?? []
  const kinds = [...classifyRows(body, rolesOf({ columns: table?.columns ?? [] }, body)).values()]
  expect(kinds).toEqual(['item', 'text', 'item', 'text', 'item', 'text'])
})

test('remarks beneath lines that are named beside their figures name no figures', () => {
  const line = (y: number, code: string, name: string, ...figures: [string, string, string]) =>
    row(y, [40, code], [140, name], [-350, figures[0]], [-450, figures[1]], [-540, figures[2]])
  const kinds = kindsOf(
    line(216, 'QX1170', 'Pads front', '2', '20.00', '40.00'),
    row(228, [140, 'Less 10% trade']),
    line(240, '', '', '2', '18.00', '36.00'),
    row(252, [140, 'made in Samoa']),
    line(264, 'QX1171', 'Pads rear', '1', '30.00', '30.00'),
    row(276, [140, 'made in Fiji']),
  )
  expect(kinds[2]).not.toBe('item')
})

test('conditions with a span of days beside a charge among the totals are no goods', () => {
  const goods = (y: number, part: string, count: string, name: string, price: string, amount: string) =>
    row(y, [40, part], [140, name], [-350, count], [-450, price], [-540, amount])
  const conditions = row(
    260,
    [40, 'Returns'],
    [140, 'with this invoice,'],
    [-350, '14 days'],
    [400, 'CARD'],
    [-540, '10.00'],
  )
  const kinds = kindsOf(
    goods(216, 'FX-100', '1', 'Seal crankshaft rear', '100.00', '100.00'),
    goods(230, 'FX-200', '2', 'Repair kit stabiliser', '20.00', '40.00'),
    conditions,
  )
  expect(kinds).toEqual(['item', 'item', 'other'])
})

test.each([
  ['nothing where its price stands', [40, 'LOAN-1'], [140, 'Loan car'], [-350, '3 days']],
  ['a word for its total', [40, 'LOAN-1'], [140, 'Loan car'], [-350, '3 days'], [-540, 'N/C']],
  [
    'letters alone for a number and a word for its price',
    [40, 'GPS'],
    [140, 'Tracker'],
    [-350, '4 weeks'],
    [-450, 'FOC'],
  ],
] as [string, ...[number, string][]][])(
  'goods that are counted in days are a line, though nothing is charged: %s',
  (_, ...cells) => {
    expect(kindsOf(GOODS, row(236, ...cells)).at(-1)).toBe('item')
  },
)

test('conditions with a span of days are no goods, while a docket without prices has such goods', () => {
  const span = row(236, [40, 'TERMS'], [140, 'Net'], [-350, '30 days'])
  expect(kindsOf(GOODS, span).at(-1)).not.toBe('item')
  const docket = kindsUnder(
    row(200, [40, 'Part No'], [140, 'Description'], [-350, 'Qty']),
    row(212, [40, 'QA-1002'], [140, 'Oil filter'], [-350, '4']),
    row(224, [40, 'LOAN'], [140, 'Loan car'], [-350, '3 days']),
  )
  expect(docket).toEqual(['item', 'item'])
})

test('a tax is no line of goods, though its rate stands where counts do and its words where numbers do', () => {
  const tax = (...texts: [number, string][]) => kindsOf(GOODS, row(236, ...texts)).at(-1)
  expect(tax([40, 'GST at 10'], [140, 'per cent ~'], [-350, '13.00'])).toBe('other')
  expect(tax([140, 'GST'], [-350, '10'], [380, 'per cent'], [-540, '13.00'])).toBe('other')
  expect(tax([40, 'GST-10'], [140, 'Gasket top set'], [-350, '1'], [-540, '13.00'])).toBe('item')
})
