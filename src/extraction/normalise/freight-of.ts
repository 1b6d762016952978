import { type InvoiceLine, isFreight } from '#domain/invoice.ts'

type Named = Pick<InvoiceLine, 'partNumber' | 'description'>

/** Freight's own code, with what else a supplier's books call it by (`Z-FRT`, `ZZFRT`, `FRT-OUT`); with figures, parts have such too (`FR1045`). */
const FREIGHT_CODE =
  /^(?:(?:[a-z]{1,2}-)?(?:fr|ship(?:ping)?|del(?:ivery)?|cour(?:ier)?|post(?:age)?|cart(?:age)?)|(?:[a-z]{1,3}-?)?fr(?:ei?gh)?t(?:[-/ ]?(?:in|out)(?:wards?)?|[-/][a-z]+)?)$/i
/** A description that says nothing but how goods were sent is freight whatever code a supplier books it under. */
const FREIGHT_ONLY =
  /^(?:(?:freight|shipping|delivery|post(?:age)?|courier|cartage|carriage|charges?|fees?|costs?|and|to|store|workshop|door|by|road|air|local|inwards?|outwards?|handling|packing|standard|express|same|next|day|overnight|metro|country|gst)\b[\s&/+-]*)+\W*$/i

/** The whole name is of freight: the word begins or ends it, or how the goods went follows. */
const TELLS_FREIGHT =
  /\bfreight\b|^(?:shipping|delivery|postage|courier)\b|\b(?:shipping|delivery|postage|courier)(?:\s+(?:charges?|fees?|costs?)\b|\s+(?:to|from|via|by|and)\b|\W*$|\s*[-–,(:/&])/i

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
const CARRIED =
  /\bcartage\W*$|^(?:cartage|carriage)\b.* (?:to|from|via|by)\b|^carriers?['’]?s? (?:charges?|fees?|costs?)\W*$/i
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
  /^(?:hauliers?|haulage|transport(?:ation)?|satchels?|drop[- ]?ship(?:ment)?|carriers?(?=\W*$|\s*[,:(/–-]|\s+(?:return|to|from|via|by|run)\b))\b/i

/** `maybe`: a freight word in the name of something else (a fuel delivery pipe, a print-out of the delivery curve). */
export function freightOf(line: Named): 'yes' | 'no' | 'maybe' {
  if (isCartageOnly(line)) return 'yes'
  if (CARRIED_AS.test(line.partNumber) && isCarriage(line)) return carriageOf(line)
  if (CHARGED_AS.test(line.partNumber)) return 'yes'
  const isCoded = FREIGHT_CODE.test(line.partNumber)
  if (isFreight({ ...line, description: '' }) || (isCoded && isSent(line))) return 'yes'
  const bare = line.partNumber.replace(/(?<=t)\d{1,2}$|\d$/i, '')
  if (!isFreight(line))
    return /^frt$/i.test(line.partNumber) || mayBring(line, isCoded, FREIGHT_CODE.test(bare)) ? 'maybe' : 'no'
  const named =
    FREIGHT_ONLY.test(line.description) ||
    /^freight\b/i.test(line.description) ||
    (SENT.test(line.description) && (CHARGED.test(line.description) || FREIGHT_CODE.test(bare)))
  const told = /\d/.test(line.partNumber)
    ? FREIGHT_CODE.test(bare) && /\bfreight\b/i.test(line.description)
    : TELLS_FREIGHT.test(line.description)
  return named || told ? 'yes' : 'maybe'
}

/** No part is called so, whatever its code (`CTG   CARTAGE`). */
function isCartageOnly({ description }: Named): boolean {
  return /\bcartage\b/i.test(description) && FREIGHT_ONLY.test(description)
}

function isSent({ description }: Named): boolean {
  return SENT_HOW.test(description) && !TO_SUIT.test(description)
}

/** Under no word of freight's own. `isCoded`: its code is freight's, `isNearly`: but for a figure or two (`FRT2`). */
function mayBring(line: Named, isCoded: boolean, isNearly: boolean): boolean {
  if (line.partNumber === '') return BRINGS.test(line.description)
  return (isNearly && isSent(line)) || (isCoded && PERHAPS_SENT.test(line.description))
}

function isCarriage({ partNumber, description }: Named): boolean {
  return /^cartage$/i.test(partNumber) || CARRIED.test(description) || isCarriageOnly(description)
}

function isCarriageOnly(description: string): boolean {
  return CARRIAGE.test(description) && FREIGHT_ONLY.test(description)
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
