import {
  above,
  ageing,
  baseStyle,
  beside,
  escapeHtml,
  head,
  itemTable,
  lines,
  party,
  slip,
  totalsTable,
} from '../print/html.ts'
import type { Fact, Row, Sheet } from '../sheet/sheet.ts'
import type { HtmlLayout } from './layout.ts'

const ending = (sheet: Sheet) =>
  `<div class="notes">${lines(sheet.notes)}</div>${ageing(sheet)}<div class="foot">${lines(sheet.foot)}</div>${slip(sheet)}`
const title = (sheet: Sheet) => `<h2>${escapeHtml(sheet.title)}</h2>${lines([sheet.supplier.abnAtTitle])}`
const find = (sheet: Sheet, key: string) => sheet.facts.find(fact => fact.key === key)
const inline = (facts: (Fact | undefined)[], colon: string) =>
  facts.flatMap(fact => (fact ? [`${fact.label}${colon || ':'} ${fact.value}`] : [])).join('   ')

/** A till roll: 80 mm wide, each item on two lines. */
export const tillRoll: HtmlLayout = {
  by: 'chromium',
  name: 'till-roll',
  narrow: true,
  style:
    look => `@page { size: 80mm 240mm; margin: 4mm } ${baseStyle({ ...look, size: 8 }, "'Liberation Mono'")}
header, h2 { text-align: center } h1 { font-size: 11pt } h2 { font-size: 10pt; margin: 5pt 0 } .rule { border-top: .8pt dashed #000; margin: 5pt 0 }
.two { display: flex; justify-content: space-between } .totals { width: 100% } .strong td { font-size: 10pt }`,
  body: sheet => `<header>${head(sheet)}</header>${title(sheet)}${lines(sheet.facts.map(fact => `${fact.label}${sheet.colon || ':'} ${fact.value}`))}
${lines([`${sheet.to.label}: ${sheet.to.lines[0]}`])}<div class="rule"></div>${sheet.rows.map(row => tillItem(row)).join('')}<div class="rule"></div>
${totalsTable(sheet.totals)}${ending(sheet)}`,
}

function tillItem(row: Row): string {
  if (row.kind !== 'item') return `<div>${escapeHtml(row.text)}</div>`
  const { number, description = '', quantity = '', price, total } = row.cells
  const sum = price === undefined ? escapeHtml(quantity) : `${escapeHtml(quantity)} x ${escapeHtml(price)}`
  return `<div>${escapeHtml(description)}</div>${lines(row.under)}<div class="two"><span>${escapeHtml(number ?? '')}</span><span>${sum}</span><span>${escapeHtml(total ?? '')}</span></div>`
}

/** A5, as a counter prints it: number and date in one sentence. */
export const counterSlip: HtmlLayout = {
  by: 'chromium',
  name: 'counter-slip',
  narrow: true,
  style:
    look => `@page { size: A5; margin: 8mm } ${baseStyle({ ...look, size: Math.min(look.size, 8.5) }, look.sans)}
header { border-left: 6pt solid ${look.accent}; padding-left: 6pt } h2 { margin: 6mm 0 1mm; font-size: 12pt } .totals { margin: 6pt 0 0 auto; border-top: 1pt solid ${look.accent} }`,
  body: sheet => `<header>${head(sheet)}</header><h2>${escapeHtml(sheet.title)} ${escapeHtml(find(sheet, 'number')?.value ?? '')}</h2>${lines([sheet.supplier.abnAtTitle])}
<div class="row"><div>${party(sheet.to)}</div><div>${lines(sheet.facts.filter(fact => fact.key !== 'number').map(fact => `${fact.label}${sheet.colon || ':'} ${fact.value}`))}</div></div><br>
${itemTable(sheet)}${totalsTable(sheet.totals)}${ending(sheet)}`,
}

/** A typed document: totals are further rows of the same table. */
export const oneTable: HtmlLayout = {
  by: 'chromium',
  name: 'one-table',
  style: look => `@page { size: A4; margin: 20mm 22mm } ${baseStyle({ ...look, rules: 'grid' }, look.serif)}
h2 { margin: 8mm 0 4mm } p { margin: 2pt 0 }`,
  body: sheet => {
    const width = sheet.columns.length
    const cell = ({ label, value, strong }: Sheet['totals'][number]) =>
      `<tr class="${strong ? 'strong' : ''}"><td colspan="${width - 1}" class="right">${escapeHtml(label)}</td><td class="right">${escapeHtml(value)}</td></tr>`
    return `${head(sheet)}${title(sheet)}<p>${escapeHtml(sheet.to.label)}: ${escapeHtml(sheet.to.lines.join(', '))}</p>
${sheet.facts.map(fact => `<p>${escapeHtml(`${fact.label}${sheet.colon || ':'} ${fact.value}`)}</p>`).join('')}<br>
${itemTable(sheet, { tail: sheet.totals.map(cell).join('') })}${ending(sheet)}`
  },
}

/** Particulars and totals down a coloured column at the side. */
export const sideColumn: HtmlLayout = {
  by: 'chromium',
  name: 'side-column',
  style:
    look => `@page { size: A4; margin: 10mm } ${baseStyle({ ...look, size: Math.min(look.size, 9) }, look.sans)}
.page { display: grid; grid-template-columns: 47mm 1fr; gap: 7mm } .side { border-right: 2pt solid ${look.accent}; padding-right: 4mm } .side h1 { font-size: 14pt }
.stack div { margin: 5pt 0 } .stack b { display: block; font-size: 84%; color: ${look.accent} } .totals { margin: 8pt 0 0 auto }`,
  body: sheet => `<div class="page"><div class="side">${head(sheet)}${above(sheet.facts, 'stack')}${party(sheet.to)}</div>
<div>${title(sheet)}<br>${itemTable(sheet)}${totalsTable(sheet.totals)}${ending(sheet)}</div></div>`,
}

/** Everything in rounded boxes; due amount and date repeated at the top. */
export const roundedBoxes: HtmlLayout = {
  by: 'chromium',
  name: 'rounded-boxes',
  style: look => `@page { size: A4; margin: 12mm 13mm } ${baseStyle(look, look.sans)}
.box { border: .7pt solid ${look.accent}; border-radius: 6pt; padding: 5pt 7pt } .row { margin-bottom: 6mm } .row .box { flex: 1 } .end { margin-top: 5mm }
.facts .k { font-weight: 700 } .cells { display: flex; gap: 12pt } .cells b { display: block }`,
  body: sheet => {
    const half = Math.ceil(sheet.facts.length / 2)
    return `<div class="row"><div>${head(sheet)}</div><div>${title(sheet)}</div></div>
<div class="row"><div class="box">${party(sheet.to)}</div><div class="box">${beside(sheet.facts.slice(0, half), sheet.colon)}</div>${
      sheet.facts.length > half
        ? `<div class="box">${beside(sheet.facts.slice(half), sheet.colon)}</div>`
        : ''
    }</div>
<div class="box">${itemTable(sheet)}</div><div class="row end"><div class="notes">${lines([...sheet.notes, ...sheet.foot])}</div><div class="box">${totalsTable(sheet.totals)}</div></div>${ageing(sheet)}${slip(sheet)}`
  },
}

/** Pages cut by the program itself: head and number again on each, amounts carried forward. */
export const carriedForward: HtmlLayout = {
  by: 'chromium',
  name: 'carried-forward',
  style:
    look => `@page { size: A4; margin: 12mm 15mm } ${baseStyle({ ...look, size: Math.min(look.size, 9) }, look.sans)}
.sheet + .sheet { break-before: page } .row { margin-bottom: 6mm } .carried td { font-style: italic } .totals { margin: 6pt 0 0 auto }`,
  body: (sheet, look) => {
    const pages = pagesOf(sheet.rows, look.rowsPerPage)
    const amounts = sheet.totals.length > 0
    const carry = (text: string, amount: string) =>
      amounts
        ? `<tr class="carried"><td colspan="${sheet.columns.length - 1}" class="right">${text}</td><td class="right">${escapeHtml(amount)}</td></tr>`
        : ''
    return pages
      .map((rows, i) => {
        const isLast = i === pages.length - 1
        const facts = [...sheet.facts, { key: 'page', label: 'Page', value: `${i + 1} of ${pages.length}` }]
        const tail = isLast ? '' : carry('Carried forward', rows.at(-1)?.running ?? '')
        const table = itemTable({ columns: sheet.columns, rows }, { tail })
        const before =
          i === 0
            ? table
            : table.replace(
                '<tbody>',
                `<tbody>${carry('Brought forward', pages[i - 1]?.at(-1)?.running ?? '')}`,
              )
        return `<div class="sheet"><div class="row"><div>${head(sheet)}</div><div>${title(sheet)}${beside(facts, sheet.colon)}</div></div>
<div class="row">${party(sheet.to)}</div>${before}${isLast ? totalsTable(sheet.totals) + ending(sheet) : '<p>Continued over</p>'}</div>`
      })
      .join('')
  },
}

function pagesOf(rows: Row[], most: number): Row[][] {
  const count = Math.max(1, Math.ceil(rows.length / most))
  return Array.from({ length: count }, (_, i) => rows.slice(i * most, (i + 1) * most))
}

/** Each item a small block: number and description above, figures below. */
export const itemBlocks: HtmlLayout = {
  by: 'chromium',
  name: 'item-blocks',
  style: look => `@page { size: A4; margin: 15mm } ${baseStyle(look, look.sans)}
.labels, .figures { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; text-align: right } .labels { border-bottom: 1pt solid ${look.accent}; font-weight: 700 } .over { font-weight: 700; margin-top: 8mm }
.item { border-bottom: .4pt solid #aaa; padding: 3pt 0; break-inside: avoid } .totals { margin: 8pt 0 0 auto }`,
  body: sheet => {
    const figures = sheet.columns.filter(({ key }) => key !== 'number' && key !== 'description')
    const words = sheet.columns
      .filter(({ key }) => key === 'number' || key === 'description')
      .sort((a, b) => (a.key > b.key ? -1 : 1))
    const block = (row: Row) =>
      row.kind === 'item'
        ? `<div class="item"><div><b>${escapeHtml(row.cells.number ?? '')}</b> ${escapeHtml(row.cells.description ?? '')}</div>${lines(row.under)}
<div class="figures">${figures.map(({ key }) => `<span>${escapeHtml(row.cells[key] ?? '')}</span>`).join('')}</div></div>`
        : `<div class="item">${escapeHtml([row.text, row.cells.total].filter(Boolean).join('  '))}</div>`
    return `<div class="row"><div>${title(sheet)}${party(sheet.to)}</div><div>${head(sheet)}</div></div><p>${escapeHtml(inline(sheet.facts, sheet.colon))}</p>
<div class="over">${escapeHtml(words.map(({ head: text }) => text).join('  '))}</div><div class="labels">${figures.map(({ head: text }) => `<span>${escapeHtml(text)}</span>`).join('')}</div>${sheet.rows.map(block).join('')}${totalsTable(sheet.totals)}${ending(sheet)}`
  },
}
