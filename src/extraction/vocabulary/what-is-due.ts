import { isOnCondition } from './beside-due-day.ts'
import { isOver, leavesNothingToPay } from './how-paid.ts'
import { type LabelRead, TO_LOOK_AT } from './label-read.ts'
import { withoutPayees } from './payees.ts'
import { hasMoney, isOfMoney, isOfPayment, wordsOf } from './words-of-payment.ts'

/** With these before a name of money it is that of another paper or of another day: what is overdue or last is so by itself. */
const OTHERS_MONEY = [
  /\b(?:overdue|last|final|first|second|third|next) (?:tax )?(?:invoice|account|bill|amount|balance|total|sum|payment)/,
  /\b(?:last|previous) months?\b/,
  /\bpayment \d(?! \d| days)\b/,
  /\bstatement (?:amount|balance|total)/,
  /\b(?:overdue|only) \$?\d/,
  /\b(?:amounts|invoices|accounts|balances) (?:overdue|outstanding)\b/,
  /\b(?:pay|paid|made)\b.* (?:in)?to your account\b/,
]
/** Whose terms they are, and no other paper that is due. */
const PER_STATEMENT = /\b(?:as per|per|from|of|with|on|under)(?: (?:the|your|our))?(?: date of)? statement\b/i

/** Where part of the money was paid, the rest of it is due, and no goods (`Deposit 30% paid, remainder`). */
const PARTLY_PAID =
  /(?<!\w)(?:deposit(?: (?:of )?\$?[\d.,]+%?)?|half|\$[\d.,]+|[\d.,]+%) (?:is |was )?(?:paid|received),? (?:the )?(?:remainder|rest|balance)\b/i
/** What leads to a request, and says nothing of what is due (`To avoid late fees please pay`). */
const TO_REQUEST =
  /^(?:(?:to|for) (?:(?:avoid|prevent|keep|maintain|ensure|stay|remain|prompt|continued|late|overdue|interest|fees?|charges?|penalt(?:y|ies)|suspension|disruption|delays?|your|our|account|credit|open|current|in|order|good|standing|up|to|date|continuity|of|supply|any|further|additional|the|a|on|terms|and|or|payment|processing|allocation|being|stop|hold),? )+|dear (?:customer|sir|madam|sir\/madam|sir or madam),? |remittance(?: advice)?\W+|(?:queries\W+)?(?:phone|ph|tel|call)\W*[\d() ]+\W*)(?=(?:(?:please|kindly) )?(?:pay|remit|settle|make (?:your )?payment|arrange payment)\b)/i
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

/** What leaves open whether the day behind it is the last for paying. */
const OBLIGES = /\b(?:due|pay|payable|payments?|terms|debit(?:ed)?|drawn|overdue|matur(?:es|ity))\b/i

/** What a term counts from. */
const COUNTS_FROM = /\bfrom\W*$/i

/** Behind the value of a label they are what is due. */
const GOODS =
  /\b(?:next|back[\s-]?order)\b|\b(?:stock|goods|parts|items|cores?|returns?|service|inspection|slip|cars?|tools?|deposit|crates?|pallets?|hire|rego|claim|check|test)$/i
/** Labels of whom, of where and of how to pay. */
const WHO = String.raw`rep(?:resentative)?|sales ?(?:person|man|rep)|operator|consultant|clerk|user|buyer|debtor|customer|client|cust|contact|attn|attention|branch|store|warehouse|carrier|driver|served|sold to|ship|account|acct?|a\/c|terms|via`
/** The nearest label before them, of these or of a paper: other ones may have goods for their value (`Note: Deposit Due:`). */
const NAMES = new RegExp(
  String.raw`\b(?:${WHO}|(?<!lay[ -])by|ref(?:erence)?|p\/?o|(?:order|invoice|quote) (?=n))\b(?: ?(?:name|no\.?|number))?\s*:\s[^:]*$`,
  'i',
)
/**
 * What a title or label before a colon says that its money or day is for, whatever number it has (`Special order No: 88213`). Goods may end a
 * customer's name before the next label as well (`Moe Parts Rep:`), and their invoice is the paper's own.
 */
const OF_ELSE = new RegExp(
  String.raw`\b(?:deposit|lay-?by|instal?lments?|bond|hire|loan|special(?: offer)?|back[- ]?orders?|core|warranty|claim|returns?|(?:parts?|goods|exchange)(?! (?:${WHO}|invoice|total)\b))\b[^:]{0,12}: `,
  'i',
)
/** The initials behind a reference. */
const INITIALS = /\b(?:[Rr]ef|REF|[Rr]eference)\b[.:]* [A-Z]{2}$/

/** Whether a sentence tells around its day that something else may be due than what the paper asks for. */
export function isOfElse(before: string, behind: string): boolean {
  return isOnCondition(behind) || !asksAlone(before)
}

/** Whether a text before a day says nothing but what the paper's own money is, and that it is to be paid at some time. */
export function mayAsk(before: string): boolean {
  return OBLIGES.test(before) && !COUNTS_FROM.test(before) && !leavesNothingToPay(before) && asksAlone(before)
}

/**
 * What the label of a day on which something is due means behind other words of its line: it is a guess where they are not all of the paper's own
 * money (`Stock due on`), and none where hardly anything but goods and claims is told so (`Claims not later than`).
 */
export function dueBehind(label: LabelRead, before: string, text: string): LabelRead | null {
  if (label.meaning !== 'due-date') return label
  const guess = { ...label, weight: Math.min(label.weight, TO_LOOK_AT) }
  // A sentence that goes on from the line above.
  if (before === '') return /^n(?:ot|o) later/.test(text) || isOver(text) ? guess : label
  if (isByItself(before, text) || INITIALS.test(before) || asksAlone(`${before} ${text}`)) return label
  return /^not later\b/i.test(text) && !hasMoney(before) ? null : guess
}

/** Behind the value of another label stands one that a colon or its own words end (`Operator: House Date Due: 30 June`). */
function isByItself(before: string, text: string): boolean {
  const isDate = /\bdate\b/i.test(`${before.replace(/^.*\s/, '')} ${text}`)
  const isLabel = isDate || text.endsWith(':') || (/^[A-Z]/.test(text) && hasMoney(text))
  return isLabel && NAMES.test(before) && !GOODS.test(before) && !OF_ELSE.test(before)
}

/** Whether the last clause of a text says nothing but that the paper's own money is to be paid. */
function asksAlone(text: string): boolean {
  const sentence = withoutPayees(text)
    .replace(PER_STATEMENT, '')
    .replace(/^.*(?:[a-z]{2}[.;]|[A-Z]{3}[.;]|\d[.;](?= [A-Z])|[!?])\s/, '')
    .replace(/[\s:]+$/, '')
    .replace(THANKS, '')
    .replace(TO_REQUEST, '')
    .replace(PARTLY_PAID, 'balance')
  const told = sentence.replace(DUE_OTHERWISE, ' $1')
  if (IF_BY.test(told)) return false
  const rest = told.replace(CONDITIONS, '')
  if (CONDITION.test(rest) || OF_ELSE.test(rest)) return false
  const words = wordsOf(clauseOf(rest))
  const clause = words.join(' ')
  if (rest !== sentence && !OWN_ALONE.test(clause)) return false
  const isOthers = OTHERS_MONEY.some(pattern => pattern.test(clause)) || isOver(clause)
  return isOfMoney(words) && words.every(isOfPayment) && !isOthers
}

/** What stands behind the last mark, or as far before it as money is named. */
function clauseOf(sentence: string): string {
  // Behind the amount of another label.
  const pieces = sentence.split(/[,:|–-]\s+|(?<=\d\.\d\d) (?=[A-Z][a-z])/)
  const from = pieces.findLastIndex(hasMoney)
  return pieces.slice(Math.max(from, 0)).join(' ')
}
