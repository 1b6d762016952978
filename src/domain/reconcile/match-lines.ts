import type { Cents } from '../money.ts'
import {
  isPrefixOf,
  MATCH_TIERS,
  type MatchTier,
  normalisePartNumber,
  ocrKey,
  sameCore,
} from './part-number.ts'

/** One line of either document. `number` is empty where the document gives none; only then the description may match. */
export interface LineToMatch {
  number: string
  description: string
  quantity: number
  /** GST-exclusive cents. */
  unitPrice: Cents
}

/** Indexes into the two lists. A line that is in `ambiguous` could be several lines of the other side: nobody chose. */
export interface LineMatching {
  pairs: { invoice: number; order: number; tier: MatchTier }[]
  ambiguous: { invoice: number[]; order: number[] }
  onlyOnInvoice: number[]
  onlyOnOrder: number[]
}

interface Class {
  line: LineToMatch
  /** Indexes of the lines that are alike in everything, so that choosing among them is no guess. */
  members: number[]
}

type Edge = [invoice: Class, order: Class]

/** A tie is resolved by quantity, then price; what is left with one counterpart follows; the rest is ambiguous. */
const TIE_BREAKERS: ((a: LineToMatch, b: LineToMatch) => boolean)[] = [
  (a, b) => a.quantity === b.quantity && a.unitPrice === b.unitPrice,
  (a, b) => a.quantity === b.quantity,
  (a, b) => a.unitPrice === b.unitPrice,
  () => true,
]

/**
 * Matches one-to-one, tier by tier, best tier first, so that an exact match never loses to a weaker one. The order of the lines does
 * not matter. Source: product.md, Matching and modes.
 */
export function matchLines(invoice: readonly LineToMatch[], order: readonly LineToMatch[]): LineMatching {
  const matching: LineMatching = {
    pairs: [],
    ambiguous: { invoice: [], order: [] },
    onlyOnInvoice: [],
    onlyOnOrder: [],
  }
  let left = classes(invoice)
  let right = classes(order)
  for (const tier of MATCH_TIERS) {
    let edges = edgesOf(tier, left, right, order)
    for (const breaksTie of TIE_BREAKERS) edges = takeUnique(edges, breaksTie, tier, matching)
    const undecided = new Set(edges.flat())
    for (const [mine, there] of [
      [left, matching.ambiguous.invoice],
      [right, matching.ambiguous.order],
    ] as const)
      for (const one of mine) if (undecided.has(one)) there.push(...one.members)
    left = left.filter(one => one.members.length > 0 && !undecided.has(one))
    right = right.filter(one => one.members.length > 0 && !undecided.has(one))
  }
  matching.onlyOnInvoice = left.flatMap(one => one.members).sort(ascending)
  matching.onlyOnOrder = right.flatMap(one => one.members).sort(ascending)
  matching.pairs.sort((a, b) => a.invoice - b.invoice)
  matching.ambiguous.invoice.sort(ascending)
  matching.ambiguous.order.sort(ascending)
  return matching
}

function classes(lines: readonly LineToMatch[]): Class[] {
  const byContent = new Map<string, Class>()
  for (const [index, line] of lines.entries()) {
    const content = JSON.stringify([line.number.trim(), line.description, line.quantity, line.unitPrice])
    const known = byContent.get(content)
    if (known) known.members.push(index)
    else byContent.set(content, { line, members: [index] })
  }
  return [...byContent.values()]
}

function edgesOf(tier: MatchTier, left: Class[], right: Class[], order: readonly LineToMatch[]): Edge[] {
  return left.flatMap(mine =>
    right.filter(theirs => isSame(tier, mine.line, theirs.line, order)).map((theirs): Edge => [mine, theirs]),
  )
}

function isSame(tier: MatchTier, a: LineToMatch, b: LineToMatch, order: readonly LineToMatch[]): boolean {
  if (tier === 'description')
    return !a.number && !b.number && a.description.trim() !== '' && sameWords(a.description, b.description)
  if (!normalisePartNumber(a.number) || !normalisePartNumber(b.number)) return false
  switch (tier) {
    case 'exact':
      return a.number.trim() === b.number.trim()
    case 'normalised':
      return normalisePartNumber(a.number) === normalisePartNumber(b.number)
    case 'ocr':
      return ocrKey(a.number) === ocrKey(b.number)
    case 'core':
      return sameCore(a.number, b.number)
    case 'prefix':
      return isPrefixOf(a.number, b.number) && order.filter(o => isPrefixOf(a.number, o.number)).length === 1
  }
}

function sameWords(a: string, b: string): boolean {
  return normalisePartNumber(a) === normalisePartNumber(b)
}

/** Pairs up every two classes that have only each other under this tie-breaker, and returns the edges that are still open. */
function takeUnique(
  edges: Edge[],
  breaksTie: (a: LineToMatch, b: LineToMatch) => boolean,
  tier: MatchTier,
  into: LineMatching,
) {
  let open = edges
  for (;;) {
    const candidates = open.filter(([a, b]) => breaksTie(a.line, b.line))
    const unique = candidates.find(
      ([a, b]) =>
        candidates.filter(edge => edge[0] === a).length === 1 &&
        candidates.filter(edge => edge[1] === b).length === 1,
    )
    if (!unique) return open
    const [mine, theirs] = unique
    const taken = Math.min(mine.members.length, theirs.members.length)
    for (let n = 0; n < taken; n += 1) {
      const [invoice, order] = [mine.members.shift(), theirs.members.shift()]
      if (invoice !== undefined && order !== undefined) into.pairs.push({ invoice, order, tier })
    }
    open = open.filter(([a, b]) => a.members.length > 0 && b.members.length > 0)
  }
}

function ascending(a: number, b: number): number {
  return a - b
}
