import type { SampleInvoice } from '../sample-invoices.ts'
import { WATTLE_STREET } from '../suppliers.ts'
import { amount, escapeHtml, rows, slashed, spacedAbn } from './print.ts'

/** What an old accounting terminal prints: one face, dashes for rules, ordered and supplied side by side. Prices GST-exclusive. A4. */
export function printTerminal(invoice: SampleInvoice): string {
  const { supplier } = invoice
  const supplied = invoice.lines.map(line => ({ ...line, ordered: line.quantity }))
  const owed = (invoice.backordered ?? []).map(line => ({
    ...line,
    ordered: line.quantity,
    quantity: 0,
    unitPrice: 0,
    totalPrice: 0,
  }))
  const lines = [...supplied, ...owed].map(line => [
    line.partNumber,
    line.description,
    line.ordered,
    line.quantity,
    line.ordered - line.quantity,
    amount(line.unitPrice),
    amount(line.totalPrice),
  ])
  const head = [
    ['INVOICE', invoice.invoiceNumber, 'ACCOUNT', 'WATTLE01'],
    ['DATE', slashed(invoice.invoiceDate), 'CUST ORDER', invoice.purchaseOrderNumber],
    ['DUE DATE', slashed(invoice.dueDate ?? invoice.invoiceDate), 'SALES REP', 'COUNTER 2'],
  ]
  const totals = [
    ['GOODS VALUE', amount(invoice.subtotal)],
    ['GST AMOUNT', amount(invoice.taxAmount)],
    ['INVOICE TOTAL', amount(invoice.totalAmount)],
  ]
  const customer = [WATTLE_STREET.name, ...WATTLE_STREET.address].map(text => text.toUpperCase()).join('<br>')
  return `<style>${STYLE}</style>
<div class="split"><div>${escapeHtml(supplier.name.toUpperCase())}<br>${escapeHtml(supplier.address.toUpperCase())}<br>
PH ${supplier.phone}<br>ABN ${spacedAbn(supplier.abn)}</div><div class="n"><b>TAX INVOICE</b><br>PAGE 1 OF 1</div></div>
<div class="split gap"><div>TO:<br>${customer}</div>
<table>${rows(head, ['k', '', 'k', ''])}</table></div>
<table class="lines"><thead><tr><th>STOCK CODE</th><th>DESCRIPTION</th><th class="n">ORD</th><th class="n">SUPP</th><th class="n">B/O</th><th class="n">NETT PRICE</th><th class="n">EXTENSION</th></tr></thead>
<tbody>${rows(lines, ['', '', 'n', 'n', 'n', 'n', 'n'])}</tbody></table>
<table class="totals">${rows(totals, ['', 'n'])}</table>
<p class="gap">B/O = BACKORDERED, TO FOLLOW UNDER SEPARATE INVOICE. ALL PRICES EX GST.<br>
REMIT TO ${escapeHtml(supplier.company.toUpperCase())} BSB 999-038 A/C 7712 0066. E&amp;OE.</p>`
}

const STYLE = `
@page { size: A4; margin: 14mm 13mm }
body { font: 8.6pt/1.5 'Liberation Mono', 'Courier New', monospace; margin: 0; color: #000 }
b { font-weight: 400; font-size: 12pt } .split { display: flex; justify-content: space-between } .gap { margin-top: 8mm }
table { border-collapse: collapse } td, th { padding: .5mm 3mm .5mm 0; font-weight: 400; text-align: left; white-space: nowrap }
.k { padding-left: 6mm } .lines { width: 100%; margin-top: 8mm; border-bottom: .3mm dashed #000 }
thead th { border-top: .3mm dashed #000; border-bottom: .3mm dashed #000 }
.n { text-align: right !important } .totals { margin: 4mm 0 0 auto; width: 66mm }`
