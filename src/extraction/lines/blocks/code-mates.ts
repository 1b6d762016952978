import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { shortCode } from '../codes/lone-code.ts'
import { firstColumn } from '../codes/words-apart.ts'
import type { Parts } from './block.ts'

/** Points. */
export const ALIGNED = 2
/** Than a space of the same line. */
const WIDER = 1.3
const CAPITALS = /^[A-Z][A-Z0-9./-]*$/
const JOINED = /^[A-Z][A-Z0-9]*[./-][A-Z0-9./-]*$/

/** With the codes that nothing but their place beside those of other blocks tells. */
export function withMates(parts: readonly Parts[]): Parts[] {
  return withShortMates(withGapMates(withColumnMates(parts), 2))
}

/** Where names begin with their codes, of which two have figures, what is too short or odd for one by itself may be one too: it is asked about. */
function withShortMates(parts: readonly Parts[]): Parts[] {
  if (parts.filter(({ code }) => /\d/.test(joinTexts(code))).length < 2) return [...parts]
  return parts.map(part => {
    const [name, ...more] = part.rest
    const text = shortCode(name?.text ?? '')
    if (part.code.length > 0 || !name || text === null) return part
    const words = text.split(' ').length
    const [code, rest] = [name.words.slice(0, words), segmentOf(name.words.slice(words), name.page)]
    return { ...part, code, readings: [text, ''], rest: [rest, ...more] }
  })
}

/**
 * Where all codes stand the same wide gap before their names, a word of capitals that does so too may be one (`GLOVES  Nitrile gloves` under
 * `N70ZZX  4WD battery`).
 * @param least codes that tell the gap.
 */
export function withGapMates(parts: readonly Parts[], least: number): Parts[] {
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

/** Points between a code and its name, where that is as wide as between columns; else null. */
export function gapBehind(code: readonly Word[], name: Segment | undefined): number | null {
  const [last, next] = [code.at(-1), name?.words[0]]
  const isWide = last && next && firstColumn([...code, ...(name?.words ?? [])]) === code.length
  return isWide ? next.x0 - last.x1 : null
}
