/** Words that headings of several storeys are made of; anything else below a heading is the first line of the table. */
const HEADING_WORD =
  /^(?:ex|exc|excl|inc|incl|including|excluding|before|gst|tax|number|num|no|code|price|prices|amount|amt|total|totals|subtotal|value|qty|quantity|ord|ordered|order|sup|supp|supplied|shipped|ship|del|deliv|delivered|inv|invoiced|sent|back|b|o|bo|to|follow|owing|outstanding|req|reqd|required|each|units?|id|cost|rate|disc|discount|list|nett?|retail|rrp|aud|line|item|part|product|stock|model|sku|cat|catalogue|description|details|uom|um|issue|per|ext|extended|of|and|measure|gross|trade|your|our|goods|material|date|docket|service|work|labour|hours|hrs|job|particulars|brand|make|size|pack|bin|location|prod|t|g)$/i

/** `G.S.T.`, `U.O.M.` */
const INITIALS = /\b(?:[A-Z]\.){2,}[A-Z]?/gi
const undotted = (initials: string) => initials.replaceAll('.', '')

/** Whether each word of a text is one of those. */
export function knownWords(text: string): boolean[] {
  const words = text.replace(INITIALS, undotted).split(/[^A-Za-z]+/)
  return words.filter(word => word !== '').map(word => HEADING_WORD.test(word))
}
