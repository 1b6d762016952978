import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

test('the price under a crossed-out one holds, and the number beside it is the part number', () => {
  const line = columnsAt(40, -440, -470, -540)
  const linesWith = (reduced: string) =>
    linesOn(
      row(100, [40, 'Item'], [-440, 'Price'], [-470, 'Qty'], [-540, 'Total']),
      line(120, 'Oxygen sensor front', '139.00', '2', '90.00'),
      line(131, 'SKU: OX-0228', reduced),
      line(150, 'Idle air valve', '40.00', '1', '40.00'),
      line(161, 'SKU: IAC-55'),
      TOTALS,
    )
  expect(shortOf(linesWith('45.00'))).toEqual([
    ['OX-0228', 'Oxygen sensor front', 2, 45, 9000],
    ['IAC-55', 'Idle air valve', 1, 40, 4000],
  ])
  expect(linesWith('46.00')[0]?.unitPrice).toBe(139)
})

test('a crossed-out price over the line’s figures and the one that holds under them are one cell', () => {
  const line = columnsAt(40, -440, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Item'], [-440, 'Price'], [-470, 'Qty'], [-540, 'Total']),
    row(122, [40, 'Oxygen sensor front']),
    row(127, [-440, '139.00']),
    row(132, [40, 'SKU: ox-0228-b'], [-470, '2'], [-540, '90.00']),
    row(137, [-440, '45.00']),
    row(142, [40, 'Serial: 40021']),
    row(156, [40, 'Idle air valve']),
    line(166, 'SKU: iac-55-k', '40.00', '1', '40.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['ox-0228-b', 'Oxygen sensor front', 2, 45, 9000],
    ['iac-55-k', 'Idle air valve', 1, 40, 4000],
  ])
})
