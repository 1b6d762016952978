import { findInvoiceNumbers } from './header/find-number.ts'
import type { PageLayout } from './layout/lay-out.ts'

/** Labels weaker than this announce references, not a new document. */
const ANNOUNCES = 0.7

/** Several invoices in one PDF: a page that announces another invoice number begins the next document. */
export function splitDocuments(pages: readonly PageLayout[]): PageLayout[][] {
  const documents: PageLayout[][] = []
  let current: string | null = null
  for (const page of pages) {
    const best = findInvoiceNumbers([page])[0]
    const number = best && best.weight >= ANNOUNCES ? best.value : null
    const last = documents.at(-1)
    if (!last || (number !== null && current !== null && number !== current)) documents.push([page])
    else last.push(page)
    current = number ?? current
  }
  return documents
}
