import type { PaperType, Traits } from '../data/paper.ts'
import type { Random } from '../random.ts'

export type ColumnKey =
  | 'line'
  | 'number'
  | 'description'
  | 'ordered'
  | 'quantity'
  | 'backorder'
  | 'unit'
  | 'bin'
  | 'retail'
  | 'list'
  | 'percent'
  | 'price'
  | 'rate'
  | 'gst'
  | 'total'
  | 'totalInc'
  | 'date'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'balance'

export interface Column {
  key: ColumnKey
  head: string
  /** How much of the width it wants. */
  weight: number
  align: 'left' | 'right' | 'centre'
}

type Places = ('number' | 'description' | 'quantity' | 'price' | 'total')[]

const ORDERS: [number, Places][] = [
  [10, ['number', 'description', 'quantity', 'price', 'total']],
  [6, ['quantity', 'number', 'description', 'price', 'total']],
  [3, ['description', 'number', 'quantity', 'price', 'total']],
  [2, ['number', 'quantity', 'description', 'price', 'total']],
  [2, ['description', 'quantity', 'number', 'price', 'total']],
  [1, ['quantity', 'description', 'number', 'price', 'total']],
]

const list = (text: string) => text.split('|')
const HEADS: Record<ColumnKey, string[]> = {
  line: list('#|Line|Ln|Item'),
  number: list(
    'Part No.|Part No|Part Number|Part #|Item Code|Code|Product|Product Code|SKU|Stock No|Stock Code|Item No.|Catalogue No|Item|Part|Item Number|Product No|Part Num',
  ),
  description: list(
    'Description|Description|Description|Item Description|Details|Particulars|Product Description|Goods Description|Description of Goods',
  ),
  quantity: list('Qty|Qty|QTY|Quantity|Qty.|Qty Supplied|Units'),
  ordered: list('Ord|Ordered|Qty Ord|Order Qty|Qty Ordered|Ord Qty'),
  backorder: list('B/O|BO|Back Order|B/Ord|To Follow|Backordered|Qty B/O'),
  unit: list('UOM|U/M|Unit|Per|UM'),
  bin: list('Bin|Loc|Location|Whse'),
  retail: list('RRP|RRP Inc|Retail Inc GST|Rec. Retail'),
  list: list('List|List Price|Retail|Gross Price|Trade Price|Unit List'),
  percent: list('Disc %|Disc|Disc.|Disc%|Less %|Discount|D%|Discount %'),
  price: list(
    'Unit Price|Unit Price|Price|Each|Unit|Unit Cost|Rate|Price Each|Unit Price ex GST|Price (ex GST)|Ex GST Price|Sell Price',
  ),
  rate: list('GST|GST %|Tax Rate|Tax Code'),
  gst: list('GST|GST $|G.S.T.|GST Amount|Tax|GST Amt'),
  total: list(
    'Total|Amount|Ext|Ext Price|Ext. Price|Extension|Extended|Line Total|Value|Net Amount|Total ex GST|Amount (ex GST)|Amount AUD|NETT|Total Price',
  ),
  totalInc: list('Total Inc|Amount inc GST|Inc GST|Total (inc GST)|Incl. Total|Total Inc GST'),
  date: list('Date|Trans Date'),
  reference: list('Reference|Ref No|Document|Invoice'),
  debit: list('Debit|Charges|Amount'),
  credit: list('Credit|Payments|Credits'),
  balance: list('Balance|Running Balance'),
}
const SUPPLIED = list('Supplied|Supp|Qty Supp|Shipped|Qty Shipped|Sent|Del|Qty Del|Invoiced|Qty Inv')
const NET = list('Net|Nett|Net Price|Nett Price|Net Unit|Your Price|Nett Each|Unit Net|Net Each')
const UNIT_INC = list('Price inc GST|Unit (Inc)|Price (inc)|Unit Price inc GST|Unit Inc|Price')
const TOTAL_INC = list('Total inc GST|Amount inc|Total (inc GST)|Amount Inc GST|Inc Total|Total')
const ENGINEERING = list('Description|Details of Work|Service|Particulars|Work Carried Out')

const WEIGHTS: Partial<Record<ColumnKey, number>> = {
  description: 42,
  number: 18,
  line: 5,
  bin: 8,
  unit: 7,
  percent: 8,
  date: 14,
  reference: 18,
}
const CENTRED: ColumnKey[] = ['quantity', 'ordered', 'backorder', 'unit', 'rate']
const WORDS: ColumnKey[] = ['line', 'number', 'description', 'bin', 'date', 'reference', 'unit']

/** The columns of a paper's table, in the order and under the names that this supplier's system prints. */
export function pickColumns(random: Random, traits: Traits, type: PaperType, narrow: boolean): Column[] {
  const centres = random.chance(0.4)
  const upper = random.chance(0.25)
  return columnKeys(random, traits, type, narrow).map(key => {
    const head = random.pick(headsFor(key, traits))
    const align = centres && CENTRED.includes(key) ? 'centre' : WORDS.includes(key) ? 'left' : 'right'
    return { key, head: upper ? head.toUpperCase() : head, weight: WEIGHTS[key] ?? 11, align }
  })
}

const SYLLABLES = ['bra', 'dov', 'fen', 'gul', 'kem', 'lom', 'mip', 'nud', 'rof', 'tazz', 'vel', 'wix']

/**
 * The same columns, with that share of their names replaced by words of no language: what a reader then still knows, it knows from what stands
 * beneath. Names that say whether GST is in the amounts stay, as nothing else may say it.
 */
export function withStrangeHeads(random: Random, columns: readonly Column[], share: number): Column[] {
  return columns.map(column => {
    const isStrange = random.chance(share) && !/inc|ex\b|gst|tax/i.test(column.head)
    const word = random.pick(SYLLABLES) + random.pick(SYLLABLES)
    return isStrange ? { ...column, head: `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` } : column
  })
}

function columnKeys(random: Random, traits: Traits, type: PaperType, narrow: boolean): ColumnKey[] {
  if (type === 'statement') return ['date', 'reference', 'description', 'debit', 'credit', 'balance']
  const hasUnit = !narrow && random.chance(0.25)
  const hasRetail = !narrow && !traits.lineDiscounts && traits.basis === 'exclusive' && random.chance(0.07)
  const expand: Record<Places[number], ColumnKey[]> = {
    number: traits.numbers === 'column' ? ['number'] : [],
    description: ['description'],
    quantity: [...quantityKeys(random, traits), ...(hasUnit ? (['unit'] as const) : [])],
    price: [...(hasRetail ? (['retail'] as const) : []), ...priceKeys(traits)],
    total: totalKeys(random, traits),
  }
  const places =
    traits.numbers === 'column'
      ? random.weigh(ORDERS)
      : random.pick([(ORDERS[0] ?? [0, []])[1], (ORDERS[1] ?? [0, []])[1]])
  const keys = places.flatMap(place => expand[place])
  if (!narrow && random.chance(0.07)) keys.unshift('line')
  if (!narrow && random.chance(0.05)) keys.splice(keys.indexOf('description') + 1, 0, 'bin')
  return type === 'delivery-docket' ? keys.filter(key => PRICED.indexOf(key) < 0) : keys
}

const PRICED: ColumnKey[] = ['retail', 'list', 'percent', 'price', 'rate', 'gst', 'total', 'totalInc']

function quantityKeys(random: Random, { backorders }: Traits): ColumnKey[] {
  if (backorders === 'none') return ['quantity']
  return random.pick<ColumnKey[]>([
    ['ordered', 'quantity', 'backorder'],
    ['ordered', 'quantity'],
    ['ordered', 'backorder', 'quantity'],
    ['quantity', 'backorder'],
  ])
}

function priceKeys(traits: Traits): ColumnKey[] {
  if (!traits.lineDiscounts) return ['price']
  return traits.netPrinted ? ['list', 'percent', 'price'] : ['list', 'percent']
}

function totalKeys(random: Random, traits: Traits): ColumnKey[] {
  if (traits.amounts === 'both')
    return random.pick([
      ['total', 'gst', 'totalInc'],
      ['gst', 'total', 'totalInc'],
    ])
  if (traits.amounts === 'inclusive') return ['gst', 'totalInc']
  if (traits.gstColumn)
    return random.pick([
      ['gst', 'total'],
      ['total', 'gst'],
      ['rate', 'total'],
    ])
  return ['total']
}

function headsFor(key: ColumnKey, traits: Traits): string[] {
  const { basis, numbers, lineDiscounts, netPrinted, backorders } = traits
  if (key === 'price' && lineDiscounts) return NET
  if (key === 'list' && !netPrinted) return ['List', 'List Price', 'Unit Price', 'Price', 'Retail', 'Gross']
  if (key === 'price' && basis === 'inclusive') return UNIT_INC
  if (key === 'total' && basis === 'inclusive') return TOTAL_INC
  if (key === 'quantity' && backorders !== 'none') return SUPPLIED
  if (key === 'description' && numbers === 'none') return ENGINEERING
  return HEADS[key]
}
