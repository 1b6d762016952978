import type { Column, ColumnKey } from './columns.ts'

export interface Fact {
  key: string
  label: string
  value: string
}

export interface Row {
  kind: 'item' | 'heading' | 'remark' | 'subtotal'
  /** What each column shows of an item. */
  cells: Partial<Record<ColumnKey, string>>
  /** Lines that belong under the description. */
  under: string[]
  /** The words of a heading, a remark or a subtotal; a subtotal's amount stands in its `total` cell. */
  text: string
  /** What a page carries forward after this row. */
  running: string
}

/** A paper in words: all that is left to a layout is where and how it stands. */
export interface Sheet {
  title: string
  supplier: {
    name: string
    legal: string | null
    lines: string[]
    abnInHead: string | null
    abnAtTitle: string | null
  }
  /** Number, date and order first; then what else the supplier prints. */
  facts: Fact[]
  to: { label: string; lines: string[] }
  ship: { label: string; lines: string[] } | null
  columns: Column[]
  rows: Row[]
  totals: (Fact & { strong: boolean })[]
  /** Notes under the table: the meaning of marks, prices with GST and the like. */
  notes: string[]
  /** Terms, bank, and the company's own line. */
  foot: string[]
  slip: { title: string; facts: Fact[] } | null
  ageing: Fact[]
  colon: string
  upper: boolean
}
