import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { pageOfPrint } from '../../testing/page-of-text.ts'
import { layOutPage } from '../lay-out.ts'
import { findHeadings } from './find-headings.ts'

const headingsOn = (...rows: ReturnType<typeof row>[]) =>
  findHeadings(layWords(rows.flat())).flatMap(found => found.headings.map(heading => heading.text))

test('words of two lines that merely touch are two names', () => {
  expect(
    headingsOn(
      row(100, [34, 'Stock No Description']),
      row(112, [133.4, 'Location'], [283, 'Qty'], [350, 'Unit Price'], [480, 'Amount']),
    ),
  ).toEqual(['Stock No Description', 'Location', 'Qty', 'Unit Price', 'Amount'])
})

test('a line of goods with its price and total is no row of headings, whatever its words name', () => {
  expect(
    headingsOn(
      row(
        100,
        [51, '22/07'],
        [77, '70802'],
        [108, 'DEL'],
        [154, 'Delivery fee'],
        [421, '1 EA'],
        [458, '24.50'],
        [498, '24.50'],
      ),
    ),
  ).toEqual([])
})

test('a row of words that name nothing is the first of the table, not of its heading', () => {
  expect(
    headingsOn(
      row(100, [40, 'Code'], [120, 'Description'], [400, 'Qty'], [470, 'Price'], [520, 'Total']),
      row(112, [120, 'Workshop consumables']),
    ),
  ).toEqual(['Code', 'Description', 'Qty', 'Price', 'Total'])
})

test('a line of whatever words that stand one by one over headings is their first line, beside whatever the page has there', () => {
  expect(
    headingsOn(
      row(100, [20, '14 Tannery Lane'], [186, 'Part'], [393, 'Qty'], [430, 'Qty'], [470, 'Rec.']),
      row(
        112,
        [20, 'Quandong'],
        [186, 'Number'],
        [241, 'Details'],
        [380, 'Ordered'],
        [427, 'Del'],
        [464, 'Retail'],
        [520, 'Amount'],
      ),
    ),
  ).toEqual(['Part Number', 'Details', 'Qty Ordered', 'Qty Del', 'Rec. Retail', 'Amount'])
})

test('a line that stands over headings and would rename their numbers is none of theirs', () => {
  expect(
    headingsOn(
      row(100, [40, 'Order No'], [120, 'Vehicle'], [400, 'Salesperson']),
      row(113, [40, 'Part No'], [120, 'Description'], [400, 'Qty'], [450, 'Price'], [520, 'Total']),
    ),
  ).toEqual(['Part No', 'Description', 'Qty', 'Price', 'Total'])
})

test('an address on the web that reaches up to the first heading is none of it', () => {
  expect(
    headingsOn(
      row(
        100,
        [20, 'sales@shop.example No'],
        [160, 'Qty'],
        [200, 'Description'],
        [450, 'Price'],
        [520, 'Total'],
      ),
    ),
  ).toEqual(['No', 'Qty', 'Description', 'Price', 'Total'])
})

test('the first line of headings says nothing of those beside it that it stands over none of', () => {
  expect(
    headingsOn(
      row(100, [120, 'Part'], [380, 'Qty'], [430, 'Rec.']),
      row(
        111,
        [120, 'Number'],
        [200, 'Description'],
        [380, 'Del'],
        [430, 'Retail'],
        [480, 'Each'],
        [507, 'Amount'],
      ),
    ),
  ).toEqual(['Part Number', 'Description', 'Qty Del', 'Rec. Retail', 'Each Amount'])
})

test('a section’s title over the first heading is none of it', () => {
  expect(
    headingsOn(
      row(100, [40, 'Labour']),
      row(112, [40, 'Code'], [120, 'Name'], [400, 'Qty'], [450, 'Unit price'], [520, 'Total']),
    ),
  ).toEqual(['Code', 'Name', 'Qty', 'Unit price', 'Total'])
})

test('what stands before hours, rate and total is the work, whatever its column is called', () => {
  expect(headingsOn(row(100, [133, 'Task'], [375, 'Hours'], [456, 'Rate'], [531, 'Total']))).toEqual([
    'Task',
    'Hours',
    'Rate',
    'Total',
  ])
  const tagged: [number, string][] = [
    [48, 'Qty'],
    [127, 'Item / OE'],
    [326, 'Warranty'],
    [394, 'Price inc'],
    [482, 'Total inc'],
  ]
  expect(headingsOn(row(100, ...tagged))).toHaveLength(5)
  expect(headingsOn(row(100, [133, 'Task'], [375, 'Hours'], [456, 'Rate']))).toEqual([])
})

test('what stands before a count, a list price, a price less a discount and a total is the goods, whatever their columns are called', () => {
  const names = ['Suits', 'Maker', 'What', 'No. off', 'List', 'Less', 'Each', 'Amount']
  const edges = [43, 125, 194, 363, 416, 445, 484, 523]
  expect(headingsOn(row(100, ...names.map((name, i): [number, string] => [edges[i] ?? 0, name])))).toEqual(
    names,
  )
})

test('the last line of a letterhead on the height of the names is none of them', () => {
  const page = (size: number) =>
    layOutPage(
      pageOfPrint(
        [29, 70, 'PARTS', size],
        [190, 70, 'Qty'],
        [280, 70, 'Goods Description'],
        [450, 70, 'Rate'],
        [540, 70, 'Price'],
      ),
    )
  const first = (size: number) => findHeadings(page(size))[0]?.headings[0]?.text
  expect([first(18), first(10)]).toEqual(['Qty', 'PARTS'])
})

test('names of columns may be set in two sizes', () => {
  const page = layOutPage(
    pageOfPrint(
      [29, 70, 'Your Part', 10],
      [120, 70, 'Our Code', 10],
      [220, 70, 'Description', 10],
      [400, 70, 'Ord', 6],
      [440, 70, 'Sup', 6],
      [480, 70, 'Price', 6],
      [540, 70, 'Total', 6],
    ),
  )
  expect(
    findHeadings(page)[0]
      ?.headings.map(heading => heading.text)
      .slice(0, 2),
  ).toEqual(['Your Part', 'Our Code'])
})

test('initials with their points are one word of a heading', () => {
  expect(
    headingsOn(
      row(100, [121, 'Qty'], [146, 'Part'], [407, 'Sell'], [495, 'Total (inc']),
      row(
        111,
        [55, 'Invoiced'],
        [120, 'B/O'],
        [146, 'Number'],
        [212, 'Particulars'],
        [407, 'Price'],
        [440, 'G.S.T.'],
        [517, 'GST)'],
      ),
      row(
        130,
        [90, '3'],
        [132, '1'],
        [146, 'KS-3974'],
        [212, 'Wiper blade'],
        [407, '41.39'],
        [516, '136.59'],
      ),
    ),
  ).toContain('Part Number')
})

test('a block beside the headings does not keep their second line from them', () => {
  expect(
    headingsOn(
      row(61, [29, 'Aldermoor Holdings Pty'], [186, 'Part'], [474, 'Price'], [523, 'Amount']),
      row(
        73,
        [29, 'Ltd'],
        [186, 'No'],
        [231, 'Product Description'],
        [387, 'Qty'],
        [476, '(inc)'],
        [548, 'inc'],
      ),
      row(92, [186, '57.53'], [231, 'Globe H7'], [401, '1'], [468, '$15.60'], [532, '$15.60']),
    ),
  ).toContain('Part No')
})

test('a table of what GST was charged on is none of goods', () => {
  const rows = [
    row(654, [55, 'CODE'], [175, 'RATE'], [295, 'GST'], [415, 'SALE AMOUNT']),
    row(671, [55, 'GST'], [175, '10%'], [295, '$75.40'], [415, '$753.95']),
  ]
  expect(headingsOn(...rows)).toEqual([])
})

test('names that stand close are cut where the gaps are clearly wider, though one of them says nothing', () => {
  const close: [number, string][] = [
    [360, 'Backing'],
    [397, '(mths)'],
    [432, 'Each'],
    [454, 'ex'],
    [466, 'GST'],
    [486, 'Ext'],
    [503, 'ex'],
    [515, 'GST'],
  ]
  expect(headingsOn(row(100, [40, 'Qty'], [80, 'Model'], [160, 'Details'], ...close))).toEqual([
    'Qty',
    'Model',
    'Details',
    'Backing (mths)',
    'Each ex GST',
    'Ext ex GST',
  ])
})

test('cylinders held are counted, so that GST beside a rate is of goods', () => {
  const heads = ['Code', 'Cylinder rental', 'Cyls held', 'Rate', 'Amount', 'GST']
  const at = [30, 110, 300, 400, 460, 540]
  expect(headingsOn(row(100, ...heads.map((text, i): [number, string] => [at[i] ?? 0, text])))).toEqual(heads)
  const taxes = heads.filter(text => text !== 'Cyls held')
  expect(headingsOn(row(100, ...taxes.map((text, i): [number, string] => [at[i] ?? 0, text])))).toEqual([])
})

test('what heads the names above their figures is no part of the headings of those', () => {
  const page = layWords([
    ...row(133, [43, 'Item No. Product Description']),
    ...row(142, [60, '#'], [129, 'Location'], [230, 'Qty'], [371, 'U/M'], [399, 'Price'], [503, 'Amount']),
  ])
  expect(findHeadings(page)[0]?.headings.map(heading => heading.text)).toEqual([
    '#',
    'Location',
    'Qty',
    'U/M',
    'Price',
    'Amount',
  ])
})

test('a company left of the headings names no column, whatever it deals in', () => {
  const beside = row(200, [29, 'Wirra Trade Parts Pty Ltd'])
  const names = ['Details', 'Qty', 'Rate', 'Total']
  expect(
    headingsOn(
      [...beside, ...row(200, [186, 'Details'], [-380, 'Qty'], [-490, 'Rate'], [-560, 'Total'])],
      row(214, [29, '30 Mill Road'], [186, 'CV shaft'], [-380, '1'], [-490, '7.95'], [-560, '7.95']),
    ),
  ).toEqual(names)
})

test('a note right under the headings, in one column, is none of them', () => {
  expect(
    headingsOn(
      row(
        100,
        [40, 'Ordered'],
        [90, 'Sent'],
        [140, 'Code'],
        [200, 'Details'],
        [400, 'Each'],
        [460, 'Amount'],
      ),
      row(112, [200, 'BACK ORDER TO FOLLOW UNDER']),
      row(124, [200, 'SEPARATE INVOICE']),
    ),
  ).toEqual(['Ordered', 'Sent', 'Code', 'Details', 'Each', 'Amount'])
})

test('what a word joins is of one column, though the heading above it is narrow', () => {
  expect(
    headingsOn(
      row(100, [40, 'Qty'], [90, 'Product'], [300, 'Price'], [400, 'Total']),
      row(111, [90, 'code and brand beneath'], [300, 'ex GST'], [400, 'ex GST']),
      row(130, [40, '2'], [90, 'Idler pulley'], [300, '10.00'], [400, '20.00']),
    ),
  ).toEqual(['Qty', 'Product code and brand beneath', 'Price ex GST', 'Total ex GST'])
})

test('two columns of one name close to each other are no words of the block left of them', () => {
  expect(
    headingsOn(
      row(89, [40, 'Ltd'], [-420, 'Qty'], [-480, 'Unit'], [-540, 'Amount']),
      row(100, [40, '44 Mulga St, Port'], [150, 'Item'], [176, 'Item'], [260, 'Description']),
      row(100, [-420, 'Shipped'], [-480, 'Price'], [-540, 'AUD']),
    ),
  ).toEqual(['Item Item', 'Description', 'Qty Shipped', 'Unit Price', 'Amount AUD'])
})
