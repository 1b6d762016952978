import type { Invoice } from '#domain/invoice.ts'
import { assembleInvoice } from './assemble-invoice.ts'
import { layOutPage } from './layout/lay-out.ts'
import { hiddenLines } from './pdf/hidden-lines.ts'
import { type Page, type PageWords, wordsOfPages } from './pdf/page.ts'
import { splitDocuments } from './split-documents.ts'

export interface Reading {
  provider: 'builtin'
  pageCount: number
  invoices: Invoice[]
  /** Text a person cannot see, one string a line; it is never read as data. */
  hiddenText: string[]
  /** Every page's words with their boxes, to find other readers' values on. */
  pages: PageWords[]
}

/** Fewer visible words than this in a whole PDF are no text to read. */
const LEAST_WORDS = 12

/** Pages of words → invoices. Pure. Null when the pages hold no text to read (a scan). */
export function readDocument(pages: readonly Page[], today: string): Reading | null {
  const visible = pages.reduce((sum, page) => sum + page.words.filter(word => word.hidden === null).length, 0)
  if (visible < LEAST_WORDS) return null
  const documents = splitDocuments(pages.map(layOutPage))
  const invoices = documents.map(document => withHiddenCheck(assembleInvoice(document, today), pages))
  return {
    provider: 'builtin',
    pageCount: pages.length,
    invoices,
    hiddenText: hiddenLines(pages),
    pages: wordsOfPages(pages),
  }
}

function withHiddenCheck(invoice: Invoice, pages: readonly Page[]): Invoice {
  const mine = pages.filter(page => invoice.pages.includes(page.number))
  if (hiddenLines(mine).length === 0) return invoice
  const message =
    'This PDF holds text that cannot be seen on the page; it was not read. Compare the values with the PDF.'
  return { ...invoice, checks: [...invoice.checks, { rule: 'hidden-text', ok: false, message }] }
}
