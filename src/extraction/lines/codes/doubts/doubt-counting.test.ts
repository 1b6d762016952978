import { expect, test } from 'vitest'
import { columnsAt, row } from '../../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../../testing/lines-on.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtCounting } from './doubt-counting.ts'

const line = columnsAt(40, 120, -350, -450, -540)
const LINES = linesOn(
  row(100, [40, 'Part No'], [120, 'Description'], [-350, 'Qty'], [-450, 'Each'], [-540, 'Total']),
  ...[0, 1, 2].map(i => line(120 + 14 * i, `AB-4${i}C`, 'Wedge belt', '1', '20.00', '20.00')),
  TOTALS,
)

test.each([
  [['002', '003', '005'], true],
  [['0026', '0031', '0044'], false],
  [['17', '18', 'AB-19'], false],
  [['6201', '6202', '6203'], false],
  [['1', '1.1', '2'], true],
  [['2.1', '1.1', '3'], false],
  [['6.3', '8.0', '9.5'], false],
  [['1.9', '2', '2.1'], true],
  [['1', '1.1', '3'], false],
  [['1.1', '1.2', '2.1', '2.2'], true],
  [['1.1', '1.2', '3.1', '3.2'], true],
  [['1.1', '1.3', '2.1'], true],
  [['1.0', '2.0', '3.0'], true],
  [['1.0', '1.1', '2.0'], true],
  [['1.01', '1.02', '2.01'], true],
  [['1.10', '1.20', '2.10'], true],
  [['1.1.1', '1.1.2', '1.2.1'], true],
  [['1', '1.2', '2'], true],
  [['1.2', '1.4', '1.6'], false],
  [['1.0', '1.5', '2.0'], false],
  [['1.1', '2.1', '2.1'], false],
  [['10.0', '16.0', '25.0'], false],
])('numbers that count the lines are in doubt: %s', (codes, isDoubted) => {
  const numbered = codes.map(partNumber => ({ ...(LINES[0] as PrintedLine), partNumber }))
  const doubted = doubtCounting(numbered)
  expect(doubted.map(({ partNumber }) => partNumber)).toEqual(codes)
  expect(doubted.map(({ partReadings }) => partReadings.includes(''))).toEqual(codes.map(() => isDoubted))
})

test.each([
  [
    ['000020 AB-41C', '', '000030 KX 772'],
    ['AB-41C', '', 'KX 772'],
  ],
  [
    ['01 AB-41C', '02 KX772', '04 LM-90'],
    ['AB-41C', 'KX772', 'LM-90'],
  ],
  [
    ['16. AB-41C', '17. KX772', '19. LM-90'],
    ['AB-41C', 'KX772', 'LM-90'],
  ],
  [
    ['16) AB-41C', '', '17) KX772'],
    ['AB-41C', '', 'KX772'],
  ],
  [['8 NUT-4', '9 NUT-4', '10 NUT-4'], null],
  [['10 AMP', '20 AMP', '30 AMP'], null],
  [['205 420 52', '206 421 53', '207 422 54'], null],
  [['04152 YZZA1', '04465 0K290', '08880 83716'], null],
  [['000020 AB-41C', 'AB-17', '000040 KX 772'], null],
])('what counts the lines before their numbers is in doubt: %s', (codes, bare) => {
  const doubted = doubtCounting(LINES.map((one, i) => ({ ...one, partNumber: codes[i] ?? '' })))
  expect(doubted.map(({ partNumber }) => partNumber)).toEqual(bare ?? codes)
  expect(doubted.map(({ partReadings }) => partReadings.length > 1)).toEqual(
    codes.map(code => bare !== null && code !== ''),
  )
})

test.each([
  [['16 AB-41C', '17 KX772', '18 LM-90']],
  [['16 AB-41C', '18 KX772', '19 LM-90']],
  [['16 AB-41C', '17 KX772']],
  [['40 AB-41C', '50 KX772', '60 LM-90']],
  [['5 AB-41C', '10 KX772', '15 LM-90']],
  [['5 AB-41C', '10 KX772']],
  [['100 SLV', '200 SLW', '300 SLX']],
  [['16 4471', '17 5520', '18 6631']],
  [['016 AB-41C', '017 KX772', '018 LM-90']],
  [['8 NUT-A', '9 NUT-B', '10 NUT-C']],
  [['16 AB-41C', '17 KX772', '18']],
])('what may as well be sizes is asked about, and stays whole: %s', codes => {
  const doubted = doubtCounting(codes.map((partNumber, i) => ({ ...(LINES[i] as PrintedLine), partNumber })))
  expect(doubted.map(({ partNumber }) => partNumber)).toEqual(codes)
  expect(doubted.map(({ partReadings }) => partReadings)).toEqual(
    codes.map(code => [code, code.replace(/^\d+ ?/, '')]),
  )
})

test.each([
  [['185 R14C', '195 R15C', '205 R16C']],
  [['105 FLAP', '110 DISC', '115 PAD']],
  [['15 GL5', '25 GL4']],
  [['16 AB-41C', '28 KX772']],
  [['6204 2RS', '6205 ZZ']],
  [['16 AB-41C', '17', '18']],
])(
  'numbers that rise by more, by fives on two lines or from further on, of more figures or mostly alone count no lines: %s',
  codes => {
    const doubted = doubtCounting(
      codes.map((partNumber, i) => ({ ...(LINES[i] as PrintedLine), partNumber })),
    )
    expect(doubted.map(({ partNumber }) => partNumber)).toEqual(codes)
    expect(doubted.flatMap(({ partReadings }) => partReadings)).toEqual([])
  },
)
