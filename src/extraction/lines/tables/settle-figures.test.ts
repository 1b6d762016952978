import { expect, test } from 'vitest'
import type { TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import type { Roles } from './column-roles.ts'
import { foldFigures, settleFigures } from './settle-figures.ts'

const ROLES: Roles = {
  part: null,
  otherParts: [],
  standIns: [],
  description: null,
  quantity: 0,
  ordered: null,
  backordered: null,
  unit: 1,
  discount: null,
  tax: null,
  total: 2,
  figures: [0, 1, 2],
  areCodesOpen: false,
}

/** A cell as the first reader saw it and as the second did. */
function cell(text: string, second: string, source: Word['source'] = 'ocr'): Segment {
  const place = { x0: 0, y0: 0, x1: 20, y1: 10, colour: 0, bold: false, hidden: null }
  return segmentOf([{ ...place, text, source, readings: [second] }], 1)
}

function rowOf(...cells: Segment[]): TableRow {
  return { page: 1, y0: 0, y1: 10, cells, row: { page: 1, y0: 0, y1: 10, segments: cells } }
}

function textsOf(row: TableRow | undefined): (string | undefined)[] {
  return row?.cells.map(one => one?.text) ?? []
}

test('A second reader is believed where only its figure makes the row multiply', () => {
  const row = rowOf(cell('2', '2'), cell('13.50', '18.50'), cell('37.00', '37.00'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['2', '18.50', '37.00'])
})

test('Nothing is changed where more than one reading multiplies', () => {
  const row = rowOf(cell('2', '3'), cell('10.00', '10.00'), cell('40.00', '20.00'))
  const twice = rowOf(cell('2', '4'), cell('10.00', '5.00'), cell('40.00', '20.00'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['2', '10.00', '20.00'])
  expect(textsOf(settleFigures([twice], ROLES)[0])).toEqual(['2', '10.00', '40.00'])
})

test('A row that multiplies already stays as the first reader saw it', () => {
  const row = rowOf(cell('2', '3'), cell('18.50', '18.50'), cell('37.00', '55.50'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['2', '18.50', '37.00'])
})

test('a total that lost its first figure is what the row multiplies to', () => {
  const total = (count: string, price: string, seen: string) =>
    textsOf(settleFigures([rowOf(cell(count, count), cell(price, price), cell(seen, seen))], ROLES)[0])[2]
  expect(total('2', '4.85', '70')).toBe('9.70')
  for (const other of ['7.10', '0', '19.70']) expect(total('2', '4.85', other)).toBe(other)
  // Its count was misread, not its total.
  expect(total('11', '20.00', '20.00')).toBe('20.00')
})

test('none of something that is charged for is another count, which price and total tell', () => {
  const row = rowOf(cell('0', ''), cell('24.30', '24.30'), cell('145.80', '145.80'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual([undefined, '24.30', '145.80'])
  const given = rowOf(cell('0', '0'), cell('24.30', '24.30'), cell('0.00', '0.00'))
  expect(textsOf(settleFigures([given], ROLES)[0])).toEqual(['0', '24.30', '0.00'])
})

test('Printed text is never changed', () => {
  const row = rowOf(cell('2', '2', 'pdf'), cell('13.50', '18.50', 'pdf'), cell('37.00', '37.00', 'pdf'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['2', '13.50', '37.00'])
})

test('Letters that OCR saw in a column of figures become the figures they look like', () => {
  const column = (heading: string) => ({ x0: 0, x1: 100, heading })
  const row = rowOf(cell('I2', 'I2'), cell('l8.5O', 'l8.5O'), cell('BOLT', 'BOLT'))
  const table = {
    page: 1,
    headed: true,
    columns: [column('Qty'), column('Unit Price'), column('Description')],
    rows: [row],
  }
  expect(textsOf(foldFigures(table).rows[0])).toEqual(['12', '18.50', 'BOLT'])
})

test('a word that begins like a figure is none', () => {
  const table = {
    page: 1,
    headed: true,
    columns: [{ heading: 'Qty', x0: 0, x1: 50 }],
    rows: [rowOf(cell('Direct', 'Direct')), rowOf(cell('lO', 'IO'))],
  }
  expect(foldFigures(table).rows.map(row => textsOf(row))).toEqual([['Direct'], ['10']])
})

test.each([
  ['57 20', '57.20'],
  ['37.90 90', '37.90'],
  ['1.594.26', '1,594.26'],
])(
  'in a column of money a lost point is set, a comma put right, and cents read twice are read once: %s',
  (seen, money) => {
    const [first = '', second = ''] = seen.split(' ')
    const words = [...cell(first, first).words, ...cell(second, second).words]
    const total = { ...cell(seen, seen), words }
    const columns = ['Qty', 'Value'].map(heading => ({ x0: 0, x1: 50, heading }))
    const table = { page: 1, headed: true, columns, rows: [rowOf(total, total)] }
    expect(textsOf(foldFigures(table).rows[0])[1]).toBe(money)
  },
)

test('what comes back is paid back, though OCR lost the total’s minus', () => {
  const row = rowOf(cell('-1', '-1'), cell('250.00', '250.00'), cell('250.00', '250.00'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['-1', '250.00', '-250.00'])
  const printed = rowOf(cell('-1', '', 'pdf'), cell('250.00', '', 'pdf'), cell('250.00', '', 'pdf'))
  expect(textsOf(settleFigures([printed], ROLES)[0])).toEqual(['-1', '250.00', '250.00'])
})

test('a speck behind a count that only one reader took for a minus brings nothing back', () => {
  const row = rowOf(cell('1-', '1'), cell('386.40', '386.40'), cell('386.40', '386.40'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['1', '386.40', '386.40'])
  const back = rowOf(cell('1-', '1'), cell('386.40', '386.40'), cell('386.40', '386.40-'))
  expect(textsOf(settleFigures([back], ROLES)[0])).toEqual(['1-', '386.40', '-386.40'])
})

test('a word whose letters all look like figures is none', () => {
  const columns = [{ heading: 'Qty', x0: 0, x1: 50 }]
  const table = {
    page: 1,
    headed: true,
    columns,
    rows: [rowOf(cell('GOODS', 'GOODS')), rowOf(cell('SO', 'SO'))],
  }
  expect(foldFigures(table).rows.map(row => textsOf(row))).toEqual([['GOODS'], ['50']])
})

test('a total whose point a reader lost is no other total', () => {
  const row = rowOf(cell('50', '50'), cell('98.00', '98.00'), cell('49.00', '4900'))
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual(['50', '98.00', '49.00'])
})

test('an amount without its point has it where the column’s others have one', () => {
  const rows = [
    rowOf(cell('1', '1'), cell('3179', '3179'), cell('3179', '3179')),
    rowOf(cell('2', '2'), cell('10.00', '10.00'), cell('20.00', '20.00')),
    rowOf(cell('1', '1'), cell('89.70', '89.70'), cell('89.70', '89.70')),
  ]
  expect(textsOf(settleFigures(rows, ROLES)[0])).toEqual(['1', '31.79', '31.79'])
  const paidBack = rowOf(cell('-1', '-1'), cell('3179', '3179'), cell('3179 CR', '3179'))
  expect(textsOf(settleFigures([paidBack, ...rows.slice(1)], ROLES)[0])).toEqual(['-1', '31.79', '31.79 CR'])
  expect(textsOf(settleFigures(rows.slice(0, 2), ROLES)[0])).toEqual(['1', '3179', '3179'])
  const whole = rows.map(row => rowOf(...row.cells.map(one => cell(one?.text ?? '', '', 'pdf'))))
  expect(textsOf(settleFigures(whole, ROLES)[0])).toEqual(['1', '3179', '3179'])
})

test.each([
  ['25', '14.41', '36.03', '2.5'],
  ['100', '84.45', '92.90', '1.00'],
])('a count that lost its point has it where the row multiplies: %s', (count, price, total, whole) => {
  const row = rowOf(cell(count, count), cell(price, price), cell(total, total))
  const others = ['1.00', '7.50'].map(one =>
    rowOf(cell(one, one), cell('9.00', '9.00'), cell('9.00', '9.00')),
  )
  expect(textsOf(settleFigures([row, ...others], ROLES)[0])).toEqual([whole, price, total])
  // Where counts are whole, it is the price that may be for more than one, or misread.
  expect(textsOf(settleFigures([row], ROLES)[0])).toEqual([count, price, total])
})

test('what is counted in hours or litres may have lost its point where no other count has one', () => {
  const settled = (count: string) =>
    textsOf(
      settleFigures([rowOf(cell(count, ''), cell('96.00', '96.00'), cell('240.00', '240.00'))], ROLES)[0],
    )
  expect(['25 hr', '25L', '25 ea'].map(count => settled(count)[0])).toEqual(['2.5 hr', '2.5L', '25 ea'])
})

test('pieces of a figure that stand far apart are not one', () => {
  const tableOf = (x: number) => {
    const words = ['3', '.25'].map((text, i) => ({
      ...(cell(text, text).words[0] as Word),
      x0: i * x,
      x1: i * x + 8,
    }))
    const columns = [{ x0: 0, x1: 100, heading: 'Qty' }]
    return foldFigures({ page: 1, headed: true, columns, rows: [rowOf(segmentOf(words, 1))] }).rows[0]
  }
  expect(textsOf(tableOf(10))).toEqual(['3.25'])
  expect(textsOf(tableOf(40))).toEqual(['3 .25'])
})

test('a stroke of the cell beside a count is no figure of it', () => {
  const row = (count: string) => rowOf(cell(count, ''), cell('38.90', '38.90'), cell('77.80', '77.80'))
  const settled = (count: string) => textsOf(settleFigures([row(count)], ROLES)[0])[0]
  expect(['28', '12', '14'].map(settled)).toEqual(['2', '2', '14'])
})

test('prices that all lost their points have them where their lines multiply', () => {
  const columns = ['Qty', 'Unit price', 'Amount'].map((heading, i) => ({
    x0: 100 * i,
    x1: 100 * i + 90,
    heading,
  }))
  const priced = (...figures: string[]) => {
    const row = rowOf(...figures.map(text => cell(text, text)))
    return textsOf(foldFigures({ page: 1, headed: true, columns, rows: [row] }).rows[0])[1]
  }
  expect(priced('-2.00 Units', '2240', '-$44.80')).toBe('22.40')
  expect(priced('2', '2240', '45.80')).toBe('2240')
  expect(priced('2', '2240', '4480')).toBe('2240')
})

test('a price without a point is in dollars where it multiplies with a count as it stands, and comes of what is charged', () => {
  const priced = (headings: readonly string[], ...figures: string[]) => {
    const columns = [...headings, 'Unit price', 'Amount'].map((heading, i) => ({
      x0: 100 * i,
      x1: 100 * i + 90,
      heading,
    }))
    const row = rowOf(...figures.map(text => cell(text, text)))
    return textsOf(foldFigures({ page: 1, headed: true, columns, rows: [row] }).rows[0]).at(-2)
  }
  expect(priced(['Ordered', 'Supplied'], '100', '1', '1200', '1,200.00')).toBe('1200')
  expect(priced(['Ordered', 'Supplied'], '200', '2', '150', '300.00')).toBe('150')
  expect(priced(['Supplied', 'Ordered'], '2', '3', '1450', '43.50')).toBe('1450')
  expect(priced(['Qty', 'Back ordered'], '3', '2', '1450', '29.00')).toBe('1450')
  expect(priced(['Ordered', 'Supplied'], '3', '2', '1450', '29.00')).toBe('14.50')
})
