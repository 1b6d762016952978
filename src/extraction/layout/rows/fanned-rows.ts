import { isOcr, type Word } from '../../pdf/page.ts'

/** What is needed of a page. */
interface Sheet {
  width: number
  height: number
}

type Fan = (word: Word) => number

/**
 * A camera that looks down on paper aslant spreads its lines like a fan, of which one slope levels some only. Slopes at the page's middle, and
 * their change from its top to its foot: with less change one slope levels all.
 */
const SLOPES = steps(0.03, 0.003)
const CHANGES = steps(0.09, 0.006).filter(change => Math.abs(change) > 0.03)
/** So much sharper the rows have to be for a page to be taken for fanned. */
const SHARPER = 1.06
/** Points: what gathers in a row. */
const BAND = 3
/** Fewer words tell nothing of their rows. */
const LEAST_WORDS = 30

/** How far below its place on a level page each word stands, where a scan's rows fan out; null elsewhere. */
export function fanOf(words: readonly Word[], sheet: Sheet): Fan | null {
  if (words.length < LEAST_WORDS || !isOcr(words)) return null
  let best: { fan: Fan | null; score: number } = { fan: null, score: SHARPER * gathered(words, () => 0) }
  for (const slope of SLOPES)
    for (const change of CHANGES) {
      const fan = fanAt(slope, change, sheet)
      const score = gathered(words, fan)
      if (score > best.score) best = { fan, score }
    }
  return best.fan
}

function fanAt(slope: number, change: number, { width, height }: Sheet): Fan {
  return ({ x0, x1, y0, y1 }) => {
    const [x, y] = [(x0 + x1) / 2 - width / 2, (y0 + y1) / 2 / height - 0.5]
    return x * (slope + change * y)
  }
}

/** Sum of squares of the letters in each band: the fewer rows hold them, the more. */
function gathered(words: readonly Word[], fan: Fan): number {
  const bands = new Map<number, number>()
  for (const word of words) {
    const at = ((word.y0 + word.y1) / 2 - fan(word)) / BAND
    const [band, share] = [Math.floor(at), at - Math.floor(at)]
    const letters = word.text.length
    bands.set(band, (bands.get(band) ?? 0) + letters * (1 - share))
    bands.set(band + 1, (bands.get(band + 1) ?? 0) + letters * share)
  }
  return [...bands.values()].reduce((sum, letters) => sum + letters * letters, 0)
}

function steps(most: number, step: number): number[] {
  const count = Math.round(most / step)
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * step)
}
