import { z } from 'zod'
import { ReviewRow } from './review-row.ts'
import { EMPTY_REVIEW, type ReviewState } from './review-state.ts'

/** What of a review survives a reload: all but the files, which a page cannot keep. */
const StoredReview = z.object({
  rows: z.array(ReviewRow),
  refusedStarts: z.array(
    z.object({ fileName: z.string(), poNumber: z.string(), error: z.string(), at: z.string() }),
  ),
  jobsSeenUpTo: z.string().nullable(),
  nextKey: z.number().int(),
})

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (email: string) => `docket.review.${email}`

/** The account's review as it was left, an empty one when there is none or it does not fit this version of the page. */
export function loadReview(shelf: Shelf, email: string): ReviewState {
  const stored = StoredReview.safeParse(parseJson(shelf.getItem(keyOf(email))))
  if (!stored.success) return EMPTY_REVIEW
  const rows = stored.data.rows.map(row => ({ ...row, fileKey: null }))
  return { ...stored.data, rows, files: [] }
}

export function saveReview(shelf: Shelf, email: string, state: ReviewState): void {
  const { files: _, ...kept } = state
  const empty = kept.rows.length === 0 && kept.refusedStarts.length === 0 && kept.jobsSeenUpTo === null
  try {
    if (empty) shelf.removeItem(keyOf(email))
    else shelf.setItem(keyOf(email), JSON.stringify(kept))
  } catch {
    // A full or forbidden store costs only the survival of a reload; the review goes on.
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
