import { FREIGHT_PART_NUMBER, type InvoiceLine, isFreight, type LineField } from '#domain/invoice.ts'
import { type Cents, roundHalfAway } from '#domain/money.ts'
import { type Basis, type Charge, exclusiveCharge } from './choose-basis.ts'
import { netLine, type Priced, spreadDiscount } from './price-lines.ts'

/** A printed line with what the page says about it. */
export interface DraftLine extends Priced {
  partNumber: string
  partReadings: string[]
  description: string
  uncertain: LineField[]
  boxes: InvoiceLine['boxes']
}

export interface FooterCharge extends Charge {
  text: string
  /** Nobody knows its words. */
  isUnknown?: boolean
}

const FREIGHT_CODE =
  /^(?:[a-z]{1,2}-)?(?:fr(?:ei?ght|t)?\d*|ship(?:ping)?|del(?:ivery)?|cour(?:ier)?|post(?:age)?|cart(?:age)?)$/i
/** A description that says nothing but how goods were sent is freight whatever code a supplier books it under. */
const FREIGHT_ONLY =
  /^(?:(?:freight|shipping|delivery|post(?:age)?|courier|cartage|carriage|charges?|fees?|costs?|and|to|store|workshop|door|by|road|air|local|inwards?|outwards?|handling|packing|standard|express|same|next|day|overnight|metro|country|gst)\b[\s&/+-]*)+\W*$/i

/** Printed lines and footer charges → the product's lines (product.md, Analysis). `credit`: printed amounts may be negative, lines are not. */
export function normaliseLines(
  printed: readonly DraftLine[],
  charges: readonly FooterCharge[],
  basis: Basis,
  credit: boolean,
): InvoiceLine[] {
  const priced = printed.map(line => toLine(line, basis))
  const chosen = basis.charges.map(i => charges[i] as FooterCharge)
  const discount = chosen
    .filter(charge => charge.label === 'discount')
    .reduce((sum, charge) => sum - exclusiveCharge(charge, basis.basis), 0)
  const discounted = spreadDiscount(priced, discount, line => line.partNumber !== FREIGHT_PART_NUMBER)
  const added = chosen
    .filter(charge => charge.label !== 'discount')
    .map(charge => chargeLine(charge, exclusiveCharge(charge, basis.basis)))
  const lines = mergeFreight([...discounted, ...added])
  return credit ? asPositive(lines) : lines
}

function toLine(line: DraftLine, basis: Basis): InvoiceLine {
  const net = netLine(line, basis.basis)
  const freight = freightOf(line)
  const uncertain = new Set<LineField>(line.uncertain)
  if (!net.assumedOne) uncertain.delete('quantity')
  if (freight === 'yes') uncertain.delete('quantity')
  // What one costs was then assumed too.
  if (uncertain.has('quantity') && line.unitPrice === null) uncertain.add('unitPrice')
  if (!net.agrees) for (const field of ['quantity', 'unitPrice', 'totalPrice'] as const) uncertain.add(field)
  const readings =
    freight === 'yes'
      ? []
      : freight === 'maybe'
        ? [...new Set([...line.partReadings, line.partNumber, FREIGHT_PART_NUMBER])]
        : line.partReadings
  if (readings.length > 0) uncertain.add('partNumber')
  return {
    partNumber: freight === 'yes' ? FREIGHT_PART_NUMBER : line.partNumber,
    description: line.description,
    quantity: net.quantity,
    unitPrice: net.unitPrice,
    totalPrice: net.totalPrice,
    partNumberUncertain: readings.length > 0,
    partNumberReadings: readings,
    uncertainFields: [...uncertain],
    boxes: line.boxes,
  }
}

/** The whole name is of freight: the word begins or ends it, or how the goods went follows. */
const TELLS_FREIGHT =
  /\bfreight\b|^(?:shipping|delivery|postage|courier)\b|\b(?:shipping|delivery|postage|courier)(?:\s+(?:charges?|fees?|costs?)\b|\s+(?:to|from|via|by|and)\b|\W*$|\s*[-–,(:/&])/i

/** How goods were sent, and where to or how, but no part of a machine (`Delivery charge pump hose`). */
const SENT =
  /^(?:shipping|delivery|postage|courier)(?: (?:charges?|fees?|costs?))?(?:\W*$|\s*[-–,(:/&]| (?:and|to|from|via|by|for|zone|dangerous|metro|country|local|express|overnight|same|next)\b)/i
const CHARGED = /^\w+ (?:charges?|fees?|costs?)\b/i

/** In the place of a part number, over how it went (`FREIGHT CHARGE`, `Overnight road`). */
const CHARGED_AS = /^(?:freight|shipping|delivery|postage|courier) (?:charges?|fees?|costs?)$/i

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
  /\b(?:freight|shipping|delivery|post(?:age)?|courier|cartage|carriage|satchel|overnight|express|road|air|carrier|pallet|bag|carton)\b/i

/** What brings goods, and no number of a part that is called so (`Carrier, return to Dunmarra`; a carrier of a bearing has one). */
const BRINGS =
  /^(?:hauliers?|haulage|transport(?:ation)?|satchels?|drop[- ]?ship(?:ment)?|carriers?(?=\W*$|\s*[,:(/–-]|\s+(?:return|to|from|via|by|run)\b))\b/i

/** `maybe`: a freight word in the name of something else (a fuel delivery pipe, a print-out of the delivery curve). */
function freightOf(line: DraftLine): 'yes' | 'no' | 'maybe' {
  if (CARRIED_AS.test(line.partNumber) && isCarriage(line)) return carriageOf(line)
  if (CHARGED_AS.test(line.partNumber)) return 'yes'
  if (FREIGHT_CODE.test(line.partNumber) && SENT_HOW.test(line.description)) return 'yes'
  if (/^frt$/i.test(line.partNumber)) return 'maybe'
  if (!isFreight(line)) return line.partNumber === '' && BRINGS.test(line.description) ? 'maybe' : 'no'
  const bare = line.partNumber.replace(/\d$/, '')
  const named =
    FREIGHT_ONLY.test(line.description) ||
    /^freight\b/i.test(line.description) ||
    (SENT.test(line.description) && (CHARGED.test(line.description) || FREIGHT_CODE.test(bare))) ||
    FREIGHT_CODE.test(line.partNumber)
  const told = !/\d/.test(line.partNumber) && TELLS_FREIGHT.test(line.description)
  return named || told ? 'yes' : 'maybe'
}

function isCarriage({ partNumber, description }: DraftLine): boolean {
  return /^cartage$/i.test(partNumber) || CARRIED.test(description) || isCarriageOnly(description)
}

function isCarriageOnly(description: string): boolean {
  return CARRIAGE.test(description) && FREIGHT_ONLY.test(description)
}

function carriageOf({ partNumber, description }: DraftLine): 'yes' | 'no' | 'maybe' {
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

/** Whether a charge is printed with GST is no part of its name (`Freight ex GST`). */
const GST_BASIS =
  /[\s(]+(?:ex|exc|excl|inc|incl)[\s.]+g\.?s\.?t\b.*$|\s*\((?:ex|exc|excl|inc|incl)\.?(?: tax)?\)$/i

function chargeLine(charge: FooterCharge, cents: Cents): InvoiceLine {
  // Its words may say how the goods were sent.
  const isOpen = charge.label === 'surcharge' && charge.isUnknown === true
  return {
    partNumber: charge.label === 'freight' ? FREIGHT_PART_NUMBER : '',
    description: charge.text.replace(GST_BASIS, '').replace(/[\s:.]+$/, ''),
    quantity: 1,
    unitPrice: cents,
    totalPrice: cents,
    partNumberUncertain: isOpen,
    partNumberReadings: isOpen ? ['', FREIGHT_PART_NUMBER] : [],
    uncertainFields: isOpen ? ['partNumber'] : [],
    boxes: {},
  }
}

/** All freight becomes one line where the first stood. */
export function mergeFreight(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const freight = lines.filter(line => line.partNumber === FREIGHT_PART_NUMBER)
  const first = freight[0]
  if (!first || freight.length < 2) return [...lines]
  const total = freight.reduce((sum, line) => sum + line.totalPrice, 0)
  const merged = {
    ...first,
    quantity: 1,
    unitPrice: total,
    totalPrice: total,
    description: [...new Set(freight.map(line => line.description))].join('; '),
  }
  return lines.flatMap(line =>
    line === first ? [merged] : line.partNumber === FREIGHT_PART_NUMBER ? [] : [line],
  )
}

/** A credit note's lines carry positive amounts, whichever way it prints them. */
function asPositive(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const sum = lines.reduce((all, line) => all + line.totalPrice, 0)
  if (sum >= 0) return lines.map(line => withQuantitySign(line, line.totalPrice))
  return lines.map(line => withQuantitySign(line, line.totalPrice === 0 ? 0 : -line.totalPrice))
}

function withQuantitySign(line: InvoiceLine, totalPrice: Cents): InvoiceLine {
  const quantity = totalPrice < 0 ? line.quantity : Math.abs(line.quantity)
  const unitPrice =
    quantity === 0 ? line.unitPrice : Math.abs(line.unitPrice) * (totalPrice < 0 && quantity > 0 ? -1 : 1)
  return { ...line, quantity, unitPrice: roundHalfAway(unitPrice), totalPrice }
}
