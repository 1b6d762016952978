import type { TableRow } from '../../layout/columns/find-tables.ts'
import { type Row, type Segment, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import { settleWords } from '../../ocr/settle-words.ts'
import type { Word } from '../../pdf/page.ts'
import { isPartLabel, type Labelled, leavesNumberOpen } from '../../vocabulary/part-in-text.ts'
import { isCodeLike, readPartNumber } from '../../vocabulary/part-number.ts'
import { firstOwn } from '../../vocabulary/rival-labels.ts'
import type { Roles } from './column-roles.ts'
import type { RowGroup } from './row-group.ts'

export interface PartFound {
  partNumber: string
  readings: string[]
  words: Word[]
  /** Words of the description that were the part number's. */
  taken: string | null
}

/** The number that a line's description or a row beneath it announces as the goods'; null where none is. */
export function readLabelled(
  group: RowGroup,
  roles: Pick<Roles, 'description'>,
  marks: ReadonlySet<string>,
): PartFound | null {
  const labelled = firstOwn(placesOf(group, roles))
  if (!labelled) return null
  const own = settled(labelled.found, labelled.at.words, marks)
  if (!labelled.inPlace) return own
  const other = settled(labelled.inPlace.found, labelled.inPlace.at.words, marks)
  const readings = [other.partNumber, ...other.readings, ...own.readings]
  return { ...other, readings: [...new Set(readings)], taken: own.taken }
}

/** Where a number may be announced: the line's name, and the texts beneath it. */
export function placesOf({ item, below }: RowGroup, { description }: Pick<Roles, 'description'>): Segment[] {
  const name = description === null ? null : (item.cells[description] ?? null)
  const next = description === null ? null : (below[0]?.cells[description] ?? null)
  if (!name || !next || !goesOnBelow(name.text, next.text))
    return [...(name ? [name] : []), ...below.flatMap(placesIn)]
  const whole = segmentOf([...name.words, ...next.words], name.page)
  return [whole, ...below.slice(1).flatMap(placesIn)]
}

/**
 * With a bracket that its column was too narrow to close, and that the text beneath closes (`Tail lamp (P/N 53428-` over `0X169)`), or before the rest
 * of a number that it announces. A system that cuts its names off leaves brackets open for good.
 */
export function goesOnBelow(name: string, beneath: string): boolean {
  return (/[([][^)\]]*$/.test(name) && /^[^([]*[)\]]/.test(beneath)) || leavesNumberOpen(name)
}

/** Of a number broken behind its hyphen. */
const BREAK = /(?<=\w-) (?=\w)/g

/** An announced number as its print's readers saw it. */
export function settled(found: Labelled, among: readonly Word[], marks: ReadonlySet<string>): PartFound {
  const words = wordsOf(found.partNumber, among)
  const seen = settleWords(words)
  const marked = readPartNumber(found.partNumber.replace(BREAK, ''), marks)
  const plain = found.readings.length > 0 ? found.readings : marked.readings
  const readings = seen?.certain === false ? seen.readings : plain
  const partNumber = readings[0] ?? marked.partNumber
  return found.isCustomers
    ? { partNumber: '', readings: [...new Set(['', partNumber, ...readings])], words: [], taken: found.taken }
    : { partNumber, readings, words, taken: found.taken }
}

/** The words that spell a number; OCR sees the hook of a J as a bracket behind it. */
function wordsOf(partNumber: string, words: readonly Word[]): Word[] {
  const tokens = new Set(partNumber.split(' '))
  return words.filter(word => {
    const text = word.text.replace(/[.)]+$/, '')
    return tokens.has(text) || text.endsWith(partNumber)
  })
}

function placesIn({ row }: TableRow): Segment[] {
  return placesOn(row)
}

/** The texts of a row; a label and what stands behind its colon, or a code behind it, are one, however wide the space between them. */
function placesOn(row: Row): Segment[] {
  const [first, next] = row.segments
  if (!first || !next) return row.segments
  const announces = first.text.endsWith(':') || (isPartLabel(first.text) && isCodeLike(next.text))
  return announces ? [segmentOf(wordsOfRow(row), row.page)] : row.segments
}
