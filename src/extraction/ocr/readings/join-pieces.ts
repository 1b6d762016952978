import type { MergedWord } from '../seen-words.ts'
import { joinNeighbours, joinWords } from './join-words.ts'

/** Share of the line's height. A space is wider in any print. */
const NO_SPACE = 0.08
/** Cents may stand so far from their dollars: they are nothing else. */
const CENTS_APART = 0.5
/** Share of the line's height by which the boxes of two pieces may overlap. */
const OVERLAP = 0.3

/**
 * A reader may cut wide print into pieces (`CRED IT`, `2595561 9022`): capitals, and figures, without a space between them are one word,
 * and cents (`1,623 .82`) belong to their dollars.
 */
export function joinPieces(words: readonly MergedWord[]): MergedWord[] {
  return joinNeighbours(words, areOneWord, (left, right) => joinWords(left, right))
}

function areOneWord(left: MergedWord, right: MergedWord, gap: number): boolean {
  const text = left.text + right.text
  const isCents = /^\$?\d[\d,]*$/.test(left.text) && /^\.\d\d$/.test(right.text)
  if (!/^[A-Z]+$/.test(text) && !/^\d+$/.test(text) && !isCents) return false
  return gap < (isCents ? CENTS_APART : NO_SPACE) && gap > -OVERLAP
}
