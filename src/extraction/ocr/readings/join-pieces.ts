import type { MergedWord } from '../seen-words.ts'

/** Share of the line's height. A space is wider in any print. */
const NO_SPACE = 0.08
/** Cents may stand so far from their dollars: they are nothing else. */
const CENTS_APART = 0.5
/** Share of the line's height by which the boxes of two pieces may overlap. */
const OVERLAP = 0.3

type Piece = MergedWord & { unproven: boolean }

/**
 * A reader may cut wide print into pieces (`CRED IT`, `2595561 9022`): capitals, and figures, without a space between them are one word,
 * and cents (`1,623 .82`) belong to their dollars.
 */
export function joinPieces(words: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const i = joined.findIndex(left => isOneWord(left, word))
    const left = joined[i]
    if (left) joined[i] = join(left, word)
    else joined.push(word)
  }
  return joined
}

function isOneWord(left: Piece, right: Piece): boolean {
  const text = left.text + right.text
  const isCents = /^\$?\d[\d,]*$/.test(left.text) && /^\.\d\d$/.test(right.text)
  if (!/^[A-Z]+$/.test(text) && !/^\d+$/.test(text) && !isCents) return false
  const height = Math.min(left.y1 - left.y0, right.y1 - right.y0)
  const gap = right.x0 - left.x1
  const apart = Math.abs(left.y0 + left.y1 - right.y0 - right.y1) / 2
  return apart < 0.3 * height && gap < (isCents ? CENTS_APART : NO_SPACE) * height && gap > -OVERLAP * height
}

function join(left: Piece, right: Piece): Piece {
  return {
    ...left,
    text: left.text + right.text,
    confidence: Math.min(left.confidence, right.confidence),
    y0: Math.min(left.y0, right.y0),
    x1: right.x1,
    y1: Math.max(left.y1, right.y1),
    readings: left.readings.map((seen, reader) => seen + (right.readings[reader] ?? '')),
    unproven: left.unproven || right.unproven,
  }
}
