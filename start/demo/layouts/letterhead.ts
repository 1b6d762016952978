import type { SampleInvoice } from '../sample-invoices.ts'
import { WATTLE_STREET } from '../suppliers.ts'
import { amount, escapeHtml, rows, spacedAbn, worded } from './print.ts'

/** A centred letterhead in a serif face, a table without vertical rules that begins with the quantity. Prices GST-exclusive. A4. */
export function printLetterhead(invoice: SampleInvoice): string {
  const { supplier } = invoice
  const isCredit = invoice.documentType === 'credit-note'
  const particulars = [
    [isCredit ? 'Credit Note No:' : 'Invoice No:', invoice.invoiceNumber],
    ['Date:', worded(invoice.invoiceDate)],
    ['Purchase Order:', invoice.purchaseOrderNumber],
    ...(invoice.dueDate ? [['Due Date:', worded(invoice.dueDate)]] : []),
  ]
  const lines = invoice.lines.map(line => [
    line.quantity,
    line.partNumber === 'FREIGHT' ? 'FRT' : line.partNumber,
    line.description,
    amount(line.unitPrice),
    amount(line.totalPrice),
  ])
  const totals = [
    ['Subtotal', amount(invoice.subtotal)],
    ['GST', amount(invoice.taxAmount)],
    [isCredit ? 'TOTAL CREDIT' : 'TOTAL DUE', `$${amount(invoice.totalAmount)}`],
  ]
  const closing = isCredit
    ? 'This amount has been credited to your account. Please do not pay. Deduct it from your next remittance.'
    : 'Payment within 30 days. EFT: BSB 999-027, account 8830 0117. Claims within 7 days of delivery.'
  return `<style>${STYLE}</style>
<header><h1>${escapeHtml(supplier.name)}</h1>
<p>${escapeHtml(supplier.company)} &middot; A.B.N. ${spacedAbn(supplier.abn)}<br>${escapeHtml(supplier.address)} &middot; ${supplier.phone} &middot; ${supplier.email}</p></header>
<h2>${isCredit ? 'Credit Note' : 'Tax Invoice'}</h2>
<section><div>Sold to:<br><b>${WATTLE_STREET.name}</b><br>${WATTLE_STREET.address.join('<br>')}</div>
<table class="facts">${rows(particulars, ['k', ''])}</table></section>
<table class="lines"><thead><tr><th class="q">Qty</th><th>Code</th><th>Description</th><th class="n">Unit Ex GST</th><th class="n">Total Ex GST</th></tr></thead>
<tbody>${rows(lines, ['q', '', '', 'n', 'n'])}</tbody></table>
<table class="totals">${rows(totals, ['', 'n'])}</table>
<p class="foot">${closing}</p>`
}

const STYLE = `
@page { size: A4; margin: 18mm 20mm }
body { font: 11pt/1.4 'Liberation Serif', 'Times New Roman', serif; margin: 0; color: #000 }
header { text-align: center; border-bottom: .6mm double #7a1f1f; padding-bottom: 3mm }
h1 { font-size: 22pt; margin: 0; color: #7a1f1f } header p { margin: 1mm 0 0; font-size: 9.5pt }
h2 { text-align: center; font-size: 14pt; margin: 7mm 0 }
section { display: flex; justify-content: space-between; margin-bottom: 9mm }
table { border-collapse: collapse } .facts td { padding: .4mm 0 .4mm 5mm } .k { font-style: italic }
.lines { width: 100% } th { text-align: left; font-weight: 400; font-style: italic; border-bottom: .3mm solid #000; padding: 1mm 3mm 1mm 0 }
.lines td { padding: 1.4mm 3mm 1.4mm 0; border-bottom: .1mm dotted #888 }
.n { text-align: right !important } .q { text-align: center !important; width: 14mm }
.totals { margin: 5mm 0 0 auto; width: 62mm } .totals td { padding: .8mm 3mm .8mm 0 } .totals tr:last-child { font-weight: 700; border-top: .3mm solid #000 }
.foot { margin-top: 14mm; font-size: 10pt; font-style: italic; text-align: center }`
