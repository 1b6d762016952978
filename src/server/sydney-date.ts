/** The day in Sydney, YYYY-MM-DD. */
export function sydneyDate(now: Date): string {
  // Swedish dates are written YYYY-MM-DD.
  return now.toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' })
}

/** The day in Sydney for a person to read, `5 Mar 2026`. */
export function sydneyDay(at: Date): string {
  return at.toLocaleDateString('en-AU', { timeZone: 'Australia/Sydney', dateStyle: 'medium' })
}
