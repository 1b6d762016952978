import type { PrintedLine, PrintedTable } from './printed-line.ts'

/** Tables that print one amount a line, headed as a price, as if that were what all pieces cost together; none where totals are printed. */
export function withPricesOfAll(tables: readonly PrintedTable[]): PrintedTable[][] {
  const lines = tables.flatMap(table => table.lines)
  if (lines.length === 0 || !lines.every(line => line.total === null && line.unitPrice !== null)) return []
  return [tables.map(table => ({ ...table, lines: table.lines.map(ofAll), totalGst: table.unitGst }))]
}

function ofAll(line: PrintedLine): PrintedLine {
  const { unitPrice, words } = line
  const { unitPrice: price = [], ...others } = words
  const total = unitPrice === null ? null : Math.round(unitPrice * 100)
  return { ...line, unitPrice: null, total, words: { ...others, totalPrice: price } }
}
