import { findDates } from '../values/dates.ts'
import { isMeasure, isTaxCode, SIZE } from '../values/measures.ts'
import { isTotalLabel } from './total-labels.ts'

/** A whole text that may be read as a date, with or without a mark. */
export function isLikeDate(text: string): boolean {
  const bare = text.trim().replace(/^[*†‡^~§]+|[*†‡^~§+]+$/g, '')
  return findDates(bare)[0]?.text === bare
}

/** `2 @ 4.60`, of which a scan lost the sign: what a line multiplies from. */
const COUNT_AT_PRICE = /^\d{1,3}(?:\s*@\s*|\s+)\$?\d[\d,]*\.\d\d$/

/** `ABN 24 751 107 182`, `Tel (03) 7010 3211`. */
const OF_SENDER = /^(?:A\.?B\.?N\.?|Tel|Phone|Fax|Mobile)\b\W*\d[\d ()-]{6,}$/i

/**
 * Could be a part number: no sentence, and either a digit or one word of capitals.
 * @param mayBeDate where a heading or a place says that numbers of goods stand there, `24/11/12` is one.
 */
export function isCodeLike(text: string, mayBeDate = false): boolean {
  const trimmed = text.trim()
  if (
    trimmed.length < 1 ||
    trimmed.length > 30 ||
    !/^[A-Z0-9*†‡^~§][A-Z0-9 ./#*+_()&:†‡^~§-]*$/i.test(trimmed)
  )
    return false
  if (/[a-z]{3}/.test(trimmed) && !/\d/.test(trimmed)) return false
  if (COUNT_AT_PRICE.test(trimmed) || OF_SENDER.test(trimmed)) return false
  const [date] = findDates(trimmed)
  const isGlued = mayBeDate && !/\s/.test(trimmed)
  if (date && !isGlued && (isLikeDate(trimmed) ? !mayBeDate : date.text.includes('/'))) return false
  const tokens = trimmed.split(/\s+/)
  if (tokens.filter(token => /^[A-Z]{4,}$/i.test(token)).length > 1) return false
  return /\d/.test(trimmed) || /^[A-Z][A-Z0-9./-]*\+?$/.test(trimmed)
}

/**
 * A mark (symbol or single letter) that a note on the page explains, such as `* = exchange unit`. Without a word or sign between them only
 * what stands for nothing else is a mark (`* exchange unit`, but `+ GST`, `# of items`). On a scan a note without its mark (`denotes
 * exchange unit`) has lost an asterisk: no other mark is as small.
 */
export function explainedMarks(texts: readonly string[], isScan = false): Set<string> {
  const marks = new Set<string>()
  for (const text of texts) {
    const symbol =
      /^\s*([*†‡#^~+§]{1,3})\s*(?:=|:|denotes|indicates|means)\s*[A-Za-z]{2}/.exec(text) ??
      /^\s*([*†‡^§]{1,3})\s*[-–]?\s*[A-Za-z]{2}/.exec(text)
    const letter = /^\s*([A-Z])\s*(?:=|denotes|indicates|means)\s*[A-Za-z]{2}/.exec(text)
    const lost = isScan && /^\s*(?:denotes|indicates)(?:\s+[a-z-]+){1,4}$/.test(text) ? '*' : undefined
    const mark = symbol?.[1] ?? letter?.[1] ?? lost ?? MARKED.exec(text)?.[1]
    if (WORDS_BEHIND_PLUS.test(text)) marks.add(OPEN_PLUS)
    if (WORDS_BEHIND_HASH.test(text)) marks.add(OPEN_HASH)
    if (mark && !isTotalLabel(text)) marks.add(mark)
    if (isScan && /^[†+t] (?=[A-Z][a-z])/.test(text)) for (const seen of SEEN_AS_DAGGER) marks.add(seen)
  }
  return marks
}

/** Among the marks: words behind a plus (`+ Special order item`) may explain it, or go on with a name. */
const OPEN_PLUS = '+?'
const WORDS_BEHIND_PLUS = /^\s*\+\s*[A-Z][a-z]+ [a-z]/
/** The same of a hash (`# Special order item`, `# Customer copy`). */
const OPEN_HASH = '#?'
const WORDS_BEHIND_HASH = /^\s*# (?!(?:of|denotes|indicates|means)\b)[A-Za-z][a-z]+ [a-z]/
/** `Items marked + are not returnable`. */
const MARKED = /\b(?:marked|shown|listed) (?:with )?(?:an? )?['"(]?([*†‡#^~+§]{1,3})['")]?(?=\s|$)/

/** OCR knows no daggers. */
const SEEN_AS_DAGGER = ['†', '+', 't']

/** Words in small letters in brackets behind a number: what the goods are or what is told of them (`TQ-14 (was 142.00 less 10%)`). */
const WORDS_BEHIND = /(?<=\d\S*)\s+\((?=[^()]*\b[a-z]{3,}\b)[^()]*\)$/
/** What goods of a number are sold in (`KX-204 each`, `6962 per set`), but no count of them (`12 pair`). */
const UNIT_BEHIND = /(?<!^\d{1,3}) (?:per [a-z]+|(?:per )?(?:[Ee]ach|ea|[Pp]air|pr|[Ss]et))$/
/** Says that it has none. */
const NONE = /^(?:n\/a|nil|none)\.?$/i
/** Characters that a number has at least, apart from a measure. */
const LEAST_NUMBER = 4
/** Of such words a side may be the number's, which then tells two of the goods apart (`GL-77 (left)`). */
const SIDE = /\b(?:left|right|front|rear|upper|lower|inner|outer|top|bottom)\b[^()]*\)$/

export interface PartReading {
  partNumber: string
  /** Empty when certain. */
  readings: string[]
}

/**
 * The part number as printed, without a mark that a note explains and without words in brackets behind it. Marks nobody explains, a side in such
 * brackets, and a word before the code that may be a brand, leave it uncertain.
 */
export function readPartNumber(printed: string, marks: ReadonlySet<string>): PartReading {
  // A dash before or behind it says that the column beside holds nothing; a stroke is the border of its cell to a scan's readers, and a bracket
  // that nothing closes a mark of a pen.
  const whole = printed
    .replace(/\s+/g, ' ')
    .replace(/^\s*[-–—/|\\] | [-–—]\s*$/g, '')
    .replace(/^[([](?=[^)\]]+$)/, '')
    .trim()
  if (NONE.test(whole)) return { partNumber: '', readings: [] }
  const text = withoutUnit(whole.replace(WORDS_BEHIND, ''))
  if (text !== whole && SIDE.test(whole)) return { partNumber: whole, readings: [whole, text] }
  // What OCR makes of a small mark; no number ends in it.
  const unmarked = text.replace(/[™®]+$/, '')
  if (unmarked !== text) return { partNumber: unmarked, readings: [unmarked, text] }
  const bare = withoutMark(text, marks)
  if (bare !== null) return { partNumber: bare, readings: [] }
  // What is named is another number as often (`ABN: 24 751 107 182`).
  const named = /^[A-Za-z][A-Za-z. ]*:\s*(\S.*)$/.exec(text)
  if (named?.[1]) return { partNumber: text, readings: [text, named[1], ''] }
  const plus = /^([^*†‡^~§+%]*[^\s*†‡^~§+%])\+$/.exec(text)
  // Numbers of goods end in a plus (`H7+`), and who leaves it off still finds them, where nothing says what else it is.
  if (plus?.[1] && !marks.has(OPEN_PLUS)) {
    const { readings: open } = readPartNumber(plus[1], marks)
    return { partNumber: text, readings: open.map(reading => (reading === '' ? '' : `${reading}+`)) }
  }
  // Set apart it is a mark, whatever explains it.
  const hashed = /^([^#]*[^#\s])(\s?)#$/.exec(text)
  if (hashed?.[1] && (hashed[2] || marks.has(OPEN_HASH))) {
    const isExplained = hashed[2] !== '' && marks.has(OPEN_HASH)
    return { partNumber: hashed[1], readings: isExplained ? [] : [hashed[1], text] }
  }
  const symbol = /^([*†‡^~§]*)(.*?)([*†‡^~§+%]*)$/.exec(text)
  if (symbol?.[2] && (symbol[1] || symbol[3])) return { partNumber: text, readings: [text, symbol[2].trim()] }
  // A unit or a tax code whose own heading nobody read (`EA FB.9989.5`).
  const counted = /^([A-Z]{2,})\s+(\S*\d\S*|[A-Z]+\s.*\d.*|(?=\d+[A-Z])[A-Z\d]+\s.*)$/.exec(text)
  if (counted?.[2] && [isMeasure, isTaxCode].some(test => test(counted[1] ?? '')))
    return { partNumber: counted[2], readings: [counted[2], text] }
  // A few capitals begin the numbers of a family (`BRG 6205`).
  const brand = /^([A-Za-z]{5,}|[A-Z]?[a-z]{2,})\s+(.*\d.*)$/.exec(text)
  if (brand?.[2]) return { partNumber: text, readings: [text, brand[2]] }
  // So may a word behind it be.
  const make = /^(\S*\d\S*)\s+[A-Z][a-z]{2,}$/.exec(text)
  if (make?.[1]) return { partNumber: text, readings: [text, make[1]] }
  const before = beforeName(text)
  if (before.length > 0) return { partNumber: text, readings: [text, ...before] }
  if (/^[A-Za-z ]+$/.test(text) && /\s/.test(text)) return { partNumber: text, readings: [text, ''] }
  return { partNumber: text, readings: [] }
}

function withoutUnit(text: string): string {
  const bare = text.replace(UNIT_BEHIND, '')
  // A size tells one of the goods from another (`1/2 set`).
  const isNumber =
    /\d\S*$/.test(bare) && bare.length >= LEAST_NUMBER && (/^\d+$/.test(bare) || !SIZE.test(bare))
  return isNumber ? bare : text
}

/**
 * What ends in figures before a word in small letters, which begins the name or goes on with it (`N 908 132 01 O-R seal`), also with the letters behind
 * those (`1684 02 BC seal`).
 */
function beforeName(text: string): string[] {
  const words = text.split(' ')
  const name = words.findIndex(word => /^[a-z]{3,}$/.test(word))
  const end = words.slice(0, Math.max(0, name)).findLastIndex(word => /\d/.test(word)) + 1
  const ends = /^[A-Z]{1,3}$/.test(words[end] ?? '') ? [end + 1, end] : [end]
  // A few figures rate or count (`12 volt`).
  const isNumber = end > 1 || !/^\d{1,3}$/.test(words[0] ?? '')
  return end === 0 ? [] : isNumber ? ends.map(size => words.slice(0, size).join(' ')) : ['']
}

/** A text without its explained mark at either end, or null when it has none. */
export function withoutMark(text: string, marks: ReadonlySet<string>): string | null {
  for (const mark of marks) {
    if (mark === 't') {
      // Words end in the letter too.
      if (/\dt$/.test(text)) return text.slice(0, -1)
      continue
    }
    const letter = /^[A-Z]$/.test(mark)
    if (text.length > mark.length && text.endsWith(letter ? ` ${mark}` : mark))
      return text.slice(0, -mark.length).trim()
    if (!letter && text.length > mark.length && text.startsWith(mark)) return text.slice(mark.length).trim()
  }
  return null
}

/** The last group may carry a mark that a note explains. */
const GROUPS = String.raw`([A-Z0-9][^\s,;]*(?:\s+[A-Z0-9./#-]*\d[A-Z0-9./#-]*(?:[*†‡^~§](?=\s*[)\]]?\s*$))?)*)`
const LABELLED = new RegExp(
  String.raw`(?<!\bbuyer['’]?s? )(?:\bour\s+)?\b(?:(?:(?:seller|supplier|vendor)['’]?s? item id|part|p\/n|m?pn|item|sku|product|code|cat(?:alogue)?)\b)\s*(?:no|number|num|code)?\.?\s*[:#]\s*${GROUPS}`,
  'i',
)
const LABELLED_BY_NUMBER = new RegExp(
  String.raw`(?:(?:(?:\bour\s+)?\b(?:part|item|stock|catalogue|cat|product|our)\.?\s+(?:no|num|number|code)\.?|\bp\/n|\bsku|\bmpn)(?=\s+(?:[a-z]{1,4}\s+)?\S*\d|\s+[a-z]{2,}[-/.][a-z])|\bpart(?=\s+\S{4})(?=\s+\S*\d)|^(?:item|ref)(?=\s+\S{3})(?=\s+\S*\d|\s+[a-z]{2,}[-/.][a-z]))\s+${GROUPS}`,
  'i',
)

/** A text that is nothing but a number and what announces it, so that letters alone are a number too: `Product DRUM-DEP`. */
const ALONE =
  /^(?:part|p\/n|item|product|stock|cat(?:alogue)?|code|sku|mpn|model|article)\.?(?:\s+(?:no|num|number|code)\b\.?)?\s*[:#]?\s+(?=\S{3})[A-Z0-9][A-Z0-9./#+-]*$/i
const CODE_AT_END = /[A-Z0-9][A-Z0-9./#+-]*$/
/** The same with a space in it: a few letters, then the digits, or letters that a stroke joins, then figures. */
const SPACED_ALONE =
  /^(?:[Pp]art|PART|[Ii]tem|ITEM|[Cc]ode|CODE|SKU)(?: (?:[Nn]o|NO)\b\.?)?\s*[:#]?\s+((?!(?:NO|NUM|NBR|ID|CODE|REF|QTY|LOT|OEM|SET) )[A-Z]{2,4} \d{3}[A-Z0-9./-]*|[A-Z]{1,4}(?:[-/.][A-Z]+)+(?: \d[A-Z0-9./-]*)+)$/
/** In any other groups, of which the label is set apart by its print. */
const GROUPS_ALONE =
  /^(?:(?:[Oo]ur |[Yy]our )?[Pp]art|Item|Code|Product|Stock|SKU|P\/N|MPN)(?: (?:[Nn]o|[Nn]umber|[Cc]ode)\b\.?)?\s*[:#]?\s+((?=.*\d)(?!(?:NO|NUM|NBR|ID|CODE|REF|QTY|LOT|OEM|SET) )(?:[A-Z][A-Z0-9./#+-]+|\d{3}[A-Z0-9./#+-]*)(?: [A-Z0-9./#+-]+){1,3})$/
/** What announces a number and means nothing else, though a scan lost its colon. */
const LABEL = /^(?:sku|mpn|p\/n|(?:part|item|product|stock|cat(?:alogue)?)\.? (?:no|num|number|code)\.?)$/i

export function isPartLabel(text: string): boolean {
  return LABEL.test(text)
}

/** Another number under its own name, behind the first. */
const ANOTHER = / (?:[A-Z]?[a-z]+ |UNIT )?(?:[Ss]erials?|SERIALS?|S\/N|[Bb]atch|BATCH|[Bb]in|BIN)\b.*$/

/** `Part: AB-12` inside or under a description: the number, the words it was taken from, and whether more than one reading is open. */
export function labelledPart(text: string): { partNumber: string; readings: string[]; taken: string } | null {
  const own = text.replace(ANOTHER, '')
  const alone = SPACED_ALONE.exec(own)?.[1] ?? (ALONE.test(own) ? CODE_AT_END.exec(own)?.[0] : undefined)
  if (alone && own.endsWith(` ${alone}`)) return { partNumber: alone, readings: [], taken: own }
  const match = LABELLED.exec(text) ?? LABELLED_BY_NUMBER.exec(text)
  const value = match?.[1]?.replace(/[.)]+$/, '')
  const groups = GROUPS_ALONE.exec(own)?.[1]
  // Letters alone are the beginning of a number that goes on behind a space.
  if (groups && !(value && /\d/.test(value))) {
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
  const ends = /^\s*[)\]]?\s*$/.test(after)
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
  const match = /^(\S+(?: \S+){0,3}?)(?:\s+[-–—|]|:)\s+(\S.*)$/.exec(description)
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
    /^([A-Z0-9][A-Z0-9./#-]*\d[A-Z0-9./#-]*|[A-Z]{2,}\d[A-Z0-9./#-]*)\s*(?:[-–:|]\s+)?\s*([A-Za-z].{3,})$/.exec(
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
