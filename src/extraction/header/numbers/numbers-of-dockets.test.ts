import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { headerOn as read, rows } from '../../testing/header-on.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import { findDocumentType } from '../document-type.ts'

test('a till’s sale is the number of its invoice, where it has no other', () => {
  expect(
    read(
      rows(
        [
          [40, 'Sale'],
          [97, '3-118420'],
        ],
        [
          [40, 'Register'],
          [97, '3'],
        ],
      ),
    ).invoiceNumber,
  ).toBe('3-118420')
})

test('a department’s invoice is one, whatever slip it names', () => {
  const page = layOutPage(
    pageOfText([
      { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
      { text: 'PARTS TAX INVOICE', x: 420, y: 90 },
      ...rows([
        [300, 'PICK SLIP'],
        [420, '774410'],
      ]),
    ]),
  )
  const shows = { negativeTotal: false, withoutPrices: false, hasTotal: true }
  expect(findDocumentType([page], shows).type).toBe('tax-invoice')
})

test('the date beside a docket’s number is less the invoice’s than the one beside its own', () => {
  const found = read(
    rows(
      [
        [300, 'Number/Date'],
        [420, '900041 / 05.03.2026'],
      ],
      [
        [300, 'Delivery note/Date'],
        [420, '800127 / 04.03.2026'],
      ],
    ),
  )
  expect(found).toMatchObject({ invoiceNumber: '900041', invoiceDate: '2026-03-05' })
  expect(found.uncertain).not.toContain('invoiceDate')
})

test('by what the goods were picked is not the docket’s own number, where that stands beside it', () => {
  const numbered = (...lines: [number, string][][]) =>
    read(rows([[300, 'Pick Slip: S66290']], ...lines), undefined, 'delivery-docket').invoiceNumber
  expect(numbered([[300, 'Number: TLD566171']])).toBe('TLD566171')
  expect(numbered()).toBe('S66290')
})

test('of the orders over the dockets of a collective invoice none is the document’s before a person says so', () => {
  const orders = (...numbers: string[]) =>
    read(numbers.map((number, i) => ({ x: 151, y: 240 + 40 * i, text: `Order ${number}` })))
  expect(orders('S31184', 'S31207', 'S31260')).toMatchObject({
    purchaseOrderNumber: null,
    uncertain: expect.arrayContaining(['purchaseOrderNumber']),
    readings: { purchaseOrderNumber: ['S31184', 'S31207', 'S31260'] },
  })
  expect(orders('S31184', 'S31184').purchaseOrderNumber).toBe('S31184')
})

test('by what the goods were packed or sent is the docket’s own number where its title says so', () => {
  const docket = (title: string, ...labels: string[]) =>
    read(
      rows(...labels.map((label, i): [number, string][] => [[300, `${label}: D4${i}11`]])),
      [{ text: title, x: 420, y: 50, size: 16 }],
      'delivery-docket',
    ).invoiceNumber
  expect(docket('DELIVERY NOTE', 'Number', 'Packing slip')).toBe('D4011')
  expect(docket('DELIVERY NOTE', 'Number', 'Despatch no')).toBe('D4011')
  expect(docket('PACKING SLIP', 'Number', 'Packing slip')).toBe('D4111')
  expect(docket('DELIVERY NOTE', 'Packing slip')).toBe('D4011')
})

test('of several deliveries none has the invoice’s order where that is announced, for a person to look at', () => {
  const delivery = (docket: string, order: string): [number, string][] => [
    [40, `Docket ${docket} delivered 06/10/2026 your order ${order} rec'd by Jo`],
  ]
  const several = read(
    rows(
      [
        [300, 'Blanket order'],
        [420, 'BL-2026/07'],
      ],
      delivery('88121', 'W2291'),
      delivery('88340', 'W2317'),
    ),
  )
  expect(several.purchaseOrderNumber).toBe('BL-2026/07')
  expect(several.uncertain).toContain('purchaseOrderNumber')
  const one = read(
    rows(
      [
        [300, 'Blanket order'],
        [420, 'BL-2026/07'],
      ],
      delivery('88121', 'W2291'),
    ),
  )
  expect(one.purchaseOrderNumber).toBe('W2291')
  const twice = read(
    rows(
      [
        [300, 'Order no.'],
        [420, 'S-4471'],
      ],
      [[40, 'Docket D5512 Your order W2291 Customer ref HILUX7']],
    ),
  )
  expect(twice.purchaseOrderNumber).toBe('W2291')
})

test.each<[string, string[]]>([
  ['the first has none', ['Docket 88121', 'Docket 88340 your order W2317', 'Docket 88344 your order W2319']],
  ['one row names two', ['Docket 88340 your order W2317 Docket 88344 your order W2319']],
])('the orders of several deliveries are none of the invoice’s though %s', (_, deliveries) => {
  const found = (label: string) =>
    read(
      rows(
        [
          [300, label],
          [420, 'BL-2026/07'],
        ],
        ...deliveries.map((text): [number, string][] => [[40, text]]),
      ),
    )
  for (const label of ['Blanket order', 'Order no.'])
    expect(found(label)).toMatchObject({
      purchaseOrderNumber: 'BL-2026/07',
      uncertain: expect.arrayContaining(['purchaseOrderNumber']),
    })
  // Says whose it is.
  for (const label of ['Customer order', 'Purchase order']) {
    expect(found(label).purchaseOrderNumber).toBe('BL-2026/07')
    expect(found(label).uncertain).not.toContain('purchaseOrderNumber')
  }
})

test('an invoice that its docket numbers is not numbered by what its goods were picked by', () => {
  const found = read(
    rows(
      [
        [40, 'Our Docket'],
        [240, 'Pick No.'],
      ],
      [
        [40, 'MS-260731'],
        [240, 'P446579'],
      ],
    ),
  )
  expect(found.invoiceNumber).toBe('MS-260731')
})
