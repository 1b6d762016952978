import { middle, type PageLayout, type Row } from '../layout/lay-out.ts'
import { joinTexts, type Word } from '../pdf/page.ts'

/** Lines of running text under each other, and what they say together. */
export interface Paragraph {
  page: number
  words: Word[]
  text: string
}

/** Points by which the lines of a paragraph may begin apart. */
const EDGE = 2
/** Text heights from one line to the next. */
const NEXT_LINE = 1.6

/** The paragraphs of a page: what a letter says in sentences, however it is broken into lines. */
export function paragraphsOf(page: PageLayout): Paragraph[] {
  const groups: Row[][] = []
  for (const row of page.rows) {
    const above = groups.at(-1)?.at(-1)
    if (above && goesOn(above, row, page.textHeight)) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups
    .filter(rows => rows.every(({ segments }) => segments.length === 1))
    .map(rows => rows.flatMap(({ segments: [only] }) => only?.words ?? []))
    .map(words => ({ page: page.number, words, text: joinTexts(words) }))
}

function goesOn(above: Row, row: Row, textHeight: number): boolean {
  const [upper, lower] = [above.segments[0], row.segments[0]]
  if (!upper || !lower || above.segments.length + row.segments.length > 2) return false
  return Math.abs(upper.x0 - lower.x0) < EDGE && middle(row) - middle(above) < NEXT_LINE * textHeight
}
