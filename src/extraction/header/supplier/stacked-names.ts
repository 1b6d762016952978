import { middle, type PageLayout, type Segment } from '../../layout/lay-out.ts'
import { hadNoRoom, linesDown } from '../../layout/neighbours.ts'
import { isOcr } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import { isAddress } from '../addresses.ts'
import { isOfTrade, plain, shareWord } from './compare-names.ts'
import {
  BRANCH,
  COMPANY_END,
  cleanName,
  DEPARTMENT,
  DESK,
  isName,
  isOwner,
  LEGAL,
  type NameCandidate,
  UNFINISHED,
} from './name-words.ts'
import { printSize } from './print-size.ts'

/** Ends the owner's name within a stack (`Holt Ride Control Pty / Ltd T/A Holt / Suspension`). */
const OWNER = /^.*\b(?:t\/as?|trading as)\s+(?=\S)/i
/** Persons by initials (`N. R. Castellan`, `J T & K Pascoe`, of which spaced letters are joined: `JT&K`). */
const OWNER_ALONE = /^(?:[A-Z](?:\.|(?= )) ?(?:& ?)?|[A-Z]{1,2}&[A-Z]{1,2} )+[A-Z][a-z]+$/
/** Of a name's second, smaller line. */
const MOST_NAME_WORDS = 3
const MOST_STOREYS = 4
/** Of what a name's first line had no room for. */
const MOST_LEFT = 2
/** Times the page's print. */
const LETTERHEAD = 1.4
/** Two may be the sender and whom he writes to. */
const LEAST_BRANCHES = 3
/** Says at a name's end that it is a business (`Bearing & Seal Co.`). */
const COMPANY_WORD = /\sCo\.?$/i
/** Goods and works are several. */
const SEVERAL = /[a-z]{3}s$/i

/** A name set over several lines: a logo's (NINEBARK / Parts Distribution), or one that its column was too narrow for. */
export function stackedNames(segments: readonly Segment[], page: PageLayout): NameCandidate[] {
  const high = segments.filter(
    segment =>
      segment.y0 < 0.2 * page.height &&
      !(DEPARTMENT.test(segment.text) && DESK.test(segment.text)) &&
      (isName(cleanName(segment.text)) || isRestAlone(segment.text) || mayBeWithin(segment, page)),
  )
  return high
    .filter(({ text }) => !DEPARTMENT.test(text) && !isLabelAlone(text))
    .flatMap(upper => {
      const size = printSize(upper, page)
      const storeys = storeysFrom(upper, high, page)
      return storeys.flatMap((lower, i) => {
        const parts = storeys.slice(0, i + 1)
        const written = [upper, ...parts].slice(parts[0] && repeats(parts[0], upper) ? 1 : 0)
        const name = cleanName(written.map(part => part.text).join(' ')).replace(OWNER, '')
        const isOpen = [upper, ...storeys.slice(0, i)].some(part => UNFINISHED.test(part.text))
        const even = parts.every(part => isLike(part, upper))
        const endsCompany = COMPANY_END.test(lower.text) || (even && isEndOfCompany(cleanName(lower.text)))
        const unfinished = isOpen || endsCompany
        const isWrapped = i === 0 && storeys.length === 1 && isRest(lower, upper, page)
        // The name's last line, or the company that bears it.
        const endsAsCompany = i === 0 && isTradeOf(lower, upper, page)
        const isEnd = UNFINISHED.test((storeys[i - 1] ?? upper).text) || endsCompany || endsAsCompany
        if (LEGAL.test(upper.text) || (LEGAL.test(lower.text) && !isEnd) || !isName(name)) return []
        if (isLabelAlone(lower.text)) return []
        const isWhole = even && i === storeys.length - 1 && stands(upper, page)
        const isOnlyWrapped = size < 1.15 && !unfinished && !isWhole
        if (isOnlyWrapped && !isWrapped) return []
        const score =
          Math.min(1.1, Math.max(0, size - 1)) + 0.3 + (unfinished ? 0.5 : 0) + (even ? 0.15 * (i + 1) : 0)
        const isLogo = parts.length > 1 && areLogo([upper, ...parts])
        const lines = even || isLogo ? { lines: [upper, ...parts].map(part => cleanName(part.text)) } : {}
        // The last may be a place, or who trades there.
        const mayBeAnother =
          (isOnlyWrapped && mayStandAlone(lower)) || beginsAddress(upper, lower, high, page)
        // The company's own line, if it had room for a word of it.
        const hadRoom =
          isEndOfCompany(cleanName(lower.text)) && !hadNoRoom(lower, storeys[i - 1] ?? upper, page)
        const mayBeGoods = parts.some(
          part => !isLike(part, upper) && part.text.split(' ').length > MOST_NAME_WORDS,
        )
        // `Quandong Motors` over `Motors Pty Ltd`.
        const saysTwice = isEndOfCompany(cleanName(lower.text)) && shareWord(lower.text, upper.text)
        const isGuess =
          (isLogo && !even) || mayBeAnother || hadRoom || mayBeGoods || endsAsCompany || saysTwice
        return [{ name, score, words: [upper, ...parts].flatMap(part => part.words), ...lines, isGuess }]
      })
    })
}

/**
 * One of several names beside each other under a larger one, each over an address of its own: the places that a business has, and no rest of its
 * name. A company, or one with an ABN, is who writes or whom he writes to.
 */
function isOfBranches(line: Segment, name: Segment, names: readonly Segment[], page: PageLayout): boolean {
  if (!isLarger(name, line) || UNFINISHED.test(name.text)) return false
  const row = page.rows.find(({ segments }) => segments.includes(line))
  const places = (row?.segments ?? [])
    .filter(other => names.includes(other))
    .map(place => linesDown(place, page).map(({ text }) => text))
    .filter(texts => texts.some(isAddress))
  const addresses = new Set(places.map(texts => texts.find(isAddress)))
  const isWriter = places.some(
    ([first = '', ...texts]) =>
      LEGAL.test(first) || UNFINISHED.test(first) || texts.some(text => findAbns(text).length > 0),
  )
  return addresses.size >= LEAST_BRANCHES && addresses.size === places.length && !isWriter
}

/** What any company of the trade may be called (`Services Pty Ltd`) names none by itself. */
function isEndOfCompany(text: string): boolean {
  const words = withoutCompany(text)
  return LEGAL.test(text) && words.length <= MOST_LEFT && words.every(isOfTrade)
}

/**
 * What a company trades in under the names of its partners, both in a letterhead's print (`Gudgeon & Crosshead` over `Engine Rebuilds Pty Ltd`):
 * together its name, as partners alone say only whose it is. Under any other name (`The Wheel Shop`) its owner may be called so
 * (`Marsh Williams Pty Ltd`).
 */
function isTradeOf(line: Segment, name: Segment, page: PageLayout): boolean {
  const words = withoutCompany(cleanName(line.text))
  const areWords =
    words.length > 1 && words.length <= MOST_NAME_WORDS && words.every(word => /^[a-z]{3,}$/i.test(word))
  const isTrade = SEVERAL.test(words.at(-1) ?? '') && !isOwner(line.text)
  const arePartners = name.text.includes(' & ') && !SEVERAL.test(name.text) && !endsInTrade(name)
  const isPrinted = printSize(line, page) >= LETTERHEAD && printSize(name, page) >= LETTERHEAD
  return (
    LEGAL.test(line.text) &&
    areWords &&
    isTrade &&
    arePartners &&
    isPrinted &&
    !shareWord(line.text, name.text)
  )
}

/** The words of a line but those that say it is a company. */
function withoutCompany(text: string): string[] {
  return text.replace(LEGAL, '').trim().split(' ')
}

/** The rest of a name in the print of its address, of which the line above had no room for a word. */
function isRest(line: Segment, above: Segment, page: PageLayout): boolean {
  const lines = linesDown(line, page)
  const isOverAddress = lines.some(({ text }) => isAddress(text))
  const isShort = line.words.length <= MOST_LEFT && isOfTrade(line.words.at(-1)?.text ?? '')
  // Where nothing shows how wide the block is, it may be a part of the business.
  const isPart = DEPARTMENT.test(line.text) && lines.every(({ x1 }) => x1 < above.x1)
  return isOverAddress && isShort && !isPart && hadNoRoom(line, above, page)
}

/** Who trades under the name above (`Ridge Motors`), or a part of the business (`Parts`), is no rest of that name. */
function mayStandAlone(line: Segment): boolean {
  return line.words.length > 1 || DEPARTMENT.test(line.text)
}

/** What is no name by itself, and may end one. */
function isRestAlone(text: string): boolean {
  return COMPANY_END.test(text) || DEPARTMENT.test(text) || isOfTrade(text)
}

/** A label to look at (`Mobile`), in a letterhead's print: a word of the name between lines in the same. At its end it may say what comes next. */
function mayBeWithin(segment: Segment, page: PageLayout): boolean {
  return isLabelAlone(segment.text) && printSize(segment, page) >= LETTERHEAD
}

function isLabelAlone(text: string): boolean {
  const isWord = /^(?:[A-Z][a-z]+|[A-Z]+)$/.test(text) && !isRestAlone(text)
  return isWord && readLabel(text)?.meaning === 'other'
}

/**
 * A logo's word over the whole name (RATTLEBAG / Rattlebag Mobile Tools), the name in capitals over itself, or the end of one that is set over two
 * lines over all of it again (`Mangrove Auto` / `Supplies` / `Mangrove Auto Supplies Pty Ltd`).
 */
function repeats(lower: Segment, upper: Segment): boolean {
  const [whole, part] = [lower, upper].map(({ text }) => ` ${text.toLowerCase()} `) as [string, string]
  return whole.startsWith(part) || whole.endsWith(part)
}

/** In a print of its own, if hardly larger than the page's. */
function stands(segment: Segment, page: PageLayout): boolean {
  return segment.y1 - segment.y0 > (1 + SAME_PRINT) * page.textHeight
}

/** The lines right under a name's first, as long as they keep to its edge or its middle. */
function storeysFrom(upper: Segment, segments: readonly Segment[], page: PageLayout): Segment[] {
  const found: Segment[] = []
  for (let last = upper; found.length < MOST_STOREYS - 1; ) {
    const next = segments.find(
      other =>
        middle(other) > middle(last) + 0.3 * (last.y1 - last.y0) &&
        other.y0 - last.y1 < 0.4 * (last.y1 - last.y0) &&
        isAligned(last, other),
    )
    if (!next || isPerson(next.text) || BRANCH.test(next.text)) break
    if (isOfBranches(next, upper, segments, page)) break
    if (isLabelAlone(next.text) && !isLike(next, last)) break
    const isFurther = found.length > 0 || isTagline(next, upper, page)
    if (isFurther && !isLike(next, upper) && !(isLike(next, last) && areLogo([upper, last, next]))) break
    found.push(next)
    last = next
  }
  return found
}

/** Who trades under the name above; a business is none (`S R Automotive`). */
function isPerson(text: string): boolean {
  return OWNER_ALONE.test(text) && !isOfTrade(text.split(' ').at(-1) ?? '')
}

/**
 * In the print of the address under it rather than of the name over it, of which nothing is missing: who trades under the name, or the rest
 * of it.
 */
function beginsAddress(name: Segment, line: Segment, names: readonly Segment[], page: PageLayout): boolean {
  if (!name.text.includes(' ') || UNFINISHED.test(name.text) || COMPANY_END.test(line.text)) return false
  const below = page.rows
    .flatMap(row => row.segments)
    .find(other => middle(other) > middle(line) + 1 && isAligned(line, other))
  const isNext = below && !names.includes(below) && below.y0 - line.y1 < line.y1 - line.y0
  return isNext === true && isAddress(below.text) && isLike(below, line) && isLarger(name, line)
}

/** A word of capitals on each line. */
function areLogo(lines: readonly Segment[]): boolean {
  return lines.every(({ text }) => /^[A-Z]{3,}$/.test(text))
}

/** Of a name's print: the rest of it is seldom printed as much smaller. */
const SMALL = 0.75

/** What the sender deals in, rather than the rest of its name: a sentence or what begins like one, words with bullets between them, or goods in small letters (a list, or in small print). */
function isTagline(line: Segment, name: Segment, page: PageLayout): boolean {
  if (isWholeCompany(`${name.text} ${line.text}`, page)) return false
  const height = line.y1 - line.y0
  const isSmall = height < SMALL * (name.y1 - name.y0) && /^[A-Z][a-z].* [A-Z][a-z]/.test(name.text)
  const areGoods = /^[a-z][^A-Z]*$/.test(line.text) && (/, /.test(line.text) || isSmall)
  const isSlogan = /^(?:the|an?|we|your?|our|for|with|since)\s/.test(line.text)
  const inSentenceCase = /^[A-Z][a-z]+(?: (?:[&+]|[a-z]+)){2,}$/.test(line.text)
  const row = page.rows.find(({ segments }) => segments.includes(line))
  const goesOn = row?.segments.some(other => other.x0 > line.x1 && other.x0 - line.x1 < 2 * height)
  const isOpen = endsInTrade(line) && !endsInTrade(name) && !isOfCompany(name, page)
  const words = withoutCompany(line.text).filter(word => word !== '&' || !isOpen)
  return isSlogan || inSentenceCase || areGoods || goesOn === true || words.length > MOST_NAME_WORDS
}

/** The company's own line begins with it: who it is is known without what may be the rest. */
function isOfCompany({ text }: Segment, page: PageLayout): boolean {
  return page.rows.some(row =>
    row.segments.some(other => LEGAL.test(other.text) && plain(other.text).startsWith(plain(text))),
  )
}

/** The company's own line says as much and no more. */
function isWholeCompany(name: string, page: PageLayout): boolean {
  const isSame = (text: string) =>
    LEGAL.test(text) && plain(text.slice(0, text.search(LEGAL))) === plain(name)
  return page.rows.some(row => row.segments.some(({ text }) => isSame(text)))
}

function endsInTrade({ text }: Segment): boolean {
  return isOfTrade(text.split(' ').at(-1) ?? '') || COMPANY_WORD.test(text)
}

function isAligned(upper: Segment, lower: Segment): boolean {
  return (
    Math.abs(lower.x0 - upper.x0) < 4 ||
    Math.abs(lower.x1 - upper.x1) < 6 ||
    Math.abs(lower.x0 + lower.x1 - upper.x0 - upper.x1) < 8
  )
}

/** Share by which the heights of lines in the same print may differ; OCR measures each line by its own letters. */
const SAME_PRINT = 0.02
const SAME_IN_OCR = 0.15
const SURELY_LARGER = 1.2

function isLarger(one: Segment, other: Segment): boolean {
  return one.y1 - one.y0 > SURELY_LARGER * (other.y1 - other.y0)
}

function isLike(one: Segment, other: Segment): boolean {
  const share = isOcr(one.words) ? SAME_IN_OCR : SAME_PRINT
  return Math.abs(one.y1 - one.y0 - (other.y1 - other.y0)) < share * (other.y1 - other.y0)
}
