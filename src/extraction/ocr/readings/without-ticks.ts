import type { MergedWord } from '../seen-words.ts'

/** What readers make of a tick of a pen: a stroke, or letters like it. */
const TICK = /^(?:[/\\√]|[vV][vV4]?)[,.]?$/
/** Letters and figures of words that show where a page's print begins; less may be dirt. */
const PRINTED = /[a-z\d]{3}/i
/** Share of those words that may begin further left: punched holes and shadows are read too. */
const STRAY = 0.02

/** The words without the ticks that somebody set beside lines with a pen, left of all print: they hide where part numbers begin. */
export function withoutTicks(words: readonly MergedWord[]): MergedWord[] {
  const starts = words
    .filter(({ text }) => PRINTED.test(text))
    .map(({ x0 }) => x0)
    .sort((a, b) => a - b)
  const edge = starts[Math.floor(STRAY * starts.length)] ?? 0
  return words.filter(({ text, x0, x1 }) => !TICK.test(text) || (x0 + x1) / 2 > edge)
}
