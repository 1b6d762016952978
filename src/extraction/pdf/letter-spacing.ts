import { median } from '../values/median.ts'
import { areOfLigature, type PlacedChar, printOf } from './placed-char.ts'

/** Fewer letters than this do not say how far apart they are set. */
const LEAST_LETTERS = 5
/** Shares of the print's height: letters set wider than usual stand so far apart. */
const LEAST_GAP = 0.08
const MOST_GAP = 0.5
/** So many of them stand as far apart as the others, give or take so much of it or of the print's height; kerning moves the rest. */
const MOSTLY = 0.6
const ALIKE = 0.35
const KERNING = 0.12
/** Times the usual gap: more is the space between two words. */
const SPACE = 1.7
/** Where gaps differ by more than kerning, none may be so near that limit. */
const CLEAR = 0.15

/**
 * The characters whose word goes on with the next one drawn, because they are part of print with wide letters (`R I D G E P O L E`): pdfium
 * makes spaces of its gaps, or misses those between its words.
 * @returns for each character of such print whether the next belongs to its word; others are not in it.
 */
export function wideLetters(chars: readonly PlacedChar[]): Map<PlacedChar, boolean> {
  const joined = new Map<PlacedChar, boolean>()
  const wide: { first: PlacedChar; space: number }[] = []
  const others = new Set<string>()
  const runs = runsOf(chars)
  for (const run of runs) {
    const gaps = run.slice(1).map((next, i) => next.x0 - (run[i] as PlacedChar).x1)
    const usual = median(gaps)
    const height = Math.max(...run.map(({ y0, y1 }) => y1 - y0))
    const alike = (by: number) =>
      gaps.filter(gap => Math.abs(gap - usual) < by).length >= MOSTLY * gaps.length
    const isEven = alike(ALIKE * usual)
    const kerning = KERNING * height
    const space = isEven ? SPACE * usual : Math.max(SPACE * usual, usual + kerning)
    const isClear = gaps.every(gap => Math.abs(gap - space) > CLEAR * space)
    const isWide =
      usual > LEAST_GAP * height && usual < MOST_GAP * height && (isEven || (isClear && alike(kerning)))
    if (run.length < LEAST_LETTERS) continue
    if (!isWide) others.add(printOf(run[0] as PlacedChar))
    if (!isWide) continue
    wide.push({ first: run[0] as PlacedChar, space })
    gaps.forEach((gap, i) => void joined.set(run[i] as PlacedChar, gap < space))
  }
  // Too short to say so, a word is set like such print level with it (`Qty` beside `Stock tag`), or as all of its own print is (`DUE` over `CUSTOMER`).
  for (const run of runs.flatMap(cellsOf).filter(({ length }) => length < LEAST_LETTERS)) {
    const [letter] = run as [PlacedChar]
    const mate =
      wide.find(({ first }) => areLevel(first, letter)) ??
      wide.find(({ first }) => printOf(first) === printOf(letter) && !others.has(printOf(first)))
    run.slice(1).forEach((next, i) => {
      const last = run[i] as PlacedChar
      if (mate && next.x0 - last.x1 < mate.space) joined.set(last, true)
    })
  }
  return joined
}

/** Shares of the print's height: how far letters of one word stand apart at most beyond what is usual, and spaces at least. */
const WITHIN = 0.06
const NARROW_SPACE = 0.09
/** Share of a run's gaps that are within a word. */
const LETTERS = 0.6

/**
 * The characters that end a word though nothing says so but a gap clearly wider than between the others of their run: a narrow face set to
 * whole pixels has spaces (a tenth of its height) for which pdfium makes none. Letters set to pixels in other faces leave such gaps too:
 * then those of a run make up for each other, or all are behind one letter, which is narrower than its place.
 */
export function wordEnds(chars: readonly PlacedChar[]): Set<PlacedChar> {
  const ends: PlacedChar[] = []
  const within = new Set<string>()
  for (const run of runsOf(chars)) {
    const isLigature = (i: number) => i > 0 && areOfLigature(run[i - 1] as PlacedChar, run[i] as PlacedChar)
    const gaps = run.slice(1).map((next, i) => (isLigature(i) ? 0 : next.x0 - (run[i] as PlacedChar).x1))
    const height = Math.max(...run.map(({ y0, y1 }) => y1 - y0))
    const usual = median(gaps)
    const beyond = gaps.map(gap => (gap - usual) / height)
    const letters = beyond.filter(gap => Math.abs(gap) < WITHIN).length
    const isClear = beyond.every(gap => gap < WITHIN || gap > NARROW_SPACE)
    const isEven = usual > -WITHIN * height && sum(gaps) < NARROW_SPACE * height
    if (run.length < LEAST_LETTERS || !isClear || isEven || letters < LETTERS * gaps.length) continue
    for (const [i, gap] of beyond.entries())
      if (gap > NARROW_SPACE) ends.push(run[i] as PlacedChar)
      else within.add((run[i] as PlacedChar).text)
  }
  return new Set(ends.filter(char => within.has(char.text)))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

/** Characters drawn one behind the other on a line, in one size, without a space drawn between them. */
function runsOf(chars: readonly PlacedChar[]): PlacedChar[][] {
  const runs: PlacedChar[][] = []
  let last: PlacedChar | undefined
  for (const char of chars) {
    if (char.raw.generated) continue
    const run = runs.at(-1)
    if (char.text.trim() === '') last = undefined
    else if (run && last && isOnLine(last, char)) {
      run.push(char)
      last = char
    } else {
      runs.push([char])
      last = char
    }
  }
  return runs
}

/** A run in the columns that it stands in. */
function cellsOf(run: readonly PlacedChar[]): PlacedChar[][] {
  const cells: PlacedChar[][] = []
  for (const [i, char] of run.entries()) {
    const last = run[i - 1]
    const goesOn = last && char.x0 - last.x1 < char.y1 - char.y0
    if (goesOn) cells.at(-1)?.push(char)
    else cells.push([char])
  }
  return cells
}

function isOnLine(last: PlacedChar, next: PlacedChar): boolean {
  return areLevel(last, next) && next.x0 >= last.x0
}

/** Of one size, on one line. */
function areLevel(one: PlacedChar, other: PlacedChar): boolean {
  const height = one.y1 - one.y0
  return Math.abs(one.y0 - other.y0) < 0.05 * height && Math.abs(height - other.y1 + other.y0) < 0.05 * height
}
