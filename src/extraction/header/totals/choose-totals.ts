import type { Cents } from '#domain/money.ts'
import { isOcr } from '../../pdf/page.ts'
import type { TotalLabel } from '../../vocabulary/total-labels.ts'
import type { LabelledAmount } from './labelled-amounts.ts'

export interface TotalsChosen {
  /** GST-exclusive. */
  subtotal: LabelledAmount | null
  tax: LabelledAmount | null
  total: LabelledAmount | null
  /** The amounts bear each other out, and no other amounts do so as well. */
  proven: boolean
}

/** What else the totals must agree with. */
export interface Evidence {
  /** What the lines add up to as printed, cents. */
  linesSum: Cents | null
  /** Freight, discounts and surcharges named outside the lines. */
  charges: readonly LabelledAmount[]
}

interface Scored extends TotalsChosen {
  score: number
}

type Role = 'subtotal' | 'tax' | 'total'

/** How much a label speaks for an amount's role, or against it; a label not listed speaks against it like `AGAINST`. */
const SUPPORT: Record<Role, Partial<Record<TotalLabel, number>>> = {
  total: { total: 1.5, balance: 0.9, subtotal: -0.8, goods: -0.8 },
  tax: { gst: 1.5, total: -1 },
  subtotal: { subtotal: 1, goods: 0.5, total: 0.2 },
}
const AGAINST = -2
const EITHER = 0.3
/** A label over or under an amount may be its neighbour's. */
const ELSEWHERE = 0.4
const SUM = 3
const TENTH = 2
const LINES = 2
const APART = -1.5
const LARGE = 2
/** Less than this is no reading at all. */
const LEAST = 3
/** Another total nearly as likely leaves both in doubt. */
const RIVAL = 0.5
/** Share of a total by which GST that was rounded line by line differs from its tenth at most. */
const ROUNDED = 0.0005
const MOST_AMOUNTS = 160
const MOST_CHARGES = 6
/** Points between a total and what else stands in its block. */
export const BLOCK = 150

/**
 * Picks subtotal, GST and total among a document's amounts: those that add up, with a GST of a tenth, that the lines add up to. What
 * stands beside an amount is evidence like the rest, so that a label set apart from its amount or never seen before does not decide.
 */
export function chooseTotals(all: readonly LabelledAmount[], evidence: Evidence): TotalsChosen {
  const amounts = atEnds(all.length > MOST_AMOUNTS ? all.filter(amount => amount.label !== null) : all)
  const reached = sumsOf(evidence)
  const taxes = [...amounts, ...jointTaxes(amounts)]
  const ranked = preferLarge(
    amounts.flatMap(total => taxes.flatMap(tax => scored(total, tax, amounts, reached))),
  )
  const best = ranked[0]
  const summed = best?.proven
    ? null
    : (sumOfTenth(amounts) ?? withLostFigures(amounts, reached) ?? ofLines(amounts, reached))
  if (summed) return summed
  if (!best || best.score < LEAST) return withoutTax(amounts)
  const rival = ranked.find(
    one => one.proven && one.total?.cents !== best.total?.cents && one.score > best.score - RIVAL,
  )
  const { score: _, ...chosen } = best
  return { ...chosen, proven: best.proven && rival === undefined }
}

/** Each amount is tried with each other: thousands of rows with a total of their own would take minutes. Totals stand first or last. */
function atEnds(amounts: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const half = MOST_AMOUNTS / 2
  return amounts.length > MOST_AMOUNTS ? [...amounts.slice(0, half), ...amounts.slice(-half)] : amounts
}

/** `GST on goods` and `GST on freight` in one block are the document's GST together. */
function jointTaxes(amounts: readonly LabelledAmount[]): LabelledAmount[] {
  const taxes = amounts.filter(one => one.label === 'gst' && one.cents !== 0)
  return taxes.flatMap((one, i) =>
    taxes
      .slice(i + 1)
      .filter(other => isInBlock(other, one) && other.text !== one.text)
      .map(other => ({ ...one, cents: one.cents + other.cents, words: [...one.words, ...other.words] })),
  )
}

/**
 * Where nothing is proven, an amount and a GST of exactly its tenth are what the total is made of, even if that cannot be read itself
 * (a smudge on a scan), unless a total is printed that something else was added to. The total then stands nowhere: it has no words and is to be looked at.
 */
function sumOfTenth(amounts: readonly LabelledAmount[]): TotalsChosen | null {
  for (const tax of amounts.filter(one => one.label === 'gst' && one.cents !== 0)) {
    const subtotal = amounts.find(
      one =>
        one !== tax &&
        support(one, 'subtotal') > AGAINST &&
        isInBlock(one, tax) &&
        Math.abs(one.cents - 10 * tax.cents) <= 5,
    )
    if (!subtotal) continue
    const sum = subtotal.cents + tax.cents
    const isAddedTo = amounts.some(
      one => one.label === 'total' && amounts.some(more => sum + more.cents === one.cents),
    )
    if (isAddedTo) continue
    const total = { ...tax, label: null, text: '', cents: sum, words: [] }
    return { subtotal, tax, total, proven: false }
  }
  return null
}

/** A total that no reader of a scan made out (ringed in pen), where GST is the tenth of what lines and charges come to. */
function ofLines(amounts: readonly LabelledAmount[], reached: readonly Cents[]): TotalsChosen | null {
  if (amounts.some(one => one.label === 'total' || one.label === 'balance')) return null
  for (const tax of amounts.filter(one => one.label === 'gst' && isOcr(one.words) && one.cents !== 0)) {
    const cents = reached.find(sum => Math.abs(sum - 10 * tax.cents) <= 5)
    if (cents === undefined) continue
    const subtotal = { ...tax, label: null, text: '', cents, words: [] }
    return { subtotal, tax, total: { ...subtotal, cents: cents + tax.cents }, proven: false }
  }
  return null
}

/** Of a scan's GST the first figures are lost (`3.24` of `53.24`) where its rest makes up a total of the lines' own subtotal and its tenth. */
function withLostFigures(amounts: readonly LabelledAmount[], reached: readonly Cents[]): TotalsChosen | null {
  const isLines = ({ cents }: LabelledAmount) => reached.some(sum => isNear(sum, cents))
  for (const subtotal of amounts.filter(one => one.label === 'subtotal' && isLines(one))) {
    const near = amounts.filter(one => isInBlock(one, subtotal))
    const taxes = near.filter(one => one.label === 'gst' && isOcr(one.words) && one.cents !== 0)
    for (const total of near.filter(one => one.label === 'total')) {
      const cents = total.cents - subtotal.cents
      if (Math.abs(10 * cents - subtotal.cents) > 5) continue
      const whole = Math.abs(cents)
      const tax = taxes.find(one => {
        const rest = Math.abs(one.cents)
        return rest < whole && String(whole).endsWith(String(rest))
      })
      if (tax) return { subtotal, tax: { ...tax, cents }, total, proven: false }
    }
  }
  return null
}

function isInBlock(one: LabelledAmount, other: LabelledAmount): boolean {
  return one.page === other.page && Math.abs(one.y - other.y) < BLOCK
}

/** Codes of a tax table, pages and jobs add up as well; the document's total is the largest that does. */
function preferLarge(found: readonly Scored[]): Scored[] {
  const size = (one: Scored) => Math.abs(one.total?.cents ?? 0)
  const largest = Math.max(1, ...found.filter(one => one.proven).map(size))
  return found
    .map(one => ({ ...one, score: one.score + LARGE * Math.min(1, size(one) / largest) }))
    .sort((a, b) => b.score - a.score)
}

function scored(
  printed: LabelledAmount,
  tax: LabelledAmount,
  amounts: readonly LabelledAmount[],
  reached: readonly Cents[],
): Scored[] {
  const total = signedLike(tax, printed)
  if (printed === tax || total.cents === 0 || Math.sign(tax.cents) * Math.sign(total.cents) < 0) return []
  if (Math.abs(tax.cents) > 0.12 * Math.abs(total.cents) + 2) return []
  const labels = support(total, 'total') + support(tax, 'tax')
  if (tax.cents === 0 && support(tax, 'tax') <= 0) return []
  const exclusive = total.cents - tax.cents
  const subtotal = subtotalOf(exclusive, amounts, [printed, tax])
  if (!subtotal && total !== printed) return []
  const lines = reached.some(sum => isNear(sum, exclusive) || isNear(sum, total.cents))
  const slack = lines && support(tax, 'tax') >= EITHER ? Math.max(2, ROUNDED * Math.abs(total.cents)) : 2
  const tenth = Math.abs(tax.cents - total.cents / 11) <= slack
  // Only what is called GST may be another share than a tenth.
  if (support(tax, 'tax') <= EITHER && !tenth) return []
  const score =
    labels +
    (subtotal ? SUM + support(subtotal, 'subtotal') : 0) +
    (tenth ? TENTH : 0) +
    (lines ? LINES : 0) +
    (isInBlock(total, tax) ? 0 : APART) +
    0.1 * total.page
  const named = support(total, 'total') > 0 && support(tax, 'tax') > 0
  const proven = subtotal ? tenth || named : (tenth || (lines && !isTenthOfAnother(tax, amounts))) && named
  return [{ subtotal, tax, total, proven, score }]
}

/** What is printed as the subtotal has this GST as its tenth: lines that come to something else may be misread, as may the total. */
function isTenthOfAnother(tax: LabelledAmount, amounts: readonly LabelledAmount[]): boolean {
  return amounts.some(
    one => one.label === 'subtotal' && one.page === tax.page && Math.abs(one.cents - 10 * tax.cents) <= 5,
  )
}

/** A credit's total (`Total credit`) may stand without the minus of what it adds up. */
function signedLike(tax: LabelledAmount, total: LabelledAmount): LabelledAmount {
  const isBare = total.label === 'total' && total.cents > 0 && tax.cents < 0
  return isBare ? { ...total, cents: -total.cents } : total
}

/** The amount that makes up the total with GST, or with GST and the cash rounding. */
function subtotalOf(
  exclusive: Cents,
  amounts: readonly LabelledAmount[],
  taken: readonly LabelledAmount[],
): LabelledAmount | null {
  const rounding = amounts.filter(one => one.label === 'rounding').map(one => one.cents)
  const fits = amounts.filter(one => {
    const rest = exclusive - one.cents
    return (
      !taken.includes(one) &&
      (Math.abs(rest) <= 1 || rounding.includes(rest)) &&
      support(one, 'subtotal') > AGAINST
    )
  })
  return fits.sort((a, b) => support(b, 'subtotal') - support(a, 'subtotal'))[0] ?? null
}

function support(amount: LabelledAmount, role: Role): number {
  if (amount.label === null) return 0
  // `GST Incl.` may name the GST that is included as well as the total that includes it.
  if (role === 'tax' && amount.label === 'total' && /\b(?:gst|tax)\b/i.test(amount.text)) return EITHER
  const words = SUPPORT[role][amount.label] ?? AGAINST
  return words < 0 && !amount.beside ? words * ELSEWHERE : words
}

/** What the lines come to with any choice of the charges named beside them. */
export function sumsOf({ linesSum, charges }: Evidence): Cents[] {
  if (linesSum === null || linesSum === 0) return []
  return charges.slice(0, MOST_CHARGES).reduce(
    (sums, { label, cents }) => {
      const change = label === 'discount' ? -Math.sign(linesSum) * Math.abs(cents) : cents
      return [...sums, ...sums.map(sum => sum + change)]
    },
    [linesSum],
  )
}

/** Equal but for rounding. */
export function isNear(a: Cents, b: Cents): boolean {
  return Math.abs(a - b) <= 2
}

/** No GST amount that fits: a total and a subtotal a tenth below it, or a lone total. */
function withoutTax(amounts: readonly LabelledAmount[]): TotalsChosen {
  const of = (...labels: TotalLabel[]) =>
    amounts.filter(({ label }) => label !== null && labels.includes(label))
  const totals = of('total', 'balance')
  for (const total of totals) {
    const isCharged = (one: LabelledAmount) =>
      amounts.some(charge => charge.label !== 'gst' && charge.cents === total.cents - one.cents)
    const subtotal = [...of('subtotal'), ...of('goods').filter(one => !isCharged(one))].find(
      one => one.cents !== 0 && Math.abs(Math.round(one.cents * 1.1) - total.cents) <= 2,
    )
    if (subtotal) return { subtotal, tax: null, total, proven: true }
  }
  const largest = totals.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))[0] ?? null
  const tax =
    of('gst').find(one => largest === null || Math.abs(one.cents) <= 0.12 * Math.abs(largest.cents)) ?? null
  return { subtotal: largest && !tax ? elevenths(largest) : null, tax, total: largest, proven: false }
}

/** `Total price includes GST` says, without its amount, that GST is an eleventh of the total (GSTR 2013/1). */
function elevenths(total: LabelledAmount): LabelledAmount | null {
  if (!/\binc\w*\.? (?:of )?(?:gst|tax)\b/i.test(total.text)) return null
  return { ...total, label: null, text: '', cents: total.cents - Math.round(total.cents / 11), words: [] }
}
