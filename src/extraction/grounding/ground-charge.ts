import { roundHalfAway } from '#domain/money.ts'
import type { FooterCharge } from '../normalise/normalise-lines.ts'
import type { DraftInvoice } from './draft.ts'
import { type Place, placesOf } from './find-text.ts'
import { findAmount } from './find-value.ts'
import { isBeside, type PlacedWord, rowOf, type WordIndex } from './word-index.ts'

/** A charge of a model with the words that bear it out. */
export interface GroundedCharge extends FooterCharge {
  named: Place
  amount: Place
}

/** A text may stand on every row of a stranger's 200 pages. */
const MOST_PLACES = 50
/** Rows' heights between a charge's name and its amount. */
const BESIDE = 0.8

/**
 * A charge stands where its words and its amount are in one row; words from here and an amount from there would make anything a charge.
 * @param taken words of the lines' amounts and of the header's: a subtotal is no surcharge.
 * @param lineRows numbers of the rows of lines: goods are no freight.
 */
export function groundCharge(
  index: WordIndex,
  charge: DraftInvoice['charges'][number],
  pages: ReadonlySet<number>,
  { taken, lineRows }: { taken: ReadonlySet<PlacedWord>; lineRows: ReadonlySet<number> },
): GroundedCharge | null {
  let left = MOST_PLACES
  for (const named of placesOf(index, charge.text, pages)) {
    if (left-- === 0) break
    const near = named.words[0] && rowOf(index, named.words[0])
    if (!near) continue
    const found = findAmount(index, charge.amount, { pages, near, within: BESIDE, money: true, taken })
    const words = [...named.words, ...(found?.place.words ?? [])]
    const isFree = words.every(word => !taken.has(word) && !lineRows.has(rowOf(index, word)?.number ?? 0))
    if (!found || !isBeside(found.place.words, named.words) || !isFree) continue
    const cents = roundHalfAway(found.value * 100)
    return { label: charge.label, text: named.printed, cents, named, amount: found.place }
  }
  return null
}
