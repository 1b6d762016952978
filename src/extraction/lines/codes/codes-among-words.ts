import { isSizeOrGrade } from '../../values/measures.ts'
import { isMixed } from '../../vocabulary/part-number.ts'

/** Many figures, but no span of years. */
const MANY_FIGURES = /^(?!(?:19|20)\d\d\b)\d{2,}[-./]?\d{3,}$/

/** Words of a name that may be its number, or a vehicle's: figures and capitals, or many figures, of no size. */
export function codesAmongWords(name: string): string[] {
  return name
    .split(' ')
    .map(word => word.replace(/^[([]+|[)\],;:]+$/g, ''))
    .filter(word => (isMixed(word) || MANY_FIGURES.test(word)) && !isSizeOrGrade(word))
}
