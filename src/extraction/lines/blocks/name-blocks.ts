import type { LineField } from '#domain/invoice.ts'
import { middle, type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { settleWords } from '../../ocr/settle-words.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { readPartNumber } from '../../vocabulary/part-number.ts'
import { COMPOUND, withoutSign } from '../codes/lone-code.ts'
import { differs, firstColumn } from '../codes/words-apart.ts'
import { isRemark, isShelf } from '../remarks.ts'
import { isSmaller } from '../smaller-print.ts'
import type { Block, Parts } from './block.ts'
import type { Band } from './find-bands.ts'
import { type Place, partsOf } from './find-code.ts'
import { withRowMates } from './row-mates.ts'
import { signedNumbers } from './signed-numbers.ts'

export interface BlockName {
  partNumber: string
  partReadings: string[]
  description: string
  uncertain: LineField[]
  partWords: Word[]
  descriptionWords: Word[]
  /** What stands beneath it in smaller print is none of it. */
  isNoted?: boolean
}

/** Announced numbers on one paper, of which fewer may be another's. */
const LEAST_SURE = 2

/**
 * Part number and description of each block. A code at the start of a name is certain when a heading announces it or it is set
 * in another face than the name.
 */
export function nameBlocks(
  blocks: readonly Block[],
  marks: ReadonlySet<string>,
  announced: boolean,
): BlockName[] {
  const room = Math.max(...blocks.flatMap(block => [...block.above, ...block.below]).map(rightEdge))
  const found = new Map(
    PLACES.map(place => [place, blocks.map(block => partsOf(block, place, announced))] as const),
  )
  const { place, isAlone } = placeOf(found, blocks.length, announced)
  const bare = blocks.map(block => partsOf(block, 'none', announced))
  const placed = place === 'none' ? (signedNumbers(blocks, bare) ?? bare) : (found.get(place) ?? bare)
  const shown = placed.map(withShort).map(part => (isAlone && part.isAfterWords ? inDoubt(part) : part))
  const parts = announced || place !== 'leading' ? shown : withDoubts(shown)
  const mates = place === 'leading' ? withMates : place === 'alone' ? withRowMates : undefined
  const named = (mates?.(parts) ?? parts).map((part, i) =>
    toName(part, room, marks, (blocks[i] as Block).band),
  )
  const names = named.map((name, i) =>
    blocks[i]?.isSideOpen || mayBeMake(name, named) ? { ...name, uncertain: ['description' as const] } : name,
  )
  const set = doubtedCodes(found.get('leading') ?? [])
  return names.map((name, i) => {
    if (name.partNumber !== '' || name.partReadings.length > 0) return name
    // Too few codes stood there to be sure that it is the place for them: what stands there may be one all the same.
    const other = LONE_PLACES.map(one => joinTexts(found.get(one)?.[i]?.code ?? [])).find(code => code !== '')
    const lost = place === 'leading' ? lostCode(name.description) : set[i]
    const doubted = other ?? lost ?? parts[i]?.rest.find(({ text }) => isShelf(text))?.text
    return doubted === undefined ? name : { ...name, partReadings: ['', doubted] }
  })
}

const PLACES: Place[] = ['labelled', 'figures', 'alone', 'leading']

/** Where the codes stand that most blocks have; whether it is a single announced one, which words before it may say is another's. */
function placeOf(
  found: ReadonlyMap<Place, readonly Parts[]>,
  blocks: number,
  announced: boolean,
): { place: Place; isAlone: boolean } {
  const count = (place: Place) => {
    const printed = (found.get(place) ?? []).filter(({ code }) => code.length > 0)
    const areFigures = printed.some(({ code }) => /\d/.test(joinTexts(code)))
    const able = place === 'leading' ? printed.filter(parts => isNumber(parts, areFigures)) : printed
    const codes = able.map(({ code }) => joinTexts(code))
    // What is the same on every line (a tax code, a unit) tells no goods apart.
    return new Set(codes).size === 1 && codes.length > 1 ? 0 : codes.length
  }
  const enough = announced ? 1 : 0.5 * blocks
  // Where a heading announces codes before the names, what stands beside the figures as often is a shelf.
  const rank = (one: Place) => count(one) + (announced && one === 'leading' ? 0.5 : 0)
  // A number with its name beside it (`SKU TR414-B`) is one, on however few lines.
  const least = (one: Place) => (one === 'labelled' ? Math.min(1, enough) : enough)
  const able = PLACES.filter(one => count(one) >= least(one))
  const place = able.sort((a, b) => rank(b) - rank(a))[0] ?? 'none'
  return { place, isAlone: place === 'labelled' && count(place) < Math.min(LEAST_SURE, enough) }
}

function inDoubt(parts: Parts): Parts {
  return { ...parts, readings: [joinTexts(parts.code), ''] }
}

/**
 * Capitals that begin a name are a code only where figures do elsewhere, or where a hyphen joins them and a gap as wide as between columns or,
 * beside codes with figures, a name that has small letters follows (`TC-PAIR  TERMINAL CLAMPS`, `TC-PAIR Terminal clamps`).
 */
function isNumber({ code, rest: [name] }: Parts, areFigures: boolean): boolean {
  const text = joinTexts(code)
  const isName = areFigures && /^[A-Z][a-z]/.test(name?.text ?? '')
  return /\d/.test(text) || (COMPOUND.test(text) && (isName || gapBehind(code, name) !== null))
}

/** Points between a code and its name, where that is as wide as between columns; else null. */
function gapBehind(code: readonly Word[], name: Segment | undefined): number | null {
  const [last, next] = [code.at(-1), name?.words[0]]
  const isWide = last && next && firstColumn([...code, ...(name?.words ?? [])]) === code.length
  return isWide ? next.x0 - last.x1 : null
}

/**
 * What may be the codes of names of which too few begin with one to be sure: what a wide gap sets apart, and beside codes with figures also
 * capitals that a hyphen joins (`TC-PAIR TERMINAL CLAMPS`). What is the same on every line is none.
 */
function doubtedCodes(leading: readonly Parts[]): (string | undefined)[] {
  const parts = withGapMates(leading, 1)
  const texts = parts.map(({ code }) => joinTexts(code))
  const printed = texts.filter(text => text !== '')
  const areFigures = printed.some(text => /\d/.test(text))
  const isSame = printed.length > 1 && new Set(printed).size === 1
  return parts.map(({ code, rest }, i) => {
    const text = texts[i] ?? ''
    const isCode = gapBehind(code, rest[0]) !== null || (areFigures && COMPOUND.test(text))
    const isMate = leading[i]?.code.length === 0 && text !== ''
    return !isSame && (isCode || isMate) ? text : undefined
  })
}

/**
 * Where names begin with their codes, a first word of figures behind a stroke that is no letter is one misread (`)88639` for `J88639`), and
 * one of capitals before a name without them may be one (`FUEL Fuel levy`).
 */
function lostCode(description: string): string | undefined {
  return /^(?:[^A-Za-z0-9\s]\S*\d{3,}\S*(?= )|[A-Z]{4,}(?= [A-Z]?[a-z])(?!.* (?=\S*[A-Z])\S*\d\S*))/.exec(
    description,
  )?.[0]
}

/** Letters that a sign joins before a name may be its own word (`A/C regas`, `O-RING kit`), unless codes with figures stand as far before theirs. */
function withDoubts(parts: readonly Parts[]): Parts[] {
  const gapOf = ({ code, rest }: Parts) => gapBehind(code, rest[0]) ?? Number.NaN
  const isFigured = ({ code }: Parts) => /\d/.test(joinTexts(code))
  const gaps = parts.filter(isFigured).map(gapOf)
  const isTold = (part: Parts) => isFigured(part) || gaps.some(gap => Math.abs(gap - gapOf(part)) < ALIGNED)
  return parts.map(part => {
    const text = joinTexts(part.code)
    return text === '' || isTold(part) ? part : { ...part, readings: [text, ''] }
  })
}

function withShort(parts: Parts): Parts {
  const { short = [] } = parts
  return short.length === 0 ? parts : { ...parts, code: short, readings: [joinTexts(short), ''] }
}

const LONE_PLACES: readonly Place[] = ['labelled', 'figures']

function toName(parts: Parts, room: number, marks: ReadonlySet<string>, band: Band): BlockName {
  const printed = joinTexts(parts.code)
  const settled = settleWords(parts.code)
  const read = readPartNumber(withoutSign(settled?.value ?? printed.replace(/[:,;]$/, '')), marks)
  const doubted = settled?.certain === false ? settled.readings : []
  const readings = [...new Set([...parts.readings, ...read.readings, ...doubted].map(withoutSign))]
  const runs = runsOf(parts.rest, room, (band.quantity ?? band.total).word)
  const told = runs.filter(run => !isRemark(run[0]?.text ?? ''))
  // Where nothing else is left, a name may begin like a remark (`Serial cable`), or under one that filled its row.
  const filled = told.length === 0 ? runs.find(run => run.length > 1) : undefined
  const described = filled?.slice(1) ?? told[0] ?? runs[0] ?? []
  const rest = told.filter(run => run === described || !isNoteUnder(run, described, band.words))
  const isNoted = rest.length < told.length
  return {
    partNumber: printed === '' ? '' : read.partNumber,
    partReadings: printed === '' ? [] : readings,
    description: joinTexts(described).replace(/[,;]$/, ''),
    partWords: parts.code,
    // A second text may be a remark on this line or on the one above, or its name.
    uncertain: rest.length === 1 && !parts.isNameOpen ? [] : ['description'],
    descriptionWords: described.flatMap(segment => segment.words),
    isNoted,
  }
}

/**
 * Over smaller print: whose goods they are, and the name beneath (`Genuine Toyon`), where it says so, where the same stands on two lines, or where all
 * goods with a number have such a text beneath words that each begin with a capital, as makes do.
 */
function mayBeMake({ isNoted, description }: BlockName, all: readonly BlockName[]): boolean {
  const isSaidAgain = all.filter(one => one.description === description).length > 1
  const areAll = all.every(one => one.partNumber === '' || (one.isNoted && CAPITALISED.test(one.description)))
  return isNoted === true && (/^(?:genuine|oem)\b/i.test(description) || isSaidAgain || areAll)
}

const CAPITALISED = /^[A-Z][A-Za-z-]*(?: [A-Z][A-Za-z-]*){0,2}$/

/**
 * In smaller print under a name of more than one word, which stands level with the figures: a make alone may stand so over the name.
 * @param level words that stand level with the figures.
 */
function isNoteUnder(
  [note]: readonly Segment[],
  [name]: readonly Segment[],
  level: readonly Word[],
): boolean {
  const [first] = name?.words ?? []
  const isLevel = first !== undefined && level.includes(first)
  return (
    !!note && !!name && isLevel && name.words.length > 1 && middle(note) > name.y1 && isSmaller(note, name)
  )
}

/** Points. */
const ALIGNED = 2
/** Than a space of the same line. */
const WIDER = 1.3
const CAPITALS = /^[A-Z][A-Z0-9./-]*$/
const JOINED = /^[A-Z][A-Z0-9]*[./-][A-Z0-9./-]*$/

function withMates(parts: readonly Parts[]): Parts[] {
  return withGapMates(withColumnMates(parts), 2)
}

/**
 * Where all codes stand the same wide gap before their names, a word of capitals that does so too may be one (`GLOVES  Nitrile gloves` under
 * `N70ZZX  4WD battery`).
 * @param least codes that tell the gap.
 */
function withGapMates(parts: readonly Parts[], least: number): Parts[] {
  const coded = parts.filter(({ code }) => code.length > 0)
  const gaps = coded.flatMap(({ code, rest }) => gapBehind(code, rest[0]) ?? [])
  const gap = median(gaps)
  if (gaps.length < least || gaps.length < coded.length || gaps.some(one => Math.abs(one - gap) > ALIGNED))
    return [...parts]
  return parts.map(part => {
    const [name, ...more] = part.rest
    const [first, next] = name?.words ?? []
    if (part.code.length > 0 || !name || !first || !next || !CAPITALS.test(first.text)) return part
    if (Math.abs(next.x0 - first.x1 - gap) > ALIGNED) return part
    return {
      code: [first],
      readings: [first.text, ''],
      rest: [segmentOf(name.words.slice(1), name.page), ...more],
    }
  })
}

/** Where most names begin under each other behind their codes, a capital word left of that edge is a code too (`O-RING-KIT`). */
function withColumnMates(parts: readonly Parts[]): Parts[] {
  const edges = parts.flatMap(({ code, rest }) => (code.length > 0 ? (rest[0]?.x0 ?? []) : []))
  const edge = median(edges)
  const aligned = edges.filter(x0 => Math.abs(x0 - edge) < ALIGNED).length
  if (aligned < 2 || aligned < 0.6 * edges.length) return [...parts]
  const isColumn = parts.some(isApart)
  const isTold = parts.some(
    ({ code, rest: [name] }) =>
      /\d/.test(joinTexts(code)) && name !== undefined && Math.abs(name.x0 - edge) < ALIGNED,
  )
  return parts.map(part => {
    const [first, ...more] = part.rest
    if (!first) return part
    const isLetters = part.code.length > 0 && !/\d/.test(joinTexts(part.code))
    if (isLetters && isTold && Math.abs(first.x0 - edge) < ALIGNED) return { ...part, readings: [] }
    if (part.code.length > 0) return part
    const cut = first.words.findIndex(word => Math.abs(word.x0 - edge) < ALIGNED)
    const code = first.words.slice(0, Math.max(0, cut))
    const text = joinTexts(code)
    const areFigures = isColumn && /^\d{1,6}$/.test(text)
    // Without a column of codes a word of capitals is the name's.
    if (!areFigures && !(isColumn ? CAPITALS : JOINED).test(text)) return part
    return {
      code,
      readings: areFigures ? [text, ''] : [],
      rest: [segmentOf(first.words.slice(cut), first.page), ...more],
    }
  })
}

/** Its name stands behind a gap wider than a space: codes of equal width have their names on one edge without any column. */
function isApart({ code, rest: [name] }: Parts): boolean {
  const last = code.at(-1)
  const gaps = (name?.words ?? []).slice(1).map((word, i) => word.x0 - (name?.words[i]?.x1 ?? 0))
  return !!last && !!name && gaps.length > 0 && name.x0 - last.x1 > WIDER * median(gaps)
}

/**
 * The texts of some rows: a row goes on with the one above, in its print and on its side of the figures, when its first word would not have fitted
 * behind it.
 */
function runsOf(texts: readonly Segment[], room: number, figure: Word): Segment[][] {
  const runs: Segment[][] = []
  for (const text of texts) {
    const last = runs.at(-1)?.at(-1)
    const word = text.words[0]
    const goesOn = last && word && last.x1 + (word.x1 - word.x0) + 2 > room && last.text.length > 20
    const isOther = !last || differs(last.words, text.words) || isSmaller(text, last) || isSmaller(last, text)
    const isBeyond = last && last.y1 <= middle(figure) && text.y0 >= middle(figure)
    if (goesOn && !isRemark(text.text) && !isOther && !isBeyond) runs.at(-1)?.push(text)
    else runs.push([text])
  }
  return runs
}

function rightEdge(row: Row): number {
  return Math.max(...row.segments.map(segment => segment.x1))
}
