import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { findHeadings } from './find-headings.ts'

test('a seller of parts left of the headings names no column, and goods keep their numbers from his address', () => {
  const texts = (first: string) =>
    findHeadings(
      layWords(row(100, [29, first], [212, 'Qty'], [260, 'Description'], [400, 'Price'], [470, 'Amount'])),
    ).flatMap(found => found.headings.map(heading => heading.text))
  const own = ['Qty', 'Description', 'Price', 'Amount']
  expect(texts('Saltbush Motors Parts Division')).toEqual(own)
  expect(texts('Our Parts Catalogue Number')).toEqual(['Our Parts Catalogue Number', ...own])
})

test('words of a seller head a column where every line of goods has its number under them, or its only name', () => {
  const first = (heading: string, under: readonly string[], names: readonly string[]) => {
    const [described = '', ...named] = names
    const head = row(100, [29, heading], [212, described], [330, 'Qty'], [400, 'Price'], [470, 'Amount'])
    const goods = under.flatMap((text, i) =>
      row(116 + 14 * i, [29, text], [212, named[i] ?? ''], [330, '2'], [400, '10.00'], [470, '20.00']),
    )
    return findHeadings(layWords([...head, ...goods].filter(({ text }) => text !== '')))[0]?.headings[0]?.text
  }
  const described = ['Description', 'Lamp left', 'Timing kit']
  for (const heading of ['Supplier Own Part', 'Kesto Genuine Part', 'Vehicle Parts Fitted'])
    expect(first(heading, ['TB400', 'BP-1022'], described)).toBe(heading)
  for (const heading of ['Parts and Materials', 'Spare Parts Supplied', 'Parts Used On Job'])
    expect(first(heading, ['Lamp left', 'Timing kit'], [])).toBe(heading)
  expect(first('Saltbush Motors Parts Division', ['12 Mulga Street', 'Moe VIC 3825'], described)).toBe(
    'Description',
  )
})
