import type { SeenWord } from '../open-tesseract.ts'
import type { Print } from './measure-print.ts'

/** Letters whose ink fills little of the cell a typewriter gives them. */
const NARROW = /[il1.,:;'|!()[\]-]/
/** Shares of a cell left empty beside the ink. */
const BESIDE_WIDE = 0.07
const BESIDE_NARROW = 0.3
const LEAST_LETTERS = 4
const LEAST_WORDS = 5
/** Sizes of print within this ratio belong to one font. */
const SAME_SIZE = 1.06
/** In fixed pitch most words have the same width for a letter, within this share; in other print a third of them. */
const STEADY = 0.035
const MOST = 0.58

/**
 * The width of a letter's cell where print has a fixed pitch, null for words of other print. Ink alone makes the colon after a label
 * end early, and the space behind it look like the gap between columns.
 */
export function findPitches(
  words: readonly SeenWord[],
  prints: readonly (Print | null)[],
): (number | null)[] {
  const samples = words.flatMap((word, i) => {
    const print = prints[i]
    return print && isSample(word.text) ? [{ size: print.size, pitch: sampledPitch(word) }] : []
  })
  return words.map((_, i) => {
    const size = prints[i]?.size
    if (size === undefined) return null
    const alike = samples.filter(sample => Math.max(sample.size / size, size / sample.size) < SAME_SIZE)
    return steadyPitch(alike.map(sample => sample.pitch))
  })
}

/** Where a word's cells begin and end, given the ink of its first and last letter; null when it does not fit the pitch. */
export function cellsOf({ text, x0, x1 }: SeenWord, pitch: number): { x0: number; x1: number } | null {
  const spare = [...text].length * pitch - (x1 - x0)
  if (spare < 0 || spare > 1.2 * pitch) return null
  const [left, right] = [besideOf(text.at(0)), besideOf(text.at(-1))]
  const before = (spare * left) / (left + right)
  return { x0: x0 - before, x1: x1 + spare - before }
}

/** Words of letters: figures have a fixed width in most fonts. */
function isSample(text: string): boolean {
  return (
    [...text].length >= LEAST_LETTERS &&
    /\p{L}{3}/u.test(text) &&
    !NARROW.test(text.at(0) ?? '') &&
    !NARROW.test(text.at(-1) ?? '')
  )
}

function sampledPitch({ text, x0, x1 }: SeenWord): number {
  return (x1 - x0) / ([...text].length - 2 * BESIDE_WIDE)
}

function steadyPitch(pitches: number[]): number | null {
  if (pitches.length < LEAST_WORDS) return null
  const middle = pitches.sort((a, b) => a - b)[Math.floor(pitches.length / 2)] as number
  const steady = pitches.filter(pitch => Math.abs(pitch - middle) < STEADY * middle)
  return steady.length >= MOST * pitches.length ? middle : null
}

function besideOf(letter = ''): number {
  return NARROW.test(letter) ? BESIDE_NARROW : BESIDE_WIDE
}
