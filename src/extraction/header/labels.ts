import type { PageLayout, Row, Segment } from '../layout/lay-out.ts'
import { middle, segmentOf } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { announcementsIn } from './announcements.ts'
import { isTitle } from './document-type.ts'
import { type LabelRead, readLabel } from './label-meaning.ts'

export interface Candidate<T> {
  value: T
  weight: number
  page: number
  words: Word[]
}

/**
 * Finds a value in a text; null when there is none. `taken` is the piece of the text that is the value; `weight` below 1 makes its label
 * count less.
 */
export type Accept<T> = (text: string) => { value: T; taken: string; weight?: number } | null

/** How surely a label announces the value sought, 0 to 1; null when it announces something else. */
export type Weigh = (label: LabelRead) => number | null

/** A label far weaker than its words where it stands: in a sentence, over a row of goods, under its value. */
const IN_A_SENTENCE = 0.4
const OVER_GOODS = 0.5
const UNDER_VALUE = 0.5
/** What stands under a title with a line's space between may be the first of anything. */
const UNDER_TITLE = 0.8
/** A label above that stands further off than the value's own label to its left. */
const ANOTHERS = 0.4
/** Weaker announcements than this are chance. */
const LEAST = 0.12
/** Text heights. A value this far to the right of its label may belong to another column. */
const FAR = 3
/** Points by which a value may begin before its label. */
const EDGE = 4

/** Printed in the place of a value that there is none of. */
const SAYS_NONE = /^\(?(?:n\/?a|nil|none)\)?$/i

/** The end of a label above, never the beginning of one. */
const BARE_NUMBER = /^(?:no|number|nr|#)\.?$/i

/** A segment that announces something, so that it cannot be another label's value. */
export function looksLikeLabel(text: string): boolean {
  return text.length < 40 && !/\d/.test(text) && readLabel(text) !== null
}

/**
 * Values for the labels that `weigh` knows, wherever a page may put them: behind the label, to its right, below it, or above it.
 * Sorted by weight; a value that several labels announce is listed once for each.
 */
export function findLabelled<T>(
  pages: readonly PageLayout[],
  weigh: Weigh,
  accept: Accept<T>,
): Candidate<T>[] {
  const found: Candidate<T>[] = []
  for (const page of pages) {
    page.rows.forEach((row, rowIndex) => {
      row.segments.forEach((segment, index) => {
        const hits = labelledAt({ page, row, rowIndex, segment, index }, weigh, accept)
        found.push(...hits.map(hit => ({ ...hit, page: page.number })))
      })
    })
  }
  return found.filter(one => one.weight > LEAST).sort((a, b) => b.weight - a.weight)
}

interface Place {
  page: PageLayout
  row: Row
  rowIndex: number
  segment: Segment
  index: number
}

interface Hit<T> {
  value: T
  words: Word[]
  weight: number
}

function labelledAt<T>(place: Place, weigh: Weigh, accept: Accept<T>): Hit<T>[] {
  const hits = announcementsIn(place.segment).flatMap(({ label: alone, rest, inSentence, trails }) => {
    const label = underTitle(place, alone) ?? alone
    const weight = weigh(label)
    if (weight === null) return []
    const hit = trails ? besideLast(place, accept) : (inSentence ? behind : valueOf)(place, rest, accept)
    return hit ? [{ ...hit, weight: weight * hit.weight * (inSentence ? sentenceWeight(label) : 1) }] : []
  })
  if (hits.length > 0) return hits
  return [...underTwoStoreys(place, weigh, accept)]
}

/** `No. 1234` right under `TAX INVOICE` is the number of that. */
function underTitle({ page, rowIndex, segment }: Place, label: LabelRead): LabelRead | null {
  if (!/^(?:no|number|nr|num|#|n\s?[o°º])\b/i.test(segment.text) || label.meaning !== 'invoice-number')
    return null
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    const over = row.segments.find(other => isUnder(other, segment) || Math.abs(other.x1 - segment.x1) < EDGE)
    if (!over) continue
    if (segment.y0 - over.y1 > page.textHeight || !isTitle(over.text)) return null
    return readLabel(`${over.text} number`)
  }
  return null
}

/** Nothing else in a sentence stands right before a date than what it says is due then. */
function sentenceWeight(label: LabelRead): number {
  return label.meaning === 'due-date' ? 0.95 : IN_A_SENTENCE
}

/** A label set on two lines (`Payment` over `Due Date`), with its value under both or to the right of either. */
function underTwoStoreys<T>(place: Place, weigh: Weigh, accept: Accept<T>): Hit<T>[] {
  const { page, row, rowIndex, segment } = place
  const lower = segmentBelow(page, rowIndex, segment)
  if (!lower || /\d|:/.test(segment.text + lower.text.replace(/[:.\s]+$/, '')) || lower.text.length > 14)
    return []
  if (middle(lower) - middle(segment) > 1.4 * Math.max(page.textHeight, row.y1 - row.y0)) return []
  const label = BARE_NUMBER.test(segment.text) ? null : readLabel(`${segment.text} ${lower.text}`)
  const weight = label && weigh(label)
  if (!weight || (weighed(segment.text, weigh) ?? 0) >= weight) return []
  const lowerIndex = page.rows.findIndex(one => one.segments.includes(lower))
  const lowerRow = page.rows[lowerIndex] as Row
  const index = lowerRow.segments.indexOf(lower)
  const lowerPlace = { page, row: lowerRow, rowIndex: lowerIndex, segment: lower, index }
  const own = valueOf(lowerPlace, '', accept)
  // What the lower line announces by itself is found there.
  if (own && (weighed(lower.text, weigh) ?? 0) >= weight) return []
  const hit = own ?? toTheRight(place, accept)
  return hit ? [{ ...hit, weight: weight * hit.weight }] : []
}

function weighed(text: string, weigh: Weigh): number | null {
  const label = readLabel(text)
  return label && weigh(label)
}

function valueOf<T>(place: Place, rest: string, accept: Accept<T>): Hit<T> | null {
  if (withoutLeaders(rest) !== '') return behind(place, rest, accept)
  if (/[-–—]\s*$/.test(rest) && place.row.segments.length === place.index + 1) return null
  if (SAYS_NONE.test(place.row.segments[place.index + 1]?.text ?? '')) return null
  const right = toTheRight(place, accept)
  const under = below(place, accept)
  if (right && under && under.weight >= right.weight && isFar(place) && !/[:.]\s*$/.test(place.segment.text))
    return under
  return right ?? under ?? above(place, accept)
}

function valueIn<T>(segment: Segment, hit: NonNullable<ReturnType<Accept<T>>>, weight = 1): Hit<T> {
  return { value: hit.value, words: wordsIn(segment, hit.taken), weight: weight * (hit.weight ?? 1) }
}

function behind<T>({ segment }: Place, rest: string, accept: Accept<T>): Hit<T> | null {
  const hit = accept(withoutLeaders(rest))
  return hit && valueIn(segment, hit)
}

function toTheRight<T>({ page, row, segment, index }: Place, accept: Accept<T>): Hit<T> | null {
  const right = row.segments.slice(index + 1).find(other => !/^[\s:.=_–-]+$/.test(other.text))
  if (!right || right.x0 - segment.x1 >= 0.4 * page.width || looksLikeLabel(right.text)) return null
  return acceptWrapped(page, right, accept)
}

/** A column of labels may begin right behind the values of another: `Service & Tyre P/Order | IR-540`. */
function besideLast<T>(place: Place, accept: Accept<T>): Hit<T> | null {
  return isFar(place, 2 * FAR) ? null : toTheRight(place, accept)
}

/** A value may go on in the next line of its cell (`Saturday, 2 May` over `2026`). */
function acceptWrapped<T>(page: PageLayout, segment: Segment, accept: Accept<T>): Hit<T> | null {
  const text = withoutLeaders(segment.text)
  const hit = accept(text)
  if (hit) return valueIn(segment, hit)
  const next = segmentBelow(
    page,
    page.rows.findIndex(row => row.segments.includes(segment)),
    segment,
  )
  if (!next || !/\d/.test(text) || looksLikeLabel(next.text) || Math.abs(next.x0 - segment.x0) > 4)
    return null
  if (middle(next) - middle(segment) > 1.6 * page.textHeight) return null
  const joined = `${text} ${next.text}`
  const both = accept(joined)
  return both && joined.indexOf(both.taken) + both.taken.length > text.length
    ? { value: both.value, words: [...segment.words, ...next.words], weight: both.weight ?? 1 }
    : null
}

function isFar({ page, row, segment, index }: Place, heights = FAR): boolean {
  const right = row.segments[index + 1]
  return right !== undefined && right.x0 - segment.x1 > heights * page.textHeight
}

function below<T>({ page, row, rowIndex, segment, index }: Place, accept: Accept<T>): Hit<T> | null {
  const whole = segmentBelow(page, rowIndex, segment) ?? pairedBelow(page, rowIndex, index)
  const under = whole && ownPart(whole, segment, row.segments, index)
  if (!under || looksLikeLabel(under.text)) return null
  const hit = acceptWrapped(page, under, accept)
  if (!hit) return null
  const own = page.rows.find(row => row.segments.includes(whole))?.segments ?? []
  const goods = own.filter(other => isMoney(readAmount(other.text))).length > 1
  const left = own[own.indexOf(whole) - 1]
  const anothers =
    left !== undefined && looksLikeLabel(left.text) && whole.x0 - left.x1 < whole.y0 - segment.y1
  const titled = isTitle(segment.text) && whole.y0 - segment.y1 > 0.6 * page.textHeight
  const weights = [goods ? OVER_GOODS : 1, anothers ? ANOTHERS : 1, titled ? UNDER_TITLE : 1]
  return { ...hit, weight: weights.reduce((all, one) => all * one, hit.weight) }
}

/** A strip of labels over a strip of as many values, set differently in their boxes: they belong to each other in order. */
function pairedBelow(page: PageLayout, rowIndex: number, index: number): Segment | null {
  const [labels, values] = [page.rows[rowIndex], page.rows[rowIndex + 1]].map(row => row?.segments ?? [])
  const paired = labels && values && labels.length > 2 && labels.length === values.length
  if (!paired || !labels.every(one => looksLikeLabel(one.text))) return null
  return values[index] ?? null
}

/** Values of two labels printed too close to tell apart by their gap: each label's are those from its own edge on. */
function ownPart(under: Segment, label: Segment, labels: readonly Segment[], index: number): Segment {
  const others = [labels[index - 1], labels[index + 1]]
  const shared = others.some(
    other => other && Math.min(other.x1, under.x1) - Math.max(other.x0, under.x0) > 0,
  )
  const end = labels[index + 1]?.x0 ?? Number.POSITIVE_INFINITY
  const words = under.words.filter(word => word.x0 > label.x0 - EDGE && word.x0 < end - EDGE)
  return shared && words.length > 0 && words.length < under.words.length
    ? segmentOf(words, under.page)
    : under
}

/** A caption in small print under its value, where nothing else over that value announces it. */
function above<T>({ page, rowIndex, segment }: Place, accept: Accept<T>): Hit<T> | null {
  if (/:\s*$/.test(segment.text)) return null
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    const over = row.segments.find(other => isUnder(segment, other))
    if (!over) continue
    const step = middle(segment) - middle(over)
    if (step <= 0.5 * page.textHeight) continue
    if (step > 1.8 * Math.max(page.textHeight, over.y1 - over.y0)) return null
    const hit = announcementsIn(over).length === 0 ? accept(over.text) : null
    return hit && valueIn(over, hit, UNDER_VALUE)
  }
  return null
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
