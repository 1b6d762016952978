import { expect, test } from 'vitest'
import { textOfRow } from '../layout/lay-out.ts'
import { readLines } from '../lines/read-lines.ts'
import { layWords, row } from '../testing/lay-words.ts'
import { TOTALS } from '../testing/lines-on.ts'
import { withoutLines } from './rows-of-header.ts'

test('what was ordered, left of what a line says of itself, is no value of a label', () => {
  const page = layWords([
    ...row(
      100,
      [20, 'Ord'],
      [50, 'Supp'],
      [90, 'Part No'],
      [180, 'Description'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    ...row(
      112,
      [24, '1'],
      [54, '1'],
      [90, 'HOSE-631'],
      [180, 'Hose upper'],
      [-470, '50.00'],
      [-540, '50.00'],
    ),
    ...row(
      124,
      [24, '5'],
      [54, '4'],
      [90, 'HOSE-106'],
      [180, 'Hose lower'],
      [-470, '20.00'],
      [-540, '80.00'],
    ),
    ...TOTALS,
  ])
  const rows = withoutLines([page], readLines([page])).flatMap(one => one.rows.map(textOfRow))
  expect(rows.join('\n')).not.toMatch(/^\d$/m)
})

test('an order beside the lines stays', () => {
  const page = layWords([
    ...row(
      100,
      [20, 'Order'],
      [90, 'Part No'],
      [180, 'Description'],
      [-400, 'Qty'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    ...row(
      112,
      [20, '447'],
      [90, 'HOSE-631'],
      [180, 'Hose upper'],
      [-400, '1'],
      [-470, '50.00'],
      [-540, '50.00'],
    ),
    ...row(
      124,
      [20, '447'],
      [90, 'HOSE-106'],
      [180, 'Hose lower'],
      [-400, '4'],
      [-470, '20.00'],
      [-540, '80.00'],
    ),
    ...TOTALS,
  ])
  const rows = withoutLines([page], readLines([page])).flatMap(one => one.rows.map(textOfRow))
  expect(rows).toContain('447')
})

test('a column of days left of the lines is none of the document’s, one day beside them may be', () => {
  const item = (y: number, day: string, code: string) =>
    row(y, [20, day], [90, code], [180, 'Key blank'], [-400, '1'], [-470, '50.00'], [-540, '50.00'])
  const left = (...days: [string, string]) => {
    const page = layWords([
      ...row(100, [90, 'Part No'], [180, 'What I did'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
      ...item(112, days[0], 'KB-YU14'),
      ...item(124, days[1], 'KB-YU20'),
      ...TOTALS,
    ])
    return withoutLines([page], readLines([page]))
      .flatMap(one => one.rows.map(textOfRow))
      .join()
  }
  expect(left('5/3/26', '5/3/26')).not.toContain('5/3/26')
  expect(left('5/3/26', 'Invoice')).toContain('5/3/26')
})

test('positions of lines are no values of labels, with noughts before them too', () => {
  const page = layWords([
    ...row(100, [20, 'Pos.'], [90, 'Description'], [300, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...row(112, [20, '000010'], [90, 'Hose upper'], [300, '1'], [-470, '50.00'], [-540, '50.00']),
    ...row(124, [20, '000020'], [90, 'Hose lower'], [300, '4'], [-470, '20.00'], [-540, '80.00']),
    ...TOTALS,
  ])
  const rows = withoutLines([page], readLines([page])).flatMap(one => one.rows.map(textOfRow))
  expect(rows.join('\n')).not.toMatch(/^0000/m)
})

test('an order with noughts before it, the same on every line, stays', () => {
  const page = layWords([
    ...row(100, [20, 'Order'], [90, 'Description'], [300, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...row(112, [20, '0045'], [90, 'Hose upper'], [300, '1'], [-470, '50.00'], [-540, '50.00']),
    ...row(124, [20, '0045'], [90, 'Hose lower'], [300, '4'], [-470, '20.00'], [-540, '80.00']),
    ...TOTALS,
  ])
  const rows = withoutLines([page], readLines([page])).flatMap(one => one.rows.map(textOfRow))
  expect(rows).toContain('0045')
})
