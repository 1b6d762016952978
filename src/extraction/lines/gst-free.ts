import type { Row } from '../layout/lay-out.ts'
import type { PrintedLine } from './printed-line.ts'

/** A mark or letter that a note on the page explains as free of GST, such as `* GST free item` or `F = GST-free supply`. */
const NOTE =
  /^\s*(?:([*†‡#^~+§]{1,3})\s*(?:=|:|-|–|denotes|indicates|means)?|([A-Z]{1,3})\s*(?:=|:|denotes|indicates|means))\s*(?:(?:gst|tax)[\s-]*(?:free|exempt)|no gst\b)/i
/** What no name holds as a word of its own. */
const SIGN = /^[*†‡#^~+§]+$/
/** Tax codes of the usual accounting packages. */
const CODE = /^(?:FRE|N-?T|GSTFREE)$/

/** The marks that a document's notes explain as free of GST. */
export function gstFreeMarks(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(text => NOTE.exec(text)?.slice(1).filter(Boolean) ?? []))
}

/** Whether a line of goods says that it carries no GST: in its name, by a mark in its row, or by a tax code there. */
export function isGstFree(
  { description, words }: Pick<PrintedLine, 'description' | 'words'>,
  rows: readonly Row[],
  marks: ReadonlySet<string>,
): boolean {
  if (/\bgst[\s-]*free\b/i.test(description)) return true
  const [total] = words.totalPrice ?? []
  const row = rows.flatMap(({ segments }) => {
    const all = segments.flatMap(segment => segment.words)
    return total !== undefined && all.includes(total) ? all : []
  })
  const beside = row.filter(word => !words.description?.includes(word) || SIGN.test(word.text))
  // A part number may end in the same letters (`6L3 668 237 NT`).
  return beside.some(
    word =>
      (CODE.test(word.text) && !words.partNumber?.includes(word)) ||
      [...marks].some(mark => word.text === mark || endsIn(word.text, mark)),
  )
}

/** `75.00*` */
function endsIn(text: string, mark: string): boolean {
  return /\d$/.test(text.slice(0, -mark.length)) && text.endsWith(mark) && !/[A-Z]/.test(mark)
}
