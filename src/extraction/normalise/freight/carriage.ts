import type { Charged, IsFreight } from './charged.ts'
import { isOfGoods, isWayOrBare, TO_SUIT, WAYS_ONLY } from './ways.ts'

/** Freight by its older names, which goods have too (carriage bolts). */
const CARRIAGE = /\b(?:cartage|carriage)\b/i
/** May be of it: the word ends it, or from one place to another (`Cartage - Mulgarra to Mount Tindell`). A carriage at its end may be of a gate. */
const CARRIED = /\bcartage\W*$|^(?:cartage|carriage)\b.* (?:to|from|via|by|per)\b/i
/** In the place of a part number, or nothing there. */
const CARRIED_AS = /^(?:cart(?:age)?|carriage)?$/i
/** Its kind and no more; behind more words it may be what goods come with, or what they are for (`Washed sand cartage`, `Pump for water cartage`). */
const OF_KIND = /^(?:[a-z]+ )?cartage\W*$/i
const SOLD_WITH = /(?:\b(?:for|inc|incl|includ\w+|plus|with)\b|[,–—-]).*\bcartage\W*$/i
/** Whether a line that goes by one of these names is freight; null for one that does not, or has a number of goods. */
export function carriageOf(line: Charged): IsFreight | null {
  const { partNumber, description } = line
  if (!CARRIED_AS.test(partNumber) || !isCarriage(line)) return null
  if (isCarriageOnly(description)) return 'yes'
  const isCoded = /^cart/i.test(partNumber)
  if (TO_SUIT.test(description)) return isCoded ? 'maybe' : 'no'
  if (isOfGoods(description) || SOLD_WITH.test(description)) return 'maybe'
  if (isCoded && !/\bcarriage\b/i.test(description)) return 'yes'
  const isOpen = /\bcartage\W*$/i.test(description) && !OF_KIND.test(description)
  return !isOpen && isWayOrBare(description) ? 'yes' : 'maybe'
}

function isCarriage({ partNumber, description }: Charged): boolean {
  return /^cartage$/i.test(partNumber) || CARRIED.test(description) || isCarriageOnly(description)
}

function isCarriageOnly(description: string): boolean {
  return CARRIAGE.test(description) && WAYS_ONLY.test(description)
}
