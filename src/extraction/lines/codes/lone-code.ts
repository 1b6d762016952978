import type { Segment } from '../../layout/lay-out.ts'
import { isMeasure, SIZE, saysHowMuch } from '../../values/measures.ts'
import { labelledPart } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { isRemark, isShelf } from '../remarks.ts'

/** A serial or telephone number, with its word before it. */
const OF_OTHERS = /^(?:s\/?n|serial)\b|^(?:tel|ph|phone|fax|mob|mobile)\b[.:\s]*[(+]?\d[\d\s()-]{6,}$/i

/**
 * One code and nothing else: no note of figures (`JOB 1011 - REGO 822 LDJ`), shelf or name (`Pin punch set 6pc`). Letters alone must be
 * capitals.
 */
export function isLoneCode({ text }: Pick<Segment, 'text'>): boolean {
  const isNote = /\s/.test(text) && isRemark(text)
  const isTold = text.includes(':') || labelledPart(text) !== null || isShelf(text) || OF_OTHERS.test(text)
  const isName = / .* /.test(text) && /(?:^| )[A-Z]?[a-z]{2,}(?: |$)/.test(text)
  const able = isCodeLike(text) && !isNote && !isTold && !isName
  return able && (/\d.*\S{2}|\S{2}.*\d/.test(text) || /^[A-Z][A-Z./-]{3,}$/.test(text))
}

/** Capitals joined to more of them: no word of a name (`GLV-L`). */
export const COMPOUND = /^[A-Z][A-Z0-9]*(?:[./-][A-Z0-9]+)+$/

/** One code alone, where letters may be the name of goods: with a figure. */
export function isLoneNumber(text: Pick<Segment, 'text'>): boolean {
  return isLoneCode(text) && /\d/.test(text.text)
}

/** A number that no name or size looks like: without small letters, a word of capitals beside figures (`HOSE 16`), a rating or a year. */
export function isBareNumber(text: Pick<Segment, 'text'>): boolean {
  const { text: code } = text
  const isSize = saysHowMuch(code) || (SIZE.test(code) && /[a-z]/i.test(code)) || /^(?:19|20)\d\d$/.test(code)
  return isLoneNumber(text) && !/[a-z]|(?:^| )[A-Z]{3,} | [A-Z]{3,}(?: |$)/.test(code) && !isSize
}

/** A letter or two and a figure or two, figures alone, or letters and a size behind a space, before a word. */
const SHORT = /^(?:[A-Z]{1,3}\d{1,3}[A-Z]?|\d{1,3}|[A-Z]{2,5} \d+(?:\.\d+)?)(?= [A-Z][A-Za-z])/

/** What begins a name and may be a number only where other names begin with theirs (`Z9 Oil filter`, `ANT 6.6 Antenna`); null where nothing does. */
export function shortCode(name: string): string | null {
  const [text] = SHORT.exec(name) ?? []
  return text === undefined || isMeasure(text) ? null : text
}
