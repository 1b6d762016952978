import { readLabel } from '../../header/labels/label-meaning.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { isCount, nameOfHeading } from '../columns/column-names.ts'
import { middle } from '../rows/middle.ts'
import { GUTTER, isNarrow } from './light-strip.ts'

const LEAST_LABELS = 3
const LEAST_MEANINGS = 2
/** Points: the cells of a row are printed on one line, or all off it by as much where their print is larger. */
const LEVEL = 0.15
const ALIGNED = 1
/** Amounts that a line of goods has at least, and lines of goods at whose height something stands in the rail. */
const LEAST_AMOUNTS = 2
const LEAST_GOODS = 2

/**
 * The words of a printed page's rail: the document's number, dates and order, labels over values on one left edge down one of its sides, in steps
 * of their own. What stands there at the height of a line has nothing to do with it. A first column of numbers keeps step with its lines.
 */
export function labelRailOf(words: readonly Word[]): Set<Word> {
  if (words.some(word => word.source !== 'pdf')) return new Set()
  const across = [...words].sort((a, b) => a.x0 - b.x0)
  const gutters = guttersOf(across)
  const cuts = [...new Set([gutters[0], gutters.at(-1)])].filter(cut => cut !== undefined)
  const sides = cuts.flatMap(cut => {
    const [left, right] = [across.slice(0, cut), across.slice(cut)]
    return [
      { side: left, beside: right },
      { side: right, beside: left },
    ]
  })
  const rail = sides.find(
    ({ side, beside }) => isNarrow(side, beside) && areLabelled(linesOf(side)) && hasOwnSteps(side, beside),
  )
  return new Set(rail?.side)
}

/** Where, among words from left to right, clear paper goes down the whole page. */
function guttersOf(across: readonly Word[]): number[] {
  let end = Number.POSITIVE_INFINITY
  return across.flatMap(({ x0, x1 }, i) => {
    const isClear = x0 - end >= GUTTER
    end = Math.max(i === 0 ? x1 : end, x1)
    return isClear ? [i] : []
  })
}

/** The lines of a side from above, each from left to right. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const last = lines.at(-1)
    if (last?.[0] && middle(word) < last[0].y1) last.push(word)
    else lines.push([word])
  }
  return lines.map(line => line.sort((a, b) => a.x0 - b.x0))
}

/** Labels over values on one left edge, and nothing that heads a column. */
function areLabelled(lines: readonly Word[][]): boolean {
  const edge = Math.min(...lines.map(([first]) => first?.x0 ?? 0))
  const meanings = lines.map((line, i) => {
    const next = lines[i + 1]
    const label = readLabel(joinTexts(line))
    const isOver = next !== undefined && readLabel(joinTexts(next)) === null
    return label && isOver ? label.meaning : null
  })
  const labels = meanings.filter(meaning => meaning !== null)
  const asked = new Set(labels.filter(meaning => meaning !== 'other'))
  return (
    labels.length >= LEAST_LABELS &&
    asked.size >= LEAST_MEANINGS &&
    lines.every(line => (line[0]?.x0 ?? edge) - edge < ALIGNED && !headsColumn(joinTexts(line)))
  )
}

/** Names goods or their numbers, and nothing that a header is asked for. */
function headsColumn(text: string): boolean {
  const name = nameOfHeading(text)
  const isOfGoods = name === 'part' || name === 'description' || isCount(name)
  return isOfGoods && (readLabel(text)?.meaning ?? 'other') === 'other'
}

/** Beside lines of goods each stands off them by another step. */
function hasOwnSteps(side: readonly Word[], beside: readonly Word[]): boolean {
  const lines = linesOf(side)
  const goods = linesOf(beside).filter(
    line => line.filter(word => isMoney(readAmount(word.text))).length >= LEAST_AMOUNTS,
  )
  const steps = goods.flatMap(([first]) => {
    const level = first && lines.find(([one]) => one && middle(one) > first.y0 && middle(one) < first.y1)
    return first && level?.[0] ? [middle(level[0]) - middle(first)] : []
  })
  const isOwn = (step: number, i: number) =>
    steps.every((other, j) => j === i || Math.abs(other - step) > LEVEL)
  return steps.length >= LEAST_GOODS && steps.every(isOwn)
}
