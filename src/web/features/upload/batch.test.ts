import { expect, test } from 'vitest'
import type { JobSummary } from '#contracts/automation.ts'
import { batchJobs, batchRows, newestInstant } from './batch.ts'
import { batchBadge, detailsText, endSentence, resultWord } from './batch-words.ts'
import { endNotice, resultCard } from './run-outcome.ts'

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 2, 5, 9, minute, second)).toISOString()
const job = (id: string, createdAt: string, change: Partial<JobSummary> = {}): JobSummary => ({
  id,
  status: 'completed',
  fileName: `${id}.pdf`,
  filePath: 'h1',
  invoiceNumber: id,
  purchaseOrderNumber: '1001',
  automationType: 'full-upload',
  details: null,
  errorMessage: null,
  warnings: [],
  cancellable: false,
  hasProof: true,
  hasPlan: true,
  hasFailure: false,
  cancelled: false,
  enteredBy: null,
  createdAt,
  startedAt: createdAt,
  completedAt: createdAt,
  ...change,
})
const ids = (jobs: JobSummary[]) => jobs.map(({ id }) => id)
const rowOf = (change: Partial<JobSummary>) => {
  const [row] = batchRows([job('a', at(0), change)], [])
  if (!row) throw new Error('one job makes one row')
  return row
}

test('a page that knows nothing shows the jobs made close together last, oldest first', () => {
  const jobs = [job('d', at(30, 40)), job('c', at(30, 1)), job('b', at(30)), job('a', at(10))]
  expect(ids(batchJobs(jobs, null))).toEqual(['b', 'c', 'd'])
  expect(batchJobs([], null)).toEqual([])
})

test('unfinished jobs always show', () => {
  const jobs = [job('b', at(30)), job('a', at(10), { status: 'running' })]
  expect(ids(batchJobs(jobs, null))).toEqual(['a', 'b'])
  expect(ids(batchJobs(jobs, at(30)))).toEqual(['a'])
})

test('jobs that were already seen stay away', () => {
  const jobs = [job('b', at(30)), job('a', at(29, 59))]
  expect(newestInstant(jobs, null)).toBe(at(30))
  expect(batchJobs(jobs, newestInstant(jobs, null))).toEqual([])
  expect(newestInstant([], at(5))).toBe(at(5))
})

test.each([
  [{ status: 'pending' }, 'Pending', '–', '–'],
  [{ status: 'running' }, 'Processing', '–', '–'],
  [{}, 'Complete', 'Full Upload', 'Automation completed successfully'],
  [
    { automationType: 'price-sync-only', details: '2 prices changed' },
    'Partial',
    'Price Sync Only',
    '2 prices changed',
  ],
  [{ status: 'failed', errorMessage: null }, 'Failed', 'Error', 'Unknown error occurred'],
] as const)('%j reads %s, %s, %s', (change, badge, result, details) => {
  const row = rowOf({ automationType: 'status' in change ? null : 'full-upload', ...change })
  expect([batchBadge(row).word, resultWord(row), detailsText(row)]).toEqual([badge, result, details])
})

test('an error is cut after 50 characters', () => {
  const row = rowOf({ status: 'failed', errorMessage: 'x'.repeat(51) })
  expect(detailsText(row)).toBe(`${'x'.repeat(50)}…`)
  expect(detailsText(rowOf({ status: 'failed', errorMessage: 'x'.repeat(50) }))).toBe('x'.repeat(50))
})

test('an invoice that the server refused stands in the batch as failed', () => {
  const rows = batchRows(
    [job('a', at(0))],
    [{ fileName: 'b.pdf', poNumber: '7', error: '422: Please fill in the supplier.', at: at(1) }],
  )
  expect(endSentence(rows)).toBe('1 successful, 1 failed out of 2 invoices')
  expect(endNotice(rows)).toMatchObject({ title: 'Batch Processing Complete', tone: 'default' })
})

test('a single run is told by its own result', () => {
  expect(endNotice([rowOf({})]).title).toBe('Upload Successful!')
  expect(endNotice([rowOf({ automationType: 'price-sync-only' })]).title).toBe('Price Sync Completed')
  expect(endNotice([rowOf({ status: 'failed', errorMessage: 'Already billed.' })])).toEqual({
    title: 'Upload Failed',
    description: 'Already billed. (0 successful, 1 failed out of 1 invoices)',
    tone: 'destructive',
  })
})

test('the log alone is enough to know a price-sync-only result', () => {
  const logs = [{ id: 1, level: 'info', message: 'PRICE SYNC ONLY MODE: 2 parts', timestamp: at(0) }]
  expect(resultCard(rowOf({ automationType: null }), logs)?.title).toBe(
    'Price Sync Only - Manual Review Needed',
  )
  expect(resultCard(rowOf({}), [])?.title).toBe('Upload Successful!')
  expect(resultCard(rowOf({ status: 'running' }), [])).toBeNull()
})

test('a cancelled job and an invoice that was entered before are no failures, and the earlier proof stays at hand', () => {
  const cancelled = rowOf({
    status: 'failed',
    cancelled: true,
    hasProof: false,
    errorMessage: 'Cancelled before it started.',
  })
  const entered = rowOf({
    status: 'failed',
    enteredBy: 'earlier',
    hasProof: false,
    errorMessage: 'Invoice a is already billed: Docket entered it on 5 Mar 2026. Nothing was changed.',
  })
  expect([batchBadge(cancelled), resultWord(cancelled), detailsText(cancelled)]).toEqual([
    { tone: 'neutral', word: 'Cancelled' },
    '–',
    'Cancelled before it started.',
  ])
  expect([batchBadge(entered), entered.provenBy]).toEqual([
    { tone: 'neutral', word: 'Already Entered' },
    'earlier',
  ])
  expect(detailsText(entered)).toContain('Entered by an earlier run. Invoice a is already billed')
  expect(endSentence([rowOf({}), cancelled, entered])).toBe(
    '1 successful, 0 failed out of 3 invoices, 1 already entered, 1 cancelled',
  )
  expect(endNotice([cancelled, entered])).toMatchObject({ tone: 'default' })
  expect(endNotice([entered])).toMatchObject({ title: 'Invoice Already Entered', tone: 'default' })
  expect(resultCard(cancelled, [])).toMatchObject({ tone: 'neutral', title: 'Automation Cancelled' })
})
