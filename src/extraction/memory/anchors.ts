import { textKey } from '../grounding/find-text.ts'
import { middle, type PageLayout, type Segment } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'
import type { TaughtField } from './confirmed-invoice.ts'
import { acceptOf, type FieldValue, isAlike, type PlacedValue, sameValue, valuesIn } from './field-values.ts'
import { type Piece, piecesOf, textOf, wordsOf } from './pieces.ts'
import type { Spot } from './spots.ts'

/** Where a value stands beside the words that announce it on one supplier's papers. */
export interface Anchor {
  /** The announcing words, letters and digits only. */
  label: string
  /** The value stands behind the label in one piece of text, to its right, or below it. */
  side: 'behind' | 'right' | 'below'
  /** How far from the label the value stands, to its right or below it, in heights of the page's text. */
  apart: number
  /** How many pieces of text stand between label and value, and how many are the value; null: all that follow. */
  skip: number
  take: number | null
  /** Where the label stood, as fractions of the page: tells equal labels apart. */
  x: number
  y: number
}

/** A value with the labels around it. */
export interface FoundPlace {
  anchors: Anchor[]
  page: PageLayout
  words: Word[]
}

export interface Recalled {
  value: FieldValue
  /** It looks like the taught one. */
  isAlike: boolean
  page: PageLayout
  words: Word[]
}

/** A label longer than this is a sentence that will read differently next time. */
const LONGEST_LABEL = 40
/** Heights of the page's text. */
const REACH_BELOW = 3.5
/** Heights by which a value may stand nearer or further on another paper: to the right, figures of another length do. */
const STRAY = { behind: 0, right: 5, below: 0.7 }

/** Every place where a value stands beside a label. Empty when it does not stand there. */
export function placesOf(spots: readonly Spot[], field: TaughtField, value: FieldValue): FoundPlace[] {
  return spots.flatMap(spot => {
    const pieces = piecesOf(spot.segment)
    const hit = valuesIn(pieces, field).find(one => sameValue(one.value, value))
    if (!hit) return []
    const anchors = anchorsAround(spot, pieces, hit).filter(anchor => isTelling(anchor.label))
    return anchors.length > 0
      ? [{ anchors, page: spot.page, words: wordsOf(pieces.slice(hit.from, hit.to)) }]
      : []
  })
}

/** Whether two places are announced by the same label on the same side. */
export function shareLabel(some: readonly Anchor[], others: readonly Anchor[]): boolean {
  return some.some(one => others.some(other => other.label === one.label && other.side === one.side))
}

function anchorsAround(spot: Spot, pieces: readonly Piece[], { from, to }: PlacedValue): Anchor[] {
  const { page, row, segment, index } = spot
  const take = to === pieces.length ? null : to - from
  const anchorAt = (side: Anchor['side'], at: Segment, label: readonly Piece[], skip: number): Anchor => ({
    label: keyOf(label),
    side,
    apart: distanceOf(page, at, segment, side),
    skip,
    take,
    x: at.x0 / page.width,
    y: middle(at) / page.height,
  })
  const before = announcing(pieces.slice(0, from))
  const [left, above] = [row.segments[index - 1], segmentAbove(spot)]
  return [
    ...(before.length > 0 ? [anchorAt('behind', segment, before, 0)] : []),
    ...(left ? [anchorAt('right', left, piecesOf(left), from)] : []),
    ...(above ? [anchorAt('below', above, piecesOf(above), from)] : []),
  ]
}

function distanceOf(page: PageLayout, label: Segment, value: Segment, side: Anchor['side']): number {
  if (side === 'behind') return 0
  return (side === 'right' ? value.x0 - label.x1 : middle(value) - middle(label)) / page.textHeight
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

function segmentAbove({ page, rowIndex, segment }: Spot): Segment | null {
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    if (middle(segment) - middle(row) > REACH_BELOW * page.textHeight) return null
    const above = row.segments.find(other => isOver(other, segment))
    if (above) return above
  }
  return null
}

function isOver(upper: Segment, lower: Segment): boolean {
  return Math.min(upper.x1, lower.x1) - Math.max(upper.x0, lower.x0) > 0
}

/** The value beside the first anchor of a place that the pages still show; of equal labels the one nearest to where it stood. */
export function recall(
  spots: readonly Spot[],
  field: TaughtField,
  anchors: readonly Anchor[],
  shape: string | null,
): Recalled | null {
  for (const anchor of anchors) {
    const found = spots.flatMap(spot => {
      const value = targetOf(spot, anchor, spots)
      return value ? (valueAt(value, field, anchor, shape) ?? []) : []
    })
    const [best] = found.sort((a, b) => a.far - b.far)
    if (best) return { value: best.value, isAlike: best.isAlike, page: best.page, words: best.words }
  }
  return null
}

interface Target {
  pieces: Piece[]
  page: PageLayout
  far: number
}

function targetOf(spot: Spot, anchor: Anchor, spots: readonly Spot[]): Target | null {
  const { page, row, segment, index } = spot
  const far =
    Math.abs(segment.x0 / page.width - anchor.x) + Math.abs(middle(segment) / page.height - anchor.y)
  const pieces = piecesOf(segment)
  if (anchor.side === 'behind') {
    const behind = pieces.flatMap((_, start) => {
      const end = pieces.findIndex((_, i) => i > start && keyOf(pieces.slice(start, i)) === anchor.label)
      return end > 0 ? [pieces.slice(end)] : []
    })[0]
    return behind ? { pieces: upToNextLabel(behind), page, far } : null
  }
  if (keyOf(pieces) !== anchor.label) return null
  const isBeside = ({ page: on, row: line, segment: value }: Spot) =>
    anchor.side === 'right'
      ? line === row && value === row.segments[index + 1]
      : on === page && isOver(segment, value)
  const isAsFar = (value: Segment) =>
    Math.abs(distanceOf(page, segment, value, anchor.side) - anchor.apart) <= STRAY[anchor.side]
  const isTarget = (one: Spot) => isBeside(one) && isAsFar(one.segment)
  const target = spots.find(isTarget)
  return target ? { pieces: upToNextLabel(piecesOf(target.segment)), page, far } : null
}

/** What another label announces further on is none of it (`1007 Acct No: HPA762`). */
function upToNextLabel(pieces: readonly Piece[]): Piece[] {
  const label = pieces.findIndex(({ word, end }, i) => i > 0 && /^\s*[:#=]/.test(word.text.slice(end)))
  if (label < 0) return [...pieces]
  const value = pieces.slice(0, label).findLastIndex(piece => /\d/.test(textOf([piece])))
  return pieces.slice(0, value < 0 ? label : value + 1)
}

function valueAt(
  { pieces, page, far }: Target,
  field: TaughtField,
  { skip, take }: Anchor,
  shape: string | null,
): (Recalled & { far: number })[] {
  const values = valuesIn(pieces, field).filter(({ value }) => isAlike(value, shape))
  const end = take === null ? pieces.length : skip + take
  const only = new Set(values.map(({ value }) => value)).size === 1 ? values[0] : undefined
  const hit =
    values.find(({ from, to }) => from === skip && to === end) ??
    values.find(({ from }) => from === skip) ??
    only
  if (hit)
    return [{ value: hit.value, isAlike: true, page, words: wordsOf(pieces.slice(hit.from, hit.to)), far }]
  const rest = pieces.slice(skip)
  const value = acceptOf(field, textOf(rest))
  return value === null ? [] : [{ value, isAlike: false, page, words: wordsOf(rest), far }]
}
