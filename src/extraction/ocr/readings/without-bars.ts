import { median } from '../../values/median.ts'
import { printOf } from '../boxes/measure-print.ts'
import type { MergedWord } from '../seen-words.ts'

/** Times the print of its line that a typed bar (`|`) is tall at least; a figure or letter is as tall as the others. */
const TALLER = 1.25
/** Share of its line's print that a bar reaches below the line. */
const DEEPER = 0.08
/** Boxes typed around a table have more than this; fewer may be figures that a reader boxed badly. */
const LEAST_BARS = 4
/** What readers make of a bar. */
const STROKE = /^[1Il]$/

/** The words without the bars of boxes typed with `|`, which readers take for figures 1. */
export function withoutBars(words: readonly MergedWord[]): MergedWord[] {
  const bars = new Set(words.filter(word => STROKE.test(word.text) && isTall(word, words)))
  return bars.size < LEAST_BARS ? [...words] : words.filter(word => !bars.has(word))
}

/** Beside its line's figures: quantities may be set larger, but stand on the line, and names may be set smaller. */
function isTall(word: MergedWord, words: readonly MergedWord[]): boolean {
  const middle = (word.y0 + word.y1) / 2
  const figures = words
    .filter(({ text, y0, y1 }) => y0 < middle && y1 > middle && /\d/.test(text) && !STROKE.test(text))
    .flatMap(other => printOf(other) ?? [])
    .filter(print => print.weight >= 1)
  if (figures.length === 0) return false
  const size = median(figures.map(print => print.size))
  const line = median(figures.map(print => print.baseline))
  return (printOf(word)?.size ?? 0) > TALLER * size && word.y1 > line + DEEPER * size
}
