import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

/** A till's roll of names over their figures, each name behind its code. */
const read = (...names: string[]) => {
  const lines = linesOn(
    ...names.flatMap((name, i) => [
      row(100 + 30 * i, [70, name]),
      row(115 + 30 * i, [90, '2'], [100, '@'], [110, '10.00'], [-400, '20.00']),
    ]),
    row(300, [70, 'TOTAL'], [-400, `$${20 * names.length}.00`]),
  )
  return lines.map(line => [line.partNumber, line.description, line.partReadings])
}

test('codes of letters that a wide gap sets apart are codes, whether or not others have figures', () => {
  const lines = read(
    'N70ZZX  4WD battery',
    'TC-PAIR  Terminal clamps',
    'Scrap battery allowance',
    'FH-MAXI  Maxi fuse holder',
  )
  expect(lines).toEqual([
    ['N70ZZX', '4WD battery', []],
    ['TC-PAIR', 'Terminal clamps', []],
    ['', 'Scrap battery allowance', []],
    ['FH-MAXI', 'Maxi fuse holder', []],
  ])
  expect(read('TC-PAIR  TERMINAL CLAMPS', 'FH-MAXI  MAXI FUSE HOLDER')).toEqual([
    ['TC-PAIR', 'TERMINAL CLAMPS', []],
    ['FH-MAXI', 'MAXI FUSE HOLDER', []],
  ])
})

test('behind a space only they are codes in doubt before a name of small letters, and words of a name in capitals', () => {
  expect(read('N70ZZX 4WD battery', 'TC-PAIR Terminal clamps', 'Scrap allowance', 'Core deposit')).toEqual([
    ['N70ZZX', '4WD battery', ['N70ZZX', '']],
    ['TC-PAIR', 'Terminal clamps', ['TC-PAIR', '']],
    ['', 'Scrap allowance', []],
    ['', 'Core deposit', []],
  ])
  expect(read('ANTI-FREEZE GREEN', 'ABS-SENSOR FRONT').map(([code, name]) => [code, name])).toEqual([
    ['', 'ANTI-FREEZE GREEN'],
    ['', 'ABS-SENSOR FRONT'],
  ])
})

test('a word of capitals as far before its name as the codes of the others may be one', () => {
  expect(read('N70ZZX  4WD battery', '46B24LS  Small case battery', 'GLOVES  Nitrile gloves')[2]).toEqual([
    'GLOVES',
    'Nitrile gloves',
    ['GLOVES', ''],
  ])
  expect(read('N70ZZX  4WD battery', '46B24LS  Small case battery', 'LED Work lamp')[2]).toEqual([
    '',
    'LED Work lamp',
    [],
  ])
})

test('the only one that is set apart leaves its line in doubt', () => {
  expect(read('TC-PAIR  Terminal clamps', 'Scrap allowance', 'Core deposit')[0]).toEqual([
    '',
    'TC-PAIR Terminal clamps',
    ['', 'TC-PAIR'],
  ])
})
