import { type PageLayout, wordsOfRow } from '../../layout/lay-out.ts'
import { foldConfusable, mayBeOne } from '../../ocr/confusable.ts'
import { readingsOf, settleWords } from '../../ocr/settle-words.ts'
import { isOcr, type Word } from '../../pdf/page.ts'

/** A field's value with its place; `doubtful` when a person should look. */
export interface Field {
  value: string | null
  page: number
  words: Word[]
  doubtful: boolean
  /** All candidates, likeliest first. */
  readings?: string[]
}

/**
 * A number that OCR read otherwise where it stands once more (in the payment slip, say) is one to look at; when all readers agree there, and
 * not here, it is likelier what they saw there, and else what most readers saw in all its places.
 */
export function besideRepeats(number: Field, pages: readonly PageLayout[]): Field {
  const { value, words } = number
  if (value === null || !isOcr(words)) return number
  // A word of a number in groups is not the number.
  const isSame = (text: string) =>
    value.includes(' ') ? foldConfusable(text) === foldConfusable(value) : mayBeOne(text, value)
  const repeats = pages
    .flatMap(page => page.rows.map(wordsOfRow))
    .flatMap(row => row.map((word, i) => ({ word, text: wholeAt(row, i, value) })))
    .filter(({ word, text }) => !words.includes(word) && text !== value && isSame(text))
  if (repeats.length === 0) return number
  const sure = number.doubtful ? repeats.find(({ word }) => settleWords([word])?.certain)?.text : undefined
  const seen = [
    value,
    ...readingsOf(words),
    ...repeats.flatMap(({ word, text }) => [text, ...readingsOf([word])]),
  ]
  const readings = [value, ...repeats.map(({ text }) => text), ...(number.readings ?? [])]
  const likelier = sure ?? (number.doubtful ? mostSeen(seen.filter(isSame)) : undefined)
  return { ...number, value: likelier ?? value, doubtful: true, readings }
}

/** A word of a row without what stands around it; with the lone stroke before its figures where the number begins with one (`1 117428`). */
function wholeAt(row: readonly Word[], at: number, value: string): string {
  const text = (row[at]?.text ?? '').replace(/^\W+|\W+$/g, '')
  const isStroke = /^[I1l|]$/.test(row[at - 1]?.text ?? '') && /^\d{4,}$/.test(text)
  return isStroke && foldConfusable(value) === `1${text}` ? `I ${text}` : text
}

function mostSeen(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter(other => other === text).length
  return texts.toSorted((a, b) => count(b) - count(a))[0]
}

/** Sales, tax, customer's invoice. */
const OF_INVOICES = /^[STC]I$/
const BEGINS_AS_INVOICE = /^(?:[STC]I|INV)(?=[-/ ]?\d)|^[AC-HJ-NP-Z](?=20[12]\d[-/]\d)/
const FIGURE_BEFORE_YEAR = /^\d20[12]\d[-/]\d/

/**
 * The reading that begins with the letters of invoices, or with one before a year, where the others have figures or a currency sign among
 * theirs (`5I000137`, `S$1-04490`, `52026-0417`).
 */
function lettersOf({ value, readings = [], words }: Field): string | undefined {
  if (!value || !isOcr(words) || BEGINS_AS_INVOICE.test(value)) return undefined
  if (!/[A-Z$]/i.test(value) && !FIGURE_BEFORE_YEAR.test(value)) return undefined
  const own = foldConfusable(value.replaceAll('$', ''))
  return readings.find(reading => BEGINS_AS_INVOICE.test(reading) && foldConfusable(reading) === own)
}

/**
 * Between letters and figures no reader tells an I from a 1 (`SI00047506`): a person should look. Where one of them saw an I behind the
 * letters, or the stroke stands apart (`I 506025`), it is likelier that.
 */
export function withStroke(read: Field): Field {
  const number = withFigure(read)
  const { value, readings = [] } = number
  const said = lettersOf(number)
  if (value && said)
    return { ...number, value: said, doubtful: true, readings: [...new Set([said, value, ...readings])] }
  const apart = isOcr(number.words) ? strokeApart(number) : null
  if (apart) {
    const { lettered, isLetter } = apart
    const seen = [value ?? '', ...readings]
    const all = isLetter ? [lettered, ...seen] : [...seen, lettered]
    return { ...number, value: isLetter ? lettered : value, doubtful: true, readings: [...new Set(all)] }
  }
  const lettered = value?.replace(/^([A-Z]{1,3})1(?=-?\d{3})|^1(?= \d{4})/, '$1I')
  if (!value || !lettered || lettered === value || !isOcr(number.words)) return number
  const [prefix = ''] = lettered.match(/^[A-Z]+/) ?? []
  // A small l among capitals is a stroke that looked like a letter: enough for the letters that invoices begin with.
  const seenAs = OF_INVOICES.test(prefix) ? [prefix, prefix.replace(/I$/, 'l')] : [prefix]
  const isLikelier =
    prefix === 'I' ||
    (OF_INVOICES.test(prefix) && lettered.startsWith(`${prefix}-`)) ||
    readings.some(reading => seenAs.some(letters => reading.startsWith(letters)) && !drawsStrokes(reading))
  return {
    ...number,
    value: isLikelier ? lettered : value,
    doubtful: true,
    readings: isLikelier ? [lettered, value, ...readings] : [...readings, lettered],
  }
}

/** Who makes a letter of a stroke among the figures too (`CII80442`) says nothing of the one before them. */
function drawsStrokes(reading: string): boolean {
  return /^[A-Z]{1,2}[Il].*[Il]/.test(reading)
}

/** A small i or l between capitals and figures (`FMCi240`) is no letter that a number has there: likelier a 1. */
function withFigure(number: Field): Field {
  const { value, words, readings = [] } = number
  const figured = value?.replace(/^([A-Z]{2,})[il](?=\d{2,}$)/, (_, letters) => `${letters}1`)
  if (!value || !figured || figured === value || !isOcr(words)) return number
  return { ...number, value: figured, doubtful: true, readings: [figured, value, ...readings] }
}

/**
 * A number whose first stroke, or the stroke behind its letters, a reader saw apart from its figures (`1 269647`, `Pl 508813`), with an I in
 * its place; `isLetter`: that reader saw a letter.
 */
function strokeApart({ value, words }: Field): { lettered: string; isLetter: boolean } | null {
  const [, prefix, figures] = /^([A-Z]{0,3})1(\d{4,})$/.exec(value ?? '') ?? []
  if (!value || prefix === undefined || figures === undefined) return null
  const folded = foldConfusable(value)
  const strokes = readingsOf(words)
    .filter(text => foldConfusable(text) === folded && text.startsWith(prefix))
    .flatMap(text => /^([1Il]) [\dA-Z]{4,}$/.exec(text.slice(prefix.length))?.[1] ?? [])
  const isLetter = strokes.some(stroke => stroke !== '1')
  return strokes.length > 0 ? { lettered: `${prefix}I ${figures}`, isLetter } : null
}

/**
 * OCR reads the letters of `PO4471` by the figures behind them, the O twice where one reader saw it as a nought and a letter (`P0O4471`,
 * `P004471`), and a currency sign by the figures of no amount (`$1149` is `S1149`); what it read stays for a person to choose.
 */
export function withPo(order: Field): Field {
  const isTwice = readingsOf(order.words).some(seen => /^P0O\d/.test(seen))
  const value =
    order.value
      ?.replace(isTwice ? /^P(?:0[O0]?|O0)(?=\W?\d)/ : /^P(?:0O?|O0)(?=\W?\d)/, 'PO')
      .replace(/^\$(?=\d+$)/, 'S') ?? null
  if (value === order.value || !isOcr(order.words)) return order
  return {
    ...order,
    value,
    doubtful: true,
    readings: [...(order.value ? [order.value] : []), ...(order.readings ?? [])],
  }
}
