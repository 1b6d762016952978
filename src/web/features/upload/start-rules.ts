import type { Activity } from './busy.ts'
import { type Readiness, readinessOf } from './readiness.ts'
import type { ReviewRow } from './review-row.ts'

export interface Refused {
  title: string
  description: string
}

interface Attempt {
  rows: readonly ReviewRow[]
  busy: readonly string[]
  hasCredentials: boolean
}

/** Why a press on Start Automation is refused (spec section 5), or null. */
export function refuseStart({ rows, busy, hasCredentials }: Attempt): Refused | null {
  if (busy.length > 0) return { title: 'Cannot Start - Jobs Running', description: busy.join(', ') }
  if (rows.length === 0)
    return {
      title: 'No Invoice Data',
      description: 'Please analyze invoices first before starting automation',
    }
  if (!hasCredentials)
    return {
      title: 'Missing Credentials',
      description: 'Please configure your MechanicDesk credentials in Settings first.',
    }
  const unready = notReady(readinessOf(rows))
  return unready && { title: unready.title, description: unready.text }
}

/** Why the button is switched off: what a press cannot cure. Missing data or credentials are told when it is pressed. */
export function startBlockedReason({ rows, busy }: Attempt): string | undefined {
  if (busy.length > 0) return `Cannot Start - Jobs Running: ${busy.join(', ')}`
  return notReady(readinessOf(rows))?.text
}

/** Why no preview can be had: it signs in with the same login as a run. */
export function previewBlockedReason({
  busy,
  hasCredentials,
}: Pick<Attempt, 'busy' | 'hasCredentials'>): string | undefined {
  if (busy.length > 0) return `Cannot Preview - Jobs Running: ${busy.join(', ')}`
  return hasCredentials
    ? undefined
    : 'Missing Credentials: Please configure your MechanicDesk credentials in Settings first.'
}

export function startLabel(activity: Activity): string {
  if (activity.startingBatch) return 'Starting Automation...'
  if (activity.automationRunning) return 'Processing...'
  if (activity.activeSessions > 0) return 'Jobs Running - Blocked'
  return 'Start Automation'
}

export function analyzeLabel(activity: Activity): string {
  if (activity.analysisRunning || activity.startingAnalysis) return 'AI Analyzing Invoices...'
  if (jobsRun(activity)) return 'Jobs Running - Analysis Blocked'
  return 'Analyze All Invoices with AI'
}

export function jobsRun(activity: Activity): boolean {
  return activity.activeSessions > 0 || activity.automationRunning || activity.startingBatch
}

function notReady(readiness: Readiness | null): Readiness | null {
  return readiness && readiness.tone !== 'ready' ? readiness : null
}
