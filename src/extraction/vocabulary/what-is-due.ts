import { type LabelRead, TO_LOOK_AT } from './label-read.ts'

/** The money that a paper asks for, and how it is paid: one of them tells what a clause is about. */
const MONEY =
  /^(?:pay|payable|payments?|paid|settled?|settlement|remit|remittance|amounts?|balances?|totals?|sums?|accounts?|acct|invoices?|bills?|moneys?|monies|funds|debts?|cheques?|cash|terms|owed|owing|outstanding|overdue|eft|eftpos|bpay|debit|debited|drawn|deducted|charged|transfer)$/
/** Whatever else a clause says that asks for nothing but that. */
const BESIDES =
  /^(?:due|dates?|days?|months?|eom|nett?|strictly|prompt|immediate|immediately|now|full|please|kindly|note|make|arrange|let|so|i|would|look|forward|monthly|glad|grateful|appreciate|ensure|allow|thank|thanks|you|require[sd]?|requested|expected|wanted|asked|trade|trading|received|made|cleared?|reach(?:es)?|falls?|falling|becomes?|become|considered|deemed|without|with|under|accordance|nominated|appreciated|online|statement|shown|agreed|arranged|weekly|fortnightly|extended|deductions?|set-?off|direct|directly|automatic(?:ally)?|auto|bank|banking|card|credit|visa|mastercard|amex|ending|aud|au|gst|tax|inc|incl|including|inclusive|final|latest|last|end|following|above|below|only|all|no|later|than|before|until|till|within|after|from|via|by|on|or|and|of|in|into|to|for|at|as|per|the|this|that|which|it|its|your|our|us|we|is|are|be|been|have|will|must|should|shall|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
/** Due by itself it is no money of the paper's. */
const NO_MONEY = /^(?:credit|card|bank|tax|gst|trade|trading|auto|automatic|direct|visa)$/
/** A sum or a count; not a share, which may be taken off. */
const FIGURE =
  /^(?:(?:aud|a)?\$?\d[\d.,]*|seven|ten|fourteen|twenty|twenty-one|thirty|forty-five|sixty|ninety)$/
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

/** Behind the day that a sentence tells, it may be what happens otherwise, or the sum of something else. */
const CONDITION_BEHIND = /^\W*(?:if|unless|for)\b/i
/** Behind any day: less is asked for, or the sentence goes on to what who pays by it gets. */
const OFFER =
  /^[\s,(–-]*(?:less \W?\d|(?:receive|get|save|earn|claim|deduct|obtain|enjoy|take) |for (?:an? |your )?(?:\S+ ){0,3}(?:discount|rebate)\b|(?:and|AND) [\w$]|(?:to|TO) (?![A-Z][a-z])[\w$])/
/** What is asked for or threatened, and where the money goes. */
const NO_GAIN =
  /^[\s,(]*(?:to (?:us\b|our\b|the\b|this\b|bsb\b|bank\b|account\b|avoid\b|prevent\b|ensure\b|(?:remain|stay|settle|clear|secure|assist|help)\b|(?:receive|get|obtain) further\b|continue\b|keep\b|maintain\b|allow\b)|and (?:thank|we thank|contact|call|phone|ring|fax|mark|must|should|is\b|are\b|no\b|not\b|payable|interest|thereafter|before\b|after\b|by\b|(?:please |kindly )?(?:note|take note|quote|use|include|send|e-?mail|return|forward|enclose|attach|post|mail|advise|detach|retain|keep|reference|make|ensure)\b)|(?:to|and) save (?:paper|time|fees|costs)\b)(?!.*(?:%|\bdiscount|\brebate|\bcredit\b))/i
/** Between a label and its day, what goods do (`Balance due to arrive on 19 April`), or how they come. */
const ARRIVES =
  /^(?:(?:to )?(?:arrive|be (?:delivered|despatched|dispatched|shipped|sent|supplied|collected))|(?:by )?(?:road|rail|air|sea|courier|freight|truck))\b/i

/** Between a label and its day, on what that depends, or what is over (`Payment was due 19 April`). */
const DEPENDS = /^(?:if|unless|once|when|was|were|has|had|(?:in )?stock)\b/i
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
  return CONDITION_BEHIND.test(behind) || !asksAlone(before)
}

/** Whether a day is told, by what stands behind it, for who wants to pay less. */
export function isOffered(behind: string): boolean {
  return OFFER.test(behind) && !NO_GAIN.test(behind)
}

/** Whether goods are due on the day behind that text, which stands behind a label. */
export function isOfGoods(text: string): boolean {
  return ARRIVES.test(text)
}

/** Whether that text, which stands behind a label, leaves open whether the paper's money is due on its day. */
export function isOpenBehind(text: string): boolean {
  return DEPENDS.test(text)
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
  const isNamed = words.some(word => MONEY.test(word)) || !words.some(word => NO_MONEY.test(word))
  return isNamed && words.every(isKnown) && !OTHERS_MONEY.test(clause) && !RECEIVED.test(clause)
}

/** What stands behind the last mark, or as far before it as money is named. */
function clauseOf(sentence: string): string {
  // Behind the amount of another label.
  const pieces = sentence.split(/[,:|–-]\s+|(?<=\d\.\d\d) (?=[A-Z][a-z])/)
  const from = pieces.findLastIndex(hasMoney)
  return pieces.slice(Math.max(from, 0)).join(' ')
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\ba\/c\b/g, 'account')
    .replace(/\bnot (?=later\b)/g, '')
    .split(/[\s/&,:()*–]+|-(?=\s|$)/)
    .map(word => word.replace(/\.$/, ''))
    .filter(word => /\w/.test(word))
}

function hasMoney(text: string): boolean {
  return wordsOf(text).some(word => MONEY.test(word))
}

function isKnown(word: string): boolean {
  return MONEY.test(word) || BESIDES.test(word) || FIGURE.test(word)
}
