import type { Cents } from '#domain/money.ts'
import { middle, type PageLayout, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { centsOf, isMoney, readAmount } from '../../values/amounts.ts'
import { readTotalLabel, type TotalLabel } from '../../vocabulary/total-labels.ts'
import { paragraphsOf } from '../paragraphs.ts'
import type { LabelledAmount } from './labelled-amounts.ts'

interface Told {
  cents: Cents
  word: Word
  /** What the sentence says since the amount before it, and what follows at once. */
  text: string
}

/** Words behind an amount that may still name it (`$22.72 for GST`). */
const BEHIND = 3
const NAMES_GST = /\b(?:gst|g\.s\.t|goods and services tax)\b/i

/**
 * The totals of a page that are told in sentences (`The goods come to $227.15. GST of $22.72 is to be added, so you owe us $249.87.`).
 * Sentences tell of much other money: only a GST that is called so counts, with what it is the tenth of (one amount, or two together) and
 * their sum, or with the sum that holds it. A sum may be written out in a row with wide spaces as well.
 */
export function toldTotals(page: PageLayout): LabelledAmount[] {
  return textsOf(page).flatMap(words => {
    const told = amountsIn(words)
    for (const tax of told.filter(one => one.cents !== 0 && NAMES_GST.test(one.text))) {
      const others = told.filter(one => one !== tax)
      const total = others.find(one => Math.abs(one.cents - 11 * tax.cents) <= 5)
      if (!total) continue
      const parts = partsOf(
        total.cents - tax.cents,
        others.filter(one => one !== total),
      )
      const [net, more] = parts
      const named = net && !more ? [as(page, 'subtotal', net)] : parts.map(one => as(page, labelOf(one), one))
      return [...named, as(page, 'gst', tax), as(page, 'total', total)]
    }
    return []
  })
}

/**
 * What sentences tell of a total that is printed elsewhere (`GST content $27.59, value before GST $275.92.`): a GST that is called so and is the eleventh of one of
 * these sums, with the rest of that where it is told as well. By such an amount alone other money would have to be its eleventh by chance.
 */
export function toldParts(page: PageLayout, sums: readonly Cents[]): LabelledAmount[] {
  return textsOf(page).flatMap(words => {
    const told = amountsIn(words)
    const parts = told
      .filter(one => one.cents !== 0 && NAMES_GST.test(one.text))
      .flatMap(tax =>
        sums
          .filter(sum => Math.abs(sum - 11 * tax.cents) <= 5)
          .map(sum => ({ tax, net: told.find(one => one !== tax && one.cents === sum - tax.cents) })),
      )
    const [{ tax, net } = {}] = parts
    return [...(net ? [as(page, 'subtotal', net)] : []), ...(tax ? [as(page, 'gst', tax)] : [])]
  })
}

function as(page: PageLayout, label: TotalLabel, { cents, word, text }: Told): LabelledAmount {
  return { label, text, beside: true, cents, page: page.number, y: middle(word), words: [word] }
}

/** The words of its paragraphs, and of rows with wide spaces. */
function textsOf(page: PageLayout): Word[][] {
  const apart = page.rows.filter(({ segments }) => segments.length > 1).map(wordsOfRow)
  return [...paragraphsOf(page).map(({ words }) => words), ...apart]
}

/** The amount, or the two, that come to so much; empty where none do. */
function partsOf(cents: Cents, told: readonly Told[]): Told[] {
  const whole = told.find(one => one.cents === cents)
  if (whole) return [whole]
  const pairs = told.flatMap((one, i) => told.slice(i + 1).map(other => [one, other]))
  return pairs.find(pair => pair.reduce((sum, one) => sum + one.cents, 0) === cents) ?? []
}

function labelOf({ text }: Told): TotalLabel {
  return readTotalLabel(text) === 'freight' ? 'freight' : 'goods'
}

/** The amounts of a text, each with the words that may name it. */
function amountsIn(words: readonly Word[]): Told[] {
  const found = words.flatMap((word, at) => {
    const amount = readAmount(word.text.replace(/^\(|[).,;:]+$/g, ''))
    return isMoney(amount) ? [{ word, at, cents: centsOf(amount) }] : []
  })
  return found.map(({ word, at, cents }, i) => {
    const [from, to] = [(found[i - 1]?.at ?? -1) + 1, found[i + 1]?.at ?? words.length]
    const before = joinTexts(words.slice(from, at)).replace(/^.*[.;] /, '')
    // A clause ends with the amount, or with the word that begins the next.
    const next = joinTexts(words.slice(at + 1, Math.min(to, at + 1 + BEHIND)))
    const behind = /\d$/.test(word.text) ? next.replace(/\b(?:and|plus|with)\b.*|(?<=[.,;]).*/, '') : ''
    return { word, cents, text: NAMES_GST.test(before) ? before : `${before} ${behind}` }
  })
}
