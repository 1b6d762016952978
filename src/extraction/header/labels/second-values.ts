import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { isUnder, segmentBelow } from '../../layout/neighbours.ts'
import { joinTexts } from '../../pdf/page.ts'
import { valueOf } from './value-places.ts'
import { type Accept, type Hit, type Place, valueIn, withoutLeaders } from './whole-values.ts'

/** Marks between two values of one label. */
const BETWEEN = /^[\s/|&,–-]+/

/** The second value of a label that names two (`Date / Pay by`): what goes on behind the first in its row, or stands in the line beneath it. */
export function secondValue<T>(place: Place, rest: string, accept: Accept<T>): Hit<T> | null {
  const first = valueOf(place, rest, accept)
  const last = first?.words.at(-1)
  if (!first || !last) return null
  const rowIndex = place.page.rows.findIndex(({ segments }) => segments.some(one => one.words.includes(last)))
  const segments = place.page.rows[rowIndex]?.segments ?? []
  const at = segments.findIndex(({ words }) => words.includes(last))
  const own = segments[at] as Segment
  const [next] = segments.slice(at + 1).filter(({ text }) => /\w/.test(text))
  const beside = next && hasHeading(next, place) ? undefined : next
  const lower = own === place.segment ? null : segmentBelow(place.page, rowIndex, own)
  const under = lower && isLabelled(lower, place) ? null : lower
  const pieces = [own.words.slice(own.words.indexOf(last) + 1), beside?.words ?? [], under?.words ?? []]
  for (const words of pieces) {
    const hit = accept(withoutLeaders(joinTexts(words).replace(BETWEEN, '')))
    if (hit) return valueIn(segmentOf(words, own.page), hit)
  }
  return null
}

/** Whether a value stands under a label of its own in the row of the first label. */
function hasHeading(value: Segment, { row, segment }: Place): boolean {
  return row.segments.some(one => one !== segment && one !== value && isUnder(one, value))
}

/** Whether words stand before a value in its row, as a label of its own. */
function isLabelled(value: Segment, { page }: Place): boolean {
  const own = page.rows.find(({ segments }) => segments.includes(value))?.segments ?? []
  const before = own[own.indexOf(value) - 1]
  return before !== undefined && !/\d/.test(before.text)
}
