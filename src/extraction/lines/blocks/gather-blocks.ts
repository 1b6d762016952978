import { middle, type PageLayout, type Row, textOfRow, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { findDates } from '../../values/dates.ts'
import { median } from '../../values/median.ts'
import { isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { differs } from '../codes/words-apart.ts'
import { isRemark } from '../remarks.ts'
import type { Block } from './block.ts'
import { countedRows, isCountInBrackets, isCounting } from './counted-blocks.ts'
import { hasCountSigned } from './counted-totals.ts'
import { printed } from './figures.ts'
import { type Band, bandOfTotalOnly, bandWithoutCount } from './find-bands.ts'
import { announcesCode, isWords } from './rows-of-words.ts'
import { areLabelled, namesOfCards } from './under-labels.ts'

/** Furthest apart, in line heights, that rows of one paragraph stand. */
const PARAGRAPH_STEP = 2

/** Gives the rows of words around a page's bands to them. Figures that stand alone take their name from one side, the same for all. */
export function gatherBlocks(page: PageLayout, multiplied: readonly Band[]): Block[] {
  const bands = withTotalsOnly(page, multiplied)
  const used = new Set(bands.flatMap(rowsOf))
  const names = (row: Row | undefined) => row !== undefined && !used.has(row) && isWords(row)
  if (bands.some(isNamed) || !areLabelled(page, bands)) return gatherAround(page, bands, names)
  const cards = namesOfCards(page, bands, names)
  if (!cards) return gatherAround(page, bands, names).map(block => ({ ...block, isSideOpen: true }))
  return bands.map((band, i) => ({ band, above: [], below: [], ...cards[i], named: false }))
}

function gatherAround(
  page: PageLayout,
  bands: readonly Band[],
  names: (row: Row | undefined) => boolean,
): Block[] {
  const runs = bands.map(({ rows }) => runFrom(page, rows[0] as Row, -1, names))
  const said = runs.every(run => run.length > 0) ? saidOfAll(bands) : ''
  const namesNone = said !== ''
  const bare = namesNone || bands.filter(band => !isNamed(band)).length >= MOSTLY * bands.length
  const side = bare
    ? sideOfNames(page, namesNone ? bands : bands.filter(band => !isNamed(band)), names)
    : 'below'
  const blocks = bands.map(
    (band): Block => ({ band, above: [], below: [], named: !namesNone && isNamed(band) }),
  )
  const starts = countedRows(bands.map((band, i) => [...(runs[i] ?? []), ...rowsOverFigures(band)]))
  const behind = codesBehind(runs)
  let isGuess = false
  // All names in a print of their own stand over what is level with the figures.
  const areAllBeneath =
    bands.length > 1 &&
    bands.every(({ words }, i) => {
      const over = runs[i]?.at(-1)
      return over && differs(words, wordsOfRow(over))
    })
  for (const [i, block] of blocks.entries()) {
    const above = runs[i] as Row[]
    block.below = runFrom(page, block.band.rows.at(-1) as Row, 1, names)
    const start = starts?.[i]
    const isBelow = bare || !(areAllBeneath || isBeneathName(block.band, above, bands))
    if (!start && side === 'below' && isBelow) continue
    const before = blocks[i - 1]
    const border = start
      ? above.filter(row => middle(row) < middle(start)).length
      : borderIn(above, block, page, names)
    const cut = border ?? (side === 'below' ? above.length : (behind[i] ?? 0))
    isGuess ||= border === null && side === 'above' && cut > 0
    block.above = above.slice(cut)
    block.named &&= block.above.length === 0
    if (before) before.below = before.below.filter(row => !block.above.includes(row))
  }
  // Under the last one the paper goes on.
  const last = blocks.at(-1)
  const most = Math.max(0, ...blocks.slice(0, -1).map(({ below }) => below.length))
  if (last && side === 'above') last.below = last.below.slice(0, most)
  // They may name the goods all the same.
  if (namesNone && !isCounted(said) && !isPrice(nameOfHeading(said)))
    return blocks.map(block => ({ ...block, isSideOpen: true }))
  if (!isGuess || last?.below.some(announcesCode)) return blocks
  return blocks.map(block => ({ ...block, band: { ...block.band, isCodeGuessed: true } }))
}

/**
 * Centred beside a name, variant and number on three rows, figures come to stand level with the variant: words that look like a remark, or in
 * another print than the other lines' names and the row above.
 */
function isBeneathName(band: Band, above: readonly Row[], bands: readonly Band[]): boolean {
  if (!isNamed(band)) return true
  const others = bands.filter(one => one !== band && isNamed(one))
  const unlike = others.filter(one => differs(band.words, one.words))
  const like = unlike.filter(one => above.some(row => !differs(wordsOfRow(row), one.words)))
  return others.length > 1 && like.length === others.length
}

/** A band's own rows, and the one that takes something off it. */
export function rowsOf({ rows, less }: Band): Row[] {
  return less ? [...rows, less.row] : rows
}

/** Of a form's rows those above all of its figures: beside what it comes to a number says nothing of where the name is. */
function rowsOverFigures({ rows, quantity, unit, total }: Band): Row[] {
  const first = Math.min(...[quantity, unit, total].flatMap(figure => (figure ? middle(figure.word) : [])))
  return rows.filter(row => row.y1 < first)
}

/** Share of a page's bands without a name of their own, from which on all have theirs above or below. */
const MOSTLY = 0.5

/** How many rows at the top of each run announce the number of the line before it: over the first line none does. */
function codesBehind(runs: readonly Row[][]): number[] {
  const [first = [], ...others] = runs
  if (first.some(announcesCode)) return []
  return [
    0,
    ...others.map(run =>
      Math.max(
        0,
        run.findIndex(row => !announcesCode(row)),
      ),
    ),
  ]
}

/**
 * The words that stand behind the counts of all bands, the same on each, if they say something of the figures: what is counted (`2 lots at 8.35`), or
 * what leads to the price (`Off-peak tag 8.35`). What stands in a column of its own may be what all of them are (`Labour`).
 */
function saidOfAll(bands: readonly Band[]): string {
  const [text = '', ...others] = new Set(bands.map(({ words }) => joinTexts(words)))
  const areBehind = bands.every(({ words, quantity }) =>
    words.every(({ x0 }) => x0 > (quantity?.word.x0 ?? x0)),
  )
  const areSame = areBehind && bands.length > 1 && others.length === 0
  return areSame && (isCounted(text) || bands.every(leadsToPrice)) ? text : ''
}

/** Small words say what is counted. */
function isCounted(text: string): boolean {
  return /^[a-z ]+$/.test(text)
}

/** Whether a band's words would name it and stand right before its price. */
function leadsToPrice(band: Band): boolean {
  const { rows, words, unit } = band
  const segment = rows.flatMap(row => row.segments).find(one => unit && one.words.includes(printed(unit)))
  const isBefore = words.every(word => segment?.words.includes(word) && word.x1 < (unit?.word.x0 ?? 0))
  return isNamed(band) && isBefore
}

/** The band's own rows name it: there are words of a description among its figures. */
function isNamed(band: Band): boolean {
  const texts = band.words.map(word => word.text)
  const [first, ...more] = isCountInBrackets(texts[0] ?? '') ? texts.slice(1) : texts
  if (first === undefined) return false
  const text = [first, ...more].join(' ')
  // What counts the line may stand level with what it comes to, over the row of its number (`3   143.00` over `Item no. AB-12`).
  const isNumbered = isCounting(first) && isAnnounced(more.join(' '))
  if (isRemark(text) || findDates(text).length > 0 || isAnnounced(text) || isNumbered) return false
  return more.length === 0 ? /[a-z]{3}/i.test(first) && !isCodeLike(first) : [first, ...more].some(isWord)
}

/** Also `U-bolt`, `O-ring`. */
function isWord(text: string): boolean {
  return /^[a-z]{3,}[.,:;)]?$/i.test(text) || /^[A-Z]-[a-z]{3,}[.,:;)]?$/.test(text)
}

/** Adds what prints no price: between the others, and over or under them where a count is written with its sign. */
function withTotalsOnly(page: PageLayout, bands: readonly Band[]): Band[] {
  const [first, last] = [bands[0]?.rows[0], bands.at(-1)?.rows.at(-1)]
  if (!first || !last) return []
  const used = new Set(bands.flatMap(rowsOf))
  const isBetween = (row: Row) => middle(row) > middle(first) && middle(row) < middle(last)
  const between = page.rows.filter(row => !used.has(row) && (isBetween(row) || hasCountSigned(row)))
  const alone = between.flatMap(row => bandOfTotalOnly(row, bands) ?? bandWithoutCount(row, bands) ?? [])
  return [...bands, ...alone].sort((a, b) => middle(a.rows[0] as Row) - middle(b.rows[0] as Row))
}

/** Rows of words that follow a row without a wide gap, upwards or downwards; given top to bottom. */
function runFrom(page: PageLayout, from: Row, step: 1 | -1, names: (row: Row | undefined) => boolean): Row[] {
  const run: Row[] = []
  for (let i = page.rows.indexOf(from) + step; names(page.rows[i]) && isNear(page, i - step, step); i += step)
    run.push(page.rows[i] as Row)
  return step === 1 ? run : run.reverse()
}

/** Whether no wide gap parts a row from the next one downwards or upwards. */
function isNear({ rows }: PageLayout, at: number, step: 1 | -1): boolean {
  const [row, next] = [rows[at], rows[at + step]]
  if (!row || !next) return false
  const height = Math.max(row.y1 - row.y0, next.y1 - next.y0)
  return Math.abs(middle(next) - middle(row)) <= PARAGRAPH_STEP * height
}

/** Times as far; a line of goods alone has no neighbours that say so too. */
const CLEARLY = 1.25
const ALONE = 1.6

/**
 * Bands without a name of their own have it above or below: below where it clearly stands nearer and no more codes stand above, or else where more of
 * them have words. What is told of goods under their figures (`Suits Torvane`) stands near too, and the codes above.
 */
function sideOfNames(
  page: PageLayout,
  bare: readonly Band[],
  names: (row: Row | undefined) => boolean,
): 'above' | 'below' {
  const nearest = (step: 1 | -1) =>
    bare.flatMap(band => {
      const own = (step < 0 ? band.rows[0] : band.rows.at(-1)) as Row
      const next = runFrom(page, own, step, names).at(step < 0 ? -1 : 0)
      return next ? [{ next, apart: Math.abs(middle(next) - middle(own)) }] : []
    })
  const [above, below] = [nearest(-1), nearest(1)]
  const areAllNamed = above.length === bare.length && below.length === bare.length
  const [first = 0, ...others] = above.map(({ apart }) => apart)
  const last = below.at(-1)
  // What stands over the first line of goods may be the letterhead, and nothing else parts names from the figures of their neighbours. Over a line
  // alone it is the name as often, unless the number stands among its figures.
  const isParted =
    areAllNamed &&
    (bare.length > 1 || bare.some(({ words }) => holdsCode(words))) &&
    last !== undefined &&
    first > (bare.length > 1 ? CLEARLY : ALONE) * Math.max(last.apart, ...others) &&
    !isRemark(textOfRow(last.next))
  const [over, under] = [above, below].map(side => median(side.map(({ apart }) => apart))) as [number, number]
  const [codesOver = 0, codesUnder = 0] = [isParted ? above.slice(1) : above, below].map(
    side => side.filter(({ next }) => holdsCode(wordsOfRow(next))).length,
  )
  const isNearer = bare.length > 1 && over > CLEARLY * under
  if (areAllNamed && (isParted || isNearer) && codesUnder >= codesOver) return 'below'
  return above.length >= below.length ? 'above' : 'below'
}

/** A word with a figure, longer than most that count or measure. */
const CODE = /^(?=.*\d).{4,}$/

function holdsCode(words: readonly Word[]): boolean {
  const bare = words.map(({ text }) => text.replace(/[()[\],;:]/g, ''))
  return bare.some(text => CODE.test(text) && isCodeLike(text))
}

/**
 * How many of the rows over a band end the paragraph before: those above the last ruled line or clearly wider gap, which may part the band
 * itself from them where it has its name in its own row. Null where there is neither, and the rows go on above.
 */
function borderIn(
  rows: readonly Row[],
  { band, named }: Block,
  page: PageLayout,
  names: (row: Row | undefined) => boolean,
): number | null {
  const own = band.rows[0] as Row
  const under = named ? runFrom(page, band.rows.at(-1) as Row, 1, names).slice(0, 1) : []
  const run = [...rows, own, ...under]
  for (let i = named ? rows.length : rows.length - 1; i > 0; i--) {
    const [upper, lower, next] = [run[i - 1], run[i], run[i + 1]] as [Row, Row, Row | undefined]
    const ruled = page.rules.some(
      rule => rule.x1 - rule.x0 > 50 && rule.y0 > middle(upper) && rule.y1 < middle(lower),
    )
    const wider = next !== undefined && middle(lower) - middle(upper) > 1.25 * (middle(next) - middle(lower))
    if (ruled || wider) return i
  }
  return isNear(page, page.rows.indexOf(run[0] as Row), -1) ? null : 0
}
