import type { z } from 'zod'
import type { JobSummary } from '#contracts/automation.ts'
import type { Dashboard } from '#contracts/billing.ts'
import { isLive } from '#domain/plans.ts'
import { outcomeOf } from '#web/features/upload/job-outcome.ts'

export type DashboardData = z.output<typeof Dashboard>

/** Something only the user can settle, and where. */
export interface Need {
  id: string
  tone: 'error' | 'uncertain' | 'missing'
  title: string
  detail: string
  place: 'plans' | 'portal' | 'upload' | 'none'
}

const DAYS_SHOWN = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Spec section 4: live is active or trialing, with a limit above 0. */
export function hasLivePlan({ subscription, usage }: DashboardData): boolean {
  return subscription !== null && isLive(subscription.status) && usage.limit > 0
}

/** The plan's troubles first, then invoices that did not go through on their own, newest first. */
export function needsOf(dashboard: DashboardData, jobs: readonly JobSummary[], now: Date): Need[] {
  const plan = planNeed(dashboard)
  const invoices = decisiveTries(jobs)
    .filter(job => now.getTime() - Date.parse(job.createdAt) < DAYS_SHOWN * DAY_MS)
    .map(invoiceNeed)
  return [plan, ...invoices].filter(need => need !== null)
}

function planNeed(dashboard: DashboardData): Need | null {
  const status = dashboard.subscription?.status
  if (status === 'paused')
    return {
      id: 'plan',
      tone: 'missing',
      title: 'Your trial has ended',
      detail: 'Your subscription is paused. Add a payment method to keep processing invoices.',
      place: 'portal',
    }
  if (status === 'past_due' || status === 'unpaid')
    return {
      id: 'plan',
      tone: 'error',
      title: 'Your last payment did not go through',
      detail: 'Check the payment method to keep processing invoices.',
      place: 'portal',
    }
  if (!hasLivePlan(dashboard))
    return {
      id: 'plan',
      tone: 'missing',
      title: 'Choose a plan to start',
      detail: 'Every plan begins with a 7-day trial of 4 invoices.',
      place: 'plans',
    }
  if (dashboard.usage.remaining > 0) return null
  return {
    id: 'plan',
    tone: 'error',
    title: 'No invoices left this month',
    detail: 'The count starts again on the first of the month, or at once with a larger plan.',
    place: 'none',
  }
}

function invoiceNeed(job: JobSummary): Need | null {
  const outcome = outcomeOf(job)
  if (outcome === 'failed')
    return {
      id: job.id,
      tone: 'error',
      title: `${job.fileName} was not entered`,
      detail: job.errorMessage ?? 'Unknown error occurred',
      place: 'upload',
    }
  // Stopped in the midst of its work, it may have left something behind; its message says what.
  if (outcome === 'cancelled')
    return {
      id: job.id,
      tone: 'missing',
      title: `${job.fileName} was cancelled while it ran`,
      detail: job.errorMessage ?? 'It was stopped before its next write.',
      place: 'upload',
    }
  if (job.status === 'completed' && job.automationType === 'price-sync-only')
    return {
      id: job.id,
      tone: 'uncertain',
      title: `${job.fileName} needs a manual review`,
      detail:
        job.details ?? 'Only prices of existing parts were updated: no bill was created and no PDF attached.',
      place: 'upload',
    }
  return null
}

/** Of several tries at one invoice the one that entered it counts, else the newest that began. Jobs come newest first. */
function decisiveTries(jobs: readonly JobSummary[]): JobSummary[] {
  const tries = new Map<string, JobSummary>()
  for (const job of jobs.filter(({ cancelled, startedAt }) => !cancelled || startedAt !== null)) {
    const invoice = JSON.stringify([job.fileName, job.invoiceNumber, job.purchaseOrderNumber])
    if (!tries.has(invoice) || isEntered(job)) tries.set(invoice, job)
  }
  return [...tries.values()]
}

function isEntered(job: JobSummary): boolean {
  return job.status === 'completed' && job.automationType === 'full-upload'
}
