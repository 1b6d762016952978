import type { Word } from './page.ts'

/** Share of the print's height by which parts of one word are apart at most: their places are reckoned, not seen. */
const TOUCHING = 0.02
/** So many words, torn where only letters are, show that a page is drawn in parts. */
const SHOWN = 2

/**
 * The words of a page on which some are drawn in parts, with other words between them (typesetters that draw a line twice, first up to a kerned
 * letter and then from there: `Remo`, `3` … `ve`, `85.00`): parts that touch are one, where torn words show that the page is drawn so. Elsewhere
 * a cell may end where the next begins.
 * @param join makes one of two parts, the left one first.
 */
export function joinScattered(parts: readonly Word[], join: (left: Word, right: Word) => Word): Word[] {
  const seams = new Map(touchingPairs(parts))
  const torn = [...seams].filter(([left, right]) => /[a-z]$/.test(left.text) && /^[a-z]/.test(right.text))
  if (torn.length < SHOWN) return [...parts]
  const rests = new Set(seams.values())
  return parts.flatMap(part => {
    if (rests.has(part)) return []
    let whole = part
    for (let last = seams.get(part); last; last = seams.get(last)) whole = join(whole, last)
    return [whole]
  })
}

/** Neighbours on a line, in print of one size and seen alike, of which one begins where the other ends. */
function touchingPairs(parts: readonly Word[]): [Word, Word][] {
  const lines = Map.groupBy(parts, ({ y0, y1, hidden }) => `${y0.toFixed(1)} ${y1.toFixed(1)} ${hidden}`)
  return [...lines.values()].flatMap(line => {
    const across = line.toSorted((a, b) => a.x0 - b.x0)
    return across.slice(1).flatMap((right, i): [Word, Word][] => {
      const left = across[i] as Word
      const isTouching = Math.abs(right.x0 - left.x1) < TOUCHING * (left.y1 - left.y0)
      return isTouching ? [[left, right]] : []
    })
  })
}
