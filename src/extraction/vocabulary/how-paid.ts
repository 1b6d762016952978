/** Ways in which money changes hands when the goods do. */
const AT_ONCE = '(?:(?:credit |debit )?card|cash|eftpos|visa|mastercard|amex)'
/** And those in which it comes some days later, so that it may be still to come. */
const LATER = '(?:cheque|eft|transfer|direct debit)'
const PAID_AT_ONCE = new RegExp(`^(?:by )?${AT_ONCE}\\b`, 'i')
const HOW_PAID = new RegExp(`^(?:paid\\b|(?:by )?(?:${AT_ONCE}|${LATER})\\b)`, 'i')

/** Nothing is left to pay by the day behind terms of cash, or behind what was paid and not what is to be. */
const NOTHING_LEFT =
  /^(?:(?:our|the|payment|trading) )*(?:terms|payment)\W+(?:(?:strictly|nett?) )?cash\W*$|(?<!\bbe )\bpaid\W*$/i

/** Right behind a label (`Payment was due 19 April`), or anywhere unless it still must be (`Payment received by cheque on 19 April`). */
const OVER =
  /^(?:was|were|has|had|made|received|processed)\b|^(?!.*\b(?:must|should|shall|will|ensure|to|not)\b).*\b(?:received|made)\b/i

/** Whether a text begins with how something is paid, which behind some labels is how it was. */
export function saysHowPaid(text: string): boolean {
  return HOW_PAID.test(text)
}

/** Whether it was paid as nobody pays who is given days for it. */
export function isPaidAtOnce(text: string): boolean {
  return PAID_AT_ONCE.test(text)
}

/** Whether a text before a day says that the day is that of a payment which was made. */
export function leavesNothingToPay(before: string): boolean {
  return NOTHING_LEFT.test(before)
}

/** Whether a text says of a payment that it was made, or was due before. */
export function isOver(text: string): boolean {
  return OVER.test(text)
}
