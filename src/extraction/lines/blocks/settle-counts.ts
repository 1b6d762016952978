import { joinTexts } from '../../pdf/page.ts'
import type { Block, Parts } from './block.ts'

/** As counts are printed, and numbers of goods seldom (`1.000`). */
export const COUNT = /^\d{1,4}\.\d{1,3}$/
/** What is counted in pieces. */
const WHOLE = /\.0+$/

/**
 * What may be counts beside the figures of blocks: they are, where nothing else stands there and each is at least what was sent, and just that on one
 * line (`2.000   2.000` over `120.00   60.00`). Else only what is just that is one; a whole number may be either, and no other is a count.
 */
export function settleCounts(parts: readonly Parts[], blocks: readonly Block[]): Parts[] {
  const beside = parts.map(({ code, short = [], count = [] }, i) => ({
    text: joinTexts([...code, ...short, ...count]),
    sent: Math.abs(blocks[i]?.band.quantity?.value ?? 0),
  }))
  const isSent = ({ text, sent }: { text: string; sent: number }) => Number(text) === sent
  const printed = beside.filter(({ text }) => text !== '')
  const areAll = printed.every(({ text }) => COUNT.test(text)) && printed.some(({ text }) => WHOLE.test(text))
  const areCounts = areAll && printed.some(isSent) && printed.every(({ text, sent }) => Number(text) >= sent)
  return parts.map(({ count = [], ...part }, i) => {
    const { text, sent } = beside[i] ?? { text: '', sent: 0 }
    if (count.length === 0) return part
    if (areCounts || isSent({ text, sent })) return { ...part, readings: [] }
    return areAll || WHOLE.test(text) ? { ...part, short: count, readings: [] } : { ...part, code: count }
  })
}

/** What is left open: a number of goods, or how many. */
export function mayBeCount({ short = [] }: Parts): string | undefined {
  const text = joinTexts(short)
  return COUNT.test(text) ? text : undefined
}
