import { joinTexts, type Word } from '../../pdf/page.ts'
import { SIZE, saysWhat } from '../../values/measures.ts'
import type { PrintedLine } from '../printed-line.ts'
import { isLoneNumber } from './lone-code.ts'

export interface CodeApart {
  partNumber: string
  /** The description without it. */
  rest: string
  /** Other lines say the same of their own. */
  isSure: boolean
}

/** Of the print's height: wider than any space between words. */
const FAR = 1.5
/** Than the other gaps of its text, at the least. */
const WIDER = 2
/** Points by which names in one column begin apart. */
const ALIGNED = 1.5

/**
 * Codes before the names in a description's column, with as much paper between as columns have. Names that run across it (deposits,
 * labour) have none. Certain where half of the lines have one and their names begin under each other.
 * @param areNumbered the column's heading names goods; vehicles may stand before what was done.
 */
export function codesSetApart(lines: readonly PrintedLine[], areNumbered: boolean): (CodeApart | null)[] {
  const found = lines.map(setApart)
  const starts = found.flatMap(code => code?.start ?? [])
  const areAligned = Math.max(...starts) - Math.min(...starts) < ALIGNED
  const isSure =
    areNumbered && areOwn(found) && starts.length > 1 && areAligned && 2 * starts.length >= lines.length
  return found.map(code => code && { partNumber: code.partNumber, rest: code.rest, isSure })
}

/** A vehicle stands before all that was done to it. */
function areOwn(found: readonly (Pick<CodeApart, 'partNumber' | 'rest'> | null)[]): boolean {
  const codes = found.filter(code => code !== null)
  return codes.every(({ partNumber, rest }) =>
    codes.every(other => other.partNumber !== partNumber || other.rest === rest),
  )
}

function setApart({ description, words }: PrintedLine) {
  const all = words.description ?? []
  const gaps = all.slice(1).map((word, i) => word.x0 - (all[i] as Word).x1)
  const at = gaps.findIndex((gap, i) => gap > FAR * height(all[i + 1] as Word))
  const partNumber = joinTexts(all.slice(0, at + 1))
  const isWidest = gaps.every((gap, i) => i === at || WIDER * gap < (gaps[at] ?? 0))
  const isCode =
    at >= 0 &&
    isWidest &&
    isLoneNumber({ text: partNumber }) &&
    !/[a-z]{2}/.test(partNumber) &&
    !SIZE.test(partNumber) &&
    !saysWhat(partNumber)
  const rest = description.slice(partNumber.length + 1)
  if (!isCode || !/[a-z]{3}/i.test(rest) || description !== `${partNumber} ${rest}`) return null
  return { partNumber, rest, start: all[at + 1]?.x0 ?? 0 }
}

function height(word: Word): number {
  return word.y1 - word.y0
}
