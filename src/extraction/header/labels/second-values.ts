import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { segmentBelow } from '../../layout/neighbours.ts'
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
  const [beside] = segments.slice(at + 1).filter(({ text }) => /\w/.test(text))
  const under = own === place.segment ? null : segmentBelow(place.page, rowIndex, own)
  const pieces = [own.words.slice(own.words.indexOf(last) + 1), beside?.words ?? [], under?.words ?? []]
  for (const words of pieces) {
    const hit = accept(withoutLeaders(joinTexts(words).replace(BETWEEN, '')))
    if (hit) return valueIn(segmentOf(words, own.page), hit)
  }
  return null
}
