import type { Column } from '../../layout/columns/column-borders.ts'
import { cellsOf, columnsUnder } from '../../layout/columns/find-columns.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Heading } from '../../layout/columns/heading.ts'
import { headingsOf } from '../../layout/columns/headings-of-row.ts'
import { middle, type PageLayout, type Row, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { type ColumnName, isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'

/** Labels, and right under them their values. */
interface Labelled {
  labels: Row
  headings: Heading[]
  values: Row
}

/** A line of goods: first what it is, then how many at what price, each value under its own label. */
interface Card {
  page: PageLayout
  parts: Labelled[]
  /** Rows that go on with the name, or notes. */
  others: Row[]
}

/** Rows from a card's first labels to its last. */
const MOST_ROWS = 10
/** Line heights from one row of a card to the next, at most. */
const MOST_STEP = 2

/**
 * Tables of lines that are printed as cards, each with the labels once more: `PART NUMBER`, `DESCRIPTION` over what it is, and below them
 * `QUANTITY`, `PRICE` over how many at what price. Each line becomes one row, with a column for each label; a card may lack some.
 */
export function cardTables(pages: readonly PageLayout[]): Table[] {
  const found = pages.flatMap(cardsOn)
  // A customer's name may sound like work (`Creek Service Centre`), a number and a name beside each other do not.
  const cards = found.some(({ parts: [first] }) => first && namesWhole(first)) ? found : []
  const parts = cards.flatMap(card => card.parts)
  const alike = Map.groupBy(parts, keyOf)
  const columnsOf = new Map(
    [...alike].map(([key, some]) => {
      const rows = some.map(({ values }) => values)
      return [key, columnsUnder(some[0]?.headings ?? [], rows, [], pages[0]?.width ?? 0)]
    }),
  )
  const named = [...columnsOf.values()].flat().filter(({ heading }) => isLabel(heading))
  const columns = named.filter(({ heading }, i) => named.findIndex(one => one.heading === heading) === i)
  const headings = columns.map(({ heading }) => heading)
  return pages.flatMap(page => {
    const own = cards.filter(card => card.page === page)
    const rows = own.flatMap(card => rowsOf(card, headings, part => columnsOf.get(keyOf(part)) ?? []))
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

function isLabel(text: string): boolean {
  return nameOfHeading(text) !== null && !/\d/.test(text)
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

function namesIn(headings: readonly Heading[]): (ColumnName | null)[] {
  return headings.map(({ text }) => nameOfHeading(text))
}

function namesGoods(headings: readonly Heading[]): boolean {
  return namesIn(headings).some(name => name === 'part' || name === 'description')
}

/** Names of what the goods are, and no figures of them. */
function tellsGoods(headings: readonly Heading[]): boolean {
  return namesGoods(headings) && !namesIn(headings).some(name => isCount(name) || isPrice(name))
}

function counts(parts: readonly Labelled[]): boolean {
  const names = parts.flatMap(({ headings }) => namesIn(headings))
  return names.some(isCount) && names.some(isPrice)
}

function namesWhole({ headings }: Labelled): boolean {
  const names = namesIn(headings)
  return names.includes('part') && names.includes('description')
}

/** Labels for the most part; what counts the cards is none. */
function areLabels(headings: readonly Heading[], row: Row): boolean {
  const worded = headings.filter(({ text }) => !/\d/.test(text))
  const labels = worded.filter(({ text }) => isLabel(text))
  return labels.length > 0 && 2 * labels.length > worded.length && !hasMoney(row)
}

/** There are values, and figures under all labels of such (`nil` may be a discount). */
function holdsValues(headings: readonly Heading[], values: Row): boolean {
  const under = ({ x0, x1 }: Heading) => wordsOfRow(values).filter(word => word.x1 > x0 && word.x0 < x1)
  const labels = headings.filter(({ text }) => isLabel(text))
  const figured = labels.filter(({ text }) => isCount(nameOfHeading(text)) || isPrice(nameOfHeading(text)))
  const isFigure = (heading: Heading) => under(heading).some(({ text }) => /\d/.test(text))
  return (
    labels.some(label => under(label).length > 0) &&
    figured.every(isFigure) &&
    (isNamed(headings, values) || !areLabels(headingsOf(values), values))
  )
}

/** A name alone under its label may be a label elsewhere (`Labour`). */
function isNamed(headings: readonly Heading[], { segments: [only, ...more] }: Row): boolean {
  return headings.some(
    ({ text, x0, x1 }) =>
      only !== undefined &&
      more.length === 0 &&
      nameOfHeading(text) === 'description' &&
      only.x0 < x1 &&
      only.x1 > x0 &&
      !/^desc/i.test(only.text),
  )
}

function hasMoney(row: Row): boolean {
  return wordsOfRow(row).some(word => isMoney(readAmount(word.text)))
}

function follows(upper: Row, row: Row): boolean {
  const height = Math.max(upper.y1 - upper.y0, row.y1 - row.y0)
  return middle(row) - middle(upper) <= MOST_STEP * height
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
