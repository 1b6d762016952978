import { type LabelRead, TO_LOOK_AT } from './label-read.ts'
import { FILLERS } from './label-words.ts'

/** Words of dates that are not the document's own. */
const OTHER_DATES =
  /^(?:delivery|dispatch|ship|order|ordered|print|printed|required|req|received|recd|run|entry|entered|picked|pick|packed|job|promised|valid|until|expiry|expires|eta|start|end|from|created|collected|completed|supplied|service|serviced|birth|rego|registration|due|pay|prev|previous|last|original|posted|posting|period|closing|opening|vehicle|book|booked|price|pricing|clearance)$/
const OWN_DATES =
  /^(?:billing|invoice|invoiced|document|transaction|issued|credit|adjustment|refund|note|quote|statement|docket|bill|tax|supply|date|time|gst|effective)$/

/** The paper's own day where no other may be: less than one that stands there without a label, and then only to be looked at. */
const MAYBE_ITS_OWN: LabelRead = { meaning: 'invoice-date', weight: 0.45, asksUpTo: 0.48 }

/** Labels by all of their words. */
const WHOLE: [RegExp, LabelRead][] = [
  // The `no` is no number here.
  [/^(?:(?:pay|due) )?(?:number|not) later than$/, { meaning: 'due-date', weight: 0.8 }],
  // The day of a supply for the tax on it.
  [/^tax point$/, { meaning: 'invoice-date', weight: 0.9 }],
  [/^as at$/, { meaning: 'invoice-date', weight: 0.9 }],
  [/^to be paid(?: by| on)?$|^pay on$/, { meaning: 'due-date', weight: 0.9 }],
  // What else is expected may be goods or an amount.
  [
    /^(?:(?:our|the|this) )?pay (?:is |to be )?(?:expected|requested|required|wanted)(?: on)?$/,
    { meaning: 'due-date', weight: 0.8 },
  ],
  [/^(?:(?:must|should|has to|needs to) )be paid(?: by| on| before)?$/, { meaning: 'due-date', weight: 0.9 }],
  [/^(?:nett?|clear|owed) by$/, { meaning: 'due-date', weight: 0.6 }],
  // When the paper was made, in an older hand's words, or something else: an order is written up as well, and any day called one.
  [/^(?:made out|drawn up|written(?: up)?)(?: on)?$|^day$/, MAYBE_ITS_OWN],
  [/^day (?:of )?issued$/, { meaning: 'invoice-date', weight: 0.6 }],
  [/^by$/, { meaning: 'due-date', weight: 0.4, tellsHow: true }],
  [/^(?:please )?pay before or on$/, { meaning: 'due-date', weight: 1 }],
  [/^(?:must|to) reach us by$/, { meaning: 'due-date', weight: 0.8 }],
  [/^strictly by$/, { meaning: 'due-date', weight: 0.8 }],
  [/^pay$/, { meaning: 'due-date', weight: 0.6, tellsHow: true }],
]

/** Labels by their words without those that any may hold (`of`, `for`). */
const SHORT: [RegExp, LabelRead][] = [
  // When the customer paid before.
  [/^(?:last|previous) pay(?: (?:date|received|made))?$/, { meaning: 'other', weight: 1 }],
  // When the money is wanted, or taken, at last.
  [
    /^(?:last (?:day|date) pay|(?:latest|final|expected) pay(?: date)?|pay deadline|deadline pay|(?:direct )?debit date)$/,
    { meaning: 'due-date', weight: 0.9 },
  ],
  // Returns have one as well.
  [/^deadline$/, { meaning: 'due-date', weight: TO_LOOK_AT }],
  // The next payment, or the next service of a vehicle: only to be looked at.
  [/^next due(?: date)?$/, { meaning: 'due-date', weight: 0.4 }],
  // What a scan's readers made of small print (`DUE WE`): only to be looked at.
  [/^due (?!in$|to$|is$|at$)[a-z]{2}$/, { meaning: 'due-date', weight: 0.4 }],
  // `Next delivery`, `Next service`.
  [/^next (?!pay)\S+(?: date)?$/, { meaning: 'other', weight: 1 }],
  // A quotation's own day, where it weighs no more than a bare date; on another paper the day of what was agreed before.
  [/^quoted$/, { meaning: 'invoice-date', weight: 0.48, paper: 'quote' }],
  // The ledger's day, for want of another.
  [/^posting date$/, { meaning: 'invoice-date', weight: 0.48, asksUpTo: 0.48 }],
]

/** Words of what is due, in any order. */
const OF_DUE =
  /^(?:due|date|pay|before|invoice|bill|document|account|full|please|net|tax|direct|debit|terms|amount|total|balance|falls?|becomes|funds|moneys?|monies|strictly|now|day|when|kindly)$/
/** And of what is to be paid by a day. */
const OF_PAYMENT =
  /^(?:pay|before|until|please|full|required|date|latest|invoice|received|made|must|reach|us|without|deductions?|nett?|strictly|kindly|wanted|we|need|needed)$/

/** The tax's own word for the day of the goods: less than any label of the paper's day. */
const OF_SUPPLY = 0.7
/** A day of the goods: for want of another, and only to be looked at. */
const OF_GOODS = 0.3

/** Which date a label announces, by its words in one spelling; null for what announces none. */
export function readDateLabel(words: readonly string[]): LabelRead | null {
  const rest = words.filter(word => !FILLERS.includes(word))
  const find = (some: typeof WHOLE, text: string) => some.find(([pattern]) => pattern.test(text))?.[1]
  const told = find(WHOLE, words.join(' ')) ?? find(SHORT, rest.join(' '))
  if (told) return told
  const has = (...some: string[]) => some.some(word => words.includes(word))
  if (has('number', 'method', 'reference', 'details', 'advice', 'discount')) return null
  // What is due is no date, unless the label asks when; terms that are due are one, or days, which no date is taken from.
  const isDue = has('due') && has('date', 'by', 'on', 'before')
  if (!isDue && (has('amount', 'total', 'balance') || (has('terms') && !has('due')))) return null
  if (has('due') && rest.every(word => OF_DUE.test(word)))
    return { meaning: 'due-date', weight: isDue || has('pay') ? 1 : 0.9 }
  if (has('pay') && has('by', 'before', 'until', 'date')) {
    if (!rest.every(word => OF_PAYMENT.test(word))) return null
    return { meaning: 'due-date', weight: 1, ...(words.at(-1) === 'by' ? { tellsHow: true } : {}) }
  }
  return ownDate(rest, words)
}

/** The document's own date, or that of something else. */
function ownDate(rest: readonly string[], words: readonly string[]): LabelRead | null {
  const ofInvoice = rest.some(word => /^invoiced?$/.test(word)) ? { paper: 'invoice' as const } : {}
  if (rest.includes('date')) {
    const own = rest.filter(word => OWN_DATES.test(word))
    const others = rest.filter(word => OTHER_DATES.test(word))
    // `KYLIE Due Date`: a name before a label is another label's value.
    if (others.length > 0 && others.length + own.length < rest.length) return null
    if (others.length > 0 && others.every(isSupply)) return { meaning: 'invoice-date', weight: OF_GOODS }
    if (others.length > 0) return { meaning: 'other', weight: 1 }
    if (own.length < rest.length) return { meaning: 'invoice-date', weight: 0.4 }
    // Goods or a bond may be refunded until then.
    if (own.every(word => /^(?:refund|date)$/.test(word)) && own.includes('refund'))
      return { meaning: 'invoice-date', weight: 0.7 }
    if (own.includes('supply') && own.every(word => /^(?:tax|supply|date)$/.test(word)))
      return { meaning: 'invoice-date', weight: OF_SUPPLY, isOfSupply: true }
    return { meaning: 'invoice-date', weight: rest.length > 1 ? 1 : 0.8, ...ofInvoice }
  }
  const isIssued = rest.some(word => /^(?:issued|invoiced)$/.test(word))
  // Goods and paper may go on different days.
  if (
    isIssued &&
    rest.some(isSupply) &&
    rest.every(word => /^(?:issued|invoiced)$/.test(word) || isSupply(word))
  )
    return issuedWithGoods(words, rest)
  if (isIssued && rest.every(word => /^(?:issued|invoiced|invoice|document)$/.test(word)))
    return { meaning: 'invoice-date', weight: rest.length === 1 ? 0.9 : 0.95, ...ofInvoice }
  return rest.length === 1 && rest.every(isSupply) ? { meaning: 'invoice-date', weight: OF_GOODS } : null
}

/** `Issued & despatched` is of both; `Issued for delivery` may be, and of a `Despatch issued` no more than the goods are. */
function issuedWithGoods(words: readonly string[], rest: readonly string[]): LabelRead {
  if (rest.includes('invoiced')) return { meaning: 'invoice-date', weight: 0.8 }
  if (rest[0] !== 'issued') return { meaning: 'invoice-date', weight: OF_GOODS }
  const isOfBoth = words.every(word => word === 'and' || !FILLERS.includes(word))
  return isOfBoth
    ? { meaning: 'invoice-date', weight: 0.5 }
    : { meaning: 'invoice-date', weight: 0.48, asksUpTo: 0.48 }
}

/** Without any date of its own, a document is dated by its supply. */
function isSupply(word: string): boolean {
  return /^(?:dispatch|ship|delivery|supply|supplied)$/.test(word)
}
