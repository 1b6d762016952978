import { textKey } from '../grounding/find-text.ts'
import { middle, type PageLayout, type Row, type Segment } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'
import type { TaughtField } from './confirmed-invoice.ts'
import { type FieldValue, type PlacedValue, sameValue, valuesIn } from './field-values.ts'
import { type Piece, piecesOf, textOf, wordsOf } from './pieces.ts'

/** Where a value stands beside the words that announce it on one supplier's papers. */
export interface Anchor {
  /** The announcing words, letters and digits only. */
  label: string
  /** The value stands behind the label in one piece of text, to its right, or below it. */
  side: 'behind' | 'right' | 'below'
  /** How many pieces of text stand between label and value, and how many are the value; null: all that follow. */
  skip: number
  take: number | null
  /** Where the label stood, as fractions of the page: tells equal labels apart. */
  x: number
  y: number
}

export interface Recalled {
  value: FieldValue
  page: number
  words: Word[]
}

/** More places of the same value than this teach nothing new. */
const MOST_ANCHORS = 6
/** A label longer than this is a sentence that will read differently next time. */
const LONGEST_LABEL = 40
const REACH_BELOW = 3.5

/** Every place beside a label where a value stands, page by page. Empty when it does not stand there. */
export function learnAnchors(pages: readonly PageLayout[], field: TaughtField, value: FieldValue): Anchor[] {
  const anchors: Anchor[] = []
  for (const page of pages) {
    page.rows.forEach((row, rowIndex) => {
      row.segments.forEach((segment, index) => {
        const pieces = piecesOf(segment)
        const hit = valuesIn(pieces, field).find(one => sameValue(one.value, value))
        if (hit) anchors.push(...anchorsAround({ page, row, rowIndex, segment, index }, pieces, hit))
      })
    })
  }
  return anchors.filter(anchor => isTelling(anchor.label)).slice(0, MOST_ANCHORS)
}

interface Spot {
  page: PageLayout
  row: Row
  rowIndex: number
  segment: Segment
  index: number
}

function anchorsAround(spot: Spot, pieces: readonly Piece[], { from, to }: PlacedValue): Anchor[] {
  const { page, row, rowIndex, segment, index } = spot
  const take = to === pieces.length ? null : to - from
  const at = (label: Segment) => ({ x: label.x0 / page.width, y: middle(label) / page.height })
  const anchors: Anchor[] = []
  const before = announcing(pieces.slice(0, from))
  if (before.length > 0) anchors.push({ label: keyOf(before), side: 'behind', skip: 0, take, ...at(segment) })
  const left = row.segments[index - 1]
  if (left) anchors.push({ label: keyOf(piecesOf(left)), side: 'right', skip: from, take, ...at(left) })
  const above = segmentAbove(page, rowIndex, segment)
  if (above) anchors.push({ label: keyOf(piecesOf(above)), side: 'below', skip: from, take, ...at(above) })
  return anchors
}

/** The words right before a value, back to the value before them. */
function announcing(pieces: readonly Piece[]): Piece[] {
  const value = pieces.findLastIndex(piece => /\d/.test(textOf([piece])))
  return pieces.slice(value + 1)
}

/** A label has letters, and is not itself a value that changes from paper to paper. */
function isTelling(label: string): boolean {
  return /\p{L}{2}/u.test(label) && label.length <= LONGEST_LABEL && !/\d{3}/.test(label)
}

function keyOf(pieces: readonly Piece[]): string {
  return textKey(textOf(pieces))
}

function segmentAbove(page: PageLayout, rowIndex: number, segment: Segment): Segment | null {
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    if (middle(segment) - middle(row) > REACH_BELOW * page.textHeight) return null
    const above = row.segments.find(other => isOver(other, segment))
    if (above) return above
  }
  return null
}

function segmentBelow(page: PageLayout, rowIndex: number, segment: Segment): Segment | null {
  for (const row of page.rows.slice(rowIndex + 1)) {
    if (middle(row) - middle(segment) > REACH_BELOW * page.textHeight) return null
    const below = row.segments.find(other => isOver(segment, other))
    if (below) return below
  }
  return null
}

function isOver(upper: Segment, lower: Segment): boolean {
  return Math.min(upper.x1, lower.x1) - Math.max(upper.x0, lower.x0) > 0
}

/** The value beside the first anchor that the pages still show; of equal labels the one nearest to where it stood. */
export function recall(
  pages: readonly PageLayout[],
  field: TaughtField,
  anchors: readonly Anchor[],
): Recalled | null {
  for (const anchor of anchors) {
    const found = pages.flatMap(page => recallOn(page, field, anchor))
    const [best] = found.sort((a, b) => a.far - b.far)
    if (best) return { value: best.value, page: best.page, words: best.words }
  }
  return null
}

function recallOn(page: PageLayout, field: TaughtField, anchor: Anchor): (Recalled & { far: number })[] {
  return page.rows.flatMap((row, rowIndex) =>
    row.segments.flatMap((segment, index) => {
      const target = targetOf({ page, row, rowIndex, segment, index }, anchor)
      const hit = target && valueAt(target, field, anchor)
      if (!hit) return []
      const far =
        Math.abs(segment.x0 / page.width - anchor.x) + Math.abs(middle(segment) / page.height - anchor.y)
      return [{ ...hit, page: page.number, far }]
    }),
  )
}

function targetOf(spot: Spot, { label, side }: Anchor): Piece[] | null {
  const { page, row, rowIndex, segment, index } = spot
  const pieces = piecesOf(segment)
  if (side === 'behind') {
    for (const [start] of pieces.entries()) {
      const end = pieces.findIndex((_, i) => i > start && keyOf(pieces.slice(start, i)) === label)
      if (end > 0) return pieces.slice(end)
    }
    return null
  }
  if (keyOf(pieces) !== label) return null
  const target = side === 'right' ? row.segments[index + 1] : segmentBelow(page, rowIndex, segment)
  return target ? piecesOf(target) : null
}

function valueAt(
  pieces: readonly Piece[],
  field: TaughtField,
  { skip, take }: Anchor,
): Omit<Recalled, 'page'> | null {
  const values = valuesIn(pieces, field).filter(value => value.from >= skip)
  const hit =
    values.find(({ from, to }) => from === skip && to === (take === null ? pieces.length : skip + take)) ??
    values.find(({ from }) => from === skip)
  return hit ? { value: hit.value, words: wordsOf(pieces.slice(hit.from, hit.to)) } : null
}
