import { nameOfHeading } from '../../layout/column-names.ts'
import { findHeadings } from '../../layout/find-headings.ts'
import type { Heading } from '../../layout/headings-of-row.ts'
import { middle, type PageLayout, wordsOfRow } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import type { PrintedLine } from '../printed-line.ts'
import { isCodeLike } from './part-number.ts'

/** Points. */
const ALIGNED = 2
/** Letters and figures, as numbers of goods mostly have. */
const OWN_CODE = /^(?=.*[A-Z])(?=.*\d).{4,}$/
/** Lines with a number that begins in one place. */
const LEAST = 2

/**
 * A line without a part number beside whose figures a word stands that none of its values holds: right where other lines' numbers begin or under
 * a heading of such, whatever it looks like, or behind them all a code of its own that no heading explains. A person should look.
 */
export function doubtUntaken(
  { lines, headed }: { lines: readonly PrintedLine[]; headed: boolean },
  pages: readonly PageLayout[],
): PrintedLine[] {
  const starts = lines.flatMap(line => line.words.partNumber?.[0] ?? [])
  const isCustom = (word: Word) =>
    starts.filter(start => Math.abs(start.x0 - word.x0) < ALIGNED).length >= LEAST
  const headings = pages.flatMap(page =>
    findHeadings(page).map(({ headings, y1 }) => ({ page: page.number, y1, part: onlyPart(headings) })),
  )
  const isHeaded = (word: Word, { page }: PrintedLine) => {
    const heading = headings.findLast(one => one.page === page && one.y1 < word.y1)
    return heading?.part !== undefined && isUnder(word, heading.part) && times(word.text) === 1
  }
  const beside = lines.map(line => besideFigures(line, pages))
  const times = (text: string) => beside.filter(words => words.some(word => word.text === text)).length
  const isOwnCode = ({ text, x0 }: Word, { words }: PrintedLine) => {
    const isBehind = x0 > (words.totalPrice?.at(-1)?.x1 ?? x0)
    return !headed && isBehind && OWN_CODE.test(text) && isCodeLike(text) && times(text) === 1
  }
  return lines.map((line, i) => {
    if (line.partNumber !== '' || line.partReadings.length > 0) return line
    const untaken = beside[i]?.find(
      word => /\w/.test(word.text) && (isCustom(word) || isHeaded(word, line) || isOwnCode(word, line)),
    )
    return untaken === undefined ? line : { ...line, partReadings: ['', untaken.text] }
  })
}

/** Of two headings of numbers one is of something else (`Stock` beside `Part no.`). */
function onlyPart(headings: readonly Heading[]): Heading | undefined {
  const [heading, ...others] = headings.filter(({ text }) => nameOfHeading(text) === 'part')
  return others.length === 0 ? heading : undefined
}

function isUnder(word: Word, heading: Heading): boolean {
  return word.x0 < heading.x1 && word.x1 > heading.x0
}

/** The words in the row of a line's total that none of its values holds. */
function besideFigures({ page, words }: PrintedLine, pages: readonly PageLayout[]): Word[] {
  const [total] = words.totalPrice ?? []
  const taken = Object.values(words).flat()
  const rows = pages.find(one => one.number === page)?.rows ?? []
  const row = rows.find(({ y0, y1 }) => total && middle(total) > y0 && middle(total) < y1)
  const isTaken = (word: Word) => taken.some(one => one.x0 < word.x1 && one.x1 > word.x0 && level(one, word))
  return row ? wordsOfRow(row).filter(word => !isTaken(word)) : []
}

function level(one: Word, other: Word): boolean {
  return one.y0 < other.y1 && one.y1 > other.y0
}
