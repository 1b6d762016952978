import { median } from '../../values/median.ts'
import { printOf } from '../boxes/measure-print.ts'
import type { MergedWord } from '../seen-words.ts'

/** Times the print of its line that a typed bar (`|`) is tall at least; a figure or letter is as tall as the others. */
const TALLER = 1.25
/** Share of its line's print that a bar reaches below the line. */
const DEEPER = 0.08
/** Boxes typed around a table have more than this; fewer may be figures that a reader boxed badly. */
const LEAST_BARS = 4
/** Share of the height of others in its line. */
const AS_TALL = 0.9
/** What readers make of a bar. */
const STROKE = /^[1Il]$/

/** The words without the bars of boxes typed with `|`, which readers take for figures 1. */
export function withoutBars(words: readonly MergedWord[]): MergedWord[] {
  const strokes = words.filter(word => STROKE.test(word.text))
  const bars = strokes.filter(word => isTall(word, words))
  if (bars.length < LEAST_BARS) return [...words]
  const all = new Set([...bars, ...strokes.filter(word => isInLine(word, bars))])
  return words.filter(word => !all.has(word))
}

/** As tall as bars that stand right over or under it: beside small letters alone nothing else tells a bar. */
function isInLine(word: MergedWord, bars: readonly MergedWord[]): boolean {
  const mates = bars.filter(bar => Math.min(bar.x1, word.x1) > Math.max(bar.x0, word.x0))
  const height = median(mates.map(bar => bar.y1 - bar.y0))
  return mates.length > 1 && word.y1 - word.y0 > AS_TALL * height
}

/** Beside its line's figures, or words where it has none: quantities may be set larger, but stand on the line, and names may be set smaller. */
function isTall(word: MergedWord, words: readonly MergedWord[]): boolean {
  const middle = (word.y0 + word.y1) / 2
  const beside = words.filter(({ text, y0, y1 }) => y0 < middle && y1 > middle && !STROKE.test(text))
  const figures = beside.filter(({ text }) => /\d/.test(text))
  const prints = (figures.length > 0 ? figures : beside)
    .flatMap(other => printOf(other) ?? [])
    .filter(print => print.weight >= 1)
  if (prints.length === 0) return false
  const size = median(prints.map(print => print.size))
  const line = median(prints.map(print => print.baseline))
  return (printOf(word)?.size ?? 0) > TALLER * size && word.y1 > line + DEEPER * size
}
