import { and, desc, eq } from 'drizzle-orm'
import type { LearnedSupplier } from '#contracts/invoices.ts'
import { TAUGHT_FIELDS } from '#extraction/memory/confirmed-invoice.ts'
import { supplierMemories } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'

/** What the user's corrections taught, for the user to see; the latest taught first. */
export async function listLearned({ db }: Pick<World, 'db'>, userId: string): Promise<LearnedSupplier[]> {
  const rows = await db
    .select()
    .from(supplierMemories)
    .where(eq(supplierMemories.userId, userId))
    .orderBy(desc(supplierMemories.updatedAt))
  return rows.map(presentLearned)
}

/** The supplier's next invoice is read as if it were the first. @throws Refusal 'not-found', also for what another user taught. */
export async function forgetSupplier(
  { db }: Pick<World, 'db'>,
  userId: string,
  supplier: string,
): Promise<void> {
  const forgotten = await db
    .delete(supplierMemories)
    .where(and(eq(supplierMemories.userId, userId), eq(supplierMemories.supplier, supplier)))
    .returning({ supplier: supplierMemories.supplier })
  if (forgotten.length === 0)
    throw new Refusal('not-found', 'Nothing is learned about this supplier, or it is forgotten already.')
}

function presentLearned({
  supplier,
  memory,
  updatedAt,
}: typeof supplierMemories.$inferSelect): LearnedSupplier {
  return {
    key: supplier,
    name: memory.name,
    abn: memory.abn,
    learnedAt: updatedAt.toISOString(),
    fields: TAUGHT_FIELDS.filter(field => (memory.fields[field]?.length ?? 0) > 0),
    lines: memory.lines !== null,
    partShapes: memory.partShapes.length,
  }
}
