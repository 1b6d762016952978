import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { memoryKey } from '#extraction/memory/supplier-memory.ts'
import { type ConfirmedInvoice, learnFromInvoice, type SupplierMemory } from '#extraction/read-invoices.ts'
import { supplierLessons } from '../db/schema.ts'
import { findPdf, localPathOf } from '../files/stored-pdfs.ts'
import { sydneyDate } from '../sydney-date.ts'
import type { World } from '../world.ts'
import { readingsShown } from './earlier-readings.ts'

/** A reading is given what so many papers taught, the latest first. */
const MOST_MEMORIES = 500

/** An invoice of a stored PDF as a person confirmed it. */
export interface Correction {
  userId: string
  handle: string
  document: number
  correction: string
  confirmed: ConfirmedInvoice
}

/** What the user's corrections taught about their suppliers, the latest first. */
export async function memoriesOf({ db }: Pick<World, 'db'>, userId: string): Promise<SupplierMemory[]> {
  const rows = await db
    .select({ memory: supplierLessons.memory })
    .from(supplierLessons)
    .where(and(eq(supplierLessons.userId, userId), isNotNull(supplierLessons.memory)))
    .orderBy(desc(supplierLessons.updatedAt))
    .limit(MOST_MEMORIES)
  return rows.flatMap(row => row.memory ?? [])
}

/**
 * Reads the PDF again beside the confirmed invoice, and keeps what that teaches in the place of what the paper taught before. Nothing when
 * the correction was taken back, forgotten or corrected again meanwhile.
 * @throws Refusal 'not-found' when the PDF is gone; UnreadablePdf.
 */
export async function learnSupplier(
  world: Pick<World, 'db' | 'files' | 'now' | 'log'>,
  { userId, handle, document, correction, confirmed }: Correction,
  signal: AbortSignal,
): Promise<void> {
  const mine = and(
    eq(supplierLessons.userId, userId),
    eq(supplierLessons.handle, handle),
    eq(supplierLessons.document, document),
    eq(supplierLessons.correction, correction),
  )
  if ((await world.db.$count(supplierLessons, mine)) === 0) return
  const path = localPathOf(world, await findPdf(world, userId, handle))
  const lesson = { confirmed, seen: await readingsShown(world, userId, handle) }
  const memory = await learnFromInvoice(path, lesson, {
    today: sydneyDate(world.now()),
    owner: userId,
    signal,
  })
  const supplier = memory && memoryKey({ abn: memory.abn, name: memory.name ?? memory.printedName })
  if (!memory || !supplier) {
    await world.db.delete(supplierLessons).where(mine)
    return
  }
  await world.db.update(supplierLessons).set({ memory, supplier }).where(mine)
  world.log.info({ userId, handle }, 'A correction taught the reader about a supplier')
}
