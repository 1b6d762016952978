import { middle, type PageLayout, type Row, type Segment } from '../../layout/lay-out.ts'
import { isUnder, segmentBelow } from '../../layout/neighbours.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import type { LabelRead } from '../../vocabulary/label-read.ts'
import { endsLabel } from '../../vocabulary/label-words.ts'
import { isTitle } from '../titles.ts'
import { announcementsIn } from './announcements.ts'
import { ofTwoValues } from './labels-of-two-values.ts'
import { secondValue } from './second-values.ts'
import { EDGE } from './strips-of-labels.ts'
import { besideLast, isNumberBeside, toTheRight, valueOf } from './value-places.ts'
import {
  type Accept,
  BROKEN_OFF,
  type BrokenLine,
  behind,
  brokenLines,
  type Hit,
  type Place,
} from './whole-values.ts'

export interface Candidate<T> {
  value: T
  weight: number
  page: number
  words: Word[]
  /** What announces it is part of a sentence. */
  inSentence?: boolean
  /** LabelRead.asksUpTo. */
  asksUpTo?: number | undefined
  /** A person should look at it, however surely it is announced. */
  toLookAt?: boolean | undefined
}

type Labelled<T> = Omit<Candidate<T>, 'page'>

/** How surely a label announces the value sought, 0 to 1; null when it announces something else. */
export type Weigh = (label: LabelRead) => number | null

/** A label in a sentence is far weaker than its words. */
const IN_A_SENTENCE = 0.4
/** Weaker announcements than this are chance. */
const LEAST = 0.12
/** No label or name ends in one of these, or in what stands before a document's name behind one of these. */
const OPEN_END = /[a-z] (?:from|of|against|per|on)(?: (?:the|our|your|original|tax))*$/i
/** A value that its cell was too narrow for (`4471 -` over `Dave`). */
const OPEN_DASH = /\d [-–—]$/
/** What numbers the paper that its title names. */
const OF_TITLE = /^(?:no|number|nr|num|note|serial|#|n\s?[o°º])\b/i
const SERIAL = /^serial\b/i
/** Goods have one as well: less than what else may number a paper under its title, and to be looked at. */
const OF_SERIAL = 0.24
const BARE_NOTE = /^note\b/i
const ENDS_NOTE = /\bnote$/i
/** A label of an order that says whose it is weighs as much. */
const THEIRS = 0.9
/** Text heights. */
const NEXT_LINE = 1.6
/** The same of the two lines of one label. */
const LINES_OF_ONE = 1.4
const BEHIND_BSB = /\bBSB\b\W*(?:no\b\W*)?\d{3}[ -]?\d{3}\W+(?:no|number|nr|#)(?!\w)[^a-z]*$/i
/** Begins a label of its own under a title of credits (`CREDIT NOTE` over `Our ref`). */
const SAYS_WHOSE = /^(?:our|your)\b/i
/** Words that name nothing until the next line does. */
const OPEN_LABEL = /^(?:tax|purchase|your|our)$/i
/** Times the step between the lines of a label that the next one stands below it at the least. */
const NEXT_LABEL = 1.1
/** Share of the way to the lower of two labels; half way stands the value of a label of two lines. */
const NEAR_UPPER = 0.35

/**
 * Values for the labels that `weigh` knows, wherever a page may put them: behind the label, to its right, below it, or above it.
 * Sorted by weight; a value that several labels announce is listed once for each.
 */
export function findLabelled<T>(
  pages: readonly PageLayout[],
  weigh: Weigh,
  accept: Accept<T>,
): Candidate<T>[] {
  const found: Candidate<T>[] = []
  for (const page of pages) {
    page.rows.forEach((row, rowIndex) => {
      row.segments.forEach((segment, index) => {
        const hits = labelledAt({ page, row, rowIndex, segment, index }, weigh, accept)
        found.push(...hits.map(hit => ({ ...hit, page: page.number })))
      })
    })
    for (const broken of brokenLines(page)) {
      found.push(...labelledOver(broken, weigh, accept).map(hit => ({ ...hit, page: page.number })))
    }
  }
  return found.filter(one => one.weight > LEAST).sort((a, b) => b.weight - a.weight)
}

function labelledAt<T>(place: Place, weigh: Weigh, accept: Accept<T>): Labelled<T>[] {
  if (isPosition(place) || isNumberBeside(place.row, place.index)) return []
  const continues = endsSentence(place)
  const hits = announcementsIn(place.segment).flatMap(
    ({ label: alone, rest, inSentence: isAmid, trails, isSecond, toLookAt: isHalf }) => {
      const inSentence = isAmid || (continues && rest !== '')
      const label = ofTitle(place, alone) ?? ofTwoLines(place, rest) ?? alone
      const weight = weigh(label)
      if (weight === null || isOfBiller(place, label) || isOfBank(place, label)) return []
      const hit = trails
        ? besideLast(place, accept)
        : isSecond
          ? secondValue(place, rest, accept)
          : (inSentence ? behind : valueOf)(place, rest, accept)
      const share = inSentence ? sentenceWeight(label) : 1
      const { asksUpTo } = inSentence && !trails ? {} : label
      const toLookAt = isHalf === true || hit?.toLookAt === true
      return hit ? [{ ...hit, weight: weight * hit.weight * share, inSentence, asksUpTo, toLookAt }] : []
    },
  )
  if (hits.length > 0) return hits
  return [...underTwoStoreys(place, weigh, accept)]
}

/** Values in the second of two lines of running text, whose label the first one holds or begins. */
function labelledOver<T>({ place, lower }: BrokenLine, weigh: Weigh, accept: Accept<T>): Labelled<T>[] {
  return announcementsIn(place.segment).flatMap(({ label, rest }) => {
    // The paper's own day is told in sentences of its own.
    const weight = label.meaning === 'invoice-date' ? null : weigh(label)
    const hit = weight === null ? null : behind(place, rest, accept)
    if (weight === null || !hit?.words.every(word => lower.words.includes(word))) return []
    return [{ ...hit, weight: weight * hit.weight * sentenceWeight(label), inSentence: true }]
  })
}

/** `Pos.` heads the positions of lines of goods, beside their description or over figures that rise; elsewhere it is of orders (`POs: 4471`). */
function isPosition({ page, row, rowIndex, segment }: Place): boolean {
  if (!/^pos\b\W*$/i.test(segment.text)) return false
  if (row.segments.some(({ text }) => nameOfHeading(text) === 'description')) return true
  const first = segmentBelow(page, rowIndex, segment)
  const firstIndex = first ? page.rows.findIndex(({ segments }) => segments.includes(first)) : -1
  const second = first && segmentBelow(page, firstIndex, first)
  const areFigures = [first, second].every(one => /^\d{1,6}$/.test(one?.text ?? ''))
  return areFigures && Number(second?.text) > Number(first?.text)
}

/**
 * `Order` right under `Our` is no label by itself, but the end of one that says whose order that is; so is `Date` under `Order no. /`, and what that is the
 * date of.
 */
function ofTwoLines({ page, row, rowIndex, segment }: Place, rest: string): LabelRead | null {
  const over = page.rows[rowIndex - 1]?.segments.find(
    other => /^our$|\w.* ?[/&+]$/i.test(other.text) && isUnder(other, segment),
  )
  const isOne = over && rest === '' && middle(segment) - middle(over) < LINES_OF_ONE * heightOfLine(page, row)
  if (!isOne) return null
  const whole = `${over.text} ${segment.text}`
  return /^our$/i.test(over.text) ? readLabel(whole) : (ofTwoValues(whole)?.[1]?.label ?? null)
}

/** A bare reference right under a biller's code, or behind it, is what the payment shall name. */
function isOfBiller({ page, row, segment, index }: Place, { meaning, weight }: LabelRead): boolean {
  const isCode = ({ text }: Segment) => /^biller code\b/i.test(text)
  if (meaning !== 'order-number' || weight >= THEIRS || !/^ref/i.test(segment.text)) return false
  const over = page.rows.filter(other => {
    const step = middle(row) - middle(other)
    return step > 0 && step < NEXT_LINE * page.textHeight
  })
  const isUnderCode = over.some(other => other.segments.some(one => isCode(one) && isUnder(one, segment)))
  const before = row.segments
    .slice(0, index)
    .findLast(one => one.words.some(({ text }) => /[a-z]/i.test(text)))
  return isUnderCode || (before !== undefined && isCode(before))
}

/** A bare number right behind a bank's is an account's (`BSB 013-402   No. 90 114 227`). */
function isOfBank({ row, index }: Place, { meaning }: LabelRead): boolean {
  const before = joinTexts(row.segments.slice(0, index + 1).flatMap(({ words }) => words))
  return meaning === 'invoice-number' && BEHIND_BSB.test(before)
}

/** Its text goes on from the line above, whose column was too narrow for it (`Return from` over `invoice 5180`). */
function endsSentence({ page, rowIndex, segment }: Place): boolean {
  const above = page.rows[rowIndex - 1]?.segments.at(-1)
  return (
    above !== undefined &&
    Math.abs(above.x0 - segment.x0) < EDGE &&
    OPEN_END.test(above.text) &&
    middle(segment) - middle(above) < NEXT_LINE * page.textHeight
  )
}

/** `No. 1234` right under `TAX INVOICE`, or behind it on its line, is the number of that; so is `Note 1234` of a `CREDIT NOTE`. */
function ofTitle({ page, row, rowIndex, segment, index }: Place, label: LabelRead): LabelRead | null {
  const mayNumber = label.meaning === 'invoice-number' || SERIAL.test(segment.text)
  if (!OF_TITLE.test(segment.text) || !mayNumber) return null
  const isNote = BARE_NOTE.test(segment.text)
  const numberOf = (title: Segment) => {
    const number = readLabel(`${title.text} number`)
    return number && SERIAL.test(segment.text) ? { ...number, weight: OF_SERIAL } : number
  }
  const isTitleOfIt = ({ text }: Segment) => isTitle(text) && (!isNote || ENDS_NOTE.test(text))
  const before = row.segments[index - 1]
  if (before && isTitleOfIt(before) && /\d/.test(segment.text)) return numberOf(before)
  const right = /\d/.test(segment.text) ? undefined : row.segments[index + 1]
  let lower = segment
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    const over = row.segments.find(other => isUnder(other, lower) || Math.abs(other.x1 - lower.x1) < EDGE)
    if (!over) continue
    if (lower.y0 - over.y1 > page.textHeight) return null
    if (isTitleOfIt(over)) return hasNearer(row, over, right) ? null : numberOf(over)
    // The law asks for both, so they stand together.
    if (lower !== segment || findAbns(over.text).length === 0) return null
    lower = over
  }
  return null
}

/** Beside a label's first line stands its value, nearer than what is beside its second (`Credit Note | C-77939` over `No. : | 49554`). */
function hasNearer({ segments }: Row, label: Segment, value: Segment | undefined): boolean {
  const beside = segments[segments.indexOf(label) + 1]
  return value !== undefined && beside !== undefined && /\d/.test(beside.text) && beside.x0 < value.x0 - EDGE
}

/** Nothing else in a sentence stands right before a date than what it says is due then. */
function sentenceWeight(label: LabelRead): number {
  return label.meaning === 'due-date' ? 0.95 : IN_A_SENTENCE
}

/** A label set on two lines (`Payment` over `Due Date`), with its value under both or to the right of either. */
function underTwoStoreys<T>(place: Place, weigh: Weigh, accept: Accept<T>): Labelled<T>[] {
  const { page, row, rowIndex, segment } = place
  const lower = segmentBelow(page, rowIndex, segment)
  if (!lower || /\d|:/.test(segment.text + lower.text.replace(/[:.\s]+$/, '')) || lower.text.length > 14)
    return []
  // A colon ends a label, also where it stands with the value.
  if (BROKEN_OFF.test(lower.text) || row.segments[place.index + 1]?.text.startsWith(':')) return []
  if (middle(lower) - middle(segment) > LINES_OF_ONE * heightOfLine(page, row)) return []
  const label = endsLabel(segment.text) ? null : readLabel(`${segment.text} ${lower.text}`)
  // What is credited is referred to as well.
  if (label?.paper === 'credit' && SAYS_WHOSE.test(lower.text)) return []
  const weight = label && weigh(label)
  const alone = weighed(segment.text, weigh) ?? 0
  // `Payment due` says all, over `Date` too.
  if (!weight || alone > weight || (alone === weight && !/^(?:date|on|by)\b/i.test(lower.text))) return []
  const lowerIndex = page.rows.findIndex(one => one.segments.includes(lower))
  const lowerRow = page.rows[lowerIndex] as Row
  const index = lowerRow.segments.indexOf(lower)
  const lowerPlace = { page, row: lowerRow, rowIndex: lowerIndex, segment: lower, index }
  const isWhole = (weighed(lower.text, weigh) ?? 0) >= weight
  // `Date` over `Payment due`, which may have no value.
  const upper = readLabel(segment.text)
  const besideUpper = toTheRight(place, accept)
  const isOpen = OPEN_LABEL.test(segment.text) || lower.text.endsWith(':')
  const isOne = besideUpper !== null && isOpen && areOneLabel(segment, lowerPlace, besideUpper.words)
  if (isWhole && !isOne && upper && upper.meaning !== label.meaning) {
    const step = middle(lower) - middle(segment)
    const isUppers = besideUpper?.words.some(word => middle(word) - middle(segment) < NEAR_UPPER * step)
    if (upper.meaning !== 'other' || isUppers) return []
  }
  const own = valueOf(lowerPlace, '', accept)
  // What the lower line announces by itself is found there.
  if (own && isWhole) return []
  const [right, lowerRight] = [row.segments[place.index + 1], lowerRow.segments[index + 1]]
  // Beside lines with a value each stand two labels (`Date` over `Due`).
  const apart = right && lowerRight && Math.abs(right.x0 - lowerRight.x0) < EDGE
  const isBroken = OPEN_DASH.test(right?.text ?? '')
  const goesOn = isBroken || lowerRight?.words.some(word => besideUpper?.words.includes(word))
  const areValues = [right, lowerRight].every(one => /\d/.test(one?.text ?? ''))
  // Two labels with a value each: what either announces is found there.
  if (right && lowerRight && areValues && isAligned(right, lowerRight) && !goesOn) return []
  const beside = apart && !goesOn ? null : besideUpper
  // With nothing behind its end, a label that was too long for its cell has its value behind its beginning; so has one whose value is half
  // way between its lines.
  const hit = lowerRight && !isNearer(beside, own) ? (own ?? beside) : (beside ?? own)
  return hit ? [{ ...hit, weight: weight * hit.weight, asksUpTo: label.asksUpTo }] : []
}

/**
 * Nearer to each other than the labels above and below, and nothing stands beside the second line in the place of the value beside the first. (A
 * label of its own over an order that was left empty stands as near where all labels do.)
 */
function areOneLabel(
  upper: Segment,
  { page, row, rowIndex, segment }: Place,
  value: readonly Word[],
): boolean {
  const next = segmentBelow(page, rowIndex, segment)
  const isNext = next !== null && [upper, segment].every(({ x0 }) => Math.abs(x0 - next.x0) < EDGE)
  const [step, nextStep] = [middle(segment) - middle(upper), next ? middle(next) - middle(segment) : 0]
  const isBeside = row.segments.some(
    other => other !== segment && value.some(({ x0, x1 }) => x0 < other.x1 && x1 > other.x0),
  )
  const over = page.rows.findLast(
    one => middle(one) < middle(upper) - 1 && one.segments.some(({ x0 }) => Math.abs(x0 - upper.x0) < EDGE),
  )
  const isTight = !over || middle(upper) - middle(over) > NEXT_LABEL * step
  return isNext && nextStep > NEXT_LABEL * step && isTight && !isBeside
}

function heightOfLine({ textHeight }: PageLayout, { y0, y1 }: Row): number {
  return Math.max(textHeight, y1 - y0)
}

function isAligned(upper: Segment, lower: Segment): boolean {
  return Math.abs(upper.x0 - lower.x0) < EDGE || Math.abs(upper.x1 - lower.x1) < EDGE
}

/** Stands further left. */
function isNearer<T>(one: Hit<T> | null, other: Hit<T> | null): boolean {
  const [left, right] = [one, other].map(hit => hit?.words[0]?.x0)
  return left !== undefined && right !== undefined && left < right - EDGE
}

function weighed(text: string, weigh: Weigh): number | null {
  const label = readLabel(text)
  return label && weigh(label)
}
