import { median } from '../../values/median.ts'
import type { MergedWord } from '../seen-words.ts'

/** What readers make of a tick of a pen: a stroke, or letters like it. */
const STROKE = /^[/\\√][,.]?$/
const LETTERS = /^[vV][vV4]?[,.]?$/
/** Times as tall as the page's print is a tick at the least, but for a stroke, which then is as wide as this share of its height. */
const TALLER = 1.5
const WIDE = 0.8
/** Times its height that a tick is apart from what stands left of it in its line: beside a table there may be a column of other texts. */
const APART = 4
/** A stroke that touches the number behind it. */
const GLUED = /^[/\\]\s?(?=[A-Z\d]{2})/
/** Letters and figures of words that show where a page's print begins; less may be dirt. */
const PRINTED = /[a-z\d]{3}/i
/** Share of those words that may begin further left: punched holes and shadows are read too. */
const STRAY = 0.02

/**
 * The words without the ticks that somebody set beside lines with a pen, left of all print or, as strokes, first in their line or far behind what
 * else stands in it: they hide where part numbers begin.
 */
export function withoutTicks(words: readonly MergedWord[]): MergedWord[] {
  const print = words.filter(({ text }) => PRINTED.test(text))
  const starts = print.map(({ x0 }) => x0).sort((a, b) => a - b)
  const edge = starts[Math.floor(STRAY * starts.length)] ?? 0
  const usual = median(print.map(({ y0, y1 }) => y1 - y0))
  const isTick = (word: MergedWord) => {
    const { text, x0, x1, y0, y1 } = word
    const isTall = y1 - y0 > TALLER * usual
    if (STROKE.test(text) && x1 - x0 > WIDE * (y1 - y0)) return isFirst(word, words, APART * (y1 - y0))
    return (STROKE.test(text) || LETTERS.test(text)) && isTall && (x0 + x1) / 2 < edge
  }
  return words
    .filter(word => !isTick(word))
    .map(word => (GLUED.test(word.text) && isFirst(word, words) ? withoutStroke(word) : word))
}

/** Nothing stands left of it in its line, or as near as that. */
function isFirst({ x0, y0, y1 }: MergedWord, words: readonly MergedWord[], near = x0): boolean {
  const middle = (y0 + y1) / 2
  return !words.some(other => other.x0 < x0 && other.x1 > x0 - near && other.y0 < middle && other.y1 > middle)
}

/** A word that another reader saw without the stroke. */
function withoutStroke(word: MergedWord): MergedWord {
  const bare = (text: string) => text.replace(GLUED, '')
  const isSeen = word.readings.includes(bare(word.text))
  return isSeen ? { ...word, text: bare(word.text), readings: word.readings.map(bare) } : word
}
