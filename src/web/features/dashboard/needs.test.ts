import { expect, test } from 'vitest'
import type { JobSummary } from '#contracts/automation.ts'
import { usageOf } from '#domain/usage.ts'
import { type DashboardData, needsOf } from './needs.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

function dashboard(status: string | null, current = 3, limit = 200): DashboardData {
  return {
    subscription: status === null ? null : { plan: 'starter', status, currentPeriodEnd: null },
    usage: usageOf(current, limit),
  }
}

function job(change: Partial<JobSummary>): JobSummary {
  return {
    id: 'job',
    status: 'completed',
    fileName: 'invoice.pdf',
    filePath: null,
    invoiceNumber: 'INV-1',
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
    createdAt: '2026-11-20T09:00:00Z',
    startedAt: null,
    completedAt: null,
    ...change,
  }
}

const titles = (data: DashboardData, jobs: JobSummary[] = []) =>
  needsOf(data, jobs, NOW).map(need => need.title)

test('with a live plan and finished invoices nothing is needed', () => {
  expect(titles(dashboard('active'), [job({})])).toEqual([])
  expect(titles(dashboard('trialing'), [job({ status: 'running' })])).toEqual([])
})

test('without a live plan the plans come first', () => {
  expect(titles(dashboard(null, 0, 0))).toEqual(['Choose a plan to start'])
  expect(titles(dashboard('canceled', 0, 0))).toEqual(['Choose a plan to start'])
  expect(titles(dashboard('active', 0, 0))).toEqual(['Choose a plan to start'])
})

test('a paused trial and a failed payment lead to the billing portal', () => {
  expect(needsOf(dashboard('paused', 4, 0), [], NOW)).toMatchObject([
    { title: 'Your trial has ended', place: 'portal' },
  ])
  expect(needsOf(dashboard('past_due', 4, 0), [], NOW)).toMatchObject([{ tone: 'error', place: 'portal' }])
})

test('a used-up month is said', () => {
  expect(titles(dashboard('active', 200))).toEqual(['No invoices left this month'])
})

test('a failed invoice is needed until a later try of it', () => {
  const failed = job({ id: 'first', status: 'failed', errorMessage: 'PO 1001 was not found' })
  expect(needsOf(dashboard('active'), [failed], NOW)).toMatchObject([
    { title: 'invoice.pdf was not entered', detail: 'PO 1001 was not found', place: 'upload' },
  ])
  expect(titles(dashboard('active'), [job({ id: 'second' }), failed])).toEqual([])
})

test('a price sync asks for a manual review for a week', () => {
  const synced = job({ automationType: 'price-sync-only' })
  expect(titles(dashboard('active'), [synced])).toEqual(['invoice.pdf needs a manual review'])
  expect(titles(dashboard('active'), [{ ...synced, createdAt: '2026-11-12T09:00:00Z' }])).toEqual([])
})

test('a job that was cancelled before it began needs nobody; one that was stopped at work says what it left', () => {
  const cancelled = {
    status: 'failed',
    cancelled: true,
    errorMessage: 'Cancelled. Nothing was changed.',
  } as const
  expect(titles(dashboard('active'), [job(cancelled)])).toEqual([])
  const failed = job({ id: 'first', status: 'failed' })
  expect(titles(dashboard('active'), [job(cancelled), failed])).toEqual(['invoice.pdf was not entered'])
  expect(
    needsOf(dashboard('active'), [job({ ...cancelled, startedAt: '2026-11-20T09:00:00Z' })], NOW),
  ).toMatchObject([{ tone: 'missing', detail: 'Cancelled. Nothing was changed.' }])
})

test('an invoice that an earlier run entered needs nobody', () => {
  expect(titles(dashboard('active'), [job({ status: 'failed', enteredBy: 'earlier' })])).toEqual([])
})
