import type { Row } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { COMPOUND } from '../codes/lone-code.ts'
import { isShelf } from '../remarks.ts'
import type { Block, Parts } from './block.ts'
import { type BlockName, mayBeMake, toName } from './block-name.ts'
import { ALIGNED, gapBehind, withGapMates, withMates } from './code-mates.ts'
import { type Place, partsOf } from './find-code.ts'
import { withRowMates } from './row-mates.ts'
import { mayBeCount, settleCounts } from './settle-counts.ts'
import { signedNumbers } from './signed-numbers.ts'

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
    PLACES.map(place => {
      const parts = blocks.map(block => partsOf(block, place, announced))
      return [place, settleCounts(parts, blocks)] as const
    }),
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
  const counts = (found.get('figures') ?? []).map(mayBeCount)
  const set = doubtedCodes(found.get('leading') ?? [])
  return names.map((name, i) => {
    if (name.partNumber !== '' || name.partReadings.length > 0) return name
    // Too few codes stood there to be sure that it is the place for them: what stands there may be one all the same.
    const other = LONE_PLACES.map(one => joinTexts(found.get(one)?.[i]?.code ?? [])).find(code => code !== '')
    const lost = place === 'leading' ? lostCode(name.description) : set[i]
    const shelf = parts[i]?.rest.find(({ text }) => isShelf(text))?.text
    const doubted = other ?? lost ?? shelf ?? counts[i]
    return doubted === undefined ? name : { ...name, partReadings: ['', doubted] }
  })
}

/** Share of blocks that may have no number where a heading announces one. */
const ANNOUNCED = 0.25

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
  // Where a heading announces codes before the names, what stands beside the figures hardly more often is a shelf.
  const rank = (one: Place) => count(one) + (announced && one === 'leading' ? ANNOUNCED * blocks : 0)
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
 * Where names begin with their codes, a first word of figures behind a stroke that is no letter is one misread (`)88639` for `J88639`), or with its
 * dagger (`22.26%` for `22.26†`), and one of capitals before a name without them may be one (`FUEL Fuel levy`).
 */
function lostCode(description: string): string | undefined {
  return /^(?:[^A-Za-z0-9\s]\S*\d{3,}\S*(?= )|\d+\.\d\d%(?= )|[A-Z]{4,}(?= [A-Z]?[a-z])(?!.* (?=\S*[A-Z])\S*\d\S*))/.exec(
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

function rightEdge(row: Row): number {
  return Math.max(...row.segments.map(segment => segment.x1))
}
