/** The day in Sydney, YYYY-MM-DD. */
export function sydneyDate(now: Date): string {
  // Swedish dates are written YYYY-MM-DD.
  return now.toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' })
}
