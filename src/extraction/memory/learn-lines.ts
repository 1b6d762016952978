import { textKey } from '../grounding/find-text.ts'
import { type PageLayout, type Row, type Segment } from '../layout/lay-out.ts'
import { readFigure } from '../lines/figure-columns.ts'
import { joinTexts, type Word } from '../pdf/page.ts'
import { median } from '../values/median.ts'
import {
  type ColumnPlace,
  type Edge,
  edgeOf,
  type LineTemplate,
  type PartPlace,
  type RowPlace,
} from './line-template.ts'
import { type ConfirmedLine, type MatchedLine, matchLines } from './match-lines.ts'

/** The share of matched lines that must print a column for it to be one. */
const MOST = 0.6
/** Rows over the first line in which its headings are looked for. */
const HEADING_ROWS = 6
const EDGES: readonly Edge[] = ['left', 'right', 'middle']

/** How the pages print the confirmed lines; null when too few of them can be found. Zero-priced lines and freight teach nothing. */
export function learnLines(
  pages: readonly PageLayout[],
  confirmed: readonly ConfirmedLine[],
): LineTemplate | null {
  const lines = confirmed.filter(line => line.totalPrice !== 0 && line.partNumber.toUpperCase() !== 'FREIGHT')
  const plain = matchLines(pages, lines, false)
  const inclusive = matchLines(pages, lines, true)
  const matched = inclusive.length > plain.length ? inclusive : plain
  if (matched.length === 0 || matched.length < MOST * lines.length) return null
  const headings = headingsOver(matched)
  const totalPrice = columnOf(matched, line => line.total, headings)
  const quantity = columnOf(matched, line => line.quantity, headings)
  const unitPrice = columnOf(matched, line => line.unit, headings)
  if (!totalPrice || (!quantity && !unitPrice)) return null
  return {
    headings: headings.map(keyOf),
    quantity,
    unitPrice,
    totalPrice,
    partNumber: partPlace(matched, headings),
    description: descriptionPlace(matched, headings),
    inclusive: matched === inclusive,
  }
}

function keyOf(segment: Pick<Segment, 'text'>): string {
  return textKey(segment.text)
}

/** The row over the first line whose words stand over most of its values. */
function headingsOver([first]: readonly MatchedLine[]): Segment[] {
  if (!first) return []
  const top = first.page.rows.indexOf(first.row)
  const values = [first.total, first.quantity, first.unit, ...(first.part?.words.slice(0, 1) ?? [])].filter(
    word => word !== null,
  )
  const above = first.page.rows.slice(Math.max(0, top - HEADING_ROWS), top)
  const score = (row: Row) => new Set(values.flatMap(value => headingOf(row.segments, value) ?? [])).size
  const best = [...above].reverse().sort((a, b) => score(b) - score(a))[0]
  return best && score(best) >= 2 ? best.segments.filter(isWordy) : []
}

function isWordy(segment: Segment): boolean {
  return /\p{L}/u.test(segment.text) && segment.words.every(word => readFigure(word.text) === null)
}

function headingOf(headings: readonly Segment[], word: Pick<Word, 'x0' | 'x1'>): Segment | undefined {
  return headings.find(
    one => isWordy(one) && Math.min(one.x1, word.x1 + 4) - Math.max(one.x0, word.x0 - 4) > 0,
  )
}

function columnOf(
  matched: readonly MatchedLine[],
  pick: (line: MatchedLine) => Word | null,
  headings: readonly Segment[],
): ColumnPlace | null {
  const words = matched.flatMap(line => pick(line) ?? [])
  return words.length >= MOST * matched.length
    ? placeOf(
        words.map(word => [word]),
        headings,
      )
    : null
}

/** The edge that strays least, measured from the heading over it. */
function placeOf(
  runs: readonly Word[][],
  headings: readonly Segment[],
  edges: readonly Edge[] = EDGES,
): ColumnPlace | null {
  const first = runs[0]
  if (!first) return null
  const heading = headingOf(headings, { x0: edgeOf(first, 'left'), x1: edgeOf(first, 'right') })
  const places = edges.map(edge => {
    const stands = runs.map(run => edgeOf(run, edge))
    return { edge, stands, spread: Math.max(...stands) - Math.min(...stands) }
  })
  const best = places.sort((a, b) => a.spread - b.spread)[0]
  if (!best) return null
  const x = median(best.stands) - (heading ? edgeOf([heading], best.edge) : 0)
  return { edge: best.edge, x, heading: heading ? keyOf(heading) : null, spread: best.spread }
}

function partPlace(matched: readonly MatchedLine[], headings: readonly Segment[]): PartPlace | null {
  const withPart = matched.flatMap(line => (line.part ? [{ line, ...line.part }] : []))
  const rowsBelow = mostCommon(withPart.map(one => one.rowsBelow))
  const alike = withPart.filter(one => one.rowsBelow === rowsBelow)
  if (rowsBelow === null || alike.length < MOST * matched.length) return null
  const around = alike.map(({ line, words }) => {
    const row = line.page.rows[line.page.rows.indexOf(line.row) + rowsBelow]
    const segment = row?.segments.find(one => one.words.includes(words[0] as Word))
    return { words, row, before: segment?.words.slice(0, segment.words.indexOf(words[0] as Word)) ?? [] }
  })
  const prefixes = new Set(around.map(one => textKey(joinTexts(one.before))))
  const [prefix = ''] = prefixes
  const place = placeOf(
    around.map(one => one.words),
    // Headings name what stands on the row of the figures.
    rowsBelow === 0 ? headings : [],
  )
  if (!place || prefixes.size > 1) return null
  const follows = around.flatMap(({ row, words }) => {
    const end = edgeOf(words, 'right')
    const after = row?.segments.flatMap(one => one.words).filter(word => word.x0 >= end) ?? []
    return after.length > 0 ? [edgeOf(after, 'left')] : []
  })
  const base = headings.find(one => keyOf(one) === place.heading)
  const until = follows.length > 0 ? Math.min(...follows) - (base ? edgeOf([base], place.edge) : 0) : null
  return { ...place, rowsBelow, prefix, until }
}

function descriptionPlace(matched: readonly MatchedLine[], headings: readonly Segment[]): RowPlace | null {
  const described = matched.flatMap(line => line.description ?? [])
  const rowsBelow = mostCommon(described.map(one => one.rowsBelow))
  const alike = described.filter(one => one.rowsBelow === rowsBelow)
  if (rowsBelow === null || alike.length < MOST * matched.length) return null
  const runs = alike.map(one => one.words)
  const place = placeOf(runs, rowsBelow === 0 ? headings : [], ['left'])
  return place && { ...place, rowsBelow }
}

function mostCommon(values: readonly number[]): number | null {
  const counted = Map.groupBy(values, value => value)
  return [...counted].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null
}
