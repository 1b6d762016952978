import { isFreight, type LineField } from '#domain/invoice.ts'
import { textKey } from '../grounding/find-text.ts'
import type { PageLayout, Segment } from '../layout/lay-out.ts'
import type { PrintedLine, PrintedTable } from '../lines/printed-line.ts'
import type { Word } from '../pdf/page.ts'
import { headingRow, keyOf, type PaperLayout } from './layout-signature.ts'
import { headingOver, type LineTemplate } from './line-template.ts'

/**
 * The template's lines beside the reader's own. Silently it only takes the place of what the reader did not find, doubted, or took from
 * the very column that was overruled; what it does not find is in doubt.
 */
export function compareWithOwn(
  tables: readonly PrintedTable[],
  own: readonly PrintedTable[],
  template: LineTemplate,
  pages: readonly PageLayout[],
  layout: PaperLayout,
): PrintedTable[] {
  const others = own.flatMap(table => table.lines)
  const headings = new Map(pages.map(page => [page.number, headingRow(page, layout)?.segments ?? []]))
  const first = [...headings.values()].find(row => row.length > 0) ?? []
  return tables.map(table => ({
    ...table,
    lines: table.lines.map(line => {
      const other = others.find(one => shareWords(one, line))
      const over = headings.get(line.page) ?? []
      const compared = other ? compare(line, other, template, over.length > 0 ? over : first) : line
      return withMissingPart(compared, template)
    }),
  }))
}

/** Whether the reader has lines that a template does not find. */
export function losesLines(tables: readonly PrintedTable[], own: readonly PrintedTable[]): boolean {
  const lines = tables.flatMap(table => table.lines)
  return own.some(table => table.lines.some(one => !lines.some(line => shareWords(one, line))))
}

function shareWords(one: PrintedLine, other: PrintedLine): boolean {
  const words = new Set(Object.values(one.words).flat())
  return Object.values(other.words).some(of => of.some(word => words.has(word)))
}

function compare(
  line: PrintedLine,
  own: PrintedLine,
  template: LineTemplate,
  headings: readonly Segment[],
): PrintedLine {
  const differs = (field: LineField, isSame: boolean) =>
    !isSame && isCertain(own, field) && !isOverruled(own.words[field] ?? [], field, template, headings)
  const figures: [LineField, boolean][] = [
    ['quantity', line.quantity === own.quantity],
    ['unitPrice', line.unitPrice === own.unitPrice],
    ['totalPrice', line.total === own.total],
  ]
  const doubtful = figures.flatMap(([field, isSame]) => (differs(field, isSame) ? [field] : []))
  const compared = { ...line, uncertain: [...new Set([...line.uncertain, ...doubtful])] }
  if (!differs('partNumber', textKey(line.partNumber) === textKey(own.partNumber))) return compared
  return {
    ...compared,
    partNumber: own.partNumber,
    partReadings: [...new Set([own.partNumber, line.partNumber, ...line.partReadings])],
    words: { ...compared.words, partNumber: own.words.partNumber ?? [] },
  }
}

function isCertain(line: PrintedLine, field: LineField): boolean {
  const value = {
    partNumber: line.partNumber || null,
    description: null,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    totalPrice: line.total,
  }[field]
  return (
    value !== null &&
    !line.uncertain.includes(field) &&
    (field !== 'partNumber' || line.partReadings.length === 0)
  )
}

function isOverruled(
  [word]: readonly Word[],
  field: LineField,
  { was }: LineTemplate,
  headings: readonly Segment[],
): boolean {
  if (!word) return true
  const heading = headingOver(headings, word)
  return was.some(
    one =>
      one.field === field &&
      (heading && one.heading !== null
        ? keyOf(heading) === one.heading
        : Math.min(one.x1, word.x1) > Math.max(one.x0, word.x0)),
  )
}

/** Where the part numbers stand is known: none there is a reading to look at. */
function withMissingPart(line: PrintedLine, { columns }: LineTemplate): PrintedLine {
  const isKnown = columns.some(({ field }) => field === 'partNumber')
  const isMissing = isKnown && line.partNumber === '' && line.partReadings.length === 0 && !isFreight(line)
  return isMissing ? { ...line, partReadings: [''] } : line
}
