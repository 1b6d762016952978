import { expect, test } from 'vitest'
import { rowKey } from '../../layout/lay-out.ts'
import { layWords, type PlacedText, row } from '../../testing/lay-words.ts'
import { labelledAmounts } from './labelled-amounts.ts'

const amountsOn = (...rows: PlacedText[][]) =>
  labelledAmounts(layWords(rows.flat()), new Set()).map(({ label, cents }) => [label, cents])

test('GST in brackets behind a total is an amount of its own, in the next line too', () => {
  expect(amountsOn(row(100, [320, 'Total'], [400, '$1,128.85 (includes $102.62 GST)']))).toEqual([
    ['total', 112885],
    ['gst', 10262],
  ])
  expect(
    amountsOn(row(100, [320, 'Total'], [400, '$1,128.85 (includes']), row(112, [400, '$102.62 GST)'])),
  ).toEqual([
    ['total', 112885],
    ['gst', 10262],
  ])
})

test('GST in brackets may stand by itself', () => {
  expect(
    amountsOn(row(100, [320, 'TOTAL'], [-540, '$143.00']), row(112, [400, '(includes GST $13.00)'])),
  ).toEqual([
    ['total', 14_300],
    ['gst', 1300],
  ])
})

test('what GST is charged on is no amount of its own', () => {
  expect(
    amountsOn(
      row(100, [320, 'GST on $317.80'], [-540, '$31.78']),
      row(112, [320, 'Post & packing'], [-540, '$9.00']),
    ),
  ).toEqual([
    ['gst', 3178],
    ['freight', 900],
  ])
})

test('a label may go on in the next line', () => {
  expect(amountsOn(row(100, [320, 'Express'], [-540, '$38.50']), row(112, [320, 'courier']))).toEqual([
    ['freight', 3850],
  ])
  expect(
    amountsOn(row(100, [320, 'Glass handling and'], [-540, '$38.50']), row(112, [320, 'delivery'])),
  ).toEqual([['freight', 3850]])
})

test('amounts in a strip belong to the labels over them in order', () => {
  const strip = [
    row(100, [40, 'Items'], [170, 'Freight'], [300, 'GST'], [430, 'Total']),
    row(113, [-160, '1,015.60'], [-290, '22.50'], [-420, '103.81'], [-550, '1,141.91']),
  ]
  expect(amountsOn(...strip)).toEqual([
    ['goods', 101560],
    ['freight', 2250],
    ['gst', 10381],
    ['total', 114191],
  ])
})

test('small print may stand before the labels of a strip', () => {
  const labels = row(
    100,
    [40, 'F = GST free'],
    [200, 'Goods'],
    [300, 'Freight'],
    [400, 'GST'],
    [480, 'To pay'],
  )
  expect(
    amountsOn(labels, row(114, [-285, '433.60'], [-385, '16.50'], [-465, '45.01'], [-560, '495.11'])),
  ).toEqual([
    ['goods', 43360],
    ['freight', 1650],
    ['gst', 4501],
    ['total', 49511],
  ])
})

test('bank details close before a label are no part of it', () => {
  expect(
    amountsOn(
      row(100, [320, 'Subtotal'], [-540, '$734.00']),
      row(
        112,
        [40, 'Payment is due by 21 April 2026. Bank: BSB 802-214'],
        [315, 'Delivery to Batlow'],
        [-540, '$18.50'],
      ),
      row(124, [315, 'Total before GST'], [-540, '$752.50']),
      row(136, [315, 'GST'], [-540, '$75.25']),
    )[1],
  ).toEqual(['freight', 1850])
})

test('how to pay, close before a label, is no part of it', () => {
  const amounts = amountsOn(
    row(100, [320, 'Subtotal'], [-540, '$130.00']),
    row(112, [40, 'Our bank: Direct deposit'], [320, 'Freight'], [-540, '$10.00']),
    row(124, [320, 'GST'], [-540, '$14.00']),
    row(136, [320, 'Total'], [-540, '$154.00']),
  )
  expect(amounts[1]).toEqual(['freight', 1000])
})

test('a label is whole though labels under it begin where its second word does', () => {
  const [, amount] = labelledAmounts(
    layWords([
      ...row(100, [320, 'Subtotal'], [-540, '$734.00']),
      ...row(112, [290, 'Freight & Handling'], [-540, '$18.50']),
      ...row(124, [332, 'Total before GST'], [-540, '$752.50']),
      ...row(136, [332, 'GST'], [-540, '$75.25']),
    ]),
    new Set(),
  )
  expect([amount?.label, amount?.text]).toEqual(['freight', 'Freight & Handling'])
})

test('a price of goods over a label tells nothing of where it begins', () => {
  const amounts = labelledAmounts(
    layWords([
      ...row(100, [335, '92.16'], [-540, '$92.16']),
      ...row(112, [285, 'Dangerous goods surcharge'], [-540, '$6.50']),
      ...row(124, [335, 'Total before GST'], [-540, '$98.66']),
      ...row(136, [390, 'GST'], [-540, '$9.87']),
    ]),
    new Set(),
  )
  expect(amounts.map(({ text }) => text)).not.toContain('goods surcharge')
})

test('how goods travel is no part of what that costs', () => {
  expect(amountsOn(row(100, [320, 'Shipping'], [400, '$14.95 via Parcel - standard']))).toEqual([
    ['freight', 1495],
  ])
})

test('a remark in brackets has its words without the bracket', () => {
  const [amount] = labelledAmounts(layWords(row(100, [320, '(Total Shipping Charges $12.90)'])), new Set())
  expect([amount?.text, amount?.cents]).toEqual(['Total Shipping Charges', 1290])
})

test('brackets whose middle word a scan lost are of one label, however wide the gap', () => {
  expect(amountsOn(row(100, [37, 'Freight (door'], [125, 'door)'], [-270, '145.00']))).toEqual([
    ['freight', 14_500],
  ])
})

test('an amount half way between the two lines of its label is beside it', () => {
  expect(
    amountsOn(
      row(100, [324, 'Items subtotal'], [-540, '816.20']),
      row(120, [324, 'Discount (code TRADE10, 10% off']),
      row(126, [-540, '-81.62']),
      row(132, [324, 'items)']),
    ),
  ).toEqual([
    ['subtotal', 81_620],
    ['discount', -8162],
  ])
})

test('rows of sums are called what their columns are', () => {
  const docket = (y: number, name: string, ...sums: [string, string, string]) =>
    row(y, [40, name], [-300, sums[0]], [-360, sums[1]], [-420, sums[2]])
  expect(
    amountsOn(
      row(100, [40, 'Docket'], [-300, 'Ex GST'], [-360, 'GST'], [-420, 'Inc GST']),
      docket(114, 'D-101', '100.00', '10.00', '110.00'),
      docket(128, 'D-102', '30.00', '3.00', '33.00'),
      docket(142, 'D-103', '20.00', '2.00', '22.00'),
      docket(156, 'All dockets', '150.00', '15.00', '165.00'),
    ).slice(-2),
  ).toEqual([
    ['gst', 1500],
    ['total', 16_500],
  ])
})

test('amounts may begin their rows, with their labels behind them', () => {
  const amounts = (y: number, amount: string, label: string) => row(y, [-90, amount], [110, label])
  expect(
    amountsOn(
      amounts(100, '230.88', 'Goods'),
      amounts(114, '11.50', 'Courier'),
      amounts(128, '242.38', 'Total ex GST'),
      amounts(142, '24.24', 'GST 10%'),
    ),
  ).toEqual([
    ['goods', 23088],
    ['freight', 1150],
    ['subtotal', 24238],
    ['gst', 2424],
  ])
  expect(amountsOn(amounts(100, '11.50', 'Courier'), amounts(114, '24.24', 'Oil filter'))).toEqual([
    [null, 1150],
    [null, 2424],
  ])
})

test('a label behind its amount is its own, whatever stands before it in a panel beside the totals', () => {
  expect(
    amountsOn(
      row(100, [20, 'Depot'], [-240, '5.00'], [255, 'Parcel bag fee']),
      row(112, [20, '7 Rope Walk']),
      row(124, [20, 'Account'], [-240, '105.00'], [255, 'Total without GST']),
      row(136, [-240, '10.50'], [255, 'GST']),
    ),
  ).toEqual([
    ['surcharge', 500],
    ['subtotal', 10_500],
    ['gst', 1050],
  ])
})

test('labels over a strip of amounts may take two rows', () => {
  expect(
    amountsOn(
      row(
        100,
        [40, 'Parts'],
        [130, 'Account Discount'],
        [260, 'Net (before'],
        [370, 'GST'],
        [440, 'Invoice'],
      ),
      row(112, [40, 'Total'], [155, '(5%)'], [275, 'GST)'], [440, 'Total']),
      row(128, [40, '200.00'], [150, '10.00-'], [275, '190.00'], [365, '19.00'], [440, '209.00']),
    ),
  ).toEqual([
    ['goods', 20_000],
    ['discount', -1000],
    ['subtotal', 19_000],
    ['gst', 1900],
    ['total', 20_900],
  ])
})

test('a charge among the totals right of the goods counts beside a line of goods, and nowhere else', () => {
  const beside = (x0: number) => {
    const page = layWords([
      ...row(100, [40, 'Widget'], [-300, '12.00'], [x0, 'Freight'], [-560, '18.50']),
      ...row(114, [40, 'Gadget'], [-300, '30.00']),
      ...row(128, [420, 'GST 10%'], [-560, '6.05']),
      ...row(142, [420, 'Total'], [-560, '66.55']),
    ])
    const goods = new Set(page.rows.slice(0, 2).map(rowKey))
    return labelledAmounts(page, goods).map(({ label, cents }) => [label, cents])
  }
  expect(beside(420)).toContainEqual(['freight', 1850])
  expect(beside(400)).not.toContainEqual(['freight', 1850])
})

test('a code of tax behind what is charged is no label of it', () => {
  expect(
    amountsOn(
      row(100, [320, 'Freight'], [470, '$15.00 GST']),
      row(112, [320, 'Amount'], [470, '$13.00 GST']),
      row(124, [320, 'Total'], [470, '$143.00']),
    ),
  ).toEqual([
    ['freight', 1500],
    ['gst', 1300],
    ['total', 14_300],
  ])
})

test('a charge behind a wider space in its label is still called what it begins with', () => {
  const within = (x: number) =>
    amountsOn(
      row(100, [60, 'Club discount 5% off'], [x, 'all items'], [-540, '-$39.66']),
      row(112, [60, 'Total'], [-540, '$81.00']),
    )
  expect(within(168)).toContainEqual(['discount', -3966])
  expect(within(300)).not.toContainEqual(['discount', -3966])
})

test('a wide space before a dash ends no label', () => {
  const [goods, freight, total] = [
    row(100, [320, 'Goods'], [-540, '$90.00']),
    row(112, [320, 'Freight'], [382, '- Run 3'], [-540, '$12.50']),
    row(124, [320, 'Total'], [-540, '$112.75']),
  ]
  expect(amountsOn(goods, freight, total)).toEqual([
    ['goods', 9000],
    ['freight', 1250],
    ['total', 11275],
  ])
})

test('totals may stand before what they are called, and other words behind an amount call it nothing', () => {
  expect(
    amountsOn(
      row(100, [380, '133.60 total before GST']),
      row(112, [386, '13.36 GST 10%']),
      row(124, [380, '$146.96 to pay']),
      row(136, [380, '$2.94 off your next order']),
      row(148, [380, '350.00 account balance']),
      row(160, [380, '$350.00 total owing']),
    ),
  ).toEqual([
    ['subtotal', 13_360],
    ['gst', 1336],
    ['total', 14_696],
  ])
})
