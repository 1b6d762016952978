import { middle, type PageLayout, type Row, rowKey, type Segment } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { centsOf } from '../../values/amounts.ts'
import { gstOfHeading, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { takeEmbeddedCodes } from '../codes/embedded-codes.ts'
import { without } from '../own-discounts.ts'
import type { PrintedLine, PrintedTable } from '../printed-line.ts'
import { MOST_HEADS, underShelf } from '../shelf-headings.ts'
import type { Block } from './block.ts'
import type { BlockName } from './block-name.ts'
import { withoutCounting } from './counted-blocks.ts'
import { withDiscounts } from './discounts-below.ts'
import type { Figure } from './figures.ts'
import { type Band, findBands } from './find-bands.ts'
import { gatherBlocks, rowsOf } from './gather-blocks.ts'
import { nameBlocks } from './name-blocks.ts'
import { namedBands } from './named-bands.ts'
import { headsCodes } from './rows-of-words.ts'
import { withoutHeadings } from './without-headings.ts'

/**
 * Lines of goods that stand in no table: small paragraphs, till rolls, figures under or beside their names. They are found from the
 * arithmetic of their figures alone.
 */
export function readBlocks(pages: readonly PageLayout[], marks: ReadonlySet<string>): PrintedTable[] {
  return readBands(pages, marks, findBands)
}

/** Lines of goods printed as forms, each figure behind its name. */
export function readForms(pages: readonly PageLayout[], marks: ReadonlySet<string>): PrintedTable[] {
  return readBands(pages, marks, namedBands).map(table => ({ ...table, headed: true }))
}

function readBands(
  all: readonly PageLayout[],
  marks: ReadonlySet<string>,
  bandsIn: (rows: readonly Row[]) => Band[],
): PrintedTable[] {
  const pages = all.map(page => withoutPanelBeside(page, bandsIn(page.rows)))
  const found = withDiscounts(pages.map(({ rows }) => ({ rows, bands: bandsIn(rows) })))
  const blocks = pages.flatMap((page, i) => gatherBlocks(page, found[i] ?? []))
  const first = blocks[0]
  if (!first) return []
  const heads = headsOver(first, pages)
  const announced = heads.some(headsCodes)
  const segments = heads.flatMap(row => row.segments)
  const names = nameBlocks(
    withoutCounting(blocks, heads).map(withoutHeadings).map(withoutShelf(heads)),
    marks,
    announced,
  )
  return [
    {
      lines: withBracketedCodes(
        blocks.flatMap((block, i) => (isBackOrder(block) ? [] : [lineOf(block, names[i] as BlockName)])),
        marks,
      ),
      headed: false,
      unitGst: gstOver(segments, first.band.unit),
      totalGst: gstOver(segments, first.band.total),
      usedRows: new Set(
        blocks.flatMap(({ band, above, below }) => [...rowsOf(band), ...above, ...below].map(rowKey)),
      ),
      withoutPrices: false,
    },
  ]
}

/** Points of clear paper between goods and what stands right of them. */
const GUTTER = 12

/**
 * A page without the words right of all that is on the rows of its goods, down to the last of them (the document's details, one over the other). They
 * begin above the goods; what stands there once for each of these is theirs.
 */
function withoutPanelBeside(page: PageLayout, bands: readonly Band[]): PageLayout {
  const [first, last] = [bands[0]?.rows[0], bands.at(-1)?.rows.at(-1)]
  if (!first || !last || bands.length < 2) return page
  const own = ({ quantity, unit, total, words }: Band) => [
    ...words,
    ...[quantity, unit, total].flatMap(figure => figure?.word ?? []),
  ]
  const edge = Math.max(...bands.flatMap(own).map(({ x1 }) => x1)) + GUTTER
  const beside = page.rows.filter(({ segments }) => segments.some(({ x0 }) => x0 >= edge)).map(middle)
  const starts = bands.map(({ rows }) => middle(rows[0] as Row))
  const times = starts.slice(1).map((end, i) => beside.filter(y => y >= (starts[i] ?? 0) && y < end).length)
  const isOfGoods = times.every(count => count === 1)
  if (isOfGoods || !beside.some(y => y < middle(first))) return page
  const rows = page.rows.flatMap(row => {
    if (middle(row) > middle(last)) return [row]
    const segments = row.segments.filter(({ x0 }) => x0 < edge)
    return segments.length === row.segments.length ? [row] : segments.length > 0 ? [{ ...row, segments }] : []
  })
  return { ...page, rows }
}

/** Blocks whose names hold their codes in brackets. */
function withBracketedCodes(lines: PrintedLine[], marks: ReadonlySet<string>): PrintedLine[] {
  if (lines.some(line => line.partNumber !== '')) return lines
  return takeEmbeddedCodes(lines, marks, null)
}

/** Nothing of it was supplied and nothing is charged. */
function isBackOrder({ band: { quantity, total } }: Block): boolean {
  return quantity?.value === 0 && total.value === 0
}

function lineOf({ band }: Block, name: BlockName): PrintedLine {
  const wordOf = (figure: Figure | null) => (figure ? [figure.word] : [])
  const { unit } = band
  const total = without(band.total.value, band.less?.value ?? 0)
  const price = unit && band.less ? Number(((unit.value * total) / band.total.value).toFixed(4)) : unit?.value
  return {
    page: band.page,
    partNumber: name.partNumber,
    partReadings: name.partReadings,
    description: name.description,
    quantity: band.quantity?.value ?? null,
    unitPrice: price ?? null,
    discountPercent: band.discount?.value ?? null,
    gst: null,
    total: centsOf({ ...band.total, value: total }),
    uncertain: [...name.uncertain, ...openOf(band)],
    words: {
      partNumber: name.partWords,
      description: name.descriptionWords,
      quantity: wordOf(band.quantity),
      unitPrice: wordOf(band.unit),
      totalPrice: wordOf(band.total),
    },
  }
}

/** What one costs is reckoned from how many there are. */
function openOf({ quantity, isCountGuessed }: Band): ('quantity' | 'unitPrice')[] {
  if (isCountGuessed) return ['quantity', 'unitPrice']
  return quantity === null ? ['quantity'] : []
}

/** The rows just over the first block, and those between its name and its figures. */
function headsOver({ above, band }: Block, pages: readonly PageLayout[]): Row[] {
  const top = band.rows[0] as Row
  const page = pages.find(one => one.number === top.page)
  const over = (page?.rows ?? []).filter(row => middle(row) < middle(top) && !above.includes(row))
  return over.slice(-MOST_HEADS)
}

/** A block whose name stands elsewhere, without the words of its figures' row that stand under a heading for something else (`Whse`, `Bin`). */
function withoutShelf(heads: readonly Row[]): (block: Block) => Block {
  const isOther = underShelf(heads)
  return block =>
    block.named
      ? block
      : { ...block, band: { ...block.band, words: block.band.words.filter(word => !isOther(word)) } }
}

function gstOver(heads: readonly Segment[], figure: Figure | null): 'inclusive' | 'exclusive' | null {
  if (figure === null) return null
  if (figure.heading !== undefined) return gstOfHeading(figure.heading)
  const over = heads.filter(head => head.x0 < figure.word.x1 && head.x1 > figure.word.x0)
  return gstOfHeading(joinTexts(over)) ?? gstOfPrices(heads)
}

/** A till's figures need not stand under their names (`Item   Qty   Price inc` over `2 @ 8.95   17.90`). */
function gstOfPrices(heads: readonly Segment[]): 'inclusive' | 'exclusive' | null {
  const told = heads.filter(({ text }) => isPrice(nameOfHeading(text))).map(({ text }) => gstOfHeading(text))
  const [first = null, ...others] = new Set(told.filter(gst => gst !== null))
  return others.length === 0 ? first : null
}
