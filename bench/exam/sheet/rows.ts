import { sum } from '../data/cents.ts'
import { addDays } from '../data/dates.ts'
import type { Item, Paper } from '../data/paper.ts'
import type { Random } from '../random.ts'
import type { ColumnKey } from './columns.ts'
import type { Row } from './sheet.ts'
import type { Wording } from './wording.ts'

/** The rows of the table. `sign` is -1 where a credit note prints quantities and amounts negative. */
export function makeRows(random: Random, paper: Paper, wording: Wording, sign: 1 | -1): Row[] {
  if (paper.type === 'statement') return accountRows(paper, wording)
  const { amount } = wording.formats
  const rows: Row[] = []
  const numberBefore = random.pick(['Part: ', 'P/N ', 'Part No: ', 'Code: '])
  const zero = random.weigh([
    [8, null],
    [1, 'Incl'],
    [1, '-'],
  ])
  const bins = random.fork('bins')
  let running = 0
  paper.items.forEach((item, i) => {
    const previous = paper.items[i - 1]?.group ?? null
    if (item.group && item.group !== previous)
      rows.push({ ...BLANK, kind: 'heading', text: item.group, running: amount(running) })
    running += sign * item.total
    const cells = itemCells(item, i, wording, sign)
    if (item.kind === 'component' && zero) Object.assign(cells, { price: zero, total: zero })
    cells.bin = `${bins.letters(1)}${bins.int(1, 9)}-${bins.digits(2)}`
    rows.push(...itemRows(item, cells, paper, wording, numberBefore, amount(running)))
    const isLast = item.group !== null && item.group !== paper.items[i + 1]?.group
    if (isLast && paper.traits.groupTotals && paper.traits.amounts === 'exclusive') {
      const group = sum(paper.items.filter(other => other.group === item.group).map(other => other.total))
      rows.push({
        ...BLANK,
        kind: 'subtotal',
        text: 'Sub-total this job',
        cells: { total: amount(sign * group) },
        running: amount(running),
      })
    }
  })
  if (paper.traits.comments && random.chance(0.5)) {
    const text = random.pick([
      `Ordered by Dave ${wording.formats.date(addDays(paper.date, -1))}`,
      'Delivered with run 2',
      '** Thank you for your order **',
      'Back order to follow under separate invoice',
    ])
    rows.splice(random.int(0, rows.length), 0, {
      ...BLANK,
      kind: 'remark',
      text,
      running: rows.at(-1)?.running ?? '',
    })
  }
  return wording.upper ? rows.map(capitals) : rows
}

const BLANK = { cells: {}, under: [] as string[], text: '', running: '' }

function itemCells(item: Item, index: number, { formats }: Wording, sign: 1 | -1): Row['cells'] {
  const { amount, quantity, percent } = formats
  const inclusive = item.total + item.gst
  const short = item.ordered - item.supplied
  return {
    line: String(index + 1),
    number: item.number === null ? '' : `${item.number}${item.mark}`,
    description: item.description,
    ordered: quantity(sign * item.ordered),
    quantity: quantity(sign * item.supplied),
    backorder: short === 0 ? '' : quantity(short),
    unit: item.unit,
    retail: amount(Math.ceil((item.list * 1.54) / 5) * 5),
    list: amount(item.list),
    percent: item.percent === 0 ? '' : percent(item.percent),
    price: amount(item.price),
    rate: item.taxed ? '10%' : 'Free',
    gst: amount(sign * item.gst),
    total: amount(sign * item.total),
    totalInc: amount(sign * inclusive),
  }
}

function itemRows(
  item: Item,
  cells: Row['cells'],
  paper: Paper,
  wording: Wording,
  before: string,
  running: string,
): Row[] {
  const { numbers } = paper.traits
  const under: string[] = []
  if (item.number && numbers === 'under') under.push(`${before}${cells.number}`)
  if (item.number && numbers === 'before') cells.description = `${cells.number} - ${item.description}`
  const remarks = wording.notesIn === 'row' ? item.notes : []
  if (wording.notesIn === 'cell') under.push(...item.notes)
  return [
    { kind: 'item', cells, under, text: '', running },
    ...remarks.map(text => ({ ...BLANK, kind: 'remark' as const, text, running })),
  ]
}

function accountRows(paper: Paper, { formats }: Wording): Row[] {
  return paper.account.map(({ date, text, reference, amount, balance }) => {
    const cells: Partial<Record<ColumnKey, string>> = {
      date: formats.date(date),
      reference,
      description: text,
      debit: amount > 0 ? formats.amount(amount) : '',
      credit: amount < 0 ? formats.amount(-amount) : '',
      balance: formats.amount(balance),
    }
    return { kind: 'item', cells, under: [], text: '', running: formats.amount(balance) }
  })
}

function capitals(row: Row): Row {
  const description = row.cells.description?.toUpperCase()
  return {
    ...row,
    text: row.text.toUpperCase(),
    under: row.under.map(text => text.toUpperCase()),
    cells: { ...row.cells, ...(description && { description }) },
  }
}
