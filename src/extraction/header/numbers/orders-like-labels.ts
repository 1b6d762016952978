import { type PageLayout, type Segment, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import { announcementsIn } from '../labels/announcements.ts'
import type { Candidate } from '../labels/labels.ts'
import { isLabelled } from './accept-order.ts'

/** Less than any order that is no label of something else. */
const SHARE = 0.4
/** Rows up and down in which a form prints its other labels as it does this one. */
const NEAR = 2
/** For what goods are ordered (`STOCK:FEB`). */
const IN_WORDS = /^[A-Z]{3,}:[A-Z]{2,}$/

/**
 * Orders that look like a label with its value (`JOB:2341`), right behind their own label on its line: who orders for a job or a vehicle writes so. Only
 * to be looked at, and only where no other label near by is printed as one word with its value: there the next one stands behind an empty label.
 */
export function ordersLikeLabels(pages: readonly PageLayout[]): Candidate<string>[] {
  return pages.flatMap(({ rows }) =>
    rows.flatMap((row, i) => {
      const near = rows.slice(Math.max(0, i - NEAR), i + NEAR + 1)
      if (near.flatMap(wordsOfRow).filter(({ text }) => isLikeLabel(text)).length !== 1) return []
      const words = wordsOfRow(row)
      const at = words.findIndex(({ text }) => isLikeLabel(text))
      const word = words[at]
      const weight = at > 0 ? weightBehind(segmentOf(words.slice(0, at), row.page)) : null
      if (!word || weight === null) return []
      return [{ value: word.text, weight: SHARE * weight, page: row.page, words: [word], toLookAt: true }]
    }),
  )
}

function isLikeLabel(text: string): boolean {
  return isLabelled(text) || IN_WORDS.test(text)
}

/** That of the order's label which a text ends with, or null. */
function weightBehind(before: Segment): number | null {
  const last = announcementsIn(before).at(-1)
  const isEmpty = last?.label.meaning === 'order-number' && !last.inSentence && /^\W*$/.test(last.rest)
  return isEmpty ? last.label.weight : null
}
