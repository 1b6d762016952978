import { type Row, wordsOfRow } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import { isMeasure } from '../../values/measures.ts'
import { readFigure } from '../figure-columns.ts'
import { type Figure, printed } from './figures.ts'

/** One way in which the figures of a row, or of rows that stand close, multiply. */
export interface Way {
  rows: Row[]
  quantity: Figure
  unit: Figure
  total: Figure
  discount: Figure | null
  fit: number
  /** What counts may measure the goods instead (`6 x 9 speakers`). */
  isGuess?: boolean
}

/** Stands between a quantity and its price and says nothing. */
export const CONNECTOR = /^(?:[x×@=*$]|at|ea\.?|each|per|less|aud|\/)$/i

/**
 * Says so too, right before money and behind a unit to which a scan's readers glued it (`2.75 mat 38.50` for `2.75 m at 38.50`); before a name it
 * begins that (`2 Mat rubber`).
 */
export function isConnector(segment: readonly Word[], at: number): boolean {
  const [word, next] = segment.slice(at)
  const unit = word?.source === 'ocr' ? /^([a-z]+)at$/i.exec(word.text)?.[1] : undefined
  const isGlued = unit !== undefined && isMeasure(unit) && isMoney(readFigure(next?.text ?? ''))
  return isGlued || CONNECTOR.test(word?.text ?? '')
}

/** `10 @ 2.65`: nothing but what says so stands between quantity and price. */
export function isConnected(way: Way): boolean {
  const between = betweenFigures(way)
  return isSigned(way) || (between.length > 0 && between.every(word => CONNECTOR.test(word.text)))
}

/**
 * `4 M  6.20`: what is counted stands between the count, set apart from any name (`Oil 4 L  6.20`), and money; the line's number may be the
 * same figure.
 */
export function isMeasured({ rows, quantity }: Way): boolean {
  const words = rows.flatMap(wordsOfRow)
  const [measure, price] = words.slice(words.indexOf(printed(quantity)) + 1)
  const isApart = rows.some(({ segments }) => segments.some(one => one.words[0] === printed(quantity)))
  return isApart && isMeasure(measure?.text ?? '') && isMoney(readFigure(price?.text ?? ''))
}

/** The sign stands on a figure itself (`2x24.75`, `-1x 16.50`). */
export function isSigned({ quantity, unit }: Way): boolean {
  return printed(quantity) === printed(unit) || /\d[x×@]$/i.test(quantity.word.text)
}

/** What stands between quantity and price. */
export function betweenFigures({ rows, quantity, unit }: Way): Word[] {
  const words = rows.flatMap(wordsOfRow)
  return words.slice(words.indexOf(printed(quantity)) + 1, words.indexOf(printed(unit)))
}

/** Points by which the right edges of one column's figures may be apart. */
export const EDGE = 3

/** Its total stands before its price, at the left of the page, and not under it (`1 x 56.50` over `56.50`). */
export function isTotalFirst({ unit, total }: { unit: Figure | null; total: Figure }): boolean {
  return unit !== null && unit.word.x1 > total.word.x1 + EDGE
}

/** Stand in one row. */
export function areLevel(one: Word, other: Word): boolean {
  return (
    Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) >
    0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0)
  )
}
