import { charactersBeside, holdsMore } from '../align.ts'
import { foldConfusable } from '../confusable.ts'
import type { Recognised } from '../open-recogniser.ts'
import type { MergedWord } from '../seen-words.ts'
import { mixesSizes } from '../settle-code.ts'
import { tidyWord } from './tidy-word.ts'

/**
 * How sure (0 to 1) a witness is of what counts at all, and of what is likelier than what the page's readers saw. Measured on 1,044 part
 * numbers of 140 scans, of which it saw 1,007 rightly: what it and a reader of the page saw alike was there each time; against all of
 * them it was right in eight of twelve when it was so sure, noughts and strokes left out.
 */
const COUNTS = 0.5
const SURE = 0.8

/** Whoever compares a page's own print tells these better apart. */
const TOLD_BY_PRINT = ['0O', '1I']

/**
 * A word beside what a witness read in it: a recogniser of another make that saw nothing else. What it and a reader of the page saw
 * alike is there, unless two of them saw another; else what is likelier stays in doubt. All networks take an I for the 1 that it looks
 * like: noughts and strokes must have been seen by the shapes too, or be told by the print, and not be denied by it.
 * @param print the page's own: `isTold`, it shows that a reading's character in some place is this one and not what looks like it;
 *   `isDenied`, what stands there is unlike the page's others of that figure, and not as wide;
 *   `asPrinted`, the reading with what looks like its characters where the print is clearly that.
 */
export function takeWitness(
  word: MergedWord,
  witness: Recognised,
  print: {
    isTold: (reading: string, place: number) => boolean
    isDenied: (reading: string, place: number) => boolean
    asPrinted: (reading: string) => string
  },
): MergedWord {
  const { text, readings } = word
  const seen = asFramed(tidied(witness.text), text)
  if (coreOf(seen) === '' || witness.confidence < COUNTS) return word
  const all = [text, ...readings]
  const others = all.filter(reading => !isSame(reading, seen))
  const hasRival = others.some((one, i) => others.some((other, j) => j > i && isSame(one, other)))
  const agreed = hasRival ? undefined : all.find(reading => isSame(reading, seen))
  if (agreed === undefined) {
    const isSurer = witness.confidence >= SURE && !isOnlyLess(seen, text)
    const likelier = isSurer ? withNoughts(seen, text) : text
    return likelier === text ? { ...word, readings: [...readings, seen] } : doubted(word, likelier)
  }
  if (mayBeMore(word)) return word
  const certain = inCapitals(agreed, seen)
  // Who compares the print has said so already: what was read stays, and its doubt.
  const isDenied = [...certain].some((one, i) => /[01]/.test(one) && print.isDenied(certain, i))
  if (isDenied && others.length > 0) return word
  const beside = charactersBeside(certain, readings[1] ?? '')
  const isOpen = (character: string, i: number) =>
    TOLD_BY_PRINT.some(pair => pair.includes(character)) &&
    beside[i] !== character &&
    !print.isTold(certain, i)
  if ([...certain].some(isOpen)) return agreed === text ? word : doubted(word, certain)
  const printed = print.asPrinted(certain)
  if (printed !== certain) return doubted({ ...word, text: certain }, printed)
  return { ...word, text: certain, readings: readings.map(() => certain) }
}

/**
 * The reader of the first one's kind saw nothing there (it may be a part of its neighbour, `LED` of `LED-BAR-20S`), or somebody saw its
 * characters in several words (`I 276118`).
 */
function mayBeMore({ text, readings }: MergedWord): boolean {
  const isParted = (reading: string) =>
    /\S\s+\S/.test(reading) && !/\s/.test(text) && foldConfusable(reading) === foldConfusable(text)
  return readings[0] === '' || readings.some(isParted)
}

/** The word as it likelier is; what it was read as stays a reading, and so a doubt. */
function doubted(word: MergedWord, likelier: string): MergedWord {
  return { ...word, text: likelier, readings: [...word.readings.map(() => likelier), word.text] }
}

/** Without the spaces and double dashes that it sees in wide print. */
function tidied(seen: string): string {
  return tidyWord(seen.replace(/\s+/g, '').replace(/-{2,}/g, '-'))
}

/** What stands around a code: brackets of which the first opened, marks before and behind it. */
const FRAME = /^([[({"'#*]*)(.*?)((?<=^[[({].*)[\])}]?[.,:;"'*]*|[.,:;"'*]*)$/

function coreOf(text: string): string {
  return FRAME.exec(text)?.[2] ?? text
}

/** What was seen, in the brackets and marks of the text: the witness lays no weight on them. */
function asFramed(seen: string, text: string): string {
  const [, before = '', , behind = ''] = FRAME.exec(text) ?? []
  return `${before}${coreOf(seen)}${behind}`
}

/** The same without some of its characters, or in other sizes: a witness overlooks a pale slash or a point. */
function isOnlyLess(seen: string, text: string): boolean {
  return seen.toUpperCase() === text.toUpperCase() || holdsMore(text, seen)
}

/** Capitals and small letters that stand together are part of what was seen. */
function isSame(one: string, other: string): boolean {
  const isMixed = mixesSizes(one) || mixesSizes(other)
  return isMixed ? one === other : one.toUpperCase() === other.toUpperCase()
}

function inCapitals(one: string, other: string): string {
  return /[a-z]/.test(one) ? other : one
}

/** What a witness saw, with the noughts and strokes that readers of the page saw there. */
function withNoughts(seen: string, text: string): string {
  const beside = charactersBeside(seen, text)
  return [...seen]
    .map((character, i) => {
      const other = beside[i] ?? character
      return TOLD_BY_PRINT.some(pair => pair.includes(character) && pair.includes(other)) ? other : character
    })
    .join('')
}
