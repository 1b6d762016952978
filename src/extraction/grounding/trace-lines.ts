import { FREIGHT_PART_NUMBER, type InvoiceLine, isFreight } from '#domain/invoice.ts'
import type { Place } from './find-text.ts'
import type { GroundedCharge } from './ground-charge.ts'
import type { GroundedLine } from './ground-line.ts'
import { keyPlaces, servedBy, standsAlone } from './stands-alone.ts'
import type { WordIndex } from './word-index.ts'

/** What normalised lines were made of. */
export interface Sources {
  goods: readonly GroundedLine[]
  charges: readonly GroundedCharge[]
  /** Fields of the header with their places. */
  header: Readonly<Record<string, { place: Place | null }>>
}

/**
 * Leads normalised lines back to what they were made of: a charge's line gets its place, and lines that their own rows prove are listed.
 * A line of goods keeps the very object of its boxes through all rules, which is how it is known again.
 */
export function traceLines(
  index: WordIndex,
  normalised: readonly InvoiceLine[],
  sources: Sources,
): { lines: InvoiceLine[]; proven: Set<InvoiceLine> } {
  const { goods, charges, header } = sources
  const byBoxes = new Map(goods.map(one => [one.line.boxes, one]))
  const lines = normalised.map(line => (byBoxes.has(line.boxes) ? line : withPlace(index, line, charges)))
  const served = servedBy([
    ...goods.map(one => [one, keyPlaces(one.places)] as const),
    ...charges.map(one => [one, [one.named, one.amount]] as const),
    ...Object.entries(header).map(([name, { place }]) => [name, [place]] as const),
  ])
  const seen = new Set(normalised.map(line => line.boxes))
  const merged = goods.filter(one => !seen.has(one.line.boxes))
  const isFreightNamed = charges.every(
    ({ label, text }) => label !== 'freight' || isFreight({ partNumber: '', description: text }),
  )
  const isProven = (line: InvoiceLine) => {
    const own = byBoxes.get(line.boxes)
    const stands = (one: GroundedLine) => standsAlone(index, line, one, served)
    if (line.partNumber !== FREIGHT_PART_NUMBER) return own !== undefined && stands(own)
    // All freight is one line: each part of it has to be freight by its own words.
    return isFreightNamed && [...(own ? [own] : []), ...merged].every(stands)
  }
  return { lines, proven: new Set(lines.filter(isProven)) }
}

function withPlace(index: WordIndex, line: InvoiceLine, charges: readonly GroundedCharge[]): InvoiceLine {
  const charge = charges.find(({ text }) => line.description !== '' && text.startsWith(line.description))
  if (!charge) return line
  const boxes = {
    description: index.boxOf(charge.named.words),
    totalPrice: index.boxOf(charge.amount.words),
  }
  return { ...line, boxes }
}
