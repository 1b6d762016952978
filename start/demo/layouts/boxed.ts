import type { SampleInvoice } from '../sample-invoices.ts'
import { WATTLE_STREET } from '../suppliers.ts'
import { amount, escapeHtml, rows, slashed, spacedAbn } from './print.ts'

/** A coloured band, the invoice's particulars in a grid of boxes, a fully ruled table. Prices GST-exclusive. A4. */
export function printBoxed(invoice: SampleInvoice): string {
  const { supplier } = invoice
  const particulars: [string, string][] = [
    ['Invoice No.', invoice.invoiceNumber],
    ['Invoice Date', slashed(invoice.invoiceDate)],
    ['Your Order No.', invoice.purchaseOrderNumber],
    ['Payment Due', slashed(invoice.dueDate ?? invoice.invoiceDate)],
  ]
  const lines = invoice.lines.map(line => [
    line.partNumber,
    line.description,
    line.quantity,
    amount(line.unitPrice),
    amount(line.totalPrice),
  ])
  const totals = [
    ['Total Excl. GST', `$${amount(invoice.subtotal)}`],
    ['GST 10%', `$${amount(invoice.taxAmount)}`],
    ['Total Incl. GST', `$${amount(invoice.totalAmount)}`],
  ]
  return `<style>${STYLE}</style>
<header><div><h1>${escapeHtml(supplier.name)}</h1>
<p>${escapeHtml(supplier.address)}<br>Phone ${supplier.phone} &nbsp; ${supplier.email}</p></div>
<div class="kind">TAX INVOICE<br><small>ABN ${spacedAbn(supplier.abn)}</small></div></header>
<section class="top"><div class="to"><b>Bill to</b><br>${[WATTLE_STREET.name, ...WATTLE_STREET.address].join('<br>')}</div>
<div class="grid">${particulars.map(([label, value]) => `<div><b>${label}</b>${value}</div>`).join('')}</div></section>
<table><thead><tr><th>Part No.</th><th>Description</th><th class="n">Qty</th><th class="n">Unit Price</th><th class="n">Amount</th></tr></thead>
<tbody>${rows(lines, ['', '', 'n', 'n', 'n'])}</tbody></table>
<table class="totals">${rows(totals, ['', 'n'])}</table>
<p class="foot">Prices exclude GST unless stated. Terms 30 days end of month. Please pay to ${escapeHtml(supplier.company)},
BSB 999-014, account 4417 2041, quoting ${invoice.invoiceNumber}. Goods remain our property until paid in full.</p>`
}

const STYLE = `
@page { size: A4; margin: 0 }
body { font: 9.5pt/1.45 'Liberation Sans', Arial, sans-serif; margin: 0; color: #1b2530 }
header { display: flex; justify-content: space-between; background: #12456b; color: #fff; padding: 12mm 16mm 8mm }
h1 { font-size: 19pt; margin: 0 0 1mm } header p { margin: 0; font-size: 8.5pt }
.kind { text-align: right; font-size: 15pt; font-weight: 700 } .kind small { font-size: 9pt; font-weight: 400 }
.top { display: flex; justify-content: space-between; margin: 9mm 16mm }
.grid { display: grid; grid-template-columns: 38mm 38mm; border: .3mm solid #12456b }
.grid div { border: .15mm solid #12456b; padding: 1.2mm 2mm } .grid b { display: block; font-size: 7.5pt; color: #12456b }
table { border-collapse: collapse; margin: 0 16mm; width: 178mm }
th { background: #dbe7f0; text-align: left } th, td { border: .2mm solid #7d97ab; padding: 1.5mm 2mm } .n { text-align: right }
.totals { width: 70mm; margin: 4mm 16mm 0 auto } .totals tr:last-child { font-weight: 700; background: #dbe7f0 }
.foot { margin: 14mm 16mm; font-size: 8pt; color: #44525f }`
