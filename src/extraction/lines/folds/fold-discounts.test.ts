import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { foldDiscounts } from './fold-discounts.ts'

const HEAD = row(200, [40, 'Part'], [140, 'Description'], [-350, 'Qty'], [-450, 'List'], [-540, 'Amount'])
const PADS = row(214, [40, '04465-0K290'], [140, 'Pad kit'], [-350, '1'], [-450, '186.00'], [-540, '186.00'])
const OIL = row(242, [40, '90915-YZZD4'], [140, 'Filter'], [-350, '4'], [-450, '22.50'], [-540, '90.00'])
const LESS = (y: number, amount: string) => row(y, [140, 'Less trade discount 15.00%'], [-540, amount])

test('a discount right below a line comes off that line', () => {
  const lines = linesOn(HEAD, PADS, LESS(228, '-27.90'), OIL, row(300, [380, 'Net parts'], [-540, '248.10']))
  expect(shortOf(lines)).toEqual([
    ['04465-0K290', 'Pad kit', 1, 158.1, 15810],
    ['90915-YZZD4', 'Filter', 4, 22.5, 9000],
  ])
})

test('what one costs is less too where the count has its unit', () => {
  const two = row(
    214,
    [40, '04465-0K290'],
    [140, 'Pad kit'],
    [-350, '2SET'],
    [-450, '93.00'],
    [-540, '186.00'],
  )
  const [tables = []] = findTables([layWords([HEAD, two, LESS(228, '-27.90'), OIL].flat())])
  const [first] = tables.map(foldDiscounts).flatMap(table => table.rows)
  expect(first?.cells.map(cell => cell?.text)).toEqual([
    '04465-0K290',
    'Pad kit',
    '2SET',
    '79.0500',
    '158.10',
  ])
})

test('a discount below the last line only is the document’s', () => {
  const lines = linesOn(HEAD, PADS, OIL, LESS(256, '-41.40'), row(300, [380, 'Net parts'], [-540, '234.60']))
  expect(lines.map(line => line.total)).toEqual([18600, 9000])
})

test('unless its percentage is that line’s', () => {
  const lines = linesOn(HEAD, PADS, OIL, LESS(256, '-13.50'), row(300, [380, 'Net parts'], [-540, '262.50']))
  expect(lines.map(line => line.total)).toEqual([18600, 7650])
})

test('it is so too where an earlier line had one of its own, unless it is called the same', () => {
  const KIT = row(228, [40, '90919-02260'], [140, 'Coil'], [-350, '1'], [-450, '100.00'], [-540, '100.00'])
  const account = row(256, [140, 'Less account discount'], [-540, '-13.00'])
  const totals = (...last: ReturnType<typeof row>[]) =>
    linesOn(HEAD, PADS, LESS(221, '-27.90'), KIT, OIL, ...last).map(line => line.total)
  expect(totals(account, row(300, [380, 'Net parts'], [-540, '335.10']))).toEqual([15810, 10_000, 9000])
  expect(totals(LESS(256, '-13.50'), row(300, [380, 'Net parts'], [-540, '334.60']))).toEqual([
    15810, 10_000, 7650,
  ])
})

test('a discount makes less of what is credited', () => {
  const goods = (y: number, code: string, name: string, price: string) =>
    row(y, [40, code], [140, name], [-350, '-1'], [-450, price], [-540, `-${price}`])
  const lines = linesOn(
    HEAD,
    goods(214, '90915-YZZD4', 'Oil filter', '100.00'),
    LESS(228, '10.00'),
    goods(242, '90915-YZZE1', 'Fuel filter', '40.00'),
    row(300, [380, 'Net parts'], [-540, '-130.00']),
  )
  expect(lines.map(line => [line.unitPrice, line.total])).toEqual([
    [90, -9000],
    [40, -4000],
  ])
})
