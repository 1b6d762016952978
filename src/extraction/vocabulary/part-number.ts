import { findDates } from '../values/dates.ts'
import { isMeasure, isTaxCode, SIZE } from '../values/measures.ts'
import { OPEN_HASH, OPEN_LETTER, OPEN_PLUS, withoutMark } from './note-marks.ts'

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
  return /\d/.test(trimmed) || /^[A-Z][A-Z0-9./_-]*\+?$/.test(trimmed)
}

/** Capitals and figures in one word, as most numbers have: no name, year, count or price. */
export function isMixed(word: string): boolean {
  return /^(?=.*[A-Z])(?=.*\d)[A-Z\d./-]{4,}$/.test(word)
}

/** Words in small letters in brackets behind a number: what the goods are or what is told of them (`TQ-14 (was 142.00 less 10%)`). */
const WORDS_BEHIND = /(?<=\d\S*)\s+\((?=[^()]*\b[a-z]{3,}\b)[^()]*\)$/
/** What goods of a number are sold in (`KX-204 each`, `6962 per set`), but no count of them (`12 pair`). */
const UNIT_BEHIND = /(?<!^\d{1,3})(?<=\d\S*) (?:per [a-z]+|[Ee]ach|ea|[Pp]air|pr|[Ss]et)$/
/** Behind a size they tell one of the goods from another (`1/2 set`). */
const SET = /(?<! per) (?:pair|set)$/i
/** `#AB-12`: the sign says that a number is what stands behind it. */
const SIGNED = /^#(?=[A-Z0-9][A-Z0-9./-]{2,}$)/

/** What stands behind such a sign, or the text itself. */
export function withoutSign(text: string): string {
  return text.replace(SIGNED, '')
}

/** Characters of a number by itself: what is shorter may be told apart by the unit behind it (`K1 set`, `K1 pair`). */
const LEAST = 4
/** Says that it has none. */
const NONE = /^(?:n\/a|nil|none)\.?$/i
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
  const worded = whole.replace(WORDS_BEHIND, '')
  const text = withoutUnit(worded)
  const isSize = SET.test(worded) && SIZE.test(text) && !/^\d+$/.test(text)
  if (text !== worded && (isSize || text.length < LEAST))
    return { partNumber: text, readings: [text, worded] }
  if (text !== whole && SIDE.test(whole)) return { partNumber: whole, readings: [whole, text] }
  // What OCR makes of a small mark; no number ends in it.
  const unmarked = text.replace(/[™®]+$/, '')
  if (unmarked !== text) return { partNumber: unmarked, readings: [unmarked, text] }
  const bare = withoutMark(text, marks)
  if (bare !== null) return { partNumber: bare, readings: [] }
  const lettered = /^(.*\S)\s?(\([a-z]\))$/.exec(text)
  if (lettered?.[1] && marks.has(`${lettered[2]}${OPEN_LETTER}`))
    return { partNumber: text, readings: [text, lettered[1]] }
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

/** A number without the unit that goods are sold in behind it. */
export function withoutUnit(text: string): string {
  return text.replace(UNIT_BEHIND, '')
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
