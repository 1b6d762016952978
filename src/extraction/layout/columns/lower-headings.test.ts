import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { findHeadings } from './find-headings.ts'

const headingsOn = (...rows: ReturnType<typeof row>[]) =>
  findHeadings(layWords(rows.flat())).flatMap(found => found.headings.map(heading => heading.text))

test('words of the lower line with nothing above them are one name', () => {
  expect(
    headingsOn(
      row(100, [85, 'Order'], [141, 'Qty']),
      row(
        112,
        [97, 'Qty'],
        [141, 'Del Product Description'],
        [346, 'Item Code'],
        [430, 'Price'],
        [480, 'Value'],
      ),
    ),
  ).toEqual(['Order Qty', 'Qty Del', 'Product Description', 'Item Code', 'Price', 'Value'])
})

test('a second line that would be a heading by itself is part of the first, whatever that abbreviates', () => {
  const [first, ...more] = headingsOn(
    row(100, [40, '#'], [60, 'ITEM'], [100, 'PARTICULARS'], [-300, 'QTY'], [-330, 'U/M'], [-370, 'UNIT']),
    row(100, [-400, 'D%'], [-430, 'NET'], [-460, 'GST'], [-520, 'AMOUNT']),
    row(109, [60, 'CODE'], [-300, 'SUPPLIED'], [-370, 'LIST']),
  ).slice(1)
  expect([first, ...more]).toContain('ITEM CODE')
})

test.each(['(if superseded)', '(if replaced)'])(
  'what is said of a column in brackets under its name is of that, whatever its words: %s',
  said => {
    const cells = (first: string): [number, string][] => [
      [40, first],
      [130, 'SUPPLIED'],
      [-430, 'EACH'],
      [-540, 'AMOUNT'],
    ]
    expect(
      headingsOn(
        row(100, [40, 'ORDERED AS'], [130, 'PART NUMBER'], [220, 'DESCRIPTION'], [-360, 'SUP']),
        row(100, [-430, 'NET'], [-540, 'NET']),
        row(110, ...cells(said)),
      ),
    ).toEqual([`ORDERED AS ${said}`, 'PART NUMBER SUPPLIED', 'DESCRIPTION', 'SUP', 'NET EACH', 'NET AMOUNT'])
  },
)

test('what qualifies a name may begin further left than it', () => {
  expect(
    headingsOn(
      row(100, [-420, 'Disc.'], [460, 'Nett'], [530, 'Line total']),
      row(110, [40, 'Qty'], [90, 'Description'], [-420, '%'], [438, 'ex GST'], [530, 'inc GST']),
    ),
  ).toEqual(['Qty', 'Description', 'Disc. %', 'Nett ex GST', 'Line total inc GST'])
})

test('a narrow column sets its heading on four lines', () => {
  expect(
    headingsOn(
      row(100, [36, 'UNITS'], [76, 'PART'], [119, 'DETAILS'], [460, 'UNIT'], [510, 'AMOUNT']),
      row(112, [76, 'NUM'], [460, 'PRICE']),
      row(124, [460, 'EX']),
      row(136, [460, 'GST']),
    ),
  ).toEqual(['UNITS', 'PART NUM', 'DETAILS', 'UNIT PRICE EX GST', 'AMOUNT'])
})

test('what stands between the names of columns on the lower line is one, left of the upper line too', () => {
  expect(
    headingsOn(
      row(100, [330, 'Qty'], [400, 'Rate'], [480, 'Amount']),
      row(
        111,
        [40, 'Code'],
        [110, 'Product'],
        [250, 'Vessel'],
        [330, 'sent'],
        [400, 'excl.'],
        [480, 'excl.'],
      ),
      row(
        130,
        [40, 'QR-20'],
        [110, 'Gear oil'],
        [250, '20 L tub'],
        [330, '2'],
        [400, '10.00'],
        [480, '20.00'],
      ),
    ),
  ).toEqual(['Code', 'Product', 'Vessel', 'Qty sent', 'Rate excl.', 'Amount excl.'])
})

test('a label left of the table that could head a column hinders no lower line that names more', () => {
  expect(
    headingsOn(
      row(100, [12, 'CUST. ORDER'], [400, 'Quantity'], [490, 'Price'], [540, 'Nett']),
      row(108, [134, 'Stock Code'], [220, 'Description']),
      row(
        115,
        [12, 'K4410'],
        [350, 'Ordered'],
        [402, 'Sent'],
        [445, 'To come'],
        [490, 'Rate'],
        [540, 'Value'],
      ),
      row(
        130,
        [134, 'QR-20'],
        [220, 'Gear oil'],
        [350, '2'],
        [402, '1'],
        [445, '1'],
        [490, '9.00'],
        [540, '9.00'],
      ),
    ),
  ).toEqual(['Stock Code', 'Description', 'Ordered', 'Quantity Sent', 'To come', 'Price Rate', 'Nett Value'])
})

test('a second line of headings joins the first where that has words nobody knows among the names of a table', () => {
  const upper = row(
    100,
    [40, 'Wob'],
    [80, 'Frim'],
    [130, 'Description'],
    [250, 'Loc'],
    [310, 'Part'],
    [370, 'Less'],
    [430, 'Unit'],
    [500, 'Net'],
  )
  const joined = ['Wob', 'Frim', 'Description', 'Loc', 'Part', 'Less %', 'Unit Net', 'Net Amount']
  expect(headingsOn(upper, row(109, [370, '%'], [430, 'Net'], [495, 'Amount']))).toEqual(joined)
  const alone = ['Wob', 'Frim', 'Description', 'Loc', 'Part', 'Less', 'Unit', 'Net']
  expect(headingsOn(upper, row(109, [130, 'Net'], [220, 'Amount']))).toEqual(alone)
  expect(headingsOn(upper, row(109, [130, 'Bonnet lock'], [310, 'Stock']))).toEqual(alone)
})
