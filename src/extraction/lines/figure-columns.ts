import { type Amount, isMoney, readAmount } from '../values/amounts.ts'
import { MONTH } from '../values/dates.ts'
import { isMeasure } from '../values/measures.ts'
import type { ColumnName } from '../vocabulary/column-names.ts'

/**
 * A number in a cell; a unit of measure behind it is let go (`3 set`, `4.5 L`), what leads to the next figure (`$298.00 x`), what
 * says that a rate is taken off (`Less 15%`), a tax code (`19.24CR G`, `143.90 T1`), and marks that a note explains (`46.00*`). A price for several
 * (`48.00 AUD / 100 EA`) is that of one, one in cents (`168.40 c/L`) that in dollars. A day (`24 Apr`) is none.
 */
export function readFigure(printed: string): Amount | null {
  if (DAY.test(printed)) return null
  if (isRateInCents(printed)) return inDollars(readAmount(RATE.exec(printed)?.groups?.figure ?? ''))
  const [price = '', per] = printed.split(/(?:\s*\/\s*|\s+per\s+)(?=\d*\s*[a-z]{1,5}$)(?!cent$)/i)
  if (per !== undefined) return priceOfOne(readAmount(price), Number.parseInt(per, 10) || 1)
  const whole = readAmount(printed.replace(/^less\s+(?=\d[\d.]*\s?%$)/i, ''))
  if (whole) return whole
  const text = printed
    .replace(/^[x×](?=\d{1,3}$)/, '')
    .replace(/^[x×@=]\s+(?=\$?\d)|(?<=\d)\s+[x×@=*]$|(?<=\d)[*†‡^]+$|(?<=\.\d\d)#$/gi, '')
  const bare = readAmount(text)
  if (bare) return bare
  const taxed = TAXED.exec(text.trim())
  if (taxed) return readAmount(taxed[1] ?? taxed[2] ?? '')
  const match = /^(\$?)\s?(-?\d[\d,]*(?:\.\d+)?-?)\s*(x|[a-z]{1,5}\.?)$/i.exec(text.trim())
  const [, sign = '', figure = '', measure = ''] = match ?? []
  // With a dollar sign it is a price, of one (`$46.00 ea`) and not what is taken off it (`$46.00 off`).
  return sign === '' || isMeasure(measure) ? readAmount(sign + figure) : null
}

const RATE = /^(?<at>@ ?)?(?<figure>\d[\d,]*(?:\.\d+)?)/

/** What stands behind a rate in cents: `c/L`, `cpl`, `cents per litre`. */
const IN_CENTS = /^(?:(?:c|(?<word>cents?|¢)) ?(?:\/|per ) ?(?<unit>[a-z]{1,6}\.?)|cpl\.?|(?<sign>¢))$/i

/**
 * `72.60 c/L`, `72.6cpl`, `85 cents per litre`, `40¢`. Behind a figure without its point the letters end a part number (`611C/L`) or say
 * what is counted (`2 CPL`), unless they spell it or a sign before the figure says that it is a price (`@ 185 c/L`); what measures nothing says no rate (`120.5 C/ARM`).
 */
export function isRateInCents(printed: string): boolean {
  const rate = RATE.exec(printed)
  const behind = rate === null ? null : IN_CENTS.exec(printed.slice(rate[0].length).trimStart())
  const { word, unit, sign } = behind?.groups ?? {}
  const { at, figure } = rate?.groups ?? {}
  const isTold = [word, sign, at].some(one => one !== undefined) || figure?.includes('.') === true
  return behind !== null && (unit === undefined || isMeasure(unit)) && isTold
}

function inDollars(cents: Amount | null): Amount | null {
  return cents && { ...cents, value: cents.value / 100, decimals: cents.decimals + 2, currency: true }
}

/** A credit with its tax code behind it, and any money with one that is numbered (`143.90 T1`). */
const TAXED = /^(\(?\$?[\d,]+\.\d\d(?:\)| ?CR)) [A-Z]{1,3}$|^(\$?[\d,]+\.\d\d) [A-Z]\d$/

const DAY = new RegExp(`^\\d{1,2} ?${MONTH}\\.?$`, 'i')

function priceOfOne(price: Amount | null, count: number): Amount | null {
  return isMoney(price) ? { ...price, value: price.value / count } : null
}

/** Counts no goods where neither a number nor a price stands: of the conditions beside the totals (`within 14 days`). */
export function isSpan(text: string): boolean {
  return /\d\s*(?:days?|weeks?|months?|years?)\b/i.test(text)
}

/** Words in place of a price or a discount: part of a kit, given, or net already. */
export const IN_PLACE_OF_FIGURE =
  /^(?:incl?|included|inclusive|free|foc|nil|no charge|n\/c|kit|warranty|w\/ty|nett?)\.?$/i

/** Columns of quantity, unit price and total, by index. */
export interface Triple {
  quantity: number | null
  unit: number | null
  total: number | null
  /** Percent off the unit price, where a column has it. */
  discount: number | null
}

const QUANTITY_HINT: Partial<Record<ColumnName, number>> = {
  supplied: 0.5,
  quantity: 0.45,
  ordered: 0.1,
  backordered: -1,
  line: -1,
  discount: -1,
  part: -0.8,
  tax: -1,
  other: -0.5,
  description: -1,
}
const UNIT_HINT: Partial<Record<ColumnName, number>> = {
  net: 0.4,
  unit: 0.35,
  list: 0.05,
  total: -0.3,
  tax: -1,
  discount: -1,
  part: -1,
  quantity: -0.5,
  line: -1,
  supplied: -0.5,
  ordered: -0.5,
}
const TOTAL_HINT: Partial<Record<ColumnName, number>> = {
  total: 0.5,
  net: 0.1,
  unit: -0.3,
  list: -0.4,
  tax: -1,
  discount: -1,
  part: -1,
  quantity: -0.6,
  line: -1,
  supplied: -0.6,
  ordered: -0.6,
}

/** The three columns whose rows multiply, after a discount where there is one; headings break ties and fill gaps. */
export function bestTriple(
  names: readonly (ColumnName | null)[],
  rows: readonly (Amount | null)[][],
): Triple {
  const named = firstOf(names, 'discount')
  const percents = percentColumns(names, rows)
  const moneyColumns = names.map((_, i) => i).filter(i => rows.some(row => isMoney(row[i] ?? null)))
  const hint = (table: Partial<Record<ColumnName, number>>, i: number) => table[names[i] ?? 'measure'] ?? 0
  const nothing: Triple = { quantity: null, unit: null, total: null, discount: named }
  let best: { score: number; triple: Triple } | null = null
  const offer = (score: number, triple: Triple) => {
    if (best === null || score > best.score + 1e-9) best = { score, triple }
  }
  for (const total of moneyColumns) {
    const base = hint(TOTAL_HINT, total) + 0.02 * total
    for (let quantity = 0; quantity < names.length; quantity++) {
      if (quantity === total || !rows.some(row => row[quantity])) continue
      if (isDollars(quantity, rows)) continue
      for (const unit of moneyColumns) {
        if (unit === total || unit === quantity) continue
        if (
          areGst(
            [unit, total],
            moneyColumns.filter(i => i !== quantity),
            rows,
          )
        )
          continue
        const hints = base + hint(QUANTITY_HINT, quantity) + hint(UNIT_HINT, unit)
        const discounts = [named, ...percents].filter(i => i !== quantity && i !== unit && i !== total)
        for (const discount of [null, ...discounts]) {
          const fit = shareThatMultiplies(rows, quantity, unit, total, discount)
          if (fit.share > 0)
            offer(2 * fit.share + COVERED * fit.covered + hints, {
              quantity,
              unit,
              total,
              discount: discount ?? named,
            })
        }
      }
      if (hint(QUANTITY_HINT, quantity) > 0)
        offer(0.3 + base + hint(QUANTITY_HINT, quantity), { ...nothing, quantity, total })
    }
    offer(base, { ...nothing, total })
  }
  const found = (best as { triple: Triple } | null)?.triple
  return found
    ? withNamedGaps(withoutTotal(found, names), names, moneyColumns)
    : { ...nothing, quantity: firstOf(names, 'supplied') ?? firstOf(names, 'quantity') }
}

/**
 * The GST of one and that of all multiply as prices do, and add up to the invoice's GST: on every row each is a tenth or an eleventh of
 * another column's figure, the two of two columns, or nothing.
 */
function areGst(
  pair: readonly [number, number],
  moneyColumns: readonly number[],
  rows: readonly (Amount | null)[][],
): boolean {
  const others = moneyColumns.filter(i => !pair.includes(i))
  const full = rows.filter(row => pair.every(i => row[i]))
  if (others.length < 2 || !full.some(row => pair.every(i => row[i]?.value))) return false
  const [ofOne, ofAll] = pair.map(tax => others.filter(i => full.every(row => isGstOf(row[tax], row[i]))))
  return ofOne?.some(one => ofAll?.some(all => all !== one)) ?? false
}

function isGstOf(tax: Amount | null | undefined, price: Amount | null | undefined): boolean {
  if (!tax?.value) return true
  return [10, 11].some(share => Math.abs(tax.value - (price?.value ?? 0) / share) < 0.0051)
}

/** A dollar sign counts nothing; under the counts may stand a total with one. */
function isDollars(index: number, rows: readonly (Amount | null)[][]): boolean {
  const figures = rows.flatMap(row => row[index] ?? [])
  return 2 * figures.filter(({ currency }) => currency).length >= figures.length
}

/** Columns that could be a discount, whatever stands over them: small numbers, none of them money's. */
function percentColumns(names: readonly (ColumnName | null)[], rows: readonly (Amount | null)[][]): number[] {
  const able = (amount: Amount | null | undefined) =>
    !amount || (amount.value >= 0 && amount.value <= 100 && !amount.currency)
  return names
    .map((_, i) => i)
    .filter(i => names[i] === null || names[i] === 'other')
    .filter(i => rows.some(row => (row[i]?.value ?? 0) > 0) && rows.every(row => able(row[i])))
}

/** Only money that multiplies with nothing, headed as a unit price beside a quantity, is what one costs: what it comes to is not printed. */
function withoutTotal(found: Triple, names: readonly (ColumnName | null)[]): Triple {
  const { quantity, unit, total } = found
  const isUnit = quantity !== null && unit === null && total !== null && names[total] === 'unit'
  return isUnit ? { ...found, unit: total, total: null } : found
}

/** What arithmetic left open is taken from the headings. */
function withNamedGaps(
  found: Triple,
  names: readonly (ColumnName | null)[],
  moneyColumns: readonly number[],
): Triple {
  const quantity = found.quantity ?? firstOf(names, 'supplied') ?? firstOf(names, 'quantity')
  const named = (name: ColumnName) =>
    moneyColumns.find(i => names[i] === name && i !== found.total && i !== quantity)
  return { ...found, quantity, unit: found.unit ?? named('net') ?? named('unit') ?? null }
}

/** Of two pairs of columns that multiply (`Packs` at `$/Pack`, `Litres` at `$/Litre`) the one that all lines have. */
const COVERED = 0.3

/**
 * Share of rows where quantity × price gives the total: plainly (1), after GST (0.95) or after the row's discount (0.9); of those that have
 * either (`share`), and of all with a total (`covered`).
 */
function shareThatMultiplies(
  rows: readonly (Amount | null)[][],
  quantity: number,
  unit: number,
  total: number,
  discount: number | null,
): { share: number; covered: number } {
  let all = 0
  let seen = 0
  let fits = 0
  for (const row of rows) {
    const [q, u, t] = [row[quantity], row[unit], row[total]]
    if (!t) continue
    all += 1
    if (!q && !u) continue
    seen += 1
    if (!q || !u) continue
    const off = discount === null ? 0 : (row[discount]?.value ?? 0)
    fits += fitOf(q.value, u.value, Math.abs(t.value), off)
  }
  return { share: fits / Math.max(1, seen), covered: fits / Math.max(1, all) }
}

/** Of what a line comes to: half a cent on each of its goods is no more than that, unless they cost cents. */
const LITTLE = 0.05

/**
 * How well a row multiplies, 0 to 1; 0 when it does not. The price it multiplies with may be rounded to the cent, however many decimals are
 * printed; where half a cent is much of it, thousands at `.010` would come to anything, and it is rounded to its last decimal.
 */
export function fitOf(
  quantity: number,
  unit: number,
  total: number,
  percentOff: number,
  decimals = 2,
): number {
  const product = Math.abs(quantity * unit)
  const [loose = 0, tight = 0] = [2, Math.max(2, decimals)].map(
    last => 0.011 + Math.abs(quantity) * 0.51 * 0.1 ** last,
  )
  const slack = loose <= LITTLE * total ? loose : tight
  if (Math.abs(product - total) <= slack) return 1
  if (Math.abs(product * 1.1 - total) <= slack * 1.1) return 0.95
  if (percentOff > 0 && Math.abs(product * (1 - percentOff / 100) - total) <= slack) return 0.9
  return 0
}

/** The first column of a name, by index. */
export function firstOf(names: readonly (ColumnName | null)[], name: ColumnName): number | null {
  const index = names.indexOf(name)
  return index < 0 ? null : index
}
