import { isMeasure, SIZE, saysHowMuch } from '../../values/measures.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import type { EmbeddedCode } from './codes-in-brackets.ts'

/** Two names of one column, the numbers' behind the other (`Goods and part number`, `Item / Part No.`). */
const HEADING = /^(.*\w)\s*(?:\/|&|,|[-–]|\band\b)\s*(\w.*)$/i
/** A name, and behind a comma or a dash the last of its text. */
const BEHIND = /^(.*[a-z]{3}.*?)(?:,|\s[-–—:])\s+(\S+(?: \S+)?)$/i

/** What goods measure (`12x1.5`, `205/55R16`). */
const TIMES = /\d[x×]\d|\/\d{2}z?r\d{2}/i
/** Characters, from which on figures with strokes and letters among them are no size. */
const LONG = 6

/**
 * What stands behind a comma or a dash at the end of each description, where the heading announces numbers behind the names: any code with a figure
 * that is no size. Null where the heading does not.
 */
export function codesBehindNames(
  descriptions: readonly string[],
  heading: string,
): (EmbeddedCode | null)[] | null {
  const [, name = '', number = ''] = HEADING.exec(heading) ?? []
  if (nameOfHeading(number) !== 'part' || nameOfHeading(name) === 'part' || name === '') return null
  return descriptions.map(description => {
    const [, rest = '', partNumber = ''] = BEHIND.exec(description) ?? []
    const isSize =
      isMeasure(partNumber) || saysHowMuch(partNumber.replace(/ /g, '')) || TIMES.test(partNumber)
    const isCode = /\d/.test(partNumber) && isCodeLike(partNumber) && !/[a-z]{3}/.test(partNumber)
    const isSure = !SIZE.test(partNumber) || partNumber.length >= LONG
    return isCode && !isSize ? { partNumber, rest, isSure } : null
  })
}
