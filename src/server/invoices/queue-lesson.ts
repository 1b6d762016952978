import { and, eq } from 'drizzle-orm'
import type { InvoiceData } from '#contracts/invoice-data.ts'
import { centsFromDollars } from '#domain/money.ts'
import { isTeaching } from '#extraction/memory/learn-supplier.ts'
import type { ConfirmedInvoice } from '#extraction/read-invoices.ts'
import { readInvoices } from '../db/schema.ts'
import { LEARN_SUPPLIER } from '../jobs/learn-supplier.ts'
import type { World } from '../world.ts'

/**
 * Queues the learning from an invoice that a person confirmed, unless it was read just so. One at a time per user: a lesson builds on the
 * one before.
 */
export async function queueLesson(
  world: Pick<World, 'db' | 'queue'>,
  userId: string,
  handle: string,
  data: InvoiceData,
): Promise<void> {
  const confirmed = confirmedInvoice(data)
  const rows = await world.db
    .select({ reading: readInvoices.reading })
    .from(readInvoices)
    .where(and(eq(readInvoices.userId, userId), eq(readInvoices.handle, handle)))
  const readings = rows.flatMap(row => row.reading ?? [])
  if (!readings.every(reading => isTeaching(reading, confirmed))) return
  const lesson = { userId, handle, confirmed }
  await world.db.transaction(tx => world.queue.add(tx, LEARN_SUPPLIER, lesson, userId))
}

function confirmedInvoice(data: InvoiceData): ConfirmedInvoice {
  const cents = (dollars: number | null | undefined) =>
    dollars === null || dollars === undefined ? null : centsFromDollars(dollars)
  return {
    invoiceNumber: data.invoiceNumber,
    invoiceDate: data.invoiceDate,
    dueDate: data.dueDate,
    purchaseOrderNumber: data.purchaseOrderNumber,
    supplierName: data.supplierName,
    supplierABN: data.supplierABN?.replace(/\D/g, '') || null,
    taxAmount: cents(data.taxAmount),
    totalAmount: cents(data.totalAmount),
    lines: data.lineItems.map(line => ({
      partNumber: line.partNumber,
      description: line.description,
      quantity: line.quantity,
      unitPrice: centsFromDollars(line.unitPrice),
      totalPrice: cents(line.totalPrice) ?? centsFromDollars(line.unitPrice * line.quantity),
    })),
  }
}
