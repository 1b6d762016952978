import { type PageLayout, segmentOf } from '../../../layout/lay-out.ts'
import { joinTexts } from '../../../pdf/page.ts'
import { findAbns } from '../../../values/abn.ts'
import { linesBeneath } from '../addressee/contacts-beneath.ts'
import { endsInGoods, mayBeRunTogether, plain, shareWord } from '../names/compare-names.ts'
import { LEGAL, type NameCandidate, SLOGAN } from '../names/name-words.ts'
import { domainsIn } from '../names/sites.ts'

/** Of sentences rather than of names, as slogans are (`Merry Christmas From All the Team`). */
const OF_SENTENCES = /\b(?:can|from|with|without|above the|merry|happy)\b/i

/** A site before the name, of which a scan's readers took what parts them for a sign (`tallow.example + Tallow Retail Pty Ltd`). */
const BEHIND_SITE = /^\S+\.[a-z]{2,} (?!pty\b|ltd\b|p\/l\b)/i

/**
 * Whether large print may be a slogan or a brand rather than who sends: it says no trade, stands nowhere else on the page, is no site's, and the ABN is
 * another's.
 */
export function isUnproven(name: NameCandidate, others: readonly NameCandidate[], page: PageLayout): boolean {
  if ([SLOGAN, OF_SENTENCES, BEHIND_SITE].some(one => one.test(name.name))) return true
  // Of a logo's word and the name that it may be, run together and shortened, either may be the sender's.
  if (others.some(other => mayBeRunTogether(name.name, other.name))) return true
  if (endsInGoods(name.name) || LEGAL.test(name.name)) return false
  if (hasAbn(name, page) || isSaidAgain(name, page)) return false
  return others.some(other => !shareWord(other.name, name.name) && hasAbn(other, page))
}

/** In its own line, or under it. */
function hasAbn({ words }: NameCandidate, page: PageLayout): boolean {
  const texts = linesBeneath(segmentOf(words, page.number), page).map(({ text }) => text)
  return [joinTexts(words), ...texts].some(text => findAbns(text).length > 0)
}

/** Elsewhere on the page, or with its first letters as a site. */
function isSaidAgain({ name, words }: NameCandidate, page: PageLayout): boolean {
  const own = new Set(words)
  const key = plain(name)
  const begins = (site: string) => site.length > 3 && key.startsWith(site)
  return page.rows
    .flatMap(row => row.segments)
    .some(
      ({ text, words: theirs }) =>
        (!theirs.some(word => own.has(word)) && plain(text).includes(key)) || domainsIn(text).some(begins),
    )
}
