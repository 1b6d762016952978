import type { Picture } from '../pdf/open-pdfium.ts'
import { glyphsOf } from './glyphs.ts'
import type { MergedWord } from './merge-readings.ts'

/** The letter that a digit may be when it is wider (narrower: `1`) than that digit is elsewhere on the page. */
const LETTER_OF: Record<string, string> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '7': 'Z',
  '8': 'B',
}
/** Letters are wider than digits in all fonts but a typewriter's. */
const WIDER = 1.1
const NARROWER = 0.7
/** Pixels by which noise moves the edges of a character. */
const SLACK = 1
/** Fewer examples of a digit than this measure nothing. */
const LEAST_EXAMPLES = 3
const AMOUNT = /^\$?\d[\d,]*\.\d\d$/

/**
 * A reader that trusts only its ruler: in amounts a 0 is a 0, so a character read as 0 that is much wider than those is an O. Gives
 * each word's reading, empty where its letters touch and cannot be told apart. Readers of text guess such letters from their
 * neighbours, and all guess alike.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function measureDigits(words: readonly MergedWord[], picture: Picture, scale: number): string[] {
  const widths = words.map(word => (/\d/.test(word.text) ? glyphWidths(word, picture, scale) : null))
  const usual = usualWidths(words, widths)
  return words.map((word, i) => {
    const measured = widths[i]
    if (!measured) return ''
    const slack = SLACK / ((word.y1 - word.y0) * scale)
    return [...word.text].map((character, k) => byWidth(character, measured[k] ?? 0, usual, slack)).join('')
  })
}

function byWidth(
  character: string,
  width: number,
  usual: ReadonlyMap<string, number>,
  slack: number,
): string {
  const letter = LETTER_OF[character]
  const expected = usual.get(character)
  if (letter === undefined || expected === undefined) return character
  const odd = character === '1' ? width < NARROWER * expected - slack : width > WIDER * expected + slack
  return odd ? letter : character
}

/** The usual width of each digit in amounts, as a share of its word's height. */
function usualWidths(
  words: readonly MergedWord[],
  widths: readonly (number[] | null)[],
): Map<string, number> {
  const examples = new Map<string, number[]>()
  words.forEach((word, i) => {
    const measured = widths[i]
    if (!measured || !AMOUNT.test(word.text) || !word.readings.includes(word.text)) return
    ;[...word.text].forEach((character, k) => {
      if (/\d/.test(character))
        examples.set(character, [...(examples.get(character) ?? []), measured[k] ?? 0])
    })
  })
  const enough = [...examples].filter(([, seen]) => seen.length >= LEAST_EXAMPLES)
  return new Map(
    enough.map(([digit, seen]) => [digit, seen.sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 0]),
  )
}

/** Widths of a word's characters as shares of the tallest one's height; null unless clear paper parts them all. */
function glyphWidths(word: MergedWord, picture: Picture, scale: number): number[] | null {
  const glyphs = glyphsOf(word, [...word.text].length, picture, scale)
  return glyphs?.map(glyph => glyph.width / glyph.tallest) ?? null
}
