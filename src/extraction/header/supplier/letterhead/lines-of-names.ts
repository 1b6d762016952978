import { middle, type PageLayout, type Segment } from '../../../layout/lay-out.ts'
import { hadNoRoom, linesDown } from '../../../layout/neighbours.ts'
import { findAbns } from '../../../values/abn.ts'
import { isTradeWord } from '../../../vocabulary/trades.ts'
import { isAddress } from '../../addresses.ts'
import { isSuburb } from '../../suburbs.ts'
import { endsInGoods, isOfTrade, isTradeAlone, plain, shareWord } from '../names/compare-names.ts'
import { COMPANY_END, cleanName, DEPARTMENT, LEGAL, MIDDLE, UNFINISHED } from '../names/name-words.ts'
import { domainsIn } from '../names/sites.ts'
import { isLarger, isLike } from './print-size.ts'

/** Of a name's second, smaller line. */
export const MOST_NAME_WORDS = 3
/** Of what a name's first line had no room for. */
const MOST_LEFT = 2
/** Two may be the sender and whom he writes to. */
const LEAST_BRANCHES = 3
/** Persons by initials (`N. R. Castellan`, `J T & K Pascoe`, of which spaced letters are joined: `JT&K`). */
const OWNER_ALONE = /^(?:[A-Z](?:\.|(?= )) ?(?:& ?)?|[A-Z]{1,2}&[A-Z]{1,2} )+[A-Z][a-z]+$/
/** Says at a name's end that it is a business (`Bearing & Seal Co.`). */
const COMPANY_WORD = /\sCo\.?$/i
/** Goods and works are several. */
const SEVERAL = /[a-z]{3}s$/i
/** Of a name's print: the rest of it is seldom printed as much smaller. */
const SMALL = 0.75

/**
 * One of several names beside each other under a larger one, each over an address of its own: the places that a business has, and no rest of its
 * name. A company, or one with an ABN, is who writes or whom he writes to.
 */
export function isOfBranches(
  line: Segment,
  name: Segment,
  names: readonly Segment[],
  page: PageLayout,
): boolean {
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
export function isEndOfCompany(text: string): boolean {
  const words = withoutCompany(text)
  return LEGAL.test(text) && words.length <= MOST_LEFT && words.every(isOfTrade)
}

/**
 * A company that is called by its trade alone, under a name that says none (`Gudgeon & Crosshead` over `Engine Rebuilds Pty Ltd`), in its print (`Magpie
 * Diesel` over `Injection Services Pty Ltd`), or under the town of its address (`Tarnook` over `Auto Spares Pty Ltd`): together its name, as others'
 * companies are called by more (`Marsh Williams Pty Ltd`).
 */
export function isTradeOf(line: Segment, name: Segment, page: PageLayout): boolean {
  const words = withoutCompany(cleanName(line.text))
  const isCompany = LEGAL.test(line.text) && isTradeAlone(words.join(' '))
  const isTrade = isCompany && (words.some(isTradeWord) || isSuburb(name.text, page))
  return isTrade && (!endsInGoods(name.text) || isLike(line, name)) && !shareWord(line.text, name.text)
}

/** The words of a line but those that say it is a company. */
function withoutCompany(text: string): string[] {
  return text.replace(LEGAL, '').trim().split(' ')
}

/** The rest of a name in the print of its address, of which the line above had no room for a word. */
export function isRest(line: Segment, above: Segment, page: PageLayout): boolean {
  const lines = linesDown(line, page)
  const isOverAddress = lines.some(({ text }) => isAddress(text))
  const isShort = line.words.length <= MOST_LEFT && isOfTrade(line.words.at(-1)?.text ?? '')
  // Where nothing shows how wide the block is, it may be a part of the business.
  const isPart = DEPARTMENT.test(line.text) && lines.every(({ x1 }) => x1 < above.x1)
  return isOverAddress && isShort && !isPart && hadNoRoom(line, above, page)
}

/** What is said of the business, and is no rest of its name. */
const ABOUT = /\b(?:your|our|authorised|more|all)\b/i

/** Whatever its print: it begins in the middle of a name that its company's line does not end (`& Air`), or that line goes on so. */
export function goesOnInName(line: Segment, above: readonly Segment[], page: PageLayout): boolean {
  const before = above.map(({ text }) => text).join(' ')
  const isMiddle = MIDDLE.test(line.text) && !ABOUT.test(line.text)
  const isShort = line.text.split(' ').length - 1 <= MOST_NAME_WORDS
  const [first] = above
  // A company may begin with the same single word, whatever else its business is called.
  const isFirst =
    first !== undefined && (first.words.length > 1 ? isOfCompany : isWholeCompany)(first.text, page)
  const isCompanys = isOfCompany(before, page) || isFirst
  return (isMiddle && isShort && !isCompanys) || isWholeCompany(`${before} ${line.text}`, page)
}

/** One more word of a trade (`Rebuilders` under `Brake & Clutch`), in the print of the line over it, of which a narrow column had no room for it. */
export function isRestOfTrade(line: Segment, above: Segment): boolean {
  const isTrade = line.words.length === 1 && SEVERAL.test(line.text) && !LEGAL.test(line.text)
  return isTrade && above.words.length > 1 && !endsInTrade(above) && isLike(line, above)
}

/**
 * Lines in smaller print of which another goes on with the one over it may be goods and works (`Sales & Service` over `& Spare Parts`), of the
 * name with that line or without, unless its company is called so.
 */
export function mayBeTagline(name: string, parts: readonly Segment[], page: PageLayout): boolean {
  const [last] = parts.slice(-1)
  const below = [...parts, ...(last ? linesDown(last, page).slice(1, 2) : [])]
  const goesOn = below.slice(1).some(({ text }) => MIDDLE.test(text) && !ABOUT.test(text))
  return goesOn && !isWholeCompany(name, page)
}

/** Of a person, who may trade under another name (`GALAH TOOL VAN` over `R. Pascoe Tools`). */
const INITIAL = /^[A-Z]\. [A-Z]/
/** In a name's first line they are its partners. */
const TWO_GOODS = /^[a-z]{3,} (?:&|and) [a-z]{3,}$/i

/**
 * Words enough for a name, in whatever print, under a line that says what is dealt in, or say no trade themselves: the rest of the name, what is said of
 * it (`Cool Under Pressure`), a part of the business or a person, unless the page says both together elsewhere or its site is called after both.
 */
export function mayBeSaidOf(line: Segment, name: Segment, page: PageLayout): boolean {
  if (withoutCompany(line.text).length < 2) return false
  const isTrade = endsInGoods(line.text) || TWO_GOODS.test(line.text)
  if (isTrade && !endsInGoods(name.text) && !INITIAL.test(line.text)) return false
  if (MIDDLE.test(line.text) || UNFINISHED.test(name.text) || LEGAL.test(line.text)) return false
  const [first, both] = [plain(name.text), plain(name.text + line.text)]
  const others = page.rows.flatMap(row => row.segments).filter(other => other !== line && other !== name)
  return !others.some(
    ({ text }) =>
      plain(text).includes(both) ||
      domainsIn(text).some(site => site.length > first.length && both.startsWith(site)),
  )
}

/** What such a person is, behind the name (`Rosalind Achterberg, proprietor`). */
const ROLE =
  /^[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)*(?:,| [–-]) ?(?:prop(?:rietors?)?|owners?|director|principal|manager)\b\.?$/i

/** Who trades under the name above; a business is none (`S R Automotive`). */
export function isPerson(text: string): boolean {
  if (ROLE.test(text)) return true
  return OWNER_ALONE.test(text) && !isOfTrade(text.split(' ').at(-1) ?? '')
}

/**
 * In the print of the address under it rather than of the name over it, of which nothing is missing: who trades under the name, or the rest
 * of it.
 */
export function beginsAddress(
  name: Segment,
  line: Segment,
  names: readonly Segment[],
  page: PageLayout,
): boolean {
  if (!name.text.includes(' ') || UNFINISHED.test(name.text) || COMPANY_END.test(line.text)) return false
  const below = page.rows
    .flatMap(row => row.segments)
    .find(other => middle(other) > middle(line) + 1 && isAligned(line, other))
  const isNext = below && !names.includes(below) && below.y0 - line.y1 < line.y1 - line.y0
  return isNext === true && isAddress(below.text) && isLike(below, line) && isLarger(name, line)
}

/** What the sender deals in, rather than the rest of its name: a sentence or what begins like one, words with bullets between them, or goods in small letters (a list, or in small print). */
export function isTagline(line: Segment, name: Segment, page: PageLayout): boolean {
  if (isWholeCompany(`${name.text} ${line.text}`, page)) return false
  const height = line.y1 - line.y0
  const isSmall = height < SMALL * (name.y1 - name.y0) && /^[A-Z][a-z].* [A-Z][a-z]/.test(name.text)
  const areGoods = /^[a-z][^A-Z]*$/.test(line.text) && (/, /.test(line.text) || isSmall)
  const isSlogan = /^(?:the|an?|we|your?|our|for|with|since)\s/.test(line.text)
  const inSentenceCase = /^[A-Z][a-z]+(?: (?:[&+]|[a-z]+)){2,}$/.test(line.text)
  const row = page.rows.find(({ segments }) => segments.includes(line))
  const goesOn = row?.segments.some(other => other.x0 > line.x1 && other.x0 - line.x1 < 2 * height)
  const isOpen = endsInTrade(line) && !endsInTrade(name) && !isOfCompany(name.text, page)
  const words = withoutCompany(line.text).filter(word => word !== '&' || !isOpen)
  return isSlogan || inSentenceCase || areGoods || goesOn === true || words.length > MOST_NAME_WORDS
}

/** The company's own line begins with it: who it is is known without what may be the rest. */
function isOfCompany(name: string, page: PageLayout): boolean {
  return page.rows.some(row =>
    row.segments.some(other => LEGAL.test(other.text) && plain(other.text).startsWith(plain(name))),
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

export function isAligned(upper: Segment, lower: Segment): boolean {
  return (
    Math.abs(lower.x0 - upper.x0) < 4 ||
    Math.abs(lower.x1 - upper.x1) < 6 ||
    Math.abs(lower.x0 + lower.x1 - upper.x0 - upper.x1) < 8
  )
}
