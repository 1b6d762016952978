import { invoiceKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import type { ConfirmedInvoice } from './confirmed-invoice.ts'
import { countRightLines, learnSupplier } from './learn-supplier.ts'
import { readWithMemories } from './read-with-memory.ts'
import type { SupplierMemory } from './supplier-memory.ts'

/** An invoice of a PDF as a person confirmed it. */
export interface Lesson {
  confirmed: ConfirmedInvoice
  /** All invoices of the PDF as the person was shown them; without, as the built-in reader alone reads them. */
  seen?: Invoice[]
}

/** What a lesson teaches on the documents of a PDF; null when nothing. Pure. */
export function learnFrom(
  documents: readonly (readonly PageLayout[])[],
  today: string,
  { confirmed, seen }: Lesson,
): SupplierMemory | null {
  const shown =
    seen?.length === documents.length ? seen : documents.map(pages => readWithMemories(pages, today, []))
  const index = indexOfConfirmed(shown, confirmed)
  const [pages, invoice] = [documents[index], shown[index]]
  return pages && invoice ? learnSupplier(pages, today, invoice, confirmed) : null
}

/** Which invoice of a PDF a person confirmed: the only one, the one of that number, else the one with the most lines in common. */
export function indexOfConfirmed(invoices: readonly Invoice[], confirmed: ConfirmedInvoice): number {
  const number = invoiceKey(confirmed.invoiceNumber ?? '')
  const named = invoices.findIndex(one => number !== '' && invoiceKey(one.invoiceNumber ?? '') === number)
  if (named >= 0) return named
  const right = invoices.map(one => countRightLines(one, confirmed))
  return Math.max(0, right.indexOf(Math.max(...right)))
}
