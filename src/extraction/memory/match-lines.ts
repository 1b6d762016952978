import { type Cents, gstOn } from '#domain/money.ts'
import { textKey } from '../grounding/find-text.ts'
import type { PageLayout, Row } from '../layout/lay-out.ts'
import { readFigure } from '../lines/figure-columns.ts'
import type { Word } from '../pdf/page.ts'
import { centsOf, isMoney } from '../values/amounts.ts'
import type { ConfirmedInvoice } from './confirmed-invoice.ts'

export type ConfirmedLine = ConfirmedInvoice['lines'][number]

/** A confirmed line where the page prints it. */
export interface MatchedLine {
  page: PageLayout
  row: Row
  /** Words with the line's figures; several may say the same. */
  totals: Word[]
  quantities: Word[]
  units: Word[]
  part: PlacedWords | null
  /** Its first word with letters. */
  description: PlacedWords | null
}

interface PlacedWords {
  words: Word[]
  rowsBelow: number
}

/** Rows around a line's own in which its words are looked for, nearest first. */
const ROWS_AROUND = [0, 1, -1, 2, -2]

/** Finds confirmed lines on the pages, in order, each on its own row. `inclusive`: amounts are printed with GST. */
export function matchLines(
  pages: readonly PageLayout[],
  lines: readonly ConfirmedLine[],
  inclusive: boolean,
): MatchedLine[] {
  const rows = pages.flatMap(page => page.rows.map((row, index) => ({ page, row, index })))
  const matched: MatchedLine[] = []
  let next = 0
  for (const line of lines) {
    const offers = rows.slice(next).flatMap(({ page, row, index }, i) => {
      const match = matchRow(page, row, index, line, inclusive)
      return match ? [{ match, at: next + i }] : []
    })
    const best = offers.sort((a, b) => strength(b.match) - strength(a.match) || a.at - b.at)[0]
    if (!best || strength(best.match) < 2) continue
    matched.push(best.match)
    next = best.at + 1
  }
  return matched
}

function strength({ quantities, units, part }: MatchedLine): number {
  return 1 + Math.min(1, quantities.length) + Math.min(1, units.length) + (part ? 1.5 : 0)
}

function matchRow(
  page: PageLayout,
  row: Row,
  index: number,
  line: ConfirmedLine,
  inclusive: boolean,
): MatchedLine | null {
  const printed = (cents: Cents) => (inclusive ? cents + gstOn(cents) : cents)
  const figures = row.segments.flatMap(segment =>
    segment.words.map(word => ({ word, figure: readFigure(word.text) })),
  )
  const money = figures.filter(({ figure }) => isMoney(figure))
  const near = (cents: Cents) =>
    money.filter(({ figure }) => figure && Math.abs(Math.abs(centsOf(figure)) - Math.abs(cents)) <= 1)
  const totals = near(printed(line.totalPrice)).map(({ word }) => word)
  const last = totals.at(-1)
  if (!last) return null
  const units = near(printed(line.unitPrice)).flatMap(({ word }) => (word === last ? [] : word))
  const counts = figures.filter(
    ({ word, figure }) =>
      figure && !figure.percent && word.x1 <= last.x0 && Math.abs(figure.value) === Math.abs(line.quantity),
  )
  return {
    page,
    row,
    totals,
    quantities: counts.map(({ word }) => word),
    units,
    part: findRun(page, index, line.partNumber),
    description: findDescription(page, index, line.description),
  }
}

function findDescription(page: PageLayout, index: number, description: string): PlacedWords | null {
  const first = description.split(/\s+/).find(word => /\p{L}{2}/u.test(textKey(word)))
  return first === undefined ? null : findRun(page, index, first)
}

function findRun(page: PageLayout, index: number, text: string): PlacedWords | null {
  const key = textKey(text)
  if (key === '') return null
  for (const rowsBelow of ROWS_AROUND) {
    const words = page.rows[index + rowsBelow]?.segments.flatMap(segment => segment.words) ?? []
    const run = runWithKey(words, key)
    if (run) return { words: run, rowsBelow }
  }
  return null
}

function runWithKey(words: readonly Word[], key: string): Word[] | null {
  for (let start = 0; start < words.length; start++) {
    let seen = ''
    for (let end = start; end < words.length && seen.length < key.length; end++) {
      seen += textKey(words[end]?.text ?? '')
      if (seen === key) return words.slice(start, end + 1)
    }
  }
  return null
}
