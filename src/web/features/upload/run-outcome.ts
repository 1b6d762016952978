import type { Job } from '#contracts/automation.ts'
import { saysPriceSyncOnly } from '#domain/automation.ts'
import type { BatchRow } from './batch.ts'
import { endSentence } from './batch-words.ts'

export interface EndNotice {
  title: string
  description: string
  tone: 'default' | 'destructive'
}

/** What the toast says when the last job of the batch has ended (spec section 4): always the count, a single run also its own result. */
export function endNotice(rows: readonly BatchRow[]): EndNotice {
  const [only, second] = rows
  if (only && !second) return singleNotice(only)
  const failedAll = rows.every(row => row.status === 'failed')
  return {
    title: failedAll ? 'Batch Processing Failed' : 'Batch Processing Complete',
    description: endSentence(rows),
    tone: failedAll ? 'destructive' : 'default',
  }
}

/** Ends that are neither a success of this run nor a failure. */
const CALM_TITLES: Partial<Record<BatchRow['status'], string>> = {
  cancelled: 'Automation Cancelled',
  entered: 'Invoice Already Entered',
}

function singleNotice(row: BatchRow): EndNotice {
  const count = endSentence([row])
  if (row.status === 'failed')
    return {
      title: 'Upload Failed',
      description: `${row.error ?? 'Unknown error occurred'} (${count})`,
      tone: 'destructive',
    }
  const calm = CALM_TITLES[row.status]
  if (calm) return { title: calm, description: row.details ?? count, tone: 'default' }
  if (row.automationType === 'price-sync-only')
    return {
      title: 'Price Sync Completed',
      description: `Only prices of existing parts were updated. Manual review is recommended. (${count})`,
      tone: 'default',
    }
  return { title: 'Upload Successful!', description: count, tone: 'default' }
}

export interface ResultCardText {
  tone: 'ready' | 'uncertain' | 'error' | 'neutral'
  title: string
  text: string
}

/** The card of a single run that has ended, null before. */
export function resultCard(row: BatchRow, logs: Job['logs']): ResultCardText | null {
  if (row.status === 'failed')
    return { tone: 'error', title: 'Upload Failed', text: row.error ?? 'Unknown error occurred' }
  const calm = CALM_TITLES[row.status]
  if (calm) return { tone: 'neutral', title: calm, text: row.details ?? '' }
  if (row.status !== 'completed') return null
  if (row.automationType === 'price-sync-only' || saysPriceSyncOnly(logs.map(log => log.message)))
    return {
      tone: 'uncertain',
      title: 'Price Sync Only - Manual Review Needed',
      text: 'The PO has more parts than the invoice. Only prices were updated: no bill was created and no PDF was uploaded. Manual review is required.',
    }
  return {
    tone: 'ready',
    title: 'Upload Successful!',
    text: row.details ?? 'Parts added, bill created, PDF uploaded.',
  }
}
