import type { Paper } from '../data/paper.ts'
import type { Random } from '../random.ts'
import { type Column, pickColumns } from './columns.ts'
import { type Extras, makeFacts } from './facts.ts'
import { makeRows } from './rows.ts'
import type { Fact, Sheet } from './sheet.ts'
import { makeTotals } from './totals.ts'
import type { Wording } from './wording.ts'

/** What stays the same on all papers of one supplier. */
export interface House {
  wording: Wording
  extras: Extras
  /** Forked by name for each choice, so that every paper of the house chooses alike. */
  habits: Random
}

const FINE_PRINT = [
  'Goods remain our property until paid in full.',
  'Claims must be made within 7 days of delivery.',
  'Returns require authority within 14 days and this invoice. A restocking fee of 15% may apply.',
  'E. & O. E.',
  'Overdue accounts attract interest at 1.5% per month.',
  'Warranty claims must be made with this invoice.',
]
const MEANING: Record<string, string[]> = {
  '*': ['* denotes item on special', '* Special order item - not returnable', '* = net price item'],
  '†': ['† Special order, not returnable'],
  '^': ['^ indicates promotional price'],
}

/** Puts one paper into words. @returns also whether the printed subtotal is the GST-exclusive one */
export function makeSheet(
  random: Random,
  paper: Paper,
  house: House,
  narrow: boolean,
): { sheet: Sheet; subtotalShown: boolean } {
  const { wording } = house
  const sign = paper.type === 'credit-note' && wording.creditSign === 'negative' ? -1 : 1
  const habit = (name: string) => house.habits.fork(name)
  const columns = pickColumns(habit('columns'), paper.traits, paper.type, narrow)
  const { totals, subtotalShown } = makeTotals(habit('totals'), paper, wording, sign)
  const hasSlip = paper.type === 'tax-invoice' && !narrow && habit('slip').chance(0.15)
  const hasAgeing =
    paper.type === 'statement' || (paper.type === 'tax-invoice' && habit('ageing').chance(0.08))
  const facts = makeFacts(random, paper, wording, house.extras)
  const sheet: Sheet = {
    title: wording.title(paper.type),
    supplier: makeHead(habit('head'), paper, wording),
    facts,
    to: { label: cased(wording, wording.labels.to), lines: addressee(habit('to'), paper, wording) },
    ship: habit('ship').chance(0.25)
      ? { label: cased(wording, wording.labels.ship), lines: shipTo(random, paper) }
      : null,
    columns,
    rows: makeRows(habit('rows'), paper, wording, sign),
    totals,
    notes: makeNotes(random, paper, columns),
    foot: makeFoot(habit('foot'), paper, wording),
    slip: hasSlip ? makeSlip(paper, wording) : null,
    ageing: hasAgeing ? makeAgeing(random, paper, wording) : [],
    colon: wording.colon,
    upper: wording.upper,
  }
  return { sheet, subtotalShown }
}

function cased(wording: Wording, text: string): string {
  return wording.upper ? text.toUpperCase() : text
}

function makeHead(random: Random, { supplier }: Paper, wording: Wording): Sheet['supplier'] {
  const abn = wording.formats.abn(supplier.abn)
  const lines = [supplier.street, supplier.town]
  if (random.chance(0.85)) lines.push(`${random.pick(['Ph', 'Phone', 'Tel', 'T:', 'P'])} ${supplier.phone}`)
  if (random.chance(0.6)) lines.push(random.chance(0.6) ? supplier.email : supplier.web)
  return {
    name: wording.upper || random.chance(0.2) ? supplier.name.toUpperCase() : supplier.name,
    legal: wording.legalAt === 'head' ? supplier.legal : null,
    lines: random.chance(0.3) ? [lines.slice(0, 2).join(', '), ...lines.slice(2)] : lines,
    abnInHead: wording.abnAt === 'head' ? abn : null,
    abnAtTitle: wording.abnAt === 'title' ? abn : null,
  }
}

function addressee(random: Random, { customer }: Paper, wording: Wording): string[] {
  const lines = [customer.name, customer.street, customer.town]
  if (random.chance(0.1)) lines.push(wording.formats.abn(customer.abn))
  return wording.upper ? lines.map(text => text.toUpperCase()) : lines
}

function shipTo(random: Random, { customer }: Paper): string[] {
  return random.chance(0.5) ? ['As above'] : [customer.name, 'Rear roller door', customer.town]
}

function makeNotes(random: Random, paper: Paper, columns: Column[]): string[] {
  const marks = [...new Set(paper.items.map(item => item.mark).filter(Boolean))]
  const inclusive =
    paper.type !== 'statement' &&
    paper.traits.basis === 'inclusive' &&
    !columns.some(column => /inc/i.test(column.head))
  return [
    ...marks.map(mark => random.pick(MEANING[mark] ?? [])),
    ...(inclusive ? [random.pick(['All prices include GST', 'Prices shown are GST inclusive'])] : []),
    ...(paper.type === 'quote' ? ['Quote valid for 30 days'] : []),
    ...(paper.type === 'credit-note'
      ? [
          random.pick([
            'Reason: returned unopened',
            'Reason: wrong part supplied',
            'Do not pay - credited to your account',
          ]),
        ]
      : []),
    ...(paper.type === 'pro-forma' ? ['This is not a tax invoice. Goods are released on payment.'] : []),
  ]
}

function makeFoot(random: Random, { supplier, number, type }: Paper, wording: Wording): string[] {
  const { bank, legal, name } = supplier
  const abn = wording.formats.abn(supplier.abn)
  const own = { head: null, foot: legal, terms: `${name} is a trading name of ${legal}`, none: null }[
    wording.legalAt
  ]
  const ownLine = [own, wording.abnAt === 'foot' ? abn : null].filter(Boolean).join(' ')
  const pays = type !== 'delivery-docket' && random.chance(0.75)
  const reference = random.chance(0.5) ? ` Ref ${number}` : ''
  return [
    ...(pays
      ? [
          `Bank: ${bank.name} BSB ${bank.bsb} ${random.pick(['Account', 'Acc', 'A/C'])} ${bank.account}${reference}`,
        ]
      : []),
    ...random.shuffle(FINE_PRINT).slice(0, random.int(0, 2)),
    ...(ownLine ? [ownLine] : []),
    ...(random.chance(0.12) ? [`Form AR-${random.digits(3)} rev ${wording.formats.date('2019-07-01')}`] : []),
  ]
}

function makeSlip(paper: Paper, { labels, formats, ...wording }: Wording): Sheet['slip'] {
  const amount = paper.totals.total - paper.totals.paid
  return {
    title: wording.upper ? 'REMITTANCE ADVICE' : 'Remittance Advice - please return with payment',
    facts: [
      { key: 'customer', label: 'Customer', value: paper.customer.name },
      { key: 'number', label: wording.numberLabel(paper.type), value: paper.number },
      ...(paper.due ? [{ key: 'due', label: labels.due, value: formats.date(paper.due) }] : []),
      { key: 'amount', label: 'Amount Due', value: formats.total(amount) },
      { key: 'enclosed', label: 'Amount Enclosed', value: '$' },
    ],
  }
}

function makeAgeing(random: Random, paper: Paper, { formats }: Wording): Fact[] {
  const old = random.int(0, 60_000)
  return [
    ['Current', Math.max(0, paper.totals.total - (paper.type === 'statement' ? old : 0))],
    ['30 Days', old],
    ['60 Days', 0],
    ['90 Days+', 0],
  ].map(([label, cents]) => ({
    key: String(label),
    label: String(label),
    value: formats.amount(Number(cents)),
  }))
}
