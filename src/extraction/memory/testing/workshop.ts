import type { Invoice } from '#domain/invoice.ts'
import type { Page } from '../../pdf/page.ts'
import { readDocument } from '../../read-document.ts'
import type { ConfirmedInvoice } from '../confirmed-invoice.ts'
import { isTeaching } from '../learn-supplier.ts'
import type { SupplierMemory } from '../supplier-memory.ts'

const TODAY = '2026-06-01'

/** A workshop that reads papers of one page and corrects what it was shown. */
export interface Workshop {
  read(paper: Page): Invoice
  /** Changes values of what was first shown of a paper; no changes: all is put back. */
  correct(paper: Page, changes?: Partial<ConfirmedInvoice>): void
}

export function openWorkshop(): Workshop {
  const shown = new Map<Page, Invoice>()
  const lessons = new Map<Page, SupplierMemory>()
  const read = (paper: Page) => {
    const memories = [...lessons.values()].reverse()
    const [invoice] = readDocument([paper], { today: TODAY, memories })?.invoices ?? []
    if (!invoice) throw new Error('nothing was read')
    if (!shown.has(paper)) shown.set(paper, invoice)
    return invoice
  }
  return {
    read,
    correct(paper, changes = {}) {
      const seen = shown.get(paper) ?? read(paper)
      const confirmed = { ...seen, ...changes }
      lessons.delete(paper)
      if (!isTeaching(seen, confirmed)) return
      const lesson = { confirmed, seen: [seen] }
      const learned = readDocument([paper], { today: TODAY, memories: [], lesson })?.learned
      if (learned) lessons.set(paper, JSON.parse(JSON.stringify(learned)))
    },
  }
}
