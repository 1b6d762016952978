import type { LineField } from '#domain/invoice.ts'
import { middle, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { settleWords } from '../../ocr/settle-words.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { readPartNumber, withoutSign } from '../../vocabulary/part-number.ts'
import { differs } from '../codes/words-apart.ts'
import { isRemark } from '../remarks.ts'
import { isSmaller } from '../smaller-print.ts'
import type { Parts } from './block.ts'
import type { Band } from './find-bands.ts'

export interface BlockName {
  partNumber: string
  partReadings: string[]
  description: string
  uncertain: LineField[]
  partWords: Word[]
  descriptionWords: Word[]
  /** What stands beneath it in smaller print is none of it. */
  isNoted?: boolean
}

/**
 * What a block's words beside its figures say of its number and name.
 * @param room where the widest rows of all blocks end, in points.
 */
export function toName(parts: Parts, room: number, marks: ReadonlySet<string>, band: Band): BlockName {
  const printed = joinTexts(parts.code)
  const settled = settleWords(parts.code)
  const read = readPartNumber(withoutSign(settled?.value ?? printed.replace(/[:,;]$/, '')), marks)
  const doubted = settled?.certain === false ? settled.readings : []
  const open = [...parts.readings, ...read.readings, ...doubted].map(withoutSign)
  const readings = [...new Set(parts.isCustomers ? ['', read.partNumber, ...open] : open)]
  const runs = runsOf(parts.rest, room, (band.quantity ?? band.total).word)
  const told = runs.filter(run => !isRemark(run[0]?.text ?? ''))
  // Where nothing else is left, a name may begin like a remark (`Serial cable`), or under one that filled its row.
  const filled = told.length === 0 ? runs.find(run => run.length > 1) : undefined
  const { label = [] } = band
  const called = label.length > 0 ? [segmentOf(label, band.page)] : []
  const described = filled?.slice(1) ?? told[0] ?? runs[0] ?? called
  const rest = told.filter(run => run === described || !isNoteUnder(run, described, band.words))
  const isNoted = rest.length < told.length
  return {
    partNumber: printed === '' || parts.isCustomers ? '' : read.partNumber,
    partReadings: printed === '' ? [] : readings,
    description: joinTexts(described).replace(/[,;]$/, ''),
    partWords: parts.code,
    // A second text may be a remark on this line or on the one above, or its name.
    uncertain: rest.length === 1 && !parts.isNameOpen ? [] : ['description'],
    descriptionWords: described.flatMap(segment => segment.words),
    isNoted,
  }
}

/**
 * Over smaller print: whose goods they are, and the name beneath (`Genuine Toyon`), where it says so, where the same stands on two lines, or where all
 * goods with a number have such a text beneath words that each begin with a capital, as makes do.
 */
export function mayBeMake({ isNoted, description }: BlockName, all: readonly BlockName[]): boolean {
  const isSaidAgain = all.filter(one => one.description === description).length > 1
  const areAll = all.every(one => one.partNumber === '' || (one.isNoted && CAPITALISED.test(one.description)))
  return isNoted === true && (/^(?:genuine|oem)\b/i.test(description) || isSaidAgain || areAll)
}

const CAPITALISED = /^[A-Z][A-Za-z-]*(?: [A-Z][A-Za-z-]*){0,2}$/

/**
 * In smaller print under a name of more than one word, which stands level with the figures: a make alone may stand so over the name.
 * @param level words that stand level with the figures.
 */
function isNoteUnder(
  [note]: readonly Segment[],
  [name]: readonly Segment[],
  level: readonly Word[],
): boolean {
  const [first] = name?.words ?? []
  const isLevel = first !== undefined && level.includes(first)
  return (
    !!note && !!name && isLevel && name.words.length > 1 && middle(note) > name.y1 && isSmaller(note, name)
  )
}

/**
 * The texts of some rows: a row goes on with the one above, in its print and on its side of the figures, when its first word would not have fitted
 * behind it.
 */
function runsOf(texts: readonly Segment[], room: number, figure: Word): Segment[][] {
  const runs: Segment[][] = []
  for (const text of texts) {
    const last = runs.at(-1)?.at(-1)
    const word = text.words[0]
    const goesOn = last && word && last.x1 + (word.x1 - word.x0) + 2 > room && last.text.length > 20
    const isOther = !last || differs(last.words, text.words) || isSmaller(text, last) || isSmaller(last, text)
    const isBeyond = last && last.y1 <= middle(figure) && text.y0 >= middle(figure)
    if (goesOn && !isRemark(text.text) && !isOther && !isBeyond) runs.at(-1)?.push(text)
    else runs.push([text])
  }
  return runs
}
