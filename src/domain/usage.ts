/** Invoices counted this calendar month against what the plan allows. */
export interface Usage {
  current: number
  limit: number
  remaining: number
  /** Whole percent, 0 when the limit is 0. */
  percentage: number
}

export const WARNING_PERCENTAGE = 80

export function usageOf(current: number, limit: number): Usage {
  return {
    current,
    limit,
    remaining: Math.max(0, limit - current),
    percentage: limit > 0 ? Math.round((current / limit) * 100) : 0,
  }
}

export type UsageStanding = 'limit-reached' | 'approaching-limit' | 'good'

/** Which banner the dashboard shows (spec section 4); a used-up limit outranks the warning. */
export function usageStanding(usage: Usage): UsageStanding {
  if (usage.remaining <= 0) return 'limit-reached'
  return usage.percentage >= WARNING_PERCENTAGE ? 'approaching-limit' : 'good'
}

/** The calendar month in Sydney as `YYYY-MM`: limits reset on its first day (product.md). */
export function billingMonth(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Sydney',
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find(p => p.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}`
}
