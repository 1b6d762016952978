import type { LineField } from '#domain/invoice.ts'
import { textKey } from '../grounding/find-text.ts'
import { type PageLayout, type Row, rowKey, type Segment, segmentOf } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { readLines } from '../lines/read-lines.ts'
import { joinTexts, type Word } from '../pdf/page.ts'
import { headingRow, keyOf, type PaperLayout } from './layout-signature.ts'
import type { ColumnPlace, LineTemplate } from './line-template.ts'
import { takePartFromText } from './part-in-text.ts'

/** What the reader knows a column by that holds a field, and one that does not although it seems to. */
const CALLED: Record<LineField, string> = {
  partNumber: 'Part No',
  description: 'Description',
  quantity: 'Qty',
  unitPrice: 'Unit Price',
  totalPrice: 'Amount',
}
const NOT_CALLED: Record<LineField, string> = {
  partNumber: 'Bin',
  description: 'Bin',
  quantity: 'Ordered',
  unitPrice: 'RRP',
  totalPrice: 'RRP',
}

/**
 * The lines as the reader finds them once it is told, in words that it knows, what the supplier's columns hold.
 * @param own the reader's own lines: where a table without headings begins.
 */
export function readByTemplate(
  pages: readonly PageLayout[],
  layout: PaperLayout,
  template: LineTemplate,
  own: readonly PrintedTable[],
): PrintedTable[] {
  const used = new Set(own.flatMap(table => [...table.usedRows]))
  const told = pages.map(page =>
    withAnnouncedParts(withHeadings(page, layout, template, used), template, used),
  )
  const { partInText } = template
  return readLines(told).map(table => ({
    ...table,
    lines: partInText ? table.lines.map(line => takePartFromText(line, partInText)) : table.lines,
    ...(template.inclusive ? { unitGst: 'inclusive' as const, totalGst: 'inclusive' as const } : {}),
  }))
}

function withHeadings(
  page: PageLayout,
  layout: PaperLayout,
  template: LineTemplate,
  used: ReadonlySet<string>,
): PageLayout {
  const heading = headingRow(page, layout)
  if (heading) {
    const rows = page.rows.map(row => (row === heading ? renamed(row, template) : row))
    return { ...page, rows }
  }
  const first = page.rows.findIndex(row => used.has(rowKey(row)))
  if (layout.headings.length > 0 || first < 0) return page
  const rows = page.rows.toSpliced(first, 0, headingsFor(page.rows[first] as Row, template))
  return { ...page, rows }
}

/** Rows that may belong to the last line. */
const ROWS_BELOW = 2

/** The words that announce part numbers among the lines, as the reader knows them. */
function withAnnouncedParts(
  page: PageLayout,
  { partInText }: LineTemplate,
  used: ReadonlySet<string>,
): PageLayout {
  const prefix = partInText?.prefix ?? ''
  const [first, last] = [page.rows.findIndex(isUsed), page.rows.findLastIndex(isUsed)]
  function isUsed(row: Row): boolean {
    return used.has(rowKey(row))
  }
  if (prefix === '' || first < 0) return page
  const isAmong = (i: number) => i >= first - ROWS_BELOW && i <= last + ROWS_BELOW
  return { ...page, rows: page.rows.map((row, i) => (isAmong(i) ? announced(row, prefix) : row)) }
}

function announced(row: Row, prefix: string): Row {
  const segments = row.segments.map(segment => {
    const end = segment.words.findIndex((_, i) => textKey(joinTexts(segment.words.slice(0, i))) === prefix)
    if (end <= 0) return segment
    const [label] = written('Part No:', segmentOf(segment.words.slice(0, end), segment.page)).words
    return segmentOf([label as Word, ...segment.words.slice(end)], segment.page)
  })
  return { ...row, segments }
}

/** Each column's new name with its place. */
function namesOf({ columns, was }: LineTemplate): (ColumnPlace & { text: string })[] {
  const taught = columns.map(({ field, ...place }) => ({ ...place, text: CALLED[field] }))
  const isTaught = (place: ColumnPlace) =>
    taught.some(one =>
      place.heading === null
        ? Math.min(one.x1, place.x1) > Math.max(one.x0, place.x0)
        : one.heading === place.heading,
    )
  const others = was.filter(place => !isTaught(place))
  return [...taught, ...others.map(({ field, ...place }) => ({ ...place, text: NOT_CALLED[field] }))]
}

function renamed(row: Row, template: LineTemplate): Row {
  const names = namesOf(template)
  const segments = row.segments.map(segment => {
    const name = names.find(({ heading }) => heading === keyOf(segment))
    return name ? { ...segment, ...written(name.text, segment) } : segment
  })
  return { ...row, segments }
}

/** A row of headings over the first line of goods, where the paper has none. */
function headingsFor(first: Row, template: LineTemplate): Row {
  const height = first.y1 - first.y0
  const [y0, y1] = [first.y0 - 0.7 * height, first.y0 - 0.1 * height]
  const segments = namesOf(template)
    .map(({ text, x0, x1 }) => ({ page: first.page, x0, x1, y0, y1, ...written(text, { x0, x1, y0, y1 }) }))
    .sort((a, b) => a.x0 - b.x0)
  return { page: first.page, y0, y1, segments }
}

function written(
  text: string,
  box: Pick<Segment, 'x0' | 'x1' | 'y0' | 'y1'>,
): Pick<Segment, 'text' | 'words'> {
  const { x0, y0, x1, y1 } = box
  const word: Word = { text, x0, y0, x1, y1, colour: 0, bold: false, source: 'pdf', hidden: null }
  return { text, words: [word] }
}
