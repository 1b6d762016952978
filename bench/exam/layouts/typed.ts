import type { Column } from '../sheet/columns.ts'
import type { Fact, Row, Sheet } from '../sheet/sheet.ts'
import type { TypedLayout } from './layout.ts'

interface Slot extends Column {
  width: number
}

/** Puts text at a column of a line, over what stands there. */
function put(line: string, at: number, text: string): string {
  return line.padEnd(at).slice(0, at) + text + line.slice(at + text.length)
}

function fit(text: string, width: number, align: Column['align']): string {
  if (align === 'left') return text.padEnd(width)
  if (align === 'right') return text.padStart(width)
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width)
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Every column as wide as its longest cell or head word, the description takes what is left. */
function slots(sheet: Sheet, width: number, gap: number): Slot[] {
  const placed = sheet.columns.map(column => {
    const cells = sheet.rows.map(row => (row.cells[column.key] ?? '').length)
    return { ...column, width: Math.max(column.head.length, ...cells) }
  })
  const used = placed.reduce((sum, slot) => sum + slot.width + gap, -gap)
  return placed.map(slot =>
    slot.key === 'description' ? { ...slot, width: Math.max(16, slot.width + width - used) } : slot,
  )
}

function rowLines(row: Row, columns: Slot[], between: string, width: number): string[] {
  if (row.kind === 'heading') return ['', row.text]
  if (row.kind === 'subtotal') return [`${row.text}  ${row.cells.total ?? ''}`.padStart(width)]
  const cells = columns.map(({ key, width: room }) => {
    const text = row.kind === 'remark' ? (key === 'description' ? row.text : '') : (row.cells[key] ?? '')
    return key === 'description' ? [text, ...row.under].flatMap(part => wrap(part, room)) : [text]
  })
  const height = Math.max(...cells.map(lines => lines.length))
  return Array.from({ length: height }, (_, i) =>
    columns.map((column, c) => fit(cells[c]?.[i] ?? '', column.width, column.align)).join(between),
  )
}

function factLines(facts: readonly Fact[], colon: string, leaders = false): string[] {
  const longest = Math.max(0, ...facts.map(fact => fact.label.length))
  return facts.map(
    fact =>
      `${leaders ? `${fact.label} `.padEnd(longest + 2, '.') : fact.label.padEnd(longest)}${colon || ' '} ${fact.value}`,
  )
}

function besideEachOther(left: readonly string[], right: readonly string[], at: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    put(left[i] ?? '', at, right[i] ?? ''),
  )
}

function headLines(sheet: Sheet): string[] {
  const { name, legal, abnInHead, lines } = sheet.supplier
  return [name, legal, abnInHead, ...lines].filter(text => text !== null)
}

function endLines(sheet: Sheet, width: number): string[] {
  const longest = Math.max(0, ...sheet.totals.map(fact => fact.label.length))
  const totals = sheet.totals.map(fact =>
    `${fact.label.padEnd(longest)}  ${fact.value.padStart(12)}`.padStart(width),
  )
  const notes = [...sheet.notes, ...sheet.foot].flatMap(text => wrap(text, width))
  const ages =
    sheet.ageing.length > 0
      ? [
          '',
          ...(['label', 'value'] as const).map(side =>
            sheet.ageing.map(fact => fact[side].padStart(14)).join(''),
          ),
        ]
      : []
  const slip = sheet.slip
    ? [
        '',
        '- '.repeat(width / 2),
        sheet.slip.title,
        sheet.supplier.name,
        ...factLines(sheet.slip.facts, sheet.colon),
      ]
    : []
  return [...totals, '', ...notes, ...ages, ...slip]
}

/** Cuts the rows over pages; the head stands on each, the amount so far is carried. */
function paginate(
  sheet: Sheet,
  head: string[],
  body: { row: Row; lines: string[] }[],
  end: string[],
  room: number,
  width: number,
): string[][] {
  const pages: string[][] = []
  let page = [...head]
  for (const [i, { lines }] of body.entries()) {
    const need =
      i === body.length - 1 ? lines.length + Math.min(end.length, room - head.length - 4) : lines.length + 2
    if (page.length > head.length && page.length + need > room) {
      const running = body[i - 1]?.row.running ?? ''
      const carries = running !== '' && sheet.totals.length > 0
      pages.push(carries ? [...page, `Carried forward  ${running}`.padStart(width)] : page)
      page = [...head, ...(carries ? [`Brought forward  ${running}`.padStart(width)] : [])]
    }
    page.push(...lines)
  }
  return [...pages, [...page, ...end]]
}

function typed(
  name: string,
  size: [number, number],
  width: number,
  linesPerPage: number,
  type: TypedLayout['type'],
  narrow = false,
): TypedLayout {
  return { by: 'line-printer', name, size, width, linesPerPage, type, narrow }
}

/** Eighty columns between dashes, as an old accounting terminal prints. */
export const terminal: TypedLayout = typed('typed-80', [595, 842], 96, 66, (sheet, look) => {
  const columns = slots(sheet, 96, 2)
  const dashes = '-'.repeat(96)
  const right = [
    sheet.title,
    sheet.supplier.abnAtTitle ?? '',
    ...factLines(sheet.facts, sheet.colon, look.bare),
  ]
  const top = besideEachOther(
    [...headLines(sheet), '', sheet.to.label, ...sheet.to.lines.map(text => `  ${text}`)],
    right,
    56,
  )
  const heads = columns.map(column => fit(column.head, column.width, column.align)).join('  ')
  const body = sheet.rows.map(row => ({ row, lines: rowLines(row, columns, '  ', 96) }))
  return paginate(sheet, [...top, '', dashes, heads, dashes], body, [dashes, ...endLines(sheet, 96)], 66, 96)
})

/** A hundred and thirty-two columns, landscape, particulars along one line. */
export const widePrinter: TypedLayout = typed('typed-132', [842, 595], 132, 52, sheet => {
  const columns = slots(sheet, 132, 3)
  const heads = columns.map(column => fit(column.head, column.width, column.align)).join('   ')
  const width = Math.max(12, ...sheet.facts.flatMap(fact => [fact.label.length, fact.value.length])) + 3
  const perLine = Math.floor(132 / width)
  const facts = Array.from({ length: Math.ceil(sheet.facts.length / perLine) }, (_, i) => {
    const some = sheet.facts.slice(i * perLine, (i + 1) * perLine)
    return [
      some.map(fact => fact.label.padEnd(width)).join(''),
      some.map(fact => fact.value.padEnd(width)).join(''),
      '',
    ]
  }).flat()
  const top = besideEachOther(
    headLines(sheet),
    [sheet.title, sheet.supplier.abnAtTitle ?? '', '', sheet.to.label, ...sheet.to.lines],
    84,
  )
  const body = sheet.rows.map(row => ({ row, lines: rowLines(row, columns, '   ', 132) }))
  return paginate(sheet, [...top, '', ...facts, heads, ''], body, ['', ...endLines(sheet, 132)], 52, 132)
})

/** Tables of bars and plus signs. */
export const asciiBoxes: TypedLayout = typed('typed-boxes', [595, 842], 100, 68, sheet => {
  const columns = slots(sheet, 96, 3)
  const border = `+${columns.map(column => '-'.repeat(column.width + 2)).join('+')}+`
  const bars = (line: string) => `| ${line} |`
  const heads = bars(columns.map(column => fit(column.head, column.width, column.align)).join(' | '))
  const facts = factLines(sheet.facts, sheet.colon)
  const top = [
    ...headLines(sheet),
    '',
    sheet.title,
    ...(sheet.supplier.abnAtTitle ? [sheet.supplier.abnAtTitle] : []),
    '',
    ...besideEachOther([sheet.to.label, ...sheet.to.lines], facts, 50),
  ]
  const body = sheet.rows.map(row => {
    const plain = row.kind === 'heading' || row.kind === 'subtotal'
    const lines = rowLines(row, columns, plain ? '' : ' | ', border.length - 4)
    return {
      row,
      lines: lines.filter(Boolean).map(line => bars(plain ? line.padEnd(border.length - 4) : line)),
    }
  })
  return paginate(
    sheet,
    [...top, '', border, heads, border],
    body,
    [border, ...endLines(sheet, border.length)],
    68,
    border.length,
  )
})
