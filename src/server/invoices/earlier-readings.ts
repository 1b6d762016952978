import { and, eq } from 'drizzle-orm'
import type { InvoiceToPost } from '#domain/bill.ts'
import { invoiceKey, supplierKey } from '#domain/identity.ts'
import type { DocumentType, Invoice } from '#domain/invoice.ts'
import { readInvoices } from '../db/schema.ts'
import type { StoredPdf } from '../files/stored-pdfs.ts'
import type { World } from '../world.ts'

/** The kinds of document that this user had read in this very PDF, under whatever handle; empty when it was never read. */
export async function readingsOfFile({ db }: Pick<World, 'db'>, file: StoredPdf): Promise<DocumentType[]> {
  const rows = await db
    .select({ documentType: readInvoices.documentType })
    .from(readInvoices)
    .where(and(eq(readInvoices.userId, file.userId), eq(readInvoices.sha256, file.sha256)))
  return rows.map(row => row.documentType)
}

/** The kinds of document that this user had read under this supplier and number. */
export async function readingsOfInvoice(
  { db }: Pick<World, 'db'>,
  userId: string,
  invoice: Pick<InvoiceToPost, 'invoiceNumber' | 'supplierName'>,
): Promise<DocumentType[]> {
  const rows = await db
    .select({ documentType: readInvoices.documentType })
    .from(readInvoices)
    .where(
      and(
        eq(readInvoices.userId, userId),
        eq(readInvoices.supplierKey, supplierKey(invoice.supplierName)),
        eq(readInvoices.invoiceKey, invoiceKey(invoice.invoiceNumber)),
      ),
    )
  return rows.map(row => row.documentType)
}

/** The invoices of a PDF as its owner was shown them, in the PDF's order; empty when that was never kept. */
export async function readingsShown(
  { db }: Pick<World, 'db'>,
  userId: string,
  handle: string,
): Promise<Invoice[]> {
  const rows = await db
    .select({ reading: readInvoices.reading })
    .from(readInvoices)
    .where(and(eq(readInvoices.userId, userId), eq(readInvoices.handle, handle)))
    .orderBy(readInvoices.id)
  const readings = rows.flatMap(row => row.reading ?? [])
  return readings.length === rows.length ? readings : []
}
