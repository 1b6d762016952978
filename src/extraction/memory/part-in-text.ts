import { isFreight } from '#domain/invoice.ts'
import { textKey } from '../grounding/find-text.ts'
import { middle } from '../layout/lay-out.ts'
import { shapeOf } from '../lines/codes/known-shape.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import { settleWords } from '../ocr/settle-words.ts'
import { joinTexts, type Word } from '../pdf/page.ts'
import type { PartInText } from './line-template.ts'

const MOST_PART_WORDS = 4

/**
 * A line whose part number is taken from among its other words by what the supplier's part numbers look like, unless the reader was told
 * by the words before it. It is in doubt where none of the words look so, or several do.
 */
export function takePartFromText(line: PrintedLine, place: PartInText): PrintedLine {
  if (place.prefix !== '' && line.partNumber !== '' && line.partReadings.length === 0) return line
  const words = [...new Set([...(line.words.partNumber ?? []), ...(line.words.description ?? [])])]
  const runs = runsOf(words, place)
  const [run] = runs
  if (!run || runs.length > 1) return doubted(line, runs)
  const settled = settleWords(run)
  const partNumber = settled?.value ?? joinTexts(run)
  const description = restOf(words, run, place)
  return {
    ...line,
    partNumber,
    partReadings: settled?.certain === false ? [...new Set([partNumber, ...settled.readings])] : [],
    description: description.length > 0 ? joinTexts(description) : line.description,
    words: { ...line.words, partNumber: run, description },
  }
}

function doubted(line: PrintedLine, runs: readonly Word[][]): PrintedLine {
  if (isFreight(line)) return line
  const readings = new Set([line.partNumber, ...line.partReadings, ...runs.map(joinTexts)])
  return { ...line, partReadings: [...readings] }
}

/** Runs of words that look like a part number; behind the words that announce one, where those are known. */
function runsOf(words: readonly Word[], { prefix, shapes }: PartInText): Word[][] {
  const found: Word[][] = []
  for (let start = 0; start < words.length; start++) {
    for (let count = MOST_PART_WORDS; count > 0; count--) {
      const run = words.slice(start, start + count)
      if (run.length < count || !run.every(word => isBeside(word, run[0] as Word))) continue
      if (!shapes.includes(shapeOf(joinTexts(run)))) continue
      found.push(run)
      start += count - 1
      break
    }
  }
  const announced = found.filter(run => prefix !== '' && prefixOf(words, run, prefix).length > 0)
  return announced.length > 0 ? announced : found
}

function isBeside(word: Word, other: Word): boolean {
  return Math.abs(middle(word) - middle(other)) < 0.5 * (other.y1 - other.y0)
}

/** The announcing words right before a run. */
function prefixOf(words: readonly Word[], [first]: readonly Word[], prefix: string): Word[] {
  const end = words.indexOf(first as Word)
  for (let start = end - 1; start >= 0; start--) {
    const before = words.slice(start, end)
    if (textKey(joinTexts(before)) === prefix) return before
  }
  return []
}

/** What is left of the line's name: without the part number and what announces it, or without its whole row where it has one. */
function restOf(words: readonly Word[], run: readonly Word[], { prefix }: PartInText): Word[] {
  const taken = new Set([...run, ...prefixOf(words, run, prefix)])
  const first = words.find(word => !taken.has(word))
  const top = words.reduce(
    (best, word) => (middle(word) < middle(best) ? word : best),
    first ?? (run[0] as Word),
  )
  const isApart = !isBeside(run[0] as Word, top)
  return words.filter(word => !taken.has(word) && !(isApart && isBeside(word, run[0] as Word)))
}
