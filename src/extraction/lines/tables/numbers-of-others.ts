import type { Column } from '../../layout/columns/column-borders.ts'
import { isOfOtherThings, isOfUnits } from '../../vocabulary/numbers-of-others.ts'
import { codesAmongWords } from '../codes/codes-among-words.ts'
import type { PrintedLine } from '../printed-line.ts'
import type { Roles } from './column-roles.ts'

/**
 * Codes under a heading for the number of something else than goods (`Fleet No.`) may be none of theirs: a code among the words of a name comes before them,
 * and where there is none the line has likelier no number. A unit may be the goods (`Unit No.`): its number is theirs unless names have codes of their own.
 */
export function doubtOthersNumbers<
  Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'description' | 'words'>,
>(lines: readonly Line[], { part }: Roles, columns: readonly Column[]): readonly Line[] {
  const heading = columns[part ?? columns.length]?.heading ?? ''
  if (!isOfOtherThings(heading)) return lines
  const numbers = new Set(lines.map(({ partNumber }) => partNumber))
  const areNamed = lines.some(({ description }) =>
    codesAmongWords(description).some(code => !numbers.has(code)),
  )
  if (isOfUnits(heading) && !areNamed) return lines
  return lines.map(line => {
    const { partNumber, partReadings, description, words } = line
    if (partNumber === '') return line
    const codes = codesAmongWords(description)
    const [first = ''] = isOfUnits(heading) ? [...codes, partNumber] : codes
    const spelled = words.description?.filter(word => first !== '' && word.text.includes(first)) ?? []
    return {
      ...line,
      partNumber: first,
      partReadings: [...new Set([first, ...codes, partNumber, ...partReadings, ''])],
      words: { ...words, partNumber: first === partNumber ? words.partNumber : spelled },
    }
  })
}
