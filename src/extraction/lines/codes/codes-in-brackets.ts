import { isMeasure, saysHowMuch } from '../../values/measures.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'

/** A number inside a description. */
export interface EmbeddedCode {
  partNumber: string
  /** The description without it. */
  rest: string
  isSure: boolean
  /** More likely a word of the description. */
  isWord?: boolean
  /** What else in the description may be the number. */
  others?: string[]
}

const BRACKETED = /^(.*?)\s*[([]([^()[\]]+)[)\]]$/

/**
 * What stands in brackets at the end of each description, where the heading says so in its own (`Description (Part number)`): any code, letters alone too
 * where most are such; which side or state goods are of may be told there as well, and a size. Null where the heading does not say so.
 */
export function codesInBrackets(
  descriptions: readonly string[],
  heading: string,
): (EmbeddedCode | null)[] | null {
  const [, named = '', said = ''] = BRACKETED.exec(heading) ?? []
  if (nameOfHeading(said) !== 'part' || named === '') return null
  const codes = descriptions.map(description => {
    const [, rest = '', partNumber = ''] = BRACKETED.exec(description) ?? []
    const isCode = rest !== '' && isCodeLike(partNumber, true) && !/[a-z]{3}/.test(partNumber)
    return isCode ? { partNumber, rest } : null
  })
  const words = codes.filter(code => code !== null && !isNumber(code.partNumber))
  const areLetters = words.length > 0.5 * codes.length
  return codes.map(code => {
    if (code === null) return null
    const { partNumber } = code
    const isWord = STATE.test(partNumber) || (!areLetters && !isNumber(partNumber))
    const isSize = isMeasure(partNumber) || saysHowMuch(partNumber.replace(/ /g, ''))
    return { ...code, isSure: !isWord && !isSize, isWord }
  })
}

/** With a figure, or short pieces that a stroke joins (`LSD-P`). */
function isNumber(code: string): boolean {
  return /\d/.test(code) || /^[A-Z]{2,3}(?:[-.][A-Z]{1,3})+$/.test(code)
}

/** Which side, which state, which of a vehicle's makes, how many. */
const STATE =
  /^(?:[LR][-/. ]?H[-/. ]?[SFR]?|[LR]|[FR][-/. ]?[FLRH]|[LR][-/]?[FR]|(?:[LR]H|[FR]{1,2})[-/ &](?:[LR]H|[FR]{1,2})|N\/?S|O\/?S|LEFT|RIGHT|FRONT|REAR|FRT|UPPER|LOWER|INNER|OUTER|TOP|BOTTOM|NEW|USED|OLD|(?:SECOND|2ND)[- ]HAND|S\/H|GENUINE|GEN|OEM?|OES|AFTERMARKET|A\/?M|NON[- ]GEN\w*|RE-?CON?|RECOND\w*|REMAN\w*|REBUILT|EXCH|EXCHANGE|CORE|REPAIR|SET|KIT|PAIR|PR|EACH|EA|SINGLE|PACK|PKT?|BOX|ASSY|PAINTED|PRIMED|BLACK|WHITE|CHROME|AUTO|MANUAL|PETROL|DIESEL|[24]WD|AWD|ABS|STD|STANDARD|SPECIAL|SALE|PROMO|FOC|N\/?A)$/i
