import type { Random } from '../random.ts'
import { addUp } from './add-up.ts'
import { type Cents, divide, sum } from './cents.ts'
import { type Company, makeCustomer, makeSupplier } from './companies.ts'
import { addDays, endOfMonth } from './dates.ts'
import { papersFeatures } from './features.ts'
import { makeItems } from './items.ts'
import type { Charge, Item, Paper, PaperType, Traits } from './paper.ts'
import { type NumberMaker, partNumberMaker } from './part-numbers.ts'
import { pickTrade, type Trade } from './trades.ts'
import { pickTraits } from './traits.ts'

/** Who sells to whom, and how the seller numbers things; one file keeps one of these. */
export interface Dealing {
  supplier: Company
  customer: Company
  trade: Trade
  parts: NumberMaker
  numberShape: (random: Random, type: PaperType) => string
  terms: 'days' | 'month-end' | 'none'
}

export function makeDealing(random: Random): Dealing {
  const trade = pickTrade(random)
  const supplier = makeSupplier(random, trade)
  const shape = random.int(0, 8)
  return {
    trade,
    supplier,
    customer: makeCustomer(random),
    parts: partNumberMaker(random, supplier.short),
    numberShape: (r, type) => documentNumber(r, type, shape, supplier.short),
    terms: random.weigh([
      [5, 'days'],
      [3, 'month-end'],
      [2, 'none'],
    ]),
  }
}

/**
 * One paper with everything on it and what it comes to. A statement has an account in place of lines.
 * @param like the traits of another paper of the same supplier, which prints all its papers alike
 */
export function makePaper(
  random: Random,
  dealing: Dealing,
  type: PaperType,
  narrow: boolean,
  like?: Traits,
): Paper {
  const { supplier, customer, trade, numberShape, terms } = dealing
  const traits = like ? { ...like, items: random.int(1, 8) } : pickTraits(random, type, trade, narrow)
  const goods = type === 'statement' ? [] : makeItems(random, trade, traits, dealing.parts)
  const items = withGroups(random, goods, traits)
  const charges = makeCharges(random, items, traits)
  const date = addDays('2025-03-03', random.int(0, 440))
  const isDue = (type === 'tax-invoice' || type === 'pro-forma') && terms !== 'none' && traits.paid === 'none'
  const due = terms === 'days' ? addDays(date, random.pick([7, 14, 28, 30])) : endOfMonth(date, 1)
  const order = type === 'statement' || random.chance(0.1) ? null : orderNumber(random)
  const paper: Paper = {
    type,
    supplier,
    customer,
    number: numberShape(random, type),
    date,
    due: isDue ? due : null,
    order,
    orderPrinted:
      order && random.chance(0.06) ? `${order}${random.pick([' / Dave', ' - Steve', ' (Mick)'])}` : order,
    original: type === 'credit-note' && random.chance(0.75) ? numberShape(random, 'tax-invoice') : null,
    traits,
    items,
    charges,
    ...addUp(items, charges, traits),
    account: type === 'statement' ? makeAccount(random, date, numberShape) : [],
    features: [],
  }
  const owed = paper.account.at(-1)?.balance
  if (owed !== undefined) paper.totals = { ...paper.totals, total: owed }
  paper.features = [...papersFeatures(paper), ...dealing.parts.features]
  return paper
}

function orderNumber(random: Random): string {
  return random.weigh([
    [6, random.digits(5)],
    [3, random.digits(4)],
    [2, random.digits(6)],
    [2, `PO-${random.digits(5)}`],
    [2, `PO${random.digits(4)}`],
    [1, `${random.letters(1)}-${random.digits(4)}`],
    [1, `${random.int(10, 28)}/${random.int(1, 12)}`],
    [1, `JB${random.digits(5)}`],
    [1, `00${random.digits(4)}`],
  ])
}

function documentNumber(random: Random, type: PaperType, shape: number, short: string): string {
  const letter = {
    'credit-note': 'C',
    quote: 'Q',
    statement: 'S',
    'pro-forma': 'P',
    'delivery-docket': 'D',
  } as const
  const kind = type === 'tax-invoice' ? '' : letter[type]
  const shapes = [
    `${kind}${random.digits(6)}`,
    `${short}${kind}${random.digits(6)}`,
    `${kind || 'INV'}-${random.digits(5)}`,
    `${kind}20${random.int(25, 26)}-${random.digits(5)}`,
    `${short}/${kind}${random.digits(5)}`,
    `${kind}000${random.digits(4)}`,
    `${kind || 'I'} ${random.digits(6)}`,
    `${kind || 'SI'}000${random.digits(5)}`,
    `${random.letters(1)}${kind}${random.digits(2)}-${random.digits(4)}`,
  ]
  return shapes[shape] ?? random.digits(6)
}

function makeCharges(random: Random, items: readonly Item[], traits: Traits): Charge[] {
  const goods = sum(items.map(item => item.total))
  const labels = [
    'Freight',
    'Delivery',
    'Freight & Handling',
    'Shipping',
    'Courier',
    'Postage',
    'Delivery Charge',
  ]
  const freight: Cents = random.pick([1000, 1250, 1650, 2200, 3200, 3850, 9500, 1495])
  return [
    ...(traits.freight === 'footer'
      ? [{ kind: 'freight' as const, label: random.pick(labels), amount: freight }]
      : []),
    ...(traits.surcharge === 'footer' && goods > 0
      ? [{ kind: 'surcharge' as const, label: 'Card surcharge 1.2%', amount: divide(goods * 12, 1000) }]
      : []),
  ]
}

/** Cuts the lines into jobs; freight and the like stay outside at the end. */
function withGroups(random: Random, items: Item[], { groups }: Traits): Item[] {
  const goods = items.filter(
    item => item.kind === 'part' || item.kind === 'component' || item.kind === 'labour',
  )
  if (!groups || goods.length < 2 || goods.length !== items.length) return items
  const jobs = Array.from({ length: random.int(2, 3) }, () => {
    const rego = `${random.digits(3)} ${random.letters(3)}`
    const job = random.digits(4)
    return random.pick([
      `Job ${job} - Rego ${rego}`,
      `REGO: ${rego}`,
      `Vehicle ${rego} - Job No ${job}`,
      `Re: ${rego}`,
    ])
  })
  return items.map((item, i) => ({
    ...item,
    group: jobs[Math.floor((i * jobs.length) / items.length)] ?? null,
  }))
}

function makeAccount(random: Random, date: string, numberShape: Dealing['numberShape']): Paper['account'] {
  let balance = 0
  return Array.from({ length: random.int(3, 8) }, (_, i) => {
    const isPayment = i > 0 && random.chance(0.2) && balance > 5000
    const amount = isPayment ? -Math.floor(balance / 2) : random.int(1500, 95_000)
    balance += amount
    const reference = numberShape(random, 'tax-invoice')
    return {
      date: addDays(date, i * 3 - 30),
      text: isPayment ? 'Payment' : 'Invoice',
      reference,
      amount,
      balance,
    }
  })
}
