import type { Column } from '../sheet/columns.ts'
import type { Fact, Row, Sheet } from '../sheet/sheet.ts'
import type { Look } from './look.ts'

/** Pieces of HTML that layouts place; each escapes what it is given. */

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export function lines(texts: readonly (string | null)[]): string {
  return texts
    .filter(text => text !== null && text !== '')
    .map(text => `<div>${escapeHtml(text ?? '')}</div>`)
    .join('')
}

/** Label left of value, one pair a row. */
export function beside(facts: readonly Fact[], colon: string, name = 'facts'): string {
  const rows = facts.map(
    fact => `<tr><td class="k">${escapeHtml(fact.label + colon)}</td><td>${escapeHtml(fact.value)}</td></tr>`,
  )
  return `<table class="${name}">${rows.join('')}</table>`
}

/** Label above value, each pair in a cell of a grid. */
export function above(facts: readonly Fact[], name = 'cells'): string {
  const cells = facts.map(
    fact => `<div><b>${escapeHtml(fact.label)}</b><span>${escapeHtml(fact.value)}</span></div>`,
  )
  return `<div class="${name}">${cells.join('')}</div>`
}

/** One row of labels, one row of values. */
export function strip(facts: readonly Fact[], name = 'strip'): string {
  const row = (tag: string, texts: string[]) =>
    `<tr>${texts.map(text => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`
  const [heads, values] = [
    row(
      'th',
      facts.map(fact => fact.label),
    ),
    row(
      'td',
      facts.map(fact => fact.value),
    ),
  ]
  return facts.length === 0 ? '' : `<table class="${name}">${heads}${values}</table>`
}

export function party({ label, lines: texts }: { label: string; lines: string[] }): string {
  return `<div class="party"><b>${escapeHtml(label)}</b>${lines(texts)}</div>`
}

export function itemTable(
  sheet: Pick<Sheet, 'columns' | 'rows'>,
  { tail = '', name = 'items' } = {},
): string {
  const heads = sheet.columns.map(column => `<th class="${column.align}">${escapeHtml(column.head)}</th>`)
  const body = sheet.rows.map(row => tableRow(row, sheet.columns)).join('\n')
  return `<table class="${name}"><thead><tr>${heads.join('')}</tr></thead><tbody>${body}${tail}</tbody></table>`
}

function tableRow(row: Row, columns: readonly Column[]): string {
  const width = columns.length
  if (row.kind === 'heading')
    return `<tr class="heading"><td colspan="${width}">${escapeHtml(row.text)}</td></tr>`
  if (row.kind === 'subtotal') {
    const amount = escapeHtml(row.cells.total ?? '')
    return `<tr class="group"><td colspan="${width - 1}" class="right">${escapeHtml(row.text)}</td><td class="right">${amount}</td></tr>`
  }
  const cells = columns.map(({ key, align }) => {
    const text = row.kind === 'remark' ? (key === 'description' ? row.text : '') : (row.cells[key] ?? '')
    const under =
      key === 'description' ? row.under.map(line => `<br><small>${escapeHtml(line)}</small>`).join('') : ''
    const whole = key === 'description' ? '' : ' nowrap'
    return `<td class="${align}${whole}">${escapeHtml(text)}${under}</td>`
  })
  return `<tr class="${row.kind}">${cells.join('')}</tr>`
}

export function totalsTable(totals: Sheet['totals'], colon = ''): string {
  const rows = totals.map(
    fact =>
      `<tr class="${fact.strong ? 'strong' : ''}"><td>${escapeHtml(fact.label + colon)}</td><td class="right">${escapeHtml(fact.value)}</td></tr>`,
  )
  return totals.length === 0 ? '' : `<table class="totals">${rows.join('')}</table>`
}

export function slip(sheet: Sheet): string {
  if (!sheet.slip) return ''
  return `<div class="slip"><b>${escapeHtml(sheet.slip.title)}</b><div>${escapeHtml(sheet.supplier.name)}</div>${beside(sheet.slip.facts, sheet.colon)}</div>`
}

export function ageing(sheet: Sheet): string {
  return strip(sheet.ageing, 'ageing')
}

/** Name and what stands with it. */
export function head(sheet: Sheet): string {
  const { name, legal, lines: texts, abnInHead } = sheet.supplier
  return `<h1>${escapeHtml(name)}</h1>${lines([legal, abnInHead, ...texts])}`
}

/** The rules every page of HTML shares. */
export function baseStyle(look: Look, family: string): string {
  const rules = {
    grid: 'td, .items th { border: .3pt solid #666 }',
    rows: 'tr { border-bottom: .3pt solid #999 }',
    columns: 'td, .items th { border-left: .3pt solid #888; border-right: .3pt solid #888 }',
    none: 'tr { border: 0 }',
    zebra: 'tbody tr:nth-child(even) { background: #eef1f4 }',
  }[look.rules]
  return `body { font: ${look.size}pt/1.35 ${family}, sans-serif; margin: 0; color: #111 }
h1 { font-size: ${look.size * 2}pt; margin: 0 0 2pt; line-height: 1.15 } h2 { font-size: ${look.size * 1.7}pt; margin: 0 }
table { border-collapse: collapse } td, th { padding: ${look.padding}pt 4pt; vertical-align: top; text-align: left }
.items { width: 100% } .items ${rules}
.items th { border-bottom: .6pt solid #333; vertical-align: bottom } .items tr { break-inside: avoid }
.facts td, .totals td { padding: 1.2pt 5pt } .nowrap { white-space: nowrap }
.right { text-align: right !important } .centre { text-align: center !important }
.heading td { font-weight: 700 } .strong td { font-weight: 700 } .remark td { font-style: italic }
.row { display: flex; justify-content: space-between; gap: 14pt } .party b { display: block }
.slip { border-top: 1pt dashed #000; margin-top: 24pt; padding-top: 8pt; break-inside: avoid }
.notes, .foot { margin-top: 10pt } .totals, .end { break-inside: avoid } small { font-size: 88% }
.ageing { margin-top: 10pt } .ageing th, .ageing td { border: .3pt solid #777; padding: 2pt 12pt; text-align: right }`
}
