import type { PrintedLine } from '../printed-line.ts'

/** Says that who made the goods, or the code of his line, stands before their number (`Line code + part`, `Brand / Part`). */
const BRAND_FIRST =
  /^(?:brand|make|maker|mfr|manufacturer|franchise|line(?: code)?|prefix)\s*(?:[/+&,-]|\band\b)\s*(?:parts?|p\/n|pn|stock|item|product|code|no|number|cat|sku)\b/i
/** A brand that a sign sets off, in whatever words (`Bell & Sons / KF-2417`). */
const SET_OFF = /^[\p{L}&][\p{L}&.' ]*? [/|:–—-] (?=\S)/u
/** One word of letters before what has a figure in it. */
const WORD = /^\p{L}{2,} (?=.*\d)/u
/** What is left of it before a reading of the number alone. */
const SIGN = /^[/|:–—-] /

/**
 * Numbers without the brand before them, where their column's heading says that one stands there: certain where each line has one. Where some have none, letters may
 * be the number's own.
 */
export function withoutBrands<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'words'>>(
  lines: readonly Line[],
  heading: string,
): Line[] {
  if (!BRAND_FIRST.test(heading)) return [...lines]
  const numbered = lines.filter(({ partNumber }) => partNumber !== '')
  const isSure = numbered.every(({ partNumber }) => bare(partNumber) !== partNumber)
  return lines.map(line => {
    const partNumber = bare(line.partNumber)
    if (partNumber === line.partNumber) return line
    const readings = [...new Set(line.partReadings.map(bare))]
    const open = readings.length > 1 ? readings : []
    const words = line.words.partNumber?.slice(-partNumber.split(' ').length) ?? []
    return {
      ...line,
      partNumber,
      partReadings: isSure ? open : [...new Set([partNumber, ...open, line.partNumber])],
      words: { ...line.words, partNumber: words },
    }
  })
}

function bare(number: string): string {
  const brand = SET_OFF.exec(number) ?? WORD.exec(number) ?? SIGN.exec(number)
  return brand ? number.slice(brand[0].length) : number
}
