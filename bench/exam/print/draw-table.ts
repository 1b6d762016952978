import type { Column } from '../sheet/columns.ts'
import type { Row, Sheet } from '../sheet/sheet.ts'
import type { Pen } from './pen.ts'

export interface TableFrame {
  x: number
  width: number
  y: number
  /** No row begins below this. */
  bottom: number
  lines: 'none' | 'head' | 'grid' | 'columns'
  /** Draws all cells of a column before the next, as some writers do; only on papers of one page. */
  byColumn?: boolean
  /** Opens the next page and draws what stands above the table. @returns the y to go on at */
  nextPage: () => number
  carried?: boolean
  gap?: number
}

interface Placed extends Column {
  left: number
  width: number
  heads: string[]
}

/** Draws heads and rows over as many pages as it takes. @returns the y below the last row */
export function drawTable(pen: Pen, sheet: Sheet, frame: TableFrame): number {
  const columns = placeColumns(pen, sheet, frame)
  const step = pen.size * 1.28
  const gap = frame.gap ?? 3
  let y = drawHeads(pen, columns, frame, frame.y)
  let top = y
  const later: (() => void)[][] = columns.map(() => [])
  const finishPage = (): void => {
    for (const column of later) for (const draw of column.splice(0)) draw()
    drawLines(pen, columns, frame, top, y)
  }
  sheet.rows.forEach((row, i) => {
    const cells = columns.map(column => cellLines(pen, row, column))
    const height = Math.max(1, ...cells.map(lines => lines.length)) * step + gap
    if (y + height > frame.bottom) {
      const running = sheet.rows[i - 1]?.running ?? ''
      if (frame.carried && running) drawWide(pen, columns, y, 'Carried forward', running)
      finishPage()
      y = drawHeads(pen, columns, frame, frame.nextPage())
      top = y
      if (frame.carried && running) {
        drawWide(pen, columns, y, 'Brought forward', running)
        y += step + gap
      }
    }
    const at = y
    if (row.kind === 'heading') pen.text(columns[0]?.left ?? frame.x, at, row.text, { face: 'bold' })
    else if (row.kind === 'subtotal') drawWide(pen, columns, at, row.text, row.cells.total ?? '')
    else columns.forEach((column, c) => later[c]?.push(() => drawCell(pen, column, cells[c] ?? [], at, step)))
    if (!frame.byColumn) for (const column of later) for (const draw of column.splice(0)) draw()
    y += height
  })
  finishPage()
  return y
}

/** Every column as wide as its longest cell; the description gets the rest, at least a fifth. */
function placeColumns(pen: Pen, sheet: Sheet, frame: TableFrame): Placed[] {
  const gutter = 8
  const natural = sheet.columns.map(column => {
    const cells = sheet.rows.map(row => pen.measure(row.cells[column.key] ?? ''))
    const words = column.head.split(' ').map(word => pen.measure(word, { face: 'bold' }))
    return Math.max(12, ...cells, ...words) + gutter
  })
  const at = sheet.columns.findIndex(column => column.key === 'description')
  const others = natural.reduce((sum, width, i) => sum + (i === at ? 0 : width), 0)
  natural[at] = Math.max(frame.width * 0.2, frame.width - others)
  let left = frame.x
  return sheet.columns.map((column, i) => {
    const width = natural[i] ?? 0
    const placed = {
      ...column,
      left,
      width: width - gutter,
      heads: pen.wrap(column.head, width - 4, { face: 'bold' }),
    }
    left += width
    return placed
  })
}

function drawHeads(pen: Pen, columns: Placed[], frame: TableFrame, y: number): number {
  const step = pen.size * 1.28
  const height = Math.max(...columns.map(column => column.heads.length)) * step
  if (frame.lines !== 'none') pen.rule(frame.x - 3, y - 3, frame.x + frame.width, y - 3)
  for (const column of columns) drawCell(pen, column, column.heads, y, step, true)
  if (frame.lines !== 'none') pen.rule(frame.x - 3, y + height + 1, frame.x + frame.width, y + height + 1)
  return y + height + 5
}

function cellLines(pen: Pen, row: Row, { key, width }: Placed): string[] {
  if (row.kind === 'heading' || row.kind === 'subtotal') return []
  const text = row.kind === 'remark' ? (key === 'description' ? row.text : '') : (row.cells[key] ?? '')
  if (key !== 'description') return text === '' ? [] : [text]
  return [text, ...row.under].flatMap(line => pen.wrap(line, width))
}

function drawCell(pen: Pen, column: Placed, lines: string[], y: number, step: number, bold = false): void {
  const x = column.left + { left: 0, right: column.width, centre: column.width / 2 }[column.align]
  lines.forEach((line, i) =>
    pen.text(x, y + i * step, line, { align: column.align, face: bold ? 'bold' : 'regular' }),
  )
}

function drawWide(pen: Pen, columns: Placed[], y: number, text: string, amount: string): void {
  const last = columns.at(-1)
  if (!last) return
  pen.text(last.left + last.width, y, amount, { align: 'right' })
  pen.text(last.left - 12, y, text, { align: 'right', face: 'italic' })
}

function drawLines(pen: Pen, columns: Placed[], frame: TableFrame, top: number, end: number): void {
  const right = frame.x + frame.width
  const bottom = frame.lines === 'grid' ? Math.max(end, frame.bottom) : end
  if (frame.lines === 'none') return
  pen.rule(frame.x - 3, bottom, right, bottom)
  if (frame.lines === 'head') return
  for (const { left } of columns) pen.rule(left - 4, top - 5 - pen.size, left - 4, bottom)
  pen.rule(right, top - 5 - pen.size, right, bottom)
}
