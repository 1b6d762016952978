import { isFreight } from '#domain/invoice.ts'
import { carriageOf } from './carriage.ts'
import type { Charged, IsFreight } from './charged.ts'
import { isWayOrBare, TO_SUIT, WAY, WAYS_ONLY } from './ways.ts'

/** Freight's own code, with what else a supplier's books call it by (`Z-FRT`, `ZZFRT`, `FRT-OUT`); with figures, parts have such too (`FR1045`). */
const FREIGHT_CODE =
  /^(?:(?:[a-z]{1,2}-)?(?:fr|ship(?:ping)?|del(?:ivery)?|cour(?:ier)?|post(?:age)?|cart(?:age)?)|(?:[a-z]{1,3}-?)?fr(?:ei?gh)?t(?:[-/ ]?(?:in|out)(?:wards?)?|[-/][a-z]+)?)$/i
/** Without one of these it may be another charge (`Handling charge`), or goods. */
const SURELY_SENT =
  /\b(?:freight|shipping|delivery|postage|courier|cartage|hot ?shot|tracked|carriers?['’]?s? (?:charge|fee|cost)s?|same day|(?:road|rail|air) express|(?:express|parcel|registered) post)\b/i

/** The whole name is of freight: the word ends it, or how the goods went follows. */
const TELLS_FREIGHT =
  /\bfreight\b|\b(?:shipping|delivery|postage|courier)(?:\s+(?:charges?|fees?|costs?)\b|\s+(?:to|from|via|by|and)\b|\W*$|\s*[-–,(:/&])/i
/** Under freight's own code any place may follow (`DEL   Delivery Dunmarra`), under others the rest of a part's name (`Delivery door switch`). */
const BEGINS = /^(?:shipping|delivery|postage|courier)\b/i
/** What was charged is something else. */
const ON_FREIGHT =
  /\b(?:levy|surcharge|insurance|on|off)\b.*\b(?:freight|shipping|delivery|postage|courier)\b/i
/** A side of a pump (`Pipe, fuel delivery`). */
const OF_A_MACHINE =
  /^(?=.*\bdelivery\b).*\b(?:fuel|oil|water|air|gas|pump|pipe|hose|tube|valve|union|elbow|switch)(?:e?s)?\b/i

/** How goods were sent, and where to or how, but no part of a machine (`Delivery charge pump hose`). */
const SENT =
  /^(?:shipping|delivery|postage|courier)(?: (?:charges?|fees?|costs?))?(?:\W*$|\s*[-–,(:/&]| (?:and|to|from|via|by|for|zone|dangerous|metro|country|local|express|overnight|same|next)\b)/i
const CHARGED = /^\w+ (?:charges?|fees?|costs?)\b/i

/** In the place of a part number, over how it went (`FREIGHT CHARGE`, `Overnight road`; `FREIGHT-OUT`, `Tuesday run`). */
const CHARGED_AS =
  /^(?:(?:freight|shipping|delivery|postage|courier) (?:charges?|fees?|costs?)|(?:[a-z]{1,3}-?)?freight[-/ ]?(?:in|out)(?:wards?)?)$/i

/** How goods go under freight's own code (`FRT   Overnight satchel`), which may be that of a front bumper. */
const SENT_HOW =
  /\b(?:cartage|satchel|overnight|express)\b|\b(?:parcel|registered) post\b|\bby (?:road|air|rail|sea|post|carrier)\b|^(?:road|air|rail|sea|post|carrier|\d+ (?:pallet|carton|bag)s?)(?:\W*$| (?:to|from) )/i
/** The like of it, and of parts (`Battery post`, `Air bag`). */
const PERHAPS_SENT = /\b(?:post|carriage|road|air|carrier|pallet|bag|carton)s?\b/i

/** What brings goods, and no number of a part that is called so (`Carrier, return to Dunmarra`; a carrier of a bearing has one). */
const BRINGS =
  /^(?:hauliers?|haulage|hot ?shot|transport(?:ation)?|satchels?|drop[- ]?ship(?:ment)?|carriers?(?=\W*$|\s*[,:(/–-]|\s+(?:return|to|from|via|by|run)\b))\b/i

/** Whether a line is what sending the goods cost, by its code and name. */
export function freightOf(line: Charged): IsFreight {
  if (WAYS_ONLY.test(line.description) && SURELY_SENT.test(line.description)) return 'yes'
  const carriage = carriageOf(line)
  if (carriage !== null) return carriage
  if (CHARGED_AS.test(line.partNumber)) return 'yes'
  const isCoded = FREIGHT_CODE.test(line.partNumber)
  if (isFreight({ ...line, description: '' }) || (isCoded && isSent(line))) return 'yes'
  const isNearly = FREIGHT_CODE.test(line.partNumber.replace(/(?<=t)\d{1,2}$|\d$/i, ''))
  if (isFreight(line)) return isToldOf(line, isCoded, isNearly) ? 'yes' : 'maybe'
  return /^frt$/i.test(line.partNumber) || mayBring(line, isCoded, isNearly) ? 'maybe' : 'no'
}

/** Under a word of freight's own. `isCoded`: its code is freight's, `isNearly`: but for a figure or two (`FRT2`). */
function isToldOf({ partNumber, description }: Charged, isCoded: boolean, isNearly: boolean): boolean {
  if (ON_FREIGHT.test(description)) return false
  if (/^freight\b/i.test(description)) return true
  const isNumbered = /\d/.test(partNumber) && !isNearly
  if (SENT.test(description)) return !isNumbered || CHARGED.test(description)
  if (/\d/.test(partNumber)) return isNearly && /\bfreight\b/i.test(description)
  if (isCoded && BEGINS.test(description)) return true
  const isWay = BEGINS.test(description) && WAY.test(description) && isWayOrBare(description)
  return (isWay || TELLS_FREIGHT.test(description)) && !OF_A_MACHINE.test(description)
}

function isSent({ description }: Charged): boolean {
  return SENT_HOW.test(description) && !TO_SUIT.test(description)
}

/** Under no word of freight's own. */
function mayBring(line: Charged, isCoded: boolean, isNearly: boolean): boolean {
  if (/\bsatchel/i.test(line.description) && WAYS_ONLY.test(line.description)) return true
  if (line.partNumber === '') return BRINGS.test(line.description)
  return (isNearly && isSent(line)) || (isCoded && PERHAPS_SENT.test(line.description))
}
