import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '#domain/invoice.ts'
import type { PageWords, Word } from '../pdf/page.ts'
import type { DraftInvoice } from './draft.ts'
import { findText, textKey } from './find-text.ts'
import { findAbn, findAmount, findDay } from './find-value.ts'
import { groundInvoice, MONEY_FIELDS, TEXT_FIELDS } from './ground-invoice.ts'
import { mergeReadings, readAlone } from './merge-readings.ts'
import { indexWords } from './word-index.ts'

/** fast-check prints the seed again when a property fails. */
const RUNS = { numRuns: 10_000, seed: 20_261_121 }
const PAGES = new Set([1])

/** A page out of rows of words, 10 points high, with single spaces between them; `|` begins a new column. */
function page(rows: readonly string[], hidden: Word['hidden'] = null): PageWords {
  const words = rows.flatMap((row, i) => {
    let x = 40
    return row.split(' ').flatMap(text => {
      if (text === '|') {
        x += 100
        return []
      }
      const x0 = x
      x += text.length * 5 + 3
      const place = { x0, x1: x - 3, y0: 50 + i * 14, y1: 60 + i * 14 }
      return [{ text, ...place, colour: 0, bold: false, source: 'pdf' as const, hidden }]
    })
  })
  return { number: 1, width: 595, height: 842, words }
}

describe('a text is found', () => {
  const index = indexWords([
    page(['Invoice No:40118 | Order 8S4Z 9155 B', 'QA-77/B* | Brake pads | SP-1L0O1B']),
  ])
  test.each([
    ['40118', 'exact', '40118'],
    ['8S4Z 9155 B', 'exact', '8S4Z 9155 B'],
    ['8s4z9155b', 'normalised', '8S4Z 9155 B'],
    ['QA-77/B', 'exact', 'QA-77/B'],
    ['QA77B', 'normalised', 'QA-77/B*'],
    ['SP-IL001B', 'folded', 'SP-1L0O1B'],
  ])('%s as %s', (text, match, printed) => {
    expect(findText(index, text, { pages: PAGES })).toMatchObject({ match, printed })
  })

  test.each(['4011', 'QA-77', '77/B', 'pads SP-1L0O1B', '40118 Order', '', '-', '9999'])(
    'but not as a piece or across columns: "%s"',
    text => {
      expect(findText(index, text, { pages: PAGES })).toBeNull()
    },
  )
})

describe('a value is found whatever its spelling', () => {
  const rows = ['Total $1,234.50 | 5 March 2026 | ABN 51 824 753 556', '99.00 CR | 4EA | 03/25/2026']
  const index = indexWords([page(rows)])
  const at = { pages: PAGES }
  test('amounts, with the page’s sign', () => {
    expect(findAmount(index, '1234.5', at)?.value).toBe(1234.5)
    expect(findAmount(index, '99', at)?.value).toBe(-99)
    expect(findAmount(index, '4', at)?.value).toBe(4)
    expect(findAmount(index, '4', { ...at, money: true })).toBeNull()
    expect(findAmount(index, '1234.51', at)).toBeNull()
  })
  test('a dash in the next column is no sign', () => {
    const kit = indexWords([page(['RB-1 Spring | 2 | - | 0.00'])])
    expect(findAmount(kit, '2', at)?.value).toBe(2)
  })
  test('dates day first, and month first only with a doubt', () => {
    expect(findDay(index, '05/03/2026', at)).toMatchObject({ value: '2026-03-05', swapped: false })
    expect(findDay(index, '2026-03-25', at)).toMatchObject({ swapped: true })
    expect(findDay(index, '03/05/2026', at)).toBeNull()
  })
  test('ABNs by their digits', () => {
    expect(findAbn(index, '51824753556', at)?.value).toBe('51824753556')
    expect(findAbn(index, '51824753557', at)).toBeNull()
  })
})

test('hidden words bear out nothing', () => {
  const index = indexWords([page(['40118 99.00 05/03/2026'], 'colour')])
  expect(index.rows).toEqual([])
  expect(findText(index, '40118', { pages: PAGES })).toBeNull()
})

const BUILTIN: Invoice = {
  documentType: 'tax-invoice',
  invoiceNumber: null,
  invoiceDate: null,
  dueDate: null,
  purchaseOrderNumber: null,
  supplierName: null,
  supplierABN: null,
  subtotal: null,
  taxAmount: null,
  totalAmount: null,
  lines: [],
  uncertainFields: [],
  readings: {},
  boxes: {},
  checks: [],
  pages: [1],
}

const TAKEN = [...TEXT_FIELDS, ...MONEY_FIELDS]

// The page is written in one half of the alphabet and digits, the model's answer in the other.
const onPage = fc.stringMatching(/^[ACEMNPR347]{1,8}(?:[-/.][ACEMNPR347]{1,4})?$/)
const offPage = fc.stringMatching(/^[DFHJKTUVWXY9]{1,8}(?:[-/.][DFHJKTUVWXY9]{1,4})?$/)
const offAmount = fc.integer({ min: 1, max: 9 }).map(n => `${'9'.repeat(n)}.99`)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const invented: fc.Arbitrary<DraftInvoice> = fc.record({
  documentType: fc.constant('tax-invoice' as const),
  pages: fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 2 }),
  invoiceNumber: maybe(offPage),
  invoiceDate: maybe(fc.constant('09/09/2029')),
  dueDate: maybe(fc.constant('2029-09-09')),
  purchaseOrderNumber: maybe(offPage),
  supplierName: maybe(fc.array(offPage, { minLength: 1, maxLength: 3 }).map(words => words.join(' '))),
  supplierABN: maybe(fc.constant('99 999 999 999')),
  subtotal: maybe(offAmount),
  taxAmount: maybe(offAmount),
  totalAmount: maybe(offAmount),
  pricesIncludeGst: maybe(fc.boolean()),
  lines: fc.array(
    fc.record({
      wordRow: maybe(fc.integer({ min: -1, max: 30 })),
      partNumber: maybe(offPage),
      description: maybe(fc.array(offPage, { minLength: 1, maxLength: 4 }).map(words => words.join(' '))),
      quantity: maybe(fc.constant('9')),
      unitPrice: maybe(offAmount),
      discountPercent: maybe(fc.constant('99%')),
      gst: maybe(offAmount),
      total: maybe(offAmount),
    }),
    { maxLength: 3 },
  ),
  charges: fc.array(
    fc.record({
      label: fc.constantFrom('freight', 'discount', 'surcharge'),
      text: offPage,
      amount: offAmount,
    }),
    { maxLength: 2 },
  ),
})

test(`nothing that is absent from the pages is ever grounded or taken (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  const rows = fc.array(fc.array(onPage, { minLength: 1, maxLength: 6 }), { maxLength: 8 })
  fc.assert(
    fc.property(rows, invented, (words, draft) => {
      const index = indexWords([page(words.map(row => row.join(' ')))])
      const grounded = groundInvoice(index, draft)
      const fields = Object.values({ ...grounded.texts, ...grounded.money })
      const terms = { today: '2026-04-01', name: 'It' }
      const [invoice] = mergeReadings(index, [BUILTIN], [draft], terms).merged
      const flags = new Set<string>(invoice?.uncertainFields)
      const unflagged = Object.entries(grounded.texts).filter(([name, { read }]) => read && !flags.has(name))
      const taken = TAKEN.filter(name => invoice?.[name] !== null)
      const found = fields.filter(field => field.value !== null || field.place !== null)
      const lines = [...grounded.lines, ...(invoice?.lines ?? [])]
      // One comparison: ten thousand runs of many are slow.
      expect([found, lines, taken, unflagged, invoice?.boxes]).toEqual([[], [], [], [], {}])
    }),
    RUNS,
  )
}, 120_000)

const keyOf = (words: readonly Word[]) => textKey(words.map(word => word.text).join(''))

test(`what is grounded is printed on the words of its place (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  const rows = fc.array(fc.array(onPage, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(rows, onPage, fc.nat(), (words, other, pick) => {
      const index = indexWords([page(words.map(row => row.join(' ')))])
      const all = words.flat()
      const own = all[pick % all.length] as string
      const places = [own, other].map(text => ({ text, place: findText(index, text, { pages: PAGES }) }))
      const wrong = places.filter(({ text, place }) => place && !keyOf(place.words).includes(textKey(text)))
      expect([places[0]?.place === null, wrong]).toEqual([false, []])
    }),
    RUNS,
  )
})

test('the built-in reading alone has neither readings nor notes', () => {
  expect(readAlone(BUILTIN)).toEqual({ ...BUILTIN, readings: {}, notes: [] })
})
