import type { ReactNode } from 'react'
import { useCurrentUser, useLoginWhenSignedOut } from '#web/features/accounts/use-current-user.ts'
import { AppShell } from '#web/features/shell/app-header.tsx'
import { isStatus } from '#web/lib/error-sentence.ts'
import { useApiQuery } from '#web/lib/queries.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from './load-failure.tsx'
import { type DashboardData, needsOf } from './needs.ts'
import { NeedsYou } from './needs-you.tsx'
import { RecentJobs } from './recent-jobs.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { UsageCard } from './usage-card.tsx'

const RUNNING_REFRESH_MS = 5000

/** What needs me, what happened, what is left of the plan: in this order. */
export function DashboardPage() {
  const user = useCurrentUser()
  // Invoices were processed on another page since: what is in the cache may be shown, not kept.
  const dashboard = useApiQuery('dashboard', undefined, { refetchOnMount: 'always' })
  useLoginWhenSignedOut(dashboard.error)
  return (
    <AppShell user={user}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h1 className="text-2xl font-semibold">Dashboard</h1>
        {dashboard.isPending && (
          <p role="status" className="text-ink-quiet">
            Loading...
          </p>
        )}
      </div>
      {dashboard.data ? (
        <Overview dashboard={dashboard.data} />
      ) : dashboard.error && !isStatus(dashboard.error, 401) ? (
        <LoadFailure
          title="Failed to load dashboard data"
          error={dashboard.error}
          onRetry={() => void dashboard.refetch()}
        />
      ) : (
        <LoadingShape />
      )}
    </AppShell>
  )
}

function Overview({ dashboard }: { dashboard: DashboardData }) {
  const jobs = useApiQuery('automationJobs', undefined, {
    refetchOnMount: 'always',
    refetchInterval: query =>
      query.state.data?.jobs.some(job => job.status === 'pending' || job.status === 'running')
        ? RUNNING_REFRESH_MS
        : false,
  })
  return (
    <Columns
      main={
        <>
          <NeedsYou needs={needsOf(dashboard, jobs.data?.jobs ?? [], new Date(jobs.dataUpdatedAt))} />
          <RecentJobs jobs={jobs.data?.jobs} error={jobs.error} onRetry={() => void jobs.refetch()} />
        </>
      }
      side={
        <>
          <UsageCard dashboard={dashboard} />
          <SubscriptionCard dashboard={dashboard} />
        </>
      }
    />
  )
}

function LoadingShape() {
  return (
    <Columns
      main={
        <>
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </>
      }
      side={
        <>
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </>
      }
    />
  )
}

function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="grid gap-4 lg:gap-6">{main}</div>
      <div className="grid gap-4 lg:gap-6">{side}</div>
    </div>
  )
}
