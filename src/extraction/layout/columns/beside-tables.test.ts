import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const HEAD = row(100, [200, 'Units'], [250, 'Description'], [-470, 'Price'], [-540, 'Total'])
const goods = (y: number, units: string, name: string, price: string, total: string) =>
  row(y, [-222, units], [250, name], [-470, price], [-540, total])
/** A block of labels and values left of the table, its rows a little off those of the table. */
const side = (web: string) => [
  ...row(114, [20, '6/160 Industrial Parade']),
  ...row(126, [20, 'Saltwood QLD 4109']),
  ...row(139, [20, web]),
  ...row(148, [20, 'Order number']),
  ...row(156, [20, '21866']),
  ...row(178.5, [20, 'Payment due date']),
  ...row(192, [20, '3 Jun 2026']),
  ...row(208, [20, 'Bill to']),
  ...row(218, [20, 'Tin Kettle Auto Repairs']),
]
const TABLE = [
  ...HEAD,
  ...goods(120, '1', 'Torque wrench', '50.00', '50.00'),
  ...row(131, [250, 'Part No: WTA-LS-5663']),
  ...goods(162, '1', 'Axle stands 3t pair', '40.00', '40.00'),
  ...row(175, [250, 'Part No: WTA-VF-9333']),
  ...goods(187, '2', 'Recovery track orange', '20.00', '40.00'),
  ...row(198, [250, 'Part No: WTA-JL-8096']),
]
const GOODS = [
  ['WTA-LS-5663', 'Torque wrench', 1, 50, 5000],
  ['WTA-VF-9333', 'Axle stands 3t pair', 1, 40, 4000],
  ['WTA-JL-8096', 'Recovery track orange', 2, 20, 4000],
]

test('a block beside the table is none of it', () => {
  expect(shortOf(linesOn(TABLE, side('www.wandella.example'), TOTALS))).toEqual(GOODS)
})

test('one line of the block that is too long for it makes it no part of the table', () => {
  const web = 'accounts@wandella-towbars.example.org.au'
  expect(shortOf(linesOn(TABLE, side(web), TOTALS))).toEqual(GOODS)
})

test('a long cell under a centred heading is none of a block beside the table', () => {
  const codes = ['ZX12', 'ZX13', 'ZX14', 'ZX15', '8W0 998 281 B', 'ZX17', 'ZX18', 'ZX19', 'ZX20', 'ZX21']
  const lines = linesOn(
    row(100, [70, 'Part No'], [180, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...codes.map((code, i) =>
      row(
        120 + 14 * i,
        [code.length > 4 ? 55 : 78, code],
        [180, `Seal ${'abcdefghij'[i]}`],
        [-400, '1'],
        [-470, '13.00'],
        [-540, '13.00'],
      ),
    ),
    TOTALS,
  )
  expect(lines[4]?.partNumber).toBe('8W0 998 281 B')
})

test('a column without a heading that half of the goods have is one of the table', () => {
  const codes = ['AB-1201', '', 'AB-1203', '', 'AB-1205']
  const lines = linesOn(
    row(100, [-180, 'Quantity'], [220, 'Description'], [-470, 'Price'], [-540, 'Total']),
    ...codes.map((code, i) =>
      row(
        120 + 14 * i,
        [40, code],
        [-180, '1'],
        [220, code ? `Seal kit ${i}` : `Labour ${i}`],
        [-470, '26.00'],
        [-540, '26.00'],
      ).filter(({ text }) => text !== ''),
    ),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(codes)
})

test('a panel right of the table, totals in it, is none of it', () => {
  const line = columnsAt(-60, 73, 205, -375, -430)
  const lines = linesOn(
    row(100, [45, 'Qty'], [73, 'Goods'], [205, 'Stock code'], [355, 'Each'], [385, 'Line total']),
    line(120, '2', 'Strider 265/65R17', '2656517', '20.00', '40.00'),
    line(144, '1', 'Corsa 195/65R15', '1956515-91V', '50.00', '50.00'),
    line(168, '1', 'Tyre disposal', '', '30.00', '30.00'),
    line(192, '1', 'Valve TR414', 'V-TR414C', '10.00', '10.00'),
    row(131, [467, 'Net ex GST'], [-590, '130.00']),
    row(144, [467, 'GST'], [-590, '13.00']),
    row(168, [467, 'Total inc GST'], [-590, '143.00']),
    row(206, [467, 'Pay by transfer']),
  )
  expect(lines.map(one => [one.partNumber, one.total])).toEqual([
    ['2656517', 4000],
    ['1956515-91V', 5000],
    ['', 3000],
    ['V-TR414C', 1000],
  ])
})

test('a heading that names nothing is the goods’, where they have their names under it, and no block beside the table', () => {
  const line = columnsAt(159, 380, -450, -500, -560)
  const lines = linesOn(
    row(
      100,
      [23, '25 March 2026'],
      [159, 'What'],
      [380, 'Our part'],
      [430, 'Qty'],
      [475, 'Each'],
      [535, 'Total'],
    ),
    line(120, 'Dual battery kit', 'DBS-KIT2', '1', '50.00', '50.00'),
    ...['PAY BY', '24 April', 'ACCOUNT', 'CAN233', 'VAN RUN', 'South', 'BANK', 'BSB 184-310'].map((text, i) =>
      row([132, 141, 149.5, 158, 180, 190, 200, 209][i] ?? 0, [23, text]),
    ),
    line(170, 'Relay voltage sensitive', 'ISO-150', '2', '20.00', '40.00'),
    line(200, 'Loom six metre', 'HRN-DB6M', '1', '40.00', '40.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['DBS-KIT2', 'Dual battery kit', 1, 50, 5000],
    ['ISO-150', 'Relay voltage sensitive', 2, 20, 4000],
    ['HRN-DB6M', 'Loom six metre', 1, 40, 4000],
  ])
})

test('a strip of totals with its labels beneath tells nothing about the columns of the one line over it', () => {
  const line = row(
    220,
    [40, '17/03'],
    [90, '60714'],
    [150, 'Drum of old rags - charged in'],
    [-372, '1'],
    [-462, '1,027.00'],
    [-540, '(1,027.00)'],
  )
  const lines = linesOn(
    row(200, [40, 'Day'], [90, 'Docket'], [150, 'Service'], [-345, 'Qty'], [-462, 'Rate'], [-540, 'Amount']),
    line,
    row(232, [150, 'error in May']),
    row(270, [-340, '(1,027.00)'], [-440, '(102.70)'], [-540, '(1,129.70)']),
    row(284, [-340, 'Sub-total'], [-440, 'GST'], [-540, 'Total']),
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['', 'Drum of old rags - charged in error in May'],
  ])
})
