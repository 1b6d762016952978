import { invoiceKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import { assembleInvoice } from '../assemble-invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import type { ConfirmedInvoice } from './confirmed-invoice.ts'
import { countRightLines, learnSupplier } from './learn-supplier.ts'
import type { SupplierMemory } from './supplier-memory.ts'

/** An invoice of a PDF as a person confirmed it. */
export interface Lesson {
  confirmed: ConfirmedInvoice
  /** What is known of its supplier already. */
  known: SupplierMemory | null
}

/** What a lesson teaches on the documents of a PDF; null when nothing. Pure. */
export function learnFrom(
  documents: readonly (readonly PageLayout[])[],
  today: string,
  { confirmed, known }: Lesson,
): SupplierMemory | null {
  const read = documents.map(pages => ({ pages, invoice: assembleInvoice(pages, today) }))
  const taken = confirmedAmong(
    read.map(one => one.invoice),
    confirmed,
  )
  const document = read.find(one => one.invoice === taken)
  return document ? learnSupplier(document.pages, today, document.invoice, confirmed, known) : null
}

/** Which invoice a person confirmed: the only one, the one of that number, else the one with the most lines in common. */
function confirmedAmong(invoices: readonly Invoice[], confirmed: ConfirmedInvoice): Invoice | null {
  if (invoices.length < 2) return invoices[0] ?? null
  const number = invoiceKey(confirmed.invoiceNumber ?? '')
  const named = invoices.find(one => number !== '' && invoiceKey(one.invoiceNumber ?? '') === number)
  const alike = [...invoices].sort((a, b) => countRightLines(b, confirmed) - countRightLines(a, confirmed))
  return named ?? alike[0] ?? null
}
