import { readDateLabel } from './date-labels.ts'
import type { LabelRead, Paper } from './label-read.ts'
import { FILLERS, labelWords } from './label-words.ts'

const MOST_WORDS = 8

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
    // It may be the number of a job or a customer as well: less than a docket's, and only to be looked at.
    if (/^(?:our|billing) number$/.test(text))
      return { meaning: 'invoice-number', weight: 0.22, paper: 'document' }
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
