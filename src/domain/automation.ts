/** States, steps and words of an automation job (spec section 4, product.md, reliability.md). */

export const AUTOMATION_TYPES = ['full-upload', 'price-sync-only'] as const
export type AutomationType = (typeof AUTOMATION_TYPES)[number]

/** waiting: made but not started. queued: started, another job of the workshop runs. The last three are final. */
export const JOB_STATES = ['waiting', 'queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type JobState = (typeof JOB_STATES)[number]

export function isFinal(state: JobState): boolean {
  return state === 'completed' || state === 'failed' || state === 'cancelled'
}

/** What a run does, in order. A recorded step is not repeated after a restart, except that every attempt logs in and looks first. */
export const RUN_STEPS = [
  'login',
  'open-purchase-order',
  'plan',
  'write-lines',
  'verify-lines',
  'intend-bill',
  'save-bill',
  'verify-bill',
  'attach-pdf',
  'verify-pdf',
  'prove',
] as const
export type RunStep = (typeof RUN_STEPS)[number]

export type LogLevel = 'info' | 'success' | 'error'

/** The phrases by which the page knows a price-sync-only result (spec section 4). */
export const PRICE_SYNC_PHRASES = [
  'PRICE SYNC ONLY MODE',
  'incomplete invoice detected',
  'PO has more items than invoice',
] as const

export function saysPriceSyncOnly(messages: readonly string[]): boolean {
  return messages.some(message => PRICE_SYNC_PHRASES.some(phrase => message.includes(phrase)))
}
