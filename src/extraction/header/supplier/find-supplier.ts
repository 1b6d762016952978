import { middle, type PageLayout, type Segment, segmentOf, textOfRow } from '../../layout/lay-out.ts'
import { isUnder } from '../../layout/neighbours.ts'
import { isOcr, joinTexts, type Word } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { median } from '../../values/median.ts'
import { isAddress } from '../addresses.ts'
import { isTitle } from '../document-type.ts'
import { plain, shareWord } from './compare-names.ts'
import { belowReachable, hasContacts } from './contacts-beneath.ts'
import { customerBlocks } from './customer-blocks.ts'
import { findSupplierAbn } from './find-supplier-abn.ts'
import { phraseNames, SURELY } from './name-phrases.ts'
import {
  APART,
  areGoods,
  cleanName,
  isDrawn,
  isMadeUp,
  isName,
  LEGAL,
  mightBeName,
  type NameCandidate,
  PART_OF,
  parted,
  withoutInitials,
} from './name-words.ts'
import { namesBesideLogos } from './names-beside-logos.ts'
import { isLargest, printSize } from './print-size.ts'
import { partedPrints } from './prints-of-names.ts'
import { stackedNames } from './stacked-names.ts'
import { domainsIn, strengthen } from './strengthen-names.ts'

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

/** A line high on the page that could be a name has as much without anything else that speaks for it. */
const LEAST = 0.4
/** A name of the page's own print on its letterhead scores as much. */
const LIKELY = 0.75
/** So much less makes another name as likely; and so much, one over a telephone where the likeliest has none. */
const RIVAL = 0.15
const RIVAL_WITH_CONTACTS = 0.2
/** Who sent the document: letterhead, legal name beside the ABN, trading name; never the customer, never the bank account's name. */
export function findSupplier(pages: readonly PageLayout[]): SupplierFound {
  const page = pages[0]
  const empty = {
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
  if (!page) return empty
  const customer = customerBlocks(page)
  const names = nameCandidates(page, customer)
  const theirNames = new Set([...customer].map(segment => plain(cleanName(segment.text))))
  const ranked = (some: readonly NameCandidate[]) =>
    some.filter(one => !theirNames.has(plain(one.name))).sort((a, b) => b.score - a.score)
  const strong = strengthen(names, pages)
  const scored = ranked(belowReachable(strong, page))
  const likeliest = fullest(scored)
  const writer = likeliest && overAddressee(likeliest, scored, page, customer)
  const best = writer ?? likeliest
  const abn = findSupplierAbn(pages, best?.name ?? null)
  const rival = scored.find(other => best && !isSame(other.name, best.name))
  // Announced as the seller, under somebody else's print.
  const isAnnounced = best !== undefined && best.score >= SURELY
  const isUnderAnother =
    isAnnounced && scored.some(other => other.score > LIKELY && !shareWord(other.name, best.name))
  const [strongest] = ranked(strong)
  const isSecond = !!best && !!strongest && !shareWord(strongest.name, best.name)
  const isRivalled = !!best && !!rival && isRival(rival, best, page)
  const abns = page.rows.flatMap(row => row.segments.flatMap(({ text }) => findAbns(text)))
  const areSeveral = new Set(abns.map(({ digits }) => digits)).size > 1
  return {
    ...empty,
    ...abn,
    // Of two whose numbers are printed either may be the sender.
    abnUncertain: abn.abnUncertain || isUnderAnother || ((isRivalled || isSecond) && areSeveral),
    name: best && best.score >= LEAST ? withoutInitials(best.name) : null,
    nameUncertain:
      !best ||
      writer !== undefined ||
      isUnderAnother ||
      isSecond ||
      best.isGuess === true ||
      parted(joinTexts(best.words)) !== joinTexts(best.words) ||
      goesOnBeside(best, page) ||
      // The letters may be a part of it.
      (best.name.includes(' & ') && withoutInitials(best.name) !== best.name) ||
      best.score < 0.9 ||
      isRivalled,
    nameWords: best?.words ?? [],
    page: page.number,
  }
}

/** The name over the page's only ABN, where a likelier one without any stands under it: who writes stands over whom it writes to. */
function overAddressee(
  best: NameCandidate,
  scored: readonly NameCandidate[],
  page: PageLayout,
  customer: ReadonlySet<Segment>,
): NameCandidate | undefined {
  const addressee = segmentOf(best.words, page.number)
  const abns = page.rows
    .flatMap(row => row.segments)
    .filter(segment => !customer.has(segment) && findAbns(segment.text).length > 0)
  const only = abns.length === 1 ? abns[0] : undefined
  const isTheirs = !only || only.y0 > addressee.y0 || shareWord(only.text, best.name)
  if (isTheirs || hasContacts(addressee, page)) return undefined
  return scored.find(one => {
    const over = segmentOf(one.words, page.number)
    const isApart = over.y1 < only.y0 && !shareWord(one.name, best.name) && !isSame(one.name, best.name)
    return one.score > LIKELY && isApart && hasContacts(over, page, addressee.y0)
  })
}

/** A logo may show only the first word: the same name with more words wins when it is likely too. */
function fullest(scored: readonly NameCandidate[]): NameCandidate | undefined {
  const best = scored[0]
  if (!best) return undefined
  const longer = scored.filter(
    one =>
      plain(one.name).length > plain(best.name).length &&
      (best.name.includes(' ')
        ? plain(one.name).startsWith(plain(best.name)) || endsWithName(one.name, best)
        : plain(one.name).includes(plain(best.name)) || isInitialsOf(best.name, one.name)) &&
      one.score > (best.name.includes(' ') ? 0.45 : 0.3) * best.score,
  )
  const whole = longer.find(one => !LEGAL.test(one.name)) ?? longer[0]
  return whole && !LEGAL.test(best.name) ? { ...whole, score: Math.max(whole.score, best.score) } : best
}

/** Text heights, and the share of its own by which OCR measures the height of a line's pieces apart. */
const BESIDE = 2
const ALIKE = 0.25
/** Times the page's print. */
const LOGO = 1.5

/** A scan's large letters beside the name, in its print: of its words one may have been lost, or read as something else. */
function goesOnBeside({ words }: NameCandidate, page: PageLayout): boolean {
  const name = segmentOf(words, page.number)
  const height = name.y1 - name.y0
  if (!isOcr(words) || printSize(name, page) < LOGO) return false
  const isNext = (other: Segment) =>
    other.x0 > name.x1 &&
    other.x0 - name.x1 < BESIDE * height &&
    Math.abs(middle(other) - middle(name)) < ALIKE * height &&
    Math.abs(other.y1 - other.y0 - height) < ALIKE * height &&
    /^[a-z]{2,}$/i.test(other.text) &&
    !isTitle(other.text)
  return page.rows.some(row => row.segments.some(isNext))
}

/** Of a logo a scan may lose the first word (`Trade Spares` for `Galah Trade Spares`). */
function endsWithName(name: string, { name: read, words }: NameCandidate): boolean {
  return isOcr(words) && !LEGAL.test(name) && plain(name).endsWith(plain(read))
}

/** `TDX` over `Tarnook Driveline Exchange Pty Ltd`, an X for an Ex; a long name's first words may be all (`LRE` for `Lark Road Exhaust & Towbars`). */
function isInitialsOf(letters: string, name: string): boolean {
  const words = name.replace(LEGAL, '').trim().toUpperCase().split(/\s+/)
  const begins = (word: string, letter: string | undefined) =>
    word[0] === letter || (letter === 'X' && word.startsWith('EX'))
  return (
    /^[A-Z]{3,5}$/.test(letters) &&
    words.length >= letters.length &&
    [...letters].every((letter, i) => begins(words[i] ?? '', letter))
  )
}

function nameCandidates(page: PageLayout, customer: ReadonlySet<Segment>): NameCandidate[] {
  const written = page.rows.filter(row => !isDrawn(textOfRow(row)))
  const segments = written
    .flatMap(row => row.segments)
    .filter(segment => !customer.has(segment) && !isMadeUp(segment))
    .flatMap(partedPrints)
  const found = segments.flatMap(segment => [
    ...wholeNames(segment, page),
    ...senderLines(segment, page),
    ...phraseNames(segment, page),
  ])
  return [...found, ...stackedNames(segments, page), ...namesBesideLogos(segments, page)]
}

/** The sender and its address on one line, over the customer's as in a window envelope. */
function senderLines(segment: Segment, page: PageLayout): NameCandidate[] {
  const pieces = segment.text.split(APART)
  const name = cleanName(pieces[0] ?? '')
  const addressed = pieces.slice(1).some(piece => isAddress(piece))
  if (!addressed || !isName(name) || segment.y0 > 0.2 * page.height) return []
  return [{ name, score: segment.y0 < 0.1 * page.height ? 1.3 : 0.7, words: segment.words }]
}

/** A line of letterhead by itself: the larger and the higher, the likelier. */
function wholeNames(line: Segment, page: PageLayout): NameCandidate[] {
  const segment = withoutPicture(line, page)
  const name = cleanName(segment.text)
  if (segment.y0 > 0.25 * page.height && !isFootLetterhead(segment, page)) return []
  // In the largest print of all, goods may be the name.
  const ofGoods = areGoods(name) && isLargest(segment, page)
  if (!(ofGoods ? mightBeName(name) : isName(name))) return []
  const size = printSize(segment, page)
  const score =
    Math.min(1.2, Math.max(0, size - 1)) +
    (segment.y0 < 0.15 * page.height ? 0.4 : 0.1) +
    (LEGAL.test(name) ? 0.4 : 0) +
    (hasContacts(segment, page) ? 0.4 : 0) +
    (isOverOwner(segment, page) && !isUnderName(segment, page) ? 0.9 : 0)
  const isGuess = ofGoods || (segment !== line && withoutInitials(cleanName(line.text)) !== name)
  return [{ name, score, words: segment.words, ...(isGuess ? { isGuess } : {}) }]
}

/** So much wider than the letters behind them are those that a scan's readers see in a picture. */
const WIDER = 3
/** And so much wider than the spaces of the name is the one behind a picture, where the lines under the name begin with it. */
const SET_APART = 1.6
/** Points. */
const SAME_EDGE = 3

/** A line without what was read in the picture that it begins with. */
function withoutPicture(line: Segment, page: PageLayout): Segment {
  const [first, ...rest] = line.words
  if (!first || rest.length === 0 || !isOcr([first])) return line
  const letter = (words: readonly Word[]) =>
    median(words.map(({ x0, x1, text }) => (x1 - x0) / Math.max(1, text.length)))
  const name = segmentOf(rest, line.page)
  return letter([first]) > WIDER * letter(rest) || isLogoBeside(first, name, page) ? name : line
}

/** A few letters apart from the words behind them, under which the next line begins. */
function isLogoBeside(first: Word, name: Segment, page: PageLayout): boolean {
  const spaces = name.words.slice(1).map((word, i) => word.x0 - (name.words[i] as Word).x1)
  const isApart = spaces.length > 0 && name.x0 - first.x1 > SET_APART * Math.max(...spaces)
  if (!/^[A-Z]{1,4}$/.test(first.text) || !isApart) return false
  const next = page.rows.find(row => row.segments.some(({ x0, y0 }) => y0 > middle(name) && x0 < name.x1))
  return Math.abs((next?.segments[0]?.x0 ?? 0) - name.x0) < SAME_EDGE
}

/**
 * Large print at the page's foot beside a company's name or address on the web that shares a word with it, and an ABN: the whole letterhead
 * stands there. Without them it may say anything (`HOW TO PAY`).
 */
function isFootLetterhead(segment: Segment, page: PageLayout): boolean {
  const isLarge = segment.y1 - segment.y0 > 1.5 * page.textHeight
  if (!isLarge || segment.y0 < 0.8 * page.height) return false
  const near = page.rows
    .flatMap(row => row.segments)
    .filter(other => other !== segment && Math.abs(middle(other) - middle(segment)) < 4 * page.textHeight)
  const [word = ''] = segment.text.toLowerCase().match(/[a-z]{4,}/) ?? []
  const isOwn = (text: string) =>
    (LEGAL.test(text) && shareWord(text, segment.text)) ||
    (word !== '' && domainsIn(text).some(domain => domain.includes(word)))
  return near.some(({ text }) => isOwn(text)) && near.some(({ text }) => findAbns(text).length > 0)
}

/** Who stands under another name may be the customer. */
function isUnderName(segment: Segment, page: PageLayout): boolean {
  const above = page.rows.flatMap(row => row.segments).filter(other => other.y1 < segment.y0)
  return above.some(other => isName(cleanName(other.text)) && !isMadeUp(other))
}

/** `A division of X Pty Ltd` right under it. */
function isOverOwner(segment: Segment, page: PageLayout): boolean {
  return page.rows.some(row =>
    row.segments.some(other => {
      const step = middle(other) - middle(segment)
      return step > 0 && step < 2 * page.textHeight && isUnder(segment, other) && PART_OF.test(other.text)
    }),
  )
}

function isRival(rival: NameCandidate, best: NameCandidate, page: PageLayout): boolean {
  if (shareWord(rival.name, best.name)) return false
  const [hasTheirs, hasOwn] = [rival, best].map(one => hasContacts(segmentOf(one.words, page.number), page))
  const reach = hasTheirs && !hasOwn ? RIVAL_WITH_CONTACTS + 1e-9 : RIVAL
  return rival.score > best.score - reach
}

function isSame(a: string, b: string): boolean {
  return plain(a).includes(plain(b)) || plain(b).includes(plain(a))
}
