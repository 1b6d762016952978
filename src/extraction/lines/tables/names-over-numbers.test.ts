import { expect, test } from 'vitest'
import { textOfRow } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { groupRows } from './group-rows.ts'

test('name, announced number and brand share a column; a line without a number keeps its figures', () => {
  const line = (y: number, count: string, name: string, code: string, price: string, total: string) => [
    ...row(y, [90, name]),
    ...row(
      y + 12,
      [40, count],
      ...(code ? [[90, `Part no. ${code}`] as [number, string]] : []),
      [-440, price],
      [-540, total],
    ),
    ...(code ? row(y + 24, [90, 'Brand Orvo']) : []),
  ]
  const lines = linesOn(
    row(100, [40, 'Qty'], [90, 'Product'], [-440, 'Unit price'], [-540, 'Total']),
    row(111, [90, 'part no. & brand'], [-440, 'ex GST'], [-540, 'ex GST']),
    line(130, '1', 'Idler pulley', 'AB-120', '40.00', '40.00'),
    line(174, '2', 'Clutch fork', 'AB-130', '30.00', '60.00'),
    line(218, '3', 'Waste levy', '', '10.00', '30.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['AB-120', 'Idler pulley', 1, 40, 4000],
    ['AB-130', 'Clutch fork', 2, 30, 6000],
    ['', 'Waste levy', 3, 10, 3000],
  ])
})

test('a name that begins with the number beneath it stands over that line, as near as it is to the one above', () => {
  const layout = layWords([
    ...row(100, [11, 'TW-11/10'], [-148, '1 x 40.00'], [-216, '40.00']),
    ...row(111, [11, 'TW-18/12 - Spark plug']),
    ...row(122, [11, 'TW-18/12'], [-148, '2 x 30.00'], [-216, '60.00']),
    ...row(133, [11, 'Special order - no return']),
    ...row(144, [11, 'FRGHT - Delivery fee']),
    ...row(155, [11, 'FRGHT'], [-135, '1 x 10.00'], [-216, '10.00']),
  ])
  const rows = layout.rows.map(one => {
    const [name = null, sum = null, total = null] = one.segments
    return { page: 1, y0: one.y0, y1: one.y1, row: one, cells: [name, sum, total] }
  })
  const kinds = new Map(rows.map(one => [one, one.cells[1] ? ('item' as const) : ('text' as const)]))
  const groups = groupRows(rows, kinds, { part: 0, description: 1 }, [], [])
  expect(groups.map(({ above, below }) => [above, below].map(all => all.map(r => textOfRow(r.row))))).toEqual(
    [
      [[], []],
      [['TW-18/12 - Spark plug'], ['Special order - no return']],
      [['FRGHT - Delivery fee'], []],
    ],
  )
})

test('what a kit holds stays with the kit, though the line beneath has a number of its contents and a name of its own', () => {
  const layout = layWords([
    ...row(100, [11, 'KX-204'], [90, 'Brake kit'], [-216, '80.00']),
    ...row(110, [90, 'RT-204 - Rotor']),
    ...row(120, [90, 'BR-118 - Brake pad set']),
    ...row(134, [11, 'BR-118'], [90, 'Brake pads'], [-216, '50.00']),
  ])
  const rows = layout.rows.map(one => {
    const isItem = one.segments.length > 1
    const [number = null, name = null, total = null] = isItem ? one.segments : [null, one.segments[0]]
    return { page: 1, y0: one.y0, y1: one.y1, row: one, cells: [number, name, total] }
  })
  const kinds = new Map(rows.map(one => [one, one.cells[2] ? ('item' as const) : ('text' as const)]))
  const groups = groupRows(rows, kinds, { part: 0, description: 1 }, [], [])
  expect(groups.map(({ above, below }) => [above.length, below.length])).toEqual([
    [0, 2],
    [0, 0],
  ])
})
