import type { z } from 'zod'
import type { Failure } from '#contracts/automation.ts'
import { urlOf } from '#web/lib/api.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatDateTime } from '#web/ui/format.ts'
import { stepWords } from './step-words.ts'

interface FailureDialogProps {
  jobId: string
  fileName: string
  /** Why the run ended. */
  reason: string | null
  onClose: () => void
}

/** What a run that failed saw at its end, for who wants to look, and for who is to help. */
export function FailureDialog({ jobId, fileName, reason, onClose }: FailureDialogProps) {
  const failure = useApiQuery('automationFailure', { params: { id: jobId } }, { refetchOnMount: 'always' })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={`What the run of ${fileName} saw`}
      description="The page of MechanicDesk when the run ended. Passwords are hidden."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid grid-cols-1 gap-6">
        {reason && (
          <Banner tone="error" title="Why it ended">
            {reason}
          </Banner>
        )}
        {failure.data ? (
          <Evidence failure={failure.data} jobId={jobId} />
        ) : failure.isError ? (
          <Banner
            tone="error"
            title="Failed to load what it saw"
            action={<Button onClick={() => void failure.refetch()}>Try again</Button>}
          >
            {errorSentence(failure.error)}
          </Banner>
        ) : (
          <p>Loading...</p>
        )}
      </div>
    </Dialog>
  )
}

function Evidence({ failure, jobId }: { failure: z.output<typeof Failure>; jobId: string }) {
  const { step, url, ariaSnapshot, hasScreenshot, takenAt } = failure
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[auto_1fr]">
        {step && (
          <>
            <dt className="text-ink-quiet">During</dt>
            <dd>{stepWords(step)}</dd>
          </>
        )}
        <dt className="text-ink-quiet">Page</dt>
        <dd className="font-code text-sm wrap-anywhere">{url}</dd>
        <dt className="text-ink-quiet">Seen</dt>
        <dd>{formatDateTime(takenAt)}</dd>
      </dl>
      <section className="min-w-0">
        <h3 className="mb-1 font-semibold text-ink-strong">Screenshot</h3>
        {hasScreenshot ? (
          <img
            src={urlOf('automationFailureScreenshot', { params: { id: jobId } })}
            alt="MechanicDesk when the run ended"
            className="w-full rounded-control border border-hairline"
          />
        ) : (
          <p className="text-ink-quiet">
            None was kept: the page asked for a password, or could not be drawn.
          </p>
        )}
      </section>
      <details>
        <summary className="cursor-pointer py-1 text-accent">
          The page in words, for whoever is to help
        </summary>
        {/* In the tab order, because a text that scrolls must be reachable by keyboard. */}
        <pre
          role="region"
          tabIndex={0}
          aria-label="The page in words"
          className="mt-2 max-h-80 overflow-auto rounded-control border border-hairline bg-sunken p-3 font-code text-sm whitespace-pre-wrap"
        >
          {ariaSnapshot}
        </pre>
      </details>
    </>
  )
}
