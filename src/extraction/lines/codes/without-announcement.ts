import { isCodeLike, withoutSign } from '../../vocabulary/part-number.ts'
import type { PrintedLine } from '../printed-line.ts'
import { announcementOf, announcesGoods, isShortened, sharedAnnouncement } from './announcement.ts'

/** Characters of a number by itself. */
const LEAST = 3

/**
 * Numbers without the words that announce them on most lines (`Cat. ref. AB-12`, `Cat. ref. KX-7`). Where a line says something else of as many words,
 * which a scan may have misread, or one line alone has a shortened word before its number, a person should look; also where one shortened word alone is
 * before each that may be a make or a series (`GT. 1204`), or so little is left that it is a size as well (`No. 8`).
 */
export function withoutAnnouncement(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbers = lines.flatMap(({ partNumber }) => (partNumber === '' ? [] : [partNumber]))
  const shared = sharedAnnouncement(numbers, numbers.length)
  const isLabel = shared.length > 1 || announcesGoods(shared)
  return lines.map(line => {
    const own = announcementOf(line.partNumber)
    const announced = shared.length > 0 ? shared : own.some(isShortened) ? own : []
    const signed = withoutWords(line.partNumber, announced)
    const bare = withoutSign(signed)
    if (signed === line.partNumber || !isCodeLike(bare)) return line
    const readings = line.partReadings.map(reading => withoutWords(reading, announced))
    const isTold = isLabel && bare.length >= LEAST && line.partNumber === `${shared.join(' ')} ${signed}`
    return {
      ...line,
      partNumber: bare,
      partReadings: [...new Set(isTold ? readings : [bare, ...readings, line.partNumber])],
      words: { ...line.words, partNumber: line.words.partNumber?.slice(announced.length) ?? [] },
    }
  })
}

/** A number without the announcement, the end of it, or as many words that it was read as. */
function withoutWords(partNumber: string, announced: readonly string[]): string {
  const words = partNumber.split(' ')
  const ends = announced.map((_, i) => announced.slice(i))
  const said = ends.find(end => end.every((word, i) => word === words[i]))
  const isOther = words.length > announced.length && !/\d/.test(words.slice(0, announced.length).join(''))
  return words.slice(said?.length ?? (isOther ? announced.length : 0)).join(' ')
}
