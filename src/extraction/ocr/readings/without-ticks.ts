import { median } from '../../values/median.ts'
import type { MergedWord } from '../seen-words.ts'

/** What readers make of a tick of a pen: a stroke, or letters like it. */
const STROKE = /^[/\\√][,.]?$/
const LETTERS = /^[vV][vV4]?[,.]?$/
/** Times as tall as the page's print is a tick at the least, but for a stroke, which then is as wide as this share of its height. */
const TALLER = 1.5
const WIDE = 0.8
/** Letters and figures of words that show where a page's print begins; less may be dirt. */
const PRINTED = /[a-z\d]{3}/i
/** Share of those words that may begin further left: punched holes and shadows are read too. */
const STRAY = 0.02

/** The words without the ticks that somebody set beside lines with a pen, left of all print: they hide where part numbers begin. */
export function withoutTicks(words: readonly MergedWord[]): MergedWord[] {
  const print = words.filter(({ text }) => PRINTED.test(text))
  const starts = print.map(({ x0 }) => x0).sort((a, b) => a - b)
  const edge = starts[Math.floor(STRAY * starts.length)] ?? 0
  const usual = median(print.map(({ y0, y1 }) => y1 - y0))
  const isTick = ({ text, x0, x1, y0, y1 }: MergedWord) => {
    const [width, height] = [x1 - x0, y1 - y0]
    const isTall = height > TALLER * usual
    return (
      (x0 + x1) / 2 < edge &&
      (STROKE.test(text) ? isTall || width > WIDE * height : LETTERS.test(text) && isTall)
    )
  }
  return words.filter(word => !isTick(word))
}
