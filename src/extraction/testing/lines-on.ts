import { readLines } from '../lines/read-lines.ts'
import { columnsAt, layWords, type PlacedText, row } from './lay-words.ts'

/** The lines of goods that are read from one page of texts. */
export function linesOn(...texts: PlacedText[][]) {
  return readLines([layWords(texts.flat())]).flatMap(table => table.lines)
}

/** Part number, description, quantity, unit price in dollars, total in cents. */
export function shortOf(lines: ReturnType<typeof linesOn>) {
  return lines.map(line => [line.partNumber, line.description, line.quantity, line.unitPrice, line.total])
}

/** Totals of lines that come to $130.00. */
export const TOTALS = [
  ...row(400, [380, 'Sub Total'], [-540, '130.00']),
  ...row(412, [380, 'GST'], [-540, '13.00']),
]

/** Part number, its readings and description of goods named so under a heading, in a table without a column of numbers. */
export function namedUnder(heading: string, ...names: string[]) {
  const line = columnsAt(40, -420, -480, -540)
  const lines = linesOn(
    line(100, heading, 'Qty', 'Each', 'Amount'),
    ...names.map((name, i) => line(120 + 14 * i, name, '1', `${20 * (i + 1)}.00`, `${20 * (i + 1)}.00`)),
    TOTALS,
  )
  return lines.map(({ partNumber, partReadings, description }) => [partNumber, partReadings, description])
}
