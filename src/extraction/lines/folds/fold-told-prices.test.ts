import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { foldToldPrices } from './fold-told-prices.ts'

test('a letter’s names that end in the price of one are without it, where it comes out with the count before them', () => {
  const lines = linesOn(
    row(180, [40, '1 off'], [90, 'Recore oil cooler, two row'], [-540, '$80.00']),
    row(200, [40, '2 off'], [90, 'Spigot weld, at $15.00 each'], [-540, '$30.00']),
    row(220, [40, '4 off'], [90, 'Hose clamp, at $5.00 each'], [-540, '$20.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Recore oil cooler, two row', 1, null, 8000],
    ['', 'Spigot weld', 2, 15, 3000],
    ['', 'Hose clamp', 4, 5, 2000],
  ])
})

test('what names end in stays theirs where one of them does not come out', () => {
  const goods = [
    row(180, [40, '2'], [90, 'Spigot weld, at $15.00 each'], [-540, '$30.00']),
    row(200, [40, '1'], [90, 'Radiator, sold at 90.00'], [-540, '$100.00']),
  ]
  const tables = findTables([layWords([...goods, TOTALS].flat())]).flat()
  expect(tables.length).toBeGreaterThan(0)
  expect(tables.map(foldToldPrices)).toEqual(tables)
})

test('a price that stands behind a name outside any table leaves no word of its own in that', () => {
  const lines = linesOn(
    row(180, [40, '2 off Spigot weld, at $15.00 each $30.00']),
    row(200, [40, '4 off Hose clamp, at $25.00 each $100.00']),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual(['Spigot weld', 'Hose clamp'])
})
