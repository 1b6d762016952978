import type { JobSummary } from '#contracts/automation.ts'
import { batchBadge } from '#web/features/upload/batch-words.ts'
import { outcomeOf, reasonOf } from '#web/features/upload/job-outcome.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatDateTime } from '#web/ui/format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'

const SHOWN = 8

interface RecentJobsProps {
  /** Newest first; undefined while they load. */
  jobs: JobSummary[] | undefined
  error: unknown
  onRetry: () => void
}

/** Second on the dashboard: what happened. */
export function RecentJobs({ jobs, error, onRetry }: RecentJobsProps) {
  return <Card title="Latest invoices">{contentOf({ jobs, error, onRetry })}</Card>
}

function contentOf({ jobs, error, onRetry }: RecentJobsProps) {
  if (!jobs && error)
    return <LoadFailure title="The latest invoices could not be read" error={error} onRetry={onRetry} />
  if (!jobs) return <Skeleton className="h-40" />
  if (jobs.length === 0)
    return (
      <EmptyState title="No invoices entered yet">
        Each invoice that Docket enters in MechanicDesk stands here, with what was done.
      </EmptyState>
    )
  return (
    <ul className="-my-3 divide-y divide-hairline">
      {jobs.slice(0, SHOWN).map(job => (
        <JobRow key={job.id} job={job} />
      ))}
    </ul>
  )
}

function JobRow({ job }: { job: JobSummary }) {
  const { tone, word } = stateOf(job)
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[8.5rem_1fr_auto]">
      <div>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere text-ink-strong">
          <span className="font-medium">{job.fileName}</span>
          {job.purchaseOrderNumber && (
            <span className="ml-2 font-code text-sm">PO {job.purchaseOrderNumber}</span>
          )}
        </p>
        <p className="text-sm wrap-anywhere">{sentenceOf(job)}</p>
      </div>
      <p className="text-sm text-ink-quiet tabular-nums md:text-right">
        {formatDateTime(job.completedAt ?? job.createdAt)}
      </p>
    </li>
  )
}

/** The badges of the batch table (spec section 4). */
function stateOf(job: JobSummary) {
  return batchBadge({ ...job, status: outcomeOf(job), error: null })
}

function sentenceOf(job: JobSummary): string {
  const reason = reasonOf(job)
  if (reason) return reason
  if (job.status === 'pending') return 'Waits for its turn'
  if (job.status === 'running') return job.details ?? 'Working in MechanicDesk'
  const done =
    job.automationType === 'price-sync-only'
      ? 'Only prices of existing parts were updated: please review this order'
      : 'Automation completed successfully'
  return job.details ?? done
}
