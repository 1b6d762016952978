import { middle, type PageLayout, type Segment } from '../../../layout/lay-out.ts'
import { findAbns } from '../../../values/abn.ts'
import { cleanName, isName, LEGAL, type NameCandidate } from '../names/name-words.ts'
import { hasOneAbn, isSellerLabel, isSoldBy, SURELY, withoutAbn, withoutSoldBy } from './seller-labels.ts'
import { isSentenceOfSeller } from './told-names.ts'
import { tradingNames } from './trading-names.ts'

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

/** `X Pty Ltd T/A Y`, `Y is a trading name of X Pty Ltd`, `Y is operated by X Pty Ltd`, `X Pty Ltd ABN 12 …`. */
export function phraseNames(segment: Segment, page: PageLayout): NameCandidate[] {
  if (isSellerLabel(segment.text)) return []
  const text = withoutSoldBy(withoutAbn(segment.text))
  const near = segment.y0 < 0.2 * page.height ? 0.2 : 0
  const trading = tradingNames(segment, text, page)
  // A little more than its company's own line: the sender goes by it.
  if (trading) return trading.map((one, i) => ({ ...one, score: 1.32 - 0.3 * i + near }))
  const own = /\bA\.?B\.?N\b/i.test(segment.text) && findAbns(segment.text).length > 0
  const named = TRADE_NAME_OF.exec(text) ?? OPERATED_BY.exec(text) ?? (own ? ownedName(text, page) : null)
  if (named?.[1])
    return [named[1], named[2] ?? '']
      .map(cleanName)
      .filter(isName)
      .map((name, i) => ({ name, score: 1.3 - 0.3 * i + near, words: segment.words }))
  if (isSentenceOfSeller(text)) return []
  const name = cleanName(text)
  if ((own || isBeforeAbn(segment, page)) && isName(name) && !LEGAL.test(name))
    return [{ name, score: 0.7 + near, words: segment.words }]
  // Behind a sentence in the brackets of its ABN another company stands.
  if (!isName(name) || !LEGAL.test(name) || /\([^)]*$/.test(name)) return []
  const beside = findAbns(segment.text).length > 0 || abnBeside(segment, page)
  const score = isSoldBy(segment, name, page) ? SURELY : 0.9 + near
  return beside ? [{ name, score, words: segment.words }] : []
}

/** A name and its owner in brackets; with a small word it may be a sentence about somebody else, whose ABN is not the only one. */
function ownedName(text: string, page: PageLayout): RegExpExecArray | null {
  const isOnly = hasOneAbn(page)
  return OWNER_IN_BRACKETS.exec(text) ?? (isOnly && !ROLE.test(text) ? NAME_FOR.exec(text) : null)
}

/** An ABN with its label right behind a name, where a dot or a bar between them parted the line. */
function isBeforeAbn(segment: Segment, page: PageLayout): boolean {
  const row = page.rows.find(({ segments }) => segments.includes(segment))?.segments ?? []
  const next = row[row.indexOf(segment) + 1]
  const isNear = next !== undefined && next.x0 - segment.x1 < segment.y1 - segment.y0
  return isNear && /^A\.?B\.?N\b/i.test(next.text) && findAbns(next.text).length > 0
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
