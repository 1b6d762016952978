import type { Segment } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'

/** A part of a word between the characters that set a label off from its value (`No:40118` is two). */
export interface Piece {
  word: Word
  /** Where it begins and ends in the word's text. */
  start: number
  end: number
}

export function piecesOf(segment: Pick<Segment, 'words'>): Piece[] {
  return segment.words.flatMap(word =>
    [...word.text.matchAll(/[^:#=]+/g)]
      .filter(match => /[\p{L}\p{N}]/u.test(match[0]))
      .map(match => ({ word, start: match.index, end: match.index + match[0].length })),
  )
}

/** The pieces as printed, separators within one word included. */
export function textOf(pieces: readonly Piece[]): string {
  let text = ''
  pieces.forEach((piece, i) => {
    const before = pieces[i - 1]
    if (before?.word === piece.word) text += piece.word.text.slice(before.end, piece.end)
    else text += `${i > 0 ? ' ' : ''}${piece.word.text.slice(piece.start, piece.end)}`
  })
  return text
}

export function wordsOf(pieces: readonly Piece[]): Word[] {
  return [...new Set(pieces.map(piece => piece.word))]
}
