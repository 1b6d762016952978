import { findAbns } from '../../values/abn.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import { isShopsOrder, UNNUMBERED } from '../../vocabulary/order-words.ts'
import { saysNone } from '../../vocabulary/says-none.ts'
import { isAddress } from '../addresses.ts'
import type { Accept } from '../labels/whole-values.ts'
import { isTitle } from '../titles.ts'
import { acceptNumber, IN_SENTENCE, isAmount, isDate, PHONE, withoutDateBehind } from './accept-number.ts'

/** `STOCK`, `VERBAL DAVE` or `RG-BINS-MAY` may be all the order there is: a person should look. */
const IN_WORDS = /^[A-Z]{3,}(?:[ /-]+[A-Z]{2,}){0,2}$|^[A-Z]{2}(?:-[A-Z]{2,}){1,3}$/
/** Who ordered and for what (`Kaz / mower`), or the other way round (`Red mower / Kaz`); names of columns are not set so. */
const FOR_WHAT = /^[A-Z][a-z]+ \/ [a-z]{3,}$|^[A-Z][a-z]+(?: [a-z]{3,}){1,2} \/ [A-Z][a-z]+$/
/** Who ordered, before the number (`Kaz 30377`, `Kaz, 30377`); a year or a few figures are of a vehicle (`Falcon 2012`, `Loader 950`). */
const ORDERED_BY = /^([A-Z][a-z]{1,9}),?\s+(?!(?:19|20)\d\d$)(\d{4,})$/
/** The same in capitals or before a mark, as vehicles and places stand as well (`KAZ 30377`, `Kaz / 30377`, `Hilux - 30377`): to be looked at. */
const PERHAPS_ORDERED_BY =
  /^([A-Z]{4,10}(?= )|[A-Z][a-z]{1,9}(?=\s?[/–-]))\s?[/–-]?\s+(?!(?:19|20)\d\d$)(\d{4,})$/
/** Who ordered, how, and under what number (`Jim / verbal 1104`). */
const WHO_AND_HOW = /^[A-Z][a-z]+ \/ (?:verbal|phoned?|e-?mail(?:ed)?|text|sms) \S*\d\S*$/i
const WORDS_ONLY = 0.4

/** A web shop's own number, unless a label says whose. */
const SHOPS_OWN = 0.2
/** The rest of a label that nobody knows (`Order note: PO5588 please ring`). */
const LABEL_GOES_ON = /^[a-z]{3,}:\s*(?=(?:P\.?O\.? )?\S*\d)/
/** Says itself what it is. */
const SAYS_PO = /^P\.?O\b\.?\W*\d|^P\.?O\d/
/** Letters that shorten a street's name before figures, as papers are numbered (`Dr 1107`). */
const LETTERED = /^(?:st|rd|ave|dr|ct)\s+\d{3,}$/i
/** A line to write on, or the rest of a post box (`CUSTP.O. BOX`). */
const EMPTY = /^(?:-+|_+|box)$/i
/** Beside the number of an invoice, whichever of them is printed first (`PO 3304 / INV-20618`). */
const OF_INVOICE = /^(?:tax )?inv(?:oice)?\.?\W*\d/i
const OF_TWO = /^(.+?)\s+[/|]\s+(.+)$/
/** The other half that may be the invoice's own as well: its part, or a year (`INV 20417 / 2`, `INV-88213 / Job 12`). */
const SHORT_HALF = /^(?:[a-z]+\.? )?(?:\d{1,2}|(?:19|20)\d\d)$/i
/** No order, whatever number is behind it (`INV-20417 / Account KET01`). */
const OTHER_HALF =
  /^(?:(?:acc(?:oun)?t|a\/c|cust(?:omer)?|docket|delivery|page|rego|quote)\b(?!.*\b(?:order|p\/?o)\b)|sales order\b)/i
/** A letter behind a stroke or a dash: the order's, or of who ordered. */
const LETTERED_END = /\d [/–-] [A-Z]$/
/** `Purchase order (4410)`. */
const IN_BRACKETS = /^\(([^()\s]+)\)$/

/** `FROM 08/2016`, of a vehicle; `through your order page within 30 days`, `within 14 days`, `(reference rate JPY 0.01061)`. */
const SENTENCE =
  /^FROM \d\d\/\d{4}$|^(?:before|after|until|over|above)\b|^(?:[a-z]+ )?(?:within|in|from|to|for|by|at|on|is|are|was|has|will)\b|^[a-z]{3,} [^(]*\d\.\d[^(]*\)/

/** `Visa ending 4417`. */
const OF_CARD = /\b(?:ending|ends)(?: in)? (?:[x*•.]+ ?)?\d{4}\b/i

/** How much of something (`7T2 / 0.75L`), but of a word it says which (`Kestrel 3.0L`): goods are measured so, and numbered in whole figures. */
const MEASURED = /(?<![\d.]|[a-z]{3}.*)\d+\.\d+ ?(?:l|lt|ltr|litres?|ml|kg|g|mm|cm|m)\b/i

/** The end of a greeting, behind which another sentence tells of the order (`Thanks for your order, Kaz! Order #10277`); `Rush! 4471` is one. */
const GREETED = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?! (?:your )?(?:order\b|#)/i

/** The number of goods beside a column of labels. */
const OF_GOODS = /^(?:sku|p\/n|mpn|part (?:no|number|#))\b/i

/** How much was ordered (`3 items`). */
const COUNTED = /^\d{1,3} (?:items?|pieces?|pcs|lines?|units?|products?|articles?|parts?)\b/i
/** As likely how much was ordered, or which line of goods. */
const SHORT = /^\d{1,2}$/

/** At which of the shop's tills, or who sold, before its number or initials, or alone. */
const OF_TILL =
  /^(?:(?:till|register|terminal)(?=\d)|(?:till|register|terminal|operator|op|cashier|clerk)\b)(?:[\s.:#]*(?:no\.?\s*)?[A-Z\d]{1,3}\b|\W*$)/i

/** Until when to pay (`30 days EOM`, `Net 15`, `Net 30 days, due`), of the box beside an empty one or the row below. */
const TERMS =
  /^\d{1,3} days?\b(?:\D*$| (?:from|after|of|end)\b)|^(?:strictly )?nett? (?:\d{1,2}$|\d{1,3} (?:days?|eom)\b)/i

/** Of the vehicle that the goods are for: what was ordered only where a label says so, and for a person to look at. */
const OF_VEHICLE = /^(?:rego|registration|vin)\b/i
const VEHICLES = 0.25

/** What is printed beside an invoice's number; null where there is none. */
function besideInvoice(text: string): string | null {
  const pieces = OF_TWO.exec(text)?.slice(1) ?? []
  const [order, ...more] = pieces.filter(piece => !OF_INVOICE.test(piece))
  return order && more.length === 0 ? order : null
}

/** Announced no more surely than words are. */
function lessSure<T extends { weight?: number }>(found: T): T {
  return { ...found, weight: Math.min(found.weight ?? 1, WORDS_ONLY) }
}

/** Anything that is known to be something else than an order's number. */
function isOfElse(text: string): boolean {
  return (
    isDate(text) ||
    isAmount(text) ||
    (isAddress(text.replace(IN_SENTENCE, '')) && !LETTERED.test(text)) ||
    PHONE.test(text) ||
    SENTENCE.test(text) ||
    OF_GOODS.test(text) ||
    GREETED.test(text) ||
    TERMS.test(text) ||
    OF_CARD.test(text) ||
    OF_TILL.test(text) ||
    COUNTED.test(text) ||
    MEASURED.test(text) ||
    EMPTY.test(text) ||
    isLabelled(text) ||
    saysNone(text)
  )
}

/** The next label with its value, printed as one word with it (`JOB#:2341`). */
export function isLabelled(text: string): boolean {
  const [, label = ''] = /^([^\s:]{3,12}#?):\S+$/.exec(text) ?? []
  const read = readLabel(label)
  return read !== null && read.meaning !== 'order-number'
}

/** An order number as the customer wrote it, without the word for it and without the person who ordered (`PO 4471 / Dave` is 4471). */
export const acceptOrder: Accept<string> = printed => {
  const order = besideInvoice(printed)
  if (order) {
    if (OTHER_HALF.test(order)) return null
    const half = acceptOrder(order)
    return half && SHORT_HALF.test(order) && !SAYS_PO.test(order) ? lessSure(half) : half
  }
  const text = printed.replace(LABEL_GOES_ON, '').replace(/^[A-Z][a-z]+! (?=P\.?\/?O\b)/, '')
  const found = LABEL_GOES_ON.test(printed) ? acceptOrder(text) : null
  if (found) return { ...found, weight: SAYS_PO.test(text) ? 1 : WORDS_ONLY }
  if (isOfElse(text)) return null
  const [whole = ''] = text.split(',')
  if (LETTERED_END.test(whole) && whole.length < 20 && !isOfElse(whole.slice(0, -4)))
    return { value: whole, taken: whole, weight: WORDS_ONLY }
  // The end of a street and its postcode look alike.
  if (LETTERED.test(text) && isAddress(text)) return { value: text, taken: text, weight: WORDS_ONLY }
  const taken = text
    .replace(IN_BRACKETS, '$1')
    .replace(/^\/\s*/, '')
    .replace(/^(?:no|number)\s?[.:]+\s*(?=\S*\d)/i, '')
    .replace(/^(?:p\.?\/?o\.?|purchase order|order)(?:\s*(?:no|number)\b\.?|\s*#)?[\s:.#]+(?=\S*\d)/i, '')
    .replace(/(?:\s+[/|–-]|\s*[,(])\s*[A-Za-z][A-Za-z .')]*$/, '')
    .replace(IN_SENTENCE, '')
    .replace(/^.*$/, withoutDateBehind)
    // Who ordered, or the next label of a line that runs on (`7139 RE INVOICE : INV-104`).
    .replace(/(?<=\d\S*)\s+[A-Za-z][A-Za-z .']+(?:: ?\S*)?$/, '')
    // Of a bracket that the label stands in (`(your order number MF-1190).`).
    .replace(/^([^(]*)\)[.,;:]*$/, '$1')
    .replace(/[.,;:]+$|\s+[/|–-]$/, '')
    .trim()
  const surely = ORDERED_BY.exec(taken)
  const named = surely ?? PERHAPS_ORDERED_BY.exec(taken)
  if (named && readLabel(named[1] ?? '') === null && !UNNUMBERED.test(named[1] ?? ''))
    return { value: named[2] ?? '', taken, toLookAt: surely === null }
  if (findAbns(text).length > 0) return null
  if (taken.length > 30) return acceptNumber(taken)
  if (UNNUMBERED.test(text)) return { value: text, taken: text, weight: WORDS_ONLY }
  if (!/\d/.test(taken)) {
    const heading = nameOfHeading(taken)
    const isNamed = heading === null || heading === 'part'
    const isOrder = (IN_WORDS.test(taken) || FOR_WHAT.test(text)) && isNamed && !isTitle(taken)
    const value = FOR_WHAT.test(text) ? text : taken
    return isOrder ? { value, taken: value, weight: WORDS_ONLY } : null
  }
  if (isShopsOrder(text)) return { value: taken.replace(/^#/, ''), taken, weight: SHOPS_OWN }
  const value = taken.split(/\s{2,}|,/)[0]?.trim() ?? ''
  // The figure stands behind the comma (`Rear yard, tank 2`).
  if (!/\d/.test(value)) return null
  if (SHORT.test(printed)) return { value, taken: value, weight: WORDS_ONLY }
  if (OF_VEHICLE.test(value)) return { value, taken: value, weight: VEHICLES }
  return value.split(' ').length > 3 && !WHO_AND_HOW.test(value)
    ? acceptNumber(value)
    : { value, taken: value }
}
