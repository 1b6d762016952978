import { and, desc, eq, sql } from 'drizzle-orm'
import { memoryKey } from '#extraction/memory/supplier-memory.ts'
import { type ConfirmedInvoice, learnFromInvoice, type SupplierMemory } from '#extraction/read-invoices.ts'
import { supplierMemories } from '../db/schema.ts'
import { findPdf, localPathOf } from '../files/stored-pdfs.ts'
import { sydneyDate } from '../sydney-date.ts'
import type { World } from '../world.ts'

/** A reading is given the memories of so many suppliers, the latest taught first. */
const MOST_MEMORIES = 500

/** What the user's corrections taught about their suppliers. */
export async function memoriesOf({ db }: Pick<World, 'db'>, userId: string): Promise<SupplierMemory[]> {
  const rows = await db
    .select({ memory: supplierMemories.memory })
    .from(supplierMemories)
    .where(eq(supplierMemories.userId, userId))
    .orderBy(desc(supplierMemories.updatedAt))
    .limit(MOST_MEMORIES)
  return rows.map(row => row.memory)
}

/**
 * Reads the PDF again beside the confirmed invoice, and keeps what that teaches.
 * @throws Refusal 'not-found' when the PDF is gone; UnreadablePdf.
 */
export async function learnSupplier(
  world: Pick<World, 'db' | 'files' | 'now' | 'log'>,
  { userId, handle, confirmed }: { userId: string; handle: string; confirmed: ConfirmedInvoice },
  signal: AbortSignal,
): Promise<void> {
  const supplier = memoryKey({ abn: confirmed.supplierABN, name: confirmed.supplierName })
  if (!supplier) return
  const mine = and(eq(supplierMemories.userId, userId), eq(supplierMemories.supplier, supplier))
  const [row] = await world.db.select().from(supplierMemories).where(mine)
  const path = localPathOf(world, await findPdf(world, userId, handle))
  const lesson = { confirmed, known: row?.memory ?? null }
  const today = sydneyDate(world.now())
  const memory = await learnFromInvoice(path, lesson, { today, owner: userId, signal })
  if (!memory) return
  const learned = { memory, updatedAt: sql`now()` }
  // A memory that is gone now was forgotten by its owner meanwhile: what built on it goes with it.
  if (row) await world.db.update(supplierMemories).set(learned).where(mine)
  else
    await world.db
      .insert(supplierMemories)
      .values({ userId, supplier, memory })
      .onConflictDoUpdate({ target: [supplierMemories.userId, supplierMemories.supplier], set: learned })
  world.log.info({ userId, handle }, 'A correction taught the reader about a supplier')
}
