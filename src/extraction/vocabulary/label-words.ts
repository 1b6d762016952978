/** Words that any label may hold, and that say nothing of what it announces. */
export const FILLERS = [
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

/** Spellings of the words that labels are made of, and what they stand for. */
const SPELLINGS: [RegExp, string][] = [
  // `Ne` and `N0` are what scans make of it.
  [/^(?:no|n[e0]|nos|nr|nbr|num|numb|number|numbers|nº|n°|no°|#|id)$/, 'number'],
  [/^(?:inv|invc|invs|invoice|invoices|taxinvoice|ti)$/, 'invoice'],
  [/^(?:doc|docs|document|documents)$/, 'document'],
  [/^(?:tran|trans|txn|trx|transaction)$/, 'transaction'],
  [/^(?:ord|ords|order|orders)$/, 'order'],
  [/^(?:p\/?o|pos|porder|pono)$/, 'po'],
  [/^(?:purch|pur|purchase|purchases)$/, 'purchase'],
  [
    /^(?:cust|custs|customer|customers|client|clients|buyer|buyers|purchaser|purchasers|debtor|hirer)$/,
    'customer',
  ],
  [/^(?:your|yr|ur|yours|their|theirs|you)$/, 'your'],
  [/^ours$/, 'our'],
  [/^(?:ref|refs|refn|refno|reference|references)$/, 'reference'],
  [/^(?:acc|acct|account|accounts|a\/c|ac)$/, 'account'],
  [/^(?:dt|dte|date|dates|dated)$/, 'date'],
  [/^(?:issued|issue|iss|issuing)$/, 'issued'],
  [/^(?:invoiced|billed|raised)$/, 'invoiced'],
  [/^(?:pay|pays|payable|payment|paymt|pymt|pmt|settle|settlement|remit)$/, 'pay'],
  [/^(?:del|deliver|delivered|delivery|deliveries)$/, 'delivery'],
  [/^(?:desp|despatch|despatched|dispatch|dispatched|disp)$/, 'dispatch'],
  [/^(?:ship|shipped|shipping|shipment)$/, 'ship'],
  [/^(?:adj|adjustment|adjust)$/, 'adjustment'],
  [/^(?:cr|crn|credit|cn)$/, 'credit'],
  [/^(?:quote|quotation|quot|estimate)$/, 'quote'],
  [/^(?:stmt|statement)$/, 'statement'],
  [/^(?:so|sales|sls)$/, 'sales'],
  [/^(?:dkt|docket|dockets)$/, 'docket'],
  [/^(?:rcpt|receipt)$/, 'receipt'],
  [/^(?:ext|external)$/, 'external'],
]

/** Two words as one, as systems print them and OCR reads them: `InvoiceNo`, `YOURNO.`, `DUEDATE`. */
const GLUED =
  /\b(inv|invoice|ord|order|your|cust|customer|docket|due|pay|payment|document|statement|ship)(?=(?:no|num(?:ber)?|date|due|by|ref|po|via)\b)/g
const GLUED_PO = /\b(your|cust|customer)(?=p[./]o\b)/g
const GLUED_ORDER = /\b(your|cust|customer|purchase)(?=order(?:no|num(?:ber)?|ref)?\b)/g

/** `CUST O/N` and `O/No` without the stroke that OCR lost. */
const THEIR_ORDER = /^(CUST)\.? [O0]N$/
const ORDER_NUMBER = /^ONo\b\.?/

/** `P/O` whose stroke a scan took for a letter; `Pio` is somebody's name. */
const STROKE_IN_PO = /\bP[il1I]O(?=rder|\b)/g

/** A word whose end its print set apart (`DUE DAT E`, `Paym ent due`, `Payment d ue`). */
const END_APART = /\b([a-z]{2,}|[a-z](?= [a-z]{2})) (?=([a-z]{1,4})(?:[\s:]|$))/g

function withEnd(whole: string, word: string, end: string): string {
  const isWord = (text: string) => text === 'due' || SPELLINGS.some(([pattern]) => pattern.test(text))
  return isWord(word + end) && !isWord(word) ? word : whole
}

/** The end of a label that stands above, never a label or a value by itself. */
export function endsLabel(text: string): boolean {
  return /^(?:no|n[e0]|number|nr|#)\.?$/i.test(text)
}

/**
 * The words of a label in one spelling: `Cust. O/No :` is customer, order, number; `P.O.#` is po, number. Punctuation and case say nothing.
 */
export function labelWords(text: string): string[] {
  const spaced = text
    .replace(THEIR_ORDER, '$1 order number')
    .replace(ORDER_NUMBER, 'order number')
    .replace(STROKE_IN_PO, 'P/O')
    // `CustOrder`, `PaymentDue`, of which a scan lost the space.
    .replace(/(?<=[a-z]{2})(?=[A-Z][a-z])/g, ' ')
    .toLowerCase()
    .replace(END_APART, withEnd)
    .replace(/g\.?s\.?t\b\.?/g, 'gst')
    .replace(/\ba\/c\b/g, 'account')
    .replace(/\bt[./]i\b\.?/g, 'invoice')
    .replace(GLUED_PO, '$1 ')
    .replace(/\bp[./\s]{1,2}o(?:rder)?\b\.?/g, ' po ')
    .replace(/\bo\/(?:no?|number)\b\.?/g, ' order number ')
    .replace(/(?<!['’])\bs(?:(?:\/|i)o|\/order)\b/g, ' sales order ')
    // In the tax office's words; what is paid has a recipient as well.
    .replace(/\brecipient(?:['’]?s)? (?=(?:order|purchase|p\.?\/?o)\b)/g, 'customer ')
    .replace(/\bw(?:\/?o|\/order)\b/g, ' work order ')
    .replace(/\br(?:\/?o|\/order)\b/g, ' repair order ')
    // Alone they are of the sender's and the customer's number (`Ours 77018`).
    .replace(/^(our|your)s$/, '$1 reference')
    .replace(/\bpro[\s-]forma\b/g, 'proforma')
    .replace(/\bjob(?=(?:card|sheet)\b)/g, 'job ')
    .replace(GLUED_ORDER, '$1 ')
    .replace(GLUED, '$1 ')
    .replace(/\bn\s?[o°º]\b(?=[\s.:]|$)/g, 'no')
    .replace(/#/g, ' # ')
  return spaced
    .split(/[^a-z0-9#°º]+/)
    .filter(word => word !== '' && !/^s$/.test(word))
    .map(word => SPELLINGS.find(([pattern]) => pattern.test(word))?.[1] ?? word)
}
