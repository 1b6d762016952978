/** A label that says no more than that something is referred to weighs as much: it may be the invoice that a credit is for. */
export const BARE_REFERENCE = 0.4

/** `INV-20417`, `INV/26/0417`, `INV2041A`, `Inv. 5102`, `invoice no. 5102`. */
const INVOICE = /(?:^|[^a-z\d])inv(?:oice)?\W*(?:n[or]\.? ?|number )?#?\d/i
const WHOLE = /^INV\W?\d+(?:[-/]\d+)*[-/]?[A-Z]?$/i
/** What was done to it, before its number (`Credit for 5102`, `Reversal of INV-5102`). */
const DEED =
  /^(?:part(?:ial)? )?(?:credit(?:s|ed)?(?: note)?|refund(?:s|ed)?|return(?:s|ed)?(?: goods| stock| parts)?|revers(?:al|es|ed)|cancel(?:s|led|lation)|adjust(?:s|ed|ment)|corrects?|correction|overcharged?|re(?!-)|against|replaces|original)\b(?=.*\d)/i

/** Whether what a reference says is the invoice that its paper is about. */
export function namesInvoice(text: string): boolean {
  return WHOLE.test(text) || INVOICE.test(text) || DEED.test(text)
}
