import { alike } from '../align.ts'
import { foldConfusable } from '../confusable.ts'
import type { SeenWord } from '../open-tesseract.ts'
import { type MergedWord, sharedShare } from '../seen-words.ts'
import { chooseWords } from './choose-words.ts'
import { takeLoneFigures } from './take-lone-figures.ts'
import { tidyWord } from './tidy-word.ts'

/** Below this confidence (of 100) a word of which no other reader saw anything alike is a smudge. */
const SMUDGE = 55
/** From this confidence on a word stands against two other readers. */
const CERTAIN = 90

/**
 * Lays the words of several readers over each other; all boxes are of the same picture. The second reader (`others[0]`) is of the
 * first one's kind: in each place the surer of the two gives the words, and the other's are its first further reading.
 */
export function mergeReadings(first: readonly SeenWord[], others: readonly SeenWord[][]): MergedWord[] {
  const [second = [], ...further] = others.map(tidied)
  const mine = tidied(first)
  const chosen = chooseWords(mine, second)
  const words: MergedWord[] = chosen.map(({ word }) => ({ ...word, readings: others.map(() => '') }))
  const seenBy = (reader: 0 | 1) => words.filter((_, i) => chosen[i]?.reader === reader)
  addReadings(seenBy(1), 0, mine)
  addReadings(seenBy(0), 0, second)
  further.forEach((reader, index) => {
    addReadings(words, index + 1, reader)
  })
  const [shapes = []] = further
  const settled = words.map(outvoted)
  return (others.length > 1 ? takeLoneFigures(settled, shapes, 1) : settled).filter(isText)
}

function tidied(seen: readonly SeenWord[]): SeenWord[] {
  const words = seen.map(word => ({ ...word, text: tidyWord(word.text) })).filter(word => word.text !== '')
  return words.map(word => beforeNext(word, words))
}

/** Share of a word's box that lies in the one of the word before it, from which on that is too wide. */
const COVERED = 0.8

/** The word without the part of its box in which its reader saw the next word too. */
function beforeNext(word: SeenWord, words: readonly SeenWord[]): SeenWord {
  const next = words.find(
    other => other.x0 > word.x0 && other.x0 < word.x1 && sharedShare(other, word) > COVERED,
  )
  if (!next) return word
  // A speck in the midst of a word is no next word: before it stands as much as the word's letters need.
  const needs = word.text.length / (word.text.length + next.text.length + 1)
  const has = (next.x0 - word.x0) / (word.x1 - word.x0)
  return has > COVERED * needs ? { ...word, x1: next.x0 } : word
}

function addReadings(words: readonly MergedWord[], index: number, reader: readonly SeenWord[]): void {
  for (const other of [...reader].sort((a, b) => a.x0 - b.x0)) {
    const parts = words.filter(word => sharedShare(word, other) > 0.6).sort((a, b) => a.x0 - b.x0)
    if (parts.length > 1 && parts.map(part => part.text).join('') === other.text) {
      for (const part of parts) part.readings[index] = part.text
      continue
    }
    const word = mostShared(words, other)
    if (!word) continue
    word.readings[index] = `${word.readings[index]} ${other.text}`.trim()
    if (other.text !== word.text) continue
    // One may have cut off a letter, the other may have taken in a stroke: the ink tells in the end.
    word.x0 = Math.min(word.x0, other.x0)
    word.x1 = Math.max(word.x1, other.x1)
    word.y0 = Math.max(word.y0, other.y0)
    word.y1 = Math.min(word.y1, other.y1)
  }
}

/** What the other reader of its kind and the shapes both saw takes the place of what one saw unsurely. */
function outvoted(word: MergedWord): MergedWord {
  const [second, shapes] = word.readings
  if (!second || second !== shapes || second === word.text || word.confidence >= CERTAIN) return word
  return { ...word, text: second, readings: word.readings.with(0, word.text) }
}

function isText(word: MergedWord): boolean {
  // One or two letters are what readers make of pictures and pen strokes, however sure they are.
  const letters = /^[^\d$%&]{1,2}$/.test(word.text) && /\p{L}/u.test(word.text)
  const other = word.readings[0] ?? ''
  const same = word.text.toUpperCase() === other.toUpperCase()
  if (letters && !same && !(alike(word.text, other) && word.confidence >= CERTAIN)) return false
  return (
    word.confidence >= SMUDGE ||
    word.readings.some(reading => alike(foldConfusable(word.text), foldConfusable(reading)))
  )
}

function mostShared<T extends SeenWord>(words: readonly T[], other: SeenWord): T | null {
  let best: { word: T; shared: number } | null = null
  for (const word of words) {
    const shared = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0)
    if (Math.max(sharedShare(word, other), sharedShare(other, word)) < 0.4) continue
    if (best === null || shared > best.shared) best = { word, shared }
  }
  return best?.word ?? null
}
