import type { BatchRow } from './batch.ts'

export const ERROR_SHOWN_CHARACTERS = 50

interface BatchBadge {
  tone: 'error' | 'uncertain' | 'ready' | 'info' | 'neutral'
  word: 'Failed' | 'Partial' | 'Complete' | 'Processing' | 'Pending' | 'Cancelled' | 'Already Entered'
}

/** The badges of spec section 4, and two for what no invoice failed by. */
export function batchBadge({
  status,
  error,
  automationType,
}: Pick<BatchRow, 'status' | 'error' | 'automationType'>): BatchBadge {
  if (status === 'failed' || error) return { tone: 'error', word: 'Failed' }
  if (status === 'processing') return { tone: 'info', word: 'Processing' }
  if (status === 'cancelled') return { tone: 'neutral', word: 'Cancelled' }
  if (status === 'entered') return { tone: 'neutral', word: 'Already Entered' }
  if (status === 'pending') return { tone: 'neutral', word: 'Pending' }
  return automationType === 'price-sync-only'
    ? { tone: 'uncertain', word: 'Partial' }
    : { tone: 'ready', word: 'Complete' }
}

/** The Result column. */
export function resultWord({ status, error, automationType }: BatchRow): string {
  if (status === 'failed' || error) return 'Error'
  if (status === 'cancelled' || status === 'entered') return '–'
  if (automationType === 'price-sync-only') return 'Price Sync Only'
  if (automationType === 'full-upload') return 'Full Upload'
  return '–'
}

/** The Details column: the error truncated to 50 characters with an ellipsis, the details, or the plain success. */
export function detailsText({ status, error, details }: BatchRow): string {
  if (error) return truncate(error)
  if (details) return details
  return status === 'completed' ? 'Automation completed successfully' : '–'
}

function truncate(text: string): string {
  return text.length > ERROR_SHOWN_CHARACTERS ? `${text.slice(0, ERROR_SHOWN_CHARACTERS)}…` : text
}

export function countBatch(rows: readonly Pick<BatchRow, 'status'>[]) {
  const count = (status: BatchRow['status']) => rows.filter(row => row.status === status).length
  return {
    completed: count('completed'),
    failed: count('failed'),
    processing: count('processing'),
    pending: count('pending'),
    cancelled: count('cancelled'),
    entered: count('entered'),
    total: rows.length,
  }
}

/** The end toast's sentence (spec section 4), and behind it what was neither. */
export function endSentence(rows: readonly BatchRow[]): string {
  const { completed, failed, cancelled, entered, total } = countBatch(rows)
  const neither = [entered > 0 && `${entered} already entered`, cancelled > 0 && `${cancelled} cancelled`]
  const rest = neither.filter(Boolean).map(words => `, ${words}`)
  return `${completed} successful, ${failed} failed out of ${total} invoices${rest.join('')}`
}
