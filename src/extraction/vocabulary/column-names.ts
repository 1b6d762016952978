import { CUSTOMER, OWN_WORDS } from './customer-words.ts'

/** What a column of a line table holds. `quantity` is of unstated kind; `supplied` says it was delivered. */
export type ColumnName =
  | 'line'
  | 'part'
  | 'description'
  | 'quantity'
  | 'ordered'
  | 'supplied'
  | 'backordered'
  | 'measure'
  | 'list'
  | 'unit'
  | 'net'
  | 'discount'
  | 'tax'
  | 'total'
  | 'other'

/** Words for goods that have numbers (`Part & particulars`), and not only for what is said or done (`Details`, `Service`). */
const NUMBERED = /\b(?:parts?|items?|stock|products?|articles?|materials?|codes?|sku)\b/i

/** Vehicles may stand before what is done to them (`Parts & labour`). */
const DONE = /\b(?:labou?r|services?|work|repairs?)\b/i

export function isOfNumbered(heading: string): boolean {
  return NUMBERED.test(heading) && !DONE.test(heading)
}

/**
 * Whose numbers of goods stand under a heading: the supplier's own; a rival's to those, by which goods may as well have been supplied (the maker's, a
 * brand's, an original's), or those of what was sent instead; another's, by which nobody orders of him (a customer's, a vehicle's maker's, what was
 * replaced), the more so where it says `your`; or those of what was ordered, in place of which another may have been sent.
 */
export type Owner = 'own' | 'rival' | 'sent' | 'other' | 'yours' | 'ordered'

const GOODS = '(?:part|code|item|stock|product|article|model|no|number|num|nr)'
/** Says by itself that numbers of goods are meant: `Part Ordered` and `No Supplied` may as well name or count them. */
const NUMBER = `(?:${GOODS} (?:no|number|num|nr|code)|code)`
const SENT = '(?:we )?(?:supplied|sent|shipped|delivered|d[ei]spatched)'
const ASKED = '(?:you )?(?:ordered|requested)'
/** What was supplied in place of the goods that were ordered (`Superseded by`, `Replacement No`, `Sent as`, `Part No supplied`). */
const IN_PLACE = new RegExp(
  String.raw`^(?:supersed|replac|substitut)\w*(?: (?:by|to|with|${GOODS}))+$|^${SENT} as(?: ${GOODS})*$|^${NUMBER} ${SENT}$`,
)
/** What was asked for, whatever was supplied (`Ordered as`, `Part No ordered`). */
const ASKED_FOR = new RegExp(String.raw`^${ASKED} as(?: ${GOODS})*$|^${NUMBER} ${ASKED}$`)
/** The same where numbers stand below, as names or counts might (`Part supplied`, `Ordered code`, of which the first word may head a count). */
const MAY_BE_IN_PLACE = new RegExp(`^${GOODS}s? ${SENT}$|^${SENT}(?: ${GOODS}s?){0,2}$`)
const MAY_BE_ASKED_FOR = new RegExp(`^${GOODS}s? ${ASKED}$|^${ASKED}(?: ${GOODS}s?){0,2}$`)
/** What was given up for them (`Replaces`, `Superseded No`). */
const GIVEN_UP = /^(?:replace|supersede)[sd](?! (?:by|to|with)\b)/
const YOURS = String.raw`(?:your|yr)${OWN_WORDS} ${GOODS}(?: ${GOODS})?$`
const OWNERS: [Owner, RegExp][] = [
  ['yours', new RegExp(String.raw`\b${YOURS}`)],
  ['other', GIVEN_UP],
  ['sent', IN_PLACE],
  ['sent', MAY_BE_IN_PLACE],
  ['ordered', ASKED_FOR],
  ['ordered', MAY_BE_ASKED_FOR],
  [
    'rival',
    new RegExp(
      String.raw`\b(?:mfr|mfg|mnf|manuf\w*|makers?|genuine|brand(?! code)|orig(?:inal)?|alt\w*) ${GOODS}\b|^mpn$|^(?:substitute|alternative|alternate|alt)s?$`,
    ),
  ],
  [
    'other',
    new RegExp(
      String.raw`\boem? ${GOODS}\b|${CUSTOMER}${OWN_WORDS} ${GOODS}\b|\bline (?:code|no|number|num|nr)\b|^brand code$`,
    ),
  ],
  [
    'own',
    /^(?:our |supplier |vendor |seller )?(?:part|item|stock|product|catalogue|cat|article|material)s? (?:no|num|nr|number|code)$|^(?:our|supplier|vendor|seller) (?:part|code|item)$|^sku$|^p ?no?$/,
  ],
]

/** Null where the heading does not say; beside the numbers of another the supplier's own may stand under any. */
export function ownerOfNumbers(heading: string): Owner | null {
  const words = plainWords(heading)
  const told = OWNERS.find(([, names]) => names.test(words))?.[0]
  return told ?? OF_COUNTS[nameOfHeading(heading) ?? 'other'] ?? null
}

/** Under what counts goods elsewhere (`Ordered`, `Shipped`) their numbers may stand. */
const OF_COUNTS: Partial<Record<ColumnName, Owner>> = { supplied: 'sent', ordered: 'ordered' }

/** Headed as what was ordered or sent, in words that may mean counts, or numbers of goods as well (`Shipped`, `Part ordered`). */
export function mayHeadNumbers(heading: string): boolean {
  const words = plainWords(heading)
  const isOne = !words.includes(' ') && OF_COUNTS[nameOfHeading(heading) ?? 'other'] !== undefined
  return isOne || MAY_BE_IN_PLACE.test(words) || MAY_BE_ASKED_FOR.test(words)
}

/** Headed by words for the pieces that a yard or a shop keeps (`Stock #`, `Tag no`), of which each has its own, whatever part it is. */
export function isOfStock(heading: string): boolean {
  return (
    isTag(heading) ||
    /^(?:our |yard )?(?:stock|stk|yard)(?: ?#| (?:no|num|number|nr|id))?$/.test(plainWords(heading))
  )
}

/** Headed as what is tied to a piece (`Tag`, `Stock tag no`): beside any number of the part it is none. */
export function isTag(heading: string): boolean {
  return /^(?:our |yard |stock |stk |part )?tags?(?: ?#| (?:no|num|number|nr|id|code))?$/.test(
    plainWords(heading),
  )
}

/** Headed by words for what is offered on a marketplace (`Item ID`), of which each has its own number, whoever sells it, or for goods of a shop. */
export function isOfListing(heading: string): boolean {
  return /^(?:item|product|listing|offer) id$/.test(plainWords(heading))
}

/** Headed by words that say `part` themselves. */
export function saysPart(heading: string): boolean {
  return /\b(?:parts?|p no?|pn|mpn)\b/.test(plainWords(heading))
}

/** Headed as numbers of goods, and not told to be a rival's or another's. */
export function mayBeOwn(name: ColumnName | null | undefined, heading: string): boolean {
  const owner = ownerOfNumbers(heading)
  return name === 'part' && (owner === 'own' || owner === null)
}

/** How many of the goods. */
export function isCount(name: ColumnName | null | undefined): boolean {
  return name === 'quantity' || name === 'ordered' || name === 'supplied' || name === 'backordered'
}

/** What one of the goods costs, or all of a line. */
export function isPrice(name: ColumnName | null | undefined): boolean {
  return name === 'list' || name === 'unit' || name === 'net' || name === 'total'
}

/** A figure that a line's total may come of, or the total. */
export function isReckoned(name: ColumnName | null | undefined): boolean {
  return isCount(name) || isPrice(name) || name === 'discount'
}

const SHELVES = 'bin|shelf|bay|aisle|rack|loc|location|whse|warehouse'
/** A heading in small letters for where goods lie (`bin`, `shelf no`), or the end of one that is of something else as well. */
export const SHELF = `(?:${SHELVES})(?: (?:code|no|number|loc|location))?`

/** First match wins: the specific words stand before the general ones. */
const NAMES: [ColumnName, RegExp][] = [
  [
    'description',
    /\b(items?|goods|parts?|materials?) (supplied|sold|delivered|sent)$|^(product|item|part|stock|material|article) (name|title|text)$/,
  ],
  [
    'backordered',
    /\b(b ?o|bio|(?:back|bck|bk|b) ?ord\w*|outstanding|to follow|owing)\b|^(?:back|to come|qty o s)$/,
  ],
  [
    'other',
    /\b(order|ord|invoice|docket|job|rego|po|p o|del\w*|despatch) (no|number|ref|date)\b|^date (ord|s[ueh]|del|inv|req|d[ei]sp)\w*$/,
  ],
  [
    'supplied',
    /\b(supp?d?|suppl|suppl?ie?d|shi?p|shi?pp?e?d|delivered|deliv|del|sent|d[ei]sp(?:atched)?|invoiced|inv) ?(qty|quantity)?$/,
  ],
  ['supplied', /\b(qty|quantity) (sup\w*|ship\w*|del\w*|inv\w*|desp\w*|sent)\b/],
  ['ordered', /\b(ordd?|orde?re?d|order qty|qty order|req|reqd|required|requested)\b/],
  [
    'other',
    /^(price|trade|disc\w*|tax|gst) (code|type|group|class|cd)$|^(hs|tariff|customs|colour) code$|^your ref/,
  ],
  ['net', /\bdisc\w* (unit|price|cost|each|sell)\b|\bafter disc/],
  ['discount', /\b(disc|discount|dis|less)\b/],
  [
    'tax',
    /^(?:line |\$ )?(gst|tax|vat|tx)( (amt|amount|value|rate|total|code|\$))?$|^(amount|amt|value|total)( of)? (gst|tax)$/,
  ],
  // The GST of one is no price, nor the line's GST.
  ['other', /^(?:unit gst|gst (?:per )?(?:each|ea|unit|item))$/],
  ['list', /\b(list|rrp|r r p|retail|rec|gross price|srp)\b/],
  [
    'unit',
    /\bcharge (each|ea)$|\b(unit|price|each|ea) (nett?|price|cost|charge|ex\w*|inc\w*|sell|rate|value|amount|amt)\b/,
  ],
  ['net', /\b(nett?|your|trade) (unit|price|cost|each|sell|ex|inc)\b/],
  [
    'total',
    /\b(amount|amt|total|totals|ext|extd|extn|extended|extension|value|line price|subtotal|sub total|charge)\b/,
  ],
  ['net', new RegExp(String.raw`^(?!${YOURS})(nett?|your|trade)\b`)],
  [
    'unit',
    /\b(price|each|ea|rate|cost|sell|selling)\b|^\$$|^\$ (per )?(pack|litre|ltr|l|kg|m|unit|item|box|carton|pc)$/,
  ],
  [
    'measure',
    /^units of measure$|^(uom|um|u m|u o m|unit|uoi|pu|per|pack|pk|unit of measure|measure|unit of issue|ut)$/,
  ],
  [
    'quantity',
    /\b(qty|quantity|quantities|qnty|quant|hrs|hours|pcs|pieces|(?:no|number) off|units|packs|litres|count)\b|^(?:no|number) of$|^(cyls?|cylinders?|bottles?) held$|^(?:credited|returned)$/,
  ],
  ['part', /^goods code$|^ident(?:ity|ifier)?(?: (?:no|number|code))?$/],
  // Where a catalogue tells of them.
  ['other', /^(?:cat|catalogue)? ?(?:pg|page)(?: (?:no|number))?$/],
  ['other', new RegExp(`^${SHELF}$`)],
  [
    'description',
    /\b(description|desc|descr|descriptions|details?|particulars|activity|narration|goods|service|services|work|labou?r|plant|equipment|operations?)\b/,
  ],
  [
    'part',
    /\b(?:our|supplier|vendor|seller) item\b|\b(part|parts|mpn|(?:part|item|stock|product)(?:no|code|number)|p no?|pn|sku|catalogue|cat|oem? (?:no|number|part)|material|article|model|code|product|stock|item (no|number|code|id))\b/,
  ],
  ['line', /^(ln|line|no|nr|seq|ref|item|line no|pos|posn|position|#)$/],
  [
    'other',
    new RegExp(
      String.raw`^(orig|origin|country of origin)$|\b(${SHELVES}|date|job|rego|brand|brd|fran|franchise|make|wt|weight|serial|batch|vehicle|customer|order|carton|ctn|ticket|docket)\b`,
    ),
  ],
]

/** `parts@supplier.example`, whose words head nothing. */
const MAIL = /\S@\S+\./

/** Numbers that tills read (`Bar code`, `EAN code`), of which only what stands there can say whether the goods have no other. */
const BARCODES =
  /^(?:(?:part|item|product|stock|unit) )?(?:bar ?codes?|ean|gtin|apn|upc|tun)\d*\b(?!.* (?:part|item|product|stock|sku)\b)/

/** The name a heading gives its column, or null when the words say nothing. */
export function nameOfHeading(heading: string): ColumnName | null {
  const words = plainWords(heading)
  if (words === '' || MAIL.test(heading) || BARCODES.test(words)) return null
  if ((IN_PLACE.test(words) && !GIVEN_UP.test(words)) || ASKED_FOR.test(words)) return 'part'
  return NAMES.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** `inclusive`/`exclusive` when the heading says which, else null. */
export function gstOfHeading(heading: string): 'inclusive' | 'exclusive' | null {
  const words = plainWords(heading)
  if (/\b(ex|excl|excluding|exc|before|plus|excgst|exgst)\b/.test(words)) return 'exclusive'
  if (/\b(inc|incl|including|incgst)\b/.test(words)) return 'inclusive'
  return null
}

function plainWords(heading: string): string {
  return (
    heading
      .toLowerCase()
      .replace(/g\.s\.t\.?/g, 'gst')
      .replace(/[^a-z0-9#$%]+/g, ' ')
      .replace(/%/g, ' ')
      // What an apostrophe shortens (`SUPP'D`, `Ord'd`).
      .replace(/(?<=\b(?:ord|suppl?|shi?p|del|deliv|inv|req|d[ei]sp|bord)) d\b/g, '')
      // OCR loses the space.
      .replace(/\b(unit|price|total|amount)(?=(?:ex|inc)\b)/g, '$1 ')
      // What the amounts are in names no column (`AUD GST`, `Price AUD`).
      .replace(/\baud\b/g, ' ')
      .replace(/\s+/g, ' ')
      // Two columns of one name, whose words stand close (`Item Item` over `1 | AB-12`).
      .replace(/\b(\w+) \1\b/g, '$1')
      .trim()
  )
}

const OF_CODES =
  /\b(?:part|item|stock|product)\s*(?:(?:no|num|number|code)\b|#)|\bsku\b|(?<!\b(?:job|vehicle|fault|cost|labour)\s+)\bcode\b/i

/** Whether one heading over names announces their codes too (`Description / Part number`), and not those of what is done (`Item / Job code`). */
export function announcesCodes(heading: string): boolean {
  return OF_CODES.test(heading)
}
