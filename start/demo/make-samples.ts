/** Prints the sample invoices of the demo anew, by hand: `node start/demo/make-samples.ts`. Its PDFs are committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openBrowser } from '#server/browser/open-browser.ts'
import { printBoxed } from './layouts/boxed.ts'
import { printLetterhead } from './layouts/letterhead.ts'
import { printRetail } from './layouts/retail.ts'
import { printTerminal } from './layouts/terminal.ts'
import { type SampleInvoice, sampleInvoices } from './sample-invoices.ts'
import { BURRAWANG, type DemoSupplier, KESTREL, PELICAN, TIN_SHED } from './suppliers.ts'

const LAYOUTS = new Map<DemoSupplier, (invoice: SampleInvoice) => string>([
  [KESTREL, printBoxed],
  [BURRAWANG, printLetterhead],
  [PELICAN, printTerminal],
  [TIN_SHED, printRetail],
])
const FOLDER = path.join(import.meta.dirname, 'samples')

mkdirSync(FOLDER, { recursive: true })
const browser = await openBrowser({ cacheDir: path.resolve('.docket/cache'), log: console })
try {
  const page = await browser.newPage()
  for (const invoice of sampleInvoices) {
    const body = LAYOUTS.get(invoice.supplier)?.(invoice)
    if (!body) throw new Error(`${invoice.supplier.name} has no layout.`)
    await page.setContent(`<!doctype html><html lang="en-AU"><title>${titleOf(invoice)}</title>${body}`)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false })
    writeFileSync(path.join(FOLDER, invoice.file), datedBy(invoice, pdf))
    console.info(`${invoice.file}: ${invoice.shows}`)
  }
} finally {
  await browser.close()
}

/** The document information of the PDF names its invoice; the test holds it against the data. */
function titleOf({ documentType, invoiceNumber }: SampleInvoice): string {
  return `${documentType === 'credit-note' ? 'Credit Note' : 'Tax Invoice'} ${invoiceNumber}`
}

/** The same file whenever it is printed: the time of printing becomes noon of the invoice's day, of the same length. */
function datedBy({ invoiceDate }: SampleInvoice, pdf: Buffer): Buffer {
  const fixed = `(D:${invoiceDate.replaceAll('-', '')}120000+00'00')`
  return Buffer.from(pdf.toString('latin1').replace(/\(D:\d{14}\+00'00'\)/g, fixed), 'latin1')
}
