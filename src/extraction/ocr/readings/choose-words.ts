import type { SeenWord } from '../open-tesseract.ts'
import { sharedShare } from '../seen-words.ts'

/** What two readers of the same kind saw in one place. */
interface Place {
  first: SeenWord[]
  second: SeenWord[]
}

/** Below this confidence (of 100) what one reader alone saw is a smudge unless another saw something alike. */
const SURE = 60
/** Below this what a reader saw more than another may be a stroke beside the word. */
const UNSURE = 50
/** Points of confidence by which the first reader must be surer: the second reads a finer picture. */
const HEAD_START = 2
/** Share of the height of print that parts two words. */
const SPACE = 0.15

/** The words that stand for a page that two readers of one kind have read, each with the reader (0, 1) that saw it so. */
export function chooseWords(
  first: readonly SeenWord[],
  second: readonly SeenWord[],
): { word: SeenWord; reader: 0 | 1 }[] {
  return placesOf(first, second)
    .map(withoutStrokes)
    .flatMap(place => {
      if (place.second.length === 0) return place.first.map(word => ({ word, reader: 0 as const }))
      if (place.first.length === 0)
        return place.second
          .filter(word => word.confidence >= SURE && /[\p{L}\p{N}&]/u.test(word.text))
          .map(word => ({ word, reader: 1 as const }))
      const reader = betterReader(place)
      return [place.first, place.second][reader]?.map(word => ({ word, reader })) ?? []
    })
}

/** Where the second saw figures without their point, what the first saw around the figures with it are strokes. */
function withoutStrokes({ first, second }: Place): Place {
  const bare = textOf(second)
  const figures = first.filter(
    word => /^\$?[\d,]+\.\d+$/.test(word.text) && withoutPoints(word.text) === withoutPoints(bare),
  )
  return figures.length === 1 ? { first: figures, second } : { first, second }
}

function betterReader(place: Place): 0 | 1 {
  const { first, second } = place
  const [a, b] = [textOf(first), textOf(second)]
  // Sparse figures are read with their points as spaces.
  if (withoutPoints(a) === withoutPoints(b) && !/[A-Z]/i.test(a)) {
    const [figuresA, figuresB] = [countFigures(first), countFigures(second)]
    if (figuresA !== figuresB) return figuresA > figuresB ? 0 : 1
  }
  if (a === b) return first.length >= second.length || !areSpaced(second) ? (areSpaced(first) ? 0 : 1) : 1
  const whole = lessClipped(place, a, b) ?? lessBroken(place, a, b)
  if (whole !== null) return whole
  return sureness(first) > sureness(second) + HEAD_START ? 0 : 1
}

/** A reader whose text is a part of the other's, in a narrower box, has lost the rest. */
function lessClipped({ first, second }: Place, a: string, b: string): 0 | 1 | null {
  const [longer, shorter] = a.length > b.length ? [a, b] : [b, a]
  if (longer.length === shorter.length || !longer.includes(shorter)) return null
  const around = longer.split(shorter)
  // The edges of a box.
  if (around.length === 2 && around.every(one => /^[1Il|[\]]$/.test(one))) return null
  const [wide, narrow] = a.length > b.length ? [first, second] : [second, first]
  const letter = widthOf(wide) / longer.length
  const lost = (longer.length - shorter.length) * letter
  if (widthOf(wide) - widthOf(narrow) < 0.7 * lost || sureness(wide) < UNSURE) return null
  return wide === first ? 0 : 1
}

/** A reader that saw fewer words, with all the letters of the other's pieces and more, saw the word whole. */
function lessBroken({ first, second }: Place, a: string, b: string): 0 | 1 | null {
  const [pieces, whole] = first.length > second.length ? [a, b] : [b, a]
  if (first.length === second.length || pieces.length >= whole.length) return null
  const rest = [...whole].reduce((left, letter) => (left.startsWith(letter) ? left.slice(1) : left), pieces)
  if (rest !== '') return null
  return first.length > second.length ? 1 : 0
}

function widthOf(words: readonly SeenWord[]): number {
  return Math.max(...words.map(word => word.x1)) - Math.min(...words.map(word => word.x0))
}

function textOf(words: readonly SeenWord[]): string {
  return words.map(word => word.text).join('')
}

/** Of points and trailing minus signs. */
function withoutPoints(text: string): string {
  return text.replace(/[.,]|-+$/g, '')
}

/** How many words are figures with a point. */
function countFigures(words: readonly SeenWord[]): number {
  return words.filter(word => /^[-($]*[\d,]*\.\d+\)?%?-?$/.test(word.text)).length
}

function areSpaced(words: readonly SeenWord[]): boolean {
  return words.every((word, i) => {
    const next = words[i + 1]
    return !next || next.y0 > word.y1 || next.x0 - word.x1 > SPACE * (word.y1 - word.y0)
  })
}

/** Mean confidence over the characters. */
function sureness(words: readonly SeenWord[]): number {
  const characters = words.reduce((sum, word) => sum + word.text.length, 0)
  return words.reduce((sum, word) => sum + word.text.length * word.confidence, 0) / Math.max(1, characters)
}

/** Words of either reader that lie over each other, directly or through others between them. */
function placesOf(first: readonly SeenWord[], second: readonly SeenWord[]): Place[] {
  const left = new Set(second)
  const open = new Set(first)
  const places: Place[] = []
  for (const start of first) {
    if (!open.delete(start)) continue
    const place: Place = { first: [start], second: [] }
    for (let grown = true; grown; ) {
      const seconds = [...left].filter(word => place.first.some(other => overlap(word, other)))
      for (const word of seconds) left.delete(word)
      place.second.push(...seconds)
      const firsts = [...open].filter(word => seconds.some(other => overlap(word, other)))
      for (const word of firsts) open.delete(word)
      place.first.push(...firsts)
      grown = firsts.length > 0
    }
    places.push({ first: inReadingOrder(place.first), second: inReadingOrder(place.second) })
  }
  return [...places, ...[...left].map(word => ({ first: [], second: [word] }))]
}

function inReadingOrder(words: readonly SeenWord[]): SeenWord[] {
  return [...words].sort((a, b) =>
    a.y1 <= b.y0 + 0.3 * (b.y1 - b.y0) ? -1 : b.y1 <= a.y0 + 0.3 * (a.y1 - a.y0) ? 1 : a.x0 - b.x0,
  )
}

function overlap(a: SeenWord, b: SeenWord): boolean {
  return Math.max(sharedShare(a, b), sharedShare(b, a)) >= 0.4
}
