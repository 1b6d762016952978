import { type PageLayout, type Row, segmentOf } from '../../layout/lay-out.ts'
import { isOcr, type Word } from '../../pdf/page.ts'
import { findDates } from '../../values/dates.ts'

/** Pages on which figures of a scan are the date that another of its readers saw in them (`12311526`, `12.11.26`). */
export function withDatesSeen(pages: readonly PageLayout[]): PageLayout[] {
  return pages.map(page => ({ ...page, rows: page.rows.map(inRow) }))
}

function inRow(row: Row): Row {
  const segments = row.segments.map(segment => {
    const words = segment.words.map(asDate)
    return words.some((word, i) => word !== segment.words[i]) ? segmentOf(words, segment.page) : segment
  })
  return { ...row, segments }
}

function asDate(word: Word): Word {
  if (!isOcr([word]) || !/^\d{6,}$/.test(word.text)) return word
  const seen = word.readings?.find(
    text => findDates(text)[0]?.text === text && isButForStrokes(word.text, text),
  )
  return seen === undefined ? word : { ...word, text: seen }
}

/** The same figures, with others in place of the strokes between them. */
function isButForStrokes(figures: string, date: string): boolean {
  return (
    figures.length === date.length &&
    [...date].every((letter, i) => /\D/.test(letter) || letter === figures[i])
  )
}
