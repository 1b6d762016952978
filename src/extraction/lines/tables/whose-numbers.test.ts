import { expect, test } from 'vitest'
import { columnsAt } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const OWN = ['ZF418', 'KB-2201', 'WB77X']
const OEM = ['90915-YZZE1', '04465-33450', '85222-60160']
const BARCODES = ['9312345678907', '9312345678914', '9312345678921']
const SHELVES = ['R4410', 'R4411', 'R4415']

/** The lines of a table with two columns of codes under these headings before the names. */
const under = (own: string, other: string, others: readonly string[], codes: readonly string[] = OWN) => {
  const line = columnsAt(40, 150, 260, -400, -460, -540)
  return linesOn(
    line(100, own, other, 'Description', 'Qty', 'Price', 'Amount'),
    line(116, codes[0] ?? '', others[0] ?? '', 'Oil filter', '1', '20.00', '20.00'),
    line(130, codes[1] ?? '', others[1] ?? '', 'Brake pad set', '2', '50.00', '100.00'),
    line(144, codes[2] ?? '', others[2] ?? '', 'Wiper blade', '1', '10.00', '10.00'),
    TOTALS,
  )
}

test.each([
  ['Item', 'OEM No'],
  ['Ref', 'Mfr Part'],
  ['Number', 'Customer Part'],
  ['Our Ref', 'OEM No'],
  ['Item', 'MPN'],
])(
  'beside the numbers of somebody else, what may be the supplier’s own is asked about: %s, %s',
  (own, other) => {
    for (const [i, line] of under(own, other, OEM).entries())
      expect(new Set(line.partReadings)).toEqual(new Set([OWN[i], OEM[i]]))
  },
)

test.each(['Item', 'Number', 'No.', 'Supplier Item'])(
  'a heading of numbers tells them from codes that none explains: %s',
  own => {
    const lines = under(own, 'Rack', SHELVES)
    expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(OWN.map(code => [code, []]))
  },
)

test.each(['Our Ref', 'Number', 'Part No'])('barcodes are no numbers of goods beside those: %s', own => {
  const lines = under(own, 'GTIN', BARCODES)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(OWN.map(code => [code, []]))
})

test.each([
  ['Part No', 'OEM No'],
  ['Our Code', 'Replaces OEM No.'],
  ['Our Part No', 'Cust. Stock Code'],
  ['Part No', 'Brand Code'],
  ['Part No', 'Replaced Part No'],
  ['Code', 'Your Code'],
  ['Part No', 'Your Internal Code'],
  ['Part No', 'Yr Code'],
  ['Part No', 'Customer’s Part No'],
  ['Part No', 'Client Stock Code'],
  ['Supplier Part', 'Customer Part'],
  ['Supplier Code', 'Buyer Code'],
])('numbers told to be the supplier’s own are those of the goods, beside another’s: %s, %s', (own, other) => {
  const lines = under(own, other, OEM)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(OWN.map(code => [code, []]))
})

test.each([
  ['Alt Part No', OWN],
  ['Replacement Part No', OWN],
  ['Brand Part No', OWN],
  ['Superseded By', OWN],
  ['Superseding No', OWN],
  ['Replaced by', OWN],
  ['Sent As', OWN],
  ['Part No Supplied', OWN],
  ['Line Part No', OWN],
  ['OEM No', ['BRK', 'FLT', 'FLT']],
  ['OEM No', ['BRK', 'FLT', 'WIP']],
  ['Your Part No', ['BRK', 'FLT', 'WIP']],
  ['OEM No', ['BP-22', 'BP-22', 'WB77X']],
  ['OEM No', BARCODES],
  ['OEM No', [BARCODES[0], '9312345678915', 'N/A'] as string[]],
  ['OEM No', ['93100236', '93100243', '93100250']],
])('what may have been supplied by another’s number is asked about: %s beside %j', (other, codes) => {
  for (const [i, line] of under('Item Code', other, OEM, codes).entries())
    expect(line.partNumber === OEM[i] || line.partReadings.length > 1).toBe(true)
})

test('a number of eight figures that ends like a barcode by chance is the supplier’s own all the same', () => {
  const codes = ['93100236', '44120871', '44120890']
  const lines = under('Item Code', 'OEM No', OEM, codes)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(codes.map(code => [code, []]))
})

test.each(['Part Number Supplied', 'Item No Sent', 'Part No', 'Supplied as'])(
  'what was supplied is the number of goods that were ordered by another: %s',
  sent => {
    const ordered = [OEM[0] ?? '', '', OEM[2] ?? '']
    for (const asked of ['Ordered as', 'Part No Ordered']) {
      const read = [under(sent, asked, ordered), under(asked, sent, OWN, ordered)]
      for (const lines of read)
        expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(OWN.map(code => [code, []]))
    }
  },
)

const SENT_FOR = ['ZF430', 'KB-2201', 'WB77X']

test.each([
  ['Part No Ordered', 'Supplied'],
  ['Item No Ordered', 'Despatched'],
  ['Part No Ordered', 'We Sent'],
  ['Ordered As', 'Code Supplied'],
  ['Ordered Code', 'Code Sent'],
  ['Code Ordered', 'Supplied Code'],
  ['Part Ordered', 'Part Supplied'],
  ['Ordered', 'Supplied'],
  ['Requested', 'Supplied As'],
  ['Ordered Part No', 'Item'],
  ['Ordered As', 'Code'],
])(
  'goods have the number they were sent by, in whatever words it is told from the ordered one: %s, %s',
  (asked, sent) => {
    for (const lines of [under(asked, sent, SENT_FOR), under(sent, asked, OWN, SENT_FOR)])
      expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(
        SENT_FOR.map(code => [code, []]),
      )
  },
)

test('numbers of figures alone that a dash parts stand under `Supplied`, where a charge has its letters', () => {
  const lines = under('Ordered', 'Supplied', ['52119-00910', '52161-02020', 'FRT'])
  expect(lines.map(line => line.partNumber)).toEqual(['52119-00910', '52161-02020', 'FRT'])
})

test.each(['Issued', 'Zone', 'Brand', 'Qty Picked'])(
  'beside what was ordered a code under any heading may be what was sent: %s',
  heading => {
    for (const others of [SENT_FOR, [SENT_FOR[0] ?? '', '', '']])
      expect(under('Part No Ordered', heading, others)[0]?.partReadings).toEqual([OWN[0], SENT_FOR[0]])
  },
)

test.each(['Supplied', 'Sent', 'Code Supplied'])(
  'what was sent on one line only is never silently taken for what was ordered: %s',
  sent => {
    const lines = under('Part No Ordered', sent, [SENT_FOR[0] ?? '', '', ''])
    expect(lines[0]?.partNumber).toBe(SENT_FOR[0])
    for (const line of lines.slice(1)) expect(line.partReadings.length).toBeGreaterThan(1)
  },
)

test.each(['Substitute', 'Alternative', 'Maker No'])(
  'a rival’s numbers come before those ordered, and are asked about: %s',
  rival => {
    const [line] = under('Ordered As', rival, SENT_FOR)
    expect(line?.partReadings).toEqual([SENT_FOR[0], OWN[0]])
  },
)

test.each(['12FT', '2L', '10PCS', '3'])('what counts goods stays their count: %s', count => {
  const [line] = under('Part No', 'Supplied', [count, count, count])
  expect([line?.partNumber, line?.partReadings]).toEqual([OWN[0], []])
})

test.each(['Code', 'Mfr Part No', 'Model'])(
  'beside what was ordered, numbers that may be another’s are asked about, and come first: %s',
  own => {
    const lines = under('Ordered as', own, OWN, OEM)
    expect(lines.map(line => line.partReadings)).toEqual(OWN.map((code, i) => [code, OEM[i]]))
  },
)

test.each([
  ['Stock #', 'Part No.'],
  ['Code', 'Item Code'],
])('of numbers that may both be the goods’, those told to be come first: %s, %s', (other, own) => {
  const lines = under(other, own, OWN, ['118204', '118207', '119950'])
  expect(lines.map(line => line.partNumber)).toEqual(OWN)
  expect(lines.every(line => line.partReadings.length === 2)).toBe(true)
})

test('a credit note’s customer does not give the goods their numbers', () => {
  const line = columnsAt(40, 120, 210, -400, -460, -540)
  const lines = linesOn(
    line(100, 'Your item no.', 'Our part no.', 'Description', 'Credited', 'Unit', 'Credit'),
    line(116, '100442', OWN[0] ?? '', 'Cabin filter', '1', '20.00', '20.00'),
    line(130, '100951', OWN[1] ?? '', 'Brake pad set', '2', '50.00', '100.00'),
    line(144, '101207', OWN[2] ?? '', 'Wiper blade', '1', '10.00', '10.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.partReadings])).toEqual(OWN.map(code => [code, []]))
})

test('beside the maker’s numbers, and where a heading may be of vehicles, the supplier’s own are asked about', () => {
  for (const line of under('Part No', 'Mfr Part No', OEM)) expect(line.partReadings).toHaveLength(2)
  for (const line of under('Model', 'OEM No', OEM)) expect(line.partReadings).toHaveLength(2)
})

test.each(['Ref', 'Item', 'Rack', 'Size'])(
  'barcodes headed as the numbers of goods are those, beside codes under %s',
  other => {
    const lines = under('Part No', other, SHELVES, BARCODES)
    expect(lines.map(({ partNumber }) => partNumber)).toEqual(BARCODES)
  },
)

test('barcodes alone are the numbers of goods', () => {
  const line = columnsAt(40, 230, -400, -460, -540)
  const lines = linesOn(
    line(100, 'Code', 'Description', 'Qty', 'Price', 'Amount'),
    line(116, BARCODES[0] ?? '', 'Oil filter', '1', '80.00', '80.00'),
    line(130, BARCODES[1] ?? '', 'Brake pad set', '1', '50.00', '50.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(BARCODES.slice(0, 2))
})

test('places under `No` number lines, and no goods', () => {
  const line = columnsAt(40, 130, -400, -460, -540)
  const lines = linesOn(
    line(100, 'No', 'Description', 'Qty', 'Price', 'Amount'),
    line(116, '1.1', 'Timing kit', '1', '20.00', '20.00'),
    line(130, '1.2', 'Brake pad set', '2', '50.00', '100.00'),
    line(144, '2.1', 'Wiper blade', '1', '10.00', '10.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['', []],
    ['', []],
    ['', []],
  ])
})

test.each(['NSP', '', 'N/A'])(
  'where the supplier has no number of his own (%j), another’s is asked about',
  none => {
    const [own = '', , last = ''] = OWN
    const lines = under('Part No', 'OEM No', OEM, [own, none, last])
    expect(lines.map(line => line.partReadings.includes(OEM[1] ?? ''))).toEqual([false, true, false])
    const sparse = under('Part No', 'OEM No', ['', OEM[1] ?? '', ''], [own, none, last])
    expect(sparse.map(line => line.partReadings.length > 1)).toEqual([false, true, false])
  },
)

test('few goods are replaced, and those are asked about', () => {
  const line = columnsAt(40, 150, 260, -400, -460, -540)
  const codes = ['ZF418', 'KB-2201', 'WB77X', 'TR9012']
  const names = ['Oil filter', 'Brake pad set', 'Wiper blade', 'Tie rod end']
  const lines = linesOn(
    line(100, 'Part No', 'Superseded By', 'Description', 'Qty', 'Price', 'Amount'),
    ...codes.map((code, i) =>
      line(116 + 14 * i, code, i === 1 ? 'KB-2300' : '', names[i] ?? '', '1', '20.00', '20.00'),
    ),
    TOTALS,
  )
  expect(lines.map(one => one.partReadings)).toEqual([[], ['KB-2201', 'KB-2300'], [], []])
})

test.each(['Our Ref', 'Item', 'Ref'])(
  'under “Bar Code” stand no numbers of goods, misread or missing: %s',
  own => {
    for (const codes of [BARCODES, [BARCODES[0] ?? '', '9312345678915', BARCODES[2] ?? '']]) {
      const lines = under(own, 'Bar Code', codes)
      expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(OWN.map(code => [code, []]))
    }
  },
)

test('goods bought twice have one number, however many shelves they stand on', () => {
  const line = columnsAt(40, 110, 190, 260, -400, -460, -540)
  const goods = (y: number, one: number, shelf: number, name: string) =>
    line(y, OWN[one] ?? '', OEM[one] ?? '', SHELVES[shelf] ?? '', name, '1', '20.00', '20.00')
  const lines = linesOn(
    line(100, 'Part No', 'OEM No', 'Shelf', 'Description', 'Qty', 'Price', 'Amount'),
    goods(116, 0, 0, 'Oil filter'),
    goods(130, 1, 1, 'Brake pad set front'),
    goods(144, 1, 2, 'Brake pad set front'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.partReadings])).toEqual(
    [0, 1, 1].map(one => [OWN[one] ?? '', []]),
  )
})

test('two columns whose headings stand too close to be told apart are never silently read as one number', () => {
  const line = columnsAt(40, 141, 240, -400, -460, -540)
  const lines = linesOn(
    line(100, 'Manufacturer Part No', 'Ordered As', 'Description', 'Qty', 'Price', 'Amount'),
    line(116, '48120-TB430', '48120-TB400', 'Lamp left', '1', '20.00', '20.00'),
    line(130, 'BP-1022', 'BP-1022', 'Brake pad set', '2', '50.00', '100.00'),
    TOTALS,
  )
  for (const one of lines) expect(one.partReadings.length).toBeGreaterThan(1)
})

test.each([
  ['Stock Tag', 'Part #'],
  ['Tag', 'OEM No'],
])('a tag is no number beside a column of those, nor where a piece has none: %s, %s', (tag, own) => {
  const lines = under(tag, own, [OEM[0] ?? '', '', OEM[2] ?? ''])
  expect(lines.map(line => line.partNumber)).toEqual([OEM[0], '', OEM[2]])
})

test('where a part’s number and a shop’s code of it stand, both may be meant, and the first comes first', () => {
  const lines = under('P/N', 'SKU', OEM)
  expect(lines.map(line => line.partReadings)).toEqual(OWN.map((own, i) => [own, OEM[i]]))
})
