import type { PageLayout } from '../../layout/lay-out.ts'
import type { Paper } from '../../vocabulary/label-read.ts'
import { titleOf } from '../titles.ts'

/** A paper that its title calls so, and how much its number under that name says. */
const CHARGE_NOTE = /^(?:tax invoice\W+)?charge note$/i
export const OF_NOTE = 0.86
/** Text heights: a title's print, and no label's. */
const LARGE = 1.15
const RETURNS = /\breturns?\b/i

/** The kinds of note (`Charge note`, `Credit / return note`) that the pages' titles say they are, each with the weight of its number's label. */
export function notesOfTitles(pages: readonly PageLayout[]): ReadonlyMap<Paper, number> {
  const segments = pages.flatMap(({ rows, textHeight }) =>
    rows.flatMap(row => row.segments.map(one => ({ ...one, isLarge: one.y1 - one.y0 > LARGE * textHeight }))),
  )
  const isCharge = segments.some(
    ({ text, isLarge }) => CHARGE_NOTE.test(text) && (isLarge || /invoice/i.test(text)),
  )
  const isReturn = segments.some(({ text, isLarge }) => {
    const title = RETURNS.test(text) ? titleOf(text) : null
    return title?.type === 'credit-note' && (isLarge || text === text.toUpperCase())
  })
  return new Map([
    ...(isCharge ? [['charge-note', OF_NOTE] as const] : []),
    ...(isReturn ? [['return-note', OF_NOTE] as const] : []),
  ])
}
