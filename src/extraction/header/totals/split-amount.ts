import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { type Amount, isMoney, readAmount } from '../../values/amounts.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'

/** `$1,128.85 (includes $102.62 GST)` says two things, of which the second may go on in the next line. */
export function piecesOf(segment: Segment): Segment[] {
  const cut = segment.words.findIndex(
    (word, i) =>
      i > 0 && /^(?:\([a-z]|via$)/i.test(word.text) && isMoney(readAmount(segment.words[i - 1]?.text ?? '')),
  )
  if (cut < 0) return [segment]
  return [segment.words.slice(0, cut), segment.words.slice(cut)].map(words => segmentOf(words, segment.page))
}

/** What an account owes, or the goods weigh. */
const OF_ELSE = /\b(?:account|prev(?:ious)?|opening|overdue|owing|last|savings?|weight|later|month)\b/i

/** A segment that is an amount, or ends in one behind its own label (`GST 10% $39.16`), or begins with one before that (`$102.62 GST)`, `146.96 to pay`). */
export function splitAmount(
  segment: Segment,
): { amount: Amount; label: string | null; words: Word[] } | null {
  const whole = readAmount(segment.text)
  if (isMoney(whole)) return { amount: whole, label: null, words: segment.words }
  const isRemark = /^\([a-z].*\)$/i.test(segment.text)
  for (const size of [2, 1]) {
    const tail = segment.words.slice(-size)
    const printed = joinTexts(tail)
    const amount = readAmount(isRemark ? printed.slice(0, -1) : printed)
    const head = segment.words.slice(0, -size)
    if (!isMoney(amount) || head.length === 0) continue
    const label = segmentOf(head, segment.page).text
    // What GST is charged on, before the GST itself.
    if (/\bgst on\s*\$?$/i.test(label)) return null
    return /^[$\s]*$/.test(label) ? null : { amount, label: label.replace(/^\(|\$\s*$/g, ''), words: tail }
  }
  const at = segment.words.findIndex(word => isMoney(readAmount(word.text)))
  const first = readAmount(segment.words[at]?.text ?? '')
  const around = segment.words.filter((_, i) => i !== at).map(word => word.text)
  const label = around.join(' ').replace(/[()]/g, '')
  const isGst = /^(?:(?:includes?|including|incl?\.?) )?(?:g\.?s\.?t\.?|tax)$/i.test(label)
  const isBehind =
    at === 0 && /^(?:gst|total|subtotal)$/.test(readTotalLabel(label) ?? '') && !OF_ELSE.test(label)
  if (isMoney(first) && (isGst || isBehind))
    return { amount: first, label, words: segment.words.slice(at, at + 1) }
  return null
}
