import { announcesBrands } from '../../vocabulary/joint-headings.ts'
import type { PrintedLine } from '../printed-line.ts'

/** A brand that a sign sets off, in whatever words (`Bell & Sons / KF-2417`). */
const SET_OFF = /^[\p{L}&][\p{L}&.' ]*? [/|:–—-] (?=\S)/u
/** Words without a figure before what has one in it. */
const WORDS = /^(?=\S{2})(?:(?:(?=[^\s\d]*\p{L})[^\s\d]+|&) )+(?=.*\d)/u
/** The first of several words, though it has a figure; with a letter too it is likely a brand (`4X KF-2417`, `4X / KF-2417`). */
const FIRST_WORD = /^\S{2,} (?=.*\d)/
const LETTERED = /^(?=\d*\p{L})\S{2,} (?:[/|:–—-] )?\S+$/u
/** What is left of it before a reading of the number alone. */
const SIGN = /^[/|:–—-] /
/** Letters of a second word, from which on it is more likely the brand's than what begins the number. */
const LONG = 4
/** Begins the number, however long, where the brand before it is in small letters or no letter is behind it (`Tallow RXKA KF24`, `TLW RXKA 3643`). */
const CAPITALS = /^\p{Lu}+$/u

/**
 * Numbers without the brand before them, where their column's heading says that one stands there: certain where that is one word, and each line has one. Of
 * several words the last may begin the number, and a word with a figure may be either; where some have none, so may any.
 */
export function withoutBrands<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'words'>>(
  lines: readonly Line[],
  heading: string,
): Line[] {
  if (!announcesBrands(heading)) return [...lines]
  const numbered = lines.filter(({ partNumber }) => partNumber !== '')
  const isEach = numbered.every(({ partNumber }) => waysOf(partNumber).some(way => way !== partNumber))
  return lines.map(line => {
    const [partNumber = '', ...others] = waysOf(line.partNumber)
    if (partNumber === line.partNumber && others.length === 0) return line
    const readings = [...new Set(line.partReadings.flatMap(reading => waysOf(reading)[0] ?? []))]
    const open = [...(readings.length > 1 ? readings : []), ...others, ...(isEach ? [] : [line.partNumber])]
    const words = line.words.partNumber?.slice(-partNumber.split(' ').length) ?? []
    return {
      ...line,
      partNumber,
      partReadings: open.length > 0 ? [...new Set([partNumber, ...open])] : [],
      words: { ...line.words, partNumber: words },
    }
  })
}

/** What may be the number where a brand stands before it, likeliest first: the text itself where none does. */
function waysOf(text: string): string[] {
  const sign = SET_OFF.exec(text) ?? SIGN.exec(text)
  if (sign) return [text.slice(sign[0].length)]
  const brand = WORDS.exec(text)?.[0] ?? ''
  const bare = text.slice(brand.length)
  if (brand === '') return withoutFirst(text)
  const words = brand.trim().split(' ')
  const last = words.slice(1).at(-1)
  if (last === undefined) return [bare]
  const longer = `${last} ${bare}`
  const isOfNumber =
    CAPITALS.test(last) && !words.includes('&') && (/\p{Ll}/u.test(brand) || !/\p{L}/u.test(bare))
  return isOfNumber || last.length < LONG ? [longer, bare] : [bare, longer]
}

function withoutFirst(text: string): string[] {
  const first = FIRST_WORD.exec(text)?.[0]
  if (first === undefined) return [text]
  const bare = text.slice(first.length).replace(SIGN, '')
  return LETTERED.test(text) ? [bare, text] : [text, bare]
}
