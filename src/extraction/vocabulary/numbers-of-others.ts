import { nameOfHeading } from './column-names.ts'
import { readLabel } from './label-meaning.ts'
import { labelWords } from './label-words.ts'

/** Words of other labels that numbers of goods may be headed by as well (`Our Ref`, `Store no.`). */
const OF_GOODS =
  /^(?:number|reference|code|our|group|class|internal|sales|store|warehouse|name|model|make|details|remarks|to|from|pick|picking|packing)$/

/** Headed as the number of what has one and is no goods: a vehicle, a job, an order (`Fleet No.`, `Rego`). */
export function isOfOtherThings(heading: string): boolean {
  const meaning = nameOfHeading(heading) === 'part' ? null : readLabel(heading)?.meaning
  const isOther = meaning === 'other' || meaning === 'order-number'
  return isOther && labelWords(heading).some(word => !OF_GOODS.test(word))
}

/** The same of a unit, which may be the goods (a rebuilt assembly) or a vehicle. */
export function isOfUnits(heading: string): boolean {
  return /^units?\b/i.test(heading)
}
