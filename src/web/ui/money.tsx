import { formatMoney } from './format.ts'

/** An amount in dollars, figures of equal width. */
export function Money({ dollars }: { dollars: number }) {
  return <span className="whitespace-nowrap tabular-nums">{formatMoney(dollars)}</span>
}
