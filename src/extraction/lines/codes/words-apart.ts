import { joinTexts, type Word } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { COMPOUND } from './lone-code.ts'

/** Than a space of the same print. */
const WIDER = 1.7
/** Of the print's height: a gap as wide as between columns. */
const COLUMN_GAP = 0.75
/** Than the other gaps of its text. */
const WIDEST = 1.3

/**
 * How many words at a text's start are a code that its print or a wide gap sets apart from the rest; else 0.
 * @param space points between the words of other texts, where that is known.
 */
export function wordsApart(words: readonly Word[], space?: number): number {
  const change = words.findIndex(word => differs(words.slice(0, 1), [word]))
  const isCode = change > 0 && isCodeLike(joinTexts(words.slice(0, change)))
  return isCode ? change : firstColumn(words, space)
}

/**
 * How many words stand before a gap as wide as between columns, where they are a code; else 0. Letters alone are one before the widest gap of their
 * text only: lines set to both edges have wide gaps everywhere.
 */
export function firstColumn(words: readonly Word[], space?: number): number {
  const gaps = words.slice(1).map((word, i) => word.x0 - (words[i]?.x1 ?? word.x0))
  const cut = words.findIndex((word, i) => {
    const least = space === undefined ? COLUMN_GAP * (word.y1 - word.y0) : WIDER * space
    return i > 0 && (gaps[i - 1] ?? 0) > least
  })
  const code = joinTexts(words.slice(0, Math.max(0, cut)))
  const isWidest = gaps.every((gap, i) => i === cut - 1 || WIDEST * gap < (gaps[cut - 1] ?? 0))
  const isNumber = /\d.*\S{2}|\S{2}.*\d/.test(code) || (COMPOUND.test(code) && isWidest)
  return isCodeLike(code) && isNumber ? cut : 0
}

/** Points between the words of texts, usually; undefined where they have but one word each. */
export function spaceIn(texts: readonly { words: readonly Word[] }[]): number | undefined {
  const gaps = texts.flatMap(({ words }) =>
    words.slice(1).map((word, i) => word.x0 - (words[i]?.x1 ?? word.x0)),
  )
  return gaps.length > 0 ? median(gaps) : undefined
}

/** Not one word in the print (weight, colour) of one of the others. */
export function differs(left: readonly Word[], right: readonly Word[]): boolean {
  return left.every(word => right.every(other => other.bold !== word.bold || other.colour !== word.colour))
}
