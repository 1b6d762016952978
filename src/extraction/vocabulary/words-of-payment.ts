/** The money that a paper asks for, and how it is paid: one of them tells what a clause is about. */
const MONEY =
  /^(?:pay|payable|payments?|paid|settled?|settlement|remit|remittance|amounts?|balances?|totals?|sums?|accounts?|acct|invoices?|bills?|moneys?|monies|funds|debts?|cheques?|cash|terms|owed|owing|outstanding|overdue|eft|eftpos|bpay|debit|debited|drawn|deducted|charged|transfer)$/
/** Whatever else a clause says that asks for nothing but that. */
const BESIDES =
  /^(?:due|dates?|days?|months?|eom|nett?|strictly|prompt|immediate|immediately|now|full|please|kindly|note|make|arrange|let|so|i|would|look|forward|monthly|glad|grateful|appreciate|ensure|allow|thank|thanks|you|require[sd]?|requested|expected|wanted|asked|trade|trading|received|made|cleared?|reach(?:es)?|falls?|falling|becomes?|become|considered|deemed|without|with|under|accordance|nominated|appreciated|online|statement|shown|agreed|arranged|weekly|fortnightly|extended|deductions?|set-?off|direct|directly|automatic(?:ally)?|auto|bank|banking|card|credit|visa|mastercard|amex|ending|aud|au|gst|tax|inc|incl|including|inclusive|final|latest|last|end|following|above|below|only|all|no|later|than|before|until|till|within|after|from|via|by|on|or|and|of|in|into|to|for|at|as|per|the|this|that|which|it|its|your|our|us|we|is|are|be|been|have|will|must|should|shall|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
/** A sum or a count; not a share, which may be taken off. */
const FIGURE =
  /^(?:(?:aud|a)?\$?\d[\d.,]*|seven|ten|fourteen|twenty|twenty-one|thirty|forty-five|sixty|ninety)$/

/** The words of a text, in small letters and without marks. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\ba\/c\b/g, 'account')
    .replace(/\bnot (?=later\b)/g, '')
    .split(/[\s/&,:()*–]+|-(?=\s|$)/)
    .map(word => word.replace(/\.$/, ''))
    .filter(word => /\w/.test(word))
}

export function namesMoney(word: string): boolean {
  return MONEY.test(word)
}

export function hasMoney(text: string): boolean {
  return wordsOf(text).some(namesMoney)
}

/** Whether a word asks for nothing but the paper's own money, or says how much, when or how. */
export function isOfPayment(word: string): boolean {
  return MONEY.test(word) || BESIDES.test(word) || FIGURE.test(word)
}
