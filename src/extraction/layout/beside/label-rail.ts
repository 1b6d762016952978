import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { median } from '../../values/median.ts'
import { isCount, nameOfHeading } from '../../vocabulary/column-names.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import type { LabelRead } from '../../vocabulary/label-read.ts'
import { middle } from '../rows/middle.ts'
import { GUTTER, isNarrow } from './light-strip.ts'

const LEAST_LABELS = 3
const LEAST_MEANINGS = 2
/**
 * Points: the cells of a row are printed on one line, or all off it by as much where their print is larger, and those of a column on one edge. A scan
 * gives boxes that end at the ink of their letters.
 */
const PRINTED = { level: 0.15, aligned: 1 }
const SCANNED = { level: 2, aligned: 3 }
/** Amounts that a line of goods has at least, and what stands in the rail at their height: lines beside some of them, or labels among them. */
const LEAST_AMOUNTS = 2
const LEAST_BESIDE = 2

/**
 * The words of a page's rail: the document's number, dates and order, labels over values on one left edge down one of its sides, in steps of
 * their own. What stands there at the height of a line has nothing to do with it. A first column of numbers keeps step with its lines.
 */
export function labelRailOf(words: readonly Word[]): Set<Word> {
  const { level, aligned } = words.some(word => word.source !== 'pdf') ? SCANNED : PRINTED
  const across = [...words].sort((a, b) => a.x0 - b.x0)
  const addresses = new Set(across.filter(({ text }) => WEB_ADDRESS.test(text)))
  const gutters = guttersOf(across, addresses)
  const cuts = [...new Set([gutters[0], gutters.at(-1)])].filter(cut => cut !== undefined)
  const sides = cuts.flatMap(cut => {
    const [left, right] = [across.slice(0, cut), across.slice(cut)]
    return [
      { side: left, beside: right },
      { side: right, beside: left },
    ]
  })
  const rail = sides.find(
    ({ side, beside }) =>
      isNarrow(
        side.filter(word => !addresses.has(word)),
        beside,
      ) &&
      areLabelled(linesOf(side), aligned) &&
      hasOwnSteps(linesOf(side), linesOf(beside), level),
  )
  return new Set(rail?.side)
}

/** On the web: one too long for its side of the page runs on over the clear paper. */
const WEB_ADDRESS = /\S@\S+\.\S|^www\.|^https?:/i

/** Where, among words from left to right, clear paper goes down the whole page but for addresses. */
function guttersOf(across: readonly Word[], addresses: ReadonlySet<Word>): number[] {
  let end = Number.POSITIVE_INFINITY
  return across.flatMap((word, i) => {
    const isClear = word.x0 - end >= GUTTER
    if (!addresses.has(word)) end = Math.max(Number.isFinite(end) ? end : word.x1, word.x1)
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

/** Times the height of most lines: what a name is printed in, and no heading. */
const LARGE = 1.3

/** Labels over values on one left edge, and nothing that heads a column. */
function areLabelled(lines: readonly Word[][], aligned: number): boolean {
  const most = median(lines.flat().map(heightOf))
  const isLarge = (line: readonly Word[]) => line.every(word => heightOf(word) > LARGE * most)
  const edge = Math.min(...lines.map(([first]) => first?.x0 ?? 0))
  const meanings = lines.map((_, i) => labelOver(lines, i)?.meaning ?? null)
  const labels = meanings.filter(meaning => meaning !== null)
  const asked = new Set(labels.filter(meaning => meaning !== 'other'))
  return (
    labels.length >= LEAST_LABELS &&
    asked.size >= LEAST_MEANINGS &&
    lines.every(line => (line[0]?.x0 ?? edge) - edge < aligned) &&
    lines.every(line => isLarge(line) || !headsColumn(joinTexts(line)))
  )
}

/** What a line says as a label over another's value. */
function labelOver(lines: readonly Word[][], i: number): LabelRead | null {
  const [line, next] = [lines[i], lines[i + 1]]
  return line && next && readLabel(joinTexts(next)) === null ? readLabel(joinTexts(line)) : null
}

function heightOf({ y0, y1 }: Word): number {
  return y1 - y0
}

/** Names goods or their numbers, and nothing that a header is asked for. */
function headsColumn(text: string): boolean {
  const name = nameOfHeading(text)
  const isOfGoods = name === 'part' || name === 'description' || isCount(name)
  return isOfGoods && (readLabel(text)?.meaning ?? 'other') === 'other'
}

/** Share of the lines of goods. */
const MOST_LEVEL = 0.5

/**
 * Beside lines of goods most stand off them by another step: two may do so by chance. A label among them and the value under it are no cells of
 * theirs, in whatever step; a value whose label stands over the goods may be the first cell of a column.
 */
function hasOwnSteps(side: readonly Word[][], beside: readonly Word[][], level: number): boolean {
  const goods = beside.filter(
    line => line.filter(word => isMoney(readAmount(word.text))).length >= LEAST_AMOUNTS,
  )
  const top = Math.min(...goods.flat().map(({ y0 }) => y0))
  const bottom = Math.max(...goods.flat().map(({ y1 }) => y1))
  const isAmong = ([one]: readonly Word[]) => one !== undefined && middle(one) > top && middle(one) < bottom
  const labels = side.map((line, i) => isAmong(line) && labelOver(side, i) !== null)
  const steps = goods.flatMap(([first]) => {
    const i = side.findIndex(([one]) => one && first && middle(one) > first.y0 && middle(one) < first.y1)
    const [one] = side[i] ?? []
    if (!first || !one) return []
    return [labels[i] || labels[i - 1] ? null : middle(one) - middle(first)]
  })
  const cells = steps.filter(step => step !== null)
  const together = cells.map(step => cells.filter(other => Math.abs(other - step) <= level).length)
  const least = Math.max(steps.length, labels.filter(Boolean).length)
  return (
    least >= (goods.length > 1 ? LEAST_BESIDE : 1) &&
    Math.max(0, ...together) <= Math.max(1, MOST_LEVEL * steps.length)
  )
}
