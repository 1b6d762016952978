import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { BatchRow } from './batch.ts'
import { countBatch } from './batch-words.ts'

interface JobQueuePanelProps {
  batch: BatchRow[]
  busy: string[]
  onStartFresh: () => void
}

/** What waits and runs, and the way back to an empty page. */
export function JobQueuePanel({ batch, busy, onStartFresh }: JobQueuePanelProps) {
  const { processing, pending } = countBatch(batch)
  const blocked = busy.length > 0
  return (
    <Card
      title="Job Queue"
      actions={
        <Button
          disabledReason={blocked ? `Cannot Reset - Jobs Running: ${busy.join(', ')}` : undefined}
          onClick={onStartFresh}
        >
          {blocked ? 'Wait for Jobs' : 'Start Fresh'}
        </Button>
      }
    >
      <div role="status" className="grid gap-2">
        <p className="font-medium text-ink-strong">
          {processing + pending > 0 ? `${processing} running, ${pending} waiting` : 'No jobs are waiting'}
        </p>
        {blocked ? (
          <ul className="grid gap-1 text-ink-quiet">
            {busy.map(reason => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-quiet">Start Fresh clears files, results and batch rows from this page.</p>
        )}
      </div>
    </Card>
  )
}
