/** Days as `YYYY-MM-DD`, counted without time zones. */
const DAY = 86_400_000

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The last day of the month that lies `months` after the date's own. */
export function endOfMonth(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, (month ?? 1) + months, 0)).toISOString().slice(0, 10)
}
