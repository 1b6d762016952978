import type { PageLayout, Segment } from '../../../layout/lay-out.ts'
import { lineBelow, linesDown } from '../../../layout/neighbours.ts'
import { joinTexts } from '../../../pdf/page.ts'
import { findAbns } from '../../../values/abn.ts'
import { isAddress } from '../../addresses.ts'
import { shareWord } from '../names/compare-names.ts'
import { COMPANY_END, cleanName, isName, LEGAL, type NameCandidate } from '../names/name-words.ts'

/** With its ABN, more than any print on the page: a market, a portal or a buying group may head what it sends for others. */
export const SURELY = 4
/** A name behind a label of the seller. */
const SAID = 1.3

const SELLER = String.raw`(?:supplier|vendor|seller|(?:issued|supplied|sold|invoiced) by)(?: name)?`
const LABEL_BEFORE = new RegExp(String.raw`^${SELLER}\s*:\s*(\S.*)$`, 'i')
/** Before a name over its address at the top of a page. */
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

/** Who sells by a label: `Supplier: X`, X beside `Supplier` or under `Bill from`, `Sold by X Pty Ltd` over its ABN. */
export function sellersByLabel(segment: Segment, page: PageLayout): NameCandidate[] {
  const said = withoutAbn(segment.text)
  const near = segment.y0 < 0.2 * page.height ? 0.2 : 0
  const name = cleanName(LABEL_BEFORE.exec(said)?.[1] ?? '')
  if (isName(name)) return [{ name, score: SAID + near, words: segment.words }]
  const sender = near > 0 ? cleanName(FROM_BEFORE.exec(said)?.[1] ?? '') : ''
  const [, ...under] = linesDown(segment, page)
  if (isName(sender) && under.some(line => isAddress(line.text)))
    return [{ name: sender, score: SAID + near, words: segment.words }]
  const isFrom = FROM.test(said)
  if (!isFrom && !LABEL.test(said)) return []
  const isAlone = abnsIn(page.rows.flatMap(row => row.segments)).length === 1
  for (const place of [lineBelow(segment, page), lineBeside(segment, page)]) {
    if (!place || isLabelled(place.text) || !isName(cleanName(place.text)) || PLACE.test(place.text)) continue
    const block = linesDown(place, page)
    const end = COMPANY_END.test(block[1]?.text ?? '') ? block[1] : undefined
    const words = [...place.words, ...(end?.words ?? [])]
    const hasAbn = (!isFrom || isAlone) && abnsIn(block).length > 0
    if (hasAbn || (!isFrom && block.slice(1).some(line => isAddress(line.text))))
      return [{ name: cleanName(joinTexts(words)), score: hasAbn ? SURELY : SAID + near, words }]
  }
  return []
}

/** `Sold by X Pty Ltd`, the ABN beside it the page's only one, and no print above that bears a word of the name. */
export function isSoldBy(segment: Segment, company: string, page: PageLayout): boolean {
  const isSaid = SOLD_BY.test(withoutAbn(segment.text))
  return (
    isSaid &&
    abnsIn(page.rows.flatMap(row => row.segments)).length === 1 &&
    !isCalledSo(company, segment, page)
  )
}

/** What stands before an ABN. */
export function withoutAbn(text: string): string {
  return text.replace(/\b(?:A\.?B\.?N\b\.?|Australian Business Number).*$/i, '').trim()
}

/** Each ABN once. */
export function abnsIn(segments: readonly Segment[]): string[] {
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
