import type { Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { median } from '../../values/median.ts'
import { middle } from '../rows/middle.ts'

/** Shares of the distance between the two lines: where between them the figures stand. */
const HALF_WAY = [0.35, 0.65] as const
/** Times their height that the lines of one cell are apart at most. */
const TIGHT = 1.2
const LEAST_FIGURES = 2
const CODE = /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,}$/

/**
 * A line's figures, half way between the two lines of the cell beside them (a number over its name), belong to the first: by a hair's breadth
 * they would stand beside the second on one line of goods and not on the next.
 * @param rows of one page from the top down, each from left to right.
 */
export function withCentredFigures(rows: readonly Word[][]): Word[][] {
  const lines = [...rows]
  for (const [i, lower] of rows.entries()) {
    const upper = lines[i - 1]
    const figures = upper ? figuresBetween(upper, lower) : []
    if (!upper || figures.length === 0) continue
    lines[i - 1] = [...upper, ...figures]
    lines[i] = lower.slice(0, lower.length - figures.length)
  }
  return lines
}

function figuresBetween(upper: readonly Word[], lower: readonly Word[]): Word[] {
  const amounts = lower.map(({ text }) => readAmount(text))
  const start = amounts.lastIndexOf(null) + 1
  const [names, figures] = [lower.slice(0, start), lower.slice(start)]
  const isPriced = figures.length >= LEAST_FIGURES && amounts.slice(start).some(isMoney)
  const isBeside = upper.every(({ x1 }) => x1 < Math.min(...figures.map(({ x0 }) => x0)))
  const isOver = names.some(name => upper.some(({ x0, x1 }) => x0 < name.x1 && x1 > name.x0))
  // Under a title stands a line of goods of its own.
  const isLine = CODE.test(names[0]?.text ?? '') && !CODE.test(upper[0]?.text ?? '')
  if (!isPriced || !isBeside || !isOver || isLine) return []
  const [top, between, bottom] = [upper, figures, names].map(heightOf) as [number, number, number]
  const at = (between - top) / (bottom - top)
  const isTight = bottom - top < TIGHT * median(figures.map(({ y0, y1 }) => y1 - y0))
  return isTight && at > HALF_WAY[0] && at < HALF_WAY[1] ? figures : []
}

function heightOf(words: readonly Word[]): number {
  return median(words.map(middle))
}
