import { isOcr } from '../../../pdf/page.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** A nought, whatever signs stand beside it, with a letter before them and behind. */
const AMONG_LETTERS = /(?<=[A-Z][^A-Z\d]*)0(?=[^A-Z\d]*[A-Z])/gi

/**
 * A scan's number with a nought among letters (`KX-0F114`): in faces whose O is as narrow as a nought all readers see one for the other, few numbers have
 * it there, and another may be of another part. A person should look.
 */
export function doubtNoughts(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.map(line => {
    const { partNumber, partReadings, words } = line
    const rival = partNumber.replace(AMONG_LETTERS, 'O')
    if (rival === partNumber || !isOcr(words.partNumber ?? [])) return line
    return { ...line, partReadings: [...new Set([partNumber, ...partReadings, rival])] }
  })
}
