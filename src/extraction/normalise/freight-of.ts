import { type InvoiceLine, isFreight } from '#domain/invoice.ts'

type Named = Pick<InvoiceLine, 'partNumber' | 'description'>

/** Freight's own code, with what else a supplier's books call it by (`Z-FRT`, `ZZFRT`, `FRT-OUT`); with figures, parts have such too (`FR1045`). */
const FREIGHT_CODE =
  /^(?:(?:[a-z]{1,2}-)?(?:fr|ship(?:ping)?|del(?:ivery)?|cour(?:ier)?|post(?:age)?|cart(?:age)?)|(?:[a-z]{1,3}-?)?fr(?:ei?gh)?t(?:[-/ ]?(?:in|out)(?:wards?)?|[-/][a-z]+)?)$/i
/** What was charged for and how it went. */
const WAYS = String.raw`freight|shipping|delivery|post(?:age)?|couriers?|cartage|carriage|carriers?['’]?s?(?= (?:charge|fee|cost))|satchels?|hot ?shot|tracked|charges?|fees?|costs?|pallets? (?:charges?|fees?|costs?)|and|door to door|to (?:(?:your|our|the) )?(?:door|site|depot|branch)|to|store|workshop|by|road|rail|air|local|inwards?|outwards?|handling|packing|standard|express|parcel|registered|same|next|day|am|pm|morning|afternoon|overnight|metro|regional|country|run|gst|\d+ ?kg`
/** A description that says nothing but how goods were sent is freight whatever code a supplier books it under. */
const WAYS_ONLY = new RegExp(String.raw`^(?:(?:${WAYS})\b[\s&/+,:()–—-]*)+\W*$`, 'i')
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

/** Freight by its older names, which goods have too (carriage bolts). */
const CARRIAGE = /\b(?:cartage|carriage)\b/i
/** May be of it: the word ends it, or from one place to another (`Cartage - Mulgarra to Mount Tindell`). A carriage at its end may be of a gate. */
const CARRIED = /\bcartage\W*$|^(?:cartage|carriage)\b.* (?:to|from|via|by)\b/i
/** In the place of a part number, or nothing there. */
const CARRIED_AS = /^(?:cart(?:age)?|carriage)?$/i
/** Its kind and no more; behind more words it may be what goods come with, or what they are for (`Washed sand cartage`, `Pump for water cartage`). */
const OF_KIND = /^(?:[a-z]+ )?cartage\W*$/i
const SOLD_WITH = /(?:\b(?:for|inc|incl|includ\w+|plus|with)\b|[,–—-]).*\bcartage\W*$/i
/** Under no code of freight's own these are goods (`Cartage kit to suit Dunmarra`). */
const TO_SUIT = /\bto (?:suit|fit)\b/i
/** Goods, or what was carried, under whatever code (`Cartage pump to Dunmarra`). */
const OF_A_PART =
  /^(?:cartage|carriage) (?:[a-z]+ )?(?:kit|pump|set|rack|trailer|bolt|bracket|strap|hook|frame|hose|seal|clip|cover|pin|bearing)s?\b/i

/** How goods go under freight's own code (`FRT   Overnight satchel`), which may be that of a front bumper. */
const SENT_HOW =
  /\b(?:cartage|satchel|overnight|express)\b|\b(?:parcel|registered) post\b|\bby (?:road|air|rail|sea|post|carrier)\b|^(?:road|air|rail|sea|post|carrier|\d+ (?:pallet|carton|bag)s?)(?:\W*$| (?:to|from) )/i
/** The like of it, and of parts (`Battery post`, `Air bag`). */
const PERHAPS_SENT = /\b(?:post|carriage|road|air|carrier|pallet|bag|carton)s?\b/i

/** What brings goods, and no number of a part that is called so (`Carrier, return to Dunmarra`; a carrier of a bearing has one). */
const BRINGS =
  /^(?:hauliers?|haulage|hot ?shot|transport(?:ation)?|satchels?|drop[- ]?ship(?:ment)?|carriers?(?=\W*$|\s*[,:(/–-]|\s+(?:return|to|from|via|by|run)\b))\b/i

/** `maybe`: a freight word in the name of something else (a fuel delivery pipe, a print-out of the delivery curve). */
export function freightOf(line: Named): 'yes' | 'no' | 'maybe' {
  if (WAYS_ONLY.test(line.description) && SURELY_SENT.test(line.description)) return 'yes'
  if (CARRIED_AS.test(line.partNumber) && isCarriage(line)) return carriageOf(line)
  if (CHARGED_AS.test(line.partNumber)) return 'yes'
  const isCoded = FREIGHT_CODE.test(line.partNumber)
  if (isFreight({ ...line, description: '' }) || (isCoded && isSent(line))) return 'yes'
  const isNearly = FREIGHT_CODE.test(line.partNumber.replace(/(?<=t)\d{1,2}$|\d$/i, ''))
  if (isFreight(line)) return isToldOf(line, isCoded, isNearly) ? 'yes' : 'maybe'
  return /^frt$/i.test(line.partNumber) || mayBring(line, isCoded, isNearly) ? 'maybe' : 'no'
}

/** Under a word of freight's own. `isCoded`: its code is freight's, `isNearly`: but for a figure or two (`FRT2`). */
function isToldOf({ partNumber, description }: Named, isCoded: boolean, isNearly: boolean): boolean {
  if (ON_FREIGHT.test(description)) return false
  if (/^freight\b/i.test(description)) return true
  const isNumbered = /\d/.test(partNumber) && !isNearly
  if (SENT.test(description)) return !isNumbered || CHARGED.test(description)
  if (/\d/.test(partNumber)) return isNearly && /\bfreight\b/i.test(description)
  if (isCoded && BEGINS.test(description)) return true
  const isWay = BEGINS.test(description) && WAY.test(description) && isWayOrBare(description)
  return (isWay || TELLS_FREIGHT.test(description)) && !OF_A_MACHINE.test(description)
}

function isSent({ description }: Named): boolean {
  return SENT_HOW.test(description) && !TO_SUIT.test(description)
}

/** Under no word of freight's own. */
function mayBring(line: Named, isCoded: boolean, isNearly: boolean): boolean {
  if (/\bsatchel/i.test(line.description) && WAYS_ONLY.test(line.description)) return true
  if (line.partNumber === '') return BRINGS.test(line.description)
  return (isNearly && isSent(line)) || (isCoded && PERHAPS_SENT.test(line.description))
}

function isCarriage({ partNumber, description }: Named): boolean {
  return /^cartage$/i.test(partNumber) || CARRIED.test(description) || isCarriageOnly(description)
}

function isCarriageOnly(description: string): boolean {
  return CARRIAGE.test(description) && WAYS_ONLY.test(description)
}

function carriageOf({ partNumber, description }: Named): 'yes' | 'no' | 'maybe' {
  if (isCarriageOnly(description)) return 'yes'
  const isCoded = /^cart/i.test(partNumber)
  if (TO_SUIT.test(description)) return isCoded ? 'maybe' : 'no'
  if (OF_A_PART.test(description) || SOLD_WITH.test(description)) return 'maybe'
  if (isCoded && !/\bcarriage\b/i.test(description)) return 'yes'
  const isOpen = /\bcartage\W*$/i.test(description) && !OF_KIND.test(description)
  return !isOpen && isWayOrBare(description) ? 'yes' : 'maybe'
}

/** What was carried or whence, how it went, and how the place begins; what is by somebody (`Cartage rack by Bruck`) may be goods. */
const WAY = /^\w+(?: (?:charges?|fees?|costs?))?\b(.*?) (to|from|via|by) (\S)/i
const LOADS = /^\d+ (?:pallet|carton|crate|skid|load|boxe?)s?$/i
const YARD = /^(?:depot|yard|branch|store|warehouse|workshop|port|and|ex)$/

/**
 * Nothing but how it went, or a way: from places in capitals, with loads, or behind a dash. Where all is in capitals, goods look like places; so
 * does what a carriage is fixed to.
 */
function isWayOrBare(description: string): boolean {
  const [, between = '', how = '', next = ''] = WAY.exec(description) ?? []
  const carried = between.trim()
  const isPart = /\bcarriage\b/i.test(description)
  if (carried === '' && !isPart) return true
  if (/^by$/i.test(how) || !/[A-Z]/.test(next)) return false
  if (carried === '') return /[a-z]/.test(description)
  const [first = '', ...rest] = carried.split(' ')
  const isPlace = (word: string) => /^[A-Z]/.test(word)
  const arePlaces = !isPart && isPlace(first) && rest.every(word => isPlace(word) || YARD.test(word))
  const isSetApart = /^[-–—:,(]/.test(carried)
  return isSetApart || LOADS.test(carried) || (arePlaces && /[a-z]/.test(description))
}
