import { charactersBeside, holdsMore, placesBeside, withCharacters } from './align.ts'
import { CONFUSABLE } from './confusable.ts'

/** A code (part, invoice or order number) as several readers saw it. */
export interface SettledCode {
  value: string
  /** Every reading, likeliest first. */
  readings: string[]
  certain: boolean
}

/**
 * Weighs the readings of one code. `others` are, in this order: the same kind of engine on another picture of the page, an engine
 * that works by shapes, and any further ones. The code is certain when the first two agree and every character that OCR confuses
 * was seen by the shapes too: engines of different kinds seldom make the same mistake. Where capitals and small letters stand together, each has
 * to see them so; what that is worth is for those to judge who see more than one code (`mixesSizes`).
 */
export function settleCode(first: string, others: readonly string[]): SettledCode {
  const readings = [first, ...others.map(text => withoutSpecks(text, first))].map(withHooks)
  const [mine = '', second = '', shapes = '', ...further] = readings
  const value = inFigures(inCapitals(likeliest([mine, second], [shapes, ...further]), readings), readings)
  const same = (text: string) => plain(text) === plain(value)
  const agree = [second, shapes].some(text => plain(text) === plain(mine))
  const doubted = further.some(text => !same(text) && !isPartOf(text, value))
  const lost = [mine, second, shapes].some(text => holdsMore(plain(text), plain(value)))
  const seen = [first, ...others].some(same)
  const sizesDiffer =
    mixesSizes(value) && readings.some(text => same(text) && unspaced(text) !== unspaced(value))
  const figured = value.replace(SMALL_L, '1')
  const bare = value.slice(0, -1)
  const isBarred =
    /[A-Z]$/i.test(value) && [second, shapes].some(text => BAR.test(text) && text.slice(0, -1) === bare)
  const certain =
    agree &&
    figured === value &&
    !isBarred &&
    !sizesDiffer &&
    !doubted &&
    !lost &&
    !isDoubled(plain(value), plain(shapes)) &&
    seen &&
    confirmed(
      plain(value),
      [second, plain(second) === plain(value) ? amongFigures(value, shapes) : shapes].map(plain),
    )
  const seenOr = [value, ...readings, figured, ...(isBarred ? [bare] : [])]
  return { value, readings: distinct(seenOr.filter(text => text !== '')), certain }
}

/** One figure that was read as the letter it looks like and as itself (`A4` for `4`), by readers of one kind alone. */
function isDoubled(code: string, shapes: string): boolean {
  return [...code].some((_, i) => {
    const isBoth = DOUBLED.test(code.slice(i, i + 2))
    return isBoth && [i, i + 1].some(at => code.slice(0, at) + code.slice(at + 1) === shapes)
  })
}

const DOUBLED = /^(?:A4|4A|O0|0O|I1|1I|S5|5S|Z2|2Z|G6|6G|B8|8B)$/

/** What another reader made a letter of may be the edge of a box. */
const BAR = /[/|\\!]$/

/** Beside a figure a small l looks like a 1 to every reader. */
const SMALL_L = /l(?=\d)|(?<=\d)l/g

/**
 * Capitals and small letters stand together in few codes, and in many that all readers misread (`Jve4` for `JV64`). An x between figures
 * (`UB-60x220`) is no letter.
 */
export function mixesSizes(code: string): boolean {
  const letters = code.replace(/(?<=\d)x(?=\d)/g, '')
  return /[A-Z]/.test(letters) && /[a-z]/.test(letters)
}

/** Strokes above the line that the first reader saw none of. */
function withoutSpecks(text: string, first: string): string {
  return SPECKS.test(first) ? text : text.replace(SPECKS, '')
}

const SPECKS = /['’‘`"]/g

/** Figures that were seen as such around one that was not. */
const TELLING = 3

/**
 * A reading with figures for what looks like them inside a run of figures (`08I7` for `0817`), and for a small l in a group of
 * nothing else (`l18`): no number has the letter there.
 */
function amongFigures(value: string, reading: string): string {
  const [own, seen] = [unspaced(value), unspaced(reading)]
  const places = placesBeside(own, seen)
  const isSeen = (i: number) => places[i] !== null && seen[places[i] ?? 0] === own[i]
  // A group begins behind a space, and may with a letter.
  const printed = [...value].flatMap((character, at) => (/\s/.test(character) ? [] : [at]))
  const around = (i: number, part: RegExp) => {
    const place = printed[i] ?? 0
    const run = [...value.matchAll(part)].find(
      ({ index, 0: text }) => place >= index && place < index + text.length,
    )
    const at = run ? [...run[0]].map((_, k) => printed.indexOf(run.index + k)) : []
    return { at, seen: at.filter(one => isSeen(one) && own[one] !== '1') }
  }
  const figures = [...own].map((figure, i) => {
    const letter = places[i] == null ? '' : (seen[places[i] ?? 0] ?? '')
    const run = around(i, /\d+/g)
    const isInside = run.at.some(k => k < i) && run.at.some(k => k > i) && run.seen.length >= TELLING
    const group = around(i, /(?<![A-Z\d])\d+(?![A-Z\d])/gi)
    const isLike = (figure === '1' && /[Il]/.test(letter)) || (figure === '0' && /[Oo]/.test(letter))
    const isSmallL = figure === '1' && letter === 'l' && group.seen.length > 0
    return (isLike && isInside) || isSmallL ? figure : null
  })
  return withCharacters(seen, places, figures)
}

/** All words of a text stand in another one, in its order: who saw nothing of a word does not contradict it. */
function isPartOf(text: string, whole: string): boolean {
  const words = wordsOf(whole)
  let from = 0
  return wordsOf(text).every(word => {
    from = words.indexOf(word, from) + 1
    return from > 0
  })
}

function wordsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/\s+/)
    .filter(word => word !== '')
}

/** A closing bracket that nothing opened is the hook of a J; a point behind it all is a speck. */
function withHooks(code: string): string {
  const bare = code.replace(/[.,]$/, '')
  return /[([{]/.test(bare) ? bare : bare.replace(/[)\]}]/g, 'J')
}

/** Every confusable character stands in both other readings at its place. */
function confirmed(code: string, readings: readonly string[]): boolean {
  const placed = readings.map(reading => charactersBeside(code, reading))
  return [...code].every(
    (character, i) => !CONFUSABLE.test(character) || placed.every(places => places[i] === character),
  )
}

/** The reading that most kinds of reader share, then most readers, the earliest first. Readers of one kind err together. */
function likeliest(alike: readonly string[], others: readonly string[]): string {
  const sees = (text: string) => (other: string) => other !== '' && plain(other) === plain(text)
  const kinds = (text: string) => Number(alike.some(sees(text))) + others.filter(sees(text)).length
  const count = (text: string) => [...alike, ...others].filter(sees(text)).length
  return [...alike, ...others]
    .filter(text => text !== '')
    .reduce(
      (best, text) =>
        kinds(text) > kinds(best) || (kinds(text) === kinds(best) && count(text) > count(best)) ? text : best,
      alike[0] ?? '',
    )
}

/** Of readings that differ in case only the one with the most capitals: a z among capitals is a Z. */
function inCapitals(value: string, readings: readonly string[]): string {
  const small = (text: string) => text.match(/[a-z]/g)?.length ?? 0
  const alike = readings.filter(text => text.toUpperCase() === value.toUpperCase())
  return alike.reduce((best, text) => (small(text) < small(best) ? text : best), value)
}

/** An O or I with nothing but figures around it is a figure, if one reader saw it so: no number has the letter there. */
function inFigures(value: string, readings: readonly string[]): string {
  const figures = value.replace(/O/gi, '0').replace(/I/gi, '1')
  return /^\d[\dOI]*\d$/i.test(value) && readings.includes(figures) ? figures : value
}

function distinct(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.findIndex(other => plain(other) === plain(text)) === i)
}

function plain(text: string): string {
  return unspaced(text).toUpperCase()
}

export function unspaced(text: string): string {
  return text.replace(/\s+/g, '')
}
