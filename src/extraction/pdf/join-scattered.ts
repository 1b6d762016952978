import type { Word } from './page.ts'

/** Share of the print's height by which parts of one word are apart at most: their places are reckoned, not seen. */
const TOUCHING = 0.02
/** So many words, torn where only letters are, show that a page is drawn in parts. */
const SHOWN = 2

/**
 * The words of a page on which some are drawn in parts, with other words of their line between them (writers that put letters of several cells into
 * one string: `3`, `ve` … `85.00`, `Remo`): parts that touch are one on lines that have a torn word, where several of those show that the page
 * is drawn so. Elsewhere a cell may end where the next begins, above all where a table is drawn column by column.
 * @param join makes one of two parts, the left one first.
 */
export function joinScattered(parts: readonly Word[], join: (left: Word, right: Word) => Word): Word[] {
  const lines = linesOf(parts).map(touchingPairs)
  if (lines.flatMap(pairs => pairs.filter(isTorn)).length < SHOWN) return [...parts]
  const seams = new Map(lines.filter(pairs => pairs.some(isTorn)).flat())
  const rests = new Set(seams.values())
  return parts.flatMap(part => {
    if (rests.has(part)) return []
    let whole = part
    for (let last = seams.get(part); last; last = seams.get(last)) whole = join(whole, last)
    return [whole]
  })
}

type Seam = [left: Word, right: Word]

/** A seam where only letters of one word are. */
function isTorn([left, right]: Seam): boolean {
  return /[a-z]$/.test(left.text) && /^[a-z]/.test(right.text)
}

/** Words in print of one size, seen alike, on one line that is drawn without any other between them. */
function linesOf(parts: readonly Word[]): Word[][] {
  const lines = Map.groupBy(parts, ({ y0, y1, hidden }) => `${y0.toFixed(1)} ${y1.toFixed(1)} ${hidden}`)
  const place = new Map(parts.map((part, i) => [part, i]))
  return [...lines.values()].filter(([first, ...rest]) => {
    const between = parts.slice(place.get(first as Word), (place.get(rest.at(-1) as Word) ?? 0) + 1)
    return between.every(part => isBeside(part, first as Word))
  })
}

function isBeside(part: Word, other: Word): boolean {
  const centre = (part.y0 + part.y1) / 2
  return centre > other.y0 && centre < other.y1
}

/** Neighbours of which one begins where the other ends. */
function touchingPairs(line: readonly Word[]): Seam[] {
  const across = line.toSorted((a, b) => a.x0 - b.x0)
  return across.slice(1).flatMap((right, i): Seam[] => {
    const left = across[i] as Word
    const isTouching = Math.abs(right.x0 - left.x1) < TOUCHING * (left.y1 - left.y0)
    return isTouching ? [[left, right]] : []
  })
}
