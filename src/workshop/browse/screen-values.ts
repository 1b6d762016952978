import { type Cents, centsFromDollars } from '#domain/money.ts'
import type { Token } from './read-screen.ts'

/** One line of a table or list: what it says under each heading. */
export interface Record {
  /** Index for `rowAt`, or for `itemAt` where the line is a list item. */
  index: number
  isItem: boolean
  /** The words under the first heading that fits, joined by ` - `; null when there is no such heading. */
  text(heading: RegExp): string | null
  /** The separate words under that heading. */
  words(heading: RegExp): string[]
  /** A tick, or a word such as Yes. */
  isTicked(heading: RegExp): boolean
  tokens: Token[]
}

/** `Status: sent` in one piece, and `Total $12.00`. */
const LABEL_AND_VALUE = /^([^:]{2,40}):\s*(\S.*)$/
const WORDS_AND_NUMBER = /^([a-z][a-z .()&/-]*?)\s+([-−(]?\$?\s*[-−]?\d[\d,.]*\)?)$/i

/** What stands beside or under a label; null when the screen has no such label. */
export function valueOf(tokens: readonly Token[], label: RegExp): string | null {
  return valuesOf(tokens, label)[0] ?? null
}

/** The same for every place that carries the label, fields first: a title may read like a label, and stand before it. */
export function valuesOf(tokens: readonly Token[], label: RegExp): string[] {
  return valueTokens(tokens, label).map(token => token.text)
}

function valueTokens(tokens: readonly Token[], label: RegExp): Token[] {
  const fields = tokens.filter(token => token.kind === 'field' && token.row === -1 && label.test(token.label))
  const columns = headingRows(tokens)
  const shown = tokens.flatMap((token, index) => {
    if (token.kind !== 'text' || columns.has(token.row)) return []
    if (label.test(token.text)) return [tokenAfter(tokens.slice(index), token, columns)]
    const inOne = LABEL_AND_VALUE.exec(token.text) ?? WORDS_AND_NUMBER.exec(token.text)
    return inOne?.[1] && label.test(inOne[1]) ? [{ ...token, text: inOne[2] ?? '' }] : []
  })
  return [...fields, ...shown]
}

function tokenAfter([, ...rest]: readonly Token[], label: Token, columns: Set<number>): Token {
  const next = rest.find(token => token.kind !== 'action' && !columns.has(token.row))
  const isElsewhere = label.row >= 0 && next?.row !== label.row
  const isLabel = isElsewhere || next?.text.endsWith(':') || (label.heading && next?.heading)
  return next && !isLabel ? { ...next, text: next.text.replace(/^:\s*/, '') } : { ...label, text: '' }
}

/** Rows that hold nothing but headings. */
function headingRows(tokens: readonly Token[]): Set<number> {
  const rows = new Set(tokens.filter(token => token.row >= 0).map(token => token.row))
  for (const token of tokens) if (token.row >= 0 && !token.heading) rows.delete(token.row)
  return rows
}

/** The lines of the first table whose headings fit all of `required`; else list items that carry them as labels; else null. */
export function recordsWith(tokens: readonly Token[], required: readonly RegExp[]): Record[] | null {
  const tables = [...new Set(tokens.map(token => token.table))].filter(table => table >= 0)
  for (const table of tables) {
    // A caption stands in no row.
    const inTable = tokens.filter(token => token.table === table && token.row >= 0)
    const head = inTable.filter(token => token.row === inTable[0]?.row)
    if (required.every(heading => head.some(token => heading.test(token.text))))
      return tableRecords(inTable, head)
  }
  return itemRecords(tokens, required)
}

function tableRecords(tokens: readonly Token[], head: readonly Token[]): Record[] {
  const rows = [...new Set(tokens.map(token => token.row))].filter(row => row >= 0 && row !== head[0]?.row)
  return rows.map(row => {
    const inRow = tokens.filter(token => token.row === row)
    const under = (heading: RegExp) => {
      const column = head.find(token => heading.test(token.text))
      return (
        column && withoutLabels(inRow.filter(token => token.cell === column.cell && token.kind !== 'action'))
      )
    }
    return record(row, false, inRow, under)
  })
}

/** A field's own label is no word of its cell. */
function withoutLabels(inCell: readonly Token[]): Token[] {
  const labels = new Set(inCell.map(token => token.label).filter(Boolean))
  return inCell.filter(token => token.kind !== 'text' || !labels.has(token.text))
}

function itemRecords(tokens: readonly Token[], required: readonly RegExp[]): Record[] | null {
  const items = [...new Set(tokens.map(token => token.item))].filter(item => item >= 0)
  const records = items.flatMap(item => {
    const inItem = tokens.filter(token => token.item === item)
    const has = (label: RegExp) =>
      inItem.some(token => label.test(token.label) || label.test(token.text.split(':')[0] ?? ''))
    if (!required.every(has)) return []
    const under = (label: RegExp) => {
      const field = inItem.find(token => token.kind === 'field' && label.test(token.label))
      const value = field ?? valueTokens(inItem, label)[0]
      return value && [value]
    }
    return [record(item, true, inItem, under)]
  })
  return records.length > 0 ? records : null
}

/** Every row, and every list item outside of tables, whatever it says: for lists whose entries carry no labels. */
export function entriesOf(tokens: readonly Token[]): Record[] {
  const unlabelled = () => undefined
  const keys = new Map(tokens.map(({ row, item }) => [`${row} ${item}`, { row, item }]))
  return [...keys.values()].flatMap(({ row, item }) => {
    if (row < 0 && item < 0) return []
    const inEntry = tokens.filter(token =>
      row < 0 ? token.row < 0 && token.item === item : token.row === row,
    )
    return [record(row < 0 ? item : row, row < 0, inEntry, unlabelled)]
  })
}

function record(
  index: number,
  isItem: boolean,
  tokens: Token[],
  under: (heading: RegExp) => Token[] | undefined,
): Record {
  const words = (heading: RegExp) =>
    (under(heading) ?? [])
      .filter(t => t.checked === null)
      .map(t => t.text)
      .filter(Boolean)
  return {
    index,
    isItem,
    tokens,
    words,
    text: heading => (under(heading) ? words(heading).join(' - ') : null),
    isTicked: heading =>
      (under(heading) ?? []).some(token => token.checked ?? /^(yes|y|true|✓|✔|x)$/i.test(token.text)),
  }
}

/** The first amount in the words, in cents; null when there is none. `$1,234.50`, `-$0.02`, `($0.02)`, `12`. */
export function amountIn(words: string | null | undefined): Cents | null {
  const found = /(\(|-|−)?\s*\$?\s*(-|−)?\s*((?:\d[\d,]*)?\.?\d+)/.exec(words ?? '')
  if (!found?.[3]) return null
  const cents = centsFromDollars(Number(found[3].replaceAll(',', '')))
  return found[1] || found[2] ? -cents || 0 : cents
}

/** The first number in the words; null when there is none. */
export function numberIn(words: string | null | undefined): number | null {
  const found = /-?[\d,]*\.?\d+/.exec((words ?? '').replace('−', '-'))
  return found ? Number(found[0].replaceAll(',', '')) : null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The date in the words as `YYYY-MM-DD`: dd/mm/yyyy, yyyy-mm-dd or 30 Oct 2026. */
export function dateIn(words: string | null | undefined): string | null {
  const text = words ?? ''
  const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(text)
  if (iso) return iso[0]
  const short = /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text)
  if (short) return isoDate(short[1], Number(short[2]), short[3])
  const long = /(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/i.exec(text)
  return long ? isoDate(long[1], MONTHS.indexOf((long[2] ?? '').toLowerCase()) + 1, long[3]) : null
}

function isoDate(day = '', month = 0, year = ''): string | null {
  if (month < 1 || month > 12) return null
  return `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
