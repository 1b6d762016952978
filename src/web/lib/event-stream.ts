import { z } from 'zod'
import { JobLog, JobSummary } from '#contracts/automation.ts'
import { urlOf } from './api.ts'

/** A log line of one job, as the event stream carries it. */
export const LogEvent = z.object({ jobId: z.string(), log: JobLog })
export type LogEvent = z.output<typeof LogEvent>

/** connecting: not heard of yet. open: events arrive. down: lost, the browser tries again by itself. */
export type StreamState = 'connecting' | 'open' | 'down'

export interface StreamListener {
  job(job: JobSummary): void
  log(event: LogEvent): void
  state(state: StreamState): void
}

/** The part of the browser's EventSource that is used. */
export interface EventSourceLike {
  addEventListener(type: string, heard: (event: Event) => void): void
  close(): void
}

/**
 * Listens to the account's automation events. The browser reconnects by itself and sends the last id it saw.
 * @returns closes the stream.
 */
export function openEventStream(
  listener: StreamListener,
  open: (url: string) => EventSourceLike = url => new EventSource(url),
): () => void {
  const source = open(urlOf('automationEvents'))
  listener.state('connecting')
  source.addEventListener('open', () => listener.state('open'))
  source.addEventListener('error', () => listener.state('down'))
  source.addEventListener('job', event => deliver(event, JobSummary, listener.job))
  source.addEventListener('log', event => deliver(event, LogEvent, listener.log))
  return () => source.close()
}

/** An event that this page does not understand is left out: the poll brings the same news. */
function deliver<T extends z.ZodType>(event: Event, schema: T, to: (value: z.output<T>) => void): void {
  const parsed = schema.safeParse(jsonOf((event as MessageEvent<string>).data))
  if (parsed.success) to(parsed.data)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
