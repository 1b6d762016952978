import { type PageLayout, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { saysNone } from '../../vocabulary/says-none.ts'
import { isAddress } from '../addresses.ts'
import { type Candidate, findLabelled } from '../labels/labels.ts'
import { isTitle } from '../titles.ts'

/** For what goods are ordered (`Ute bench`, `Stk top-up`): two capitalised words are of a person, a company or a place. */
const FOR_WHAT = /^[A-Za-z][a-z]{2,}(?:[ -]+[a-z]{2,}){1,2}$/
/** How they are, and by whom (`Verbal B. Stone`). */
const HOW = /^(?:verbal|phone|stock)(?:[ -]+(?:[A-Za-z][a-z]+|[A-Z]\.)){1,2}$/i
/** How goods are sold, paid for or sent, or how far the order is, as other boxes of a form say it. */
const OF_ELSE =
  /\b(?:accounts?|cash|credit|debit|card|bank|transfer|cheque|deposit|pay|payment|paid|terms|counter|sales?|retail|trade|web|website|online|internet|shop|store|same|next|day|days|week|being|arranged|pending|advised?|confirmed?|awaiting|awaited|supplied|required|freight|road|rail|air|sea|express|post|mail|courier|carrier|collect(?:ed|ion)?|pick(?:ed)?|pickup|deliver(?:y|ed)?|despatch|dispatch|ship(?:ped|ping)?|street|avenue|lane|drive|highway|manager|person|rep|method|instructions?|details|contact|type|terms?|name|date|by|to|from|of|for|via|no|and|or|the|your|our|see|page)\b/i
/** The label right before it says that it asks for an order: a bare reference may be of anything. */
const BEHIND_ORDER = /(?:\border|\bp\.? ?\/?o)\b\W*(?:(?:no|num|number|nr|ref|reference)\b\W*)?$/i
/** Less than any number. */
const WEIGHT = 0.4

/**
 * Orders in a few words, only to be looked at: on their label's own line, as the last of it. Beneath an empty label, or between others, stands what
 * another one asks for.
 */
export function ordersInWords(pages: readonly PageLayout[]): Candidate<string>[] {
  return findLabelled(
    pages,
    ({ meaning, weight }) => (meaning === 'order-number' ? WEIGHT * weight : null),
    text => (isOrder(text) ? { value: text, taken: text } : null),
  ).filter(one => endsLineOfLabel(one, pages))
}

function isOrder(text: string): boolean {
  if (!FOR_WHAT.test(text) && !HOW.test(text)) return false
  const heading = nameOfHeading(text)
  const isOther =
    OF_ELSE.test(text) || looksLikeLabel(text) || saysNone(text) || isAddress(text) || isTitle(text)
  return !isOther && (heading === null || heading === 'part')
}

function endsLineOfLabel({ words }: Candidate<string>, pages: readonly PageLayout[]): boolean {
  const row = pages
    .flatMap(page => page.rows)
    .map(wordsOfRow)
    .find(own => own.includes(words[0] as (typeof own)[number]))
  const start = row?.findIndex(word => word === words[0]) ?? -1
  return row !== undefined && row.at(-1) === words.at(-1) && BEHIND_ORDER.test(joinTexts(row.slice(0, start)))
}
