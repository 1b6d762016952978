import type { Cents } from '#domain/money.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** `1234.50`, with a comma between the thousands. */
export function amount(cents: Cents): string {
  return (cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** `06/11/2026` */
export function slashed(date: string): string {
  return date.split('-').reverse().join('/')
}

/** `6 Nov 2026` */
export function worded(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

/** `63 416 203 385` */
export function spacedAbn(abn: string): string {
  return abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}

/** Table rows of cells; text is escaped, and the class of a column is the one of `classes` at its place. */
export function rows(cells: (string | number)[][], classes: string[]): string {
  const cell = (text: string | number, index: number) =>
    `<td class="${classes[index] ?? ''}">${escapeHtml(String(text))}</td>`
  return cells.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
}
