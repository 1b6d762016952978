import { findDates } from '../../../values/dates.ts'
import { SIZE } from '../../../values/measures.ts'
import { isCodeLike, isLikeDate } from '../../../vocabulary/part-number.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { shortCode } from '../lone-code.ts'

/**
 * Lines for which no part number was found although their description holds a word that looks like one, or without a description: a person
 * should look. Nothing else about the lines changes.
 */
export function doubtNameless(lines: readonly PrintedLine[]): PrintedLine[] {
  const areNumbered = lines.some(line => line.partNumber !== '') || areOutOfOrder(lines)
  const areBefore = lines.filter(({ description }) => isCode(description.split(' ')[0] ?? '')).length > 1
  return lines.map(line => {
    if (line.partNumber !== '' || line.partReadings.length > 0) return line
    // A line that nothing says what it is of was not read whole.
    if (line.description === '') return { ...line, partReadings: [''] }
    const [first = '', second = ''] = line.description.split(' ')
    // Numbers of goods may look like dates (`27/10/15`); where others have a number, work of a day is seldom among them.
    if (areNumbered && isLikeDate(first) && /[a-z]{2}/i.test(second))
      return { ...line, partReadings: ['', first] }
    const found = GROUPS.exec(line.description)?.[1] ?? line.description.split(/[\s,;()]+/).find(isCode)
    const code = found ?? (areBefore ? shortCode(line.description) : null)
    return code === null ? line : { ...line, partReadings: ['', code] }
  })
}

/** What looks like a date before every name: days of work would follow each other. */
function areOutOfOrder(lines: readonly PrintedLine[]): boolean {
  const days = lines.map(line => findDates(line.description.split(' ')[0] ?? '')[0]?.date ?? '')
  return days.every(day => day !== '') && days.some((day, i) => day < (days[i - 1] ?? ''))
}

/** `9H5 260 896 DM Control arm`, `KX-AB 686 65 Radio`: three groups and more open a name, with figures in the second. */
const GROUPS =
  /^((?=\S*\d)[A-Z\d]{2,6} \d{3,6}(?: [A-Z\d]{1,6})+|[A-Z]{1,5}-[A-Z]{1,5} \d{3,6}(?: \d{1,6})+)(?= [A-Z]?[a-z])/

/** Capitals and figures in one word, no size and no date. */
function isCode(word: string): boolean {
  const mixed = /[A-Z]/.test(word) && /\d/.test(word) && !/[a-z]/.test(word)
  return mixed && word.length >= 4 && isCodeLike(word) && !SIZE.test(word) && findDates(word).length === 0
}
