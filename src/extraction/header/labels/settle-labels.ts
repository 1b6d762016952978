import { type PageLayout, type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { isOcr, joinTexts } from '../../pdf/page.ts'
import { looksLikeLabel, readLabel } from '../../vocabulary/label-meaning.ts'
import { announcementsIn } from './announcements.ts'
import { EDGE, isStripOfLabels, LEAST_LABELS } from './strips-of-labels.ts'

/** A gap so many times as wide as the narrowest of its text parts two labels. */
const CLEARLY = 2
/** Any two readers may see a shorter label in something else. */
const LEAST_LETTERS = 6
/** Share of the letters that two readers of one label agree on. */
const MOSTLY = 0.75

/**
 * Pages whose labels stand as most do, one to a text and before their values: strips of labels (`P.O. Number`, `Our Job`) are cut where two
 * stand so close that they were taken for one text, the boxes of a form lose their numbers, and in a column of values with their labels behind
 * them (`P4471 your order`) those come first.
 */
export function settleLabels(pages: readonly PageLayout[]): PageLayout[] {
  return pages.map(page => ({
    ...page,
    rows: labelsFirst(withColons(withoutBoxNumbers(page.rows.map(asSeen).map(apart)))),
  }))
}

/** Boxes of a form that are numbered one after the other. */
const LEAST_BOXES = 3

/** Labels without the numbers of their boxes (`2. INVOICE NUMBER`, `3. DATE`, `4. ORDER`), which are no values before them. */
function withoutBoxNumbers(rows: readonly Row[]): Row[] {
  const numbers = new Map(
    rows.flatMap(row =>
      row.segments.flatMap(segment => {
        const [, number, label = ''] = /^(\d{1,2})[.)]? +(.+)$/.exec(segment.text) ?? []
        return number !== undefined && looksLikeLabel(label) ? [[segment, Number(number)] as const] : []
      }),
    ),
  )
  const counted = new Set(numbers.values())
  const isRun = [...counted].some(first =>
    Array.from({ length: LEAST_BOXES }, (_, i) => first + i).every(number => counted.has(number)),
  )
  if (!isRun) return [...rows]
  return rows.map(row => ({
    ...row,
    segments: row.segments.map(one => (numbers.has(one) ? segmentOf(one.words.slice(1), one.page) : one)),
  }))
}

/** Points. Colons of one column stand so near below each other. */
const IN_COLUMN = 3
const LEAST_COLONS = 2
/** What a scan's readers take a colon for. */
const STROKE = /^[1Il|!;.]$/

/** Strokes between labels and values, in a column with colons that stand between such, are colons. */
function withColons(rows: readonly Row[]): Row[] {
  const isBetween = ({ segments }: Row, at: number) =>
    at > 0 && looksLikeLabel(segments[at - 1]?.text ?? '') && segments[at + 1] !== undefined
  const colons = rows.flatMap(row =>
    row.segments.filter(({ text, words }, at) => text === ':' && isOcr(words) && isBetween(row, at)),
  )
  if (colons.length === 0) return [...rows]
  const isColon = (row: Row, segment: Segment, at: number) =>
    STROKE.test(segment.text) &&
    isOcr(segment.words) &&
    isBetween(row, at) &&
    colons.filter(({ x0 }) => Math.abs(x0 - segment.x0) < IN_COLUMN).length >= LEAST_COLONS
  return rows.map(row => ({
    ...row,
    segments: row.segments.map((one, at) =>
      isColon(row, one, at)
        ? segmentOf(
            one.words.map(word => ({ ...word, text: ':' })),
            one.page,
          )
        : one,
    ),
  }))
}

/** Words of a scan that are no label are the one that another of its readers saw in them (`Custemer Order`). */
function asSeen(row: Row): Row {
  return { ...row, segments: row.segments.map(labelSeen) }
}

function labelSeen(segment: Segment): Segment {
  const { text, words, page } = segment
  if (!isOcr(words) || text.length < LEAST_LETTERS || /\d/.test(text) || readLabel(text) !== null)
    return segment
  const reader = readingsOf(words).findIndex(seen => looksLikeLabel(seen) && isNearly(seen, text))
  const seen = words.map(word => ({
    ...word,
    text: reader < 0 ? spelt(word.text) : (word.readings?.[reader] ?? word.text),
  }))
  return reader < 0 && !looksLikeLabel(joinTexts(seen)) ? segment : segmentOf(seen, page)
}

/** Words of labels, so long that no other word is a letter off. */
const LONG = ['customer', 'invoice', 'account', 'reference', 'purchase', 'delivery', 'payment', 'document']

/** The word of labels that all of a scan's readers saw with the same letter wrong, or in which one lost more (`Custemer`). */
function spelt(word: string): string {
  const letters = word.toLowerCase()
  const isOff = (known: string) =>
    known.length === letters.length && [...known].filter((letter, i) => letter !== letters[i]).length === 1
  return LONG.find(isOff) ?? word
}

/** Letter by letter the same, but for few. */
function isNearly(one: string, other: string): boolean {
  const same = [...one].filter((letter, i) => letter === other[i]).length
  return one.length === other.length && same >= MOSTLY * one.length
}

function apart(row: Row): Row {
  if (!isStripOfLabels(row.segments)) return row
  return { ...row, segments: row.segments.flatMap(inTwo) }
}

/** Half of a label of two values (`Date /` before `Pay by`). */
const JOINED = /^(?:[/&+]|and\b)|(?:[/&+]|\band)$/i

function inTwo(segment: Segment): Segment[] {
  const { words, page } = segment
  const gaps = words.slice(1).map((word, i) => word.x0 - (words[i]?.x1 ?? 0))
  const widest = Math.max(...gaps)
  if (gaps.length < 2 || widest < CLEARLY * Math.min(...gaps)) return [segment]
  const cut = gaps.indexOf(widest) + 1
  const parts = [words.slice(0, cut), words.slice(cut)].map(part => segmentOf(part, page))
  const isOne = parts.some(({ text }) => JOINED.test(text))
  return !isOne && parts.every(({ text }) => looksLikeLabel(text)) ? parts : [segment]
}

function labelsFirst(rows: readonly Row[]): Row[] {
  const behind = rows.flatMap(row => row.segments.filter(segment => labelBehind(segment) > 0))
  const isColumn = (one: Segment) => behind.filter(other => isAligned(one, other)).length >= LEAST_LABELS
  const swapped = new Map(behind.filter(isColumn).map(segment => [segment, labelFirst(segment)]))
  if (swapped.size === 0) return [...rows]
  return rows.map(row => ({ ...row, segments: row.segments.map(one => swapped.get(one) ?? one) }))
}

/**
 * Where the label begins that a segment's words end with, all those before it with a figure among them and no label of their own (as in
 * `Invoice: 4471 Date:`, before that date); 0 when there is none.
 */
function labelBehind({ words, page }: Segment): number {
  const cut = words.findLastIndex(word => /\d/.test(word.text)) + 1
  const label = words.slice(cut).map(word => word.text)
  if (cut === 0 || !looksLikeLabel(label.join(' '))) return 0
  return announcementsIn(segmentOf(words.slice(0, cut), page)).length > 0 ? 0 : cut
}

function labelFirst(segment: Segment): Segment {
  const cut = labelBehind(segment)
  return segmentOf([...segment.words.slice(cut), ...segment.words.slice(0, cut)], segment.page)
}

/** By their left edges, or by those of their labels. */
function isAligned(one: Segment, other: Segment): boolean {
  const [label, next] = [one, other].map(segment => segment.words[labelBehind(segment)]?.x0 ?? 0)
  return Math.abs(one.x0 - other.x0) < EDGE || Math.abs((label ?? 0) - (next ?? 0)) < EDGE
}
