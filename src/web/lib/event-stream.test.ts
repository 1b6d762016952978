import { expect, test } from 'vitest'
import type { JobSummary } from '#contracts/automation.ts'
import { type LogEvent, openEventStream, type StreamState } from './event-stream.ts'

class FakeSource extends EventTarget {
  closed = false
  close() {
    this.closed = true
  }
  say(type: string, data: unknown) {
    this.dispatchEvent(
      new MessageEvent(type, { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    )
  }
}

const job: JobSummary = {
  id: 'j1',
  status: 'running',
  fileName: 'a.pdf',
  filePath: null,
  invoiceNumber: 'INV-1',
  purchaseOrderNumber: '1001',
  automationType: null,
  details: null,
  errorMessage: null,
  warnings: [],
  cancellable: true,
  hasProof: false,
  hasPlan: false,
  hasFailure: false,
  cancelled: false,
  enteredBy: null,
  createdAt: '2026-03-05T00:00:00.000Z',
  startedAt: null,
  completedAt: null,
}

function listen() {
  const source = new FakeSource()
  const jobs: JobSummary[] = []
  const logs: LogEvent[] = []
  const states: StreamState[] = []
  const urls: string[] = []
  const close = openEventStream(
    { job: heard => jobs.push(heard), log: heard => logs.push(heard), state: heard => states.push(heard) },
    url => {
      urls.push(url)
      return source
    },
  )
  return { source, jobs, logs, states, urls, close }
}

test('jobs and log lines arrive parsed', () => {
  const { source, jobs, logs, urls } = listen()
  source.say('job', job)
  source.say('log', {
    jobId: 'j1',
    log: { id: 7, level: 'info', message: 'Signed in', timestamp: job.createdAt },
  })
  expect(urls).toEqual(['/api/automation-events'])
  expect(jobs).toEqual([job])
  expect(logs.map(event => event.log.message)).toEqual(['Signed in'])
})

test('an event that cannot be understood is left out', () => {
  const { source, jobs, logs } = listen()
  source.say('job', 'not json')
  source.say('log', { jobId: 'j1' })
  expect([...jobs, ...logs]).toEqual([])
})

test('tells when the stream opens, is lost, and is closed', () => {
  const { source, states, close } = listen()
  source.dispatchEvent(new Event('open'))
  source.dispatchEvent(new Event('error'))
  expect(states).toEqual(['connecting', 'open', 'down'])
  close()
  expect(source.closed).toBe(true)
})
