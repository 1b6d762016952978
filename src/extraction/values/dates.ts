/** A date found in text. `swapped`: month first, against the Australian order, because it can only be read that way. */
export interface FoundDate {
  /** YYYY-MM-DD. */
  date: string
  text: string
  index: number
  swapped: boolean
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WHOLE_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** An English month, whole or short; for expressions that ignore case. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** The same, or a whole name that wide print set apart somewhere (`27 Mar ch 2026`). */
const PRINTED_MONTH = `(?:${MONTH}|${WHOLE_MONTHS.map(name => [...name].join(' ?')).join('|')})`
/** A day of the week, whole or short; for expressions that ignore case. */
export const DAY_OF_WEEK = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?'
/** A whole text that is a day of the week. */
export const WEEKDAY = new RegExp(`^${DAY_OF_WEEK}$`, 'i')
const PATTERNS: [RegExp, (groups: string[]) => [year: string, month: string, day: string] | null][] = [
  [
    /(?<![\d/.-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/.-]\d|\d)/g,
    ([y = '', m = '', d = '']) => [y, m, d],
  ],
  [
    /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|[-.]\d)/g,
    ([d = '', , m = '', y = '']) => [y, m, d],
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: (?:day )?of)?[\\s\\-/.,]*(${PRINTED_MONTH})[\\s\\-/.,']*(\\d{4}|\\d{2})(?!\\d)`,
      'gi',
    ),
    ([d = '', m = '', y = '']) => [y, monthNumber(m), d],
  ],
  [
    new RegExp(
      `\\b(${PRINTED_MONTH})[\\s\\-.]*(\\d{1,2})(?:st|nd|rd|th)?(?:,\\s*|\\.?\\s+)(\\d{4})(?!\\d)`,
      'gi',
    ),
    ([m = '', d = '', y = '']) => [y, monthNumber(m), d],
  ],
]

/** `2171172025`: OCR took both strokes of 21/11/2025 for figures; where it saw one of them (`21/1122025`), the other may look like any. */
const STROKES_AS_FIGURES = [
  /(?<!\d)(\d{2})[17](\d{2})[17](20\d{2})(?!\d)/g,
  /(?<![\d/.-])(\d{2})[/.-](\d{2})\d(20\d{2})(?!\d)/g,
  /(?<![\d/.-])(\d{2})\d(\d{2})[/.-](20\d{2})(?!\d)/g,
]

/** `31 May 2O26`: a letter to OCR. */
const LETTER_IN_YEAR = /(?<!\w)2[Oo](?=\d\d(?!\w))/g

/** `14 Aug 202S`: the same, in the last place. */
const LETTER_AT_END = /(?<=(?<!\w)20\d)[SIlBZ](?!\w)/g
const FIGURES: Record<string, string> = { S: '5', I: '1', l: '1', B: '8', Z: '2' }

/** `210ct 2026`, `16-N0V-26`: a figure to OCR. */
const FIGURE_IN_MONTH = /0(?=ct(?:ober)?(?![a-z]))|(?<=(?<![a-z])n)0(?=v(?:ember)?(?![a-z]))/gi

/** What is a date only where something announces one: a day, month and year with spaces between, or with nothing, or with what OCR made of the strokes. */
const UNMARKED: typeof PATTERNS = [
  [
    /(?<![\d/.-])(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(20\d{2})(?!\d)/g,
    ([d = '', m = '', y = '']) => [y, m, d],
  ],
  // Written into a form's strokes.
  [
    /(?<![\d/.-])(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{2})(?![\d/.-])/g,
    ([d = '', , m = '', y = '']) => [y, m, d],
  ],
  [/(?<![\w/.-])(20\d{2})(\d{2})(\d{2})(?![\w/-])/g, ([y = '', m = '', d = '']) => [y, m, d]],
  // Of words whose boxes meet a scan's readers give the letter between them to both (`31M May 2026`).
  [
    new RegExp(`(?<!\\d)(\\d{1,2})([jfmasond])\\s+(?=\\2)(${MONTH})[\\s\\-/.,']*(20\\d{2})(?!\\d)`, 'gi'),
    ([d = '', , m = '', y = '']) => [y, monthNumber(m), d],
  ],
  ...STROKES_AS_FIGURES.map((pattern): (typeof PATTERNS)[number] => [
    pattern,
    ([d = '', m = '', y = '']) => [y, m, d],
  ]),
]
/** `12MAY45` may as well be a part number. */
const LIKE_A_CODE = /^\d+[a-z]+\d\d$/i

/** Every date in a text, in reading order. Numeric dates are day first, as Australians write them. */
export function findDates(text: string): FoundDate[] {
  return datesBy(PATTERNS, text).filter(date => !LIKE_A_CODE.test(date.text))
}

/** The dates of a text that is known to hold one, whatever stands between their parts: `05MAR26`, `20260305`, `5 / 3 / 2026`. */
export function findAnnouncedDates(text: string): FoundDate[] {
  return datesBy([...PATTERNS, ...UNMARKED], text)
}

function datesBy(patterns: typeof PATTERNS, text: string): FoundDate[] {
  const found: FoundDate[] = []
  const figures = text
    .replace(LETTER_IN_YEAR, '20')
    .replace(LETTER_AT_END, letter => FIGURES[letter] ?? letter)
    .replace(FIGURE_IN_MONTH, 'O')
  for (const [pattern, order] of patterns) {
    for (const match of figures.matchAll(pattern)) {
      const parts = order(match.slice(1))
      const read = parts && toDate(...parts)
      if (!read || found.some(other => overlaps(other, match.index, match[0].length))) continue
      found.push({
        ...read,
        text: text.slice(match.index, match.index + match[0].length),
        index: match.index,
      })
    }
  }
  return found.sort((a, b) => a.index - b.index)
}

/** Days from one date to another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The day of the month that many months later, or the last where that month is shorter; both YYYY-MM-DD. */
export function monthsLater(from: string, months: number): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

function overlaps(other: FoundDate, index: number, length: number): boolean {
  return index < other.index + other.text.length && other.index < index + length
}

function monthNumber(name: string): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1)
}

function toDate(year: string, month: string, day: string): { date: string; swapped: boolean } | null {
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const straight = calendarDate(fullYear, Number(month), Number(day))
  if (straight) return { date: straight, swapped: false }
  const turned = calendarDate(fullYear, Number(day), Number(month))
  return turned ? { date: turned, swapped: true } : null
}

function calendarDate(year: number, month: number, day: number): string | null {
  if (year < 1990 || year > 2099) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}
