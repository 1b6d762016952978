import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { InvoiceData } from '#contracts/invoice-data.ts'
import { centsFromDollars } from '#domain/money.ts'
import { isTeaching } from '#extraction/memory/learn-supplier.ts'
import { indexOfConfirmed } from '#extraction/memory/lesson.ts'
import { memoryKey } from '#extraction/memory/supplier-memory.ts'
import type { ConfirmedInvoice } from '#extraction/read-invoices.ts'
import { supplierLessons } from '../db/schema.ts'
import { LEARN_SUPPLIER } from '../jobs/learn-supplier.ts'
import type { World } from '../world.ts'
import { readingsShown } from './earlier-readings.ts'

/**
 * Queues the learning from an invoice that a person confirmed. It takes the place of what this paper taught before; an invoice that is as it
 * was read teaches nothing, and takes that back.
 */
export async function queueLesson(
  world: Pick<World, 'db' | 'queue'>,
  userId: string,
  handle: string,
  data: InvoiceData,
): Promise<void> {
  const confirmed = confirmedInvoice(data)
  const readings = await readingsShown(world, userId, handle)
  const document = indexOfConfirmed(readings, confirmed)
  const shown = readings[document]
  if (shown && !isTeaching(shown, confirmed)) {
    const mine = [
      eq(supplierLessons.userId, userId),
      eq(supplierLessons.handle, handle),
      eq(supplierLessons.document, document),
    ]
    await world.db.delete(supplierLessons).where(and(...mine))
    return
  }
  const supplier = memoryKey({ abn: confirmed.supplierABN, name: confirmed.supplierName }) ?? ''
  const correction = randomUUID()
  const noted = { correction, supplier, updatedAt: sql`now()` }
  await world.db.transaction(async tx => {
    await tx
      .insert(supplierLessons)
      .values({ userId, handle, document, ...noted })
      .onConflictDoUpdate({
        target: [supplierLessons.userId, supplierLessons.handle, supplierLessons.document],
        set: noted,
      })
    await world.queue.add(tx, LEARN_SUPPLIER, { userId, handle, document, correction, confirmed }, userId)
  })
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
