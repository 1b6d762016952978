import type { LabelRead } from './label-read.ts'
import { isOfOthers } from './other-labels.ts'

/** What a sentence calls the money that a paper asks for, or how it is paid. */
const MONEY =
  /\b(?:pay\w*|paid|settle\w*|remit\w*|amounts?|balances?|totals?|sums?|accounts?|invoices?|bills?|moneys?|monies|funds|debts?|cheques?|cash|terms|owed|owing)\b|\$|\b(?:it|this|which|that)(?: (?:is|was|falls|becomes|will be|shall be))?$|^(?:eft|direct debit)$/i
/** What else is due, whatever its money is called (`Backorder balance`), or taken off for who pays before (`Discount if paid`). */
const OF_ELSE = [
  /\bback[\s-]?order(?:s|ed)?\b|\bdiscounts?\b|\brebates?\b|\b(?:drawn|supplied) from stock\b|\bnext (?:\w+ )?(?:services?|deliver(?:y|ies)|visits?|inspections?|orders?|appointments?|instal?ments?|payments?)\b/i,
  // Goods that are still to come, and what is held for some.
  /\b(?:balance|remainder|rest) of (?:\w+ ){0,2}(?:orders?|goods|stock|items|parts)\b/i,
  /\b(?:deposit|core|bond) (?:amount|charge|fee|balance)s?\b(?!.*\b(?:amount|balance|total)\b)/i,
  // What other papers ask for.
  /\b(?:previous|prior|earlier|last|overdue) (?:(?!to\b)\w+ )?(?:invoice|bill|statement|account|amount|balance|total|payment)s?\b(?!.*\b(?:amount|balance|total)\b)/i,
  // What happens otherwise, or to who pays by then.
  /(?<!\boverdue )\b(?:if|unless|provided|once) (?:\w+ ){0,4}(?:pay|paid|payment|received|settled|cleared)\b(?!.*\bdue\b)[^,:]*$/i,
  // What was paid.
  /\breceived with thanks\b|(?<!\b(?:must|should|to) have )\b(?:was|were|been|already) (?:\w+ )?(?:paid|received|settled)\b/i,
]
/** Behind the day that a sentence tells, it may be what happens otherwise, or the sum of something else. */
const CONDITION = /^\W*(?:if|unless|for)\b/i
/** What who pays by that day gets for it. */
const OFFER =
  /^[\s,(]*(?:(?:to|and)(?: \w+)? (?:receive|get|save|earn|claim|deduct|obtain|enjoy|take)\b(?=.{0,60}(?:[%$]|\b(?:discount|rebate|off)\b))|for (?:an? |your )?(?:\S+ ){0,3}(?:discount|rebate)\b)/i
/** Between a label and its day, what goods do (`Balance due to arrive on 19 April`), or how they come. */
const ARRIVES =
  /^(?:(?:to )?(?:arrive|be (?:delivered|despatched|dispatched|shipped|sent|supplied|collected))|(?:by )?(?:road|rail|air|sea|courier|freight|truck))\b/i

/** Labels of whom or which place a paper names; what goods come with may be late itself (`Carrier: Toll`). */
const NAMES =
  /\b(?:rep(?:resentative)?|sales ?(?:person|man)|operator|consultant|clerk|buyer|customer|client|contact|attn|attention|branch|(?:served|entered|prepared|ordered) by)\s*:\s*$/i
/** Behind a name they are what is due. */
const GOODS = /\b(?:stock|goods|parts|items|cores?|returns?|service|inspection|slip|car|check|test)$/i
/** The initials behind a reference. */
const INITIALS = /\b(?:[Rr]ef|REF|[Rr]eference)\b[.:]* [A-Z]{2}$/
/** Nothing is due by it. */
const THANKS = /^thank(?:s| you) for your (?:business|custom|support|trade|patronage)$/i
/** Words of a person's or a place's name; behind more of them something else may be due (`Sam Loan Car`). */
const MOST_OF_NAME = 2
/** Only to be looked at. */
const GUESS = 0.4

/** Whether a sentence tells around its day when something else is due than what the paper asks for. */
export function isOfElse(before: string, behind: string): boolean {
  return CONDITION.test(behind) || namesElse(before.replace(/^.*[a-z]{2}[.;]\s/i, ''))
}

/** Whether a day is told, by what stands behind it, for who wants to pay less. */
export function isOffered(behind: string): boolean {
  return OFFER.test(behind)
}

/** Whether goods are due on the day behind that text, which stands behind a label. */
export function isOfGoods(text: string): boolean {
  return ARRIVES.test(text)
}

/**
 * What the label of a day on which something is due means behind other words of its line: a label that does not say itself what is due
 * (`Stock due on`) is a guess where they name no money, and none where hardly anything but goods and claims is told so (`Claims not later than`).
 */
export function dueBehind(label: LabelRead, before: string, text: string): LabelRead | null {
  if (label.meaning !== 'due-date') return label
  const clause = clauseOf(before)
  const isGoingOn = before === '' && /^n(?:ot|o) later/.test(text)
  // `Operator: House Date Due: 30 June`, of a line of labels and values.
  const saysItself = MONEY.test(text) || /\bdate/i.test(text) || /\bdate$/i.test(clause)
  // Of goods as well as of what is paid, as the clause before tells.
  const told = /^(?:the )?(?:remainder|rest)$/i.test(clause) && /[%$]/.test(before) ? before : clause
  const isOpen = clause !== '' && !saysItself && !MONEY.test(told) && !isOther(clause, before)
  if (isOpen && /^not later\b/i.test(text)) return null
  return isOpen || isGoingOn || namesElse(`${clause} ${text}`)
    ? { ...label, weight: Math.min(label.weight, GUESS) }
    : label
}

function namesElse(clause: string): boolean {
  return OF_ELSE.some(one => one.test(clause))
}

/** The words that go on up to the end of a text, without what a mark parts from them. */
function clauseOf(before: string): string {
  return before.replace(/^.*[.,;:!?)–-](?:\s|$)/, '').trim()
}

/** Words that tell nothing of what is due: thanks, or the value of another label. */
function isOther(clause: string, before: string): boolean {
  if (THANKS.test(clause) || INITIALS.test(clause)) return true
  const words = clause.split(/\s+/)
  return (
    NAMES.test(before.slice(0, before.length - clause.length)) &&
    words.length <= MOST_OF_NAME &&
    words.every(word => /^[A-Z]/.test(word) && !isOfOthers(word.toLowerCase())) &&
    !GOODS.test(clause)
  )
}
