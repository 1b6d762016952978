import type { SeenWord } from '../open-tesseract.ts'
import type { Print } from './measure-print.ts'

/** Shares of the size by which neighbours on a line differ: by their letters, a smudge, the page's curl. */
const BASELINES_APART = 0.2
const SIZES_APART = 1.3
/** A word without capitals or with a bracket is measured badly. */
const LOOSE_SIZES_APART = 1.6
/** Sizes between words that stand on one line but belong to different columns. */
const FARTHEST = 40

/**
 * Gives words that stand on one line of print one baseline and one size: ink alone measures each a little differently, and a line that
 * wavers by a tenth of its height falls apart into rows.
 */
export function setInLines(words: readonly SeenWord[], prints: readonly (Print | null)[]): (Print | null)[] {
  const set = [...prints]
  for (const line of linesOf(words, prints)) {
    const members = line.map(i => prints[i] as Print)
    const size = weighedMiddle(members, print => print.size)
    const baseline = weighedMiddle(members, print => print.baseline)
    for (const i of line) set[i] = { ...(prints[i] as Print), size, baseline }
  }
  return set
}

/** Indices of the words of each line: every word joined to the nearest one on its right that stands as it does. */
function linesOf(words: readonly SeenWord[], prints: readonly (Print | null)[]): number[][] {
  const order = words.map((_, i) => i).filter(i => prints[i])
  order.sort((a, b) => (words[a] as SeenWord).x0 - (words[b] as SeenWord).x0)
  const lines: number[][] = []
  for (const i of order) {
    const home = lines
      .map(line => ({ line, gap: gapTo(line, i, words, prints) }))
      .filter(({ gap }) => gap !== null)
      .sort((a, b) => (a.gap as number) - (b.gap as number))[0]
    if (home) home.line.push(i)
    else lines.push([i])
  }
  return lines
}

/** How far right of a line's last well measured word another stands that may continue it; null when it does not. */
function gapTo(
  line: readonly number[],
  i: number,
  words: readonly SeenWord[],
  prints: readonly (Print | null)[],
): number | null {
  const [print, word] = [prints[i] as Print, words[i] as SeenWord]
  const end = line.at(-1) as number
  const last = [...line].reverse().find(j => (prints[j] as Print).weight >= 1) ?? end
  const [other, before] = [prints[last] as Print, words[end] as SeenWord]
  const ratio = Math.max(print.size / other.size, other.size / print.size)
  const sure = Math.min(print.weight, other.weight) >= 1
  if (ratio > (sure ? SIZES_APART : LOOSE_SIZES_APART)) return null
  const size = print.weight > other.weight ? print.size : other.size
  if (Math.abs(print.baseline - other.baseline) > BASELINES_APART * size) return null
  const gap = word.x0 - before.x1
  return gap > -0.5 * size && gap < FARTHEST * size ? gap : null
}

function weighedMiddle(prints: readonly Print[], measure: (print: Print) => number): number {
  const sorted = [...prints].sort((a, b) => measure(a) - measure(b))
  const half = sorted.reduce((sum, print) => sum + print.weight, 0) / 2
  let below = 0
  for (const print of sorted) {
    below += print.weight
    if (below >= half) return measure(print)
  }
  return measure(sorted.at(-1) as Print)
}
