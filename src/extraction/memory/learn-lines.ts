import { LINE_FIELDS, type LineField } from '#domain/invoice.ts'
import { textKey } from '../grounding/find-text.ts'
import type { Segment } from '../layout/lay-out.ts'
import { shapeOf } from '../lines/codes/known-shape.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { joinTexts, type Word } from '../pdf/page.ts'
import { keyOf } from './layout-signature.ts'
import { type ColumnPlace, headingOver, type LineTemplate, type PartInText } from './line-template.ts'
import type { ConfirmedLine, MatchedLine } from './match-lines.ts'

/** The share of matched lines that must print a column for it to be one. */
const MOST = 0.6
/** More ways to read the same lines than this are not tried. */
const MOST_TEMPLATES = 12
/** Points. */
const ALIGNED = 3

type Column = ColumnPlace & { words: Word[] }

/** What of the pages templates are learned from. */
export interface MatchedPaper {
  matched: readonly MatchedLine[]
  headings: readonly Segment[]
  /** The reader's own lines: where they differ, their columns are overruled. */
  own: readonly PrintedTable[]
  inclusive: boolean
}

/**
 * Every way to read the columns that may give the confirmed lines, the likeliest first.
 * @param partInText the part numbers among other words, where they are not looked for in a column of their own.
 */
export function templatesOf(paper: MatchedPaper, partInText: PartInText | null): LineTemplate[] {
  const { matched, headings, inclusive } = paper
  const columns = (pick: (line: MatchedLine) => readonly Word[]) => columnsOf(matched, pick, headings)
  const choices: Record<LineField, (Column | null)[]> = {
    partNumber: partInText ? [null] : orNone(columns(line => line.part?.words.slice(0, 1) ?? [])),
    description: orNone(columns(line => line.description?.words ?? []).slice(0, 1)),
    quantity: orNone(columns(line => line.quantities)),
    unitPrice: orNone(columns(line => line.units)),
    totalPrice: orNone(columns(line => line.totals).slice(0, 1)),
  }
  return combined(choices).map(chosen => ({
    columns: chosen.flatMap(({ field, column }) =>
      column ? [{ field, heading: column.heading, x0: column.x0, x1: column.x1 }] : [],
    ),
    was: overruledColumns(paper, field => chosen.find(one => one.field === field)?.column ?? null),
    inclusive,
    partInText,
  }))
}

function orNone<T>(columns: readonly T[]): (T | null)[] {
  return columns.length > 0 ? [...columns] : [null]
}

/** Every choice of one column for each field. */
function combined(choices: Record<LineField, (Column | null)[]>) {
  const fields = Object.keys(choices) as LineField[]
  return fields
    .reduce<{ field: LineField; column: Column | null }[][]>(
      (all, field) => all.flatMap(begun => choices[field].map(column => [...begun, { field, column }])),
      [[]],
    )
    .slice(0, MOST_TEMPLATES)
}

/** The columns in which the fullest number of lines have a value, what stands furthest right first. */
function columnsOf(
  matched: readonly MatchedLine[],
  pick: (line: MatchedLine) => readonly Word[],
  headings: readonly Segment[],
): Column[] {
  const columns: Column[] = []
  for (const line of matched) {
    for (const word of pick(line)) {
      const heading = headingOver(headings, word)
      const known = columns.find(one =>
        heading ? one.heading === keyOf(heading) : one.heading === null && isInLine(one, word),
      )
      if (known) {
        known.words.push(word)
        known.x0 = Math.min(known.x0, word.x0)
        known.x1 = Math.max(known.x1, word.x1)
      } else
        columns.push({ heading: heading ? keyOf(heading) : null, x0: word.x0, x1: word.x1, words: [word] })
    }
  }
  const filled = ({ words }: Column) =>
    matched.filter(line => pick(line).some(word => words.includes(word))).length
  const fullest = Math.max(0, ...columns.map(filled))
  if (fullest < MOST * matched.length) return []
  return columns.filter(one => filled(one) === fullest).sort((a, b) => b.x0 - a.x0)
}

function isInLine(column: Column, word: Word): boolean {
  const apart = [word.x0 - column.x0, word.x1 - column.x1, (word.x0 + word.x1 - column.x0 - column.x1) / 2]
  return apart.some(points => Math.abs(points) < ALIGNED)
}

/** Columns that the reader took a field from, where the person's value stands elsewhere. */
function overruledColumns(
  { own, matched, headings }: MatchedPaper,
  columnOf: (field: LineField) => Column | null,
): LineTemplate['was'] {
  const lines = own.flatMap(table => table.lines)
  const found = matched.flatMap(({ row, part }) => {
    const inRow = new Set(row.segments.flatMap(segment => segment.words))
    const line = lines.find(one =>
      Object.values(one.words).some(words => words.some(word => inRow.has(word))),
    )
    return LINE_FIELDS.flatMap(field => {
      const column = columnOf(field)
      const [word] = line?.words[field] ?? []
      const isTaught = column !== null || (field === 'partNumber' && part !== null)
      if (!word || !inRow.has(word) || !isTaught) return []
      if (column ? isInColumn(word, column, headings) : part?.words.includes(word)) return []
      const heading = headingOver(headings, word)
      return [{ field, heading: heading ? keyOf(heading) : null, x0: word.x0, x1: word.x1 }]
    })
  })
  return found.filter(
    (one, i) => found.findIndex(other => other.field === one.field && other.heading === one.heading) === i,
  )
}

function isInColumn(word: Word, column: ColumnPlace, headings: readonly Segment[]): boolean {
  const heading = headingOver(headings, word)
  if (heading && column.heading !== null) return keyOf(heading) === column.heading
  return Math.min(word.x1, column.x1) - Math.max(word.x0, column.x0) > 0
}

/** Part numbers that stand among other words, on most lines. */
export function partAmongWords(
  matched: readonly MatchedLine[],
  confirmed: readonly ConfirmedLine[],
): PartInText | null {
  const places = matched.flatMap(({ page, row, part }) => {
    const line = page.rows[page.rows.indexOf(row) + (part?.rowsBelow ?? 0)]
    const segment = line?.segments.find(one => one.words.includes(part?.words[0] as Word))
    return part && segment ? [{ part, segment }] : []
  })
  const among = places.filter(({ part, segment }) => segment.words.length > part.words.length)
  if (among.length < MOST * matched.length) return null
  const prefixes = new Set(
    among.map(({ part, segment }) =>
      textKey(joinTexts(segment.words.slice(0, segment.words.indexOf(part.words[0] as Word)))),
    ),
  )
  const [prefix = ''] = prefixes
  return {
    prefix: prefixes.size === 1 && !/\d/.test(prefix) ? prefix : '',
    shapes: [...new Set(confirmed.map(line => shapeOf(line.partNumber)).filter(Boolean))],
  }
}
