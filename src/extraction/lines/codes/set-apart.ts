import { joinTexts, type Word } from '../../pdf/page.ts'
import { SIZE, saysWhat } from '../../values/measures.ts'
import { announcesCodes, isOfNumbered } from '../../vocabulary/column-names.ts'
import { isMixed } from '../../vocabulary/part-number.ts'
import type { PrintedLine } from '../printed-line.ts'
import { isLoneCode } from './lone-code.ts'
import { differs } from './words-apart.ts'

export interface CodeApart {
  partNumber: string
  /** The description without it. */
  rest: string
  /** Other lines say the same of their own. */
  isSure: boolean
}

/** Of the print's height: wider than any space between words. */
const FAR = 1.5
/** Of it, the least that may set a code apart where the same stands behind each. */
const STEP = 0.6
/** Than the other gaps of its text, at the least. */
const WIDER = 2
/** Points by which names in one column begin apart, and by which gaps that are set alike differ. */
const ALIGNED = 1.5
const MOST = 0.5
/** Lines with the same gap. */
const EVEN = 3

/**
 * Codes before the names in a description's column, with as much paper between as columns have, in a print of their own (bold), or each the same
 * gap before its name. Names that run across it (deposits, labour) have none. Certain where half of the lines have one. Vehicles and jobs may stand so
 * before what was done, and in a print of their own before goods as well: print alone tells only codes that the heading announces.
 * @param heading the column's.
 */
export function codesSetApart(lines: readonly PrintedLine[], heading: string): (CodeApart | null)[] {
  const steps = lines.map(stepOf)
  const numbers = steps.filter(step => step !== null).filter(({ partNumber }) => /\d/.test(partNumber))
  const areApart = numbers.every(({ gap, height }) => gap > STEP * height)
  const areEven = areApart && isEven(numbers.map(({ gap }) => gap))
  const arePrinted = numbers.length > 1 && numbers.every(({ isPrinted }) => isPrinted)
  const found = steps.map(step => {
    if (!step) return null
    const isApart = areEven || step.isPrinted || step.gap > FAR * step.height
    // Letters alone may be the name of goods.
    const isNumber = /\d/.test(step.partNumber) || areEven || arePrinted
    return isApart && isNumber ? step : null
  })
  const starts = found.flatMap(code => code?.start ?? [])
  const areCodes = arePrinted && announcesCodes(heading)
  const areAligned = areApart && Math.max(...starts) - Math.min(...starts) < ALIGNED
  const areSet = areEven || areCodes || areAligned
  const isSure =
    isOfNumbered(heading) && areOwn(found) && starts.length > 1 && areSet && 2 * starts.length >= lines.length
  return found.map(code => code && { partNumber: code.partNumber, rest: code.rest, isSure })
}

function isEven(gaps: readonly number[]): boolean {
  return gaps.length >= EVEN && Math.max(...gaps) - Math.min(...gaps) < ALIGNED
}

/** A vehicle stands before all that was done to it. */
function areOwn(found: readonly (Pick<CodeApart, 'partNumber' | 'rest'> | null)[]): boolean {
  const codes = found.filter(code => code !== null)
  return codes.every(({ partNumber, rest }) =>
    codes.every(other => other.partNumber !== partNumber || other.rest === rest),
  )
}

/** Than any other gap of its text: brackets around a code stood in it, which a scan's readers lose. */
const CLEAR = 1.5

/**
 * Codes behind the names in a description's column, each clear of its name by a gap that no other of its text comes near to, and each its own. A size may stand
 * so behind a name too: they are no more than likely.
 */
export function codesSetBehind(lines: readonly PrintedLine[]): (CodeApart | null)[] {
  const found = lines.map(({ description, words }) => {
    const all = words.description ?? []
    const gaps = gapsOf(all)
    const gap = gaps.pop() ?? 0
    const partNumber = all.at(-1)?.text ?? ''
    const rest = description.slice(0, -partNumber.length - 1)
    const isClear = gaps.length > 0 && gap > CLEAR * Math.max(...gaps)
    const isCode = isMixed(partNumber) && !SIZE.test(partNumber) && !saysWhat(partNumber)
    const isNamed = /[a-z]{3}/i.test(rest) && description === `${rest} ${partNumber}`
    return isClear && isCode && isNamed ? { partNumber, rest, isSure: false } : null
  })
  const codes = found.flatMap(code => code?.partNumber ?? [])
  const areOwn = codes.length > 1 && new Set(codes).size === codes.length
  return areOwn && codes.length > MOST * lines.length ? found : lines.map(() => null)
}

function gapsOf(words: readonly Word[]): number[] {
  return words.slice(1).map((word, i) => word.x0 - (words[i] as Word).x1)
}

/** A code at the beginning of a name, and what sets it apart; null where nothing may. */
function stepOf({ description, words }: PrintedLine) {
  const all = words.description ?? []
  const gaps = gapsOf(all)
  const printed = printedApart(all)
  const at = printed > 0 ? printed - 1 : gaps.findIndex((gap, i) => gap > STEP * height(all[i + 1] as Word))
  const gap = gaps[at] ?? 0
  const partNumber = joinTexts(all.slice(0, at + 1))
  const isWidest = gaps.every((other, i) => i === at || WIDER * other < gap)
  const isCode =
    at >= 0 &&
    (isWidest || printed > 0) &&
    isLoneCode({ text: partNumber }) &&
    !/[a-z]{2}/.test(partNumber) &&
    !SIZE.test(partNumber) &&
    !saysWhat(partNumber)
  const rest = description.slice(partNumber.length + 1)
  if (!isCode || !/[a-z]{3}/i.test(rest) || description !== `${partNumber} ${rest}`) return null
  const next = all[at + 1] as Word
  return { partNumber, rest, start: next.x0, gap, height: height(next), isPrinted: printed > 0 }
}

/** How many words at the beginning are in a print that none of the others has; 0 where all are alike. */
function printedApart(words: readonly Word[]): number {
  const first = words.slice(0, 1)
  const count = words.findIndex(word => differs(first, [word]))
  return count > 0 && words.slice(count).every(word => differs(first, [word])) ? count : 0
}

function height(word: Word): number {
  return word.y1 - word.y0
}
