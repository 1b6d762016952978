import { isOcr, type Word } from '../../../pdf/page.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** Times the height of the other numbers: a figure that is set above the line makes its word's box higher, however small it is itself. */
const HIGHER = 1.04
/** Characters of a number with such a figure behind it. */
const LEAST = 3

/**
 * A number whose word is higher than others of its table and ends in a figure that a note explains (`1 Made to order.`) likely ends before it: the
 * figure is a mark, set above the line. Only where every higher word ends so: numbers may be set larger here and there.
 * @param texts of the document, among which the notes are.
 */
export function doubtRaised(lines: readonly PrintedLine[], texts: readonly string[]): PrintedLine[] {
  const ends = lines.map(({ words }) => words.partNumber?.at(-1))
  const lowest = Math.min(...ends.flatMap(word => (word ? heightOf(word) : [])))
  const isHigher = (word: Word | undefined) =>
    word !== undefined && !isOcr([word]) && heightOf(word) > HIGHER * lowest
  const figures = figuresOf(texts)
  const isMarked = ({ partNumber }: PrintedLine) =>
    partNumber.length >= LEAST && figures.has(partNumber.at(-1) ?? '')
  const higher = lines.filter((_, i) => isHigher(ends[i]))
  if (!higher.every(isMarked)) return [...lines]
  return lines.map(line => {
    if (!higher.includes(line)) return line
    const bare = line.partNumber.slice(0, -1).trim()
    const readings = new Set([bare, line.partNumber, ...line.partReadings])
    return { ...line, partNumber: bare, partReadings: [...readings] }
  })
}

/** Where the next note begins, on the line of the one before. */
const NEXT_NOTE = /(?<=[.;,)])\s+(?=[1-9] [A-Z][a-z])/
const NOTE = /^([1-9]) [A-Z][a-z]*[ -](?!.*\d\.\d\d).*[a-z]{2}/

/** Those that notes begin with, which count from one. */
function figuresOf(texts: readonly string[]): Set<string> {
  const notes = texts.flatMap(text => text.split(NEXT_NOTE))
  const found = new Set(notes.flatMap(note => NOTE.exec(note)?.[1] ?? []))
  return found.has('1') ? found : new Set()
}

function heightOf({ y0, y1 }: Word): number {
  return y1 - y0
}
