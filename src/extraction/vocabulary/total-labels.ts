/** What a labelled amount below a table says. */
export type TotalLabel =
  | 'goods'
  | 'subtotal'
  | 'freight'
  | 'discount'
  | 'surcharge'
  | 'gst'
  | 'total'
  | 'paid'
  | 'balance'
  | 'carried'
  | 'rounding'

const LABELS: [TotalLabel, RegExp][] = [
  [
    'carried',
    /\b(carried|brought|balance) (forward|fwd|over|f)\b|\b(from|to) ((the )?(next|previous|last|following) (page|sheet)\b|(page|sheet) \d)|^running total\b|\b[cb] ?\/ ?f(wd)?\b|\b(page|this page) (sub ?)?total\b|^continued\b/,
  ],
  // `Trade code TRADE10 (10% off items)`; goods are sold at percent off as well.
  ['discount', /(^(member |loyalty |offer )?|\bcode (\w+ )?)[\d ]+% off\b/],
  ['gst', /^(?:plus|add|total) (?:gst|tax)\b(?! inc| exc)|^(?:gst|tax) on\b/],
  [
    'gst',
    /\b(gst|tax)( amount| content| component| total)?( of| @)?( ?\d+(\.\d+)? ?%)? (included|includes)\b|\b(includes?|included|including|inclusive of|incl|contains) (the )?(gst|tax)( of| amount)\b/,
  ],
  // What a charge is added to or taken off (`Parts before discount`, `Value excl. freight`); with GST, or to be paid, it is more than goods.
  [
    'goods',
    /^(?!gst\b|.*\b(due|payable|owing|paid)\b|.*\binc\w* (of )?(gst|tax)\b).*\b(before|after|exc?l?|excluding|pre) ((any|the|trade|line|account|loyalty) )?(discounts?|rebates?|freight|delivery|surcharges?|levies)\b/,
  ],
  ['subtotal', /^sum\b|^nett?$|^sale amount$/],
  [
    'freight',
    /^(freight|shipping|delivery|postage|courier|cartage|carriage|carrier ?s? ((charge|fee|cost)s?|(and )?(handling|delivery)))\b|^frt (chgs?|charges?|costs?|fee)$|^carriers? (?:to|by|via)\b(?! (?:suit|fit)\b)|\bto (?:your|our|the) (?:door|workshop|premises|depot)$|^post (and )?(pack|packing|packaging|handling)\b|^(express|parcel|registered|express parcel|satchel) post\b|^(post|express) satchel\b|^(?:\w+ )?satchels?(?: \d+ ?kg)?$|^hot ?shot\b|^(?:road|air|rail|overnight|same day) express$/,
  ],
  [
    'subtotal',
    /\b(ex|excl?|exclusive|excluding|excludes|before|pre|less|net of|exc|without|w\/o)( of)? (gst|tax|g s t)\b|\b(gst|tax) (ex|excl?|exclusive|excluded)\b|\bnett? (total|amount|value|invoice|sales?|goods)\b|^total nett?$|\btaxable (amount|value|total|sales?)\b|\b(taxable|net) supply\b/,
  ],
  [
    'total',
    /\b(incl?|inclusive|including|inc|with|plus)( of)? (gst|tax)\b|\b(gst|tax) (incl?|inclusive|included)\b/,
  ],
  ['balance', /\b(balance|amount outstanding|amount owing|outstanding|owing)\b/],
  [
    'paid',
    /\b(paid|received|tendered|payment|eftpos|cash|change|charged? to (?:your |the )?account)\b(?! (?:(?!of |for )\w+ )?(?:surcharge|fee)\b(?!.* (?:paid|received)\b))|(?<!\b(?:core|drum|cylinder|pallet|crate|container|battery|exchange) )\bdeposit\b/,
  ],
  ['rounding', /\brounding\b/],
  ['freight', /\b(freight|shipping|delivery|postage|courier|cartage|carriage)\b/],
  ['discount', /\b(discount|disc|rebate|less|coupon|voucher|promo|promotion)\b/],
  [
    'surcharge',
    /\b(surcharge|levy|handling|admin\w* fee|fee|charges?|insurance|packing|misc\w*|sundr(?:y|ies)|environmental|(?:dangerous|hazardous) goods)\b/,
  ],
  ['subtotal', /\bsub ?-? ?totals?\b/],
  ['gst', /\b(gst|tax|vat|g s t)\b(?! invoice)/],
  // A till counts what it adds up (`TOTAL (3 LINES)`).
  ['total', /^(grand )?total( of)? \d+ (lines?|items?|articles?)$/],
  ['goods', /\b(goods|parts|materials|merchandise|items|labour|lines?|products?)( total| value| amount)?$/],
  ['goods', /\b(total|value of) (goods|parts|materials|labour|lines)\b/],
  [
    'total',
    /\b(total|totals|amount due|amount payable|please pay|pay this amount|total due|invoice amount|to pay|payable|invoice value|grand|gross(?! price))\b/,
  ],
]

/** GST by its whole name, or with points. */
const WRITTEN_OUT = /\bgoods (?:and|&) services tax\b|\bg\.s\.t\.?/gi

/** Postage or shipping, and packing or handling. */
const POSTED = /^(?:[ps]\s?&\s?h|p\s?&\s?p)(?=\W*$|\s*\()/

/** Whether an amount holds GST, said behind what it is. */
const HELD = String.raw`(?:inc|exc?)(?:l(?:uding|uded|usive)?)?`
const GST_BASIS = new RegExp(` (?:${HELD}(?: of)? (?:gst|tax)|(?:gst|tax) ${HELD})$`)
/** Is in what it stands under already. */
const INCLUDED = /^includ(?:es?|ing)\b/
/** What a sum is called, whatever is in it or was taken off. */
const OF_SUM =
  /\b(?:totals?|sub|sum|nett?|gross|amount|value|price|goods|parts|items|labour|order|invoice|after|before|and|plus|with|due|pay|payable|paid|owing|balance)\b/
/** A fee or charges may be all that an invoice is for. */
const IS_CHARGE: Partial<Record<TotalLabel, RegExp>> = {
  freight: /^/,
  discount: /^/,
  surcharge: /\b(?:surcharge|levy)\b/,
}

/** What the words before an amount mean, or null. */
export function readTotalLabel(text: string): TotalLabel | null {
  const words = plainWords(text)
  if (words === '' || words.length > 60) return null
  const label = chargeOf(words) ?? labelOf(words)
  return label !== null && IS_CHARGE[label] && INCLUDED.test(words) ? null : label
}

/** With GST or without it, a charge is a charge (`Express shipping (incl. GST)`). */
function chargeOf(words: string): TotalLabel | null {
  const bare = words.replace(GST_BASIS, '')
  const label = bare === words || OF_SUM.test(bare) ? null : labelOf(bare)
  return label !== null && IS_CHARGE[label]?.test(bare) ? label : null
}

/** First match wins. */
function labelOf(words: string): TotalLabel | null {
  return LABELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

function plainWords(text: string): string {
  return text
    .replace(WRITTEN_OUT, 'gst')
    .toLowerCase()
    .replace(POSTED, 'postage')
    .replace(/\bgst on \$?[\d,]+\.\d\d\b/g, 'gst')
    .replace(/[^a-z0-9%@/]+/g, ' ')
    .replace(/(?<=\b|total|due|payable)aud\b/g, '')
    .trim()
}

/** A rate of tax, in figures or in words. */
const RATE = String.raw`(?:@ )?(?:\d+(?: \d+)?|ten) ?(?:%|per ?cent\b|pct\b|p c\b)`
/** What else is said of a tax; what it is of (`GST free`) is something else. */
const OF_TAX = String.raw`(?:amount|component|content|payable|total|rate|at|of|on|is|added|${RATE})`
/** Letters that differ in what a scan's readers see in a row of dots. */
const MOST_OF_DOTS = 2
const TAX = new RegExp(
  String.raw`^(?:plus |add |total |output |${RATE} )*(?:gst|vat|tax|g s t)(?: ${OF_TAX})*?(?: ${RATE}(.*))?$`,
)

/** Whether words name a tax and nothing else, by itself or with its rate, whatever stands for the dots behind it (`GST at 10 per cent TTT`). */
export function namesTax(text: string): boolean {
  const found = TAX.exec(plainWords(text))
  const behind = found?.[1]?.split(' ') ?? []
  return found !== null && behind.every(word => new Set(word).size <= MOST_OF_DOTS)
}

/** A row that begins like this adds up other rows; it is no line of goods. */
export function isTotalLabel(printed: string): boolean {
  const text = printed.replace(WRITTEN_OUT, 'gst')
  const label = readTotalLabel(text)
  if (label === null) return false
  if (label === 'goods') return /\btotals?\W*$/i.test(text)
  if (['freight', 'discount', 'surcharge', 'paid', 'rounding'].includes(label)) return false
  return (
    label !== 'gst' ||
    /^\W*(?:\d+(?:\.\d+)?\s*%)?\W*(total|add|plus|output)?\W*(gst|tax)\b/i.test(text) ||
    /includ/i.test(text)
  )
}
