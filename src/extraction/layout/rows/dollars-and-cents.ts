import type { Word } from '../../pdf/page.ts'
import { middle } from './middle.ts'

/** Points by which a column's right edges differ. */
const ALIGNED = 3
const DOLLARS = /^[-(]?\$?\d{1,3}(?:,?\d{3})*$/
const CENTS = /^\d\d\)?$/
const HEADING_OF_CENTS = /^(?:c|¢|[Cc]ts?|CTS?)$/
/** Rates and amounts, on the one page. */
const MOST_HEADINGS = 4

/** A heading of dollars, that of the cents right of it, and where the next one begins. Points. */
interface Headings {
  dollars: Word
  cents: Word
  end: number
}

/**
 * A form's amounts, of which dollars and cents stand in columns of their own under `$` and `c`, as one word each (`605` and `45` as `605.45`), and so
 * the two headings.
 * @param rows of one page from the top down, each from left to right.
 */
export function joinDollarsAndCents(rows: readonly Word[][]): Word[][] {
  const joined = rows
    .flatMap(headingsIn)
    .slice(0, MOST_HEADINGS)
    .reduce(joinUnder, [...rows])
  return joinProven(joined)
}

/** Cents by which the GST may differ from a tenth. */
const ROUNDING = 1

/**
 * A scan may have lost these headings. Pairs at the right ends of rows are amounts where the last three are a subtotal, its GST and their
 * sum; the pairs left of those are prices where counts multiply with them to the amounts.
 */
function joinProven(rows: readonly Word[][]): Word[][] {
  const ending = rows.flatMap(row => pairAt(row, row.length - 2) ?? [])
  const [net, gst, total] = ending.slice(-3).map(({ cents }) => cents)
  if (net === undefined || gst === undefined || net + gst !== total) return [...rows]
  if (Math.abs(net / 10 - gst) > ROUNDING || !areAligned(ending)) return [...rows]
  const priced = rows.flatMap(row => (pairAt(row, row.length - 2) ? (pairAt(row, row.length - 4) ?? []) : []))
  const arePrices = priced.every(multiplies) && areAligned(priced)
  const pairs = Map.groupBy([...ending, ...(arePrices ? priced : [])], ({ row }) => row)
  return rows.map(row => (pairs.get(row) ?? []).reduce(joinPair, row))
}

interface Pair {
  row: readonly Word[]
  at: number
  words: [Word, Word]
  cents: number
}

function pairAt(row: readonly Word[], at: number): Pair | null {
  const [whole, part] = [row[at], row[at + 1]]
  if (!whole || !part || !DOLLARS.test(whole.text) || !CENTS.test(part.text)) return null
  const cents = Math.round(Number(`${whole.text}${part.text}`.replace(/[^\d]/g, '')))
  return { row, at, words: [whole, part], cents }
}

function areAligned(pairs: readonly Pair[]): boolean {
  return [0, 1].every(i => areColumn(pairs.map(({ words }) => words[i] as Word)))
}

/** A number of the row times the price is the amount at its end. */
function multiplies({ row, at, cents }: Pair): boolean {
  const total = pairAt(row, row.length - 2)?.cents
  return row.slice(0, at).some(({ text }) => Math.round(Number(text) * cents) === total)
}

function headingsIn(row: readonly Word[]): Headings[] {
  return row.flatMap((dollars, i) => {
    const cents = row[i + 1]
    if (dollars.text !== '$' || !cents || !HEADING_OF_CENTS.test(cents.text)) return []
    return { dollars, cents, end: row[i + 2]?.x0 ?? Number.POSITIVE_INFINITY }
  })
}

function joinUnder(rows: readonly Word[][], headings: Headings): Word[][] {
  const pairs = rows.map(row => pairIn(row, headings))
  const found = pairs.filter(pair => pair !== null)
  if (!areColumn(found.map(([whole]) => whole)) || !areColumn(found.map(([, part]) => part))) return [...rows]
  return rows.map((row, i) => {
    const pair = pairs[i]
    if (!pair) return row.filter(word => word !== headings.cents)
    return joinPair(row, { words: pair })
  })
}

function joinPair(row: readonly Word[], { words: [whole, part] }: { words: [Word, Word] }): Word[] {
  const joined = { ...whole, text: `${whole.text}.${part.text}`, x1: part.x1 }
  return row.flatMap(word => (word === part ? [] : word === whole ? [joined] : [word]))
}

/** The whole number from the dollars' heading on, and two figures behind it. */
function pairIn(row: readonly Word[], { dollars, cents, end }: Headings): [Word, Word] | null {
  const at = row.findIndex(({ x1 }) => x1 > dollars.x0)
  const [whole, part] = row.slice(at)
  if (at < 0 || !whole || !part || middle(whole) <= middle(dollars)) return null
  const isUnder = whole.x0 < cents.x0 && part.x0 < end && part.x1 > cents.x1
  return DOLLARS.test(whole.text) && CENTS.test(part.text) && isUnder ? [whole, part] : null
}

function areColumn(words: readonly Word[]): boolean {
  const edges = words.map(({ x1 }) => x1)
  return words.length > 1 && Math.max(...edges) - Math.min(...edges) < ALIGNED
}
