import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const docket = (y: number, name: string, code: string, count: string, amount: string, indent = 22) => [
  ...row(y, [10, name]),
  ...row(y + 12, [indent, code]),
  ...row(y + 24, [34, count], [-260, amount]),
]

test('what stands alone behind a sign is a number, with or without figures', () => {
  const lines = linesOn(
    docket(100, 'Grease tube', '#GRS-M', '2 @ 10.00', '20.00', 10),
    docket(136, 'Hand wipes 80 pc', '#WIPES', '1 @ 25.00', '25.00', 10),
    docket(172, 'Globe H4 12V', '#GB-4412', '1 @ 30.00', '30.00', 10),
    docket(208, 'Fuse pack', '#FS-PK', '4 @ 17.00', '68.00', 10),
    row(270, [10, 'TOTAL'], [-260, '$143.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description, line.partReadings])).toEqual([
    ['GRS-M', 'Grease tube', []],
    ['WIPES', 'Hand wipes 80 pc', ['WIPES', '']],
    ['GB-4412', 'Globe H4 12V', []],
    ['FS-PK', 'Fuse pack', []],
  ])
})

test('a number behind a sign is in doubt where only some lines have one, and none beside the lines’ own', () => {
  const item = (y: number, name: string, job: string, code: string) => [
    ...row(y, [10, name]),
    ...row(y + 12, [10, job]),
    ...row(y + 24, [10, code], [110, '1 @ 20.00'], [-260, '20.00']),
  ]
  const total = row(230, [10, 'TOTAL'], [-260, '$60.00'])
  const some = linesOn(
    item(100, 'Grease tube', '#J4471', ''),
    item(136, 'Hand wipes', '#J4480', ''),
    [...row(172, [10, 'Fuse pack']), ...row(184, [34, '1 @ 20.00'], [-260, '20.00'])],
    total,
  )
  expect(some.map(line => line.partReadings)).toEqual([['J4471', ''], ['J4480', ''], []])
  const over = linesOn(
    row(88, [10, '#88213']),
    docket(100, 'Grease tube', '#GRS-40', '1 @ 20.00', '20.00'),
    docket(136, 'Hand wipes', '#WP-80', '1 @ 20.00', '20.00'),
    docket(172, 'Fuse pack', '#FS-12', '1 @ 20.00', '20.00'),
    total,
  )
  expect(over.map(line => line.partReadings)).toEqual([['88213', 'GRS-40', ''], [], []])
  const own = linesOn(
    item(100, 'Grease tube', '#J4471', 'GRS-40'),
    item(136, 'Hand wipes', '#J4480', 'WP-80'),
    item(172, 'Fuse pack', '#J4491', 'PACK'),
    total,
  )
  expect(own.map(line => line.partNumber).slice(0, 2)).toEqual(['GRS-40', 'WP-80'])
})

test('a number behind a sign takes no line’s own code, wherever that stands', () => {
  const total = row(270, [10, 'TOTAL'], [-260, '$60.00'])
  const item = (y: number, name: string, job: string, code: string, behind: string) => [
    ...row(y, [10, name]),
    ...row(y + 12, [10, job]),
    ...row(y + 24, [10, code]),
    ...row(y + (code ? 36 : 24), [34, '1 @ 20.00'], [-260, '20.00'], [290, behind]),
  ]
  const read = (...items: [string, string, string, string][]) =>
    linesOn(...items.map((one, i) => item(100 + 50 * i, ...one)), total).map(line => [
      line.partNumber,
      ...line.partReadings,
    ])
  expect(read(['Grease tube', '#WJ-4471', 'GRS-40', ''], ['Wipes', '#KJ-4480', 'WP-80', ''])).toEqual([
    ['GRS-40'],
    ['WP-80'],
  ])
  const inNames = [
    ['GRS-40 Grease tube', 'WP-80 Hand wipes'],
    ['GRS-40 - Grease tube', 'WP-80 - Hand wipes'],
    ['Grease tube (GRS-40)', 'Hand wipes (WP-80)'],
  ]
  for (const [one = '', other = ''] of inNames) {
    expect(read([one, '#WJ-4471', '', ''], [other, '#KJ-4480', '', ''])).toEqual([
      ['GRS-40', 'GRS-40', ''],
      ['WP-80', 'WP-80', ''],
    ])
  }
  expect(read(['Grease tube', '#WJ-4471', '', 'GRS-40'], ['Wipes', '#KJ-4480', '', 'WP-80'])).toEqual([
    ['', '', 'GRS-40'],
    ['', '', 'WP-80'],
  ])
  expect(
    read(
      ['Grease tube GRS-40', '#WJ-4471', '', ''],
      ['Wipes', '#KJ-4480', '', ''],
      ['Fuses', '#FS-4491', '', ''],
    ),
  ).toEqual([['WJ-4471', 'WJ-4471', 'GRS-40', ''], ['KJ-4480'], ['FS-4491']])
  // A piece of the number itself.
  expect(
    read(
      ['Globe P21W amber', '#GL-P21W', '', ''],
      ['Wipes', '#KJ-4480', '', ''],
      ['Fuses', '#FS-4491', '', ''],
    ),
  ).toEqual([['GL-P21W'], ['KJ-4480'], ['FS-4491']])
})

test('one number behind a sign takes no line’s code, and figures or one stem behind signs are asked about', () => {
  const item = (y: number, ...rows: string[]) => [
    ...rows.flatMap((text, i) => row(y + 12 * i, [10, text])),
    ...row(y + 12 * rows.length, [34, '1 @ 20.00'], [-260, '20.00']),
  ]
  const total = row(260, [10, 'TOTAL'], [-260, '$60.00'])
  const read = (...items: string[][]) =>
    linesOn(...items.map((rows, i) => item(100 + 54 * i, ...rows)), total).map(line => [
      line.partNumber,
      ...line.partReadings,
    ])
  const [tube, wipes, fuses] = [
    ['Grease tube', 'GRS-40'],
    ['Hand wipes', 'WP-80'],
    ['Fuse pack', 'FS-12'],
  ]
  const codes = [['GRS-40'], ['WP-80'], ['FS-12']]
  expect(read(['#88213', ...tube], wipes, fuses)).toEqual(codes)
  expect(read(tube, ['Hand wipes', '#88213', 'WP-80'], fuses)).toEqual(codes)
  expect(read(['Grease tube', '#4471'], ['Hand wipes', '#4480'], ['Fuses', '#4491'])).toEqual([
    ['4471', '4471', ''],
    ['4480', '4480', ''],
    ['4491', '4491', ''],
  ])
  expect(read(['Grease tube', '#J-4471'], ['Hand wipes', '#J-4480'], ['Fuses', '#J-4491'])[0]).toEqual([
    'J-4471',
    'J-4471',
    '',
  ])
})
