import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import { findTables } from './find-tables.ts'

test('a spaced number is not cut where the names of the others begin right under their heading', () => {
  const line = columnsAt(40, 120, -400, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Product'], [120, 'Item'], [-400, 'Units'], [-470, 'Price'], [-540, 'Value']),
    row(112, [40, 'VEHICLE 852 HBC - JOB 1407']),
    line(124, 'TV604', 'OIL FILTER', '1', '40.00', '40.00'),
    line(138, 'HM351', 'SEAL KIT', '1', '40.00', '40.00'),
    line(152, '1G3 943 406 RR', 'FUSE 75A', '1', '50.00', '50.00'),
    TOTALS,
  )
  expect(lines.map(one => one.partNumber)).toEqual(['TV604', 'HM351', '1G3 943 406 RR'])
})

test('nor where all are spaced, and their last groups stand nearer to them than to the names', () => {
  const line = columnsAt(40, 125, -400, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Product'], [125, 'Item'], [-400, 'Units'], [-470, 'Price'], [-540, 'Value']),
    row(112, [40, 'VEHICLE 852 HBC - JOB 1407']),
    line(124, '2G3 943 406 RR', 'OIL FILTER', '1', '40.00', '40.00'),
    line(138, '1G3 943 406 QS', 'FUSE 75A', '1', '90.00', '90.00'),
    TOTALS,
  )
  expect(lines.map(one => one.partNumber)).toEqual(['2G3 943 406 RR', '1G3 943 406 QS'])
})

test('a discount that few lines have is no part of the price, though their headings stand close', () => {
  const line = columnsAt(40, 200, -400, -431, -540)
  const page = layWords(
    [
      row(
        100,
        [40, 'Code'],
        [200, 'Description'],
        [300, 'Qty'],
        [375, 'GROSS'],
        [406, 'DISC%'],
        [-540, 'NET AMOUNT'],
      ),
      line(120, 'TV604', 'OIL FILTER', '40.00', '', '40.00'),
      line(138, 'HM351', 'SEAL KIT', '40.00', '', '40.00'),
      line(152, 'HM352', 'FUSE', '62.50', '20', '50.00'),
      ...[120, 138, 152].map(y => row(y, [-312, '1'])),
      TOTALS,
    ].flat(),
  )
  const [table] = findTables([page])[0] ?? []
  expect(table?.columns.map(({ heading }) => heading).slice(3, 5)).toEqual(['GROSS', 'DISC%'])
})

test('names that no heading stands over are of the numbers’ column rather than of the counts', () => {
  const line = columnsAt(60, 150, -395, -465, -540)
  const lines = linesOn(
    row(100, [60, 'Parts'], [-395, 'Qty'], [-465, 'Each'], [-540, 'Amount']),
    line(120, 'INJ-28-R', 'Common rail injector', '2', '40.00', '80.00'),
    line(134, 'IW-28', 'Seal set', '1', '20.00', '20.00'),
    row(160, [60, 'Labour'], [-395, 'Hours'], [-465, 'Rate'], [-540, 'Amount']),
    row(176, [60, 'Remove, bench test and match'], [-395, '1'], [-465, '30.00'], [-540, '30.00']),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['INJ-28-R', 'Common rail injector'],
    ['IW-28', 'Seal set'],
    ['', 'Remove, bench test and match'],
  ])
})

test('units that no heading stands over are of the counts, and not of the numbers behind them', () => {
  const line = columnsAt(52, 96, 126, 201, -490, -540)
  const heads = row(100, [52, 'QTY'], [127, 'CODE'], [202, 'WORK'], [-490, 'RATE'], [-540, 'AMOUNT'])
  const goods: [string, string, string][] = [
    ['hr', '', 'Retrim bench seat, labour'],
    ['m', 'HLF-GR', 'Foam-backed headlining'],
    ['ea', 'FOAM-D30', 'Seat foam block'],
  ]
  const lines = (some: typeof goods) =>
    linesOn(
      heads,
      some.flatMap(([unit, code, name], i) => line(120 + 14 * i, '2', unit, code, name, '30.00', '60.00')),
      TOTALS,
    ).map(one => [one.partNumber, one.partReadings, one.quantity])
  const read = [
    ['', [], 2],
    ['HLF-GR', [], 2],
    ['FOAM-D30', [], 2],
  ]
  expect(lines(goods)).toEqual(read)
  expect(lines(goods.slice(0, 2))).toEqual(read.slice(0, 2))
})
