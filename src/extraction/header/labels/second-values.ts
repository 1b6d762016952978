import { middle, type PageLayout, type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { isUnder, segmentBelow } from '../../layout/neighbours.ts'
import { joinTexts } from '../../pdf/page.ts'
import { TO_LOOK_AT } from '../../vocabulary/label-read.ts'
import { valueOf } from './value-places.ts'
import { type Accept, type Hit, type Place, valueIn, withoutLeaders } from './whole-values.ts'

/** Marks between two values of one label. */
const BETWEEN = /^[\s/|&,–-]+/
/** Text heights from one line of a heading to the next. */
const NEXT_LINE = 1.6

/** The second value of a label that names two (`Date / Pay by`): what goes on behind the first in its row, or stands in the line beneath it. */
export function secondValue<T>(place: Place, rest: string, accept: Accept<T>): Hit<T> | null {
  const { page } = place
  const first = valueOf(place, rest, accept)
  const last = first?.words.at(-1)
  const row = page.rows.find(({ segments }) => segments.some(({ words }) => last && words.includes(last)))
  const own = row?.segments.find(({ words }) => last && words.includes(last))
  if (!last || !row || !own) return null
  const beside = row.segments.slice(row.segments.indexOf(own) + 1).find(({ text }) => /\w/.test(text))
  const under = own === place.segment ? null : segmentBelow(page, page.rows.indexOf(row), own)
  const pieces: [Segment['words'], weight: number][] = [
    [own.words.slice(own.words.indexOf(last) + 1), 1],
    beside ? [beside.words, weightBeside(beside, row, place)] : [[], 0],
    under ? [under.words, weightUnder(under, place)] : [[], 0],
  ]
  for (const [words, weight] of pieces) {
    const hit = weight > 0 ? accept(withoutLeaders(joinTexts(words).replace(BETWEEN, ''))) : null
    if (hit) return valueIn(segmentOf(words, own.page), hit, weight)
  }
  return null
}

/** A value beneath the label's row is not its own where another heading begins nearer; words in the line over or under that row may be one. */
function weightBeside(value: Segment, row: Row, { page, row: headings, segment }: Place): number {
  if (row === headings) return 1
  const centre = (value.x0 + value.x1) / 2
  const heads = (one: Segment) => isUnder(one, value) || (one.x0 > segment.x0 && one.x0 < centre)
  if (headings.segments.some(one => one !== segment && heads(one))) return 0
  const mayHead = (one: Segment) => !/\d/.test(one.text) && isUnder(one, value)
  return linesBeside(headings, row, page).some(line => line.segments.some(mayHead)) ? TO_LOOK_AT : 1
}

/** The lines right over and under a row of headings, as far as its values. */
function linesBeside(headings: Row, values: Row, page: PageLayout): Row[] {
  const isNext = (one: Row) => Math.abs(middle(one) - middle(headings)) < NEXT_LINE * page.textHeight
  return page.rows.slice(0, page.rows.indexOf(values)).filter(one => one !== headings && isNext(one))
}

/** Words before a value in its row, under the label of two, are a label of its own; with figures among them (`Docket 4471`, `(30 days)`), they may be. */
function weightUnder(value: Segment, { page, segment }: Place): number {
  const own = page.rows.find(({ segments }) => segments.includes(value))?.segments ?? []
  const before = own.slice(0, own.indexOf(value)).findLast(one => isUnder(segment, one))
  if (!before) return 1
  return /\d/.test(before.text) ? TO_LOOK_AT : 0
}
