import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const HEADS = row(100, [40, 'Parts supplied'], [-400, 'No.'], [-470, 'Price'], [-540, 'Amount'])
const codesOf = (first: string, second: string) =>
  linesOn(
    HEADS,
    row(120, [40, first], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, second], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  ).map(line => [line.partNumber, line.description, line.partReadings.length > 0])

test('codes in square brackets are the part numbers', () => {
  expect(codesOf('Radiator alloy [CR-2417A]', 'Radiator cap [RC108/16]')).toEqual([
    ['CR-2417A', 'Radiator alloy', false],
    ['RC108/16', 'Radiator cap', false],
  ])
  expect(codesOf('[TST-BENCH] Bench test', '[SCV.1460] Suction valve')[0]).toEqual([
    'TST-BENCH',
    'Bench test',
    false,
  ])
})

test('what stands in round brackets may be a remark: a person looks', () => {
  expect(codesOf('Radiator alloy (CR-2417A)', 'Radiator cap (RC108/16)')).toEqual([
    ['CR-2417A', 'Radiator alloy', true],
    ['RC108/16', 'Radiator cap', true],
  ])
  expect(codesOf('Radiator (2005-2012)', 'Engine oil (5W30)')[0]?.[2]).toBe(true)
})

test('a date before a name or in brackets behind it is no certain part number', () => {
  const partsOf = (...names: string[]) =>
    linesOn(
      row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      ...names.map((name, i) => row(120 + 14 * i, [40, name], [-400, '1'], [-470, '65.00'], [-540, '65.00'])),
      TOTALS,
    )
  const dashed = partsOf('12/05/2026 - Wheel alignment', '15/05/2026 - Tyre rotation')
  expect(dashed.every(line => line.partReadings.includes(''))).toBe(true)
  const bracketed = partsOf('Wheel alignment [12/05/2026]', 'Tyre rotation [15/05/2026]')
  expect(bracketed.map(line => line.partNumber)).toEqual(['', ''])
})

test('two figures before a dash may be a number where most lines begin with one; sides and measures are none', () => {
  const partsOf = (...names: string[]) =>
    linesOn(
      HEADS,
      ...names.map((name, i) => row(120 + 14 * i, [40, name], [-400, '1'], [-470, '50.00'], [-540, '50.00'])),
      TOTALS,
    ).map(line => [line.partNumber, line.partReadings.length > 0])
  const dashed = ['56805-0B483 - Retrim seat base', '20204-0T922 - Consumables']
  expect(partsOf(...dashed, '92 - Radiator copper')[2]).toEqual(['92', true])
  expect(partsOf(...dashed, 'LH - Mirror glass')[2]?.[0]).toBe('')
  expect(partsOf(...dashed, '5L - Coolant')[2]?.[0]).toBe('')
  expect(partsOf('56805-0B483 - Retrim seat base', '2 - Wheel nuts', 'Consumables')[1]).toEqual(['', false])
  expect(partsOf('80 - Brake pad set', 'H2 - Timing belt kit', 'FRGHT - Satchel').slice(0, 2)).toEqual([
    ['80', true],
    ['H2', true],
  ])
  expect(partsOf('14 - Inch wiper blade', '18 - Inch wiper blade')).toEqual([
    ['', false],
    ['', false],
  ])
  const mostlyShort = partsOf('16 - Coil', '681 - Brake hose', '72 - Lead', 'C1 - Strut', '972 - Drive belt')
  expect(mostlyShort).toEqual([
    ['16', true],
    ['681', false],
    ['72', true],
    ['C1', true],
    ['972', false],
  ])
})

test('codes before a gap as wide as between columns are the part numbers, though other names run across it', () => {
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Item'], [-400, 'Each'], [-470, 'Total']),
    row(120, [40, '1'], [90, 'KD-3107'], [165, 'Relay 5 pin'], [-400, '50.00'], [-470, '50.00']),
    row(140, [40, '1'], [90, 'Deposit on the old relay, refunded'], [-400, '10.00'], [-470, '10.00']),
    row(160, [40, '2'], [90, 'PLG12/4F'], [165, 'Plug flat'], [-400, '35.00'], [-470, '70.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description, line.partReadings])).toEqual([
    ['KD-3107', 'Relay 5 pin', []],
    ['', 'Deposit on the old relay, refunded', []],
    ['PLG12/4F', 'Plug flat', []],
  ])
})

test('codes each with the same gap before its name are the part numbers, capitals alone with them', () => {
  const item = (y: number, code: string, name: string, price: string) =>
    row(y, [40, '1'], [90, code], [90 + 5 * code.length + 12, name], [-400, price], [-470, price])
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Code and item'], [-400, 'Each'], [-470, 'Total']),
    item(120, 'KD-3107', 'Relay 5 pin', '50.00'),
    item(140, 'PLG12/4F', 'Plug flat', '60.00'),
    item(160, 'AD 12J-08B', 'Adaptor to hose', '10.00'),
    item(180, 'PUMP-CORE', 'Exchange unit deposit', '10.00'),
    row(200, [40, '1'], [90, 'Fitting of all of it'], [-400, '20.00'], [-470, '20.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description, line.partReadings])).toEqual([
    ['KD-3107', 'Relay 5 pin', []],
    ['PLG12/4F', 'Plug flat', []],
    ['AD 12J-08B', 'Adaptor to hose', []],
    ['PUMP-CORE', 'Exchange unit deposit', []],
    ['', 'Fitting of all of it', []],
  ])
})

test('codes in a print of their own are the part numbers', () => {
  const item = (y: number, code: string, name: string, price: string) => [
    ...row(y, [40, '1'], [-400, price], [-470, price]),
    { x: 90, y, text: code, bold: true },
    { x: 95 + 5 * code.length, y, text: name },
  ]
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Code and item'], [-400, 'Each'], [-470, 'Total']),
    item(120, 'AD 12J-08B', 'Adaptor to hose', '50.00'),
    item(140, 'KD-3107', 'Relay 5 pin', '60.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description, line.partReadings])).toEqual([
    ['AD 12J-08B', 'Adaptor to hose', []],
    ['KD-3107', 'Relay 5 pin', []],
  ])
})

test.each([
  ['D40', 'N80', 'VF2'],
  ['HILUX-2019', 'RANGER-2020', 'TRITON-2018'],
  ['JOB-1042', 'JOB-1043', 'JOB-1044'],
])('a vehicle or a job in a print of its own before each name is looked at by a person: %s', (...models) => {
  const item = (y: number, model: string, name: string, price: string) => [
    ...row(y, [40, '1'], [-400, price], [-470, price]),
    { x: 90, y, text: model, bold: true },
    { x: 95 + 5 * model.length, y, text: name },
  ]
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Item'], [-400, 'Each'], [-470, 'Total']),
    item(120, models[0] ?? '', 'Headlamp left', '50.00'),
    item(140, models[1] ?? '', 'Tailgate used', '60.00'),
    item(160, models[2] ?? '', 'Mirror right', '20.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings.includes(''))).toEqual([true, true, true])
})

test('before what was done vehicles stand as well: a person looks', () => {
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Details'], [-400, 'Each'], [-470, 'Total']),
    row(120, [40, '1'], [90, 'KQA 310'], [165, 'Wheel alignment'], [-400, '50.00'], [-470, '50.00']),
    row(140, [40, '1'], [90, 'Disposal of tyres, both vehicles'], [-400, '10.00'], [-470, '10.00']),
    row(160, [40, '2'], [90, '884 VTX'], [165, 'Puncture repair'], [-400, '35.00'], [-470, '70.00']),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings.includes(''))).toEqual([true, false, true])
})

test('a code that only one line has before such a gap is looked at by a person, and a size is none', () => {
  const partsOf = (first: string) =>
    linesOn(
      row(100, [40, 'Qty'], [90, 'Item'], [-400, 'Each'], [-470, 'Total']),
      row(120, [40, '1'], [90, first], [165, 'Relay 5 pin'], [-400, '50.00'], [-470, '50.00']),
      row(140, [40, '1'], [90, 'Deposit on the old relay, refunded'], [-400, '80.00'], [-470, '80.00']),
      TOTALS,
    ).map(line => [line.partNumber, line.partReadings])
  expect(partsOf('KD-3107')).toEqual([
    ['KD-3107', ['KD-3107', '']],
    ['', []],
  ])
  expect(partsOf('40x62')[0]?.[0]).toBe('')
})

test('a rating before a gap stays in the name', () => {
  const line = (y: number, text: string, count: string, total: string) =>
    row(y, [40, text], [140, 'Globe'], [-400, count], [-470, '10.00'], [-540, total])
  const lines = linesOn(
    row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
    line(120, 'H4 12V', '1', '10.00'),
    line(134, 'H7 12V', '2', '20.00'),
    line(148, 'H1 24V', '3', '30.00'),
    TOTALS,
  )
  expect(lines.map(one => one.description)).toEqual(['H4 12V Globe', 'H7 12V Globe', 'H1 24V Globe'])
})

test('capitals with a hyphen before small letters are a code, or may be one, where other lines begin with codes', () => {
  const partsOf = (...names: string[]) =>
    linesOn(
      row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      ...names.map((name, i) => row(120 + 14 * i, [40, name], [-400, '1'], [-470, '65.00'], [-540, '65.00'])),
      TOTALS,
    ).map(line => [line.partNumber, line.partReadings.length > 0])
  const gloves = 'KLR-XL Tallow gloves'
  expect(partsOf('TD-3372 Torch lead', 'TK-72E Torch set', gloves)[2]).toEqual(['KLR-XL', true])
  expect(partsOf('TK-72E Torch set', gloves)[1]).toEqual(['KLR-XL', true])
  expect(partsOf('TK-72E Torch set', gloves, 'Torch lead')[1]).toEqual(['', true])
  expect(partsOf('Torch set', gloves)[1]).toEqual(['', false])
  const gel = 'SEMI-GLOSS gel coat'
  expect(partsOf('TK-72E Torch set', gel, 'Torch lead')[1]).toEqual(['', false])
  expect(partsOf('TK-72E Torch set', gel)[1]?.[0]).toBe('')
  expect(partsOf('TD-3372 TORCH LEAD', 'TK-72E TORCH SET', 'RING-END FITTED')[2]?.[0]).toBe('')
})
