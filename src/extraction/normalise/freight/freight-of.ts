import { isFreight } from '#domain/invoice.ts'
import { carriageOf } from './carriage.ts'
import type { Charged, IsFreight } from './charged.ts'
import { isOfGoods, isWayOrBare, TO_SUIT, WAY, WAYS_ONLY } from './ways.ts'

/** Freight's own code, with what else a supplier's books call it by (`Z-FRT`, `ZZFRT`, `FRT-OUT`); with figures, parts have such too (`FR1045`). */
const FREIGHT_CODE =
  /^(?:(?:[a-z]{1,2}-)?(?:fr|ship(?:ping)?|del(?:ivery)?|cour(?:ier)?|post(?:age)?|cart(?:age)?)|(?:[a-z]{1,3}-?)?fr(?:ei?gh)?t(?:[-/ ]?(?:in|out)(?:wards?)?|[-/][a-z]+)?)$/i
/** Of freight or of what is in front, whatever stands beside it (`FRT12`, `FRTOUT`). */
const FREIGHTS = /^frt(?:[-/ ]?(?:in|out)(?:wards?)?|\d{0,3})$/i
/** In the place of a part number, over how it went (`FREIGHT CHARGE`, `Overnight road`; `FREIGHT-OUT`, `Tuesday run`). */
const CHARGED_AS =
  /^(?:(?:freight|shipping|delivery|postage|courier) (?:charges?|fees?|costs?)|(?:[a-z]{1,3}-?)?freight[-/ ]?(?:in|out)(?:wards?)?)$/i

/** Without one of these, words that say how something went may be of another charge (`Handling charge`), or goods. */
const SURELY_SENT =
  /\b(?:freight|shipping|delivery|postage|courier|cartage|hot ?shot|tracked|carriers?['’]?s? (?:charge|fee|cost)s?|same day|(?:road|rail|air) express|(?:express|parcel|registered) post|(?:express|overnight|post) satchels?|satchels? (?:express|overnight|post))\b/i
/** Under a number of goods it may be what they are called. */
const HOT_SHOT_ONLY = /^hot ?shots?\W*$/i

/** Freight's own words. */
const NAMED = String.raw`\b(?:freight|shipping|delivery|postage|courier|carrier(?= run))\b`
const CHARGES = String.raw`(?: (?:charges?|fees?|costs?)\b)`
const FREIGHT_WORD = new RegExp(NAMED, 'i')
const CHARGED = new RegExp(`^\\w+${CHARGES}`, 'i')
/** The word ends the name, or how the goods went, where to or what for follows; another word may go on with a part's (`Delivery door switch`). */
const SENT = new RegExp(
  String.raw`${NAMED}(?:${CHARGES}|\W*$|\s*[-–,(:/&]| (?:and|to|from|via|by|for|zone|dangerous|metro|country|local|express|overnight|same|next|run)\b)`,
  'i',
)
/** What was charged is something else, or goods that it is in the price of (`Fuel levy on freight`, `Gear oil 20L incl. delivery`). */
const BEFORE_FREIGHT = new RegExp(
  String.raw`^(?!${NAMED}).*\b(?:levy|surcharge|insurance|on|off|incl?|includ\w+|plus|with)\b.*${NAMED}`,
  'i',
)

/** How goods go under freight's own code (`FRT   Overnight satchel`), which may be that of a front bumper. */
const SENT_HOW =
  /\b(?:cartage|satchel|overnight|express)\b|\b(?:parcel|registered) post\b|\bby (?:road|air|rail|sea|post|carrier)\b|^(?:road|air|rail|sea|post|carrier|\d+ (?:pallet|carton|bag)s?)(?:\W*$| (?:to|from) )/i
/** The like of it, and of parts (`Battery post`, `Air bag`). */
const PERHAPS_SENT = /\b(?:post|carriage|road|air|carrier|pallet|bag|carton)s?\b/i

/** What brings goods, and no number of a part that is called so (`Carrier, return to Dunmarra`; a carrier of a bearing has one). */
const BRINGS =
  /^(?:hauliers?|haulage|hot ?shot|transport(?:ation)?|satchels?|drop[- ]?ship(?:ment)?|carriers?(?=\W*$|\s*[,:(/–-]|\s+(?:return|to|from|via|by)\b))\b/i

/** Whose a part number is: a word of freight's in its place, freight's own code or that with figures behind (`FRT2`), other figures or letters, or none. */
type Code = 'word' | 'own' | 'counted' | 'figures' | 'letters' | 'none'

function codeOf(partNumber: string): Code {
  if (partNumber === '') return 'none'
  if (isFreight({ partNumber, description: '' }) || CHARGED_AS.test(partNumber)) return 'word'
  if (FREIGHT_CODE.test(partNumber)) return 'own'
  if (FREIGHT_CODE.test(partNumber.replace(/(?<=t)\d+$|\d$/i, ''))) return 'counted'
  return /\d/.test(partNumber) ? 'figures' : 'letters'
}

/** Whether a line is what sending the goods cost, by its code and name. */
export function freightOf(line: Charged): IsFreight {
  const { partNumber, description } = line
  const code = codeOf(partNumber)
  if (code === 'word') return 'yes'
  if (WAYS_ONLY.test(description) && SURELY_SENT.test(description))
    return code === 'figures' && HOT_SHOT_ONLY.test(description) ? 'maybe' : 'yes'
  const carriage = carriageOf(line)
  if (carriage !== null) return carriage
  if (FREIGHT_WORD.test(description)) return isToldOf(description, code) ? 'yes' : 'maybe'
  if (code === 'own' && isSent(description)) return 'yes'
  return FREIGHTS.test(partNumber) || mayBring(description, code) ? 'maybe' : 'no'
}

/** Under a word of freight's own. */
function isToldOf(description: string, code: Code): boolean {
  if (BEFORE_FREIGHT.test(description) || isOfGoods(description)) return false
  const isFirst = description.search(FREIGHT_WORD) === 0
  if (isFirst && (code === 'own' || /^freight\b/i.test(description))) return true
  const isTold = SENT.test(description)
  if (code === 'figures') return isFirst && CHARGED.test(description)
  if (code === 'counted') return (isFirst && isTold) || /\bfreight\b/i.test(description)
  const isWay = isFirst && WAY.test(description) && isWayOrBare(description)
  return isTold || isWay || /\bfreight\b/i.test(description)
}

function isSent(description: string): boolean {
  return SENT_HOW.test(description) && !TO_SUIT.test(description)
}

/** Under no word of freight's own. */
function mayBring(description: string, code: Code): boolean {
  if (/\bsatchel/i.test(description) && WAYS_ONLY.test(description)) return true
  if (code === 'none' || (code === 'letters' && /^hot ?shot/i.test(description)))
    return BRINGS.test(description)
  return (code === 'counted' && isSent(description)) || (code === 'own' && PERHAPS_SENT.test(description))
}
