import type { DocumentType } from '#domain/invoice.ts'

const INVOICE_CREDIT = /^(?:tax\s+)?invoice\s*[-–:(]?\s*(?:credit|adjustment|refund)(?:\s+(?:note|memo))?\)?$/
/** What a form may be titled that serves for both; which of them it is stands beneath. */
const FOR_BOTH =
  /^(?:(?:tax\s+)?invoice\s*[/&]\s*(?:credit|adjustment)(?:\s+(?:note|memo))?|(?:credit|adjustment)\s+(?:note|memo)\s*[/&]\s*(?:tax\s+)?invoice)$/
/** What came back or is credited, before the name of the paper that says so. */
const CREDITED_GOODS = String.raw`(?:(?:core|warranty|deposit|goods|(?:goods\s+)?returned(?:\s+goods)?|returns?\s+authori(?:ty|sation))\s+)?`
const CREDIT = '(?:credit|adjustment|refund)'
const GIVEN_BACK = new RegExp(
  String.raw`^${CREDITED_GOODS}refund$|^(?:customer|sales|trade) ${CREDIT}(?: (?:note|memo))?$|^${CREDIT} (?:adjustment|advice)$`,
)
/** Of a price or an invoice, to less or to more. */
const CHANGE = /^(?:price|pricing|invoice) (?:adjustment|correction)$|^tax invoice\W+adjustment$/
const DOCKET =
  '(?:delivery |despatch |dispatch )?(?:docket|note|slip|advice)|(?:packing|pick(?:ing)?) (?:slip|list)'
const ORDER = '(?:sales )?order (?:confirmation|acknowledge?ment)'
const QUOTE = '(?:sales )?(?:quote|quotation|estimate)'
const AND_INVOICE = String.raw`(?:[/&+]|and)\s*(?:tax\s+)?invoice`
/** A form that may be either, of which it does not say which (`Quote / Invoice`, `Statement / Tax invoice`), or an invoice on credit (`Tax invoice - credit`). */
const MAY_BE_EITHER = new RegExp(
  String.raw`^(?:${QUOTE}|(?:\w+ )?statement)\s*(?:[/&+|–-]|and)\s*(?:tax\s+)?invoice(?! (?!no\b|number\b)[a-z])|^tax\s+invoice\W*credit\W*$|^invoice\W*${CREDIT}\W*$`,
)

const TITLES: [DocumentType, RegExp][] = [
  ['tax-invoice', FOR_BOTH],
  [
    'credit-note',
    new RegExp(
      String.raw`^(?:tax\s+)?${CREDITED_GOODS}(?=(?:returns?\W+(?:and\s+|or\s+)?)?\(?${CREDIT}\b)(?:(?:\(?(?:${CREDIT}|returns?)\)?\s*(?:/|&|-|and|or|for)?\s*){1,3}(?:note|memo|invoice)|(?:returns?\s+)?credit$)`,
    ),
  ],
  // An invoice that credits (`Tax invoice - credit`).
  ['credit-note', INVOICE_CREDIT],
  // Nothing but what is given back, or why.
  ['credit-note', GIVEN_BACK],
  ['credit-note', CHANGE],
  // Another paper that is the invoice as well; a stroke before a number may part it from that of the paper's invoice.
  [
    'tax-invoice',
    new RegExp(
      String.raw`^(?:${DOCKET}|${ORDER}|${QUOTE}|(?:customer |account |monthly )?statement)\s*(?:${AND_INVOICE}(?=$|\s+(?:no|number|#)\b|\s+#?[a-z]{0,4}[-/]?\d)|[-–|]\s*(?:tax\s+)?invoice$)`,
    ),
  ],
  ['pro-forma', /^pro[\s-]?forma\b/],
  ['quote', /^(?:sales\s+)?(?:quote|quotation|estimate|order\s+(?:confirmation|acknowledge?ment))\b/],
  ['statement', /^(?:customer\s+|account\s+|monthly\s+)?statement\b/],
  [
    'delivery-docket',
    /^(?:delivery\s+(?:docket|note|advice|slip)|packing\s+(?:slip|list)|pick(?:ing)?\s+(?:slip|list)|despatch\s+(?:docket|note|advice)|consignment\s+note|docket)\b/,
  ],
  ['tax-invoice', /^(?:tax\s+)?invoice\b/],
]
/**
 * Words before a title's own that say whose or which of several it is. A few of them name what an invoice refers to, before other titles
 * (`Hire docket`, `Repair quote`, `Rental statement`).
 */
const BEFORE =
  /^(?:(?:original|copy|duplicate|final|reprint|parts|service|workshop|counter|(?:(?:cash |account |counter )?sales?|cash|commercial)(?=\s+(?:tax\s+)?invoice\b)|retail|trade|consolidated|combined|periodic|daily|weekly|fortnightly|monthly)\s+|(?:field|mobile|site|hire|rental|sublet|repair|wholesale)\s+(?=(?:service\s+)?(?:tax\s+)?invoice\b|(?:credit|adjustment|refund)\s+(?:note|memo|invoice)\b|pro[\s-]?forma\b))+/
/** A title on the line of the supplier's name, in the same print. */
export const TITLE_BESIDE_NAME =
  /(?<=\w)\s+[-–|]?\s*(?:(?:PRO[- ]?FORMA |TAX )?INVOICE(?:\/STATEMENT)?|(?:Pro[- ]?[Ff]orma |Tax )?Invoice(?:\/Statement)?|(?:CREDIT|Credit|ADJUSTMENT|Adjustment) (?:NOTE|Note)|PRO[- ]?FORMA|Pro[- ]?[Ff]orma|STATEMENT|Statement|QUOTATION|Quotation|QUOTE|Quote|(?:DELIVERY|Delivery) (?:DOCKET|Docket)|(?:PACKING|Packing) (?:SLIP|Slip))(?: (?:No\.?|NO\.?|Number|#):? ?#?\w*\d\w*)?$|^(?:TAX INVOICE|Tax Invoice|INVOICE|Invoice)\s+[-–|]?\s*(?=[A-Z])/
/** Words after a title's own that turn it into the label of something else (Invoice to, Delivery docket no). */
const NOT_A_TITLE =
  /^\W*(?:to|date|total|amount|address|enquiries|queries|valid|terms|discount|details|period|from|currency|status|due|code)\b/
/** Words that make it the label of the document's number: a title only in large print. */
const NUMBERED = /^\W*(?:number|no|num|ref\w*|#|\w*\d)/

/** What tills and line printers set on both sides of a title to make it stand out (`*** TAX INVOICE ***`). */
const SET_OFF = /^(?:[*=~<>+]|[-_#]{2})[*=~<>#+_-]{0,20} ?([a-z].{3,44}?) ?[*=~<>#+_-]{1,20}$/i

/** `Packing slip (no prices - file with the invoice)`. */
const REMARK = /(?<=[a-z] )\([^()]+ [^()]+\)\s*$/

/** What a title says: `numbered` where the number's label comes with it, `isGuess` where it may be another kind of paper as well. */
interface TitleRead {
  type: DocumentType
  numbered: boolean
  isGuess?: true
  /** Of a form for invoices and credits. */
  isForBoth?: true
  /** Of a paper that changes another, which may ask for more as well. */
  isChange?: true
}

/** The kind of document a text announces as a title, or null. */
export function titleOf(text: string): TitleRead | null {
  // Spaced letters come without the spaces between words (`PARTSTAXINVOICE`).
  const inner = SET_OFF.exec(text)?.[1]
  const spaced = (inner ?? text)
    .toLowerCase()
    .replace(/tax\s*invoice/, ' tax invoice')
    .replace(/\bcr\.? note\b/, 'credit note')
  const words = spaced.replace(/\s+/g, ' ').replace(REMARK, '').trim().replace(BEFORE, '')
  for (const [type, pattern] of TITLES) {
    const match = pattern.exec(words)
    const rest = match ? words.slice(match[0].length) : ''
    // Notices are set off like titles (`** DELIVERY DOCKET ENCLOSED **`).
    if (inner !== undefined && /^\W*[a-z]/.test(rest) && !NUMBERED.test(rest)) continue
    const isChange = CHANGE.test(words)
    if (match && words.length <= 45 && !NOT_A_TITLE.test(rest))
      return {
        type,
        numbered: NUMBERED.test(rest),
        ...((MAY_BE_EITHER.test(words) || isChange || pattern === FOR_BOTH) && { isGuess: true }),
        ...(pattern === FOR_BOTH && { isForBoth: true }),
        ...(isChange && { isChange }),
      }
  }
  return null
}

export function isTitle(text: string): boolean {
  return titleOf(text) !== null
}
