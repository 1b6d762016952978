import { isSpeck, middle, type PageLayout, type Row, type Segment } from '../../layout/lay-out.ts'
import { isUnder, segmentBelow } from '../../layout/neighbours.ts'
import { holdsGoods } from '../../layout/sums.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { isOcr } from '../../pdf/page.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { looksLikeLabel, readLabel } from '../../vocabulary/label-meaning.ts'
import { endsLabel, labelWords } from '../../vocabulary/label-words.ts'
import { saysNone } from '../../vocabulary/says-none.ts'
import { titleOf } from '../titles.ts'
import { announcementsIn } from './announcements.ts'
import { isOfListAcross } from './lists-across.ts'
import {
  headsColumns,
  headsEmptyBox,
  headsItsOwn,
  isFar,
  isNameBesideTitle,
  leadsOn,
} from './no-value-beside.ts'
import { EDGE, isStripOfLabels, ownPart, pairedBelow, wordBelow } from './strips-of-labels.ts'
import {
  type Accept,
  acceptWrapped,
  BROKEN_OFF,
  behind,
  type Hit,
  heightOf,
  type Place,
  valueIn,
  withoutLeaders,
} from './whole-values.ts'

/** A value is far less sure in a row of goods, or under its label's own value. */
const OVER_GOODS = 0.4
const UNDER_VALUE = 0.5
/** What stands under a title with a line's space between may be the first of anything. */
const UNDER_TITLE = 0.8
/** A label above that stands further off than the value's own label to its left. */
const ANOTHERS = 0.4
/** Text heights behind the last value: what begins nearer is a column of labels of its own. */
const ANOTHER_COLUMN = 6
/** Text heights from the end of a label that is the last of its row to where its value one step down begins. */
const STEP = 7
/** Of the room beneath a label: what stands over it in less room is its value, with the label at the foot of its box. */
const NEARER = 0.75
/** Times as large as a value is the print of a title. */
const LARGER = 1.15
/** Text heights more between two blocks than between the boxes of one. */
const CLEAR = 0.5
/** Points. A till's roll is narrower, and has its labels and values at its edges. */
const ROLL = 320
/** At the other edge of a title's row anything may stand: its number is one word with figures, and less than any that has a label. */
const ACROSS = /^#?[A-Z]{0,4}[-/]?\d{4}[A-Z\d/-]*$/
const FROM_ACROSS = 0.3
const PAGE = /^\d{1,3}(?:\W*(?:of|\/)\W*\d{1,3})?$/i
const DASH = /^[-–—]{1,3}$/
/** Behind a label's colon a dash is its value: there is none (`ORD NO: -`). */
const SAYS_DASH = /:\s+[-–—]{1,3}$/

/** The value of the label at a place, `rest` being what its own segment goes on with. */
export function valueOf<T>(place: Place, rest: string, accept: Accept<T>): Hit<T> | null {
  if (BROKEN_OFF.test(place.segment.text)) return null
  if (withoutLeaders(rest) !== '') return behind(place, rest, accept)
  if (SAYS_DASH.test(place.segment.text)) return null
  if (/[-–—]\s*$/.test(rest) && place.row.segments.length === place.index + 1) return null
  if (saysNone(place.row.segments[place.index + 1]?.text ?? '')) return null
  const right = toTheRight(place, accept)
  const beneath = segmentBelow(place.page, place.rowIndex, place.segment)?.text ?? ''
  // Words beside it are the next label then, unless its colon stands before them.
  const isNumbered = right?.words.some(word => /\d/.test(word.text)) === true
  if (!isNumbered && !(right && isBehindColon(place)) && (DASH.test(beneath) || saysNone(beneath)))
    return null
  const under = right ? below(place, accept) : (nearerAbove(place, accept) ?? below(place, accept))
  if (right && under && under.weight >= right.weight && isFar(place) && !leadsOn(place.segment)) return under
  return right ?? under ?? stepDown(place, accept) ?? above(place, accept)
}

/** Whether a label ends in a colon, and what stands beside it does not. */
function isBehindColon({ row, segment, index }: Place): boolean {
  const beside = row.segments.slice(index + 1)
  const isApart = beside[0]?.text === ':'
  const [value, next] = beside.slice(isApart ? 1 : 0)
  const hasColon = ({ text }: Segment) => text.endsWith(':')
  return (isApart || hasColon(segment)) && value !== undefined && !hasColon(value) && next?.text !== ':'
}

/**
 * The next label, if only to another of a scan's readers (`oursi0`, `Our S/O`) where this one saw no number, and no `PO-` that begins a number
 * beside its label.
 */
function announces({ text, words }: Segment, row: readonly Segment[] = []): boolean {
  const seen = /\d.*\d/.test(text) ? [text] : [text, ...readingsOf(words)]
  return seen.some(looksLikeLabel) && (isStripOfLabels(row) || !BROKEN_OFF.test(text))
}

/** Letters that number invoices, before the figures. */
const LETTERED = /^(?:INV|TI|SI|CR|CN|ADJ) \d[\dA-Z/-]*$/

/** Letters and figures right behind the label of a paper's number (`Document   INV 7720`) are the number, and no label with its value. */
export function isNumberBeside({ segments }: Row, index: number): boolean {
  const [label, value] = [segments[index - 1], segments[index]]
  return LETTERED.test(value?.text ?? '') && readLabel(label?.text ?? '')?.meaning === 'invoice-number'
}

/** The end of a label that says by itself of nothing what it is. */
const SAYS_NOT_WHOSE = /^(?:number|date|reference)$/

/** What a workshop may order under, though it has its own name (`Claim No: 88213` under `Your reference`). */
const OF_CUSTOMER = /^(?:claim|fleet|contract|job|site|project|asset)\b.*\d/i

/**
 * How much of a label's weight is left to what stands under it with a label, colon and value of its own: none (`ACCOUNT......: BANKS3` under an empty
 * `CUST ORDER...:`), all in a strip of headings without colons, where it may be the value itself (`Job: 88213` under `Order No`), and little where it
 * may end the label above (`Payment Due` over `Date: 14/10/2026`, `Purchase order:` over `Number: 88213`).
 */
function shareUnder(label: Segment, under: Segment, row: readonly Segment[]): number {
  const [own] = announcementsIn(under)
  if (!own || own.inSentence || own.rest === '' || !/^[^:\d]{3,}(?::|\bno\.)\s/i.test(under.text)) return 1
  const hasColon = /:\W*$/.test(label.text)
  if (!hasColon && isStripOfLabels(row)) return 1
  const meanings = announcementsIn(label).map(({ label: { meaning } }) => meaning)
  const end = under.text.replace(/(?::|(?<=\bno)\.).*$/i, '')
  const both = readLabel(`${label.text.replace(/\W+$/, '')} ${end}`)
  if (meanings.includes(own.label.meaning)) return 1
  const isEnd = labelWords(end).every(word => SAYS_NOT_WHOSE.test(word))
  const mayBeOne = isEnd && both !== null && meanings.includes(both.meaning)
  return mayBeOne || (!hasColon && OF_CUSTOMER.test(under.text)) ? ANOTHERS : 0
}

/** A box that OCR drew so high that it hides what stands under it. */
function isTooHigh(box: Segment, page: PageLayout): boolean {
  return isOcr(box.words) && heightOf(box) > 1.8 * page.textHeight
}

export function toTheRight<T>(place: Place, accept: Accept<T>): Hit<T> | null {
  const { page, row, segment, index } = place
  const right = row.segments.slice(index + 1).find(other => !/^[\s:.=_–-]+$/.test(other.text))
  const reach = page.width < ROLL ? 0.9 * page.width : Math.max(0.4 * page.width, ROLL)
  const isWhole = isNumberBeside(row, index + 1) && right === row.segments[index + 1]
  if (!right || (announces(right, row.segments) && !isWhole)) return null
  if (headsItsOwn(right, place) || headsColumns(right, row) || isNameBesideTitle(right, place)) return null
  const isAcross = right.x0 - segment.x1 >= reach && !(right.words.length === 1 && isOfListAcross(row, page))
  if (isAcross && !(row.segments.length === 2 && titleOf(segment.text) && ACROSS.test(right.text)))
    return null
  const hit = acceptWrapped(page, right, accept)
  if (hit && headsEmptyBox(right, place)) return null
  if (hit && isAcross) return { ...hit, weight: FROM_ACROSS * hit.weight, toLookAt: true }
  return hit && holdsGoods(row.segments) ? { ...hit, weight: OVER_GOODS * hit.weight } : hit
}

/** A column of labels may begin right behind the values of another: `Service & Tyre P/Order | IR-540`. */
export function besideLast<T>(place: Place, accept: Accept<T>): Hit<T> | null {
  return isFar(place, ANOTHER_COLUMN) ? null : toTheRight(place, accept)
}

function below<T>({ page, row, rowIndex, segment, index }: Place, accept: Accept<T>): Hit<T> | null {
  const whole =
    underLabel(page, rowIndex, segment) ??
    wordBelow(page, rowIndex, index) ??
    pairedBelow(page, rowIndex, index)
  const under = whole && ownPart(whole, segment, row.segments, index)
  const share = under && !announces(under) ? shareUnder(segment, under, row.segments) : 0
  if (!under || share === 0) return null
  const own = page.rows.find(row => row.segments.includes(whole))?.segments ?? []
  // In a column of labels with their colons set apart, what has one is the next label; none has figures.
  if (own[own.indexOf(whole) + 1]?.text === ':' && !/\d/.test(whole.text)) return null
  const left = own[own.indexOf(whole) - 1]
  const hit = left && isPage(left, whole) ? null : acceptWrapped(page, under, accept)
  if (!hit) return null
  const anothers =
    left !== undefined && looksLikeLabel(left.text) && whole.x0 - left.x1 < whole.y0 - segment.y1
  // What says that it numbers (`Delivery note no`) has its number beneath it at any distance.
  const titled = titleOf(segment.text)?.numbered === false && whole.y0 - segment.y1 > 0.6 * page.textHeight
  const weights = [share, holdsGoods(own) ? OVER_GOODS : 1, anothers ? ANOTHERS : 1, titled ? UNDER_TITLE : 1]
  return { ...hit, weight: weights.reduce((all, one) => all * one, hit.weight) }
}

/** Which page this is, of how many, beside its own label; under a title (`INVOICE` over `PAGE  1/2`) it numbers no document. */
function isPage(label: Segment, value: Segment): boolean {
  return /^(?:page|pg|sheet)\W*(?:no\W*)?$/i.test(label.text) && PAGE.test(value.text)
}

/** What stands under a label, also where that has its last word there (`Customer order` over `No`). */
function underLabel(page: PageLayout, rowIndex: number, label: Segment): Segment | null {
  const under = segmentBelow(page, rowIndex, label) ?? underSecondStorey(page, rowIndex, label)
  if (!under || !endsLabel(under.text)) return under
  const lowerIndex = page.rows.findIndex(row => row.segments.includes(under))
  // `No` is the heading of lines of goods, too.
  const isOfTable = page.rows[lowerIndex]?.segments.some(
    other => other !== under && nameOfHeading(other.text) !== null && !looksLikeLabel(other.text),
  )
  return isOfTable ? under : segmentBelow(page, lowerIndex, under)
}

/** Beside labels of two lines the value of one of one line stands a line further down. */
function underSecondStorey(page: PageLayout, rowIndex: number, label: Segment): Segment | null {
  const next = page.rows[rowIndex + 1]
  if (!next || middle(next) - middle(label) > 1.5 * page.textHeight) return null
  const ends = next.segments.filter(({ text }) => endsLabel(text) || looksLikeLabel(text))
  const areLabels = ends.length > 1 && 2 * ends.length > next.segments.length
  return areLabels ? segmentBelow(page, rowIndex + 1, { ...label, y0: next.y0, y1: next.y1 }) : null
}

/** A cell with its label at the top left and its value at the bottom right: the one thing in the next row of its cell. */
function stepDown<T>({ page, row, rowIndex, segment, index }: Place, accept: Accept<T>): Hit<T> | null {
  const next = row.segments[index + 1]
  const end = next ? next.x0 : segment.x1 + STEP * page.textHeight
  const isFarBelow = (one: { y0: number; y1: number }, other: typeof one) =>
    middle(other) - middle(one) > 1.5 * page.textHeight
  for (const lower of page.rows.slice(rowIndex + 1)) {
    const [value, ...more] = lower.segments.filter(other => other.x0 > segment.x1 - EDGE && other.x0 < end)
    // A row may hold taller print beside them.
    if (value ? isFarBelow(segment, value) : isFarBelow(row, lower)) return null
    if (!value) continue
    const before = lower.segments[lower.segments.indexOf(value) - 1]
    if (before && isUnder(segment, before)) return null
    const runsOn = next !== undefined && value.x1 > next.x0
    if (more.length > 0 || runsOn || looksLikeLabel(value.text)) return null
    const hit = acceptWrapped(page, value, accept)
    return hit && holdsGoods(lower.segments) ? { ...hit, weight: OVER_GOODS * hit.weight } : hit
  }
  return null
}

/** The value that stands nearer over its label than anything beneath it, in a strip of labels that stand so. */
function nearerAbove<T>({ page, row, rowIndex, segment }: Place, accept: Accept<T>): Hit<T> | null {
  const isOver = (other: Segment) => isUnder(other, segment) && !isSpeck(other)
  const upper = page.rows.slice(0, rowIndex).findLast(row => row.segments.some(isOver))
  const over = upper?.segments.find(isOver)
  const under = segmentBelow(page, rowIndex, segment)
  const labels = row.segments.filter(other => looksLikeLabel(other.text))
  if (!upper || !over || labels.length < 2 || isTooHigh(over, page)) return null
  const isNearer = isNearerTo(segment, over, under, 2 * page.textHeight)
  const areLabelled = upper.segments.some(other => announcementsIn(other).length > 0)
  const hit = isNearer && !areLabelled && !isHeaded(page, over) ? accept(over.text) : null
  return hit && valueIn(over, hit)
}

/** Whether a label has clearly less room over it than beneath; where the boxes of lines reach into each other, there is none, and the lines' steps tell. */
function isNearerTo(label: Segment, over: Segment, under: Segment | null, most: number): boolean {
  const beneath = Math.min(under ? under.y0 - label.y1 : most, most)
  if (!under || beneath > 0) return label.y0 - over.y1 < NEARER * beneath
  return middle(label) - middle(over) < NEARER * (middle(under) - middle(label))
}

/** Whether the boxes over each other that end with this value begin with a label, so that each has its own over it. */
function isHeaded(page: PageLayout, value: Segment): boolean {
  let top = value
  let room = Number.POSITIVE_INFINITY
  for (const row of page.rows.filter(other => middle(other) < middle(value)).reverse()) {
    const over = row.segments.find(other => isUnder(other, top))
    if (!over) continue
    const own = top.y0 - over.y1
    // Clear of the others, another block ends; a label may be set off its own value.
    const isClear = own > room + CLEAR * page.textHeight && !looksLikeLabel(over.text)
    if (own > page.textHeight || isClear) break
    top = over
    room = Math.min(room, own)
  }
  // The document's title heads the whole page, no box.
  const isTitle = titleOf(top.text)?.numbered === false && heightOf(top) > LARGER * heightOf(value)
  return top !== value && looksLikeLabel(top.text) && !isTitle
}

/** A caption in small print under its value, where nothing else over that value announces it. */
function above<T>({ page, rowIndex, segment }: Place, accept: Accept<T>): Hit<T> | null {
  if (/:\s*$/.test(segment.text)) return null
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    const over = row.segments.find(other => isUnder(segment, other) && !isSpeck(other))
    if (!over) continue
    const step = middle(segment) - middle(over)
    if (step <= 0.5 * page.textHeight) continue
    if (step > 1.8 * Math.max(page.textHeight, over.y1 - over.y0) || isHeaded(page, over)) return null
    const hit = announcementsIn(over).length === 0 ? accept(over.text) : null
    // What words announce is theirs (`Placed Jul 23, 2026` over `Payment`).
    const isTold = hit !== null && /[a-z]{3}/i.test(over.text.slice(0, over.text.indexOf(hit.taken)))
    return isTold ? null : hit && valueIn(over, hit, UNDER_VALUE)
  }
  return null
}
