import { type Row, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { areInTurn } from '../in-turn.ts'
import { namesFigures } from '../shelf-headings.ts'
import type { Block } from './block.ts'

/** What counts a line of goods at the start of a row, and how far: `1.`, `(1)`, `a)`, `000010`, `ITEM 001`. */
interface Count {
  words: Word[]
  value: number
}

const STEPS = [1, 10]

const NUMBER = /^[([]?(\d{1,6})[.)\]]?$/
const LETTER = /^[([]?([a-z])[.)\]]$/i
const IN_BRACKETS = /^[([](?:\d{1,3}|[a-z])[)\]]$/i

/** What counts a line may stand in brackets, as remarks do (`(1)`, `[a]`). */
export function isCountInBrackets(text: string): boolean {
  return IN_BRACKETS.test(text)
}

/** May count a line (`3`, `3.`, `c)`). */
export function isCounting(text: string): boolean {
  return valueOf(text) > 0
}

/** 0 for what counts nothing. */
function valueOf(text: string): number {
  const letter = LETTER.exec(text)?.[1]?.toLowerCase()
  return letter ? letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(NUMBER.exec(text)?.[1] ?? 0)
}

function countOf(row: Row | undefined): Count | null {
  const [label, number] = row?.segments[0]?.words ?? []
  const isLabelled = label && number && nameOfHeading(label.text) === 'line'
  const counting = isLabelled ? number : label
  const value = valueOf(counting?.text ?? '')
  if (!label || !counting || value === 0) return null
  return { words: isLabelled ? [label, number] : [label], value }
}

/**
 * The rows that count a page's lines of goods, one over the figures of each. Each begins its line, whatever stands nearer; a number beside
 * the figures says nothing of where the name is. Null unless all are counted on.
 * @param over the rows of words above each line's figures.
 */
export function countedRows(over: readonly Row[][]): Row[] | null {
  if (over.length < 2) return null
  const able = over.map(rows => rows.map(row => ({ row, value: countOf(row)?.value ?? 0 })))
  for (const { value: from } of able[0] ?? [])
    for (const step of from > 0 ? STEPS : []) {
      const found = able.map((some, i) => some.find(({ value }) => value === from + i * step)?.row)
      if (found.every(row => row !== undefined)) return found
    }
  return null
}

/** A single line's number is told from a part number's first group by its column. */
function countsOf(rows: readonly (Row | undefined)[]): (Count | null)[] {
  return rows.map(row => {
    const count = countOf(row)
    return rows.length > 1 || count?.words.length === row?.segments[0]?.words.length ? count : null
  })
}

function areCounting(found: readonly (Count | null)[]): boolean {
  const numbers = found.map(count => count?.value ?? 0)
  return STEPS.some(step => areInTurn(numbers, step))
}

/**
 * Blocks that are counted from the first one on, without their numbers: those begin the block, or the figures under its name. Where some were not
 * read, or lines are left out, the heading over them says what they are.
 */
export function withoutCounting(blocks: readonly Block[], heads: readonly Row[]): Block[] {
  const tops = blocks.map(({ above, band, below }) => [...above, ...band.rows, ...below][0])
  const figured = blocks.map(({ above, band }) =>
    above.length > 0 && band.rows.length > 1 ? band.rows[0] : undefined,
  )
  const found = [tops, figured].map(countsOf).find(areCounting)
  const counts = new Set(found ? found.flatMap(count => count?.words ?? []) : underHeading(blocks, heads))
  if (counts.size === 0) return [...blocks]
  const bare = (row: Row): Row => ({
    ...row,
    segments: row.segments.flatMap(segment => {
      const words = segment.words.filter(word => !counts.has(word))
      return words.length > 0 ? [segmentOf(words, segment.page)] : []
    }),
  })
  return blocks.map(({ band, above, below, ...block }) => ({
    ...block,
    band: { ...band, words: band.words.filter(word => !counts.has(word)) },
    above: above.map(bare).filter(row => row.segments.length > 0),
    below: below.map(bare).filter(row => row.segments.length > 0),
  }))
}

/** Numbers in a column headed as such, from which on what else stands in it was misread (`I` between 10 and 12). */
const TOLD = 3

/** What stands in the room of a column headed as the lines' numbers, left of that of the part numbers, if its numbers rise. */
function underHeading(blocks: readonly Block[], heads: readonly Row[]): Word[] {
  const [own, next] = heads.findLast(namesFigures)?.segments ?? []
  if (!own || !next || nameOfHeading(own.text) !== 'line' || nameOfHeading(next.text) !== 'part') return []
  const words = blocks.map(({ above, band, below }) =>
    [...above.flatMap(wordsOfRow), ...band.words, ...below.flatMap(wordsOfRow)].filter(
      ({ x1 }) => x1 < next.x0,
    ),
  )
  const inside = words.flat()
  const numbers = inside.map(({ text }) => valueOf(text)).filter(value => value > 0)
  const areRising = numbers.every((number, i) => number > (numbers[i - 1] ?? 0))
  const areMost = numbers.length >= TOLD && 2 * numbers.length > inside.length
  return areRising && areMost && words.every(({ length }) => length <= 1) ? inside : []
}
