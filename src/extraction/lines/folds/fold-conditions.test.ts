import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { readLines } from '../read-lines.ts'
import { foldConditions } from './fold-conditions.ts'

const HEAD = row(
  200,
  [40, 'Material'],
  [140, 'Description'],
  [-350, 'Qty'],
  [-450, 'Price'],
  [-540, 'Amount'],
)
const read = (...texts: ReturnType<typeof row>[]) =>
  readLines([layWords([HEAD, ...texts].flat())])
    .flatMap(table => table.lines)
    .map(line => [line.partNumber, line.quantity, line.unitPrice, line.total])

test('the net row under a line gives its price', () => {
  const lines = read(
    row(220, [40, '6204-2RSH'], [140, 'Ball bearing'], [-350, '4']),
    row(240, [140, 'Gross price'], [-450, '12.50'], [-540, '50.00']),
    row(260, [140, 'Customer discount'], [-450, '10.00 %'], [-540, '5.00-']),
    row(280, [140, 'Net value'], [-450, '11.25'], [-540, '45.00']),
    row(300, [40, 'HM9/210'], [140, 'Roller bearing'], [-350, '2']),
    row(320, [140, 'Gross price'], [-450, '88.00'], [-540, '176.00']),
    row(340, [140, 'Net value'], [-450, '74.80'], [-540, '149.60']),
    row(400, [380, 'Subtotal'], [-540, '194.60']),
  )
  expect(lines).toEqual([
    ['6204-2RSH', 4, 11.25, 4500],
    ['HM9/210', 2, 74.8, 14960],
  ])
})

test('a rate alone is a condition, and a total that count and net price come to is kept', () => {
  const item = (y: number, code: string, count: string, total: string, gross: string, net: string) => [
    ...row(y, [40, code], [-350, count], [-540, total]),
    ...row(y + 12, [140, 'Abrasive disc']),
    ...row(y + 24, [140, 'Gross price'], [400, `${gross} / 1 BOX`]),
    ...row(y + 36, [140, 'Customer discount'], [400, '15.00- %']),
    ...row(y + 48, [140, 'Net price'], [400, `${net} / 1 BOX`]),
  ]
  const lines = read(
    item(220, 'MP-P800', '2 BOX', '99.28', '58.40', '49.64'),
    item(300, 'MP-P400', '1 BOX', '20.00', '23.53', '20.00'),
    row(400, [380, 'Subtotal'], [-540, '119.28']),
  )
  expect(lines).toEqual([
    ['MP-P800', 2, 49.64, 9928],
    ['MP-P400', 1, 20, 2000],
  ])
})

test('a name between a line and its conditions stays its name, and a unit may stand with what all of it came to', () => {
  const texts = [
    row(
      190,
      [40, 'Item'],
      [86, 'Material'],
      [-320, 'Quantity'],
      [-400, 'Price'],
      [428, 'per'],
      [-560, 'Value'],
    ),
    ...[0, 1].flatMap(i => [
      row(220 + 70 * i, [40, `${i + 1}0`], [86, `NUP 20${i} ECP`], [-320, '2 PC']),
      row(231 + 70 * i, [86, 'Cylindrical roller bearing']),
      row(242 + 70 * i, [160, 'Gross price'], [-400, '40.00'], [428, '1 PC'], [464, '80.00']),
      row(252 + 70 * i, [160, 'Customer discount'], [-400, '25.000 %-'], [464, '20.00-']),
      row(262 + 70 * i, [160, 'Net price'], [-400, '30.00'], [428, '1 PC'], [-560, '60.00']),
    ]),
    row(380, [330, 'Net value'], [-560, '120.00']),
  ].flat()
  const lines = readLines([layWords(texts)]).flatMap(table => table.lines)
  expect(lines.map(line => [line.partNumber, line.description, line.quantity, line.total])).toEqual([
    ['NUP 200 ECP', 'Cylindrical roller bearing', 2, 6000],
    ['NUP 201 ECP', 'Cylindrical roller bearing', 2, 6000],
  ])
})

test('a net sum under lines that have prices is none of theirs', () => {
  const lines = read(
    row(220, [40, '6204-2RSH'], [140, 'Ball bearing'], [-350, '4'], [-450, '12.50'], [-540, '50.00']),
    row(240, [40, 'HM9/210'], [140, 'Roller bearing'], [-350, '2'], [-450, '88.00'], [-540, '176.00']),
    row(260, [140, 'Discount'], [-540, '22.60-']),
    row(280, [140, 'Net value'], [-540, '203.40']),
  )
  expect(lines).toEqual([
    ['6204-2RSH', 4, 12.5, 5000],
    ['HM9/210', 2, 88, 17600],
  ])
})

test('nor are the net sums of several dockets', () => {
  const page = layWords([
    ...HEAD,
    ...row(220, [40, '6204-2RSH'], [140, 'Ball bearing'], [-350, '2'], [-450, '50.00'], [-540, '100.00']),
    ...row(235, [40, 'HM9/210'], [140, 'Roller bearing'], [-350, '1'], [-450, '40.00'], [-540, '40.00']),
    ...row(250, [140, 'Net amount'], [-540, '140.00']),
    ...row(270, [40, '6205-2RSH'], [140, 'Ball bearing'], [-350, '1'], [-450, '20.00'], [-540, '20.00']),
    ...row(285, [40, 'HM9/310'], [140, 'Roller bearing'], [-350, '1'], [-450, '30.00'], [-540, '30.00']),
    ...row(300, [140, 'Net amount'], [-540, '50.00']),
  ])
  const [table] = findTables([page])[0] ?? []
  expect(table && foldConditions(table)).toEqual(table)
})

test('the sum under a row without money is that of all lines that have their prices', () => {
  const texts = [
    row(200, [40, 'Description'], [-350, 'Qty'], [-450, 'Price'], [-540, 'Amount']),
    row(220, [40, 'Radiator hose'], [-350, '1'], [-450, '50.00'], [-540, '50.00']),
    row(232, [40, 'Part No: NC-T4-37']),
    row(250, [40, 'Clutch kit'], [-350, '2'], [-450, '40.00'], [-540, '80.00']),
    row(262, [40, 'Part No: KR-V3-74']),
    row(276, [-450, 'Net Total'], [-540, '130.00']),
  ]
  const [table] = findTables([layWords(texts.flat())])[0] ?? []
  expect(table && foldConditions(table).rows.length).toBe(table?.rows.length)
})

test('one line among others may have its price in rows of its own', () => {
  const lines = read(
    row(220, [40, 'AB-1200'], [140, 'Head gasket'], [-350, '2'], [-450, '20.00'], [-540, '40.00']),
    row(240, [40, 'CD-330'], [140, 'Brake pads'], [-350, '1'], [-450, '40.00'], [-540, '40.00']),
    row(260, [40, 'EF-77'], [140, 'Clutch kit'], [-350, '1'], [-450, '60.00'], [-540, '60.00']),
    row(272, [140, 'Gross price'], [-450, '60.00'], [-540, '60.00']),
    row(284, [140, 'Customer discount'], [-540, '10.00-']),
    row(296, [140, 'Net value'], [-450, '50.00'], [-540, '50.00']),
    row(400, [380, 'Subtotal'], [-540, '130.00']),
  )
  expect(lines.at(2)).toEqual(['EF-77', 1, 50, 5000])
})

test('under a last line whose dashes say that it costs nothing, a net sum is a sum', () => {
  const lines = read(
    row(220, [40, 'KT-100'], [140, 'Clutch kit'], [-350, '1'], [-450, '17.35'], [-540, '17.35']),
    row(240, [40, 'KT-101'], [140, 'Clutch disc'], [-350, '2'], [-450, '-'], [-540, '-']),
    row(280, [140, 'Net Total'], [-540, '17.35']),
  )
  expect(lines).toEqual([
    ['KT-100', 1, 17.35, 1735],
    ['KT-101', 2, null, null],
  ])
})

test('a net sum under the number beneath a line is none of its conditions where the line has its price', () => {
  const texts = [
    HEAD,
    row(220, [140, 'Clutch kit'], [-350, '1'], [-450, '17.35'], [-540, '17.35']),
    row(232, [140, 'Code: KT-100-AM']),
    row(260, [140, 'Nett value'], [-540, '17.35']),
  ]
  const [table] = findTables([layWords(texts.flat())])[0] ?? []
  expect(table && foldConditions(table).rows.length).toBe(3)
})

const CONDITIONS = row(
  190,
  [40, 'Item'],
  [86, 'Material'],
  [-320, 'Quantity'],
  [-420, 'Price'],
  [-540, 'Value'],
)
const conditionsOf = (texts: ReturnType<typeof row>[]) =>
  readLines([layWords([CONDITIONS, ...texts, row(400, [178, 'Net total'], [-540, '84.00'])].flat())])
    .flatMap(table => table.lines)
    .map(line => [line.partNumber, line.description, line.quantity, line.unitPrice, line.total])

test('what is told of goods left of their first condition is none of it', () => {
  const goods = (y: number, number: string, code: string, name: string, prices: string[]) => [
    row(y, [40, number], [86, code], [-320, '4 EA']),
    row(y + 12, [86, name]),
    row(
      y + 24,
      [86, 'EAN 5901234123457'],
      [178, 'Gross price'],
      [-420, `${prices[0]}`],
      [-540, `${prices[1]}`],
    ),
    row(y + 36, [178, 'Discount'], [-320, '20.00 %'], [-420, `${prices[2]}-`], [-540, `${prices[3]}-`]),
    row(y + 48, [178, 'Net price'], [-420, `${prices[4]}`], [-540, `${prices[5]}`]),
  ]
  const lines = conditionsOf([
    ...goods(220, '0010', 'KR-20-B', 'Ball joint lower', ['10.00', '40.00', '2.00', '8.00', '8.00', '32.00']),
    ...goods(290, '0020', 'KR-33-C', 'Tie rod end', ['16.25', '65.00', '3.25', '13.00', '13.00', '52.00']),
  ])
  expect(lines).toEqual([
    ['KR-20-B', 'Ball joint lower', 4, 8, 3200],
    ['KR-33-C', 'Tie rod end', 4, 13, 5200],
  ])
})

test('a row with a count of its own over its conditions is the line, whatever else stands in it', () => {
  const goods = (y: number, name: string, prices: string[]) => [
    row(y, [86, name], [178, 'Gross price'], [-320, '4'], [-420, `${prices[0]}`], [-540, `${prices[1]}`]),
    row(y + 12, [178, 'Discount'], [-420, `${prices[2]}-`], [-540, `${prices[3]}-`]),
    row(y + 24, [178, 'Net price'], [-420, `${prices[4]}`], [-540, `${prices[5]}`]),
  ]
  const lines = conditionsOf([
    ...goods(220, 'Ball joint lower', ['10.00', '40.00', '2.00', '8.00', '8.00', '32.00']),
    ...goods(260, 'Tie rod end', ['16.25', '65.00', '3.25', '13.00', '13.00', '52.00']),
  ])
  expect(lines.map(line => line.slice(2))).toEqual([
    [4, 8, 3200],
    [4, 13, 5200],
  ])
})
