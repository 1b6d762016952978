/** What was charged for and how it went. */
const WAYS = String.raw`freight|shipping|delivery|post(?:age)?|couriers?|cartage|carriage|carriers?['’]?s?(?= (?:charge|fee|cost))|satchels?|hot ?shot|tracked|charges?|fees?|costs?|pallets? (?:charges?|fees?|costs?)|and|door to door|to (?:(?:your|our|the) )?(?:door|site|depot|branch)|to|store|workshop|by|road|rail|air|local|inwards?|outwards?|handling|packing|standard|express|parcel|registered|same|next|day|am|pm|morning|afternoon|overnight|metro|regional|country|run|van|truck|ute|bus|per|gst|\d+ ?kg`
/** A description that says nothing but how goods were sent is freight whatever code a supplier books it under. */
export const WAYS_ONLY = new RegExp(String.raw`^(?:(?:${WAYS})\b[\s&/+,:()–—-]*)+\W*$`, 'i')

/** Under no code of freight's own these are goods (`Cartage kit to suit Dunmarra`). */
export const TO_SUIT = /\bto (?:suit|fit)\b/i
/** A word of freight's that goes on with that of goods, or of what was carried (`Cartage pump to Dunmarra`, `Freight box latch`). */
const GOES_ON =
  /^(?:cartage|carriage|freight|shipping|delivery|postage|courier) (?:(?!(?:on|for|of) )[a-z]+ )?(?:kit|pump|set|rack|trailer|bolt|bracket|strap|hook|frame|hose|seal|clip|cover|pin|bearing|latch|blanket|trolley|door|switch|lamp)(?:e?s)?\b/i
const PART = String.raw`(?:pump|pipe|hose|tube|valve|union|elbow|nozzle|switch|line(?! haul)|kit|latch)(?:e?s)?\b`
/** A side of a pump, joined to the part's word (`Pipe, fuel delivery`, `Delivery & return hoses`, `Delivery (injector pipe)`). */
const OF_A_MACHINE = new RegExp(
  String.raw`\b(?:fuel|oil|water|air|gas|pump) delivery\b|\b${PART},? delivery\b|\bdelivery(?: ?(?:and|[&/]) ?return| return)? (?:\(?[a-z]+ )?\(?${PART}`,
  'i',
)
/** Says that it was sent, whatever else is told (`Delivery to Gas Lane`, `Freight - oil drums`). */
const SENT_SO =
  /^(?:freight|shipping|delivery|postage|courier)(?: ?[-–—] ?| (?:to(?! (?:suit|fit)\b)|via|by)\b| (?:charges?|fees?|costs?)(?:\W*$| ?[-–—(,:/]| (?:to|via|by|for)\b))/i

/** Whether a name that holds a word of freight's may be of goods. */
export function isOfGoods(description: string): boolean {
  return !SENT_SO.test(description) && [TO_SUIT, GOES_ON, OF_A_MACHINE].some(goods => goods.test(description))
}

/** What was carried or whence, how it went, and how the place begins; what is by somebody (`Cartage rack by Bruck`) may be goods. */
export const WAY = /^\w+(?: (?:charges?|fees?|costs?))?\b(.*?) (to|from|via|by|per) (\S)/i
const LOADS = /^\d+ (?:pallet|carton|crate|skid|load|boxe?)s?$/i
const YARD = /^(?:depot|yard|branch|store|warehouse|workshop|port|and|ex)$/

/**
 * Nothing but how it went, or a way: from places in capitals, with loads, or behind a dash. Where all is in capitals, goods look like places; so
 * does what a carriage is fixed to.
 */
export function isWayOrBare(description: string): boolean {
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
