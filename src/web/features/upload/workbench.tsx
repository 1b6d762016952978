import { useMemo, useRef, useState } from 'react'
import { useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { notify } from '#web/ui/toast.tsx'
import { AutomationSection } from './automation-section.tsx'
import { batchJobs, batchRows, newestInstant } from './batch.ts'
import { bringTo } from './bring-to.ts'
import { type Activity, busyReasons } from './busy.ts'
import { JobQueuePanel } from './job-queue-panel.tsx'
import { ProcessingCard } from './processing-card.tsx'
import type { ProviderId } from './provider-words.ts'
import { rowsToAutomate } from './readiness.ts'
import { ReadinessBar } from './readiness-bar.tsx'
import { ResultsSection } from './results-section.tsx'
import type { ReviewRow } from './review-row.ts'
import { previewBlockedReason, refuseStart } from './start-rules.ts'
import { StatusPanel } from './status-panel.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useBatchNotices } from './use-batch-notices.ts'
import { useCorrections } from './use-corrections.ts'
import { useBrowserSessions, useJobs } from './use-jobs.ts'
import { useReview } from './use-review.ts'
import { useStart } from './use-start.ts'

/** The page below its header, for one account. */
export function Workbench({ email }: { email: string }) {
  const [review, dispatch] = useReview(email)
  const [provider, setProvider] = useState<ProviderId>()
  const { jobs, stream } = useJobs()
  const sessions = useBrowserSessions()
  const settings = useApiQuery('settings')
  const providers = useApiQuery('providers')
  const analysis = useAnalysis(dispatch, provider)
  const jobsSeenUpTo = newestInstant(jobs, review.jobsSeenUpTo)
  const { starting, start } = useStart(dispatch, jobsSeenUpTo)
  const { rows, files, refusedStarts } = review
  useCorrections(rows)

  const batch = useMemo(
    () => batchRows(batchJobs(jobs, review.jobsSeenUpTo), refusedStarts),
    [jobs, review.jobsSeenUpTo, refusedStarts],
  )
  useBatchNotices(batch)

  const invoicesHeading = useRef<HTMLHeadingElement>(null)
  const processHeading = useRef<HTMLHeadingElement>(null)

  const activity: Activity = {
    activeSessions: sessions.data?.sessions.active ?? 0,
    automationRunning: batch.some(({ status }) => status === 'pending' || status === 'processing'),
    analysisRunning: analysis.progress !== null,
    startingBatch: starting,
    startingAnalysis: analysis.readingAgain !== null,
  }
  const busy = busyReasons(activity)
  const credentials = settings.data?.mechanicDeskCredentials
  const hasCredentials = Boolean(credentials?.workshopId && credentials.hasPassword)

  const chooseFiles = (chosen: File[]) => {
    if (chosen.length === 0) return
    dispatch({ type: 'files-chosen', files: chosen, busy: busy.length > 0, jobsSeenUpTo })
    notifyChosen(chosen.length, busy)
  }
  const startAutomation = () => {
    const refused = refuseStart({ rows, busy, hasCredentials })
    if (refused) notify({ ...refused, tone: 'destructive' })
    else void start(rowsToAutomate(rows)).then(() => bringTo(processHeading.current))
  }
  const analyze = async () => {
    await analysis.analyzeAll(files)
    bringTo(invoicesHeading.current)
  }
  const startFresh = () => {
    dispatch({ type: 'started-fresh', jobsSeenUpTo })
    notify({ title: 'State Reset Complete', description: 'Files, results and batch rows are cleared.' })
  }
  const readAgain = (row: ReviewRow) => {
    const chosen = files.find(({ key }) => key === row.fileKey)
    return chosen && busy.length === 0 ? () => void analysis.readAgain(row, chosen) : undefined
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {credentials?.workshopId && (
        <Banner
          tone="info"
          title={`Configured for Workshop: ${credentials.workshopId}, User: ${credentials.username}`}
        />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <StatusPanel />
        <JobQueuePanel batch={batch} busy={busy} onStartFresh={startFresh} />
      </div>
      <ProcessingCard
        files={files}
        activity={activity}
        progress={analysis.progress}
        provider={{ providers: providers.data, value: provider, onChange: setProvider }}
        isNextStep={rows.length === 0}
        onFiles={chooseFiles}
        onRemove={key => dispatch({ type: 'file-removed', key })}
        onAnalyze={() => void analyze()}
        onStop={analysis.stop}
      />
      <ResultsSection
        headingRef={invoicesHeading}
        rows={rows}
        dispatch={dispatch}
        readAgain={readAgain}
        previewBlocked={previewBlockedReason({ busy, hasCredentials })}
      />
      <ReadinessBar
        rows={rows}
        activity={activity}
        busy={busy}
        hasCredentials={hasCredentials}
        onStart={startAutomation}
      />
      <AutomationSection
        headingRef={processHeading}
        batch={batch}
        stream={stream}
        hasInvoice={rows.length > 0}
        running={starting || activity.automationRunning}
      />
    </div>
  )
}

function notifyChosen(count: number, busy: string[]): void {
  const files = `${count} ${count === 1 ? 'file' : 'files'} selected`
  if (busy.length === 0) notify({ title: 'Files Selected', description: files })
  else
    notify({
      title: 'Jobs Running',
      description: `${files}. The results stay as they are until this has ended: ${busy.join(', ')}.`,
      tone: 'destructive',
    })
}
