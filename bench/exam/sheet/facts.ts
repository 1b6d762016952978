import { addDays } from '../data/dates.ts'
import type { Paper } from '../data/paper.ts'
import type { Random } from '../random.ts'
import type { Fact } from './sheet.ts'
import type { LabelKey, Wording } from './wording.ts'

/** Which of the further particulars a supplier prints; one file keeps one choice. */
export interface Extras {
  keys: LabelKey[]
  order: 'number-first' | 'date-first' | 'shuffled'
}

export function pickExtras(random: Random): Extras {
  const possible: LabelKey[] = ['sales', 'docket', 'account', 'rep', 'terms', 'ordered', 'dispatched']
  return {
    keys: random.shuffle(possible).slice(
      0,
      random.weigh([
        [3, 0],
        [3, 1],
        [3, 2],
        [2, 3],
        [1, 5],
      ]),
    ),
    order: random.weigh([
      [6, 'number-first'],
      [3, 'date-first'],
      [2, 'shuffled'],
    ]),
  }
}

/** The particulars of a paper: each label once, dates and numbers that could be taken for others among them. */
export function makeFacts(random: Random, paper: Paper, wording: Wording, extras: Extras): Fact[] {
  const { labels, formats } = wording
  const label = (key: LabelKey) => labels[key]
  const isBill = paper.type === 'tax-invoice' || paper.type === 'pro-forma'
  const number = { key: 'number', label: wording.numberLabel(paper.type), value: paper.number }
  const dateLabel = /inv/i.test(label('date')) && paper.type !== 'tax-invoice' ? 'Date' : label('date')
  const date = { key: 'date', label: dateLabel, value: formats.date(paper.date) }
  const first = extras.order === 'date-first' ? [date, number] : [number, date]
  const rest: Fact[] = []
  if (paper.orderPrinted) rest.push({ key: 'order', label: label('order'), value: paper.orderPrinted })
  if (paper.original) rest.push({ key: 'original', label: label('original'), value: paper.original })
  for (const key of extras.keys) {
    const value = extraValue(random, paper, wording, key)
    if (value && (isBill || !['ordered', 'dispatched', 'terms'].includes(key)))
      rest.push({ key, label: label(key), value })
  }
  if (paper.due) rest.push({ key: 'due', label: label('due'), value: formats.date(paper.due) })
  const facts = [...first, ...(extras.order === 'shuffled' ? random.shuffle(rest) : rest)]
  return withoutTwins(facts).map(fact =>
    wording.upper ? { ...fact, label: fact.label.toUpperCase() } : fact,
  )
}

function extraValue(random: Random, paper: Paper, { formats }: Wording, key: LabelKey): string | null {
  const back = random.int(0, 3)
  const { due, customer, date } = paper
  const values: Partial<Record<LabelKey, string>> = {
    sales: random.digits(6),
    docket: `${random.letters(1)}${random.digits(5)}`,
    account: `${customer.short}${random.digits(3)}`,
    rep: random.pick(['Jo', 'COUNTER 2', 'Marcus', 'KYLIE', 'House', '04']),
    terms: random.pick(
      due === null ? ['COD', 'Cash', '30 days'] : ['30 days', '30 days EOM', 'Net 14', 'Account'],
    ),
    ordered: formats.date(addDays(date, -back - 1)),
    dispatched: formats.date(addDays(date, back - 1)),
  }
  return values[key] ?? null
}

/** No label twice: where two would read the same, the later one goes, but the order never does. */
function withoutTwins(facts: Fact[]): Fact[] {
  const plain = (label: string) => label.toLowerCase().replace(/[^a-z]/g, '')
  const wanted = facts
    .filter(fact => ['number', 'date', 'order', 'due'].includes(fact.key))
    .map(fact => plain(fact.label))
  return facts.filter(
    fact =>
      ['number', 'date', 'order', 'due', 'original'].includes(fact.key) ||
      !wanted.includes(plain(fact.label)),
  )
}
