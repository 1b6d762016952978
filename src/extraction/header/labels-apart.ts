import { type PageLayout, type Row, type Segment, segmentOf } from '../layout/lay-out.ts'
import { looksLikeLabel } from './label-meaning.ts'
import { isStripOfLabels } from './strips-of-labels.ts'

/** Fewer labels side by side are no strip. */
const LEAST = 3
/** A gap so many times as wide as the narrowest of its text parts two labels. */
const CLEARLY = 2

/** Pages whose strips of labels (`P.O. Number`, `Our Job`) are cut where two stand so close that they were taken for one text. */
export function withLabelsApart(pages: readonly PageLayout[]): PageLayout[] {
  return pages.map(page => ({ ...page, rows: page.rows.map(apart) }))
}

function apart(row: Row): Row {
  if (row.segments.length < LEAST || !isStripOfLabels(row.segments)) return row
  return { ...row, segments: row.segments.flatMap(inTwo) }
}

function inTwo(segment: Segment): Segment[] {
  const { words, page } = segment
  const gaps = words.slice(1).map((word, i) => word.x0 - (words[i]?.x1 ?? 0))
  const widest = Math.max(...gaps)
  if (gaps.length < 2 || widest < CLEARLY * Math.min(...gaps)) return [segment]
  const cut = gaps.indexOf(widest) + 1
  const parts = [words.slice(0, cut), words.slice(cut)].map(part => segmentOf(part, page))
  return parts.every(({ text }) => looksLikeLabel(text)) ? parts : [segment]
}
