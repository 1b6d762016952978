import { type Row, textOfRow } from '../layout/lay-out.ts'

const MARK = /^[*†‡#^~+§]{1,3}$/

/** The texts of some rows, a mark that stands apart with what it is explained by (`*   net price item`). */
export function noteTexts(rows: readonly Row[]): string[] {
  return rows.flatMap(({ segments }) =>
    segments.map(({ text }, i) => (MARK.test(text) ? [text, segments[i + 1]?.text].join(' ').trim() : text)),
  )
}

const PRICES_WITH =
  /\bprices?\b[^.]{0,24}(?:\binc(?:l|lude[sd]?|luding|lusive)?\b[^.]{0,8}\bGST\b|\bGST inc)/i
const PRICES_WITHOUT =
  /\bprices?\b[^.]{0,24}(?:\b(?:ex(?:cl|clude[sd]?|cluding|clusive)?|plus|before|without)\b[^.]{0,8}\bGST\b|\bGST ex)/i

/** `do not include`, `not included` */
const NOT_WITH = /\b(?:(?:do(?:es)? |are |is )?not|don['’]t|doesn['’]t) inc(?:l\w*)?/gi

/** Whether a note says that prices hold GST (`All prices include GST`); null where none does, or notes differ. */
export function gstInNotes(rows: readonly Row[]): 'inclusive' | 'exclusive' | null {
  const texts = rows.map(row => textOfRow(row).replace(NOT_WITH, 'exclude'))
  const [withGst, without] = [PRICES_WITH, PRICES_WITHOUT].map(pattern =>
    texts.some(text => pattern.test(text)),
  )
  return withGst === without ? null : withGst ? 'inclusive' : 'exclusive'
}
