import { textKey } from '../grounding/find-text.ts'
import { type PageLayout, type Row, rowKey, type Segment } from '../layout/lay-out.ts'
import { shapeOf } from '../lines/codes/known-shape.ts'
import { readPartNumber } from '../lines/codes/part-number.ts'
import { readFigure } from '../lines/figure-columns.ts'
import type { PrintedLine, PrintedTable } from '../lines/printed-line.ts'
import { settleWords } from '../ocr/settle-words.ts'
import { joinTexts, type Word } from '../pdf/page.ts'
import { centsOf, isMoney } from '../values/amounts.ts'
import {
  type ColumnPlace,
  edgeOf,
  type LineTemplate,
  type PartPlace,
  type RowPlace,
} from './line-template.ts'

/** Points that a column's edge may stray beyond what was learned. */
const SLACK = 6
const MOST_PART_WORDS = 6

/**
 * The lines of goods where the template says they stand. Empty when no row fits it.
 * @param partShapes shapes of the supplier's part numbers: they tell where a part number ends in a run of words.
 */
export function readByTemplate(
  pages: readonly PageLayout[],
  template: LineTemplate,
  partShapes: readonly string[],
): PrintedTable {
  const usedRows = new Set<string>()
  let headings: readonly Segment[] = []
  const lines = pages.flatMap(page => {
    const heading = headingRow(page, template)
    if (heading) headings = heading.segments
    const first = heading ? page.rows.indexOf(heading) + 1 : 0
    return page.rows.slice(first).flatMap((row, i) => {
      const line = lineAt({ page, index: first + i, headings }, template, partShapes)
      if (line) usedRows.add(rowKey(row))
      return line ?? []
    })
  })
  const gst = template.inclusive ? 'inclusive' : 'exclusive'
  const headed = template.headings.length > 0
  return { lines, headed, unitGst: gst, totalGst: gst, usedRows, withoutPrices: false }
}

function headingRow(page: PageLayout, { headings }: LineTemplate): Row | undefined {
  const shared = (row: Row) => row.segments.filter(one => headings.includes(textKey(one.text))).length
  return page.rows.find(row => headings.length > 0 && shared(row) >= Math.max(2, 0.6 * headings.length))
}

interface Spot {
  page: PageLayout
  index: number
  /** The heading row over it. */
  headings: readonly Segment[]
}

function lineAt(
  { page, index, headings }: Spot,
  template: LineTemplate,
  shapes: readonly string[],
): PrintedLine | null {
  const row = page.rows[index] as Row
  const figure = (place: ColumnPlace | null) => (place ? figureAt(row, place, headings) : null)
  const total = figure(template.totalPrice)
  const quantity = figure(template.quantity)
  const unit = figure(template.unitPrice)
  if (!total || !isMoney(total.figure) || (!quantity && !unit) || unit?.word === total.word) return null
  // Nothing sent, nothing charged: a back order.
  if (quantity?.figure.value === 0 && total.figure.value === 0) return null
  const part = template.partNumber && partAt({ page, index, headings }, template.partNumber, shapes)
  const taken = new Set<Word>([total.word, ...(part?.words ?? [])])
  for (const one of [quantity, unit]) if (one) taken.add(one.word)
  const description = template.description
    ? describe({ page, index, headings }, template.description, taken)
    : []
  const settled = part && settleWords(part.words)
  const read = readPartNumber(settled?.value ?? part?.text ?? '', new Set())
  const readings = new Set(settled?.certain === false ? [read.partNumber, ...settled.readings] : [])
  return {
    page: page.number,
    partNumber: read.partNumber,
    partReadings: [...readings],
    description: joinTexts(description),
    quantity: quantity?.figure.value ?? null,
    unitPrice: unit?.figure.value ?? null,
    discountPercent: null,
    gst: null,
    total: centsOf(total.figure),
    uncertain: quantity ? [] : ['quantity'],
    words: {
      partNumber: part?.words ?? [],
      description,
      quantity: quantity ? [quantity.word] : [],
      unitPrice: unit ? [unit.word] : [],
      totalPrice: [total.word],
    },
  }
}

/** Where a column stands on this page: its heading may have moved. */
function standOf(place: ColumnPlace, headings: readonly Segment[]): number {
  const heading = headings.find(one => textKey(one.text) === place.heading)
  return place.x + (heading ? edgeOf([heading], place.edge) : 0)
}

function figureAt(row: Row, place: ColumnPlace, headings: readonly Segment[]) {
  const stand = standOf(place, headings)
  const near = row.segments
    .flatMap(segment => segment.words)
    .map(word => ({ word, figure: readFigure(word.text), far: Math.abs(edgeOf([word], place.edge) - stand) }))
    .filter(one => one.far <= SLACK + place.spread)
    .sort((a, b) => a.far - b.far)
  const best = near.find(one => one.figure !== null)
  return best?.figure ? { word: best.word, figure: best.figure } : null
}

function partAt(
  { page, index, headings }: Spot,
  place: PartPlace,
  shapes: readonly string[],
): { words: Word[]; text: string } | null {
  const row = page.rows[index + place.rowsBelow]
  const stand = standOf(place, headings)
  const limit = place.until === null ? Number.POSITIVE_INFINITY : place.until - place.x + stand
  for (const segment of row?.segments ?? []) {
    const after = afterPrefix(segment, place.prefix) ?? []
    const words = wordsOfShape(after, shapes) ?? after.filter(word => word.x0 < limit - 1)
    if (words.length === 0) continue
    const far = Math.abs(edgeOf(words, place.edge) - stand)
    if (far <= SLACK + place.spread || place.prefix !== '') return { words, text: joinTexts(words) }
  }
  return null
}

/** The longest run of first words that has a shape of the supplier's part numbers. */
function wordsOfShape(words: readonly Word[], shapes: readonly string[]): Word[] | null {
  for (let count = Math.min(words.length, MOST_PART_WORDS); count > 0; count--) {
    const run = words.slice(0, count)
    if (shapes.includes(shapeOf(joinTexts(run)))) return run
  }
  return null
}

function afterPrefix(segment: Segment, prefix: string): Word[] | null {
  if (prefix === '') return segment.words
  const end = segment.words.findIndex(
    (_, i) =>
      textKey(
        segment.words
          .slice(0, i)
          .map(word => word.text)
          .join(' '),
      ) === prefix,
  )
  return end > 0 ? segment.words.slice(end) : null
}

/** The words from the description's left edge to the next thing that is something else. */
function describe({ page, index, headings }: Spot, place: RowPlace, taken: ReadonlySet<Word>): Word[] {
  const words = page.rows[index + place.rowsBelow]?.segments.flatMap(segment => segment.words) ?? []
  const from = standOf(place, headings) - SLACK - place.spread
  const right = words.filter(word => word.x0 >= from && !taken.has(word))
  const end = words.find(word => taken.has(word) && word.x0 > (right[0]?.x0 ?? 0))?.x0
  return right.filter(word => end === undefined || word.x0 < end)
}
