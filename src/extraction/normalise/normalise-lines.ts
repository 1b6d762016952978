import { FREIGHT_PART_NUMBER, type InvoiceLine, type LineField } from '#domain/invoice.ts'
import { type Cents, roundHalfAway } from '#domain/money.ts'
import { type Basis, type Charge, exclusiveCharge } from './choose-basis.ts'
import { freightOf } from './freight/freight-of.ts'
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

/** Printed lines and footer charges → the product's lines (product.md, Analysis). `credit`: printed amounts may be negative, lines are not. */
export function normaliseLines(
  printed: readonly DraftLine[],
  charges: readonly FooterCharge[],
  basis: Basis,
  credit: boolean,
): InvoiceLine[] {
  const priced = printed.filter(line => !isFreeFreight(line)).map(line => toLine(line, basis))
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

/** A charge of nothing, among the lines (`Shipping (free over $100)   $0.00`), is none, as it is under them. */
function isFreeFreight(line: DraftLine): boolean {
  return line.total === 0 && line.quantity === null && line.unitPrice === null && freightOf(line) === 'yes'
}

function toLine(line: DraftLine, basis: Basis): InvoiceLine {
  const net = netLine(line, basis.basis)
  const freight = freightOf(line)
  const uncertain = new Set<LineField>(line.uncertain)
  // A price reckoned from the count proves nothing of it.
  if (!net.assumedOne && !uncertain.has('unitPrice')) uncertain.delete('quantity')
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
  // What is kept back turns where the goods do, in its quantity (`-1 × 27.95`, and a fee of `1 × 5.00`).
  const turnsQuantities = lines.some(line => line.quantity < 0)
  return lines.map(line => {
    const turned = turnsQuantities && line.quantity > 0 ? { ...line, quantity: -line.quantity } : line
    return withQuantitySign(turned, line.totalPrice === 0 ? 0 : -line.totalPrice)
  })
}

function withQuantitySign(line: InvoiceLine, totalPrice: Cents): InvoiceLine {
  const quantity = totalPrice < 0 ? line.quantity : Math.abs(line.quantity)
  const unitPrice =
    quantity === 0 ? line.unitPrice : Math.abs(line.unitPrice) * (totalPrice < 0 && quantity > 0 ? -1 : 1)
  return { ...line, quantity, unitPrice: roundHalfAway(unitPrice), totalPrice }
}
