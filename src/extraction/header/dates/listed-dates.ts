import type { PageLayout } from '../../layout/lay-out.ts'
import { segmentBelow } from '../../layout/neighbours.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { type FoundDate, findDates } from '../../values/dates.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { TO_LOOK_AT } from '../../vocabulary/label-read.ts'
import type { Candidate } from '../labels/labels.ts'

/** Dates with less weight where another stands right under them without a label of its own: of a list's papers none is the one that lists them. */
export function lessWhereListed(
  found: readonly Candidate<FoundDate>[],
  pages: readonly PageLayout[],
): Candidate<FoundDate>[] {
  return found.map(one => (isListed(one, pages) ? { ...one, weight: Math.min(one.weight, TO_LOOK_AT) } : one))
}

function isListed({ value, words, page }: Candidate<FoundDate>, pages: readonly PageLayout[]): boolean {
  const on = pages.find(({ number }) => number === page)
  const holds = ({ words: own }: { words: readonly unknown[] }) =>
    words[0] !== undefined && own.includes(words[0])
  const rowIndex = on?.rows.findIndex(({ segments }) => segments.some(holds)) ?? -1
  const date = on?.rows[rowIndex]?.segments.find(holds)
  const under = on && date ? segmentBelow(on, rowIndex, date) : null
  const [next] = findDates(under?.text ?? '')
  if (!on || !under || next?.index !== 0 || next.date === value.date) return false
  const beside = on.rows.find(({ segments }) => segments.includes(under))?.segments ?? []
  // Lists say what each paper comes to; without that it may be the value of a label nobody knows.
  const isPriced = beside.some(one => one !== under && isMoney(readAmount(one.text)))
  return isPriced && !looksLikeLabel(beside[beside.indexOf(under) - 1]?.text ?? '')
}
