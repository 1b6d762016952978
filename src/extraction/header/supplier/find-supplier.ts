import { type PageLayout, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { isOcr, joinTexts, type Word } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { belowReachable, hasContacts, mayBeAddressee, UNREACHED } from './addressee/contacts-beneath.ts'
import { customerBlocks, namesOfCustomer } from './addressee/customer-blocks.ts'
import { isDisputedName, mayLackFirst } from './doubts/disputed-names.ts'
import { mayGoOn } from './doubts/unfinished-names.ts'
import { isUnproven } from './doubts/unproven-names.ts'
import { findSupplierAbn } from './find-supplier-abn.ts'
import { nameCandidates } from './name-candidates.ts'
import { isSameName, mayBeInitialsOf, plain, shareWord } from './names/compare-names.ts'
import { APART, cleanName, LEGAL, type NameCandidate, parted, withoutInitials } from './names/name-words.ts'
import { SURELY } from './told/seller-labels.ts'
import { feetOf, strengthen } from './told/strengthen-names.ts'
import { TRADES } from './told/trading-names.ts'

export interface SupplierFound {
  name: string | null
  nameUncertain: boolean
  nameWords: Word[]
  abn: string | null
  abnValid: boolean
  abnUncertain: boolean
  abnWords: Word[]
  abnPage: number
  page: number
}

const NOBODY: SupplierFound = {
  name: null,
  nameUncertain: true,
  nameWords: [],
  abn: null,
  abnValid: false,
  abnUncertain: true,
  abnWords: [],
  abnPage: 1,
  page: 1,
}

/** A line high on the page that could be a name has as much without anything else that speaks for it. */
const LEAST = 0.4
/** A name of the page's own print on its letterhead scores as much. */
const LIKELY = 0.75
/** With less it is only likely. */
const SURE = 0.9
/** So much less makes another name as likely; and so much, one over a telephone where the likeliest has none. */
const RIVAL = 0.15
const RIVAL_WITH_CONTACTS = 0.2

/** Who sent the document: letterhead, legal name beside the ABN, trading name; never the customer, and the bank account's name only where no print says more. */
export function findSupplier(pages: readonly PageLayout[]): SupplierFound {
  const feet = feetOf(pages)
  const found = supplierBy(pages, feet)
  if (feet.length === 0) return found
  // The customer may be named there as well: what they say makes nothing sure, but which of its names the sender goes by.
  const without = supplierBy(pages, [])
  return {
    ...found,
    nameUncertain:
      found.nameUncertain || without.nameUncertain || !isSameName(without.name ?? '', found.name ?? ''),
    abnUncertain: found.abnUncertain || without.abnUncertain || without.abn !== found.abn,
  }
}

function supplierBy(pages: readonly PageLayout[], feet: readonly string[]): SupplierFound {
  const page = pages[0]
  if (!page) return NOBODY
  const customer = customerBlocks(page)
  const names = nameCandidates(page, customer)
  const theirNames = new Set(namesOfCustomer(customer).map(text => plain(cleanName(text))))
  const ranked = (some: readonly NameCandidate[]) =>
    some.filter(one => !theirNames.has(plain(one.name))).sort((a, b) => b.score - a.score)
  const strong = strengthen(names, pages, feet)
  const scored = ranked(belowReachable(strong, page))
  // Not by the place of its whole name: a sender says at the foot again who it is.
  const writer = scored[0] && overAddressee(scored[0], scored, page, customer)
  const best = writer ?? fullest(scored, page)
  const abn = findSupplierAbn(pages, best?.name ?? null)
  const rival = scored.find(other => best && !isSameName(other.name, best.name))
  // Announced as the seller, under somebody else's print.
  const isAnnounced = best !== undefined && best.score >= SURELY - UNREACHED
  const isUnderAnother =
    isAnnounced && scored.some(other => other.score > LIKELY && !shareWord(other.name, best.name))
  const [strongest] = ranked(strong)
  const isSecond =
    !!best && !!strongest && !shareWord(strongest.name, best.name) && !isSameName(strongest.name, best.name)
  const isRivalled = !!best && !!rival && isRival(rival, best, page)
  const abns = page.rows.flatMap(row => row.segments.flatMap(({ text }) => findAbns(text)))
  const areSeveral = new Set(abns.map(({ digits }) => digits)).size > 1
  return {
    ...NOBODY,
    ...abn,
    // Of two whose numbers are printed either may be the sender.
    abnUncertain: abn.abnUncertain || isUnderAnother || ((isRivalled || isSecond) && areSeveral),
    name: best && best.score >= LEAST ? withoutInitials(best.name) : null,
    nameUncertain:
      !best ||
      writer !== undefined ||
      isUnderAnother ||
      isSecond ||
      isRivalled ||
      isOpen(best, page) ||
      mayBeAddressee(best, scored, page) ||
      isUnproven(best, scored, page),
    nameWords: best?.words ?? [],
    page: page.number,
  }
}

/** Whether all of its words are the name's, and the whole name, is open. */
function isOpen(best: NameCandidate, page: PageLayout): boolean {
  return (
    best.isGuess === true ||
    best.score < SURE ||
    parted(joinTexts(best.words)) !== joinTexts(best.words) ||
    mayGoOn(best, page) ||
    isDisputedName(best, page) ||
    mayLackFirst(best, page) ||
    // A scan's readers see figures in a logo beside it.
    (isOcr(best.words) && /^\d\s/.test(best.name)) ||
    best.words.some(areReadersApart) ||
    // The letters may be a part of it.
    (best.name.includes(' & ') && withoutInitials(best.name) !== best.name)
  )
}

/** No two of a scan's readers see the same letters (`Fruib`, `FLuib`, `FLUID`). */
function areReadersApart({ text, readings = [] }: Word): boolean {
  const seen = [text, ...readings].map(one => one.toLowerCase().replace(/[^a-z]/g, ''))
  return readings.length > 1 && new Set(seen).size === seen.length
}

/** The name over the page's only ABN, where the likeliest stands under it without any: who writes stands over whom it writes to. */
function overAddressee(
  likeliest: NameCandidate,
  scored: readonly NameCandidate[],
  page: PageLayout,
  customer: ReadonlySet<Segment>,
): NameCandidate | undefined {
  const addressee = segmentOf(likeliest.words, page.number)
  const abns = page.rows
    .flatMap(row => row.segments)
    .filter(segment => !customer.has(segment) && findAbns(segment.text).length > 0)
  const only = abns.length === 1 ? abns[0] : undefined
  const isTheirs = !only || only.y0 > addressee.y0 || shareWord(only.text, likeliest.name)
  if (isTheirs || hasContacts(addressee, page)) return undefined
  return scored.find(one => {
    const over = segmentOf(one.words, page.number)
    const isApart =
      over.y1 < only.y0 && !shareWord(one.name, likeliest.name) && !isSameName(one.name, likeliest.name)
    return one.score > LIKELY && isApart && hasContacts(over, page, addressee.y0)
  })
}

/** A logo may show only the first word: the same name with more words wins when it is likely too. */
function fullest(scored: readonly NameCandidate[], page: PageLayout): NameCandidate | undefined {
  const best = scored[0]
  if (!best) return undefined
  const longer = scored.filter(
    one =>
      // It names both.
      !(TRADES.test(one.name) || APART.test(one.name)) &&
      plain(one.name).length > plain(best.name).length &&
      (best.name.includes(' ')
        ? plain(one.name).startsWith(plain(best.name)) || endsWithName(one.name, best)
        : isSameName(best.name, one.name) || mayBeInitialsOf(best.name, one.name)) &&
      one.score > (best.name.includes(' ') ? 0.45 : 0.3) * best.score,
  )
  const whole = longer.find(one => !LEGAL.test(one.name)) ?? longer[0]
  if (!whole || LEGAL.test(best.name)) return best
  // Initials may be another's, who is whom the paper is for where only the letters are over a telephone or an ABN.
  const isReached = ({ words }: NameCandidate) => hasContacts(segmentOf(words, page.number), page)
  const places = longer.filter(({ name }) => plain(name) === plain(whole.name))
  const isAnothers =
    isReached(best) && !places.some(isReached) && !plain(whole.name).includes(plain(best.name))
  return { ...whole, score: Math.max(whole.score, best.score), isGuess: whole.isGuess === true || isAnothers }
}

/** Of a logo a scan may lose the first word (`Trade Spares` for `Galah Trade Spares`). */
function endsWithName(name: string, { name: read, words }: NameCandidate): boolean {
  return isOcr(words) && !LEGAL.test(name) && plain(name).endsWith(plain(read))
}

function isRival(rival: NameCandidate, best: NameCandidate, page: PageLayout): boolean {
  if (shareWord(rival.name, best.name)) return false
  const [hasTheirs, hasOwn] = [rival, best].map(one => hasContacts(segmentOf(one.words, page.number), page))
  const reach = hasTheirs && !hasOwn ? RIVAL_WITH_CONTACTS + 1e-9 : RIVAL
  return rival.score > best.score - reach
}
