import { expect, test } from 'vitest'
import { goods, HEAD, ONE, TWO } from '../../testing/goods-in-two-rows.ts'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const FORTY = ['1', '40.00', '40.00']
const namesOf = (...texts: ReturnType<typeof goods>[]) =>
  linesOn(HEAD, ...texts, TOTALS).map(line => [line.partNumber, line.description])

test.each([
  ['beneath the names', 'Brake pad set', 'DB1170', 'Oil filter spin-on', 'Z418'],
  ['over them, on the row of the figures', 'DB1170', 'Brake pad set', 'Z418', 'Oil filter spin-on'],
])('codes that stand alone %s are the part numbers', (_, first, under, second, underSecond) => {
  expect(namesOf(goods(120, first, under, ONE), goods(150, second, underSecond, TWO))).toEqual([
    ['DB1170', 'Brake pad set'],
    ['Z418', 'Oil filter spin-on'],
  ])
})

test('a note of whose work it was is no part number, however many figures it has', () => {
  expect(
    namesOf(
      goods(120, 'Scan tool lead set', 'JOB 3767 - REGO 509 GSS', ONE),
      goods(150, 'Torque wrench', 'JOB 1011 - REGO 822 LDJ', TWO),
    ).map(([code]) => code),
  ).toEqual(['', ''])
})

test('a word in place of a code has its name beneath it as the codes have', () => {
  const freight = goods(180, 'Freight', 'Freight - overnight road, 2 cartons', FORTY)
  expect(
    namesOf(goods(120, 'DB1170', 'Brake pad set', ONE), goods(150, 'Z418', 'Oil filter', FORTY), freight)[2],
  ).toEqual(['', 'Freight - overnight road, 2 cartons'])
  const serial = goods(180, 'Alternator', 'Serial: 88 1204', FORTY)
  expect(
    namesOf(goods(120, 'DB1170', 'Brake pad set', ONE), goods(150, 'Z418', 'Oil filter', FORTY), serial)[2],
  ).toEqual(['', 'Alternator'])
})

test('a note between lines whose names stand beneath is no part of the next name', () => {
  const lines = [
    goods(120, 'DB1170', 'Brake pad set', ONE),
    row(150, [40, 'No returns once opened']),
    goods(163, 'Z418', 'Oil filter spin-on', FORTY),
    goods(200, 'Z419', 'Air filter panel', ['1', '20.00', '20.00']),
    goods(237, 'Z420', 'Cabin filter carbon', ['1', '20.00', '20.00']),
  ]
  expect(namesOf(...lines).map(([, name]) => name)).toEqual([
    'Brake pad set',
    'Oil filter spin-on',
    'Air filter panel',
    'Cabin filter carbon',
  ])
})

test('what names itself a part number beneath a name that looks like a code is the part number', () => {
  expect(
    namesOf(
      goods(120, 'Alternator 24V 110A', 'Part no. ALT24-110', ONE),
      goods(150, 'Belt 8PK', 'Part no. 8PK1420', TWO),
    ),
  ).toEqual([
    ['ALT24-110', 'Alternator 24V 110A'],
    ['8PK1420', 'Belt 8PK'],
  ])
})

test('a size between a name and what names itself its part number is no part number', () => {
  const item = (y: number, name: string, size: string, code: string, figures: readonly string[]) => [
    ...goods(y, name, size, figures),
    ...row(y + 22, [40, `SKU: ${code}`]),
  ]
  expect(
    linesOn(
      HEAD,
      item(120, 'Portable air compressor', '72 L/min', 'QS-PMP-12', ONE),
      item(170, 'Blade fuse assortment', '120 piece', 'QS-FUS-120', TWO),
      TOTALS,
    ).map(line => [line.partNumber, line.partReadings]),
  ).toEqual([
    ['QS-PMP-12', []],
    ['QS-FUS-120', []],
  ])
})

test('capitals that go on with a name are no part number before what names itself one', () => {
  const item = (y: number, name: string, more: string, code: string, figures: readonly string[]) => [
    ...goods(y, name, more, figures),
    ...row(y + 22, [40, `PART: ${code}`]),
  ]
  const lines = linesOn(
    HEAD,
    item(120, 'SOLENOID CONTINUOUS', 'DUTY 12V 9T', 'KB-C4-27', ONE),
    item(170, 'ZELTORIX ALTERNATOR', '110A REMANUFACTURED', 'TC-F9-29', TWO),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['KB-C4-27', 'TC-F9-29'])
})

test.each(['OEM Part No: 90915-YZZD4', 'Old Part No: ZX4411', 'Product code: 9311234567890'])(
  'another number announced beneath the code (%s) does not take its place',
  other => {
    const item = (y: number, name: string, code: string, figures: readonly string[]) => [
      ...goods(y, name, code, figures),
      ...row(y + 22, [40, other]),
    ]
    const lines = linesOn(
      HEAD,
      item(120, 'Oil filter', 'QA-1002', ONE),
      item(170, 'Brake pads', 'QA-77/B', TWO),
      TOTALS,
    )
    expect(lines.map(line => line.partNumber)).toEqual(['QA-1002', 'QA-77/B'])
  },
)

test('the word before a code beneath a name is no part of it', () => {
  expect(
    namesOf(
      goods(120, 'Torque wrench', 'Model PB-450T', ONE),
      goods(150, 'Pry bar long', 'Model 10-0440', TWO),
    ),
  ).toEqual([
    ['PB-450T', 'Torque wrench'],
    ['10-0440', 'Pry bar long'],
  ])
})

test('a code beneath a name stands alone, whatever is told beside it', () => {
  const lines = linesOn(
    HEAD,
    row(120, [40, 'Diagnostic interface'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [40, 'ND-OBD-PRO3'], [130, 'Serial 3N-228817']),
    goods(150, 'Adaptor cable', 'CBL/J1939-9', TWO),
    row(161, [130, '1 Oct - 31 Oct 2026']),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['ND-OBD-PRO3', 'CBL/J1939-9'])
})

test('remarks under a name that stands under its number are none of it', () => {
  const item = (y: number, code: string, name: string, remark: string, [quantity, total]: string[]) => [
    ...row(y, [40, code], [-400, quantity ?? ''], [-470, '40.00'], [-540, total ?? '']),
    ...row(y + 11, [40, name]),
    ...row(y + 22, [40, remark]),
  ]
  const lines = linesOn(
    row(100, [40, 'Material'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    item(120, '1004471', 'Oil 5W-30 20L', 'Batch 26H0417', ['1', '40.00']),
    item(160, '1004490', 'Oil 0W-20 20L', 'Batch 26H0418', ['2', '80.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Oil 5W-30 20L', 'Oil 0W-20 20L'])
})

test('a number and the beginning of its name, with a dash between, are no number over a name', () => {
  const lines = linesOn(
    row(100, [40, 'Qty'], [100, 'Description'], [-450, 'Price'], [-540, 'Amount']),
    row(120, [40, '2'], [100, '4417205 - Bracket'], [-450, '20.00'], [-540, '40.00']),
    row(132, [100, 'of the gearbox']),
    row(150, [40, '1'], [100, '60318 - SEAL'], [-450, '5.00'], [-540, '5.00']),
    row(162, [100, 'front axle']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['4417205', 'Bracket of the gearbox'],
    ['60318', 'SEAL front axle'],
  ])
})

test.each([
  ['Brake pads Part No: QA-77/B', 'QA-77/B', 'A12-B03'],
  ['Brake pads', '', '12V55W'],
])('beneath %s stands no part number that could be a shelf or a size', (name, part, beneath) => {
  const lines = linesOn(
    HEAD,
    goods(120, name, beneath, ONE),
    goods(150, 'Fitting and clean-up', 'Per vehicle', ONE),
    row(180, [40, 'Call-out fee'], [-400, '1'], [-470, '30.00'], [-540, '30.00']),
    TOTALS,
  )
  expect(lines[0]?.partNumber).toBe(part)
})

test('beneath the names are codes of letters alone where the heading announces them', () => {
  const read = (heading: string) =>
    linesOn(
      row(200, [40, heading], [-350, 'Qty'], [-450, 'Each'], [-540, 'Amount']),
      row(214, [40, 'Strut front LH gas'], [-350, '1'], [-450, '148.20'], [-540, '148.20']),
      row(226, [40, 'TQ-STR-F-VAN-L']),
      row(242, [40, 'Strut front RH gas'], [-350, '1'], [-450, '148.20'], [-540, '148.20']),
      row(254, [40, 'TQ-STR-F-VAN-R']),
      row(300, [380, 'Goods total'], [-540, '296.40']),
    ).map(line => line.partNumber)
  expect(read('Description / Part number')).toEqual(['TQ-STR-F-VAN-L', 'TQ-STR-F-VAN-R'])
  expect(read('Description')).toEqual(['', ''])
})

test('beneath a name of several rows stands its code under the last, one of capitals that a sign joins among them', () => {
  const item = (y: number, names: readonly string[], code: string) => [
    ...row(y, [40, names[0] ?? ''], [-350, '1'], [-450, '20.00'], [-540, '20.00']),
    ...names.slice(1).flatMap((name, i) => row(y + 12 * (i + 1), [40, name])),
    ...row(y + 12 * names.length, [40, code]),
  ]
  const lines = linesOn(
    row(190, [40, 'Item'], [-350, 'Qty'], [-450, 'Rate'], [-540, 'Amount']),
    item(204, ['Compressor assembly 6 pulley,', 'Terrano diesel'], 'PV/CMP.0914-O'),
    item(252, ['Valve block type'], '0026'),
    item(290, ['Cylinder deposit 10 kg'], 'CYL-DEP'),
    row(340, [380, 'Subtotal'], [-540, '60.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['PV/CMP.0914-O', '0026', 'CYL-DEP'])
})

test('a vehicle’s model under a name of several rows is no number of a name that begins with one', () => {
  const item = (y: number, name: string, vehicle: string, model: string) => [
    ...row(y, [40, name], [-350, '1'], [-450, '20.00'], [-540, '20.00']),
    ...row(y + 12, [40, vehicle]),
    ...row(y + 24, [40, model]),
  ]
  const lines = linesOn(
    row(190, [40, 'Description'], [-350, 'Qty'], [-450, 'Each'], [-540, 'Total']),
    item(204, 'DB1170 Front brake pad set', 'Dunmarra Torvane diesel', 'GUN126R'),
    item(248, 'Z79A Oil filter spin on', 'Kestrel Ridgeway diesel', 'PX2'),
    row(340, [380, 'Subtotal'], [-540, '40.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['DB1170', 'Z79A'])
})

test('the make behind a code is none of it, a wide gap away', () => {
  const makes = (space: string) =>
    namesOf(
      goods(120, 'Brake pad set', `DB-1170K${space}Dorlan`, ONE),
      goods(150, 'Oil filter spin-on', `ZT-418${space}Welby`, TWO),
    )
  expect(makes('  ')).toEqual([
    ['DB-1170K', 'Brake pad set'],
    ['ZT-418', 'Oil filter spin-on'],
  ])
  expect(makes(' ').map(([code]) => code)).toEqual(['DB-1170K Dorlan', 'ZT-418 Welby'])
})

test('a number beneath a name may end behind a dash', () => {
  expect(
    namesOf(
      goods(120, 'Door mirror', '77120 - LHS', ONE),
      goods(150, 'Tail lamp complete', '77121 - RHS', TWO),
    ),
  ).toEqual([
    ['77120 - LHS', 'Door mirror'],
    ['77121 - RHS', 'Tail lamp complete'],
  ])
})

test('a name ends over its number, and what stands beneath that is a note, but for the rest of a sentence', () => {
  const noted = (note: string) =>
    namesOf(
      goods(120, 'Brake pad set', 'DB1170', ONE),
      goods(150, 'Oil filter element spin-on', 'Z418', TWO),
      row(172, [40, note]),
    )[1]
  expect(noted('Sump washer included')).toEqual(['Z418', 'Oil filter element spin-on'])
  expect(noted('with a sump washer')).toEqual(['Z418', 'Oil filter element spin-on with a sump washer'])
})

test('a number under a name of two rows is one, however short the second, for a person to look at', () => {
  const wrapped = [
    goods(120, 'Cabin filter activated carbon, suits Norriden 2018', 'on', FORTY),
    row(142, [40, 'SKU-40117']),
  ].flat()
  const lines = linesOn(
    HEAD,
    wrapped,
    goods(170, 'Wiper blade set', 'SKU-22890', FORTY),
    goods(200, 'Globe pair', 'SKU-51006', FORTY),
    TOTALS,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['SKU-40117', ['SKU-40117', '']],
    ['SKU-22890', []],
    ['SKU-51006', []],
  ])
})
