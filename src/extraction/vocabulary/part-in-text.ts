import { CUSTOMER, OWN_WORDS } from './customer-words.ts'
import { isCodeLike } from './part-number.ts'

/** The last group may carry a mark that a note explains. */
const GROUPS = String.raw`([A-Z0-9][^\s,;]*(?:\s+[A-Z0-9./#-]*\d[A-Z0-9./#-]*(?:[*†‡^~§](?=\s*[)\]]?\s*$))?)*)`
/** Whose number of the goods it is, where that is their maker's or a vehicle's maker's. */
export const MAKERS_WORDS = String.raw`(?:oem?|mfr|mfg|mnf|manuf\w*|makers?|genuine|orig(?:inal)?)(?:['’]?s)?\b\.?`
/** Says that a number is the supplier's own. */
const SUPPLIERS_WORDS = String.raw`(?:our|(?:seller|supplier|vendor|merchant)(?:['’]?s)?)`
const PN = String.raw`p\/n(?:o|r|um(?:ber)?)?`
/** `Part` or `P/N`, also as `P/No`, `Pt no`. */
const PART = String.raw`(?:part|pr?t(?=\.?\s*(?:no|num|#))|${PN})`
/** Short for stock, of which a count may be told as well (`Stk: 12`). */
const STOCK = String.raw`stk(?=[^:#]*[:#]\s*(?!qty\b)(?:\S*[A-Z]\S*\d|\d{4}|[A-Z]{2,4} \d{3}))`
const LABELLED = new RegExp(
  String.raw`(?:\b(?:${SUPPLIERS_WORDS}|${MAKERS_WORDS})\s+)?\b(?:(?:(?:seller|supplier|vendor)['’]?s? item id|${PART}|m?pn|item|sku|product|code|cat(?:alogue)?|${STOCK})\b)\.?\s*(?:no|number|num|code)?\.?\s*(?:#?:|#)\s*${GROUPS}`,
  'i',
)
const LABELLED_BY_NUMBER = new RegExp(
  String.raw`(?:(?:(?:\b(?:${SUPPLIERS_WORDS}|${MAKERS_WORDS})\s+)?\b(?:${PART}|item|stock|catalogue|cat|product|our)\.?\s+(?:no|num|number|code)\.?|(?:\b${SUPPLIERS_WORDS}\s+)?\b(?:${PN}\.?|sku|mpn))(?=\s+(?:[a-z]{1,4}\s+)?\S*\d|\s+[a-z]{2,}[-/._][a-z])|\bpart(?=\s+\S{4})(?=\s+\S*\d)|^(?:item|ref)(?=\s+\S{3})(?=\s+\S*\d|\s+[a-z]{2,}[-/.][a-z]))\s+${GROUPS}`,
  'i',
)
/** The same before a dash, where a text begins so (`Code - AB-12 | Serial 4410`). */
const LABELLED_BY_DASH = new RegExp(
  String.raw`^(?:${PART}|item|sku|code|mpn)(?:\s+(?:no|number|num|code)\b)?\.?\s+[-–—]\s+(?=\S*\d)${GROUPS}`,
  'i',
)

/** A text that is nothing but a number and what announces it, so that letters alone are a number too: `Product DRUM-DEP`. */
const ALONE = new RegExp(
  String.raw`^(?:${PART}|item|product|stock|cat(?:alogue)?|code|sku|mpn|model|article)\.?(?:\s+(?:no|num|number|code)\b\.?)?\s*(?:#?:|#)?\s+(?=\S{3})[A-Z0-9][A-Z0-9./#+-]*$`,
  'i',
)
/** Letters alone by a name that means nothing else, behind another number of the goods (`Barcode 9300000000012 MPN DRUM`). */
const LETTERS_BEHIND = /(?<=\d\s+(?:[|·,;-]\s+)?)(?:MPN|SKU|P\/N):?\s+([A-Z]{3,})$/
const CODE_AT_END = /[A-Z0-9][A-Z0-9./#+-]*$/
/** The same with a space in it: a few letters, then the digits, or letters that a stroke joins, then figures. */
const SPACED_ALONE =
  /^(?:[Pp]art|PART|[Ii]tem|ITEM|[Cc]ode|CODE|SKU)(?: (?:[Nn]o|NO)\b\.?)?\s*(?:#?:|#)?\s+((?!(?:NO|NUM|NBR|ID|CODE|REF|QTY|LOT|OEM|SET) )[A-Z]{2,4} \d{3}[A-Z0-9./-]*|[A-Z]{1,4}(?:[-/.][A-Z]+)+(?: \d[A-Z0-9./-]*)+)$/
/** In any other groups, of which the label is set apart by its print. */
const GROUPS_ALONE =
  /^(?:(?:[Oo]ur )?[Pp]art|Item|Code|Product|Stock|Cat\.?|SKU|P\/N[oO]?\.?|MPN)(?: (?:[Nn]o|[Nn]umber|[Cc]ode)\b\.?)?\s*(?:#?:|#)?\s+((?=.*\d)(?!(?:NO|NUM|NBR|ID|CODE|REF|QTY|LOT|OEM|SET) )(?:[A-Z][A-Z0-9./#+-]+|\d{3}[A-Z0-9./#+-]*)(?: [A-Z0-9./#+-]+){1,3})$/
/** What announces a number and means nothing else, though a scan lost its colon. */
const LABEL =
  /^(?:sku|mpn|p\/no?\.?|(?:part|item|product|stock|cat(?:alogue)?)\.? (?:no|num|number|code)\.?)$/i

export function isPartLabel(text: string): boolean {
  return LABEL.test(text)
}

const LABEL_AT_END = new RegExp(
  String.raw`(?:^|[\s,(])(?:(?:${PART}|item|stock|cat(?:alogue)?)\.?\s*(?:no|num|number|code)\.?:?|(?:${PART}|item|stock|cat)\s*#:?|(?:${PART}|sku|mpn|code):)$`,
  'i',
)

/** Ends in what announces a number, or in one broken behind its hyphen, so that it goes on beneath. */
export function leavesNumberOpen(text: string): boolean {
  return (
    LABEL_AT_END.test(text) || (/\w-$/.test(text) && labelledPart(text)?.partNumber.endsWith('-') === true)
  )
}

/** Another number under its own name, behind the first. */
const ANOTHER =
  / (?:[A-Z]?[a-z]+ |UNIT )?(?:[Ss]erials?|SERIALS?|S\/N|[Bb]atch|BATCH|[Bb]in|BIN|[Tt]ag|TAG)\b.*$/

/** Says whose numbers of goods follow: not the supplier's. */
const CUSTOMERS = new RegExp(String.raw`${CUSTOMER}${OWN_WORDS}\s*$`, 'i')
const CUSTOMERS_ALONE = new RegExp(
  String.raw`^${CUSTOMER}${OWN_WORDS}\s?(?:part|p\/n|item|sku|product|code|no|number)\b\.?\s?: ?(?=\S*\d)\S+$`,
  'i',
)

/** Nothing but the customer's own number of goods by its name (`Your code: T-044`). */
export function isCustomersPart(text: string): boolean {
  return CUSTOMERS_ALONE.test(text)
}

export interface Labelled {
  partNumber: string
  readings: string[]
  taken: string
  /** Said to be the customer's own number (`Your code: AB-12`), and no other is announced: it may only be asked about. */
  isCustomers?: true
}

/**
 * `Part: AB-12` inside or under a description: the number, the words it was taken from, and whether more than one reading is open. One that is said to be
 * the customer's comes after any other that is announced.
 */
export function labelledPart(text: string): Labelled | null {
  const found = announcedPart(text)
  if (!found) return null
  const start = text.indexOf(found.taken)
  const end = start + found.taken.length
  const next = labelledPart(text.slice(end))
  if (CUSTOMERS.test(text.slice(0, start))) return next ?? { ...found, isCustomers: true }
  const chosen = next ? ofTwo(found, next) : found
  if (!next || chosen === found) return found
  return { ...chosen, taken: text.slice(start, text.indexOf(next.taken, end) + next.taken.length) }
}

/** Of these texts the one that announces a number, and that number; the customer's own only where no other is announced. */
export function firstLabelled<Text extends { text: string }>(
  texts: readonly Text[],
): { at: Text; found: Labelled } | null {
  const all = texts.flatMap(at => {
    const found = labelledPart(at.text)
    return found ? [{ at, found }] : []
  })
  const [first, ...more] = all.filter(({ found }) => !found.isCustomers)
  if (!first) return all[0] ?? null
  return more.reduce((one, other) => {
    const found = ofTwo(one.found, other.found)
    return found === one.found ? one : { at: other.at, found }
  }, first)
}

const OF_STOCK = /\bst(?:oc)?k\b/i
export const SAYS_PART = new RegExp(String.raw`\b(?:${PART}|pn)\b`, 'i')

/**
 * Of two announced numbers the first, unless that is of a piece in stock and the other by its label a part number (`Stock no. 4410 Part no. AB-12`); beside
 * one by any other label (`Item code: 4410`) it is asked about.
 */
function ofTwo(one: Labelled, other: Labelled): Labelled {
  const isRival = SAYS_PART.test(labelOf(other)) && !SAYS_PART.test(labelOf(one))
  if (!isRival || one.partNumber === other.partNumber) return one
  if (OF_STOCK.test(labelOf(one))) return other
  return { ...other, readings: [...new Set([other.partNumber, ...other.readings, one.partNumber])] }
}

/** What announces a number. */
export function labelOf({ taken, partNumber }: Labelled): string {
  return taken.slice(0, taken.lastIndexOf(partNumber))
}

function announcedPart(text: string): Labelled | null {
  const own = text.replace(ANOTHER, '')
  const alone = SPACED_ALONE.exec(own)?.[1] ?? (ALONE.test(own) ? CODE_AT_END.exec(own)?.[0] : undefined)
  if (alone && own.endsWith(` ${alone}`)) return { partNumber: alone, readings: [], taken: own }
  const letters = LETTERS_BEHIND.exec(text)
  if (letters?.[1]) return { partNumber: letters[1], readings: [], taken: letters[0] }
  const match = LABELLED.exec(text) ?? LABELLED_BY_NUMBER.exec(text) ?? LABELLED_BY_DASH.exec(text)
  const value = match?.[1]?.replace(/[.)]+$/, '')
  const groups = GROUPS_ALONE.exec(own)?.[1]
  // Letters alone are the beginning of a number that goes on behind a space; letters behind one may go on with it.
  if (groups && !(value && /\d/.test(value) && !groups.startsWith(`${value} `))) {
    return { partNumber: groups, readings: [groups, value ?? ''], taken: own }
  }
  if (!match || !value) return null
  const first = value.split(/\s+/)[0] ?? value
  const after = text.slice(match.index + match[0].length)
  // The last group of a spaced number may be letters alone; where the text ends with it, nothing else can be meant.
  const last = /^\s+([A-Z]{1,3}(?:[/-][A-Z]{1,2})?[*†‡^~§+]?)(?=\s*[)\]]?\s*$)/.exec(after)
  if (last && first !== value) {
    const whole = `${value} ${last[1]}`
    return { partNumber: whole, readings: [], taken: `${match[0]}${last[0]}` }
  }
  if (last) return { partNumber: value, readings: [value, `${value} ${last[1]}`], taken: match[0] }
  // Letters alone are none, and a comma or a word ends the number that they begin (`Part no. KX 11-07, bearing`).
  const ends = /^\s*[)\]]?\s*$/.test(after) || (/^(?:[,;]|\s+[a-z]{4,}\b)/.test(after) && !/\d/.test(first))
  return { partNumber: value, readings: first === value || ends ? [] : [value, first], taken: match[0] }
}

/** Nothing but a part number by its name (`SKU: AB-12`): it stands among names, under no heading of its own. */
export function isAnnounced(text: string): boolean {
  return labelledPart(text)?.taken === text
}

/**
 * A description that begins with a code and a dash set off by spaces, or a colon: the code, and what follows.
 * @param fewest characters that it has.
 */
export function dashedCode(description: string, fewest = 3): { partNumber: string; rest: string } | null {
  const match = /^(\S+?(?: \S+?){0,3}?)(?:\s+[-–—|]|:)\s+(\S.*)$/.exec(description)
  const [, code = '', rest = ''] = match ?? []
  const able =
    isCodeLike(code, true) &&
    (/\d/.test(code) || /^[A-Z]{2,8}(?:[-/.][A-Z]+)*$/.test(code)) &&
    code.length >= fewest
  return able ? { partNumber: code, rest } : null
}

/** A description with a code in brackets: the code, and the description without it. Round brackets hold remarks as well. */
export function bracketedCode(
  description: string,
): { partNumber: string; rest: string; isSure: boolean } | null {
  for (const match of description.matchAll(/\[([^[\]]+)\]|\(([^()]+)\)/g)) {
    const code = (match[1] ?? match[2] ?? '').trim()
    // Before another words are of the name (`(rubber 12mm) (CB40-12)`).
    if (/[a-z]{3}/.test(code) && /^\s*[[(]/.test(description.slice(match.index + match[0].length))) continue
    const isCode = /\d/.test(code)
      ? code.length >= 4
      : match[1] !== undefined && /^[A-Z][A-Z0-9./-]{2,}$/.test(code)
    if (!isCode || !isCodeLike(code)) continue
    const rest = description.replace(match[0], ' ').replace(/\s+/g, ' ').trim()
    return { partNumber: code, rest, isSure: match[1] !== undefined }
  }
  return null
}

/** A description that begins with a code, in a table without a part column: the code is a guess, never certain. */
export function leadingCode(description: string): { partNumber: string; rest: string } | null {
  // A long row of digits would take seconds.
  if (/^[A-Z0-9./#-]{31}/.test(description)) return null
  const match =
    /^(#?[A-Z0-9][A-Z0-9./#-]*\d[A-Z0-9./#-]*|[A-Z]{2,}\d[A-Z0-9./#-]*)\s*(?:[-–:|]\s+)?\s*([A-Za-z].{3,})$/.exec(
      description,
    )
  const code = match?.[1] ?? ''
  if (
    !match ||
    code.length < 4 ||
    /^\d{1,3}[A-Z]{0,2}$/.test(code) ||
    /^\d+(mm|cm|m|l|ltr|kg|g|v|w|km|in|hr|hrs|x\d+)$/i.test(code)
  )
    return null
  return { partNumber: code, rest: match[2] ?? '' }
}
