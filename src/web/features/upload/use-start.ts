import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useState } from 'react'
import type { Api } from '#contracts/api.ts'
import type { Reply } from '#contracts/route.ts'
import { call } from '#web/lib/api.ts'
import { errorSentence, isStatus } from '#web/lib/error-sentence.ts'
import { keyOf } from '#web/lib/queries.ts'
import { notify } from '#web/ui/toast.tsx'
import type { ReviewRow } from './review-row.ts'
import type { ReviewAction } from './review-state.ts'
import { toInvoiceData } from './to-invoice-data.ts'

/** The server only queues the job; it does not wait for it. */
const QUEUE_AT_MOST_MS = 30_000

/** Hands a whole batch to the server in row order; the server runs it strictly one at a time, with or without this page. */
export function useStart(dispatch: Dispatch<ReviewAction>, jobsSeenUpTo: string | null) {
  const queries = useQueryClient()
  const [starting, setStarting] = useState(false)

  async function start(rows: ReviewRow[]): Promise<void> {
    setStarting(true)
    dispatch({ type: 'batch-started', jobsSeenUpTo })
    const errors: unknown[] = []
    for (const row of rows) {
      try {
        await queueRow(row)
      } catch (error) {
        errors.push(error)
        dispatch({ type: 'start-refused', entry: refusedEntry(row, error) })
        const title =
          errors.length === rows.length ? 'Failed to Start Automation' : `Failed to process ${row.fileName}`
        notify({ title, description: errorSentence(error), tone: 'destructive' })
        if (isStatus(error, 401)) void queries.invalidateQueries({ queryKey: keyOf('me') })
      }
    }
    await queries.invalidateQueries({ queryKey: keyOf('automationJobs') })
    void queries.invalidateQueries({ queryKey: keyOf('browserSessions') })
    setStarting(false)
  }

  return { starting, start }
}

function queueRow(row: ReviewRow): Promise<Reply<Api['automateAnalyzedInvoice']>> {
  const { fileName, filePath } = row
  const invoiceData = toInvoiceData(row)
  const options = { respondAsync: true, signal: AbortSignal.timeout(QUEUE_AT_MOST_MS) }
  return filePath
    ? call('automateAnalyzedInvoice', { body: { filePath, fileName, invoiceData } }, options)
    : call('automateBatchInvoice', { body: { fileName, invoiceData } }, options)
}

function refusedEntry(row: ReviewRow, error: unknown) {
  return {
    fileName: row.fileName,
    poNumber: row.purchaseOrderNumber,
    error: errorSentence(error),
    at: new Date().toISOString(),
  }
}
