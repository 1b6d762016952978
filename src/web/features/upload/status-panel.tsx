import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useBrowserSessions } from './use-jobs.ts'

/** Where the automation runs and how busy it is (spec section 2), refreshed every 30 seconds. */
export function StatusPanel() {
  const { data, isError } = useBrowserSessions()
  const waiting = isError ? 'Unknown' : 'Loading...'
  return (
    <Card title="Status">
      <dl className="grid gap-2">
        <Entry term="Environment">
          {data ? (data.deployment.isReservedVM ? 'Reserved VM' : 'Standard') : waiting}
        </Entry>
        <Entry term="Browser Sessions">
          {data ? `${data.sessions.active} / ${data.sessions.total}` : waiting}
        </Entry>
        <Entry term="Browser Automation">
          {data ? <Availability {...data.browserAutomation} /> : waiting}
        </Entry>
      </dl>
    </Card>
  )
}

function Availability({ available, optimized }: { available: boolean; optimized: boolean }) {
  if (!available) return <Badge tone="error">Not available</Badge>
  return <Badge tone="ready">{optimized ? 'Available, optimised' : 'Available'}</Badge>
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-ink-quiet">{term}</dt>
      <dd className="font-medium text-ink-strong tabular-nums">{children}</dd>
    </div>
  )
}
