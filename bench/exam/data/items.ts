import type { Random } from '../random.ts'
import { type Cents, gstOf, gstWithin, lessPercent, type Thousandths, times } from './cents.ts'
import type { Item, Traits } from './paper.ts'
import type { NumberMaker } from './part-numbers.ts'
import { describe, priceOf, type Trade } from './trades.ts'

const SERIAL = ['Serial No: ', 'S/N ', 'Serial: ', 'SN: ']
const REMARKS = [
  'Suits 2014-on diesel',
  'Ordered by Dave',
  'Old unit returned 21/01 - thank you',
  'Superseded number, same fit',
  'Special order - no return',
  'Check fitment before installing',
  'Warranty 12 months / 20,000 km',
]
const MARKED = 0.35

/** The lines of one paper, priced; every number is right by construction. */
export function makeItems(random: Random, trade: Trade, traits: Traits, numbers: NumberMaker): Item[] {
  const items: Item[] = []
  const add = (item: Partial<Item> & Pick<Item, 'kind' | 'description'>) =>
    items.push(priceItem({ ...blankItem(), ...item }, traits))
  for (let i = 0; i < traits.items; i++) {
    const item = makeGoods(random, trade, traits, numbers)
    if (i > 0) {
      add(item)
      continue
    }
    const first = leading(item, traits)
    add(first)
    if (traits.kit) for (const part of components(random, trade, numbers)) add(part)
    if (traits.core) for (const core of cores(random, first)) add(core)
  }
  if (traits.levy) add(levy(random))
  if (traits.returned) add(returned(random, trade, traits, numbers, items[0]?.total ?? 0))
  if (traits.gstFree)
    add({
      kind: 'part',
      description: 'First aid refill GST free',
      number: numbers.make(),
      list: 4800,
      taxed: false,
    })
  if (traits.freight === 'line' || traits.freight === 'two-lines') add(freight(random))
  if (traits.freight === 'two-lines') add(freight(random))
  if (traits.surcharge === 'line') {
    const number = random.chance(0.5) ? null : 'SURCH'
    add({ kind: 'surcharge', description: 'Credit card surcharge 1.5%', number, list: random.int(150, 900) })
  }
  return traits.numbers === 'none' ? items.map(item => ({ ...item, number: null })) : items
}

function blankItem(): Omit<Item, 'kind' | 'description'> {
  const quantity = { ordered: 1000, supplied: 1000 }
  const money = { list: 0, percent: 0, price: 0, total: 0, gst: 0, taxed: true }
  return { number: null, mark: '', notes: [], unit: 'EA', group: null, ...quantity, ...money }
}

/** The first line always comes, a kit once: a bill for nothing is no bill. */
function leading(item: ReturnType<typeof makeGoods>, { kit }: Traits) {
  if (!kit) return { ...item, supplied: item.ordered }
  return { ...item, ordered: 1000, supplied: 1000, description: `${item.description} kit` }
}

function makeGoods(random: Random, trade: Trade, traits: Traits, numbers: NumberMaker) {
  const list = priceOf(random, trade)
  const ordered = pickQuantity(random, traits, list)
  const notes = [
    ...(traits.serials && random.chance(0.5)
      ? [`${random.pick(SERIAL)}${random.digits(4)}-${random.digits(5)}`]
      : []),
    ...(traits.comments && random.chance(0.3) ? [random.pick(REMARKS)] : []),
  ]
  const unnumbered = traits.numbers === 'column' && random.chance(0.02)
  return {
    kind: traits.numbers === 'none' ? ('labour' as const) : ('part' as const),
    number: unnumbered ? null : numbers.make(),
    mark: traits.mark && !unnumbered && random.chance(MARKED) ? traits.mark : '',
    description: describe(random, trade),
    notes,
    unit: random.pick(trade.units),
    ordered,
    supplied: traits.backorders === 'short' && random.chance(0.3) ? shortOf(random, ordered) : ordered,
    list,
    percent: traits.lineDiscounts ? random.pick([0, 50, 100, 150, 200, 225, 250, 300, 333]) : 0,
  }
}

/** Many of what is cheap, one or two of what is dear. */
function pickQuantity(random: Random, traits: Traits, price: Cents): Thousandths {
  if (traits.decimals && random.chance(0.5))
    return random.pick([500, 1500, 2500, 4500, 3250, 12_500, 47_500, 750])
  return random.weigh([
    [52, 1000],
    [20, 2000],
    [price < 30_000 ? 12 : 2, 4000],
    [price < 8000 ? 14 : 1, random.int(3, 12) * 1000],
    [price < 2500 ? 4 : 0, random.pick([24, 50, 100]) * 1000],
  ])
}

/** Some of it, or none. */
function shortOf(random: Random, ordered: Thousandths): Thousandths {
  if (ordered < 2000 || random.chance(0.6)) return 0
  return random.int(1, Math.ceil(ordered / 1000) - 1) * 1000
}

function components(random: Random, trade: Trade, numbers: NumberMaker) {
  return Array.from({ length: random.int(2, 4) }, () => {
    const quantity = random.int(1, 2) * 1000
    const description = describe(random, trade)
    return {
      kind: 'component' as const,
      number: numbers.make(),
      description,
      ordered: quantity,
      supplied: quantity,
    }
  })
}

function cores(
  random: Random,
  item: { number: string | null; description: string; supplied: number; ordered: number },
) {
  const list = random.pick([2500, 4500, 6500, 8800, 12_000, 18_000])
  const word = random.pick(['Core deposit', 'Core charge', 'Exchange deposit', 'Exchange surcharge'])
  const style = random.int(0, 2)
  const number = [null, 'CORE', item.number && `${item.number}-C`][style] ?? null
  const quantity = { ordered: item.ordered, supplied: item.supplied }
  const deposit = {
    kind: 'core' as const,
    description: `${word} - ${item.description}`,
    number,
    list,
    ...quantity,
  }
  const credit = {
    kind: 'core' as const,
    description: random.pick(['Core return credit', 'Core credit - old unit']),
    number: style === 0 ? null : 'CORE-CR',
    list,
    ordered: -1000,
    supplied: -1000,
  }
  return random.chance(0.45) ? [deposit, credit] : [deposit]
}

function levy(random: Random) {
  const [description, code] = random.pick([
    ['Environmental levy', 'ENVLEVY'],
    ['Tyre recycling levy', 'LEVY'],
    ['Waste oil levy', 'OILLEVY'],
    ['Fuel levy', 'FUEL'],
  ] as const)
  const quantity = random.int(1, 4) * 1000
  const number = random.chance(0.5) ? null : code
  return {
    kind: 'levy' as const,
    description,
    number,
    list: random.int(85, 950),
    ordered: quantity,
    supplied: quantity,
  }
}

/** Something sent back, for less than `most`, so that the paper stays a bill. */
function returned(random: Random, trade: Trade, traits: Traits, numbers: NumberMaker, most: Cents) {
  const item = makeGoods(random, trade, { ...traits, backorders: 'none' }, numbers)
  const note = `Return from invoice ${random.digits(6)}`
  return {
    ...item,
    percent: 0,
    list: Math.min(item.list, Math.ceil(most / 2)),
    ordered: -1000,
    supplied: -1000,
    notes: [note],
  }
}

function freight(random: Random) {
  const description = random.pick([
    'Freight',
    'Freight - overnight satchel',
    'Freight & handling',
    'Courier - same day',
    'Courier charge',
    'Delivery fee',
    'Shipping',
    'Postage and handling',
    'Freight to store',
    'Delivery charge metro',
  ])
  const number = random.pick([null, null, 'FRT', 'FREIGHT', 'FRGHT', 'DEL', '99999'])
  return {
    kind: 'freight' as const,
    description,
    number,
    list: random.pick([850, 1200, 1450, 1650, 2200, 3850, 9500]),
  }
}

function priceItem(item: Item, traits: Traits): Item {
  const price = lessPercent(item.list, item.percent)
  const total =
    traits.extension === 'net' || item.percent === 0
      ? times(price, item.supplied)
      : lessPercent(times(item.list, item.supplied), item.percent)
  const gst = item.taxed ? (traits.basis === 'inclusive' ? gstWithin(total) : gstOf(total)) : 0
  return { ...item, price, total, gst }
}
