import type { MergedWord } from '../seen-words.ts'

/** Share of their height by which the middles of two words of one line differ at most. */
const IN_LINE = 0.3

/** The words, with each that is one with a word left of it joined to that. */
export function joinNeighbours(
  words: readonly MergedWord[],
  areOne: (left: MergedWord, right: MergedWord, gap: number) => boolean,
  join: (left: MergedWord, right: MergedWord) => MergedWord,
): MergedWord[] {
  const joined: MergedWord[] = []
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const i = joined.findIndex(left => standInLine(left, word) && areOne(left, word, gapBetween(left, word)))
    const left = joined[i]
    if (left) joined[i] = join(left, word)
    else joined.push(word)
  }
  return joined
}

/** Two words as one. @param sign what stands between them. @param seen what the other readers saw there. */
export function joinWords(left: MergedWord, right: MergedWord, sign = '', seen = ''): MergedWord {
  return {
    ...left,
    text: `${left.text}${sign}${right.text}`,
    confidence: Math.min(left.confidence, right.confidence),
    y0: Math.min(left.y0, right.y0),
    x1: right.x1,
    y1: Math.max(left.y1, right.y1),
    readings: left.readings.map((read, reader) => `${read}${seen}${right.readings[reader] ?? ''}`.trim()),
    unproven: left.unproven === true || right.unproven === true,
  }
}

function standInLine(left: MergedWord, right: MergedWord): boolean {
  return Math.abs(left.y0 + left.y1 - right.y0 - right.y1) / 2 < IN_LINE * lowest(left, right)
}

/** In heights of the lower one. */
function gapBetween(left: MergedWord, right: MergedWord): number {
  return (right.x0 - left.x1) / lowest(left, right)
}

function lowest(left: MergedWord, right: MergedWord): number {
  return Math.min(left.y1 - left.y0, right.y1 - right.y0)
}
