import type { LineField } from '#domain/invoice.ts'
import type { Column } from '../../layout/columns/column-borders.ts'
import { isCount, nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import type { PrintedLine } from '../printed-line.ts'
import type { Roles } from './column-roles.ts'
import { ofSeveralWords } from './name-columns.ts'
import type { RowGroup } from './row-group.ts'

/**
 * Where nobody knows which of two columns holds the numbers, since no heading says so, a line with a code in one of them alone may have none.
 */
export function doubtAlone<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings'>>(
  lines: readonly Line[],
  { part, otherParts, description }: Roles,
  columns: readonly Column[],
): readonly Line[] {
  const isHeaded = nameOfHeading(columns[part ?? columns.length]?.heading ?? '') === 'part'
  const open = lines.filter(({ partReadings }) => partReadings.length > 1)
  const hasRival = otherParts.some(index => index !== description)
  if (!hasRival || isHeaded || 2 * open.length < lines.length) return lines
  return lines.map(line =>
    line.partNumber !== '' && line.partReadings.length === 0
      ? { ...line, partReadings: [line.partNumber, ''] }
      : line,
  )
}

/**
 * Codes under a heading of what is done, and names beside them under one that says something else: where no code has a figure these may be the
 * names (`U-BOLT`), and what stands beside them their vehicle, as where one of that is a single word (`Torvane`). Codes that stay the names beside vehicles or
 * notes of several words may be numbers all the same.
 */
export function doubtNamesAsCodes<
  Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'description' | 'uncertain'>,
>(
  lines: readonly Line[],
  { part, description, areCodesOpen }: Roles,
  columns: readonly Column[],
): readonly Line[] {
  if (areCodesOpen)
    return lines.map(line =>
      line.partNumber === '' && isCodeLike(line.description)
        ? { ...line, partReadings: ['', line.description], uncertain: withName(line.uncertain) }
        : line,
    )
  const isNamed = (index: number | null) =>
    nameOfHeading(columns[index ?? columns.length]?.heading ?? '') === 'description'
  const hasFigures = lines.some(({ partNumber }) => /\d/.test(partNumber))
  const areSure =
    hasFigures && lines.every(line => line.partNumber === '' || ofSeveralWords(line.description))
  if (!isNamed(part) || description === null || isNamed(description) || areSure) return lines
  return lines.map(line =>
    line.partNumber === ''
      ? line
      : {
          ...line,
          partReadings: [...new Set([line.partNumber, ...line.partReadings, ''])],
          uncertain: withName(line.uncertain),
        },
  )
}

function withName(uncertain: readonly LineField[]): LineField[] {
  return [...new Set([...uncertain, 'description' as const])]
}

/**
 * A column headed for numbers and counts both (`Material` over `Quantity`) has the line's number: in its row, above or below it, or nobody
 * knows where.
 */
export function withShared<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings'>>(
  line: Line,
  { item, above, below }: RowGroup,
  { part }: Roles,
  columns: readonly Column[],
): Line {
  if (part !== null || line.partNumber !== '' || line.partReadings.length > 0) return line
  const shared = columns.findIndex(({ heading }) => isForBoth(heading))
  if (shared < 0) return line
  const cells = [item, ...above, ...below].map(row => row.cells[shared]?.text ?? '')
  const counts = (text: string) => readFigure(text) !== null && !/^\d{5,}$/.test(text)
  const codes = cells.filter(text => isCodeLike(text, true) && !counts(text))
  return { ...line, partReadings: ['', ...codes] }
}

function isForBoth(heading: string): boolean {
  const words = heading.split(' ')
  const names = words.map((_, cut) =>
    [words.slice(0, cut), words.slice(cut)].map(some => nameOfHeading(some.join(' '))),
  )
  return isCount(nameOfHeading(heading)) && names.some(both => both.includes('part') && both.some(isCount))
}
