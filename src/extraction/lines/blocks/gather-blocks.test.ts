import { expect, test } from 'vitest'
import { type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

/** Name, variant and number under each other, the figures beside the middle of them. */
const goods = (y: number, name: string, variant: string, code: string, count: string, figures: string[]) => {
  const own = row(y, [100, name]).map(text => ({ ...text, bold: true }))
  const [price = '', total = ''] = figures
  const at = variant === '' ? y : y + 11
  return [
    ...own,
    ...(variant === '' ? [] : row(y + 11, [100, variant])),
    ...row(at, [-432, price], [437, '×'], [447, count], [-540, total]),
    ...row(at + 12, [100, `SKU: ${code}`]),
  ]
}
/** Name, figures and announced number under each other, all as far apart. */
const behind = (y: number, name: string, figures: string, total: string, code: string) => [
  ...row(y, [60, name]),
  ...row(y + 14, [60, figures], [-540, total]),
  ...(code === '' ? [] : row(y + 28, [66, `Our part number ${code}`])),
]
const TOTAL = row(400, [380, 'Total'], [-540, '$180.00'])
const namesOn = (...texts: PlacedText[][]) =>
  linesOn(...texts, TOTAL).map(line => [line.partNumber, line.description])

test('a name whose figures stand level with its variant keeps its number, and takes none of the line before', () => {
  expect(
    namesOn(
      goods(200, 'Snorkel kit', 'Colour: Black', 'KX-SN-15', '1', ['$90.00', '$90.00']),
      goods(248, 'Track pair', 'Colour: Orange', 'KX-RT-2PR-OR', '2', ['$30.00', '$60.00']),
      goods(296, 'Bow shackle 4.75 t', '', 'SHK-475-4', '3', ['$10.00', '$30.00']),
    ),
  ).toEqual([
    ['KX-SN-15', 'Snorkel kit'],
    ['KX-RT-2PR-OR', 'Track pair'],
    ['SHK-475-4', 'Bow shackle 4.75 t'],
  ])
})

test('names in a print of their own stand over what is level with the figures', () => {
  expect(
    namesOn(
      goods(200, 'Snorkel kit', 'Black', 'KX-SN-15', '1', ['$90.00', '$90.00']),
      goods(244, 'Track pair', 'Orange, long', 'KX-RT-2PR', '3', ['$30.00', '$90.00']),
    ),
  ).toEqual([
    ['KX-SN-15', 'Snorkel kit'],
    ['KX-RT-2PR', 'Track pair'],
  ])
})

test.each([['Colour: Black'], ['Ships as 4 cartons']])(
  'where most lines have their figures beside the name, one has them beside `%s`',
  variant => {
    expect(
      namesOn(
        goods(200, 'Cooler core 600 x 300 x 76', '', 'KX-IC-6', '1', ['$90.00', '$90.00']),
        goods(236, 'Silicone joiner 76 mm', variant, 'KX-SIL-76', '2', ['$30.00', '$60.00']),
        goods(284, 'Clamp stainless', '', 'KX-TB-83', '3', ['$10.00', '$30.00']),
      ),
    ).toEqual([
      ['KX-IC-6', 'Cooler core 600 x 300 x 76'],
      ['KX-SIL-76', 'Silicone joiner 76 mm'],
      ['KX-TB-83', 'Clamp stainless'],
    ])
  },
)

test('a line multiplies however many figures its name and its codes have', () => {
  const edi = (y: number, number: string, code: string, name: string, ...figures: string[]) =>
    row(
      y,
      [43, number],
      [69, code],
      [140, name],
      ...figures.map((text, i): [number, string] => [-(285 + 35 * i), text]),
    )
  expect(
    linesOn(
      edi(
        200,
        '0010',
        '4471.20.118',
        'DRUM 16.5 X 7 10 STUD',
        '2',
        '2',
        '318.00',
        '15',
        '270.30',
        '540.60',
        '10',
      ),
      edi(212, '0020', '4471.20.340', 'STUD 22 X 1.5 X 98', '10', '10', '6.85', '0', '6.85', '68.50', '10'),
      row(240, [40, 'Total line items'], [-540, '609.10']),
    ).map(line => [line.partNumber, line.description, line.quantity, line.total]),
  ).toEqual([
    ['4471.20.118', 'DRUM 16.5 X 7 10 STUD', 2, 54060],
    ['4471.20.340', 'STUD 22 X 1.5 X 98', 10, 6850],
  ])
})

test.each([
  ['90210', [[], [], []]],
  ['', [['77120', ''], ['77351', ''], []]],
])(
  'over the first line is no number, so they stand under their figures; the last has `%s`',
  (last, readings) => {
    const lines = linesOn(
      behind(200, 'Idler pulley', '2 at $30.00', '$60.00', '77120'),
      behind(242, 'Clutch fork', '1 at $90.00', '$90.00', '77351'),
      behind(284, 'Waste levy', '3 at $10.00', '$30.00', last),
      TOTAL,
    )
    expect(lines.map(({ partNumber }) => partNumber)).toEqual(['77120', '77351', last])
    expect(lines.map(({ partReadings }) => partReadings)).toEqual(readings)
  },
)

test('what is told of goods right under their figures is no name of the next ones, whose codes stand above', () => {
  const item = (y: number, name: string, figures: string, total: string) => [
    ...row(y, [60, name]),
    ...row(y + 14, [60, figures], [-540, total]),
    ...row(y + 25, [60, 'Suits Torvane']),
  ]
  const names = namesOn(
    item(160, 'KX-204 Timing chain kit', '1 x $80.00', '$80.00'),
    item(200, 'BR-118 Brake pad set', '2 x $25.00', '$50.00'),
    item(240, 'BR-119 Brake shoe', '1 x $50.00', '$50.00'),
  )
  expect(names.map(([code]) => code)).toEqual(['KX-204', 'BR-118', 'BR-119'])
})

test('a number beside a price that was not charged is of the name above', () => {
  const told = (y: number, name: string, from: string, total: string, code: string, told: string) => [
    ...row(y, [60, name], [-440, from], [-540, total]),
    ...row(y + 12, [60, `SKU ${code}`], [160, '·'], [175, told]),
  ]
  expect(
    namesOn(told(200, 'Mobile radio with bracket', '1 × 180.00', '180.00', 'UHF-M5', 'RRP $449.00 inc')),
  ).toEqual([['UHF-M5', 'Mobile radio with bracket']])
})

test('a name whose only word of letters begins with one and a hyphen is one', () => {
  expect(
    namesOn(
      row(200, [60, 'U-bolt 12 x 62 mm'], [-440, '4 × 45.00'], [-540, '180.00']),
      row(212, [60, 'SKU UB-12/62 part of kit']),
    ),
  ).toEqual([['UB-12/62', 'U-bolt 12 x 62 mm']])
})

test('a length in a name is no price', () => {
  expect(
    namesOn(
      behind(200, 'Head gasket MLS 1.20 mm', '1 x $90.00', '$90.00', 'KX-HG-80'),
      behind(256, 'Rocker cover gasket', '1 x $60.00', '$60.00', 'KX-VC-2'),
      behind(312, 'Head bolt set', '1 x $30.00', '$30.00', 'KX-SB-1'),
    ).map(([, name]) => name),
  ).toEqual(['Head gasket MLS 1.20 mm', 'Rocker cover gasket', 'Head bolt set'])
})

test.each([
  ['Brake pads front DB1170', 'Wagon 2015 on', 'Brake pads front DB1170'],
  ['DB1170 Brake pads front', 'KX26R 4WD models', 'Brake pads front'],
  ['Brake pads front', 'Wagon, all models', 'Brake pads front'],
])(
  'figures alone have their name above, however near what it fits stands beneath: %s',
  (over, under, name) => {
    const lines = namesOn(
      row(161, [28, over]),
      row(180, [28, '2'], [-382, '90.00'], [-515, '180.00']),
      row(191, [28, under]),
    )
    expect(lines.map(([, description]) => description)).toEqual([name])
  },
)
