import { type Row, wordsOfRow } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { type Amount, isMoney } from '../../values/amounts.ts'
import { IN_PLACE_OF_FIGURE, isRateInCents, readFigure } from '../figure-columns.ts'

/** The words of one number of a band. */
export interface Figure extends Amount {
  word: Word
  /** The word it is a piece of (`2x24.75`). */
  whole?: Word
  /** Its name, where that stands beside it. */
  heading?: string
}

/**
 * What says that a figure multiplies; a scan's readers may see more strokes and points, or a sign for it (`@/13.30`, `@:13.30`, `1.@`, `3.:@`,
 * `%-13.20` for `x 13.20`), and no space around a unit (`8EA@`). So does what ends a sentence with it (`2 at $48.60. Amount: $97.20`).
 */
const SIGNS =
  /^(?:[x×@=*]+[/|:]?|%[-+]?)(?=[\d$])|(?<=\d)[.:]*[x×@=*]+$|(?<=\d[A-Z]{1,4})@$|(?<=^\$[\d,]*\.\d\d)[.;]$/gi

/** The numbers of some rows, left to right. */
export function figuresOf(rows: readonly Row[]): Figure[] {
  const segments = rows.flatMap(row => row.segments)
  const texts = segments.flatMap(({ words }) => words.map((_, at) => rateOf(words, at)))
  return rows.flatMap(wordsOfRow).flatMap((whole, i, all): Figure[] => {
    const pieces = piecesOf(whole)
    const [next = '', after = ''] = all
      .slice(i + 1, i + 3)
      .map(({ text }) => text.toLowerCase().replace(/[:;,.]$/, ''))
    const isRate = next === '%' || next === 'percent' || (next === 'per' && after === 'cent')
    return (pieces ?? [whole]).flatMap(word => {
      const figure = readFigure((pieces === null ? texts[i] : undefined) ?? figureOf(word))
      return figure
        ? [{ ...figure, ...(isRate ? { percent: true } : {}), word, ...(pieces ? { whole } : {}) }]
        : []
    })
  })
}

/** Words, at most, that say of a rate that it is in cents (`72.60 cents per litre`). */
const MOST_OF_CENTS = 3

/** The words behind one of a segment that say so, none where they do not. */
export function centsBehind(words: readonly Word[], at: number): string[] {
  return rateOf(words, at)?.split(' ').slice(1) ?? []
}

/** A figure of a segment with what stands behind it, if that says that it is in cents; a sign before it makes it a price (`@ 185 c/L`). */
function rateOf(words: readonly Word[], at: number): string | undefined {
  const isSigned = words[at]?.text.startsWith('@') || words[at - 1]?.text === '@'
  const texts = words.slice(at, at + 1 + MOST_OF_CENTS).map(figureOf)
  return texts.map((_, i) => `${isSigned ? '@' : ''}${texts.slice(0, i + 1).join(' ')}`).find(isRateInCents)
}

/** What a word says without what says that it multiplies or counts. */
function figureOf(word: Word): string {
  const { text, readings = [] } = word
  const counted = [text, ...readings].find(seen => COUNT_NAMED.test(seen))
  return (counted?.replace(COUNT_NAMED, '') ?? withPoint(word)).replace(SIGNS, '')
}

/** The name of a count in one word with it (`Qty:4`); a scan's readers may see no space there, and a letter (`Qtyl`, `Qty 1`). */
const COUNT_NAMED = /^(?:qty|quantity)[.:]? ?(?=\d{1,4}(?:\.\d+)?$)/i

/** Stands where nothing is charged: a dash, or a word for it (`Incl`). */
function isNothing(text: string): boolean {
  return /^[-–—]{1,2}$/.test(text) || IN_PLACE_OF_FIGURE.test(text)
}

/** The numbers of some rows, and noughts for the dashes or words in which a row without any money ends (`2 x  -  -`, `2  EA  Incl  Incl`). */
export function figuresWithNoughts(rows: readonly Row[]): Figure[] {
  return rows.flatMap(row => {
    const figures = figuresOf([row])
    if (figures.some(isMoney)) return figures
    const words = wordsOfRow(row)
    const nothing = words.slice(words.findLastIndex(word => !isNothing(word.text)) + 1)
    const noughts = nothing.map(word => ({ value: 0, decimals: 2, percent: false, currency: false, word }))
    return [...figures, ...noughts]
  })
}

/** Has no figure in its place. */
export function isUnprinted({ word }: Figure): boolean {
  return isNothing(word.text)
}

/** A scan's figures without the point that another of its readers saw before the last two (`35112`, `351.12`; `375M`, `3.75 M`). */
function withPoint({ text, readings = [] }: Word): string {
  const pointed = /^(?:\d{4,}|\d{3,}[A-Z]{1,4})$/i.test(text)
    ? readings.find(seen => /^\d+\.\d\d(?: ?[A-Z]+)?$/i.test(seen) && seen.replace(/[. ]/g, '') === text)
    : undefined
  return pointed ?? text
}

/** Quantity and price without a space (`2x24.75`). */
function piecesOf(word: Word): [Word, Word] | null {
  const [, quantity, price] = /^(-?\d{1,4}(?:\.\d+)?)[x×@](\$?[\d,]*\.\d\d)$/i.exec(word.text) ?? []
  if (!quantity || !price) return null
  const letter = (word.x1 - word.x0) / word.text.length
  return [
    { ...word, text: quantity, x1: word.x0 + letter * quantity.length },
    { ...word, text: price, x0: word.x1 - letter * price.length },
  ]
}

/** Where a figure stands on the page. */
export function printed({ word, whole }: Figure): Word {
  return whole ?? word
}
