import { open } from 'node:fs/promises'
import type { Invoice } from '#domain/invoice.ts'
import { assembleInvoice } from './assemble-invoice.ts'
import { layOutPage } from './layout/lay-out.ts'
import type { Page } from './pdf/page.ts'
import { hiddenLines } from './pdf/hidden-lines.ts'
import { readPages } from './pdf/read-pages.ts'
import { splitDocuments } from './split-documents.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

export { UnreadablePdf } from './unreadable-pdf.ts'

export interface Reading {
  provider: 'builtin'
  pageCount: number
  invoices: Invoice[]
  /** Text a person cannot see, one string a line; it is never read as data. */
  hiddenText: string[]
}

/** Fewer visible words than this in a whole PDF are no text to read. */
const LEAST_WORDS = 12
/** The PDF header may stand behind this many bytes of something else (ISO 32000, implementation note). */
const HEADER_WITHIN = 1024

/**
 * Reads the invoices of a digital PDF without model or network.
 * @param options.today YYYY-MM-DD, for the date check.
 * @throws UnreadablePdf with a sentence for staff; the signal's reason when aborted.
 */
export async function readInvoices(pdfPath: string, options: { today: string; signal?: AbortSignal }): Promise<Reading> {
  await refuseOtherFiles(pdfPath)
  const pages = await readPages(pdfPath, options.signal)
  const visible = pages.reduce((sum, page) => sum + page.words.filter(word => word.hidden === null).length, 0)
  if (visible < LEAST_WORDS) throw new UnreadablePdf('scan')
  const documents = splitDocuments(pages.map(layOutPage))
  const hiddenText = hiddenLines(pages)
  const invoices = documents.map(document => assembleInvoice(document, options.today))
  return { provider: 'builtin', pageCount: pages.length, hiddenText, invoices: invoices.map(invoice => withHiddenCheck(invoice, pages)) }
}

function withHiddenCheck(invoice: Invoice, pages: readonly Page[]): Invoice {
  const mine = pages.filter(page => invoice.pages.includes(page.number))
  if (hiddenLines(mine).length === 0) return invoice
  const message = 'This PDF holds text that cannot be seen on the page; it was not read. Compare the values with the PDF.'
  return { ...invoice, checks: [...invoice.checks, { rule: 'hidden-text', ok: false, message }] }
}

async function refuseOtherFiles(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_WITHIN), 0, HEADER_WITHIN, 0)
    if (bytesRead === 0) throw new UnreadablePdf('empty')
    if (!buffer.subarray(0, bytesRead).includes('%PDF-')) throw new UnreadablePdf('not-a-pdf')
  } finally {
    await file.close()
  }
}
