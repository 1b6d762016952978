import { readDateLabel } from './date-labels.ts'
import type { LabelRead, Paper } from './label-read.ts'
import { labelWords } from './label-words.ts'
import { readOrderLabel } from './order-labels.ts'
import { readOtherLabel } from './other-labels.ts'

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
const BESIDE_PAPERS =
  /^(?:tax|billing|note|memo|our|sales|gst|the|supplier|cash|advice|list|e|electronic|code|or)$/
/** What a network gives for carrying an invoice: less than any label that says invoice alone. */
const ELECTRONIC = /^(?:e|electronic)$/
const OF_NETWORK = 0.72
/** What names its kind (`Invoice code: TI1`), or by what a network knows it: less than a bare number. */
const OF_KIND = 0.32
const NUMBERS = /^(?:number|reference|serial|sequence|seq|key|ident|identifier|identification|uid)$/
/** `Invoice No. Job 884`, `Invoice job no.`: of the invoice or the job. */
const OF_JOB = 0.28
/** What a payment shall name may be an account as well: only to be looked at, and asked about beside what does not say invoice. */
const QUOTED = { weight: 0.29, asksUpTo: 0.6 }
const TO_QUOTE = /^(?:please )?quote this (?:number|reference)\b|^(?:quote )?(?:number|reference) when pay/
const RETURN_NOTE =
  /^(?:(?:goods|credit) )?(?:returns? (?:note|docket|slip|memo|reference)|returned goods note)(?: (?:number|reference))?$/
/** The same in a word that other notes have, too: nothing where the title does not say so. */
const RETURN_NUMBER = /^(?:(?:goods )?returns? number|grn(?: number)?)$/
/** What was credited (`Credit for invoice`, `Adjustment against our invoice no.`). */
const CREDITED =
  /^(?:credit|adjustment|refund)(?: note)? (?:for|of|on|to|against)(?: (?:our|your|tax|original))* invoice(?: (?:number|reference))?$/
/** What shops and marketplaces give; workshops number their orders. */
const SHOPS_ID = /\border\s+id\b/i
const WHOSE = /^(?:customer|your|purchase|po|workshop|garage|repairers?|trade|fleet|company)$/
/** The meaning of a label's words, or null for words that are no label. */
export function readLabel(text: string): LabelRead | null {
  const words = labelWords(text)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const dated = readDateLabel(words)
  if (dated) return dated
  if (SHOPS_ID.test(text) && !words.some(word => WHOSE.test(word))) return { meaning: 'other', weight: 1 }
  return readOrderLabel(words) ?? readNumberLabel(words) ?? readOtherLabel(words)
}

function readNumberLabel(words: readonly string[]): LabelRead | null {
  const documents = words.flatMap(word => PAPERS.find(([, pattern]) => pattern.test(word))?.[0] ?? [])
  const numbered = words.some(word => NUMBERS.test(word))
  // A docket that is the invoice as well (`Docket / Invoice`).
  const isBoth = documents.includes('docket') && documents.includes('invoice')
  const paper = isBoth ? 'invoice' : documents[0]
  const text = words.join(' ')
  // What goods came back under, too: a credit's title says whether it is the paper's own.
  if (RETURN_NOTE.test(text)) return { meaning: 'invoice-number', weight: 0.29, paper: 'return-note' }
  if (RETURN_NUMBER.test(text)) return { meaning: 'invoice-number', weight: 0, paper: 'return-note' }
  if (CREDITED.test(text)) return { meaning: 'other', weight: 1 }
  if (TO_QUOTE.test(text)) return { meaning: 'invoice-number', paper: 'document', ...QUOTED }
  if (paper === undefined) {
    // It may be the number of a job or a customer as well: less than a docket's, and only to be looked at.
    if (text === 'our number') return { meaning: 'invoice-number', weight: 0.22, paper: 'document' }
    // So is what goes before it, unless it says that it is the invoice's.
    if (text === 'billing number')
      return { meaning: 'invoice-number', weight: 0.22, paper: 'document', asksUpTo: 0.85 }
    // What a carrier or a collector may call its invoice: its title says so, or no other label numbers one.
    if (/^charge note(?: number)?$/.test(text))
      return { meaning: 'invoice-number', weight: 0.42, paper: 'charge-note', asksUpTo: 0.85 }
    // The title says what note.
    if (text === 'note number') return { meaning: 'invoice-number', weight: 0.6, paper: 'credit' }
    // Any remark begins so: it counts right under a title, hardly elsewhere.
    if (text === 'note') return { meaning: 'invoice-number', weight: 0.25, paper: 'credit' }
    // Goods have one as well: it is a paper's right under its title alone.
    if (/^serial(?: number)?$/.test(text)) return { meaning: 'other', weight: 1 }
    if (text === 'our reference') return { meaning: 'invoice-number', weight: 0.35, paper: 'document' }
    const bare = words.every(word => word === 'number')
    return bare ? { meaning: 'invoice-number', weight: 0.35, paper: 'document', saysNumber: true } : null
  }
  const rest = words.filter(word => !NUMBERS.test(word) && !PAPERS.some(([, pattern]) => pattern.test(word)))
  const known = rest.every(word => BESIDE_PAPERS.test(word))
  // `Ref. invoice`, `Against invoice`, `Adjusts invoice`: the invoice that this document is about.
  if (ABOUT_ANOTHER.test(words[0] ?? '') && words.length > 1) return { meaning: 'other', weight: 1 }
  const main = paper === 'invoice' || paper === 'credit'
  const step = words.find(word => STEP.test(word))
  if (text === 'invoice reference')
    return { meaning: 'invoice-number', weight: 1, paper: 'invoice-reference' }
  // So may a credit name the invoice that it is for; `our` says no more on an invoice.
  if (/^our (?:tax )?invoice(?: number)?$/.test(text))
    return { meaning: 'invoice-number', weight: numbered ? 1 : 0.75, paper: 'invoice-reference' }
  const isElectronic = rest.some(word => ELECTRONIC.test(word))
  if (known && (rest.includes('code') || (isElectronic && words.includes('reference'))))
    return { meaning: 'invoice-number', weight: OF_KIND, paper, step }
  if (known && isElectronic) return { meaning: 'invoice-number', weight: OF_NETWORK, paper, step }
  if (numbered && known) return { meaning: 'invoice-number', weight: main ? 1 : 0.85, paper, step }
  if (numbered && rest.length === 1 && !rest.some(word => ABOUT.test(word))) {
    // A job before the invoice is what that is for (`Job invoice no.`).
    const isOfJob = rest[0] === 'job' && words[0] !== 'job'
    return { meaning: 'invoice-number', weight: isOfJob ? OF_JOB : 0.6, paper }
  }
  if (!known) return null
  return { meaning: 'invoice-number', weight: main ? 0.75 : 0.65, paper, step }
}

/** What has a number, whatever it is (`TRACKING NO.`), but no goods. */
const NUMBERED =
  /^(?!.*\b(?:parts?|items?|stock|products?|materials?|articles?)\b)(?:[a-z]+[ /-]){1,3}(?:no\.|number|#)\W*$/i

/** A segment that announces something, so that it cannot be another label's value. */
export function looksLikeLabel(text: string): boolean {
  return text.length < 40 && !/\d/.test(text) && (NUMBERED.test(text) || readLabel(text) !== null)
}
