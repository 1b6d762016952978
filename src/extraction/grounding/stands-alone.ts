import { FREIGHT_PART_NUMBER, type InvoiceLine, isFreight } from '#domain/invoice.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import type { Place } from './find-text.ts'
import type { GroundedLine, LinePlaces } from './ground-line.ts'
import { isBeside, type PlacedWord, type WordIndex } from './word-index.ts'

/** Words by what they serve: a line, a charge, a field of the header. */
export type Served = ReadonlyMap<PlacedWord, ReadonlySet<unknown>>

/** Numbers up to this long are positions and counts, which a line need not account for. */
const SMALL_NUMBER = /^\d{1,3}$/

/** Which words bear out what; each list of places belongs to one owner. */
export function servedBy(
  owners: Iterable<readonly [owner: unknown, places: readonly (Place | null | undefined)[]]>,
): Served {
  const served = new Map<PlacedWord, Set<unknown>>()
  for (const [owner, places] of owners) {
    for (const word of places.flatMap(place => place?.words ?? []))
      served.set(word, (served.get(word) ?? new Set()).add(owner))
  }
  return served
}

/** The places that make a line the line it is: what names it and what it comes to. */
export function keyPlaces({ part, total, unitPrice }: LinePlaces): (Place | undefined)[] {
  return [part, total ?? unitPrice]
}

/**
 * Whether a line that the built-in reader has not is proven by its own row. Sums say nothing of which part an amount belongs to, so the
 * print must: its number, with a digit in it, stands beside its amounts; no word serves two purposes; and the row prints no other code
 * or amount, which would be another reading of it.
 * @param line as normalised; its part number may be the product's word for freight, which the printed words then have to say.
 */
export function standsAlone(index: WordIndex, line: InvoiceLine, one: GroundedLine, served: Served): boolean {
  const { places } = one
  const name = nameOf(line, places)
  const { quantity, unitPrice, discountPercent, gst, total } = places
  const amounts = [quantity, unitPrice, discountPercent, gst, total].filter(place => place !== undefined)
  if (one.ungrounded.length > 0 || !name || !(total ?? unitPrice)) return false
  if (!amounts.every(({ words }) => isBeside(words, name.words))) return false
  if (shareWords([name], amounts) || (quantity && shareWords([quantity], [unitPrice, total]))) return false
  if (quantity && unitPrice && (looksLikeMoney(quantity) || !looksLikeMoney(unitPrice))) return false
  const own = [name, places.description, ...amounts].flatMap(place => place?.words ?? [])
  const isShared = keyPlaces(places).some(place =>
    place?.words.some(word => (served.get(word)?.size ?? 0) > 1),
  )
  return !isShared && rowAround(index, name).every(word => own.includes(word) || !isTelling(word))
}

/** What names the line on the page. */
function nameOf(line: InvoiceLine, { part, description }: LinePlaces): Place | null {
  if (line.partNumber === FREIGHT_PART_NUMBER) {
    const named = [part, description].filter(place => place !== undefined)
    return named.find(({ printed }) => isFreight({ partNumber: printed, description: printed })) ?? null
  }
  return part && /\d/.test(part.printed) ? part : null
}

function shareWords(some: readonly (Place | undefined)[], others: readonly (Place | undefined)[]): boolean {
  const words = new Set(others.flatMap(place => place?.words ?? []))
  return some.some(place => place?.words.some(word => words.has(word)))
}

function looksLikeMoney({ printed }: Place): boolean {
  return isMoney(readAmount(printed))
}

function rowAround(index: WordIndex, { words }: Place): PlacedWord[] {
  const rows = index.rowsOn(words[0]?.page ?? 0)
  return rows.flatMap(row => row.words).filter(word => isBeside([word], words))
}

/** A code or an amount. */
function isTelling({ text }: PlacedWord): boolean {
  return /\d/.test(text) && !SMALL_NUMBER.test(text)
}
