import type { PageLayout } from '../../../layout/lay-out.ts'
import { plain } from '../names/compare-names.ts'
import { LEGAL, type NameCandidate } from '../names/name-words.ts'

/** Before the name of those that a business belongs to or buys with; a company there is who owns it. */
const BELONGS_TO =
  /\b(?:part|(?:proud |independent )?member|franchisee|licensee|affiliate) of (?:the |our )?([A-Z][^.,;()|]*)/gi
/** The sender by its own name goes before the largest print of such a group. */
const OTHERS = 1

/** Names with less for those that the page says the sender only belongs to (`Proudly part of Kestrel Motor Group`). */
export function withoutGroups(names: readonly NameCandidate[], page: PageLayout): NameCandidate[] {
  const groups = page.rows
    .flatMap(({ segments }) => segments)
    .flatMap(({ text }) => [...text.matchAll(BELONGS_TO)].map(([, name = '']) => name))
    .filter(name => !LEGAL.test(name))
    .map(plain)
  return names.map(one => (groups.includes(plain(one.name)) ? { ...one, score: one.score - OTHERS } : one))
}
