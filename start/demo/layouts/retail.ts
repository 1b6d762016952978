import type { SampleInvoice, SampleLine } from '../sample-invoices.ts'
import { WATTLE_STREET } from '../suppliers.ts'
import { amount, escapeHtml, rows, slashed, spacedAbn } from './print.ts'

/** A shop's slip: GST-inclusive list prices, a discount in percent, GST named only below the total. A5. */
export function printRetail(invoice: SampleInvoice): string {
  const { supplier } = invoice
  const lines = invoice.lines.map(line => [
    line.partNumber,
    line.description,
    line.quantity,
    amount(listPrice(line)),
    line.discountPercent ? `${line.discountPercent}%` : '',
    amount(withGst(line.totalPrice)),
  ])
  const totals = [
    ['Total (inc GST)', `$${amount(invoice.totalAmount)}`],
    ['GST included in total', `$${amount(invoice.taxAmount)}`],
  ]
  return `<style>${STYLE}</style>
<header><h1>${escapeHtml(supplier.name)}</h1><p>${escapeHtml(supplier.address)} | ${supplier.phone}<br>ABN: ${spacedAbn(supplier.abn)}</p></header>
<h2>Tax Invoice ${invoice.invoiceNumber}</h2>
<section><p>Customer<br><b>${WATTLE_STREET.name}</b><br>${WATTLE_STREET.address.join('<br>')}</p>
<p class="n">Date: ${slashed(invoice.invoiceDate)}<br>PO Number: ${invoice.purchaseOrderNumber}<br>Served by: Jo</p></section>
<table><thead><tr><th>Item</th><th>Description</th><th class="n">Qty</th><th class="n">Price inc GST</th><th class="n">Disc</th><th class="n">Total inc GST</th></tr></thead>
<tbody>${rows(lines, ['', '', 'n', 'n', 'n', 'n'])}</tbody></table>
<table class="totals">${rows(totals, ['', 'n'])}</table>
<p class="foot">Thank you for shopping at the shed. Returns within 30 days with this invoice.</p>`
}

function withGst(exclusive: number): number {
  return Math.round((exclusive * 11) / 10)
}

/** Cents of one unit with GST, before the line's discount: the price on the shelf. */
export function listPrice(line: SampleLine): number {
  return Math.round((line.unitPrice * 110) / (100 - (line.discountPercent ?? 0)))
}

const STYLE = `
@page { size: A5; margin: 10mm }
body { font: 8pt/1.4 'DejaVu Sans', Verdana, sans-serif; margin: 0; color: #222 }
header { border-left: 3mm solid #d9822b; padding-left: 3mm } h1 { font-size: 16pt; margin: 0 } header p { margin: 0 }
h2 { font-size: 11pt; margin: 6mm 0 2mm } section { display: flex; justify-content: space-between } section p { margin: 0 0 5mm }
table { border-collapse: collapse; width: 100% } th { text-align: left; background: #f3e3d2; font-size: 7pt }
th, td { padding: 1.3mm 1.2mm; vertical-align: top } tbody tr:nth-child(even) { background: #faf5ef }
.n { text-align: right } td:first-child { white-space: nowrap } .totals { width: 60mm; margin: 3mm 0 0 auto; border-top: .4mm solid #d9822b }
.totals tr:first-child { font-weight: 700; font-size: 9.5pt } .foot { margin-top: 10mm; text-align: center; font-size: 7.5pt }`
