import type { PageLayout } from '../../../layout/lay-out.ts'
import { isOcr, type Word } from '../../../pdf/page.ts'
import { plain, shareWord } from '../names/compare-names.ts'
import { LEGAL, type NameCandidate } from '../names/name-words.ts'

/** Share of a name's letters. */
const MOSTLY = 0.5

/** Bars of a picture beside the name, as a scan's readers see them; `II` and `III` tell of generations. */
const BARS = /^(?!I+$)[Iil1|!]{2,}$/

/**
 * Whether a scan's other readers saw most of a name in other ways (a logo's letters), and it is printed nowhere else, or a word of it is none.
 */
export function isDisputedName({ name, words }: NameCandidate, page: PageLayout): boolean {
  if (!isOcr(words)) return false
  if (words.some(({ text }) => BARS.test(text))) return true
  const letters = (some: readonly Word[]) => some.reduce((sum, word) => sum + word.text.length, 0)
  const disputed = words.filter(word => !seenAlike(word))
  if (letters(disputed) <= MOSTLY * letters(words)) return false
  const own = new Set(words)
  return !page.rows.some(row =>
    row.segments.some(
      segment => !segment.words.some(word => own.has(word)) && plain(segment.text).includes(plain(name)),
    ),
  )
}

function seenAlike({ text, readings = [] }: Word): boolean {
  return readings.length === 0 || readings.some(reading => plain(reading) === plain(text))
}

/** Right before a name, they are of it (`TG` before `Fluid Power Pty Ltd`). */
const INITIALS = /(?:^|\s)(?!BSB|ABN|ACN|PAY|TO|THE|BY)[A-Z]{2,3} $/

/**
 * Whether a scan may have lost a name's first word (a logo's): the company elsewhere shares another with it (`TRADE DISTRIBUTION` over
 * `Ironbell Distribution Pty Ltd`), and neither holds the first of the other's, or initials stand before the whole name there.
 */
export function mayLackFirst({ name, words }: NameCandidate, page: PageLayout): boolean {
  if (!isOcr(words)) return false
  const firstOf = (text: string) => plain(text.split(' ')[0] ?? '')
  return page.rows.some(row =>
    row.segments.some(({ text }) => {
      const begins = plain(text).includes(firstOf(name)) || plain(name).includes(firstOf(text))
      const hasInitials = INITIALS.test(text.slice(0, Math.max(0, text.indexOf(name))))
      return LEGAL.test(text) && shareWord(text, name) && (hasInitials || !begins)
    }),
  )
}
