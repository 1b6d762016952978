import { isOnCondition } from './beside-due-day.ts'
import { type LabelRead, TO_LOOK_AT } from './label-read.ts'
import { hasMoney, isOfPayment, namesMoney, wordsOf } from './words-of-payment.ts'

/** Due by itself it is no money of the paper's. */
const NO_MONEY = /^(?:credit|card|bank|tax|gst|trade|trading|auto|automatic|direct|visa)$/
/** With these before a name of money it is that of another paper or of another day: what is overdue or last is so by itself. */
const OTHERS_MONEY =
  /\b(?:overdue|last|final) (?:tax )?(?:invoice|account|bill|amount|balance|total|sum|payment)/
/** Whom to pay, by the capitals of a name up to what goes on; some goods are called so as well (`Pay Core Deposit by`). */
const PAYEE =
  /\b((?:[Pp]ay(?:able)?|[Rr]emit|to)(?: to)?) (?!(?:\S+ )*?(?:[Dd]eposit|[Cc]ore|[Bb]ond|[Ee]xchange|[Oo]rder|[Ii]nvoice|[Bb]alance|[Hh]ire|[Ff]reight|[Rr]ego|[Ll]ay-?by)\b)(?:(?:[A-Z][\w.'’&-]*|\([A-Z]+\)),? |& ){1,7}(?=(?:by|on|before|no|not|is|in|within|at)\b|$)/g

/** Where part of the money was paid, the rest of it is due, and no goods (`Deposit 30% paid, remainder`). */
const PARTLY_PAID =
  /(?<!\w)(?:deposit(?: (?:of )?\$?[\d.,]+%?)?|half|\$[\d.,]+|[\d.,]+%) (?:is |was )?(?:paid|received),? (?:the )?(?:remainder|rest|balance)\b/i
/** What leads to a request, and says nothing of what is due (`To avoid late fees please pay`). */
const TO_REQUEST =
  /^(?!.*\b(?:if|unless|once|provided|when|where)\b)(?:to (?:avoid|prevent|keep|maintain|ensure|stay|remain)|for prompt|dear|remittance|phone)\b(?!.*\b(?:receive|get|save|earn|discount|rebate|credit|core|deposit|order|exchange|hire)\b.*(?:please|kindly)).*\b(?=(?:please|kindly) (?:pay|remit|settle|make (?:your )?payment|arrange payment)\b)/i
const THANKS = /^thank(?:s| you) for your (?:business|custom|support|trade|patronage)\b/i

/** What a condition may say without naming anything else that is due. */
const IF = String.raw`\b(?:if|unless|once|provided)(?: (?:not|already|otherwise|agreed|stated|paid|unpaid|settled|first|by|via|in|full|on|before|after|time|you|have|card|eft|cheque|cash|direct|debit|bank|transfer|credit)\b)+`
/** What happens to who pays by the day (`Prices valid if paid by`), where the condition goes on up to that; only what is overdue otherwise is due on it. */
const IF_BY = new RegExp(`${IF}$`, 'i')
const DUE_OTHERWISE = / ((?:over)?due) if (?:un|not )(?:already )?paid\b/i
const CONDITIONS = new RegExp(`${IF},? `, 'gi')
const CONDITION = /\b(?:if|unless|once|provided|otherwise|failing|when|where|should you)\b/i
/** What a condition leaves to be due: any other money may be due only because of it. */
const OWN_ALONE =
  /^(?:(?:the|this|your|our) )?(?:tax )?(?:account )?(?:payment|invoice|account|bill)(?: (?:is|will|be|now|in|full|falls|falling|becomes|considered|deemed|due|overdue|payable|paid|to|by|on|or|before|after))*$/

/** It was, unless it still must be (`Payment received by cheque on 19 April`). */
const RECEIVED = /^(?!.*\b(?:must|should|shall|to|not)\b).*\breceived\b/i

/** Behind the value of a label they are what is due. */
const GOODS =
  /\b(?:next|back[\s-]?order)\b|\b(?:stock|goods|parts|items|cores?|returns?|service|inspection|slip|car|check|test)$/i
/** Labels of whom or where, and of how to pay: other ones may have goods for their value (`Note: Deposit Due:`). */
const NAMES =
  /\b(?:rep(?:resentative)?|sales ?(?:person|man)|operator|consultant|clerk|buyer|customer|client|contact|attn|attention|branch|store|account|acct?|a\/c|terms|via|by)\b(?: (?:name|no\.?|number))?\s*:\s/i
/** The initials behind a reference. */
const INITIALS = /\b(?:[Rr]ef|REF|[Rr]eference)\b[.:]* [A-Z]{2}$/

/** Whether a sentence tells around its day that something else may be due than what the paper asks for. */
export function isOfElse(before: string, behind: string): boolean {
  return isOnCondition(behind) || !asksAlone(before)
}

/**
 * What the label of a day on which something is due means behind other words of its line: it is a guess where they are not all of the paper's own
 * money (`Stock due on`), and none where hardly anything but goods and claims is told so (`Claims not later than`).
 */
export function dueBehind(label: LabelRead, before: string, text: string): LabelRead | null {
  if (label.meaning !== 'due-date') return label
  const guess = { ...label, weight: Math.min(label.weight, TO_LOOK_AT) }
  // A sentence that goes on from the line above.
  if (before === '') return /^n(?:ot|o) later/.test(text) || RECEIVED.test(text) ? guess : label
  if (isByItself(before, text) || INITIALS.test(before) || asksAlone(`${before} ${text}`)) return label
  return /^not later\b/i.test(text) && !hasMoney(before) ? null : guess
}

/** Behind the value of another label stands one that a colon or its own words end (`Operator: House Date Due: 30 June`). */
function isByItself(before: string, text: string): boolean {
  const isDate = /\bdate\b/i.test(`${before.replace(/^.*\s/, '')} ${text}`)
  const isLabel = isDate || text.endsWith(':') || (/^[A-Z]/.test(text) && hasMoney(text))
  return isLabel && (isDate || NAMES.test(before)) && !GOODS.test(before)
}

/** Whether the last clause of a text says nothing but that the paper's own money is to be paid. */
function asksAlone(text: string): boolean {
  const sentence = text
    .replace(PAYEE, '$1 ')
    .replace(/^.*(?:[a-z]{2}[.;]|\d[.;](?= [A-Z])|[!?])\s/, '')
    .replace(/[\s:]+$/, '')
    .replace(THANKS, '')
    .replace(TO_REQUEST, '')
    .replace(PARTLY_PAID, 'balance')
  const told = sentence.replace(DUE_OTHERWISE, ' $1')
  if (IF_BY.test(told)) return false
  const rest = told.replace(CONDITIONS, '')
  if (CONDITION.test(rest)) return false
  const words = wordsOf(clauseOf(rest))
  const clause = words.join(' ')
  if (rest !== sentence && !OWN_ALONE.test(clause)) return false
  const isNamed = words.some(namesMoney) || !words.some(word => NO_MONEY.test(word))
  return isNamed && words.every(isOfPayment) && !OTHERS_MONEY.test(clause) && !RECEIVED.test(clause)
}

/** What stands behind the last mark, or as far before it as money is named. */
function clauseOf(sentence: string): string {
  // Behind the amount of another label.
  const pieces = sentence.split(/[,:|–-]\s+|(?<=\d\.\d\d) (?=[A-Z][a-z])/)
  const from = pieces.findLastIndex(hasMoney)
  return pieces.slice(Math.max(from, 0)).join(' ')
}
