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
  strip,
  totalsTable,
} from '../print/html.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { HtmlLayout } from './layout.ts'

const parties = (sheet: Sheet) => `${party(sheet.to)}${sheet.ship ? party(sheet.ship) : ''}`
const ending = (sheet: Sheet) =>
  `<div class="notes">${lines(sheet.notes)}</div>${ageing(sheet)}<div class="foot">${lines(sheet.foot)}</div>${slip(sheet)}`
const title = (sheet: Sheet) => `<h2>${escapeHtml(sheet.title)}</h2>${lines([sheet.supplier.abnAtTitle])}`

/** A coloured band, particulars in boxes with the label above. */
export const bandGrid: HtmlLayout = {
  by: 'chromium',
  name: 'band-grid',
  style: look => `@page { size: A4; margin: 0 0 12mm } ${baseStyle(look, look.sans)}
.band { background: ${look.accent}; color: #fff; padding: 9mm 15mm 6mm } .band h2 { text-align: right }
.in { margin: 7mm 15mm } .cells { display: grid; grid-template-columns: 36mm 36mm; border: .4pt solid ${look.accent} }
.cells div { border: .2pt solid ${look.accent}; padding: 2pt 4pt } .cells b { display: block; font-size: 85%; font-weight: ${look.bare ? 400 : 700} }
.totals { margin: 8pt 0 0 auto; min-width: 65mm }`,
  body: sheet => `<div class="band row"><div>${head(sheet)}</div><div>${title(sheet)}</div></div>
<div class="in row"><div>${parties(sheet)}</div>${above(sheet.facts)}</div>
<div class="in">${itemTable(sheet)}${totalsTable(sheet.totals)}${ending(sheet)}</div>`,
}

/** A centred letterhead in a serif face, particulars beside their labels. */
export const letterSerif: HtmlLayout = {
  by: 'chromium',
  name: 'letter-serif',
  style: look => `@page { size: A4; margin: 16mm 18mm } ${baseStyle(look, look.serif)}
header { text-align: center; border-bottom: 2pt double ${look.accent}; padding-bottom: 6pt } h2 { text-align: center; margin: 14pt 0 }
.k { font-style: italic } .row { margin-bottom: 16pt } .totals { margin: 10pt 0 0 auto } .foot { text-align: center }`,
  body: sheet => `<header>${head(sheet)}</header>${title(sheet)}
<div class="row"><div>${parties(sheet)}</div>${beside(sheet.facts, sheet.colon)}</div>
${itemTable(sheet)}${totalsTable(sheet.totals, sheet.colon)}${ending(sheet)}`,
}

/** Cloud bookkeeping: a large title, three blocks side by side, values under bold labels, a payment advice. */
export const cloudBooks: HtmlLayout = {
  by: 'chromium',
  name: 'cloud-books',
  style: look => `@page { size: A4; margin: 15mm } ${baseStyle(look, look.sans)}
h2 { font-weight: 400; font-size: 22pt; text-transform: uppercase } h1 { font-size: ${look.size * 1.1}pt }
.blocks { display: grid; grid-template-columns: 1.6fr 1fr 1.1fr; gap: 10mm; margin: 6mm 0 14mm } .stack div { margin-bottom: 5pt } .stack b { display: block }
.totals { margin: 0 0 0 auto; min-width: 60mm } .totals .strong { border-top: .8pt solid #000 }`,
  body: sheet => `<div class="blocks"><div>${title(sheet)}<br>${lines(sheet.to.lines)}</div>${above(sheet.facts, 'stack')}<div>${head(sheet)}</div></div>
${itemTable(sheet)}${totalsTable(sheet.totals)}${ending(sheet)}`,
}

/** Particulars in one ruled row across the page; totals in another. */
export const stripTotals: HtmlLayout = {
  by: 'chromium',
  name: 'strip-totals',
  style: look => `@page { size: A4; margin: 12mm 14mm } ${baseStyle(look, look.sans)}
.strip { width: 100%; margin: 8mm 0; font-size: 92% } .strip th { background: ${look.accent}; color: #fff; font-weight: 600 } .strip th, .strip td { border: .4pt solid ${look.accent}; text-align: center }
.sums { margin-top: 6mm } .items { min-height: ${look.bare ? 0 : 70}mm }`,
  body: sheet => `<div class="row"><div style="text-align:${sheet.upper ? 'left' : 'right'}">${head(sheet)}</div><div>${title(sheet)}${parties(sheet)}</div></div>
${strip(sheet.facts)}${itemTable(sheet)}${strip(sheet.totals, 'strip sums')}${ending(sheet)}`,
}

/** Letterhead at the right, customer in the window of the envelope. */
export const rightHead: HtmlLayout = {
  by: 'chromium',
  name: 'right-head',
  style: look => `@page { size: A4; margin: 14mm 16mm 18mm } ${baseStyle(look, look.sans)}
.top { text-align: right } .top h1 { color: ${look.accent} } .facts .k { color: #555 } .party b { font-weight: 400; color: #555 }
.mid { margin: 12mm 0 8mm } .totals { margin: 6pt 0 0 ${look.bare ? '0' : 'auto'} }`,
  body: sheet => `<div class="top">${head(sheet)}</div><div class="row mid"><div>${parties(sheet)}</div><div>${title(sheet)}${beside(sheet.facts, sheet.colon)}</div></div>
${itemTable(sheet)}${totalsTable(sheet.totals, sheet.colon)}${ending(sheet)}`,
}

/** Landscape, for many columns. */
export const landscape: HtmlLayout = {
  by: 'chromium',
  name: 'landscape',
  style: look => `@page { size: A4 landscape; margin: 11mm 13mm } ${baseStyle(look, look.sans)}
.top { border-bottom: 1pt solid ${look.accent}; padding-bottom: 5pt; margin-bottom: 8pt } .totals { margin: 6pt 0 0 auto }
.items th { background: #e4e4e4 } .items { margin-top: 8pt }`,
  body: sheet => `<div class="row top"><div>${head(sheet)}</div><div>${parties(sheet)}</div><div>${title(sheet)}${beside(sheet.facts, sheet.colon)}</div></div>
${itemTable(sheet)}${totalsTable(sheet.totals)}${ending(sheet)}`,
}

/** The supplier's particulars at the foot only; a word mark in two parts above. */
export const footLetterhead: HtmlLayout = {
  by: 'chromium',
  name: 'foot-letterhead',
  style: look => `@page { size: A4; margin: 13mm 17mm } ${baseStyle(look, look.sans)}
.mark { font-size: 21pt; font-weight: 700; color: ${look.accent} } .mark span { font-weight: 300; margin-left: 6pt } .row { margin: 8mm 0 }
.last { border-top: .5pt solid ${look.accent}; margin-top: 14mm; padding-top: 4pt; font-size: 86%; text-align: center } .totals { margin: 8pt 0 0 auto }`,
  body: sheet => {
    const [first = '', ...rest] = sheet.supplier.name.split(' ')
    const { legal, abnInHead, lines: texts } = sheet.supplier
    const own = [legal, abnInHead, ...texts].filter(Boolean).join('  |  ')
    return `<div class="mark">${escapeHtml(first)}<span>${escapeHtml(rest.join(' '))}</span></div>
<div class="row"><div>${parties(sheet)}</div><div>${title(sheet)}${beside(sheet.facts, sheet.colon)}</div></div>
${itemTable(sheet)}${totalsTable(sheet.totals, sheet.colon)}${ending(sheet)}<div class="last">${escapeHtml(own)}</div>`
  },
}
