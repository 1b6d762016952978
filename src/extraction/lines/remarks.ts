import { isOfAnother } from '../vocabulary/rival-labels.ts'

/** What suppliers tell about a line beside its name. */
const TOLD =
  /^(?:s\/?n|\w+ serials? (?=\S*\d)|serials?|batch|damaged|w\/ty|(?:chassis|vin) (?=\S*\d)|ex (?=\d{4}\b)|tag (?:no\.? )?(?=\d{3})|dot \d{4}\b|(?:items|goods|lines|parts) (?:below|above)|replaces(?:oem?)?|(?:mfr|mfg|manufacturer|maker|genuine)(?:['’]?s)?\.? (?:part )?(?:no\.?|number|code):? (?=\S*\d)|(?:oem?|ean|gtin|barcode|(?:cross|x)[- ]?ref\w*)(?: (?:no\.?|numbers?|code|ref\w*))? (?=\S*\d)|ordered (?:as )?(?=\S*\d)|(?:ordered|supplied|picked|sent) in error|(?:wrong|incorrect) (?:part|item|side|size)|(?:no longer|not) required|supersed\w+|returned|return from|suits|ordered by|delivered with|check fitment|fitted to (?=\S*\d)|special order|contains the|warranty (?=\d)|rego(?=:|.*\d)|(?:bin|shelf|rack|aisle|loc(?:ation)?)\.?(?: no\.?)? (?=\S*\d)|week ending|balance of|to follow|back ?order(?:ed)? (?:to|eta|due)|old unit|(?:standard|buyer['’]?s) item id\b|thank you|\d+ months?|sold$|special(?: price)?$|less (?=\d)|(?:gross|list|retail|rrp|was)(?: price)? \$?(?=\d)|your (?:\w+ )?(?:no\.?|number|code|ref\w*):?|(?:contract|docket|job|order|tracking|certificates?|permit) (?=\S*\d)|manifest (?=\S*\d)(?=\S{4}))\b/i

/** Anywhere in it: whose work it was for, who took it, what it was bought on, from when to when it was, or what it cost before. */
const TELLS =
  /\b(?:signed for|picked up|collected) by\b|\b(?:job|rego|original invoice)(?: no\.?)?:? (?=\S*\d)|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\bwas \$?\d+\.\d\d\b/i

/** A plate of letters alone (`Rego KESTRL`); all in capitals it may be a thing (`REGO LABEL`). */
const PLATE = /^[Rr]ego (?!(?:LABEL|HOLDER|PLATE|TAPE|COVER|FRAME)S?$)[A-Z]{2,7}$/

/** Says what goods are made up of; in small letters it goes on with a name (`Lift kit 50mm includes springs`). */
const MADE_UP = /^(?:The |This )?(?:Kit|Set|Pack|Bundle) (?:comprises|consists of|contains|includes)\b/

/** What the supplier's measure holds (`4 PAL = 80.000 LT`). */
const CONVERTED = /^\d+(?:\.\d+)? [A-Z]{1,4} = \d/

/** Where goods lie (`BIN 14C02`). */
export function isShelf(text: string): boolean {
  return /^(?:bin|shelf|rack|aisle|loc(?:ation)?)\.?(?: no\.?)? (?=\S*\d)/i.test(text)
}

/** A text under or over a line of goods that is no part of its name: set off by stars and the like, `Label: value`, or a note. */
export function isRemark(text: string): boolean {
  const labelled = /^[A-Za-z][A-Za-z ./]{0,18}:\s*\S/.test(text) && !/^[^:]{12,}:/.test(text)
  return (
    /^[*>#(-]|:$/.test(text) ||
    labelled ||
    isOfAnother(text) ||
    [TOLD, TELLS, PLATE, MADE_UP, CONVERTED].some(told => told.test(text))
  )
}
