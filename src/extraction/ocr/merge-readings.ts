import type { SeenWord } from './open-tesseract.ts'
import { charactersBeside } from './settle-code.ts'
import { tidyWord } from './tidy-word.ts'

/** A word of the first reader with what each other reader saw in its place (empty: nothing). */
export interface MergedWord extends SeenWord {
  readings: string[]
}

/** Below this confidence (of 100) a word of which no other reader saw anything alike is a smudge. */
const SMUDGE = 55
/** From this confidence on a word that the first reader missed, or broke, is taken from the second. */
const SURE = 60

/**
 * Lays the words of several readers over each other; all boxes are of the same picture. The second reader (`others[0]`) is of the
 * first one's kind, so its words may also stand for words that the first missed or broke in pieces.
 */
export function mergeReadings(first: readonly SeenWord[], others: readonly SeenWord[][]): MergedWord[] {
  const seen = others.map(tidied)
  const second = seen[0] ?? []
  const words = withoutBroken(withoutSwallowed(tidied(first), second), second).map(word => ({
    ...word,
    readings: others.map(() => ''),
  }))
  seen.forEach((reader, index) => {
    for (const other of reader.sort((a, b) => a.x0 - b.x0)) {
      const home = mostShared(words, other)
      if (home) addReading(home, index, other)
      else if (index === 0 && other.confidence >= SURE && /[\p{L}\p{N}]/u.test(other.text))
        words.push({ ...other, readings: others.map(() => '') })
    }
  })
  return words.map(outvoted).map(spaced).filter(isText)
}

function tidied(seen: readonly SeenWord[]): SeenWord[] {
  return seen.map(word => ({ ...word, text: tidyWord(word.text) })).filter(word => word.text !== '')
}

/** Pieces of a word that the second reader saw whole, and more surely, give way to it. */
function withoutBroken(words: readonly SeenWord[], second: readonly SeenWord[]): SeenWord[] {
  let kept = [...words]
  for (const whole of second) {
    const pieces = kept.filter(word => sharedShare(word, whole) > 0.6).sort((a, b) => a.x0 - b.x0)
    const together = pieces.map(piece => piece.text).join('')
    const money = /^\$?[\d,]+\.\d\d$/.test(whole.text)
    const surer = money || pieces.every(piece => piece.confidence < whole.confidence)
    if (pieces.length < 2 || together === whole.text || !surer || !alike(whole.text, together)) continue
    kept = [...kept.filter(word => !pieces.includes(word)), whole]
  }
  return kept
}

/** Where the first reader made one tall word of a paragraph, the second's words stand. */
function withoutSwallowed(words: readonly SeenWord[], second: readonly SeenWord[]): SeenWord[] {
  return words.flatMap(word => {
    const inside = second.filter(
      other =>
        (other.x0 + other.x1) / 2 > word.x0 &&
        (other.x0 + other.x1) / 2 < word.x1 &&
        (other.y0 + other.y1) / 2 > word.y0 &&
        (other.y0 + other.y1) / 2 < word.y1 &&
        other.y1 - other.y0 < 0.7 * (word.y1 - word.y0),
    )
    return inside.length >= 2 && !alike(inside.map(other => other.text).join(''), word.text) ? inside : [word]
  })
}

function addReading(word: MergedWord, reader: number, other: SeenWord): void {
  word.readings[reader] = `${word.readings[reader]} ${other.text}`.trim()
  if (other.text !== word.text) return
  // The same text in a narrower box: the wider one has taken in a stroke beside it.
  word.x0 = Math.max(word.x0, other.x0)
  word.x1 = Math.min(word.x1, other.x1)
  word.y0 = Math.max(word.y0, other.y0)
  word.y1 = Math.min(word.y1, other.y1)
}

/** What the second reader and the shapes both saw takes the place of what the first saw alone. */
function outvoted(word: MergedWord): MergedWord {
  const [second, shapes] = word.readings
  const clipped = second && /^\p{L}+$/u.test(second) && second !== word.text && second.includes(word.text)
  if (clipped) return { ...word, text: second, readings: word.readings.with(0, word.text) }
  if (!second || second !== shapes || second === word.text) return word
  return { ...word, text: second, readings: word.readings.with(0, word.text) }
}

/** Words that the first reader ran together are spaced as another has them; codes are left as they are. */
function spaced(word: MergedWord): MergedWord {
  if (!/[a-z]{2}|\d[a-z]/.test(word.text)) return word
  const apart = word.readings.find(
    reading => reading.includes(' ') && reading.replaceAll(' ', '') === word.text,
  )
  return apart === undefined ? word : { ...word, text: apart }
}

function isText(word: MergedWord): boolean {
  // One or two letters are what readers make of pictures and pen strokes, however sure they are.
  const letters = /^[^\d$%&]{1,2}$/.test(word.text) && /\p{L}/u.test(word.text)
  if (letters && !alike(word.text, word.readings[0] ?? '')) return false
  return word.confidence >= SMUDGE || word.readings.some(reading => alike(word.text, reading))
}

function alike(text: string, reading: string): boolean {
  const beside = charactersBeside(text, reading)
  return 2 * [...text].filter((character, i) => beside[i] === character).length >= text.length
}

function mostShared(words: readonly MergedWord[], other: SeenWord): MergedWord | null {
  let best: { word: MergedWord; shared: number } | null = null
  for (const word of words) {
    const shared = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0)
    if (Math.max(sharedShare(word, other), sharedShare(other, word)) < 0.4) continue
    if (best === null || shared > best.shared) best = { word, shared }
  }
  return best?.word ?? null
}

/** Share of a word's width that lies in another's box on the same line. */
function sharedShare(word: SeenWord, other: SeenWord): number {
  const down = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0)
  if (down < 0.5 * Math.min(word.y1 - word.y0, other.y1 - other.y0)) return 0
  const across = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0)
  return Math.max(0, across) / Math.max(1, word.x1 - word.x0)
}
