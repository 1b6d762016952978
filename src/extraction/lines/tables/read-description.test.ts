import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import { readTables } from './read-tables.ts'

test('a name in the column of the numbers runs on under headings whose columns hold no figure there', () => {
  const lines = linesOn(
    row(
      100,
      [30, 'Brand'],
      [80, 'Part No'],
      [-200, 'Ord'],
      [-310, 'Supp'],
      [-400, 'B/O'],
      [-470, 'Each'],
      [-540, 'Total'],
    ),
    row(120, [30, 'MAXAM'], [80, 'ST7714'], [-200, '1'], [-310, '1'], [-470, '40.00'], [-540, '40.00']),
    row(132, [80, 'STARTER MOTOR 12V']),
    row(144, [80, 'Core value (refundable on return)'], [-310, '1'], [-470, '50.00'], [-540, '50.00']),
    row(160, [30, 'ORBIX'], [80, 'OZ632'], [-200, '2'], [-310, '2'], [-470, '20.00'], [-540, '40.00']),
    row(172, [80, 'OIL FILTER SPIN ON']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['ST7714', 'STARTER MOTOR 12V'],
    ['', 'Core value (refundable on return)'],
    ['OZ632', 'OIL FILTER SPIN ON'],
  ])
})

test('a remark that ran out of room goes on, in capitals as well', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(
      120,
      [40, 'BA4410'],
      [120, 'BUSH LOWER CONTROL ARM FRONT'],
      [-330, '1'],
      [-440, '90.00'],
      [-540, '90.00'],
    ),
    row(144, [40, 'FE2205'], [120, 'BUSH LOWER CONTROL ARM'], [-330, '1'], [-440, '40.00'], [-540, '40.00']),
    row(155, [120, 'ORDERED IN ERROR - CARTON']),
    row(166, [120, 'UNOPENED']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'BUSH LOWER CONTROL ARM FRONT',
    'BUSH LOWER CONTROL ARM',
  ])
})

test('names in the column of the numbers stand over them where one stands over the first and none under the last', () => {
  const goods = (y: number, name: string, code: string, count: string, total: string) => [
    ...row(y, [40, name]),
    ...row(y + 13, [50, code], [300, count], [-540, total]),
  ]
  const page = layWords([
    ...row(100, [40, 'Item / Code'], [300, 'Qty x Ex GST'], [-540, 'Amt Ex']),
    ...goods(124, 'Nitrile gloves', 'NG-BLK', '6 x 10.00', '60.00'),
    ...goods(150, 'Coloured rags', 'RAG-10K', '2 x 20.00', '40.00'),
    ...row(240, [40, 'Lines 2']),
  ])
  const [[table] = []] = readTables(findTables([page])[0] ?? [], [page], new Set())
  expect(table?.lines.map(line => [line.partNumber, line.description])).toEqual([
    ['NG-BLK', 'Nitrile gloves'],
    ['RAG-10K', 'Coloured rags'],
  ])
})

test('a name with a colon goes on below when the word before it did not fit', () => {
  const head = row(
    100,
    [40, 'Part No'],
    [120, 'Description'],
    [-330, 'Qty'],
    [-440, 'Price'],
    [-540, 'Total'],
  )
  const goods = (y: number, code: string, total: string, ...name: string[]) => [
    ...row(y, [40, code], [120, name[0] ?? ''], [-330, '1'], [-440, total], [-540, total]),
    ...name.slice(1).flatMap((text, i) => row(y + 11 * (i + 1), [120, text])),
  ]
  const lines = linesOn(
    head,
    goods(120, 'HD100', '90.00', 'Recondition cylinder', 'head: strip clean', 'pressure test'),
    goods(170, 'FE2205', '40.00', 'Bush lower arm', 'rego: ABC 123'),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'Recondition cylinder head: strip clean pressure test',
    'Bush lower arm',
  ])
})

test('what stands between a number beneath its line and the next line is no part of that one’s name', () => {
  const goods = (y: number, name: string, code: string, total: string) => [
    ...row(y, [50, name], [-370, '1'], [-440, total], [-540, total]),
    ...row(y + 18, [60, `Part ${code}`]),
  ]
  const lines = linesOn(
    row(100, [50, 'Unit'], [-370, 'Qty'], [-440, 'Price'], [-540, 'Amount']),
    goods(120, 'Core returned gearbox', 'CORE-GB', '90.00'),
    row(154, [60, 'unit G77, old one received 9 Jun']),
    goods(168, 'Core returned converter', 'CORE-TC', '40.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['CORE-GB', 'Core returned gearbox'],
    ['CORE-TC', 'Core returned converter'],
  ])
})

test('indented rows under a name in the column of the numbers tell something else, unless they go on with it', () => {
  const lines = linesOn(
    row(100, [40, 'Material'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(112, [40, 'Description']),
    row(130, [40, 'HB-6205'], [-330, '1'], [-440, '50.00'], [-540, '50.00']),
    row(142, [40, 'HUB BEARING']),
    row(154, [56, 'Known here as B4417']),
    row(172, [40, 'HB-6307'], [-330, '2'], [-440, '40.00'], [-540, '80.00']),
    row(184, [40, 'WHEEL BEARING']),
    row(196, [56, 'for the long axle']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['HUB BEARING', 'WHEEL BEARING for the long axle'])
})

test('a note across the columns of numbers and names is of neither', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(120, [40, 'BA44'], [120, 'BUSH REAR ARM'], [-330, '1'], [-440, '50.00'], [-540, '50.00']),
    row(131, [40, 'Fit altogether without tools']),
    row(146, [40, 'BA45'], [120, 'BUSH FRONT ARM'], [-330, '2'], [-440, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['BUSH REAR ARM', 'BUSH FRONT ARM'])
})

test('a remark beneath a name is one beside a block left of the table as well', () => {
  const lines = linesOn(
    row(
      100,
      [12, 'Run'],
      [90, 'Item no.'],
      [170, 'Description'],
      [-400, 'Qty'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    row(
      120,
      [12, 'R7'],
      [90, 'CL-220'],
      [170, 'Clip push type black'],
      [-400, '1'],
      [-470, '50.00'],
      [-540, '50.00'],
    ),
    row(132, [12, 'Sales order 0450'], [170, 'Balance of 5 to come in May']),
    row(150, [90, 'SP.16'], [170, 'Split pin assorted box'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Clip push type black', 'Split pin assorted box'])
})

test.each([
  ['SENT TO THE WRONG BRANCH - JOB 20417', 'ROTOR FRONT VENTED'],
  // No further than its first word would have run on.
  ['HEAVY DUTY 300 MM', 'ROTOR FRONT VENTED HEAVY DUTY 300 MM'],
  // What it is made for is part of it, however far that runs.
  ['TOYOTA HILUX GUN126R 2015 TO 2021', 'ROTOR FRONT VENTED TOYOTA HILUX GUN126R 2015 TO 2021'],
])(
  'a remark that runs further than its first word would have run behind the name is none of it: %s',
  (beneath, name) => {
    const lines = linesOn(
      row(100, [40, 'Part No'], [120, 'Description'], [-360, 'Qty'], [-440, 'Price'], [-540, 'Total']),
      row(120, [40, 'RT4410'], [120, 'ROTOR FRONT VENTED'], [-360, '1'], [-440, '90.00'], [-540, '90.00']),
      row(131, [120, beneath]),
      row(150, [40, 'PB2205'], [120, 'PAD SET FRONT'], [-360, '1'], [-440, '40.00'], [-540, '40.00']),
      TOTALS,
    )
    expect(lines.map(line => line.description)).toEqual([name, 'PAD SET FRONT'])
  },
)

test('a size under a name goes on with it on a scan, which measures figures smaller than they are', () => {
  const named = (width: number) => {
    const page = layWords(
      [
        row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
        row(
          120,
          [40, 'BB-205'],
          [120, 'Groove bearing for the rear'],
          [-330, '1'],
          [-440, '9.00'],
          [-540, '9.00'],
        ),
        [{ x: 120, y: 133, text: '25x52x15', height: 8 }],
        row(
          150,
          [40, 'OS-450'],
          [120, 'Seal of the rear axle left'],
          [-330, '1'],
          [-440, '8.00'],
          [-540, '8.00'],
        ),
      ].flat(),
      1,
      'ocr',
    )
    for (const word of page.rows.flatMap(wordsOfRow)) if (word.text === '25x52x15') word.x1 = word.x0 + width
    const rows = page.rows.map(one => ({
      ...one,
      segments: one.segments.map(({ words }) => segmentOf(words, 1)),
    }))
    const pages = [{ ...page, rows }]
    return readTables(findTables(pages)[0] ?? [], pages, new Set()).flat()[0]?.lines[0]?.description
  }
  expect(named(60)).toBe('Groove bearing for the rear 25x52x15')
  expect(named(32)).toBe('Groove bearing for the rear')
})

test.each([
  ['www.narrowleafspares.example', 'Injector rail exchange 24V'],
  ['tools for trucks and trailers', 'Injector rail'],
])('a name goes on behind an address on the web that reaches up to it: %s', (beside, name) => {
  const width = 5 * beside.length
  const lines = linesOn(
    row(100, [200, 'Description'], [330, 'Item code'], [-420, 'Qty'], [-470, 'Price'], [-540, 'Value']),
    row(110, [50, '3 Sawmill Court']),
    row(
      120,
      [50, 'Ph (03) 5550 3633'],
      [200, 'Injector rail'],
      [330, 'BM-2928'],
      [-420, '2'],
      [-470, '50.00'],
      [-540, '100.00'],
    ),
    row(130, [196 - width, beside], [200, 'exchange 24V']),
    row(140, [50, 'Credit no. 4471']),
    row(
      150,
      [50, 'Hargrave QLD 4414'],
      [200, 'Fuse mega'],
      [330, 'VR-5849'],
      [-420, '4'],
      [-470, '10.00'],
      [-540, '40.00'],
    ),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual([name, 'Fuse mega'])
})

test.each([
  ['a little in, in the next smaller print', 8, 9, 'BULL BAR STEEL'],
  ['a little in, in the print of its name', 8, 10, 'BULL BAR STEEL POWDER COAT SATIN BLACK'],
  ['under it, in the next smaller print', 0, 9, 'BULL BAR STEEL POWDER COAT SATIN BLACK'],
])(
  'what stands beneath a name is a note where it is set apart by more than one thing: %s',
  (_, off, height, name) => {
    const lines = linesOn(
      row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
      row(120, [40, 'BB4410'], [120, 'BULL BAR STEEL'], [-330, '1'], [-440, '40.00'], [-540, '40.00']),
      [{ x: 120 + off, y: 131, text: 'POWDER COAT SATIN BLACK', height }],
      row(150, [40, 'BB4420'], [120, 'SIDE STEP'], [-330, '1'], [-440, '50.00'], [-540, '50.00']),
      TOTALS,
    )
    expect(lines.map(line => line.description)).toEqual([name, 'SIDE STEP'])
  },
)

test.each([
  ['Control arm lower', 'for Dunmarra tray 2015 on'],
  ['Control arm lower', 'Suit Dunmarra tray'],
  ['Control arm lower', 'To suit Dunmarra tray'],
  ['Control arm lower', 'LH front'],
])(
  'beneath a name a little smaller print, a little in, is of it where it goes on with it: %s, %s',
  (name, rest) => {
    const lines = linesOn(
      row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
      row(120, [40, 'BB4410'], [120, name], [-330, '1'], [-440, '40.00'], [-540, '40.00']),
      [{ x: 128, y: 131, text: rest, height: 9 }],
      row(150, [40, 'BB4420'], [120, 'Side step'], [-330, '1'], [-440, '50.00'], [-540, '50.00']),
      TOTALS,
    )
    expect(lines.map(line => line.description)).toEqual([`${name} ${rest}`, 'Side step'])
  },
)

test('a name that ends in a dash goes on below, with what could begin a remark as well', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-330, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(120, [40, 'BA4410'], [120, 'BUSH KIT FRONT'], [-330, '1'], [-440, '140.00'], [-540, '140.00']),
    row(132, [120, 'Core credit -'], [-330, '-1'], [-440, '10.00'], [-540, '-10.00']),
    row(144, [120, 'old unit']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['BUSH KIT FRONT', 'Core credit - old unit'])
})
