import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftInvoice } from '#extraction/grounding/draft.ts'
import { mergeReadings } from '#extraction/grounding/merge-readings.ts'
import { indexWords } from '#extraction/grounding/word-index.ts'
import { readDocument } from '#extraction/read-document.ts'
import { pageOfText } from '#extraction/testing/page-of-text.ts'
import { inShort, statusOf } from './joint-reading.ts'
import { honestNoteDraft, NOTE_LINES, noteInvoice } from './note-invoice.ts'
import { TODAY } from './stand-in.ts'

/** fast-check prints the seed again when a property fails. */
const RUNS = { numRuns: 10_000, seed: 20_261_124 }

const [HONEST] = honestNoteDraft().invoices as [DraftInvoice]
const builtin = readDocument([pageOfText(noteInvoice().texts)], { today: TODAY, memories: [] })
const index = indexWords(builtin?.pages ?? [])
const WORDS = index.rows.flatMap(row => row.words.map(word => word.text))

const FIELDS = ['partNumber', 'quantity', 'unitPrice', 'description', 'total'] as const

/** Ways to spoil an answer: cells exchanged between lines, roles exchanged, cells left out or taken from anywhere on the page. */
const spoil = fc.record({
  how: fc.constantFrom('swap', 'swap-prices', 'turn', 'drop', 'repeat', 'freight', 'surcharge', 'word'),
  field: fc.constantFrom(...FIELDS),
  i: fc.nat(3),
  j: fc.nat(3),
  word: fc.constantFrom(...WORDS),
})
type Spoil = typeof spoil extends fc.Arbitrary<infer T> ? T : never

function spoiled(changes: readonly Spoil[]): DraftInvoice {
  const invoice = structuredClone(HONEST)
  for (const { how, field, i, j, word } of changes) {
    const [a, b] = [invoice.lines[i], invoice.lines[j]]
    if (!a || !b) continue
    const [mine, other] = [{ ...a }, { ...b }]
    if (how === 'drop') a[field] = null
    if (how === 'word') a[field] = word
    if (how === 'turn') Object.assign(a, { quantity: mine.unitPrice, unitPrice: mine.quantity })
    if (how === 'repeat') invoice.lines[j] = mine
    if (how === 'swap') {
      a[field] = other[field]
      b[field] = mine[field]
    }
    if (how === 'swap-prices') {
      Object.assign(a, { quantity: other.quantity, unitPrice: other.unitPrice })
      Object.assign(b, { quantity: mine.quantity, unitPrice: mine.unitPrice })
    }
    if (how === 'freight' || how === 'surcharge') {
      invoice.charges.push({ label: how, text: mine.description ?? '', amount: mine.total ?? '' })
      invoice.lines.splice(i, 1)
    }
  }
  return invoice
}

test(`whatever a model makes of an invoice, only its printed lines are Ready (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  let ready = 0
  fc.assert(
    fc.property(fc.array(spoil, { maxLength: 3 }), changes => {
      const terms = { today: TODAY, name: 'It' }
      const [invoice] = mergeReadings(index, builtin?.invoices ?? [], [spoiled(changes)], terms).merged
      if (!invoice || statusOf(invoice) !== 'Ready') return
      if (invoice.lines.length === NOTE_LINES.length) ready++
      const lines = invoice.lines.map(inShort)
      expect(lines.filter(line => !NOTE_LINES.includes(line))).toEqual([])
      // Fewer are the built-in reader's, and said to be.
      const isTold = lines.length >= NOTE_LINES.length || invoice.uncertainFields.includes('lineItems')
      expect(isTold).toBe(true)
      expect(new Set(lines).size).toBe(lines.length)
    }),
    RUNS,
  )
  // Otherwise this proves nothing.
  expect(ready).toBeGreaterThan(100)
}, 120_000)
