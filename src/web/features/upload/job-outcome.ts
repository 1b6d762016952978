import type { JobSummary } from '#contracts/automation.ts'

/** What became of a job, for a person: the status of the API, less the two failures that are none. */
export type JobOutcome = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled' | 'entered'

const OUTCOMES = {
  pending: 'pending',
  running: 'processing',
  completed: 'completed',
  failed: 'failed',
} as const satisfies Record<JobSummary['status'], JobOutcome>

export function outcomeOf({
  status,
  cancelled,
  enteredBy,
}: Pick<JobSummary, 'status' | 'cancelled' | 'enteredBy'>): JobOutcome {
  if (cancelled) return 'cancelled'
  return enteredBy ? 'entered' : OUTCOMES[status]
}

type Ended = Pick<JobSummary, 'status' | 'cancelled' | 'enteredBy' | 'errorMessage'>

/** Why a job did not enter its invoice, in a sentence; null where it did or still may. */
export function reasonOf(job: Ended): string | null {
  if (job.status !== 'failed') return null
  const reason = job.errorMessage ?? (job.cancelled ? 'Cancelled.' : 'Unknown error occurred')
  return outcomeOf(job) === 'entered' ? `Entered by an earlier run. ${reason}` : reason
}
