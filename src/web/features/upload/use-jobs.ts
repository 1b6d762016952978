import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#contracts/api.ts'
import type { Job, JobSummary } from '#contracts/automation.ts'
import type { Reply } from '#contracts/route.ts'
import { type LogEvent, openEventStream, type StreamState } from '#web/lib/event-stream.ts'
import { keyOf, useApiQuery } from '#web/lib/queries.ts'
import { isUnfinished } from './batch.ts'

/** Spec section 9. */
const POLL_MS = 2000
const SESSIONS_MS = 30_000

const detailKey = (id: string) => keyOf('automationJob', { params: { id } })

/** The account's latest jobs: pushed by the event stream, polled every 2 seconds while the stream is down and jobs are unfinished. */
export function useJobs(): { jobs: JobSummary[]; loaded: boolean; stream: StreamState } {
  const stream = useJobEvents()
  const query = useApiQuery('automationJobs', undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      stream !== 'open' && state.data?.jobs.some(isUnfinished) ? POLL_MS : false,
  })
  return { jobs: query.data?.jobs ?? [], loaded: query.isSuccess, stream }
}

/** One job with its log and steps. */
export function useJob(id: string | null, stream: StreamState): Job | null {
  const query = useApiQuery(
    'automationJob',
    { params: { id: id ?? '' } },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) =>
        stream !== 'open' && state.data && isUnfinished(state.data) ? POLL_MS : false,
    },
  )
  return id === null ? null : (query.data ?? null)
}

export function useBrowserSessions() {
  return useApiQuery('browserSessions', undefined, {
    refetchInterval: SESSIONS_MS,
    refetchOnMount: 'always',
  })
}

function useJobEvents(): StreamState {
  const queries = useQueryClient()
  const [state, setState] = useState<StreamState>('connecting')
  useEffect(
    () =>
      openEventStream({
        job: job => jobChanged(queries, job),
        log: event => logArrived(queries, event),
        state: now => {
          setState(now)
          // Changes while nobody listened are not sent again.
          if (now === 'open') void queries.invalidateQueries({ queryKey: keyOf('automationJobs') })
        },
      }),
    [queries],
  )
  return state
}

function jobChanged(queries: QueryClient, job: JobSummary): void {
  const before = queries.getQueryData<Reply<Api['automationJobs']>>(keyOf('automationJobs'))
  const known = before?.jobs.find(({ id }) => id === job.id)
  if (before) {
    const others = before.jobs.filter(({ id }) => id !== job.id)
    queries.setQueryData(keyOf('automationJobs'), { jobs: [job, ...others] })
  }
  void queries.invalidateQueries({ queryKey: detailKey(job.id) })
  if (known?.status !== job.status) void queries.invalidateQueries({ queryKey: keyOf('browserSessions') })
}

function logArrived(queries: QueryClient, { jobId, log }: LogEvent): void {
  queries.setQueryData<Job>(detailKey(jobId), job =>
    !job || job.logs.some(({ id }) => id === log.id) ? job : { ...job, logs: [...job.logs, log] },
  )
}
