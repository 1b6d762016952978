import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Amount } from '../../values/amounts.ts'
import { isMeasure, saysHowMuch } from '../../values/measures.ts'
import {
  type ColumnName,
  isCount,
  isPrice,
  mayBeOwn,
  mayHeadNumbers,
  nameOfHeading,
} from '../../vocabulary/column-names.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { readFigure } from '../figure-columns.ts'

/** A line of goods, with the figure that each of its cells holds. */
export interface Goods {
  row: TableRow
  figures: (Amount | null)[]
}

/** Share of a column's cells that say what it holds. */
export const MOSTLY = 0.6
export const NEARLY_ALL = 0.8

/** What each column is called: by its heading, and by what stands under it where that says more. */
export function namesOf(columns: Table['columns'], goods: readonly Goods[]): (ColumnName | null)[] {
  const called = columns.map((column, i) => nameOfColumn(column.heading, i, goods))
  const headed = withoutClasses(withoutTags(called, columns, goods), columns, goods)
  const named = withOneDescription(withoutCodesAsNames(withNames(headed, goods), columns, goods), goods)
  return withItemCodes(named, columns, goods)
}

/** Says that numbers of goods stand below; `Model` and `Product group` do not. */
const NUMBERS = /\b(?:part|oem|item|product|catalogue)s?\b.*\b(?:no|num|number|code)\b|^(?:sku|mpn)$/i

/** Says no more than that: a number of somebody else's (`Your part no`, `Replaces part no`) may stand beside the supplier's own. */
const PLAIN_NUMBERS = /^(?:part|item|product|catalogue)s? (?:no|num|number|code)\b\W*$|^(?:sku|mpn)$/i

/**
 * A dismantler's own tag (`Tag`, `Stock tag`) is the part number only where no other heading names that, or lines are counted under it;
 * `Stock` is such a tag where the other says no more than that and stands beside every tag, or where it is of vehicles, from which several
 * goods came.
 */
function withoutTags(
  names: readonly (ColumnName | null)[],
  columns: Table['columns'],
  goods: readonly Goods[],
): (ColumnName | null)[] {
  const rows = goods.map(({ row }) => row)
  const numbered = columns.findIndex(({ heading }) => PLAIN_NUMBERS.test(heading))
  const isBesideNumbers = (i: number) => rows.every(({ cells }) => !cells[i] || cells[numbered])
  const ofVehicles = (i: number) => new Set(textsIn(i, rows)).size < textsIn(i, rows).length
  const isTag = (i: number) => {
    const heading = columns[i]?.heading ?? ''
    const isStock = /^stock$/i.test(heading) && numbered >= 0 && (isBesideNumbers(i) || ofVehicles(i))
    return isStock || /\btag\b/i.test(heading)
  }
  const counts = (i: number) => textsIn(i, rows).length > 0 && areCounted(textsIn(i, rows))
  const hasNumbers = names.some(
    (name, i) => name === 'part' && !isTag(i) && NUMBERS.test(columns[i]?.heading ?? '') && !counts(i),
  )
  const isOwn = (name: ColumnName | null, i: number) => (name === 'part' || name === null) && isTag(i)
  return names.map((name, i) => (hasNumbers && isOwn(name, i) ? 'other' : name))
}

/** Longer codes may be numbers of goods. */
const MOST_OF_CLASS = 3

/**
 * Under `Code` stand classes of goods (prices, discounts), where each that has a figure stands beside a number under `Part number`: codes with letters, too short for
 * numbers, or words that are the same beside different numbers.
 */
function withoutClasses(
  names: readonly (ColumnName | null)[],
  columns: Table['columns'],
  goods: readonly Goods[],
): (ColumnName | null)[] {
  const numbered = columns.findIndex(({ heading }) => PLAIN_NUMBERS.test(heading))
  const numbers = goods.map(({ row }) => row.cells[numbered]?.text ?? '')
  const areNumbers = !areCounted(numbers.filter(text => text !== ''))
  const isClass = (i: number) => {
    const codes = goods.map(({ row }) => row.cells[i]?.text ?? '')
    const coded = codes.filter(text => text !== '')
    const beside = new Set(codes.filter((_, line) => numbers[line] !== ''))
    const areNumbered = coded.every(code => beside.has(code) || !/\d/.test(code))
    const areShort = coded.every(code => code.length <= MOST_OF_CLASS && /[A-Z]/i.test(code))
    const areWords = coded.every(code => /^[A-Z]+$/i.test(code))
    const pairs = new Set(codes.map((code, line) => `${code} ${numbers[line]}`))
    const isShared = new Set(codes).size < pairs.size
    return areNumbers && coded.length > 0 && areNumbered && (areShort || (areWords && isShared))
  }
  const isCode = (i: number) => i !== numbered && /^code$/i.test(columns[i]?.heading ?? '')
  return names.map((name, i) =>
    name === 'part' && names[numbered] === 'part' && isCode(i) && isClass(i) ? 'other' : name,
  )
}

/** What stands under `Item` or `Number` and does not count up is the part number, where no other heading names that, but for somebody else's. */
function withItemCodes(
  names: readonly (ColumnName | null)[],
  columns: Table['columns'],
  goods: readonly Goods[],
): (ColumnName | null)[] {
  const rows = goods.map(({ row }) => row)
  const hasOwn = names.some((name, i) => mayBeOwn(name, columns[i]?.heading ?? ''))
  return names.map((name, i) => {
    const cells = textsIn(i, rows)
    const heading = columns[i]?.heading ?? ''
    const isItem = name === 'line' && /^(?:item|ref)\b/i.test(heading)
    // Figures number lines and their places (`1.2`) as well as goods.
    const isNumbers = /^(?:no|number)\W*$/i.test(heading) && cells.some(text => /[A-Z]/i.test(text))
    const isAmongNames = (text: string) => !names.includes('description') && isAnnounced(text)
    const codes = cells.filter(text => isCodeLike(text, true) && !isAmongNames(text))
    const areCodes = codes.length >= MOSTLY * cells.length && !areCounted(codes)
    return (isItem || isNumbers) && areCodes && !hasOwn ? 'part' : name
  })
}

/** Numbers of lines or dockets, which may begin anew, or further on. */
function areCounted(texts: readonly string[]): boolean {
  return texts.every(text => /^0*\d{1,3}\.?$/.test(text))
}

/** What a code has and a name seldom: a stroke, a dash, a figure. */
const OF_CODES = /[-/.\d]/

/** Says what was done. Names of goods under another heading may be in capitals, joined by a dash (`U-BOLT` beside its brand). */
const OF_DOING = /^(?:services?|operations?|activity|work|labou?r)\b(?! (?:description|details?)\b)/i

/** Who did it, and where: that names no work. */
const WHO_OR_WHERE =
  /^(?:technicians?|tech|mechanics?|fitters?|staff|operators?|drivers?|employees?|(?:done|fitted) by|bays?|locations?|sites?|workshops?|depots?)\b/i
/** Vehicles and notes may be told of in one word each, and name no work then (`Torvane`). */
const BESIDE_WORK = /^(?:vehicles?|rego|registration|make|model|notes?|remarks?|comments?)\W*$/i

/** A kind of work (`A/C`, `R-R`), and no code of it. */
export const KIND = /^[A-Z/-]{1,3}$/

/**
 * Under a heading of what is done (`Service`, `Operation`) codes may stand (`CAL-FCS`) and the names beside them, most of several words, in a
 * column called after something else (`Instrument / vehicle`).
 */
function withoutCodesAsNames(
  names: readonly (ColumnName | null)[],
  columns: Table['columns'],
  goods: readonly Goods[],
): readonly (ColumnName | null)[] {
  const named = namesOfWork(names, columns, goods)
  const described = names.indexOf('description')
  if (!named?.isSure) return names
  return names.map((name, i) => (i === named.at ? 'description' : i === described ? null : name))
}

/** The column that names what codes of work stand for; not sure where it tells of vehicles or notes, and not each in several words. */
export function namesOfWork(
  names: readonly (ColumnName | null)[],
  columns: Table['columns'],
  goods: readonly Goods[],
): { at: number; isSure: boolean } | null {
  const rows = linesOf(goods)
  const described = names.indexOf('description')
  const codes = textsIn(described, rows)
  const areCodes = codes.length > 0 && codes.every(text => isCodeLike(text) && !/[a-z]/.test(text))
  if (
    !areCodes ||
    !OF_DOING.test(columns[described]?.heading ?? '') ||
    names.includes('part') ||
    codes.every(text => KIND.test(text)) ||
    2 * codes.filter(text => OF_CODES.test(text)).length < codes.length
  )
    return null
  const named = names.flatMap((name, at) => {
    const heading = columns[at]?.heading ?? ''
    const texts = rows.map(({ cells }) => cells[at]?.text ?? '')
    const areWords = texts.every(text => /[a-z]{3}/i.test(text))
    const worded = texts.filter(ofSeveralWords).length / texts.length
    const isBeside = BESIDE_WORK.test(heading)
    const areNames = areWords && (isBeside ? worded > 0.5 : worded >= 0.5) && !WHO_OR_WHERE.test(heading)
    return (name === null || name === 'other') && areNames ? [{ at, isSure: !isBeside || worded === 1 }] : []
  })
  return named.find(({ isSure }) => isSure) ?? named[0] ?? null
}

export function ofSeveralWords(text: string): boolean {
  return /[a-z]{3}.* \S*[a-z]{3}/i.test(text)
}

/** The rows with more than one figure; small print beside the totals has but one. */
function linesOf(goods: readonly Goods[]): TableRow[] {
  const lines = goods.filter(({ figures }) => figures.filter(figure => figure !== null).length > 1)
  return (lines.length > 0 ? lines : goods).map(({ row }) => row)
}

/** Of several columns headed as descriptions (`Activity`, `Description`) only the wordiest is one; another may hold the codes. */
function withOneDescription(
  names: readonly (ColumnName | null)[],
  goods: readonly Goods[],
): (ColumnName | null)[] {
  const described = names.flatMap((name, i) => (name === 'description' ? [i] : []))
  const [wordiest] = described.toSorted((a, b) => lettersIn(b, goods) - lettersIn(a, goods))
  return names.map((name, i) => (name === 'description' && i !== wordiest ? null : name))
}

/** How many letters a column's cells have together. */
export function lettersIn(index: number, goods: readonly Goods[]): number {
  return goods.reduce((sum, { row }) => sum + (row.cells[index]?.text.replace(/[^a-z]/gi, '').length ?? 0), 0)
}

/** Says that numbers of goods stand there, if among other things. */
const OF_GOODS = /\b(?:part|code|stock|product|item|material|article)\b/i
/** The same behind a count's heading, also where a scan lost the space (`B/O PRODUCTCODE`). */
const BEHIND_COUNT = /\s(?:part|code|stock|product|item|material|article)s? ?(?:no|code|number)?\W*$/i
const OWN_NUMBER = /^(?=.*[A-Z])(?=.*\d)\S{2,}$/i

/** The same of a column of counts, in which a unit may stand behind a figure (`12FT`), and days (`2026-02-11`). */
const NO_COUNT =
  /^(?=.*\d)[A-Z]+[-./]?[A-Z\d].*|^\d+[-./]?[A-Z]+[-./]?\d.*|^\d+[-/]\d+.*[A-Z].*|^\d{5,}-\d{3,}.*|^\d{6,}$/i

/**
 * A column headed by both (`Part number` over `Description`), or by a count whose heading stands close before that of the numbers, is that of
 * the part numbers when its lines of goods, charges left out, hold codes; and so is one headed as what was ordered or sent (`Shipped`), of which
 * the numbers may stand there in place of the count.
 */
function nameOfColumn(heading: string, index: number, goods: readonly Goods[]): ColumnName | null {
  const name = nameOfHeading(heading)
  const texts = textsIn(index, linesOf(goods))
  const named = texts.filter(text => readTotalLabel(text) === null)
  const holds = (cells: readonly string[], isNumber: (text: string) => boolean) =>
    cells.length > 0 && cells.filter(isNumber).length >= MOSTLY * cells.length
  if (name === 'description' && OF_GOODS.test(heading))
    return holds(named, text => isCodeLike(text) && /\d/.test(text)) ? 'part' : name
  // Small print beside the totals counts nothing.
  const cells = texts.filter(text => isCodeLike(text))
  const isOfBoth = isCount(name) && BEHIND_COUNT.test(heading)
  if (isOfBoth) return holds(cells, text => OWN_NUMBER.test(text) && !isMeasure(text)) ? 'part' : name
  if (!isCount(name) || !mayHeadNumbers(heading)) return name
  const numbered = cells.filter(text => /\d/.test(text))
  return holds(numbered, text => NO_COUNT.test(text) && !saysHowMuch(text)) ? 'part' : name
}

/** Where no column is headed as descriptions, one headed as money (`Charge`) that holds nothing but names has them. */
function withNames(
  names: readonly (ColumnName | null)[],
  goods: readonly Goods[],
): readonly (ColumnName | null)[] {
  if (names.includes('description')) return names
  return names.map((name, i) => (isPrice(name) && areNames(i, goods) ? 'description' : name))
}

/** Each cell of a few words and no figure. */
function areNames(index: number, goods: readonly Goods[]): boolean {
  const cells = textsIn(
    index,
    goods.map(({ row }) => row),
  )
  return cells.length > 0 && cells.every(text => !readFigure(text) && /[a-z]{3}\S* .*[a-z]{3}/i.test(text))
}

/** What a column's cells say, without the empty ones. */
export function textsIn(index: number, rows: readonly TableRow[]): string[] {
  return rows.map(row => row.cells[index]?.text ?? '').filter(text => text !== '')
}
