import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LineMatching, type LineToMatch, matchLines } from './match-lines.ts'
import { MATCH_TIERS, normalisePartNumber } from './part-number.ts'

/** fast-check prints the seed again when a property fails. */
const RUNS = { numRuns: 10_000, seed: 20_261_102, verbose: 1 }

const line = (number: string, quantity = 1, unitPrice = 1000, description = ''): LineToMatch => ({
  number,
  description,
  quantity,
  unitPrice,
})

/** Numbers that collide in every tier. */
const anyLine = fc.record({
  number: fc.constantFrom(
    'BP-100',
    'bp100',
    'BP-1OO',
    '8P-100',
    'RYC-BP100',
    'BP-1001',
    'BP-10012',
    'OF-22',
    'OF 22',
    '',
  ),
  description: fc.constantFrom('', 'pads', 'filter'),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitPrice: fc.constantFrom(100, 250),
})
const anyLines = fc.array(anyLine, { maxLength: 7 })

/** What was matched, without saying where the lines stood. */
function content(matching: LineMatching, invoice: LineToMatch[], order: LineToMatch[]) {
  const text = (one: LineToMatch | undefined) => JSON.stringify(one && { ...one, number: one.number.trim() })
  return {
    pairs: matching.pairs.map(p => [p.tier, text(invoice[p.invoice]), text(order[p.order])].join()).sort(),
    ambiguous: [
      matching.ambiguous.invoice.map(i => text(invoice[i])).sort(),
      matching.ambiguous.order.map(i => text(order[i])).sort(),
    ],
    onlyOnInvoice: matching.onlyOnInvoice.map(i => text(invoice[i])).sort(),
    onlyOnOrder: matching.onlyOnOrder.map(i => text(order[i])).sort(),
  }
}

test(`every line of both sides ends in exactly one place (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  fc.assert(
    fc.property(anyLines, anyLines, (invoice, order) => {
      const m = matchLines(invoice, order)
      const mine = [...m.pairs.map(p => p.invoice), ...m.ambiguous.invoice, ...m.onlyOnInvoice]
      const theirs = [...m.pairs.map(p => p.order), ...m.ambiguous.order, ...m.onlyOnOrder]
      expect(new Set(mine)).toEqual(new Set(invoice.keys()))
      expect(mine).toHaveLength(invoice.length)
      expect(new Set(theirs)).toEqual(new Set(order.keys()))
      expect(theirs).toHaveLength(order.length)
    }),
    RUNS,
  )
})

test(`an exact match never loses to a weaker one (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  fc.assert(
    fc.property(anyLines, anyLines, (invoice, order) => {
      const m = matchLines(invoice, order)
      const exact = (i: number, o: number) =>
        invoice[i]?.number === order[o]?.number && normalisePartNumber(invoice[i]?.number ?? '') !== ''
      const weakly = m.pairs.filter(pair => pair.tier !== 'exact')
      const freeInvoice = [...weakly.map(p => p.invoice), ...m.onlyOnInvoice]
      const freeOrder = [...weakly.map(p => p.order), ...m.onlyOnOrder]
      for (const i of freeInvoice) for (const o of freeOrder) expect(exact(i, o)).toBe(false)
    }),
    RUNS,
  )
})

test(`the order of the lines does not matter (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  const shuffled = fc
    .tuple(anyLines, anyLines)
    .chain(([a, b]) =>
      fc.tuple(
        fc.constant([a, b] as const),
        fc.shuffledSubarray(a, { minLength: a.length }),
        fc.shuffledSubarray(b, { minLength: b.length }),
      ),
    )
  fc.assert(
    fc.property(shuffled, ([[a, b], a2, b2]) => {
      expect(content(matchLines(a2, b2), a2, b2)).toEqual(content(matchLines(a, b), a, b))
    }),
    RUNS,
  )
})

test('each tier matches what it is for', () => {
  const pairs: [string, string][] = [
    ['BP-100', 'BP-100'],
    ['bp 100*', 'BP-100'],
    ['BP-1O0', 'BP-100'],
    ['RYC-Z411', 'Z411'],
    ['DB120', 'DB1200-GCT'],
  ]
  for (const [index, [invoiced, ordered]] of pairs.entries())
    expect(matchLines([line(invoiced)], [line(ordered)]).pairs[0]?.tier).toBe(MATCH_TIERS[index])
})

test('freight matches freight', () => {
  expect(matchLines([line('FREIGHT', 1, 1500)], [line('Freight', 1, 900)]).pairs).toHaveLength(1)
})

test('a tie is resolved by quantity, then by price', () => {
  const order = [line('A-123', 1, 100), line('A-123', 2, 100), line('A-123', 2, 300)]
  const m = matchLines([line('A-123', 2, 300), line('A-123', 1, 555), line('A-123', 2, 100)], order)
  expect(m.pairs.map(p => p.order)).toEqual([2, 0, 1])
})

test('what neither quantity nor price decides is ambiguous, not guessed', () => {
  const m = matchLines([line('A-123', 3, 300)], [line('A-123', 1, 100), line('A-123', 2, 200)])
  expect(m.pairs).toEqual([])
  expect(m.ambiguous).toEqual({ invoice: [0], order: [0, 1] })
})

test('lines alike but for their descriptions are paired where both sides have as many', () => {
  const twice = [line('A-123', 3, 300, 'left'), line('A-123', 3, 300, 'right')]
  const renamed = twice.map(one => ({ ...one, description: 'Rotor' }))
  expect(matchLines(twice, renamed).pairs).toHaveLength(2)
  expect(matchLines(twice, twice.toReversed()).pairs.map(p => p.order)).toEqual([1, 0])
  const spelt = ['A 123', 'a-123'].map(number => line(number, 3, 300))
  const ordered = ['A.123', 'A/123'].map(number => line(number, 3, 300))
  expect(content(matchLines(spelt, ordered.toReversed()), spelt, ordered.toReversed())).toEqual(
    content(matchLines(spelt, ordered), spelt, ordered),
  )
  expect(matchLines(twice, renamed.slice(1)).ambiguous).toEqual({ invoice: [0, 1], order: [0] })
})

test('a prefix that fits two lines of the order matches none', () => {
  const m = matchLines([line('DB120')], [line('DB1200'), line('DB1201')])
  expect(m.onlyOnInvoice).toEqual([0])
  expect(m.onlyOnOrder).toEqual([0, 1])
})

test('lines without a number match only by the same description', () => {
  expect(matchLines([line('', 1, 10, 'Sump plug')], [line('', 1, 12, 'sump plug')]).pairs).toHaveLength(1)
  expect(matchLines([line('', 1, 10, 'Sump plug')], [line('SP-10', 1, 12, 'Sump plug')]).pairs).toEqual([])
})
