import type { LabelRead } from './label-read.ts'

/** What a sentence calls the money that a paper asks for, or how it is paid. */
const MONEY =
  /\b(?:pay\w*|paid|settle\w*|remit\w*|amounts?|balances?|totals?|sums?|accounts?|invoices?|bills?|moneys?|monies|funds|debts?|cheques?|cash|terms|owed|owing)\b|\$|\b(?:it|this|which|that)(?: (?:is|was|falls|becomes|will be|shall be))?$/i
/** What else is due, whatever its money is called (`Backorder balance`), or taken off for who pays before (`Discount if paid`). */
const OF_ELSE =
  /\bback[\s-]?order(?:s|ed)?\b|\bdiscounts?\b|\brebates?\b|\b(?:drawn|supplied) from stock\b|\bnext (?:\w+ )?(?:services?|deliver(?:y|ies)|visits?|inspections?|orders?|appointments?|instal?ments?)\b/i
/** Only to be looked at. */
const GUESS = 0.4

/** Whether a sentence, up to its day, tells when something else is due than what the paper asks for. */
export function isOfElse(before: string): boolean {
  return OF_ELSE.test(before.replace(/^.*[a-z]{2}[.;]\s/i, ''))
}

/**
 * What the label of a day on which something is due means behind other words of its line: a label that does not say itself what is due
 * (`Stock due on`) is a guess where they name no money, and none where hardly anything but goods and claims is told so (`Claims not later than`).
 */
export function dueBehind(label: LabelRead, before: string, text: string): LabelRead | null {
  if (label.meaning !== 'due-date') return label
  const clause = clauseOf(before)
  const isGoingOn = before === '' && /^n(?:ot|o) later/.test(text)
  // `Operator: House Date Due: 30 June`, of a line of labels and values.
  const saysItself = MONEY.test(text) || /\bdate/i.test(text) || /\bdate$/i.test(clause)
  const isOpen = clause !== '' && !saysItself && !MONEY.test(clause)
  if (isOpen && /^not later\b/i.test(text)) return null
  return isOpen || isGoingOn || OF_ELSE.test(clause)
    ? { ...label, weight: Math.min(label.weight, GUESS) }
    : label
}

/** The words that go on up to the end of a text, without what a mark parts from them. */
function clauseOf(before: string): string {
  return before.replace(/^.*[.,;:!?)–-](?:\s|$)/, '').trim()
}
