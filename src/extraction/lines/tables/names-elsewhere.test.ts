import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'
import { readTables } from './read-tables.ts'

test('a charge whose name stands under the headings before the descriptions’ is a line', () => {
  const line = columnsAt(-70, 75, 144, 204, 343, -484, -564)
  const page = layWords([
    ...row(100, [52, 'Qty'], [75, 'Size'], [144, 'Ld/Spd'], [204, 'Brand & pattern']),
    ...row(100, [343, 'Product code'], [434, 'Each'], [506, 'Value']),
    ...line(116, '1', '11R22.5', '148/145M', 'Roadhaul Steer HD', 'HD11R225-16', '50.00', '50.00'),
    ...line(136, '1', '225/45R17', '94W', 'Everstride Sport', 'ES2254517', '40.00', '40.00'),
    ...line(158, '2', 'Truck tyre levy', '', '', '', '9.00', '18.00'),
    ...line(180, '1', 'Delivery', '', '', '', '22.00', '22.00'),
    ...row(400, [55, 'Goods & levies'], [234, 'GST 10%'], [413, 'Please pay']),
    ...row(412, [55, '$130.00'], [234, '$13.00'], [413, '$143.00']),
  ])
  const lines = readTables(findTables([page])[0] ?? [], [page], new Set())[0]?.[0]?.lines ?? []
  expect(shortOf(lines).slice(2)).toEqual([
    ['', 'Truck tyre levy', 2, 9, 1800],
    ['', 'Delivery', 1, 22, 2200],
  ])
})

test('a count that a scan’s readers joined to a name that runs across columns is none of it', () => {
  const line = columnsAt(-50, 70, 130, 190, 320, -440, -540)
  const page = layWords(
    [
      ...line(100, 'Qty', 'Size', 'Rating', 'Pattern', 'Code', 'Each', 'Value'),
      ...line(116, '2', '205/65R16', '107T', 'Roadhaul Cargo', 'RX2056516', '40.00', '80.00'),
      ...line(130, '1', '195/55R15', '85V', 'Everstride', 'ES19555', '30.00', '30.00'),
      ...row(144, [-65, '2'], [70, 'Tyre recycling levy, passenger'], [-440, '9.00'], [-540, '18.00']),
      ...row(400, [380, 'Sub Total'], [-540, '128.00']),
    ],
    1,
    'ocr',
  )
  expect(readLines([page]).flatMap(table => table.lines.map(one => one.description))).toEqual([
    'Roadhaul Cargo',
    'Everstride',
    'Tyre recycling levy, passenger',
  ])
})

test('names beneath their numbers are read where a heading of both was cut, and no line has anything under the other', () => {
  const line = columnsAt(44, 79, 196, 225, -298, -353, 450, -568)
  const item = (y: number, count: string, code: string, name: string, price: string, total: string) => [
    ...line(y, `${count}.000`, code, 'M2A', 'EA', '1', '1', price, total),
    ...row(y + 11, [79, name]),
  ]
  const heads = [
    ...row(100, [44, 'LN'], [79, 'ITEM NO.'], [126, 'DESCRIPTION'], [196, 'WHS'], [225, 'UM']),
    ...row(100, [262, 'QTY ORD'], [317, 'QTY SHP'], [435, 'UNIT PRICE'], [525, 'EXTENDED']),
  ]
  const page = layWords(
    [
      ...heads,
      ...item(116, '1', 'SA-9902F', 'STRUT GAS FRONT LH', '40.00', '40.00'),
      ...item(142, '2', 'SMK-77', 'STRUT MOUNT KIT W/ BEARING', '40.00', '40.00'),
      ...item(168, '3', 'LNK-214', 'SWAY BAR LINK', '50.00', '50.00'),
      ...row(400, [380, 'NET MERCHANDISE'], [-568, '130.00']),
    ],
    1,
    'ocr',
  )
  expect(shortOf(readLines([page]).flatMap(table => table.lines))).toEqual([
    ['SA-9902F', 'STRUT GAS FRONT LH', 1, 40, 4000],
    ['SMK-77', 'STRUT MOUNT KIT W/ BEARING', 1, 40, 4000],
    ['LNK-214', 'SWAY BAR LINK', 1, 50, 5000],
  ])
})
