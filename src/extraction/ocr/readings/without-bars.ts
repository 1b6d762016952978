import { median } from '../../values/median.ts'
import { printOf } from '../boxes/measure-print.ts'
import type { MergedWord } from '../seen-words.ts'

/** Times the print of its line that a typed bar (`|`) is tall at least; a figure or letter is as tall as the others. */
const TALLER = 1.25
/** Boxes typed around a table have more than this; fewer may be figures that a reader boxed badly. */
const LEAST_BARS = 4
/** What readers make of a bar. */
const STROKE = /^[1Il]$/

/** The words without the bars of boxes typed with `|`, which readers take for figures 1. */
export function withoutBars(words: readonly MergedWord[]): MergedWord[] {
  const bars = new Set(words.filter(word => STROKE.test(word.text) && isTall(word, words)))
  return bars.size < LEAST_BARS ? [...words] : words.filter(word => !bars.has(word))
}

function isTall(word: MergedWord, words: readonly MergedWord[]): boolean {
  const middle = (word.y0 + word.y1) / 2
  const sizes = words
    .filter(other => other.y0 < middle && other.y1 > middle && !STROKE.test(other.text))
    .flatMap(other => printOf(other)?.size ?? [])
  return sizes.length > 0 && (printOf(word)?.size ?? 0) > TALLER * median(sizes)
}
