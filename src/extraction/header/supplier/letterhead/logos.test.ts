import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

const nameOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts))]).name
const BODY: TextAt[] = [1, 2, 3, 4, 5, 6, 7].map(i => [200, 300 + 12 * i, `Oil filter for engine ${i}`])

test('the initial in a logo is no part of the name beside it', () => {
  expect(
    nameOn([42, 32, 'M MERRIWA ENGINE GASKETS', 16], [36, 74, '140 Kewdale Road, Welshpool WA 6106']),
  ).toBe('MERRIWA ENGINE GASKETS')
})

test('a logo’s word over the whole name is no part of it', () => {
  expect(nameOn([40, 40, 'RATTLEBAG', 20], [40, 56, 'Rattlebag Mobile Tools', 12])).toBe(
    'Rattlebag Mobile Tools',
  )
})

test('what a scan’s readers see in a picture before a name is none of it', () => {
  const page = pageOfPrint(
    [150, 40, 'tallow Hill Refinish', 18],
    [60, 60, '11 Pumphouse Road', 10],
    [60, 90, 'Some words of the page in its own print', 10],
  )
  const words = page.words.map(word => ({ ...word, source: 'ocr' as const }))
  const picture = { ...(words[0] as (typeof words)[0]), text: 'BB', x0: 60, x1: 140 }
  const found = findSupplier([layOutPage({ ...page, words: [picture, ...words] })])
  expect(found).toMatchObject({ name: 'tallow Hill Refinish', nameUncertain: true })
})

test('letters of a logo apart from the name that the line under it begins with are none of it', () => {
  const printed = (address: number) => {
    const page = pageOfPrint(
      [100, 40, 'Tallow', 18],
      [158, 40, 'Refinish', 18],
      [230, 40, 'Wholesale', 18],
      [address, 60, '11 Pumphouse Road', 10],
      [50, 90, 'Some words of the page in its own print', 10],
    )
    const words = page.words.map(word => ({ ...word, source: 'ocr' as const }))
    const logo = { ...(words[0] as (typeof words)[0]), text: 'VA', x0: 50, x1: 86 }
    return findSupplier([layOutPage({ ...page, words: [logo, ...words] })])
  }
  expect(printed(100)).toMatchObject({ name: 'Tallow Refinish Wholesale', nameUncertain: true })
  expect(printed(50).name).toBe('VA Tallow Refinish Wholesale')
})

test('large letters beside a scanned name leave open whether it is whole', () => {
  const isOpen = (beside: string, source: 'ocr' | 'pdf', size = 20, x = 214) => {
    const page = pageOfPrint(
      [70, 40, 'Tallow City', 20],
      [x, 40, beside, size],
      [40, 60, 'ABN 51 824 753 556', 10],
      [40, 72, '11 Pumphouse Road', 10],
      [40, 90, 'Some words of the page in its own print', 10],
    )
    const words = page.words.map(word => ({ ...word, source }))
    return findSupplier([layOutPage({ ...page, words })]).nameUncertain
  }
  expect(isOpen('ul', 'ocr')).toBe(true)
  expect(isOpen('ul', 'pdf')).toBe(false)
  expect(isOpen('ul', 'ocr', 10)).toBe(false)
  expect(isOpen('INVOICE', 'ocr')).toBe(false)
  expect(isOpen('ul', 'ocr', 20, 24)).toBe(true)
})

test('of a scan, one word behind a mark without its mate is what was made of a logo', () => {
  const name = (logo: string, source: 'ocr' | 'pdf') => {
    const page = pageOfPrint(
      [40, 40, logo, 20],
      [40, 60, 'ABN 51 824 753 556'],
      [40, 72, 'Some words of its own'],
    )
    const words = page.words.map(word => ({ ...word, source }))
    return findSupplier([layOutPage({ ...page, words })]).name
  }
  expect(name('"Tallow', 'ocr')).not.toBe('"Tallow')
  expect(name('"Tallow"', 'ocr')).toBe('"Tallow"')
  expect(name('*Tallow*', 'pdf')).toBe('*Tallow*')
})

test.each([
  { lines: ['Tarnook', 'Mobile', 'Batteries'], name: 'Tarnook Mobile Batteries' },
  // What is announced stands under it.
  { lines: ['Tarnook Batteries', 'Mobile', '0491 570 006'], name: 'Tarnook Batteries' },
])('a word that is a label elsewhere may be one of a name, between its others in their print: %o', given => {
  const name = nameOn(
    ...given.lines.map((text, i): TextAt => [29, 30 + 17 * i, text, 16]),
    [181, 40, 'Tax invoice', 22],
    [29, 104, 'Unit 5, 61 Foundry Street'],
    [29, 114, 'ABN 51 824 753 556'],
    ...[1, 2, 3, 4, 5].map((i): TextAt => [200, 300 + 12 * i, `Oil filter for engine ${i}`]),
  )
  expect(name).toBe(given.name)
})

test('a logo’s word goes on in a line that ends as a business does, for a person to look at', () => {
  const under = (second: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint([46, 40, 'TERNWOOD', 24], [46, 66, second, 15], [340, 52, 'ABN 51 824 753 556'], ...BODY),
      ),
    ])
  expect(under('Bearing & Seal Co.')).toMatchObject({
    name: 'TERNWOOD Bearing & Seal Co.',
    nameUncertain: true,
  })
  expect(under('Bearing & Seal & Belt').name).toBe('TERNWOOD')
})

test('a logo of the initials stands over the whole name', () => {
  const nameOver = (company: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint([400, 40, 'TDX', 24], [400, 80, company], [400, 92, 'ABN 51 824 753 556'], ...BODY),
      ),
    ]).name
  expect(nameOver('Tarnook Driveline Exchange Pty Ltd')).toBe('Tarnook Driveline Exchange Pty Ltd')
  expect(nameOver('Tarnook Driveline Exchange & Gearbox Pty Ltd')).toContain('Gearbox')
  expect(nameOver('Quandong Holdings Pty Ltd')).toBe('TDX')
})

test.each(['ocr', 'pdf'] as const)('a figure before a name is asked about on a scan alone: %s', source => {
  const page = pageOfPrint(
    [40, 40, '5 Tallow Batteries', 18],
    [40, 60, 'Tallow Power Pty Ltd - ABN 51 824 753 556', 10],
    [40, 72, '11 Pumphouse Road, Kellan WA 6489', 10],
    ...BODY,
  )
  const words = page.words.map(word => ({ ...word, source }))
  const { name, nameUncertain } = findSupplier([layOutPage({ ...page, words })])
  expect([name, nameUncertain]).toEqual(['5 Tallow Batteries', source === 'ocr'])
})

test('a company that trades under the beginning of its own name is not named with both', () => {
  const name = nameOn(
    [77, 50, 'Tool Shack', 18],
    [77, 68, 'Tool Shack Pty Ltd trading as Tool Shack', 15],
    [430, 68, 'ABN 51 824 753 556', 15],
    [77, 82, 'Unit 9, 4 Parcel Place, Fernleigh WA 6132', 12],
    ...BODY,
  )
  expect(name).toMatch(/^Tool Shack(?: Pty Ltd)?$/)
})

test('a company behind a dash is none of the name before it', () => {
  const name = nameOn(
    [40, 60, 'Quandong Refinish', 18],
    [40, 82, '12 Smith Street, Moe VIC 3825'],
    [40, 765, 'Quandong Refinish – Quandong Coatings Pty Ltd – ABN 51 824 753 556'],
  )
  expect(name).toBe('Quandong Refinish')
})

test.each([
  ['halvorsentyres', 'Halvorsen Tyre Wholesale'],
  ['halvorsentyre', 'Halvorsen Tyres Wholesale'],
  ['halvorsen', 'Halvorsen Tyre Wholesale'],
])('under a logo %s stands the name that it shows, and that alone', (logo, name) => {
  const page = pageOfPrint(
    [40, 40, logo, 22],
    [40, 56, name, 9],
    [40, 67, 'Halvorsen Rubber Imports Pty Ltd', 9],
    [40, 78, 'ABN 51 824 753 556', 9],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)])).toMatchObject({ name, nameUncertain: false })
})

test.each(['BH&F', 'BHF'])('%s shows the initials of the name beside it', logo => {
  const page = pageOfPrint(
    [40, 40, logo, 26],
    [150, 36, 'Ballandry Hose & Fittings', 9],
    [150, 47, '55 Mesh Road, Ballandry QLD 4411', 9],
    [150, 58, 'ABN 51 824 753 556', 9],
    ...BODY,
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('Ballandry Hose & Fittings')
})

test('letters that say more than the company under them may be another’s, and a word that only begins like it its own name', () => {
  const under = (logo: string, company: string) =>
    findSupplier([
      layOutPage(
        pageOfPrint([40, 40, logo, 26], [40, 58, company, 9], [40, 69, 'ABN 51 824 753 556', 9], ...BODY),
      ),
    ])
  expect(under('TDX', 'Tarnook Driveline Pty Ltd').nameUncertain).toBe(true)
  expect(under('AUTOPARTS', 'Auto Parade Pty Ltd')).toMatchObject({ name: 'AUTOPARTS', nameUncertain: true })
  expect(under('KINGSAUTOSPARES', 'Kings Automotive Spares Pty Ltd').nameUncertain).toBe(true)
  expect(under('AUTOPARTS', 'Quandong Parade Pty Ltd')).toMatchObject({
    name: 'AUTOPARTS',
    nameUncertain: false,
  })
})

test('a name of a scan is open where no two readers see the same letters in a word', () => {
  const page = pageOfPrint([40, 50, 'Tallow Fruib Power', 18], [40, 66, 'ABN 51 824 753 556'], ...BODY)
  const isOpen = (...readings: string[]) =>
    findSupplier([
      layOutPage({
        ...page,
        words: page.words.map(word => ({
          ...word,
          source: 'ocr' as const,
          ...(word.text === 'Fruib' && { readings }),
        })),
      }),
    ]).nameUncertain
  expect(isOpen('FLuib', 'FLUID')).toBe(true)
  expect(isOpen('FRUIB', 'FLUID')).toBe(false)
})
