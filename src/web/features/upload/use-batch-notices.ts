import { useEffect, useRef } from 'react'
import { notify } from '#web/ui/toast.tsx'
import type { BatchRow } from './batch.ts'
import { endNotice } from './run-outcome.ts'

const unfinished = ({ status }: BatchRow) => status === 'pending' || status === 'processing'

/** Tells when an invoice of the batch fails and when the batch has ended, if this page saw it run. */
export function useBatchNotices(rows: BatchRow[]): void {
  const before = useRef<BatchRow[]>([])
  useEffect(() => {
    const ran = before.current
    before.current = rows
    const sawRunning = ran.filter(unfinished)
    if (sawRunning.length === 0) return
    if (rows.length > 0 && !rows.some(unfinished)) {
      notify(endNotice(rows))
      return
    }
    const failed = rows.find(
      row => row.status === 'failed' && sawRunning.some(earlier => earlier.key === row.key),
    )
    if (failed)
      notify({
        title: `Failed to process ${failed.fileName}`,
        description: failed.error ?? undefined,
        tone: 'destructive',
      })
  }, [rows])
}
