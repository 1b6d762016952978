import { middle, type PageLayout, type Segment } from '../../../layout/lay-out.ts'
import { lineBelow, linesDown } from '../../../layout/neighbours.ts'
import { joinTexts } from '../../../pdf/page.ts'
import { findAbns } from '../../../values/abn.ts'
import { isTradeWord } from '../../../vocabulary/trades.ts'
import { isAddress } from '../../addresses.ts'
import { isOfTrade, shareWord } from '../names/compare-names.ts'
import { COMPANY_END, cleanName, isName, LEGAL, type NameCandidate } from '../names/name-words.ts'
import { tradingNames } from './trading-names.ts'

/** With its ABN, more than any print on the page: a market, a portal or a buying group may head what it sends for others. */
export const SURELY = 4
/** A name behind a label of the seller. */
const SAID = 1.3

const SELLER = String.raw`(?:supplier|vendor|seller|(?:issued|supplied|sold|invoiced) by)(?: name)?`
const LABEL_BEFORE = new RegExp(String.raw`^${SELLER}\s*:\s*(\S.*)$`, 'i')
/** Before whoever served at the counter as well as before the business. */
const BY_SOMEBODY = /^(?:sold|invoiced|issued|supplied) by/i
/** The same where nobody at the counter is called after what is dealt in (`Supplied by: Tallow Lubricants`). */
const BY_BUSINESS = /^(?:issued|supplied) by/i
/** Before a name over its address and the page's only ABN, at the top: goods and returns are from somewhere, too. */
const FROM_BEFORE = /^from\s*:\s*(\S.*)$/i
/** Before a company's name in a line of small print. */
const SOLD_BY =
  /^(?:goods )?(?:sold|supplied|issued|invoiced) (?:to you )?by:?\s+(?=.*\b(?:pty|ltd|limited)\b\.?[\s,()]*$)/i
/** Over the name of a business, or beside it; a person may have sold or issued something, too. */
const LABEL = new RegExp(
  String.raw`^(?:${SELLER}|supplier of (?:the )?goods|(?:supplier|vendor|seller) details|(?:bill|billed|invoice|invoiced) from)\s*:?$`,
  'i',
)
/** Of goods, of a delivery, or of the page: only where no other ABN stands on it. */
const FROM = /^from\s*:?$/i
/** A place or a desk of a business. */
const PLACE = /\b(?:branch|warehouse|depot|yard|receivable|department|dept)\.?$/i

/** Whether a text only announces who sells, and names nobody. */
export function isSellerLabel(text: string): boolean {
  return LABEL.test(cleanName(text)) || FROM.test(text)
}

/** A text without the words that say before a company's name that it is the seller. */
export function withoutSoldBy(text: string): string {
  return text.replace(SOLD_BY, '')
}

/** Who sells by a label: `Supplier: X`, X beside `Supplier` or under `Bill from`, `From: X` over an address and the page's only ABN. */
export function sellersByLabel(segment: Segment, page: PageLayout): NameCandidate[] {
  const near = segment.y0 < 0.2 * page.height ? 0.2 : 0
  const name = nameBehind(withoutAbn(segment.text), segment, page)
  return name === null
    ? namesNear(segment, SAID + near, page)
    : [{ name, score: SAID + near, words: segment.words }]
}

/** The name behind a label on its line; null where there is none, or it may be a person's or a place's. */
function nameBehind(said: string, segment: Segment, page: PageLayout): string | null {
  const name = cleanName(LABEL_BEFORE.exec(said)?.[1] ?? '')
  const [, ...under] = linesDown(segment, page)
  const isOverAddress = under.some(line => isAddress(line.text))
  const isBusiness = LEGAL.test(name) || (BY_BUSINESS.test(said) && saysTrade(name))
  if (isName(name) && (!BY_SOMEBODY.test(said) || isBusiness || isOverAddress)) return name
  const sender = cleanName(FROM_BEFORE.exec(said)?.[1] ?? '')
  const isHigh = segment.y0 < 0.2 * page.height
  if (!isName(sender) || PLACE.test(sender) || !isHigh || !isOverAddress) return null
  const block = page.rows
    .flatMap(row => row.segments)
    .filter(other => under.some(line => Math.abs(middle(line) - middle(other)) < page.textHeight / 2))
  return hasOneAbn(page) && abnsIn(block).length > 0 ? sender : null
}

function saysTrade(name: string): boolean {
  return name.split(' ').some(word => isTradeWord(word) || isOfTrade(word))
}

/** The name under a label that stands alone, or beside it, with its company's end in the next line. */
function namesNear(segment: Segment, score: number, page: PageLayout): NameCandidate[] {
  const isFrom = FROM.test(segment.text)
  if (!isFrom && !LABEL.test(withoutAbn(segment.text))) return []
  for (const place of [lineBelow(segment, page), lineBeside(segment, page)]) {
    if (!place || isLabelled(place.text) || !isName(cleanName(place.text)) || PLACE.test(place.text)) continue
    const block = linesDown(place, page)
    const end = COMPANY_END.test(block[1]?.text ?? '') ? block[1] : undefined
    const words = [...place.words, ...(end?.words ?? [])]
    const hasAbn = (!isFrom || hasOneAbn(page)) && abnsIn(block).length > 0
    const isSeller = hasAbn || (!isFrom && block.slice(1).some(line => isAddress(line.text)))
    const [trading] = tradingNames(place, place.text, page) ?? []
    const name = trading ?? { name: cleanName(joinTexts(words)), words }
    if (isSeller) return [{ ...name, score: hasAbn ? SURELY : score }]
  }
  return []
}

/** `Sold by X Pty Ltd`, the ABN beside it the page's only one, and no print above that bears a word of the name. */
export function isSoldBy(segment: Segment, company: string, page: PageLayout): boolean {
  const isSaid = SOLD_BY.test(withoutAbn(segment.text))
  return isSaid && hasOneAbn(page) && !isCalledSo(company, segment, page)
}

/** An ABN between a company and the name that it trades under. */
const ABN_AMID = /[\s,(–-]*\bA\.?B\.?N\b[\s.:]*(?:\d[\s-]*){11}\W*(?=(?:t\/as?|trading as)\b)/i

/** What stands before an ABN, and the name that who has it trades under behind it. */
export function withoutAbn(text: string): string {
  return text
    .replace(ABN_AMID, ' ')
    .replace(/\b(?:A\.?B\.?N\b\.?|Australian Business Number).*$/i, '')
    .trim()
}

/** Whether all that the page has is one and the same. */
export function hasOneAbn(page: PageLayout): boolean {
  return abnsIn(page.rows.flatMap(row => row.segments)).length === 1
}

/** Each ABN once. */
function abnsIn(segments: readonly Segment[]): string[] {
  return [...new Set(segments.flatMap(({ text }) => findAbns(text).map(abn => abn.digits)))]
}

function isLabelled(text: string): boolean {
  return isSellerLabel(text) || (text.endsWith(':') && !LEGAL.test(text))
}

/** Whether print above bears a word of the company's name: it is no other's. */
function isCalledSo(company: string, { y0 }: Segment, page: PageLayout): boolean {
  return page.rows.some(row => row.segments.some(other => other.y1 < y0 && shareWord(other.text, company)))
}

/** What stands to the right, as in a form. */
function lineBeside(segment: Segment, page: PageLayout): Segment | null {
  const segments = page.rows.find(row => row.segments.includes(segment))?.segments ?? []
  return segments[segments.indexOf(segment) + 1] ?? null
}
