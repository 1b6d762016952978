const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' })
const count = new Intl.NumberFormat('en-AU')
// Not Intl: en-AU writes 'June' and 'Sept' where every other month has three letters.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 1234.5 dollars → `$1,234.50`. */
export function formatMoney(amount: number): string {
  return dollars.format(amount)
}

/** 1200 → `1,200`. */
export function formatCount(value: number): string {
  return count.format(value)
}

/** `2026-03-05`, or an instant in the viewer's time zone → `5 Mar 2026`. Anything else comes back as it is. */
export function formatDate(iso: string): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (day) return named(Number(day[1]), Number(day[2]) - 1, Number(day[3])) ?? iso
  const instant = new Date(iso)
  return named(instant.getFullYear(), instant.getMonth(), instant.getDate()) ?? iso
}

/** An instant → `5 Mar 2026, 2:05 pm` in the viewer's time zone. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso)
  return Number.isNaN(instant.getTime()) ? iso : `${formatDate(iso)}, ${clock.format(instant)}`
}

/** Bytes → `0.04 MB` (of 1,048,576 bytes, two decimals: spec section 9). */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`
}

function named(year: number, monthIndex: number, day: number): string | undefined {
  const month = MONTHS[monthIndex]
  return month && `${day} ${month} ${year}`
}
