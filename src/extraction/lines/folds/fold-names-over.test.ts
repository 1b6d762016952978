import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const HEAD = [
  ...row(
    100,
    [40, 'Item code'],
    [140, 'Description'],
    [-350, 'Qty'],
    [-420, 'List'],
    [-480, 'Nett'],
    [-540, 'Value'],
  ),
]
const figures = (y: number, brand: string, [count, list, net, total]: readonly string[]) =>
  row(y, [60, brand], [-350, count ?? ''], [-420, list ?? ''], [-480, net ?? ''], [-540, total ?? ''])

test('number and name over the figures and a brand are their line’s, and what counts the lines is none of the numbers', () => {
  const lines = linesOn(
    HEAD,
    row(112, [40, '001 6205 2RS'], [140, 'Bearing deep groove']),
    figures(123, 'Koyami', ['4', '18.60', '10.00', '40.00']),
    row(134, [40, '002 22210 EK'], [140, 'Spherical roller']),
    figures(145, 'Fagel', ['1', '90.00', '50.00', '50.00']),
    row(156, [40, '003 A-44'], [140, 'Classic belt']),
    figures(167, 'Trefoil', ['2', '40.00', '20.00', '40.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['6205 2RS', 'Bearing deep groove', 4, 10, 4000],
    ['22210 EK', 'Spherical roller', 1, 50, 5000],
    ['A-44', 'Classic belt', 2, 20, 4000],
  ])
})

test('figures over their number and name keep it', () => {
  const lines = linesOn(
    HEAD,
    ['BX-07', 'BX-17', 'BX-27'].flatMap((code, i) => [
      ...figures(120 + 30 * i, 'Koyami', ['1', '30.00', `${20 + i}.00`, `${20 + i}.00`]),
      ...row(131 + 30 * i, [40, code], [140, `Bearing deep groove ${'ABC'[i]}`]),
    ]),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.total])).not.toContainEqual(['BX-07', 2100])
})

test('the end of a number beside the figures is no brand', () => {
  const lines = linesOn(
    HEAD,
    row(112, [40, 'CA-6200'], [140, 'Control arm front']),
    figures(123, '-LH', ['1', '90.00', '50.00', '50.00']),
    row(134, [40, 'CA-6200'], [140, 'Control arm front']),
    figures(145, '-RH', ['1', '90.00', '50.00', '50.00']),
    TOTALS,
  )
  expect(lines.filter(line => line.partNumber === 'CA-6200' && line.partReadings.length === 0)).toEqual([])
})
