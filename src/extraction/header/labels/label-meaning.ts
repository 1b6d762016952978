import { labelWords } from './label-words.ts'

/** What a header label announces; `other` is a label of something no field asks for. */
export type LabelMeaning = 'invoice-number' | 'order-number' | 'invoice-date' | 'due-date' | 'other'

export interface LabelRead {
  meaning: LabelMeaning
  /** How surely, 0 to 1. */
  weight: number
  /** Whose number an `invoice-number` label announces. */
  paper?: Paper
  /** What was done with the goods under that number, where the label says (`Pick slip`, `Despatch no`). */
  step?: string
}

/** `invoice-reference`: of the document itself, or of the invoice that a credit is for. */
export type Paper =
  | 'invoice'
  | 'pro-forma'
  | 'invoice-reference'
  | 'credit'
  | 'quote'
  | 'statement'
  | 'docket'
  | 'document'

const MOST_WORDS = 8
const FILLERS = [
  'the',
  'of',
  'our',
  'a',
  'an',
  'for',
  'is',
  'this',
  'to',
  'by',
  'on',
  'in',
  'and',
  'or',
  'be',
  'at',
]

/** Words of dates that are not the document's own. */
const OTHER_DATES =
  /^(?:delivery|dispatch|ship|order|ordered|print|printed|required|req|received|recd|run|entry|entered|picked|pick|packed|job|promised|valid|until|expiry|expires|eta|start|end|from|created|collected|completed|supplied|service|serviced|birth|rego|registration|due|pay|prev|previous|last|original|posted|posting|period|closing|opening|vehicle|book|booked|price|pricing|clearance)$/
/** When the money is wanted, or taken, at last. */
const LAST_DAY = /^(?:last (?:day|date) pay|(?:latest|final|expected) pay(?: date)?|(?:direct )?debit date)$/
const OWN_DATES =
  /^(?:billing|invoice|invoiced|document|transaction|issued|credit|adjustment|refund|note|quote|statement|docket|bill|tax|supply|date|time|gst|effective)$/
/** Words that turn a document's name into the label of something else about it. */
const ABOUT =
  /^(?:to|date|total|totals|amount|value|address|for|due|terms|status|type|details|summary|currency|period|from|enquiries|queries|discount|customer|account|order|po|delivery|ship|gst|inc|incl|excl|balance|paid|pay|original|prev|previous|against|related|applied|refers|line|lines|lists?|qty|page|is|this|with|must|shall|terms|attached|please|your|note|by|and|or|if|valid|subject|copy|duplicate)$/
/** The paper a number belongs to, by a word of its label; the first that fits. */
const PAPERS: [Paper, RegExp][] = [
  ['invoice', /^(?:invoice|rcti)$/],
  ['pro-forma', /^proforma$/],
  ['credit', /^(?:credit|adjustment|refund)$/],
  ['quote', /^quote$/],
  ['statement', /^statement$/],
  ['docket', /^(?:docket|sale|receipt|slip|delivery|dispatch|packing|picking|pick)$/],
  ['document', /^(?:document|transaction|bill)$/],
]
const ABOUT_ANOTHER = /^(?:reference|against|adjusts|amends|corrects|credits|cancels|replaces|reverses)$/
const STEP = /^(?:dispatch|packing|picking|pick)$/
const BESIDE_PAPERS = /^(?:tax|billing|note|memo|our|sales|gst|the|supplier|cash|advice|list)$/
const NUMBERS = /^(?:number|reference)$/
/** Words of numbers that the supplier or a carrier gives, whatever else the label says. */
const NOT_THEIR_ORDER =
  /^(?:sales|sale|standing|back|special|mail|factory|money|dealer|our|work|job|web|internal|delivery|dispatch|ship|pick|picking|qty|quantity|date|by|total|value|status|type|method|taken|from|box|via|form|confirmation|entered|supplier|shop|repair|line|item|amount|to|on|under|desk|online|now|minimum|per|sell)$/
/** What shops and marketplaces give; workshops number their orders. */
const SHOPS_ID = /\border\s+id\b/i
const WHOSE = /^(?:customer|your|purchase|po|workshop|garage|repairers?|trade|fleet|company)$/
/** What a supplier calls its customer. */
const THEIR_NAMES = /^(?:trade|repairers?|workshop|garage|fleet|blanket|member|company)$/
const OTHER_LABELS =
  /^(?:account|customer|bank|bsb|abn|acn|phone|ph|tel|telephone|fax|mobile|mob|email|e|mail|web|website|page|rep|representative|salesperson|salesman|sold|ship|delivery|deliver|dispatch|bill|charge|attention|attn|contact|terms|job|rego|registration|vehicle|vin|odometer|warehouse|branch|store|location|run|van|carrier|con|consignment|pick|picking|packing|docket|operator|served|entered|prepared|sales|currency|number|order|po|route|zone|territory|to|from|contract|batch|ordered|driver|cartons|weight|via|our|tax|gst|licence|docket|reg|due|date|reference|quote|payment|pay|biller|code|crn|user|clerk|printed|time|depot|department|dept|group|class|price|level|make|model|engine|chassis|body|km|kms|mileage|claim|authority|approval|auth|ra|rma|s|remarks|notes|comments|instructions|freight|method|details|name|purchase|customers|no|project|site|card|machine|marketplace|portal|platform|fleet|unit|period)$/

/** The meaning of a label's words, or null for words that are no label. */
export function readLabel(text: string): LabelRead | null {
  const words = labelWords(text)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const dated = readDateLabel(words)
  if (dated) return dated
  if (SHOPS_ID.test(text) && !words.some(word => WHOSE.test(word))) return { meaning: 'other', weight: 1 }
  return readOrderLabel(words) ?? readNumberLabel(words) ?? otherLabel(words)
}

function readDateLabel(words: readonly string[]): LabelRead | null {
  const has = (...some: string[]) => some.some(word => words.includes(word))
  const rest = words.filter(word => !FILLERS.includes(word))
  const isDue = has('due') && has('date', 'by', 'on', 'before')
  // The `no` is no number here.
  if (/^(?:pay )?number later than$/.test(words.join(' '))) return { meaning: 'due-date', weight: 0.8 }
  if (has('number', 'method', 'reference', 'details', 'advice', 'discount')) return null
  // When the customer paid before.
  if (/^(?:last|previous) pay(?: (?:date|received|made))?$/.test(rest.join(' ')))
    return { meaning: 'other', weight: 1 }
  if (LAST_DAY.test(rest.join(' '))) return { meaning: 'due-date', weight: 0.9 }
  // What is due is no date, unless the label asks when; terms that are due are one, or days, which no date is taken from.
  if (!isDue && (has('amount', 'total', 'balance') || (has('terms') && !has('due')))) return null
  if (
    has('due') &&
    rest.every(word =>
      /^(?:due|date|pay|before|invoice|document|account|full|please|net|tax|direct|debit|terms|amount|total|balance|falls?|becomes|funds|moneys?|monies|strictly|now)$/.test(
        word,
      ),
    )
  )
    return { meaning: 'due-date', weight: isDue || has('pay') ? 1 : 0.9 }
  if (has('pay') && has('by', 'before', 'until', 'date'))
    return rest.every(word =>
      /^(?:pay|before|until|please|full|required|date|latest|invoice|received|made|must|reach|us|without|deductions?|nett?|strictly)$/.test(
        word,
      ),
    )
      ? { meaning: 'due-date', weight: 1 }
      : null
  // Without a `by`, in whole: what else is expected may be goods or an amount.
  if (/^pay (?:expected|requested|required|wanted)$/.test(rest.join(' ')))
    return { meaning: 'due-date', weight: 0.8 }
  // The day of a supply for the tax on it.
  if (words.join(' ') === 'tax point') return { meaning: 'invoice-date', weight: 0.9 }
  // A quotation's own day; on another paper, where it weighs no more than a bare date, the day of what was agreed before.
  if (rest.join(' ') === 'quoted') return { meaning: 'invoice-date', weight: 0.48 }
  if (words.join(' ') === 'as at') return { meaning: 'invoice-date', weight: 0.9 }
  if (/^to be paid(?: by| on)?$|^pay on$/.test(words.join(' '))) return { meaning: 'due-date', weight: 0.9 }
  if (words.join(' ') === 'by') return { meaning: 'due-date', weight: 0.4 }
  if (words.join(' ') === 'strictly by') return { meaning: 'due-date', weight: 0.8 }
  if (words.length === 1 && has('pay')) return { meaning: 'due-date', weight: 0.6 }
  // The ledger's day, for want of another, and only to be looked at.
  if (rest.join(' ') === 'posting date') return { meaning: 'invoice-date', weight: 0.42 }
  const others = rest.filter(word => OTHER_DATES.test(word))
  if (has('date')) {
    const own = rest.filter(word => OWN_DATES.test(word))
    // `KYLIE Due Date`: a name before a label is another label's value.
    if (others.length > 0 && others.length + own.length < rest.length) return null
    if (others.length > 0)
      return {
        meaning: others.every(isSupply) ? 'invoice-date' : 'other',
        weight: others.every(isSupply) ? 0.3 : 1,
      }
    if (own.length < rest.length) return { meaning: 'invoice-date', weight: 0.4 }
    // Goods or a bond may be refunded until then.
    if (own.every(word => /^(?:refund|date)$/.test(word)) && own.includes('refund'))
      return { meaning: 'invoice-date', weight: 0.7 }
    return { meaning: 'invoice-date', weight: rest.length > 1 ? 1 : 0.8 }
  }
  if (has('issued', 'invoiced') && rest.every(word => /^(?:issued|invoiced|invoice|document)$/.test(word)))
    return { meaning: 'invoice-date', weight: rest.length === 1 ? 0.9 : 0.95 }
  if (rest.length === 1 && rest.every(isSupply)) return { meaning: 'invoice-date', weight: 0.3 }
  return null
}

/** Without any date of its own, a document is dated by its supply. */
function isSupply(word: string): boolean {
  return /^(?:dispatch|ship|delivery|supply|supplied)$/.test(word)
}

/** Only to be looked at, and less than an order that has no such word. */
const EXTERNAL = 0.42

function readOrderLabel(words: readonly string[]): LabelRead | null {
  const has = (word: string) => words.includes(word)
  const order = has('order') || has('po')
  const theirs = has('customer') || has('your')
  const numbered = words.some(word => NUMBERS.test(word))
  // `Your job / order`: a job is the supplier's own, unless the label says whose.
  // `Purchase order from you`.
  const strange = words.some(word => NOT_THEIR_ORDER.test(word) && !(theirs && /^(?:job|from)$/.test(word)))
  const known = words.every(word =>
    /^(?:order|po|purchase|customer|your|number|reference|req|requisition|job|and|or|the|of|name|quote|quoted|placed|as|with|from|authority|authorisation|auth|official)$/.test(
      word,
    ),
  )
  if (has('date') || has('box')) return null
  // Whatever the supplier keeps of its customer's papers.
  if (has('external') && has('document')) return { meaning: 'order-number', weight: 1 }
  // It may be any paper's of theirs.
  const isOfTheirs = words.every(word => /^(?:external|order|po)$/.test(word) || NUMBERS.test(word))
  if (has('external') && (order || has('reference')) && isOfTheirs)
    return { meaning: 'order-number', weight: EXTERNAL }
  if (theirs && (has('document') || has('requisition')) && words.every(isOfTheirPaper))
    return { meaning: 'order-number', weight: 0.7 }
  // Whose job it is stays open.
  if (order && has('job') && known && !theirs)
    return { meaning: 'order-number', weight: numbered ? 0.6 : 0.42 }
  if (has('po') && !words.some(word => /^(?:box|sales|our)$/.test(word)) && (known || numbered))
    return { meaning: 'order-number', weight: 1 }
  // `Work order / PO`.
  if (words.at(-1) === 'po' && words.every(word => /^(?:work|repair|job|order|number|po)$/.test(word)))
    return { meaning: 'order-number', weight: 0.7 }
  // `Ordered by / PO`.
  if (
    words.at(-1) === 'po' &&
    words.every(word => /^(?:order|ordered|placed|requested|by|name|po)$/.test(word))
  )
    return { meaning: 'order-number', weight: 0.9 }
  // `Blanket PO`, `Fleet PO`: whose order it is, in one word.
  if (words.at(-1) === 'po' && words.length === 2 && !strange && !has('invoice'))
    return { meaning: 'order-number', weight: 0.9 }
  if (has('purchase') && order && !strange) return { meaning: 'order-number', weight: 1 }
  // Under a number that somebody else gave.
  if (/^(?:ordered|order) under$/.test(words.filter(word => !NUMBERS.test(word)).join(' ')))
    return { meaning: 'order-number', weight: 0.7 }
  // Also said of a part that another stands for.
  if (words.join(' ') === 'ordered as') return { meaning: 'order-number', weight: 0.4 }
  if (strange) return null
  if (has('purchase') && numbered && known) return { meaning: 'order-number', weight: 0.7 }
  if (theirs && order && known) return { meaning: 'order-number', weight: 1 }
  if (has('your') && known && numbered && !order) return { meaning: 'order-number', weight: 0.9 }
  if (theirs && has('reference') && known) return { meaning: 'order-number', weight: 0.9 }
  if (order && known && numbered) return { meaning: 'order-number', weight: 0.7 }
  if (order && known) return { meaning: 'order-number', weight: 0.5 }
  // Called after the customer (`Trade order`, `Repairer's order no.`), or after what it gives (`Authority`).
  const named = words.filter(word => !NUMBERS.test(word))
  if (named.length === 2 && named[1] === 'order' && THEIR_NAMES.test(named[0] ?? ''))
    return { meaning: 'order-number', weight: 0.42 }
  if (/^(?:req|requisition|authority|authorisation)$/.test(words[0] ?? ''))
    return known ? { meaning: 'order-number', weight: 0.5 } : null
  if (words[0] === 'reference' && words.every(word => NUMBERS.test(word)))
    return { meaning: 'order-number', weight: 0.4 }
  return null
}

function isOfTheirPaper(word: string): boolean {
  return /^(?:customer|your|document|requisition)$/.test(word) || NUMBERS.test(word)
}

function readNumberLabel(words: readonly string[]): LabelRead | null {
  const documents = words.flatMap(word => PAPERS.find(([, pattern]) => pattern.test(word))?.[0] ?? [])
  const numbered = words.some(word => NUMBERS.test(word))
  const [paper] = documents
  if (paper === undefined) {
    const text = words.join(' ')
    // It may be the supplier's number of a job or a customer as well: less than a docket's, and only to be looked at.
    if (text === 'our number') return { meaning: 'invoice-number', weight: 0.22, paper: 'document' }
    // It may be the customer's.
    if (text === 'billing number') return { meaning: 'invoice-number', weight: 0.22, paper: 'document' }
    // The title says what note.
    if (text === 'note number') return { meaning: 'invoice-number', weight: 0.6, paper: 'credit' }
    // Any remark begins so: it counts right under a title, hardly elsewhere.
    if (text === 'note') return { meaning: 'invoice-number', weight: 0.25, paper: 'credit' }
    const bare = words.every(word => word === 'number') || text === 'our reference'
    return bare ? { meaning: 'invoice-number', weight: 0.35, paper: 'document' } : null
  }
  const rest = words.filter(word => !NUMBERS.test(word) && !PAPERS.some(([, pattern]) => pattern.test(word)))
  const known = rest.every(word => BESIDE_PAPERS.test(word))
  // `Ref. invoice`, `Against invoice`, `Adjusts invoice`: the invoice that this document is about.
  if (ABOUT_ANOTHER.test(words[0] ?? '') && words.length > 1) return { meaning: 'other', weight: 1 }
  const main = paper === 'invoice' || paper === 'credit'
  const step = words.find(word => STEP.test(word))
  if (words.join(' ') === 'invoice reference')
    return { meaning: 'invoice-number', weight: 1, paper: 'invoice-reference' }
  if (numbered && known) return { meaning: 'invoice-number', weight: main ? 1 : 0.85, paper, step }
  if (numbered && rest.length === 1 && !rest.some(word => ABOUT.test(word)))
    return { meaning: 'invoice-number', weight: 0.6, paper }
  if (!known) return null
  return { meaning: 'invoice-number', weight: main ? 0.75 : 0.65, paper, step }
}

function otherLabel(words: readonly string[]): LabelRead | null {
  if (words.join(' ') === 'trading terms') return { meaning: 'other', weight: 1 }
  const known = words.every(word => OTHER_LABELS.test(word) || FILLERS.includes(word))
  return known && OTHER_LABELS.test(words[0] ?? '') ? { meaning: 'other', weight: 1 } : null
}

/** What has a number, whatever it is (`TRACKING NO.`), but no goods. */
const NUMBERED =
  /^(?!.*\b(?:parts?|items?|stock|products?|materials?|articles?)\b)(?:[a-z]+[ /-]){1,3}(?:no\.|number|#)\W*$/i

/** A segment that announces something, so that it cannot be another label's value. */
export function looksLikeLabel(text: string): boolean {
  return text.length < 40 && !/\d/.test(text) && (NUMBERED.test(text) || readLabel(text) !== null)
}
