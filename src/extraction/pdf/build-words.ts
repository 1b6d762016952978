import { median } from '../values/median.ts'
import { joinScattered } from './join-scattered.ts'
import { wideLetters, wordEnds } from './letter-spacing.ts'
import { madeUpSpaces } from './made-up-spaces.ts'
import type { Hidden, Word } from './page.ts'
import { areOfLigature, type PlacedChar } from './placed-char.ts'

/** A character, and why nobody sees it. */
export interface SeenChar extends PlacedChar {
  upright: boolean
  hidden: Hidden | null
}

/** The words of characters in drawing order. Slanted text (watermarks) is left out. */
export function buildWords(chars: readonly SeenChar[]): Word[] {
  return joinScattered(joinTouching(buildPieces(chars)), asOne)
}

/** Breaks the text at spaces, gaps, changes of line, and where what can be seen ends. */
function buildPieces(chars: readonly SeenChar[]): Piece[] {
  const pieces: Piece[] = []
  const wide = wideLetters(chars)
  const ends = wordEnds(chars)
  const none = madeUpSpaces(chars)
  let open: SeenChar[] = []
  const close = () => {
    if (open.length > 0) pieces.push({ word: wordOf(open), gap: usualGap(open) })
    open = []
  }
  for (const char of chars) {
    const last = open.at(-1)
    const goesOn = last && (none.has(last) || wide.get(last))
    if (char.raw.generated && goesOn) continue
    if (char.raw.generated || char.text.trim() === '' || !char.upright) {
      close()
      continue
    }
    if (last && !(last.hidden === char.hidden && (goesOn ?? (!ends.has(last) && follows(open, char)))))
      close()
    open.push(char)
  }
  close()
  return pieces
}

/** A word, or a part of one that was drawn on its own, and the points between its letters: less than none where their boxes overlap. */
interface Piece {
  word: Word
  gap: number
}

/** Print made bold or slanted by machine has boxes wider than its letters stand apart. */
function usualGap(chars: readonly PlacedChar[]): number {
  const gaps = chars.slice(1).map((next, i) => next.x0 - (chars[i] as PlacedChar).x1)
  return gaps.length > 0 ? Math.min(0, median(gaps)) : 0
}

/** Share of the print's height that a ligature is wide for each of its letters. */
const LIGATURE_LETTER = 0.35

function follows(word: readonly PlacedChar[], next: PlacedChar): boolean {
  const last = word.at(-1) as PlacedChar
  const height = Math.max(last.y1 - last.y0, next.y1 - next.y0)
  const letters = word.length - (word.findLastIndex(char => !areOfLigature(char, last)) + 1)
  const afterLigature = letters > 1 && next.x0 - last.x0 < LIGATURE_LETTER * letters * height
  const gap = areOfLigature(last, next) || afterLigature ? 0 : next.x0 - last.x1
  const sameLine = Math.abs((last.y0 + last.y1) / 2 - (next.y0 + next.y1) / 2) < 0.35 * height
  return sameLine && gap < 0.2 * height && gap > -0.45 * height
}

function wordOf(chars: readonly SeenChar[]): Word {
  const first = chars[0] as SeenChar
  return {
    text: chars.map(char => char.text).join(''),
    x0: Math.min(...chars.map(char => char.x0)),
    y0: Math.min(...chars.map(char => char.y0)),
    x1: Math.max(...chars.map(char => char.x1)),
    y1: Math.max(...chars.map(char => char.y1)),
    colour: first.raw.colour,
    bold: first.raw.bold,
    source: 'pdf',
    hidden: first.hidden,
  }
}

/** Some producers draw a word in pieces, out of order: pieces that touch on one line are one word. */
function joinTouching(pieces: readonly Piece[]): Word[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.word.hidden === piece.word.hidden && touches(last, piece))
      joined[joined.length - 1] = { ...piece, word: asOne(last.word, piece.word) }
    else joined.push(piece)
  }
  return joined.map(({ word }) => word)
}

function asOne(left: Word, right: Word): Word {
  return {
    ...left,
    text: left.text + right.text,
    x1: Math.max(left.x1, right.x1),
    y0: Math.min(left.y0, right.y0),
    y1: Math.max(left.y1, right.y1),
  }
}

/** Share of the print's height: less than any space, more than the kerning at which pdfium breaks words. */
const TOUCHING = 0.06

function touches({ word: left, gap: one }: Piece, { word: right, gap: other }: Piece): boolean {
  const height = left.y1 - left.y0
  return (
    Math.abs(left.y0 - right.y0) < 0.05 * height &&
    Math.abs(left.y1 - right.y1) < 0.05 * height &&
    Math.abs(right.x0 - left.x1 - Math.min(one, other)) < TOUCHING * height
  )
}
