/** Whose something is, where it is the customer's: `Your`, `Cust.`, `Buyer's`; with an apostrophe, a space in its place, or neither. */
export const CUSTOMER = String.raw`\b(?:your|yr|(?:cust(?:omer)?|client|buyer)(?:['’ ]?s)?\b)\.?`
/** What may stand between that and what the number is called (`Your own`, `Customer internal stock`); a price may be per item. */
export const OWN_WORDS = String.raw`(?:\s+(?!per\b)\w+){0,2}?`
