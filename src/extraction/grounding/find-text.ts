import { ocrKey } from '#domain/reconcile/part-number.ts'
import { joinTexts } from '../pdf/page.ts'
import type { IndexRow, PlacedWord, WordIndex } from './word-index.ts'

/**
 * `exact`: the page prints these characters; `normalised`: the same letters and digits; `folded`: the same once characters that look
 * alike (0/O, 1/I/L, 5/S, 8/B, 2/Z, 6/G) count as one.
 */
export type Match = 'exact' | 'normalised' | 'folded'

/** A value's place on the pages. */
export interface Place {
  words: PlacedWord[]
  match: Match
  /** The characters as printed. */
  printed: string
}

/** Where to look: on which pages, and near which row when a value stands there more than once. */
export interface Where {
  pages: ReadonlySet<number>
  near?: IndexRow | undefined
  /** Rows' heights from `near` beyond which nothing is looked at. */
  within?: number
}

interface Piece {
  text: string
  key: string
  word: PlacedWord
}

/** Characters that stand between a label and its value inside one word (`No:40118`). */
const SEPARATORS = /[:#=,;|()[\]"']+/
/** Words further apart than this many of their heights are in different columns. */
const COLUMN_GAP = 2.5
const RANK: Record<Match, number> = { exact: 0, normalised: 1, folded: 2 }

/** Letters and digits only, capitals; in any script. */
export function textKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Finds a text in neighbouring whole words of one row: a piece of a longer code is not the code. The best match wins, then the nearest.
 * @returns null when it does not stand there.
 */
export function findText(index: WordIndex, text: string, where: Where): Place | null {
  const key = textKey(text)
  if (key === '') return null
  return bestOf(
    index,
    where,
    row => matchesIn(row, text, key),
    place => RANK[place.match],
  )
}

/** Everywhere that a text stands: the best match of each row. */
export function* placesOf(index: WordIndex, text: string, pages: ReadonlySet<number>): Generator<Place> {
  const key = textKey(text)
  if (key === '') return
  for (const row of rowsNear(index, { pages })) {
    const [best] = [...matchesIn(row, text, key)].sort((a, b) => RANK[a.match] - RANK[b.match])
    if (best) yield best
  }
}

/**
 * The best of what rows offer, then the nearest; the page looked near to comes before the others. Stops at what cannot be bettered: a
 * stranger's document may repeat a text on every row of 200 pages.
 * @param rankOf 0 for what is exactly right.
 */
export function bestOf<T>(
  index: WordIndex,
  where: Where,
  offers: (row: IndexRow) => Iterable<T>,
  rankOf: (offer: T) => number,
): T | null {
  let best = null as { offer: T; score: number } | null
  for (const page of pagesInOrder(where)) {
    for (const row of index.rowsOn(page)) {
      const far = distance(row, where)
      if (far === null) continue
      for (const offer of offers(row)) {
        const score = rankOf(offer) * 1e6 + far
        if (!best || score < best.score) best = { offer, score }
        if (score === 0) return offer
      }
    }
    if (best && best.score < 1e6) return best.offer
  }
  return best?.offer ?? null
}

function pagesInOrder({ pages, near, within }: Where): number[] {
  if (!near) return [...pages]
  const others = within === undefined ? [...pages].filter(page => page !== near.page) : []
  return pages.has(near.page) ? [near.page, ...others] : others
}

/** Rows' heights from the row looked near to; null for a row that is not looked at. */
function distance(row: IndexRow, { pages, near, within }: Where): number | null {
  if (!pages.has(row.page)) return null
  if (!near || row.page !== near.page) return 0
  const far = Math.abs(row.y - near.y) / near.height
  return within !== undefined && far > within ? null : far
}

/** The rows that are looked at. */
export function rowsNear(index: WordIndex, where: Where): IndexRow[] {
  return pagesInOrder(where).flatMap(page => index.rowsOn(page).filter(row => distance(row, where) !== null))
}

function* matchesIn(row: IndexRow, text: string, key: string): Generator<Place> {
  const folded = fold(key)
  const { pieces, joined } = piecesOf(row)
  if (!joined.includes(folded)) return
  for (let start = 0; start < pieces.length; start++) {
    let seen = ''
    for (let end = start; end < pieces.length; end++) {
      const piece = pieces[end] as Piece
      if (end > start && isGap(pieces[end - 1] as Piece, piece)) break
      seen += piece.key
      if (seen.length > key.length || !folded.startsWith(fold(seen))) break
      if (seen.length === key.length) yield placeOf(pieces.slice(start, end + 1), text, key, seen)
    }
  }
}

function fold(key: string): string {
  return /^[A-Z0-9]*$/.test(key) ? ocrKey(key) : key
}

function placeOf(pieces: Piece[], text: string, key: string, seen: string): Place {
  const words = [...new Set(pieces.map(piece => piece.word))]
  const printed = pieces
    .map((piece, i) => (i > 0 && pieces[i - 1]?.word !== piece.word ? ` ${piece.text}` : piece.text))
    .join('')
  const whole = joinTexts(words)
  const exact = whole.includes(text.trim()) || printed.includes(text.trim())
  const match = seen === key ? (exact ? 'exact' : 'normalised') : 'folded'
  return { words, match, printed: exact ? text.trim() : printed }
}

/** Rows are asked for every value of a document: hundreds of times. */
const known = new WeakMap<IndexRow, { pieces: Piece[]; joined: string }>()

function piecesOf(row: IndexRow): { pieces: Piece[]; joined: string } {
  const before = known.get(row)
  if (before) return before
  const pieces = row.words.flatMap(word =>
    word.text
      .split(SEPARATORS)
      .map(text => ({ text, key: textKey(text), word }))
      .filter(piece => piece.key !== ''),
  )
  const made = { pieces, joined: pieces.map(piece => fold(piece.key)).join('') }
  known.set(row, made)
  return made
}

function isGap(left: Piece, right: Piece): boolean {
  if (left.word === right.word) return false
  return right.word.x0 - left.word.x1 > COLUMN_GAP * (left.word.y1 - left.word.y0)
}

/** Finds a longer text by its words: each of them stands on the rows near it. For descriptions, which run over several rows. */
export function findWords(index: WordIndex, text: string, where: Where): Place | null {
  const whole = findText(index, text, where)
  if (whole) return whole
  const wanted = text
    .split(/[\s,;:()/-]+/)
    .map(textKey)
    .filter(Boolean)
  if (wanted.length < 2) return null
  const near = rowsNear(index, where)
  const found: PlacedWord[] = []
  for (const key of wanted) {
    const word = near
      .flatMap(row => row.words)
      .find(one => one.text.split(/[\s,;:()/-]+/).some(part => textKey(part) === key))
    if (!word) return null
    found.push(word)
  }
  const page = found[0]?.page
  if (found.some(word => word.page !== page)) return null
  return { words: [...new Set(found)], match: 'normalised', printed: text.trim() }
}
