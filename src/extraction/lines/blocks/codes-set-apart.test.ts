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

test('codes of letters that a wide gap sets apart are codes, certain where others have figures', () => {
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
    ['TC-PAIR', 'TERMINAL CLAMPS', ['TC-PAIR', '']],
    ['FH-MAXI', 'MAXI FUSE HOLDER', ['FH-MAXI', '']],
  ])
})

test('a wide gap behind one word alone leaves it in doubt', () => {
  const names = ['A/C   Regas and leak test', 'KX-204 Timing chain kit', 'BR-118 Brake pad set']
  expect(read(...names)[0]?.[2]).toContain('')
})

test('behind a space only they are codes in doubt before a name of small letters, and words of a name in capitals', () => {
  expect(read('N70ZZX 4WD battery', 'TC-PAIR Terminal clamps', 'Scrap allowance', 'Core deposit')).toEqual([
    ['N70ZZX', '4WD battery', ['N70ZZX', '']],
    ['TC-PAIR', 'Terminal clamps', ['TC-PAIR', '']],
    ['', 'Scrap allowance', []],
    ['', 'Core deposit', []],
  ])
  expect(read('ANTI-FREEZE GREEN', 'ABS-SENSOR FRONT', 'HEAVY-DUTY Jack stands')).toEqual([
    ['', 'ANTI-FREEZE GREEN', []],
    ['', 'ABS-SENSOR FRONT', []],
    ['', 'HEAVY-DUTY Jack stands', []],
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

test('beside a code with figures what may be one too leaves its line in doubt', () => {
  const names = ['N70ZZX 4WD BATTERY', 'TC-PAIR TERMINAL CLAMPS', 'SCRAP ALLOWANCE', 'CORE DEPOSIT']
  expect(read(...names).map(([, , readings]) => readings)).toEqual([['', 'N70ZZX'], ['', 'TC-PAIR'], [], []])
  const words = ['GLOVES  Nitrile gloves', 'CLAMPS  Terminal clamps', 'DIN77L  Battery', 'LED Work lamp']
  expect(read(...words).map(([, , readings]) => readings)).toEqual([
    ['', 'GLOVES'],
    ['', 'CLAMPS'],
    ['', 'DIN77L'],
    [],
  ])
})

test('what is the same before all names, and lines set to both edges, hold no codes', () => {
  const parts = (...names: string[]) => read(...names).flatMap(([code, , readings]) => [code, readings])
  expect(parts('HILUX-GR  Front pads', 'HILUX-GR  Rotor machining')).toEqual(['', [], '', []])
  expect(parts('BRAKE-CLEAN  spray  can', 'Terminal  clamps')).toEqual(['', [], '', []])
})

test('the only one that is set apart leaves its line in doubt', () => {
  expect(read('TC-PAIR  Terminal clamps', 'Scrap allowance', 'Core deposit')[0]).toEqual([
    '',
    'TC-PAIR Terminal clamps',
    ['', 'TC-PAIR'],
  ])
})
