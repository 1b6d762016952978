import { middle, type PageLayout, type Segment, segmentOf } from '../../../layout/lay-out.ts'
import { segmentBelow } from '../../../layout/neighbours.ts'
import { findAbns } from '../../../values/abn.ts'
import { hasContact, isAddress } from '../../addresses.ts'
import { shareWord } from '../names/compare-names.ts'
import type { NameCandidate } from '../names/name-words.ts'

/** As much as a company's whole name is worth, and somewhat more. */
export const UNREACHED = 0.5

/**
 * Of two names over an ABN each, of which one can be telephoned or written to, the other is whom the paper is for; the ABN of the first may
 * stand under no name at all, among the paper's numbers.
 */
export function belowReachable(names: readonly NameCandidate[], page: PageLayout): NameCandidate[] {
  const blocks = names.map(one => {
    const texts = linesBeneath(segmentOf(one.words, page.number), page).map(({ text }) => text)
    const isReached = [one.name, ...texts].some(hasContact)
    return { one, isReached, abn: texts.flatMap(findAbns)[0]?.digits }
  })
  const named = new Set(blocks.map(({ abn }) => abn))
  const loose = abnsOfNobody(page).filter(abn => !named.has(abn))
  const reached = new Set(blocks.flatMap(({ isReached, abn }) => (isReached ? (abn ?? loose) : [])))
  const top = Math.min(...names.flatMap(({ words }) => words.map(word => word.y0)))
  return blocks.map(({ one, isReached, abn }) => {
    // A letterhead may have its telephone at the foot.
    const isTopmost = one.words.some(word => word.y0 === top)
    const isAddressee = abn !== undefined && !isReached && !isTopmost && reached.size > 0 && !reached.has(abn)
    return isAddressee ? { ...one, score: one.score - UNREACHED } : one
  })
}

/** Behind or under a label that does not say whose they are (`Customer ABN`, `Roadline Freight ABN`). */
function abnsOfNobody(page: PageLayout): string[] {
  return page.rows.flatMap((row, rowIndex) =>
    row.segments.flatMap((segment, i) => {
      if (!/^A\.?B\.?N\b/i.test(segment.text)) return []
      const places = [segment, row.segments[i + 1], segmentBelow(page, rowIndex, segment)]
      return places.flatMap(place => (place ? findAbns(place.text) : [])).map(({ digits }) => digits)
    }),
  )
}

/**
 * Whether a name over an address may be whom the paper is for, as in a window envelope, whatever says that it is a company: it cannot be telephoned
 * or written to, and over it stands another with its address, which can where the first has an ABN.
 */
export function mayBeAddressee(
  name: NameCandidate,
  others: readonly NameCandidate[],
  page: PageLayout,
): boolean {
  const block = segmentOf(name.words, page.number)
  // At the foot of a paper stands who sends it.
  if (block.y0 > page.height / 2) return false
  const own = linesBeneath(block, page).map(({ text }) => text)
  if (!own.some(isAddress) || [name.name, ...own].some(hasContact)) return false
  const hasAbn = own.some(text => findAbns(text).length > 0)
  return others.some(one => {
    const over = segmentOf(one.words, page.number)
    if (over.y1 >= block.y0 || shareWord(one.name, name.name)) return false
    const texts = linesBeneath(over, page, hasAbn ? page.height : block.y0).map(({ text }) => text)
    return texts.some(isAddress) && (!hasAbn || texts.some(hasContact))
  })
}

/** Telephone, web address or ABN in the lines under a name: a sender's block, seldom a customer's. */
export function hasContacts(segment: Segment, page: PageLayout, end = page.height): boolean {
  return linesBeneath(segment, page, end).some(({ text }) => hasContact(text) || findAbns(text).length > 0)
}

/** What stands under a segment within six lines. */
export function linesBeneath(segment: Segment, page: PageLayout, end = page.height): Segment[] {
  const reach = Math.min(end, segment.y1 + 6 * 1.5 * page.textHeight)
  const isBeneath = (other: Segment) =>
    middle(other) > middle(segment) &&
    other.y0 < reach &&
    Math.min(other.x1, segment.x1) > Math.max(other.x0, segment.x0)
  return page.rows.flatMap(row => row.segments.filter(isBeneath))
}
