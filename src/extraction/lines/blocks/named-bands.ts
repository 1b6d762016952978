import { middle, type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import {
  type ColumnName,
  isCount,
  isPrice,
  isReckoned,
  nameOfHeading,
} from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import type { Figure } from './figures.ts'
import type { Band } from './find-bands.ts'

/** A name and what stands behind it, before it or in the segment to its right: `Qty 4`, `4 supplied`, `SKU | WPR-26`. */
interface Entry {
  name: ColumnName
  row: Row
  figure: Figure | null
  code: Word[]
  /** An amount alone: what the others come to, if it is that. */
  unnamed?: boolean
}

const MOST_WORDS = 3
/** Other codes (`Key code`) are remarks. */
const PART = /^(?:part|item|stock|product|cat|sku|p\/n|code|article|model|material)/i
/** The letters behind it may begin the number (`Part no. KB 505 I45`). */
const LABEL_END =
  /^(?:parts?|item|stock|product|cat|catalogue|sku|p\/n|code|article|model|material|no|num|number|id|ref|#)[.:#]*$/i
/** May be of whole dollars. */
const PRICE = /\b(?:price|rate|cost)\b/i
/** Rows without a name that may stand between two entries of one line of goods; none once the line is whole. */
const MOST_BETWEEN = 2

/** The entries of one line, and the amount over them, if they come to that. */
interface Group {
  entries: Entry[]
  above: Entry[]
}

/**
 * Finds lines of goods printed as forms: every figure stands behind its own name, once for each line. What they come to may stand without a
 * name over them, behind the goods' name; where that holds for some lines only, others were not seen whole, and none is taken.
 */
export function namedBands(rows: readonly Row[]): Band[] {
  const entries = rows.flatMap(entriesOf)
  const [before, behind] = [false, true].map(mayFollow => bandsOf(entries, rows, mayFollow)) as [
    Band[],
    Band[],
  ]
  // A line without a number must not take that of the next.
  if (before[0]?.code?.length) return before
  if (behind.at(-1)?.code?.length) return behind
  const side = sideOfCodes(entries, rows)
  const bands = side === 'before' ? before : behind
  return side === null ? bands.map(band => ({ ...band, isCodeGuessed: true })) : bands
}

/** @param mayFollow a line that is whole takes a number from the row below its figures. */
function bandsOf(entries: readonly Entry[], rows: readonly Row[], mayFollow: boolean): Band[] {
  const groups: Group[] = []
  const between = (upper: Entry, lower: Entry) => rows.indexOf(lower.row) - rows.indexOf(upper.row) - 1
  const bandIn = ({ entries, above }: Group) => bandOf(entries, rows) ?? bandOf([...above, ...entries], rows)
  let over: Entry[] = []
  for (const entry of entries) {
    const group = groups.at(-1)
    const open = group?.entries ?? []
    const last = open.at(-1)
    const isWhole = group !== undefined && bandIn(group) !== null
    if (entry.unnamed && (isWhole || !bandOf([...open, entry], rows))) {
      over = [entry]
      continue
    }
    const isNear = last !== undefined && between(last, entry) <= (isWhole ? 0 : MOST_BETWEEN)
    const isNext = isWhole && !mayFollow && isPart(entry) && entry.row !== last?.row
    if (isNear && !isNext && open.every(({ name }) => name !== entry.name)) open.push(entry)
    else
      groups.push({
        entries: [entry],
        above: over.filter(one => one.row !== entry.row && between(one, entry) <= MOST_BETWEEN),
      })
    over = []
  }
  const bands = groups.map(bandIn)
  const isOver = groups.some(({ entries }, i) => bands[i] && !bandOf(entries, rows))
  const isLost = groups.some(({ entries }, i) => !bands[i] && isCounted(entries))
  return isOver && isLost ? [] : bands.filter(band => band !== null)
}

/** Clearly wider than the other of two gaps. */
const WIDER = 1.1

/** Whether the rows of numbers stand closer to the rows below them or above; null where one cannot tell. */
function sideOfCodes(entries: readonly Entry[], rows: readonly Row[]): 'before' | 'behind' | null {
  const sides = entries.filter(isPart).map(({ row }) => {
    const [above, below] = [rows[rows.indexOf(row) - 1], rows[rows.indexOf(row) + 1]]
    if (!above || !below) return null
    const [over, under] = [middle(row) - middle(above), middle(below) - middle(row)]
    return over > WIDER * under ? 'before' : under > WIDER * over ? 'behind' : null
  })
  const [side = 'behind', ...others] = new Set(sides)
  return others.length === 0 ? side : null
}

function isPart({ name }: Entry): boolean {
  return name === 'part'
}

/** How many, and what one of them costs. */
function isCounted(entries: readonly Entry[]): boolean {
  return entries.some(({ name }) => isCount(name)) && entries.some(({ name }) => isPrice(name))
}

/** Between the entries of one row (`Item AB-12 · Qty 2 · Price 5.00`). */
const DOT = /^[·•|]$/

/** The texts of a row, also those that dots set apart. */
function textsOf({ segments, page }: Row): Segment[] {
  return segments.flatMap(({ words }) => {
    const ends = [...words.flatMap((word, i) => (DOT.test(word.text) ? [i] : [])), words.length]
    return ends.flatMap((end, i) => {
      const own = words.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end)
      return own.length > 0 ? [segmentOf(own, page)] : []
    })
  })
}

function entriesOf(row: Row): Entry[] {
  const segments = textsOf(row)
  return segments.flatMap((segment, i) => {
    const [before, next] = [segments[i - 1], segments[i + 1]]
    const own = announcedIn(segment, row)
    if (own) return [own]
    if (before && !announcedIn(before, row) && entryOf(before.words, segment.words, row)) return []
    const whole = next && entryOf(segment.words, next.words, row)
    if (whole) return [whole]
    for (let cut = MOST_WORDS; cut > 0; cut--) {
      const entry = entryOf(segment.words.slice(0, cut), segment.words.slice(cut), row)
      const isLabel = LABEL_END.test(segment.words[cut - 1]?.text ?? '')
      if (entry && (entry.code.length === 0 || isLabel)) return [entry]
    }
    const behind = entryOf(segment.words.slice(1), segment.words.slice(0, 1), row)
    return behind?.figure ? [behind] : amountAlone(segment, row)
  })
}

/** Has its number with it (`Item no. GLV-N-L`): what stands to its right is another entry, however little the number looks like one. */
function announcedIn({ words }: Segment, row: Row): Entry | null {
  const end = words.findLastIndex(({ text }) => LABEL_END.test(text)) + 1
  const entry = entryOf(words.slice(0, end), words.slice(end), row)
  return entry?.name === 'part' ? entry : null
}

function entryOf(label: readonly Word[], value: readonly Word[], row: Row): Entry | null {
  const heading = joinTexts(label)
  const [first] = value
  if (!first || label.length === 0 || label.length > MOST_WORDS || /\d/.test(heading)) return null
  const name = nameOfHeading(heading)
  if (name === 'part' && PART.test(heading) && isCodeLike(joinTexts(value)))
    return { name, row, figure: null, code: [...value] }
  const amount = isReckoned(name) ? readFigure(first.text) : null
  // `3 each`, `Your order 90412`.
  if (isPrice(name) && !isMoney(amount) && !PRICE.test(heading)) return null
  return name && amount ? { name, row, figure: { ...amount, word: first, heading }, code: [] } : null
}

function amountAlone(segment: Segment, row: Row): Entry[] {
  const [word, ...more] = segment.words
  const amount = more.length === 0 && word ? readFigure(word.text) : null
  return word && isMoney(amount)
    ? [{ name: 'total', row, figure: { ...amount, word }, code: [], unnamed: true }]
    : []
}

/** Null unless the named figures multiply. */
function bandOf(entries: readonly Entry[], rows: readonly Row[]): Band | null {
  const named = (...names: ColumnName[]) =>
    names.flatMap(name => entries.find(entry => entry.name === name)?.figure ?? [])[0] ?? null
  const [quantity, unit, total] = [
    named('supplied', 'quantity'),
    named('net', 'unit', 'list'),
    named('total'),
  ]
  if (!quantity || !unit || !total || !isMoney(total)) return null
  const discount = named('discount')
  const fit = (percent: number) => fitOf(quantity.value, unit.value, Math.abs(total.value), percent)
  if (fit(discount?.value ?? 0) === 0) return null
  const from = rows.indexOf((entries[0] as Entry).row)
  const own = rows.slice(from, rows.indexOf((entries.at(-1) as Entry).row) + 1)
  return {
    page: (own[0] as Row).page,
    rows: own,
    quantity,
    unit,
    total,
    discount: fit(0) > 0 ? null : discount,
    words: own.flatMap(row => wordsBefore(row, entries)),
    code: entries.flatMap(({ code }) => code),
  }
}

/** The words of a row before its first entry. */
function wordsBefore(row: Row, entries: readonly Entry[]): Word[] {
  const values = entries.filter(entry => entry.row === row).map(({ figure, code }) => figure?.word ?? code[0])
  const first = row.segments.findIndex(({ words }) => words.some(word => values.includes(word)))
  const before = first < 0 ? row.segments : row.segments.slice(0, first)
  return before.flatMap(segment => (holdsLabel(segment, row, values) ? [] : segment.words))
}

/** The segment is the name of the value to its right. */
function holdsLabel(segment: Segment, row: Row, values: readonly (Word | undefined)[]): boolean {
  const next = row.segments[row.segments.indexOf(segment) + 1]
  return next !== undefined && values.includes(next.words[0]) && nameOfHeading(segment.text) !== null
}
