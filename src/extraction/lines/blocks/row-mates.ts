import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { COMPOUND, isBareNumber, isLoneNumber } from '../codes/lone-code.ts'
import type { Parts } from './block.ts'

/** Points. */
const ALIGNED = 2
const CAPITALS = /^[A-Z]{3,}$/

/** Where in a block a row stands: which of its rows, and the row's left edge in points. */
export interface Spot {
  index: number
  x0: number
}

/**
 * Codes that stand alone on their rows stand on the same row of every block, equally far in: what stands there is the code also where it
 * looks less like one than the name does (`TS-82-52` under `THERMOSTAT 82 DEG 52MM`), or has no figures.
 */
export function withRowMates(parts: readonly Parts[]): Parts[] {
  const blocks = parts.map(textsOf)
  const spotsOf = (able: (text: Segment) => boolean) =>
    blocks.flatMap(texts => texts.flatMap((text, index) => (able(text) ? [{ index, x0: text.x0 }] : [])))
  const bare = spotsOf(isBareNumber)
  const spots = bare.length > 1 ? bare : spotsOf(isLoneNumber)
  const votes = (spot: Spot) => spots.filter(one => isSame(one, spot)).length
  const [spot] = spots.toSorted((a, b) => votes(b) - votes(a))
  if (!spot || votes(spot) < 2 || 2 * votes(spot) < parts.length) return [...parts]
  return parts.map((part, i) => {
    const texts = blocks[i] as Segment[]
    const there = texts[spot.index]
    if (texts.length < 2 || !there || !isSame({ index: spot.index, x0: there.x0 }, spot)) return part
    const isSure = isLoneNumber(there) || COMPOUND.test(there.text)
    if (!isSure && !CAPITALS.test(there.text)) return part
    const rest = texts.filter(text => text !== there)
    return { code: there.words, readings: isSure ? [] : [there.text, ''], rest }
  })
}

export function isSame(one: Spot, other: Spot): boolean {
  return one.index === other.index && Math.abs(one.x0 - other.x0) < ALIGNED
}

/** Everything that names a block, top to bottom. */
export function textsOf({ code, rest }: Parts): Segment[] {
  const own = code.length > 0 ? [segmentOf(code, rest[0]?.page ?? 1)] : []
  return [...own, ...rest].sort((a, b) => a.y0 - b.y0)
}
