import type { SeenWord } from '../open-tesseract.ts'
import { cellsOf, findPitches } from './find-pitch.ts'
import { type Print, printOf } from './measure-print.ts'
import { setInLines } from './set-in-lines.ts'

/** Shares of the size of print, as in most fonts, above the baseline and below it. */
const ASCENT = 0.91
const DESCENT = 0.21
const BEARING = 0.05

/**
 * Readers box the ink of a word, so `on` and `Up` on one line differ in height and middle. The rules of layout expect boxes as fonts
 * have them: from above the capitals to below the tails, whatever the letters, alike along a line, with a little room on either side.
 */
export function loosenBoxes<T extends SeenWord>(words: readonly T[]): T[] {
  const prints = setInLines(
    words,
    words.map(word => printOf(word)),
  )
  const pitches = findPitches(words, prints)
  return words.map((word, i) => {
    const print = prints[i] ?? null
    if (print) return { ...word, ...boxOf(word, print), ...(pitches[i] ? cellsOf(word, pitches[i]) : {}) }
    const near = nearest(word, words, prints)
    return near ? { ...word, y0: near.y0, y1: near.y1 } : word
  })
}

function boxOf({ x0, x1 }: SeenWord, { size, baseline }: Print): Pick<SeenWord, 'x0' | 'x1' | 'y0' | 'y1'> {
  const bearing = BEARING * size
  return { x0: x0 - bearing, x1: x1 + bearing, y0: baseline - ASCENT * size, y1: baseline + DESCENT * size }
}

/** The box of the printed word nearest to a dot or dash on its line. */
function nearest(word: SeenWord, words: readonly SeenWord[], prints: readonly (Print | null)[]) {
  let best: { box: { y0: number; y1: number }; gap: number } | null = null
  const middle = (word.y0 + word.y1) / 2
  words.forEach((other, i) => {
    const print = prints[i]
    if (!print) return
    const box = boxOf(other, print)
    const gap = Math.max(other.x0 - word.x1, word.x0 - other.x1)
    if (middle > box.y0 && middle < box.y1 && (best === null || gap < best.gap)) best = { box, gap }
  })
  return (best as { box: { y0: number; y1: number } } | null)?.box ?? null
}
