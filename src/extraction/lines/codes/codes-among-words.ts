import { isMeasure, saysHowMuch } from '../../values/measures.ts'
import { isMixed } from '../../vocabulary/part-number.ts'

/** What goods measure or are mixed in (`12x1.5`, `205/55R16`, `1:1 PREMIX`), and the grade of an oil. */
const SIZES = /\d[x×]\d|\/\d{2}z?r\d{2}|\d:\d|\b\d{1,2}w[-/]?\d{2,3}\b/i
/** Many figures, but no span of years. */
const MANY_FIGURES = /^(?!(?:19|20)\d\d\b)\d{2,}[-./]?\d{3,}$/

/** Words of a name that may be its number, or a vehicle's: figures and capitals, or many figures, of no size. */
export function codesAmongWords(name: string): string[] {
  return name
    .split(' ')
    .map(word => word.replace(/^[([]+|[)\],;:]+$/g, ''))
    .filter(word => (isMixed(word) || MANY_FIGURES.test(word)) && !isSize(word))
}

/** How large goods are or what they are rated, and not which. */
export function isSize(code: string): boolean {
  return isMeasure(code) || saysHowMuch(code.replace(/ /g, '')) || SIZES.test(code)
}
