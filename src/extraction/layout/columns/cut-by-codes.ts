import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { findDates } from '../../values/dates.ts'
import { saysHowMuch, saysWhat } from '../../values/measures.ts'
import { isOfNumbered, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { type Row, wordsOfRow } from '../lay-out.ts'
import { areAligned, type Column, type Strip, spread, wordsOf } from './column-borders.ts'
import type { Heading } from './heading.ts'

/** Points by which the left edges of a column's cells differ. */
const ALIGNED = 1.5
/** Capitals and figures without a space, or figures with a small letter here and there; a column of them has figures in most. */
const CODE = /^(?=[^a-z]*$|\D*\d(?!.*[a-z]{2}))[A-Z0-9][\w./#+-]*$/
const MOSTLY = 0.6

/**
 * Under one heading for goods (`Product`) part numbers and descriptions may stand in two columns: most lines have a code at the first
 * one's edge, of one word or of groups before a gap as wide as between columns, and all have their name at the second one's.
 */
export function cutByCodes(
  heading: Heading,
  column: Column,
  goods: readonly Row[],
  others: readonly Heading[],
): Heading[] {
  const name = nameOfHeading(heading.text)
  const names = others.map(other => nameOfHeading(other.text))
  const isItems = ITEMS.test(heading.text)
  if ((name !== 'part' && name !== 'description' && !isItems) || goods.length < 2) return [heading]
  const ofGoods = names.filter(other => other === 'part' || other === 'description')
  if (ofGoods.length > (isItems ? 0 : 1)) return [heading]
  const all = goods.map(row => wordsOf(row, column).toSorted((a, b) => a.x0 - b.x0))
  const edge = Math.min(...all.flatMap(words => words[0]?.x0 ?? []))
  // A surcharge has no code: it begins where the names do.
  const cells = all.filter(words => (words[0]?.x0 ?? 0) < edge + ALIGNED)
  const bare = all.filter(words => !cells.includes(words)).flatMap(words => words[0] ?? [])
  // In groups before what was done vehicles are numbered as well.
  const groups = cells.map(groupsIn)
  const mayGroup = isOfNumbered(heading.text) && areNumbers(cells, groups, NUMBER_FIRST.test(heading.text))
  const counts = [cells.map(() => 1), ...(mayGroup ? [groups] : [])]
  const isMost = cells.length >= MOSTLY * goods.length
  const [border] = isMost ? counts.flatMap(count => borderBehind(cells, count, bare) ?? []) : []
  if (!border) return [heading]
  const codes = cells.map(words => joinTexts(words.filter(word => word.x1 <= border.x0)))
  const areOthers =
    codes.every(isCountLike) || codes.some(code => !OWN_NUMBER.test(code) || findDates(code).length > 0)
  if (isItems && areOthers) return [heading]
  const isGuess = codes.some(code => NAME_BEFORE.test(code))
  const left = { text: 'Code', x0: edge, x1: border.x0, words: [], isGuess }
  const right = { text: 'Description', x0: border.x1, x1: column.x1, words: [] }
  return [left, right]
}

/** What may head the goods as well as the numbers of lines. */
const ITEMS = /^items?\W*$/i
/** A number that counts no lines, and no day. */
const OWN_NUMBER = /^(?![\d/.-]*[/.]\d)(?=.*[A-Z]|.*\d{4})/

/** Figures alone, or with one letter (`10041`, `L2`, `2X`): orders, jobs, lines or counts as well. */
function isCountLike(code: string): boolean {
  return /^(?:[A-Z]?\d+|\d+[A-Z])$/.test(code)
}

/** Where the codes end and the names begin, if the first words of each cell, as many as it counts, are codes and the others names. */
function borderBehind(
  cells: readonly Word[][],
  counts: readonly number[],
  bare: readonly Word[],
): Strip | null {
  const codes = cells.map((words, i) => words.slice(0, counts[i]))
  const last = codes.flatMap(words => words.at(-1) ?? [])
  const texts = cells.flatMap((words, i) => words[counts[i] ?? 0] ?? [])
  const begins = [...texts, ...bare]
  const isCut =
    texts.length === cells.length &&
    codes.flat().every(word => CODE.test(word.text)) &&
    codes.filter(words => words.some(word => /\d/.test(word.text))).length >= MOSTLY * codes.length &&
    spread(begins.map(word => word.x0)) < ALIGNED &&
    (spread(last.map(word => word.x1)) > ALIGNED || areFar(last, begins))
  return isCut ? { x0: Math.max(...last.map(word => word.x1)), x1: texts[0]?.x0 ?? 0 } : null
}

/** Announces the numbers before the names (`Glass Code / Description`), and not what the goods are (`Product description`). */
const NUMBER_FIRST = /\b(?:code|no|number|sku|p\/n)\b\W*(?:and\b\W*)?desc/i

/**
 * None says what goods are, and each stands before one name: a vehicle stands before all that was done to it. Where the heading announces numbers,
 * what begins with figures may hold a word (`3148 AGNSHVZ 1B`), and who made the goods may stand before them (`HELLA 1540`); what begins with more
 * words is a name all the same (`OIL FILTER Z418`).
 */
function areNumbers(cells: readonly Word[][], counts: readonly number[], areAnnounced: boolean): boolean {
  const parts = cells.map((words, i) => [words.slice(0, counts[i]), words.slice(counts[i])].map(joinTexts))
  const named = Map.groupBy(parts, ([code]) => code)
  return [...named].every(
    ([code = '', all]) => !saysName(code, areAnnounced) && new Set(all.map(([, name]) => name)).size === 1,
  )
}

function saysName(code: string, isAnnounced: boolean): boolean {
  const behind = isAnnounced ? WORD_BEFORE.exec(code)?.[1] : undefined
  if (behind !== undefined) return saysWhat(behind)
  return (isAnnounced && /^\S*\d/.test(code) ? saysHowMuch : saysWhat)(code)
}

/** Says who made the goods or what they are; a few capitals begin the numbers of a family (`BRG 6205`). */
const NAME_BEFORE = /^[A-Z]{4,} \S*\d/

/** One word before a number; beside longer ones a short one may be a name as well (`NUT M8`). */
export const WORD_BEFORE = /^[A-Z]{3,} (\S*\d.*)$/

/** How many words stand before a gap as wide as between columns; one where there is none. */
function groupsIn(words: readonly Word[]): number {
  const next = words.findIndex((word, i) => i > 0 && areFar(words.slice(i - 1, i), [word]))
  return Math.max(1, next)
}

/** Further apart than words of a text: codes of one length end under each other like words. */
function areFar(codes: readonly Word[], names: readonly Word[]): boolean {
  const gap = Math.min(...names.map(word => word.x0)) - Math.max(...codes.map(word => word.x1))
  return gap > Math.max(...codes.map(word => word.y1 - word.y0))
}

/** Codes that no heading names may stand between the names and the prices, set nearer to those: they are a column of their own. */
export function cutFromPrices(
  heading: Heading,
  column: Column,
  goods: readonly Row[],
  others: readonly Heading[],
): Heading[] {
  if (!isPrice(nameOfHeading(heading.text)) || goods.length < 2) return [heading]
  if (others.some(other => nameOfHeading(other.text) === 'part' && hasCodes(other, goods))) return [heading]
  const cells = goods.map(row => wordsOf(row, column).toSorted((a, b) => a.x0 - b.x0))
  const prices = cells.flatMap(words => words.at(-1) ?? [])
  const coded = cells.filter(words => words.length > 1).map(words => words.slice(0, -1))
  const codes = coded.flat()
  const [x0, x1] = [Math.min(...codes.map(word => word.x0)), Math.max(...codes.map(word => word.x1))]
  const isCut =
    coded.length > 1 &&
    coded.length >= MOSTLY * goods.length &&
    codes.every(word => CODE.test(word.text)) &&
    coded.filter(words => words.some(word => /\d/.test(word.text))).length >= MOSTLY * coded.length &&
    prices.every(word => isMoney(readAmount(word.text)) && word.x0 > x1) &&
    areAligned(coded, ALIGNED)
  return isCut ? [{ text: '', x0, x1, words: [] }, heading] : [heading]
}

/** Codes stand under a heading that names part numbers; it may be one of names as well (`Product and code`). */
function hasCodes({ x0, x1 }: Heading, goods: readonly Row[]): boolean {
  const isCode = ({ text }: Word) => CODE.test(text) && /\d/.test(text) && readAmount(text) === null
  const coded = goods.filter(row =>
    wordsOfRow(row).some(word => word.x0 < x1 && word.x1 > x0 && isCode(word)),
  )
  return coded.length >= 0.5 * goods.length
}
