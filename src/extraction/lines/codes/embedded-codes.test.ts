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

test('codes that open descriptions are certain where they are a series', () => {
  const doubtsOf = (...names: string[]) =>
    linesOn(
      HEADS,
      ...names.map((name, i) =>
        row(120 + 14 * i, [40, name], [-400, '1'], [-470, `${10 + i}.00`], [-540, `${10 + i}.00`]),
      ),
    ).map(line => [line.partNumber, line.partReadings.length > 0])
  expect(doubtsOf('NM-5290 Front bumper', 'LG-8404 Bracket', 'FX-8739 Rear lamp')).toEqual([
    ['NM-5290', false],
    ['LG-8404', false],
    ['FX-8739', false],
  ])
  expect(doubtsOf('NM-5290 Front bumper', 'LG84/04 Bracket', 'FX8739A Rear lamp').every(one => one[1])).toBe(
    true,
  )
})
