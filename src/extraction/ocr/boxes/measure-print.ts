import type { SeenWord } from '../open-tesseract.ts'

/** How large a word is set and where it stands, in the unit of its box. */
export interface Print {
  size: number
  baseline: number
  /** How much its letters tell: none hang below the line and one at least is tall, the more the better. */
  weight: number
}

const TALL = /[A-Zbdfhklt0-9$%&#@/()[\]|!?'"]/
const DEEP = /[gjpqy,;()[\]|$@Q/]/
/** Shares of the size of print, as in most fonts: capitals, small letters, tails. */
const CAPITAL = 0.72
const SMALL = 0.52
const TAIL = 0.21

/** What the ink of a word says of its print; null for dots and dashes, which do not tell. */
export function printOf({ text, y0, y1 }: SeenWord): Print | null {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters === 0) return null
  const [tall, deep] = [TALL.test(text), DEEP.test(text)]
  const size = (y1 - y0) / ((tall ? CAPITAL : SMALL) + (deep ? TAIL : 0))
  const baseline = deep ? y1 - TAIL * size : y1
  return { size, baseline, weight: letters * (tall && !deep ? 1 : 0.1) }
}
