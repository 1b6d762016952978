import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { errorSentence } from '#web/lib/error-sentence.ts'
import type { StreamState } from '#web/lib/event-stream.ts'
import { keyOf, useApiMutation } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { BatchRow } from './batch.ts'
import { BatchTable } from './batch-table.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { LogsPanel } from './logs-panel.tsx'
import { ProcessPanel } from './process-panel.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { resultCard } from './run-outcome.ts'
import { useJob } from './use-jobs.ts'

interface AutomationSectionProps {
  headingRef: Ref<HTMLHeadingElement>
  batch: BatchRow[]
  stream: StreamState
  hasInvoice: boolean
  running: boolean
}

/** The run as it happens and what came of it. */
export function AutomationSection({
  headingRef,
  batch,
  stream,
  hasInvoice,
  running,
}: AutomationSectionProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [proved, setProved] = useState<BatchRow | null>(null)
  const [failure, setFailure] = useState<BatchRow | null>(null)
  const provenJob = proved && (proved.provenBy ?? proved.jobId)
  const cancel = useCancel()
  const job = useJob(focusOf(batch, chosen), stream)
  const single = batch.length === 1 ? batch[0] : undefined
  const card = single && resultCard(single, job?.logs ?? [])
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <ProcessPanel headingRef={headingRef} hasInvoice={hasInvoice} job={job} />
        {(running || batch.length > 0) && <LogsPanel job={job} running={running} />}
      </div>
      {card && (
        <Banner tone={card.tone} title={card.title}>
          {card.text}
        </Banner>
      )}
      {batch.length > 0 && (
        <BatchTable
          rows={batch}
          onCancel={cancel}
          onShowLog={setChosen}
          onShowProof={setProved}
          onShowFailure={setFailure}
        />
      )}
      {provenJob && (
        <ProofDialog
          jobId={provenJob}
          fileName={proved.fileName}
          hasProof={proved.provenBy !== null}
          onClose={() => setProved(null)}
        />
      )}
      {failure?.jobId && (
        <FailureDialog
          jobId={failure.jobId}
          fileName={failure.fileName}
          reason={failure.error}
          onClose={() => setFailure(null)}
        />
      )}
    </>
  )
}

/** The job whose log shows: the chosen one, else the running one, else the last that ended, else the next. */
function focusOf(batch: BatchRow[], chosen: string | null): string | null {
  const row =
    batch.find(({ jobId }) => jobId !== null && jobId === chosen) ??
    batch.find(({ status }) => status === 'processing') ??
    batch.findLast(({ jobId, completedAt }) => jobId !== null && completedAt !== null) ??
    batch.find(({ jobId }) => jobId !== null)
  return row?.jobId ?? null
}

function useCancel() {
  const queries = useQueryClient()
  const cancel = useApiMutation('cancelAutomationJob')
  return (id: string) =>
    cancel.mutate(
      { params: { id } },
      {
        onError: error =>
          notify({ title: 'Failed to cancel', description: errorSentence(error), tone: 'destructive' }),
        onSettled: () => queries.invalidateQueries({ queryKey: keyOf('automationJobs') }),
      },
    )
}
