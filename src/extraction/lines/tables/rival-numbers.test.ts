import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const PARTS = ['HL-9R-2231', 'GB5M-074K', 'WM-88-1']
const TAGS = ['S60418', '58820', '61002']

/** Goods with a code under a heading and another number behind a label beneath their names. */
function under(heading: string, label: string, codes: readonly string[] = TAGS) {
  const line = columnsAt(40, 300, -420, -480, -540)
  return linesOn(
    line(100, 'Description', heading, 'Qty', 'Each', 'Amount'),
    ...['Headlamp right', 'Gearbox 5 speed', 'Window motor'].flatMap((name, i) => [
      line(120 + 30 * i, name, codes[i] ?? '', '1', `${20 * (i + 1)}.00`, `${20 * (i + 1)}.00`),
      row(132 + 30 * i, [40, `${label} ${PARTS[i]}`]),
    ]),
    TOTALS,
  )
}

/** Goods without a column of codes, with a number behind a label beneath their names. */
function labelledAlone(label: string) {
  const line = columnsAt(40, -420, -480, -540)
  return linesOn(
    line(100, 'Description', 'Qty', 'Each', 'Amount'),
    ...['Headlamp right', 'Gearbox 5 speed'].flatMap((name, i) => [
      line(120 + 30 * i, name, '1', '65.00', '65.00'),
      row(132 + 30 * i, [40, `${label} ${PARTS[i]}`]),
    ]),
    TOTALS,
  )
}

test.each(['Stock #', 'Stock', 'Stock No.', 'Stock tag', 'Tag', 'Yard no.'])(
  'a part number by its name is that, beside what its piece is called in stock: %s',
  heading => {
    for (const label of ['P/N', 'P/N:', 'Part no.', 'Part #:', 'Part:']) {
      const lines = under(heading, label)
      expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(PARTS.map(part => [part, []]))
      expect(lines[0]?.description).toBe('Headlamp right')
    }
  },
)

test.each([
  ['Stock #', 'OEM no.'],
  ['Stock', 'OEM'],
  ['Tag', 'Mfr no.'],
  ['Stock no', 'Genuine no:'],
  ['Stock #', 'Mfr part no.'],
])('a maker’s number beside a piece’s in stock is asked about, and comes first: %s, %s', (heading, label) => {
  const lines = under(heading, label)
  expect(lines.map(line => line.partReadings)).toEqual(PARTS.map((part, i) => [part, TAGS[i]]))
  expect(lines.map(line => line.description)).toEqual(['Headlamp right', 'Gearbox 5 speed', 'Window motor'])
})

test.each([
  ['Item code', 'P/N', true],
  ['Product code', 'Part no.', true],
  ['SKU', 'Part #:', true],
  ['Code', 'Mfr no.', false],
  ['Item no.', 'Manufacturer’s part no.', false],
  ['Our ref', 'OEM no.', false],
])(
  'where nothing says which of two numbers is ordered by, it is asked: %s, %s',
  (heading, label, isFirst) => {
    for (const [i, line] of under(heading, label).entries()) {
      const [one, other] = isFirst ? [PARTS, TAGS] : [TAGS, PARTS]
      expect(line.partReadings).toEqual([one[i], other[i]])
    }
  },
)

test.each([
  ['Part No', 'P/N'],
  ['Part #', 'Mfr no.'],
  ['Item code', 'OEM'],
  ['Code', 'OEM no.'],
  ['Stock #', 'Your code:'],
])('what is told of goods whose own numbers are known changes nothing: %s, %s', (heading, label) => {
  const lines = under(heading, label)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(TAGS.map(tag => [tag, []]))
})

test.each([
  ['Stock No', 'Replaces part no:'],
  ['Stock #', 'Supersedes P/N'],
  ['Item', 'Replaces part number'],
  ['Item code', 'Old part no:'],
  ['Code', 'Was part no.'],
  ['Product', 'To suit part no.'],
])('the number of what goods replace or fit is not theirs: %s, %s', (heading, label) => {
  const lines = under(heading, label)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(TAGS.map(tag => [tag, []]))
  expect(lines.map(line => line.description)).toEqual(['Headlamp right', 'Gearbox 5 speed', 'Window motor'])
})

test('the goods’ own number is theirs beside one that they replace', () => {
  for (const label of ['Replaces part no. AB-77, P/N', 'Old P/N: AB-77 Part no:'])
    expect(under('Stock #', label).map(line => [line.partNumber, line.partReadings])).toEqual(
      PARTS.map(part => [part, []]),
    )
})

test.each([
  ['Item', 'OEM P/N:'],
  ['Item', 'Mfr part no:'],
  ['Line', 'Genuine no:'],
  ['Our ref', 'OEM part no:'],
])('codes under a heading that may number lines yield to no maker’s: %s, %s', (heading, label) => {
  const lines = under(heading, label)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(
    TAGS.map((tag, i) => [tag, [tag, PARTS[i]]]),
  )
})

test('codes under a heading that may number lines yield to numbers of the goods, and to no customer’s', () => {
  expect(under('Item', 'Part No:').map(line => line.partNumber)).toEqual(PARTS)
  expect(under('Item', 'Your code:').map(line => [line.partNumber, line.partReadings])).toEqual(
    TAGS.map(tag => [tag, []]),
  )
})

test.each([
  ['Part No', 'Superseded by Part No:'],
  ['Stock', 'Replaced by part no.'],
  ['Item code', 'superseded by'],
])('what is sold in place of the goods may have been supplied: %s, %s', (heading, label) => {
  const lines = under(heading, label)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(
    TAGS.map((tag, i) => [tag, [tag, PARTS[i]]]),
  )
  expect(under(heading, label, PARTS).map(line => line.partReadings)).toEqual([[], [], []])
})

test.each(['beside', 'beneath'])('the newer of two announced numbers comes first: %s', place => {
  const line = columnsAt(40, -420, -480, -540)
  const [name, newer] = ['Oil filter Part No: KF-24', 'superseded by Part No: KF-25']
  const isBeside = place === 'beside'
  const lines = linesOn(
    line(100, 'Description', 'Qty', 'Each', 'Amount'),
    line(120, isBeside ? `${name} ${newer}` : name, '1', '65.00', '65.00'),
    isBeside ? [] : row(132, [40, newer]),
    line(150, 'Air filter Part No: AR-11', '1', '65.00', '65.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.partReadings, one.description])).toEqual([
    ['KF-25', ['KF-25', 'KF-24'], 'Oil filter'],
    ['AR-11', [], 'Air filter'],
  ])
})

test('what is sold in place of goods without another number is asked about', () => {
  expect(labelledAlone('Replaced by P/N').map(one => one.partReadings)).toEqual(
    PARTS.slice(0, 2).map(part => [part, '']),
  )
})

test('a column of pieces in stock yields to no label that stands on some lines only', () => {
  const line = columnsAt(40, 300, -420, -480, -540)
  const lines = linesOn(
    line(100, 'Description', 'Stock #', 'Qty', 'Each', 'Amount'),
    line(120, 'Headlamp right', 'S60418', '1', '20.00', '20.00'),
    row(132, [40, 'Part no: HL-9R-2231']),
    line(150, 'Window motor', 'S61002', '1', '40.00', '40.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.partReadings])).toEqual([
    ['HL-9R-2231', ['HL-9R-2231', 'S60418']],
    ['S61002', []],
  ])
})

test('a column of tags yields to labels on any line, and a piece that has only its tag has no number', () => {
  const line = columnsAt(40, 100, -420, -480, -540)
  const lines = linesOn(
    line(100, 'Tag', 'Particulars', 'Qty', 'Each', 'Amount'),
    line(120, 'S60418', 'Rear bumper bar Corva (P/N 53428-', '1', '20.00', '20.00'),
    row(132, [100, '0X169)']),
    line(150, '58820', 'Tailgate, white', '1', '40.00', '40.00'),
    line(170, '61002', 'Throttle body (Part', '1', '30.00', '30.00'),
    row(182, [100, 'No. YF1H 75254 Z)']),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['53428-0X169', 'Rear bumper bar Corva'],
    ['', 'Tailgate, white'],
    ['YF1H 75254 Z', 'Throttle body'],
  ])
})

test.each(['paint code: 1F7', 'code: 4471'])(
  'a column of tags yields to no other code of a piece: %s',
  told => {
    const line = columnsAt(40, 100, -420, -480, -540)
    const lines = linesOn(
      line(100, 'Tag', 'Particulars', 'Qty', 'Each', 'Amount'),
      line(120, 'S60418', `Bonnet, ${told}`, '1', '20.00', '20.00'),
      line(150, '58820', 'Tailgate, white', '1', '40.00', '40.00'),
      TOTALS,
    )
    expect(lines.map(one => one.partNumber)).toEqual(['S60418', '58820'])
  },
)

test('a name whose bracket a system cut off ends there', () => {
  const line = columnsAt(40, -420, -480, -540)
  const lines = linesOn(
    line(100, 'Description', 'Qty', 'Each', 'Amount'),
    ...['STRUT FRONT LH (TO 12/08', 'STRUT FRONT RH (TO 12/08', 'OIL FILTER'].flatMap((name, i) => [
      line(120 + 30 * i, name, '1', '20.00', '20.00'),
      row(132 + 30 * i, [40, TAGS[i] ?? '']),
    ]),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['S60418', 'STRUT FRONT LH (TO 12/08'],
    ['58820', 'STRUT FRONT RH (TO 12/08'],
    ['61002', 'OIL FILTER'],
  ])
})

test('a maker’s number behind a dash is asked about where goods have no other', () => {
  const line = columnsAt(-60, 100, -480, -540)
  const lines = linesOn(
    line(100, 'Qty', 'Second hand parts supplied', 'Price', 'Total'),
    line(120, '1', 'Door mirror RH - OE No 2951N55', '20.00', '20.00'),
    row(132, [100, 'Stock tag 22052F ex Torvane 2009']),
    line(150, '1', 'Combination switch', '40.00', '40.00'),
    row(162, [100, 'Stock tag 79025G ex Torvane 2019']),
    TOTALS,
  )
  expect(lines.map(one => one.partReadings)).toEqual([['2951N55', ''], []])
})

test.each(['Mfr No: SEL-REAR', 'OE: A 204 540 17 10'])(
  'a maker’s number is asked about in letters alone or in many groups: %s',
  text => {
    const line = columnsAt(-60, 100, -480, -540)
    const lines = linesOn(
      line(100, 'Qty', 'Description', 'Price', 'Total'),
      line(120, '1', 'Seal extension housing', '90.00', '90.00'),
      row(132, [100, text]),
      line(150, '1', 'Switch', '40.00', '40.00'),
      TOTALS,
    )
    expect(lines.map(one => one.partReadings)).toEqual([[text.replace(/^.*?: /, ''), ''], []])
  },
)

test.each(['Replaces part no:', 'Supersedes P/N', 'Suits OEM part no.'])(
  'where goods have no other, that of another part is asked about: %s',
  label => {
    expect(labelledAlone(label).map(one => one.partReadings)).toEqual(
      PARTS.slice(0, 2).map(part => ['', part]),
    )
  },
)

test('the same number twice is one', () => {
  const lines = under('Item code', 'P/N', PARTS)
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(PARTS.map(part => [part, []]))
})

test.each(['OEM no.', 'OEM:', 'Mfr no:', 'Genuine no:'])(
  'a maker’s number may be the only one that goods have: %s',
  label => {
    expect(labelledAlone(label).map(one => one.partReadings)).toEqual(
      PARTS.slice(0, 2).map(part => [part, '']),
    )
  },
)
