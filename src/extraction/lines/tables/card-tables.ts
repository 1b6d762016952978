import type { Column } from '../../layout/columns/column-borders.ts'
import { cellsOf, columnsUnder } from '../../layout/columns/find-columns.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Heading } from '../../layout/columns/heading.ts'
import { headingsOf } from '../../layout/columns/headings-of-row.ts'
import { type PageLayout, type Row, segmentOf } from '../../layout/lay-out.ts'
import { isCount, isPrice } from '../../vocabulary/column-names.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import {
  areLabels,
  type Card,
  counts,
  follows,
  hasMoney,
  holdsValues,
  isLabel,
  isNamed,
  type Labelled,
  namesIn,
} from './labelled-rows.ts'
import { titledCards } from './titled-cards.ts'

/** Rows from a card's first labels to its last. */
const MOST_ROWS = 10
/** Points that the same labels stand elsewhere on another card, at most, to have their values under them in the same columns. */
const MOVED = 12

/**
 * Tables of lines that are printed as cards, each with the labels once more: `PART NUMBER`, `DESCRIPTION` over what it is, and below them
 * `QUANTITY`, `PRICE` over how many at what price, or all labels under a title that is the name and what the line comes to. Each line becomes one row, with a
 * column for each label; a card may lack some.
 */
export function cardTables(pages: readonly PageLayout[]): Table[] {
  const found = pages.flatMap(cardsOn)
  // A customer's name may sound like work (`Creek Service Centre`), a number and a name beside each other do not.
  const cards = found.some(({ parts: [first] }) => first && namesWhole(first)) ? found : titledCards(pages)
  const parts = cards.flatMap(card => card.parts)
  const alike = [...Map.groupBy(parts, keyOf).values()].flatMap(inPlace)
  const columnsOf = new Map(
    alike.flatMap(some => {
      const rows = some.map(({ values }) => values)
      const columns = columnsUnder(some[0]?.headings ?? [], rows, [], pages[0]?.width ?? 0)
      return some.map(part => [part, columns] as const)
    }),
  )
  const named = [...columnsOf.values()].flat().filter(({ heading }) => isLabel(heading))
  const columns = named.filter(({ heading }, i) => named.findIndex(one => one.heading === heading) === i)
  const headings = columns.map(({ heading }) => heading)
  return pages.flatMap(page => {
    const own = cards.filter(card => card.page === page)
    const rows = own.flatMap(card => rowsOf(card, headings, part => columnsOf.get(part) ?? []))
    return own.length > 0 ? [{ page: page.number, columns, headed: true, rows }] : []
  })
}

/** Which labels a row has; what counts the cards (`item 1 of 4`) is none. */
function keyOf({ headings }: Labelled): string {
  return headings
    .map(({ text }) => text)
    .filter(isLabel)
    .join('|')
}

/** Rows with the same labels together, where these stand in the same places; else each by itself: a label may begin where the value before it ends. */
function inPlace(some: readonly Labelled[]): Labelled[][] {
  const first = some[0]?.headings ?? []
  const isMoved = ({ headings }: Labelled) =>
    headings.some(({ x0 }, i) => Math.abs(x0 - (first[i]?.x0 ?? x0)) > MOVED)
  return some.some(isMoved) ? some.map(one => [one]) : [[...some]]
}

function cardsOn(page: PageLayout): Card[] {
  const starts = page.rows.flatMap((row, i) => {
    const headings = headingsOf(row)
    const over = page.rows[i - 1]
    const isValue = over !== undefined && isNamed(headingsOf(over), row)
    return areLabels(headings, row) && tellsGoods(headings) && !isValue ? [i] : []
  })
  return starts.flatMap((start, n) => cardAt(page, start, starts[n + 1] ?? page.rows.length) ?? [])
}

function cardAt(page: PageLayout, start: number, next: number): Card | null {
  const parts: Labelled[] = []
  const others: Row[] = []
  const end = Math.min(next, start + MOST_ROWS)
  for (let i = start; i < end; i++) {
    const [row, values] = [page.rows[i] as Row, page.rows[i + 1]]
    const headings = headingsOf(row)
    const isNext = parts.length === 0 ? i === start : !counts(parts) && !namesGoods(headings)
    if (i > start && !follows(page.rows[i - 1] as Row, row)) break
    if (isNext && values && i + 1 < end && areLabels(headings, row) && holdsValues(headings, values)) {
      parts.push({ labels: row, headings, values })
      i++
    } else if (hasMoney(row) || row.segments.some(({ text }) => readTotalLabel(text) !== null)) break
    else others.push(row)
  }
  return parts.length > 1 && counts(parts) ? { page, parts, others } : null
}

function namesGoods(headings: readonly Heading[]): boolean {
  return namesIn(headings).some(name => name === 'part' || name === 'description')
}

/** Names of what the goods are, and no figures of them. */
function tellsGoods(headings: readonly Heading[]): boolean {
  return namesGoods(headings) && !namesIn(headings).some(name => isCount(name) || isPrice(name))
}

function namesWhole({ headings }: Labelled): boolean {
  const names = namesIn(headings)
  return names.includes('part') && names.includes('description')
}

/** A card's line as one row, and its notes. */
function rowsOf(
  { page, parts, others }: Card,
  headings: readonly string[],
  columnsOf: (part: Labelled) => Column[],
): TableRow[] {
  const cellsUnder = (row: Row, part: Labelled) => {
    const columns = columnsOf(part)
    const cells = cellsOf(row, columns, segmentOf)
    return headings.map(heading => cells[columns.findIndex(column => column.heading === heading)] ?? null)
  }
  const [first, ...more] = parts as [Labelled, ...Labelled[]]
  const y1 = more.at(-1)?.values.y1 ?? first.values.y1
  const row = { ...first.values, y1, segments: parts.flatMap(({ values }) => values.segments) }
  const cells = more.reduce(
    (found, part) => cellsUnder(part.values, part).map((cell, i) => found[i] ?? cell),
    cellsUnder(first.values, first),
  )
  const tableRow = (one: Row, some: TableRow['cells']) => ({
    page: page.number,
    y0: one.y0,
    y1: one.y1,
    cells: some,
    row: one,
  })
  const used = parts.flatMap(({ labels, values }) => [labels, values])
  return [
    { ...tableRow(row, cells), others: used },
    ...others.map(one => tableRow(one, cellsUnder(one, first))),
  ]
}
