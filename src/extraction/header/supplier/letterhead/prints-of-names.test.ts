import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])
/** A name in large print, and what stands behind it on its line with a space of that print between. */
function nameWith(name: string, behind: string): string | null {
  return foundWith(name, behind).name
}

function foundWith(name: string, behind: string) {
  const page = pageOfPrint([34, 50, `${name} X`, 20], [0, 50, behind], ...BODY)
  const at = page.words.findIndex(({ text }) => text === 'X')
  const end = page.words[at]?.x0 ?? 0
  const words = page.words.map(word =>
    word.y1 === 52 ? { ...word, x0: word.x0 + end, x1: word.x1 + end } : word,
  )
  return findSupplier([layOutPage({ ...page, words: words.toSpliced(at, 1) })])
}

test('who trades under a large name, and begins with the same word, is none of it', () => {
  expect(nameWith('Calder Tow & Tray', 'Calder Fabrication Pty Ltd, ABN 51 824 753 556')).toBe(
    'Calder Tow & Tray',
  )
})

test('a whole company in small print behind a large name is none of it', () => {
  expect(nameWith('Calder Coatings', 'R.T. Bruck Paints Pty Ltd, ABN 51 824 753 556')).toBe('Calder Coatings')
})

test('a company that begins with the first word of the name before it is another behind a wider space', () => {
  const foot: TextAt = [40, 780, 'Calder Tools & Trays Calder Trade Supplies Pty Ltd ABN 51 824 753 556', 8]
  const page = pageOfPrint([40, 50, 'Tax invoice', 16], ...BODY, foot)
  const name = (space: number) => {
    const at = page.words.findLastIndex(({ text }) => text === 'Calder')
    const words = page.words.map((word, i) =>
      i < at ? word : { ...word, x0: word.x0 + space, x1: word.x1 + space },
    )
    return findSupplier([layOutPage({ ...page, words })]).name
  }
  expect(name(4)).toBe('Calder Trade Supplies Pty Ltd')
  expect(name(0)).toMatch(/^Calder Tools & Trays/)
})

test('a company that is called by its trade alone goes on with a large name', () => {
  expect(nameWith('CALDER TRUCK', 'Spare Parts Pty Ltd, ABN 51 824 753 556')).toBe(
    'CALDER TRUCK Spare Parts Pty Ltd',
  )
})

test('a name goes on in small print', () => {
  expect(nameWith('Calder Tow', 'Trays Pty Ltd, ABN 51 824 753 556')).toBe('Calder Tow Trays Pty Ltd')
})

test('a logo’s letters beside the company that they begin are no word of its name', () => {
  expect(nameWith('BFC', 'Ballandry Filtration Pty Ltd, ABN 51 824 753 556')).toBe(
    'Ballandry Filtration Pty Ltd',
  )
  expect(nameWith('TNT', 'Ballandry Filtration Pty Ltd, ABN 51 824 753 556')).toBe(
    'TNT Ballandry Filtration Pty Ltd',
  )
  // No company beside them has a print of its own for its name.
  expect(foundWith('TB', 'Tallow Bearings')).toMatchObject({ name: 'Tallow Bearings', nameUncertain: false })
})

test.each([
  ['HP', 'House of Pistons Pty Ltd'],
  ['HOP', 'House of Pistons Pty Ltd'],
  ['BF', 'Ballandry & Fittings Pty Ltd'],
  ['TDX', 'Tarnook-Driveline Exchange Pty Ltd'],
])('a logo’s letters may pass over small words: %s beside %s', (logo, company) => {
  expect(nameWith(logo, `${company}, ABN 51 824 753 556`)).toBe(company)
})

test('what says in smaller print behind a name that it is a company is of the name', () => {
  const page = pageOfPrint(
    [40, 50, 'TALLOW BEARING CO', 14],
    [163, 51, 'Pty Ltd', 9],
    [210, 51, 'ABN 51 824 753 556', 9],
    [40, 90, 'Quandong Mechanical Pty Ltd'],
    [40, 102, '71 Fence Road, Sale VIC 3850'],
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('TALLOW BEARING CO Pty Ltd')
})
