/** The money that a paper asks for, and how it is paid: one of them tells what a clause is about. */
const MONEY =
  /^(?:pay|payable|payments?|paid|settled?|settlement|remit|remittance|amounts?|balances?|totals?|sums?|accounts?|acct|invoices?|bills?|moneys?|monies|funds|debts?|cheques?|cash|terms|owed|owing|outstanding|overdue|eft|eftpos|bpay|debit|debited|drawn|deducted|charged|transfer)$/
/** What may be said of a day by itself (`Due on or before`). */
const PLAIN =
  /^(?:due|dates?|days?|months?|eom|nett?|strictly|now|please|kindly|note|remember|that|is|are|be|falls?|falling|becomes?|become|considered|deemed|no|later|than|before|until|till|within|after|from|by|on|or|and|of|in|into|to|for|at|as|the|a|this|which|it|its|your|our|us|we|i|final|latest|end|following|cob|deadline|cut-?off|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/
/** Whatever else a clause says that names money and asks for nothing but that; alone it may be of goods (`Return by`, `Trade due`). */
const BESIDES =
  /^(?:prompt|immediate|immediately|full|make|arranged?|let|so|would|look|forward|monthly|weekly|fortnightly|extended|planned|scheduled|deferred|cleared?|glad|grateful|appreciated?|ensure|allow|thank|thanks|you|request(?:ed)?|ask(?:ed)?|require[sd]?|expected|wanted|conditions|calendar|issue|trade|trading|received|receiving|made|reach(?:es)?|available|without|deductions?|set-?off|direct|directly|automatic(?:ally)?|auto|bank|banking|card|credit|visa|mastercard|amex|ending|nominated|aud|au|gst|tax|inc|incl|including|inclusive|last|above|below|only|all|with|return|detach|here|slip|send|post|advice|under|accordance|online|address|shown|stated|agreed|via|per|been|have|will|must|should|shall)$/
/** A sum or a count; not a share, which may be taken off. */
const FIGURE =
  /^(?:(?:aud|a)?\$?\d[\d.,]*|\d{1,2}(?:\.\d\d)?[ap]m|[ap]m|one|two|three|seven|ten|fourteen|twenty|twenty-one|thirty|forty-five|sixty|ninety)$/

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

function namesMoney(word: string): boolean {
  return MONEY.test(word)
}

export function hasMoney(text: string): boolean {
  return wordsOf(text).some(namesMoney)
}

/** Whether a clause names the paper's money, or says nothing but of when something is due. */
export function isOfMoney(words: readonly string[]): boolean {
  return words.some(namesMoney) || words.every(word => PLAIN.test(word) || FIGURE.test(word))
}

/** Whether a word asks for nothing but the paper's own money, or says how much, when or how. */
export function isOfPayment(word: string): boolean {
  return [MONEY, PLAIN, BESIDES, FIGURE].some(pattern => pattern.test(word))
}
