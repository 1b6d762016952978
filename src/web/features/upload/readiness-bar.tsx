import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Activity } from './busy.ts'
import { readinessOf, rowsLeftOut, rowsToAutomate } from './readiness.ts'
import type { ReviewRow } from './review-row.ts'
import { startBlockedReason, startLabel } from './start-rules.ts'

interface ReadinessBarProps {
  rows: ReviewRow[]
  activity: Activity
  busy: string[]
  hasCredentials: boolean
  onStart: () => void
}

/** What is still missing, and the button that starts the run; both stay in view where there is room. */
export function ReadinessBar({ rows, activity, busy, hasCredentials, onStart }: ReadinessBarProps) {
  const readiness = readinessOf(rows)
  const running = activity.startingBatch || activity.automationRunning
  return (
    <section
      aria-label="Start automation"
      className={`z-10 grid grid-cols-1 gap-3 rounded-card border border-hairline bg-raised p-3 ${
        rows.length > 0 ? 'md:sticky md:bottom-2' : ''
      }`}
    >
      {readiness && (
        <Banner tone={readiness.tone} title={readiness.title}>
          {readiness.text}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={rowsToAutomate(rows).length > 0 ? 'primary' : 'secondary'}
          className="max-md:w-full"
          pending={running}
          disabledReason={running ? undefined : startBlockedReason({ rows, busy, hasCredentials })}
          onClick={onStart}
        >
          {startLabel(activity)}
        </Button>
        <p className="text-sm text-ink-quiet">{remark(rows)}</p>
      </div>
    </section>
  )
}

function remark(rows: ReviewRow[]): string {
  const leftOut = rowsLeftOut(rows).length
  if (rows.length === 0) return 'Analyzed invoices are checked here before anything is entered.'
  if (leftOut === 0) return ''
  const have = leftOut === 1 ? 'has an error and is' : 'have an error and are'
  return `${leftOut} of ${rows.length} rows ${have} left out.`
}
