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

type SameFigures = (a: LineToMatch, b: LineToMatch) => boolean

const sameQuantityAndPrice: SameFigures = (a, b) => a.quantity === b.quantity && a.unitPrice === b.unitPrice

/** A tie is resolved by quantity, then price; what is left with one counterpart follows; the rest is ambiguous. */
const TIE_BREAKERS: SameFigures[] = [
  sameQuantityAndPrice,
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

/** Pairs up all classes that have only each other under this tie-breaker, and returns the edges that are still open. */
function takeUnique(edges: Edge[], breaksTie: SameFigures, tier: MatchTier, into: LineMatching) {
  let open = edges
  for (;;) {
    const candidates = open.filter(([a, b]) => breaksTie(a.line, b.line))
    const closed = candidates
      .map(edge => circleOf(edge, candidates))
      .find(
        circle => circle && (isOneToOne(circle) || (breaksTie === sameQuantityAndPrice && isEven(circle))),
      )
    if (!closed) return open
    const [mine, theirs] = closed.map(side => side.flatMap(one => one.members)) as [number[], number[]]
    for (const [n, invoice] of mine.entries()) {
      const order = theirs[n]
      if (order !== undefined) into.pairs.push({ invoice, order, tier })
    }
    const taken = Math.min(mine.length, theirs.length)
    for (const side of closed) drop(side, taken)
    open = open.filter(([a, b]) => a.members.length > 0 && b.members.length > 0)
  }
}

type Circle = [invoice: Class[], order: Class[]]

/** The classes that could all be each other, sorted by what they say; null where one of them could also be another. */
function circleOf([mine, theirs]: Edge, candidates: readonly Edge[]): Circle | null {
  const invoice = candidates.filter(edge => edge[1] === theirs).map(edge => edge[0])
  const order = candidates.filter(edge => edge[0] === mine).map(edge => edge[1])
  const touching = candidates.filter(([a, b]) => invoice.includes(a) || order.includes(b))
  const inside = touching.filter(([a, b]) => invoice.includes(a) && order.includes(b))
  if (inside.length !== touching.length || inside.length !== invoice.length * order.length) return null
  return [invoice.sort(byText), order.sort(byText)]
}

function isOneToOne([invoice, order]: Circle): boolean {
  return invoice.length === 1 && order.length === 1
}

/** As many lines on either side, alike but for their descriptions: whichever is paired with whichever, the order ends up the same. */
function isEven(circle: Circle): boolean {
  const [invoice, order] = circle.map(side => side.reduce((count, one) => count + one.members.length, 0))
  return invoice === order
}

function drop(side: readonly Class[], count: number) {
  let left = count
  for (const one of side) left -= one.members.splice(0, left).length
}

function byText(a: Class, b: Class): number {
  const [one, other] = [a, b].map(({ line }) => JSON.stringify([line.description, line.number.trim()])) as [
    string,
    string,
  ]
  return one < other ? -1 : Number(one > other)
}

function ascending(a: number, b: number): number {
  return a - b
}
