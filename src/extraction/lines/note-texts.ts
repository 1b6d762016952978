import type { Row } from '../layout/lay-out.ts'

const MARK = /^[*†‡#^~+§]{1,3}$/

/** The texts of some rows, a mark that stands apart with what it is explained by (`*   net price item`). */
export function noteTexts(rows: readonly Row[]): string[] {
  return rows.flatMap(({ segments }) =>
    segments.map(({ text }, i) => (MARK.test(text) ? [text, segments[i + 1]?.text].join(' ').trim() : text)),
  )
}
