import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const goods = (y: number, code: string, count: string, price: string, total: string, name: string) => [
  ...row(y, [43, code], [-167, count], [-362, price], [-428, total]),
  ...row(y + 12, [43, name]),
]
const GOODS = [
  ...goods(180, 'KD-4471', '2', '20.00', '40.00', 'Tensioner arm'),
  ...goods(211, 'RM5530', '1', '50.00', '50.00', 'Idler'),
  ...goods(242, 'KD-9902', '4', '10.00', '40.00', 'Spring clip'),
]
const names = (...texts: ReturnType<typeof row>[]) =>
  linesOn(...texts, GOODS, TOTALS).map(({ description }) => description)

test('figures have their names on the side where those stand clearly nearer, whatever stands over the first', () => {
  expect(names(row(162, [43, 'What we sent you']))).toEqual(['Tensioner arm', 'Idler', 'Spring clip'])
})

test('details right of all goods are no names', () => {
  const rail = ['DATED', '4 May 2026', 'YOUR ORDER', '50331', 'DELIVERY RUN', '2217']
  const details = rail.flatMap((text, i) => row(156 + 10.5 * i, [480, text]))
  expect(names(details)).toEqual(['Tensioner arm', 'Idler', 'Spring clip'])
})
