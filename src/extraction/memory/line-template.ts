/** How one supplier's papers print a line of goods, learned from lines that a person confirmed. Measures are points. */
export interface LineTemplate {
  /** The words over the columns, letters and digits only; empty when there are none. */
  headings: string[]
  quantity: ColumnPlace | null
  unitPrice: ColumnPlace | null
  totalPrice: ColumnPlace
  partNumber: PartPlace | null
  description: RowPlace | null
  /** Prices as printed hold GST. */
  inclusive: boolean
}

/** Which edge of a column's words stands where. */
export interface ColumnPlace {
  edge: Edge
  /** From the same edge of `heading`, or from the page's left where `heading` is null. */
  x: number
  heading: string | null
  /** How far the edge strayed in what was learned from. */
  spread: number
}

export type Edge = 'left' | 'right' | 'middle'

export interface RowPlace extends ColumnPlace {
  /** 0: on the row of the total; 1: on the next row; -1: on the row before. */
  rowsBelow: number
}

export interface PartPlace extends RowPlace {
  /** Words before it in its piece of text (`P/N`), letters and digits only; empty when none. */
  prefix: string
  /** Left edge of what follows on its row, measured like `x`; null when nothing does. */
  until: number | null
}

export function edgeOf(words: readonly { x0: number; x1: number }[], edge: Edge): number {
  const x0 = Math.min(...words.map(word => word.x0))
  const x1 = Math.max(...words.map(word => word.x1))
  return edge === 'left' ? x0 : edge === 'right' ? x1 : (x0 + x1) / 2
}
