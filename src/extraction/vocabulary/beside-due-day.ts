import { isOver } from './how-paid.ts'
import { isOfPayment, wordsOf } from './words-of-payment.ts'

/** Behind the day that a sentence tells, it may be what happens otherwise, or the sum of something else. */
const CONDITION_BEHIND = /^\W*(?:if|unless|for)\b/i

/** Behind any day: less is asked for, or the sentence goes on to what who pays by it gets. */
const OFFER =
  /^[\s,(–-]*(?:less \W?\d|(?:or|then|otherwise) \$\d|(?:receive|get|save|earn|claim|deduct|obtain|enjoy|take) |for (?:an? |your )?(?:\S+ ){0,3}(?:discount|rebate)\b|(?:and|AND) [\w$]|(?:to|TO) (?![A-Z][a-z])[\w$])/
/** So is, behind any mark, what a share, a saving or haste is named by. */
const SAVING =
  /^[\s,.:;=&(–-]*(?:(?:for|with|at|minus|less) )?(?:save\b|early\b|(?:\d+(?:\.\d+)? ?% )?(?:(?:cash|settlement|prompt payment|early payment) )?(?:discount|rebate|off)\b)/i
/** What is asked for or threatened, and where the money goes. */
const NO_GAIN =
  /^[\s,(]*(?:to (?:us\b|our\b|the\b|this\b|bsb\b|bank\b|account\b|avoid\b|prevent\b|ensure\b|(?:remain|stay) (?:in|on|within|inside) (?:your |our |the )?(?:terms|credit|good|order|date)\b|(?:settle|clear|secure) (?:your|this|the|our) (?:account|invoice|balance|supply|terms)\b|(?:assist|help)\b|(?:receive|get|obtain) further\b|continue\b|keep\b|maintain\b|allow\b)|and (?:thank|we thank|contact|call|phone|ring|fax|mark|must|should|is\b|are\b|no\b|not\b|payable|interest|thereafter|before\b|after\b|by\b|(?:please |kindly )?(?:note|take note|quote|use|include|send|e-?mail|return|forward|enclose|attach|post|mail|advise|detach|retain|keep|reference|make|ensure)\b)|(?:to|and) save (?:paper|time|fees|costs)\b)(?!.*(?:%|\b(?:discount|rebate|free|gift|bonus|price|pricing|draw|offer|program|reward|points|lay-?by|bond)|\bcredit\b(?! (?:open|terms|limit))))/i
/** Between a label and its day, what goods do (`Balance due to arrive on 19 April`), or how they come. */
const ARRIVES =
  /^(?:(?:to )?(?:arrive|be (?:delivered|despatched|dispatched|shipped|sent|supplied|collected))|(?:by )?(?:road|rail|air|sea|courier|freight|truck))\b/i

/** Whether what stands behind a day makes it one on which something else may be due. */
export function isOnCondition(behind: string): boolean {
  return CONDITION_BEHIND.test(behind)
}

/** Whether a day is told, by what stands behind it, for who wants to pay less. */
export function isOffered(behind: string): boolean {
  return (OFFER.test(behind) && !NO_GAIN.test(behind)) || SAVING.test(behind)
}

/** Whether goods are due on the day behind that text, which stands behind a label. */
export function isOfGoods(text: string): boolean {
  return ARRIVES.test(text)
}

/** Whether that text, which stands between a label and its day, leaves open whether the paper's money is due on that (`Pay` … `Cores by`). */
export function isOpenBetween(text: string): boolean {
  return isOver(text) || !wordsOf(text).every(isOfPayment)
}
