import { middle, type PageLayout, type Segment } from '../../layout/lay-out.ts'
import { hadNoRoom, lineBelow, linesDown } from '../../layout/neighbours.ts'
import { joinTexts } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { isAddress } from '../addresses.ts'
import { shareWord } from './compare-names.ts'
import {
  APART,
  COMPANY_END,
  cleanName,
  DEPARTMENT,
  isName,
  LEGAL,
  type NameCandidate,
  UNFINISHED,
} from './name-words.ts'

/** Between a company and the name that it trades under. */
export const TRADES = /\b(?:t\/as?|trading as)\b/i
const TRADING = /^(.*?)\s*\b(?:t\/as?|trading as)\b\s*:?\s*(.+)$/i
const TRADE_NAME_OF =
  /^(.*?)(?:\s+is|,|(?= an? (?:division|(?:registered )?(?:trading|business) name) of)) an? (?:(?:registered )?(?:trading|business) name|business|brand|division|trading style|part) of\s+(.+?)(?:[.,;]|$)/i
/** `Y is operated by X Pty Ltd`; whose site or shop it is says nothing of its name. */
const OPERATED_BY =
  /^((?!(?:this|our|the)\b).*?) is (?:owned(?: and|,)? |owned & )?(?:operated|owned|run) by\s+(.+?)(?:[.,;]|$)/i

/** `Kestrel Spares (Kestrel Online Pty Ltd, ABN …)`: who trades, in brackets behind the name; others are named so without their ABN. */
const OWNER_IN_BRACKETS =
  /^((?!.*\b(?:by|to|for|of|see|with|from)\b)[^()]+?)\s*\(([^()]*\b(?:pty|ltd|limited)\b\.?)[\s,)]*$/i
/** `Wheels for Less (Kestrel Online Pty Ltd, ABN …)`: a name with a small word between words with capitals. */
const NAME_FOR =
  /^((?:[A-Z][\w'’&-]* )+(?:for|of|by|to|with|from)(?: [A-Z][\w'’&-]*)+)\s*\(([^()]*\b(?:Pty|PTY|Ltd|LTD|Limited|LIMITED)\b\.?)[\s,)]*$/
/** What others are or do for somebody (`Authorised Agents for`), and what is made out for somebody (`Invoice for`). */
const ROLE =
  /\b(?:(?:agent|dealer|distributor|stockist|supplier|importer|retailer|reseller|representative|member|partner|division|brand|account|payment|invoice|statement|order|warranty|freight|delivery|finance|service|contact|attention|remit|property|subsidiary|debt|pay|goods)s?|acting|trading|made|paid|sold|built|\w+ed)\b.* (?:for|of|by|to|with|from) /i

const SENDER = /^(?:supplier|vendor|seller|issued by|supplied by)(?:\s+name)?\s*:\s*(\S.*)$/i
/** Before a company's name in a line of small print. */
const SOLD_BY =
  /^(?:goods )?(?:sold|supplied|issued|invoiced) (?:to you )?by:?\s+(?=.*\b(?:pty|ltd|limited)\b\.?[\s,()]*$)/i
/** The same over the name of a business, or beside it; a person may have sold or issued something, too. */
const SENDER_BELOW = /^(?:(?:sold|supplied|issued) by|seller|vendor|supplier(?: of (?:the )?goods)?)\s*:?$/i
/** Of goods, of a delivery, or of the page: only where no other ABN stands on it. */
const FROM = /^from\s*:?$/i
/** A place or a desk of a business. */
const PLACE = /\b(?:branch|warehouse|depot|yard|receivable|department|dept)\.?$/i
/** With its ABN, more than any print on the page: a market, a portal or a buying group may head what it sends for others. */
export const SURELY = 4

/** `Supplier: X`, `X Pty Ltd T/A Y`, `Y is a trading name of X Pty Ltd`, `Y is operated by X Pty Ltd`, `X Pty Ltd ABN 12 …`. */
export function phraseNames(segment: Segment, page: PageLayout): NameCandidate[] {
  const said = segment.text.replace(/\b(?:A\.?B\.?N\b\.?|Australian Business Number).*$/i, '').trim()
  const text = said.replace(SOLD_BY, '')
  const near = segment.y0 < 0.2 * page.height ? 0.2 : 0
  const rest = restBelow(segment, page)
  const trade = TRADING.exec(`${text} ${rest}`.trim())
  // A branch stands where a name goes on.
  const isGuess = rest !== '' && TRADING.test(text)
  if (trade?.[2])
    return [trade[2].replace(/[.].*$/, ''), ownerOf(trade[1] ?? '', trade[2])]
      .map(cleanName)
      .filter(isName)
      .map((name, i) => ({ name, score: 1.3 - 0.3 * i + near, words: segment.words, isGuess }))
  const sender = SENDER.exec(text)
  if (sender?.[1] && isName(cleanName(sender[1])))
    return [{ name: cleanName(sender[1]), score: 1.3 + near, words: segment.words }]
  const isFrom = FROM.test(text)
  const places =
    isFrom || SENDER_BELOW.test(text) ? [lineBelow(segment, page), lineBeside(segment, page)] : []
  for (const place of places) {
    if (!place || !isName(cleanName(place.text)) || PLACE.test(place.text)) continue
    const block = linesDown(place, page)
    const end = COMPANY_END.test(block[1]?.text ?? '') ? block[1] : undefined
    const words = [...place.words, ...(end?.words ?? [])]
    const name = cleanName(joinTexts(words))
    const isOnly = !isFrom || abnsIn(page.rows.flatMap(row => row.segments)).length === 1
    const hasAbn = isOnly && abnsIn(block).length > 0
    if (hasAbn || (!isFrom && block.slice(1).some(line => isAddress(line.text))))
      return [{ name, score: hasAbn ? SURELY : 1.3 + near, words }]
  }
  const own = /\bA\.?B\.?N\b/i.test(segment.text) && findAbns(segment.text).length > 0
  const named = TRADE_NAME_OF.exec(text) ?? OPERATED_BY.exec(text) ?? (own ? ownedName(text, page) : null)
  if (named?.[1])
    return [named[1], named[2] ?? '']
      .map(cleanName)
      .filter(isName)
      .map((name, i) => ({ name, score: 1.3 - 0.3 * i + near, words: segment.words }))
  const name = cleanName(text)
  if (own && isName(name) && !LEGAL.test(name)) return [{ name, score: 0.7 + near, words: segment.words }]
  // Behind a sentence in the brackets of its ABN another company stands.
  if (!isName(name) || !LEGAL.test(name) || /\([^)]*$/.test(name)) return []
  const beside = findAbns(segment.text).length > 0 || abnBeside(segment, page)
  const isSeller = text !== said && !isCalledSo(name, segment, page)
  return beside ? [{ name, score: isSeller ? SURELY : 0.9 + near, words: segment.words }] : []
}

/** Whether print above bears a word of the company's name: it is no other's. */
function isCalledSo(company: string, { y0 }: Segment, page: PageLayout): boolean {
  return page.rows.some(row => row.segments.some(other => other.y1 < y0 && shareWord(other.text, company)))
}

/** A name and its owner in brackets; with a small word it may be a sentence about somebody else, whose ABN is not the only one. */
function ownedName(text: string, page: PageLayout): RegExpExecArray | null {
  const isOnly = abnsIn(page.rows.flatMap(row => row.segments)).length === 1
  return OWNER_IN_BRACKETS.exec(text) ?? (isOnly && !ROLE.test(text) ? NAME_FOR.exec(text) : null)
}

/** Who trades, without the name that is said again behind it (`Kestrel Spares – J. Hollis t/as Kestrel Spares`). */
function ownerOf(printed: string, tradingAs: string): string {
  const pieces = printed.split(APART)
  const isSaidAgain = pieces[0]?.toLowerCase() === cleanName(tradingAs).toLowerCase()
  return isSaidAgain ? pieces.slice(1).join(' ') : printed
}

/** What a trading name goes on with in the next line: all of it, or what its block had no room for; empty when it ends with its line. */
function restBelow(segment: Segment, page: PageLayout): string {
  if (!TRADES.test(segment.text)) return ''
  const below = lineBelow(segment, page)
  if (!below || !(isName(below.text) || DEPARTMENT.test(below.text))) return ''
  const isFull = below.words.length < 3 && hadNoRoom(below, segment, page)
  return !TRADING.test(segment.text) || isFull || UNFINISHED.test(segment.text) ? below.text : ''
}

/** Each ABN once. */
function abnsIn(segments: readonly Segment[]): string[] {
  return [...new Set(segments.flatMap(({ text }) => findAbns(text).map(abn => abn.digits)))]
}

/** What stands to the right, as in a form. */
function lineBeside(segment: Segment, page: PageLayout): Segment | null {
  const segments = page.rows.find(row => row.segments.includes(segment))?.segments ?? []
  return segments[segments.indexOf(segment) + 1] ?? null
}

function abnBeside(segment: Segment, page: PageLayout): boolean {
  return page.rows.some(row =>
    row.segments.some(
      other =>
        Math.abs(middle(other) - middle(segment)) < 1.6 * page.textHeight &&
        other.x0 - segment.x0 < 200 &&
        findAbns(other.text).length > 0,
    ),
  )
}
