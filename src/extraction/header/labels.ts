import type { PageLayout, Row, Segment } from '../layout/lay-out.ts'
import { middle } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'

/** Words that announce a value, and how surely (0 to 1). `anywhere`: also inside a sentence. */
export interface Label {
  pattern: RegExp
  weight: number
  anywhere?: boolean
}

export interface Candidate<T> {
  value: T
  weight: number
  page: number
  words: Word[]
}

/** Finds a value in a text; null when there is none. `taken` is the piece of the text that is the value. */
export type Accept<T> = (text: string) => { value: T; taken: string } | null

/** A segment that announces something, so that it cannot be another label's value. */
const ANY_LABEL =
  /^(?:tax invoice|invoice|inv|credit|date|due|terms|order|sales|our|your|cust\w*|client|account|acct|a\/c|rep\w*|page|abn|a\.?b\.?n|acn|ship\w*|deliver\w*|despatch\w*|carrier|ref|reference|number|no|document|docket|statement|purchase|p\.?\/?o|phone|tel|fax|e-?mail|bill|sold|charge|to|from|pick\w*|job|rego|vehicle|quote|salesperson|warehouse|branch|store|run|van|bsb|payment|pay|issued?)\b[^0-9]*$/i

export function looksLikeLabel(text: string): boolean {
  return ANY_LABEL.test(text.trim()) && text.length < 40
}

/**
 * Values for a set of labels, wherever a page may put them: behind the label, to its right, or below it.
 * Sorted by weight; a value that several labels announce is listed once for each.
 */
export function findLabelled<T>(
  pages: readonly PageLayout[],
  labels: readonly Label[],
  accept: Accept<T>,
): Candidate<T>[] {
  const found: Candidate<T>[] = []
  for (const page of pages) {
    page.rows.forEach((row, rowIndex) => {
      row.segments.forEach((segment, index) => {
        const hit = labelledAt({ page, row, rowIndex, segment, index }, labels, accept)
        if (hit) found.push({ ...hit, page: page.number })
      })
    })
  }
  return found.sort((a, b) => b.weight - a.weight)
}

interface Place {
  page: PageLayout
  row: Row
  rowIndex: number
  segment: Segment
  index: number
}

function labelledAt<T>(
  place: Place,
  labels: readonly Label[],
  accept: Accept<T>,
): { value: T; words: Word[]; weight: number } | null {
  const { segment } = place
  const announced = labels.find(label => matches(label, segment.text))
  if (announced) {
    const match = announced.pattern.exec(segment.text)
    const hit = valueOf(place, segment.text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)), accept)
    if (hit) return { ...hit, weight: announced.weight }
  }
  return underTwoStoreys(place, labels, accept)
}

function matches(label: Label, text: string): boolean {
  const match = label.pattern.exec(text)
  return match !== null && (match.index === 0 || label.anywhere === true)
}

/** A label set on two lines (`Due` over `Date`) with its value under both. */
function underTwoStoreys<T>(
  { page, row, rowIndex, segment }: Place,
  labels: readonly Label[],
  accept: Accept<T>,
): { value: T; words: Word[]; weight: number } | null {
  const lower = segmentBelow(page, rowIndex, segment)
  if (!lower || /\d|:/.test(segment.text + lower.text) || lower.text.length > 14) return null
  if (middle(lower) - middle(segment) > 1.4 * Math.max(page.textHeight, row.y1 - row.y0)) return null
  const both = `${segment.text} ${lower.text}`
  const label = labels.find(one => matches(one, both) && one.pattern.exec(both)?.[0].length === both.length)
  const lowerRow = page.rows.findIndex(one => one.segments.includes(lower))
  const below = label ? segmentBelow(page, lowerRow, lower) : null
  const hit = below ? accept(withoutLeaders(below.text)) : null
  return label && below && hit
    ? { value: hit.value, words: wordsIn(below, hit.taken), weight: label.weight }
    : null
}

function valueOf<T>(
  { page, row, rowIndex, segment, index }: Place,
  rest: string,
  accept: Accept<T>,
): { value: T; words: Word[] } | null {
  const behind = withoutLeaders(rest)
  if (behind !== '') {
    const hit = accept(behind)
    return hit ? { value: hit.value, words: wordsIn(segment, hit.taken) } : null
  }
  const right = row.segments.slice(index + 1).find(other => !/^[:.=_–-]+$/.test(other.text))
  if (right && right.x0 - segment.x1 < 0.4 * page.width && !looksLikeLabel(right.text)) {
    const hit = accept(withoutLeaders(right.text))
    if (hit) return { value: hit.value, words: wordsIn(right, hit.taken) }
  }
  const below = segmentBelow(page, rowIndex, segment)
  const hit = below && !looksLikeLabel(below.text) ? accept(withoutLeaders(below.text)) : null
  return below && hit ? { value: hit.value, words: wordsIn(below, hit.taken) } : null
}

/** The nearest segment under this one: starting, ending or centred with it, within two and a half lines. */
export function segmentBelow(page: PageLayout, rowIndex: number, segment: Segment): Segment | null {
  const reach = 2.5 * Math.max(segment.y1 - segment.y0, page.textHeight)
  for (const row of page.rows.slice(rowIndex + 1)) {
    const below = row.segments.find(other => isUnder(segment, other))
    if (!below) continue
    const step = middle(below) - middle(segment)
    if (step <= 0.5 * page.textHeight) continue
    return step < reach ? below : null
  }
  return null
}

function isUnder(upper: Segment, lower: Segment): boolean {
  const overlap = Math.min(upper.x1, lower.x1) - Math.max(upper.x0, lower.x0)
  return (
    Math.abs(upper.x0 - lower.x0) < 4 || overlap > 0.5 * Math.min(upper.x1 - upper.x0, lower.x1 - lower.x0)
  )
}

function withoutLeaders(text: string): string {
  return text.replace(/^[\s.:#\-–_=]+/, '').trim()
}

/** The words of a segment that make up a piece of its text; all of them when the piece cannot be told apart. */
export function wordsIn(segment: Segment, piece: string): Word[] {
  const wanted = piece.split(/\s+/)
  for (let start = 0; start < segment.words.length; start++) {
    const run = segment.words.slice(start, start + wanted.length)
    if (
      run
        .map(word => word.text)
        .join(' ')
        .includes(piece)
    )
      return run
  }
  return segment.words
}

/** The best value, and whether another value is as well announced. Equal values strengthen each other. */
export function settle<T>(
  candidates: readonly Candidate<T>[],
  key: (value: T) => string,
): { best: Candidate<T> | null; disputed: boolean } {
  const byKey = new Map<string, { first: Candidate<T>; score: number }>()
  for (const candidate of candidates) {
    const known = byKey.get(key(candidate.value))
    if (known) known.score += 0.02
    else byKey.set(key(candidate.value), { first: candidate, score: candidate.weight })
  }
  const ranked = [...byKey.values()].sort((a, b) => b.score - a.score)
  const [first, second] = ranked
  return {
    best: first?.first ?? null,
    disputed: first !== undefined && second !== undefined && first.first.weight - second.first.weight < 0.05,
  }
}
