import type { Cents } from '#domain/money.ts'
import { middle, type PageLayout, wordsOfRow } from '../../layout/lay-out.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import type { LabelledAmount } from './labelled-amounts.ts'

const RATE = /\b(\d{1,2}(?:\.\d{1,2})?) ?%/

/** Discounts that name their rate (`Less discount 5%`), and whose amounts are not to be read: the rate of what the lines come to. */
export function unreadDiscounts(page: PageLayout, linesSum: Cents): LabelledAmount[] {
  return page.rows.flatMap(row => {
    if (wordsOfRow(row).some(({ text }) => isMoney(readAmount(text)))) return []
    return row.segments.flatMap(({ text, words }): LabelledAmount[] => {
      const rate = Number(RATE.exec(text)?.[1] ?? 0)
      if (rate === 0 || readTotalLabel(text) !== 'discount') return []
      const cents = -Math.round((linesSum * rate) / 100)
      return [{ label: 'discount', text, beside: true, cents, page: page.number, y: middle(row), words }]
    })
  })
}
