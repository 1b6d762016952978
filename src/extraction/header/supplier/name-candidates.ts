import {
  middle,
  type PageLayout,
  type Row,
  type Segment,
  segmentOf,
  textOfRow,
  wordsOfRow,
} from '../../layout/lay-out.ts'
import { isUnder, lineBelow } from '../../layout/neighbours.ts'
import { isOcr, type Word } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { median } from '../../values/median.ts'
import { hasContact, isAddress } from '../addresses.ts'
import { isSuburb } from '../suburbs.ts'
import { hasContacts } from './addressee/contacts-beneath.ts'
import { goodsBelow } from './letterhead/goods-below.ts'
import { namesBesideLogos, namesBesideTallLogos, namesInTwoPrints } from './letterhead/names-beside-logos.ts'
import { isLargest, printSize } from './letterhead/print-size.ts'
import { partedPrints, withCompanyEnds } from './letterhead/prints-of-names.ts'
import { stackedNames } from './letterhead/stacked-names.ts'
import { shareWord } from './names/compare-names.ts'
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
  SLOGAN,
  withoutInitials,
} from './names/name-words.ts'
import { domainsIn } from './names/sites.ts'
import { withoutGroups } from './told/group-names.ts'
import { phraseNames } from './told/name-phrases.ts'
import { isSellerLabel, sellersByLabel } from './told/seller-labels.ts'
import { isSentenceOfSeller, toldNames, withToldNames } from './told/told-names.ts'

/** Everything on a page that may name who sent it, with how much speaks for each; what stands in the customer's blocks is left out. */
export function nameCandidates(page: PageLayout, customer: ReadonlySet<Segment>): NameCandidate[] {
  const written = page.rows.filter(row => !isDrawn(textOfRow(row)))
  const segments = withCompanyEnds(written.flatMap(row => row.segments))
    .filter(segment => !customer.has(segment) && !isMadeUp(segment))
    .map(segment => withoutTitlesWord(segment, page))
    .flatMap(partedPrints)
  const isBelow = goodsBelow(page)
  const found = segments.flatMap(segment => [
    ...phraseNames(segment, page),
    ...sellersByLabel(segment, page),
    ...(isBelow(segment) && !isFootLetterhead(segment, page) ? [] : wholeNames(segment, page)),
  ])
  const upper = segments.filter(segment => !isBelow(segment) && !isSellerLabel(segment.text))
  const printed = [
    ...found,
    ...upper.flatMap(segment => senderLines(segment, page)),
    ...stackedNames(upper, page),
    ...namesBesideLogos(upper, page),
    ...namesBesideTallLogos(upper, page),
    ...namesInTwoPrints(upper, page),
  ]
  const names = withoutGroups(withToldNames(printed, toldNames(page, customer)), page)
  if (names.some(({ score }) => score >= LEAST)) return names
  return [
    ...names,
    // Or of whom the invoice is to be paid to.
    ...segments
      .filter(one => isUnderAmounts(one, page))
      .flatMap(one => scoredName(one, one, page).map(name => ({ ...name, isGuess: true }))),
  ]
}

/** Worth looking further for somebody else where no name has as much. */
const LEAST = 0.4

/** The sender and its address on one line, over the customer's as in a window envelope. */
function senderLines(segment: Segment, page: PageLayout): NameCandidate[] {
  const pieces = segment.text.split(APART)
  const name = cleanName(pieces[0] ?? '')
  const addressed = pieces.slice(1).some(piece => isAddress(piece))
  if (!addressed || !isName(name) || segment.y0 > 0.2 * page.height) return []
  return [{ name, score: segment.y0 < 0.1 * page.height ? 1.3 : 0.7, words: segment.words }]
}

/** The largest print of a page may be what a business says of itself: any name there outdoes it. */
const SAID = 1.2

/** A line of letterhead by itself: the larger and the higher, the likelier. */
function wholeNames(line: Segment, page: PageLayout): NameCandidate[] {
  const segment = withoutPicture(line, page)
  if (isSellerLabel(line.text) || isSentenceOfSeller(line.text) || isSuburb(line.text, page)) return []
  if (segment.y0 > 0.25 * page.height && !isFootLetterhead(segment, page)) return []
  return scoredName(line, segment, page)
}

/** @param segment the line without what was read in a picture. */
function scoredName(line: Segment, segment: Segment, page: PageLayout): NameCandidate[] {
  const name = cleanName(segment.text)
  // In the largest print of all, goods may be the name.
  const ofGoods = areGoods(name) && isLargest(segment, page)
  if (!(ofGoods ? mightBeName(name) : isName(name))) return []
  const size = printSize(segment, page)
  const score =
    Math.min(1.2, Math.max(0, size - 1)) +
    (segment.y0 < 0.15 * page.height ? 0.4 : 0.1) +
    (LEGAL.test(name) ? 0.4 : 0) +
    (hasContacts(segment, page) ? 0.4 : 0) +
    (isOverOwner(segment, page) && !isUnderName(segment, page) ? 0.9 : 0) -
    (SLOGAN.test(name) && !isOverPlace(segment, page) ? SAID : 0)
  const isGuess = ofGoods || (segment !== line && withoutInitials(cleanName(line.text)) !== name)
  return [{ name, score, words: segment.words, ...(isGuess ? { isGuess } : {}) }]
}

/** Right over an address, a telephone or an ABN, as a name is and a slogan seldom. */
function isOverPlace(segment: Segment, page: PageLayout): boolean {
  const text = lineBelow(segment, page)?.text ?? ''
  return isAddress(text) || hasContact(text) || findAbns(text).length > 0
}

/** The title's first word, run into the one before it. */
const GLUED_TITLE = /(?<=[A-Z]{5})TAX$/

/** A name without the title's first word, where OCR lost the space before that and the rest stands behind it (`PARTS DIVISIONTAX INVOICE`). */
function withoutTitlesWord(segment: Segment, { rows }: PageLayout): Segment {
  const { words } = segment
  const at = words.findIndex(word => isOcr([word]) && GLUED_TITLE.test(word.text))
  const glued = words[at]
  const row = glued && rows.find(({ segments }) => segments.includes(segment))
  if (!row) return segment
  const behind = wordsOfRow(row)[wordsOfRow(row).indexOf(glued) + 1]
  const last = { ...glued, text: glued.text.replace(GLUED_TITLE, '') }
  return /^INVOICE\b/.test(behind?.text ?? '')
    ? segmentOf([...words.slice(0, at), last], segment.page)
    : segment
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

/** Times the height of most print. */
const LARGER = 1.15

/** In larger print than most under all amounts, with an ABN in the line right beneath: a letterhead that stands nowhere else. */
function isUnderAmounts(segment: Segment, page: PageLayout): boolean {
  if (segment.y1 - segment.y0 < LARGER * page.textHeight) return false
  const isBeneath = (row: Row) => middle(row) > middle(segment)
  const [next] = page.rows.filter(row => isBeneath(row) && row.segments.some(one => isUnder(segment, one)))
  const [first] = page.rows.filter(row => row.segments.some(one => findAbns(one.text).length > 0))
  const holdsMoney = (row: Row) => row.segments.some(one => isMoney(readAmount(one.text)))
  const amounts = page.rows.filter(holdsMoney)
  return next !== undefined && next === first && amounts.length > 1 && !amounts.some(isBeneath)
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
