import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { LearnedSupplier } from '#contracts/invoices.ts'
import { TAUGHT_FIELDS } from '#extraction/memory/confirmed-invoice.ts'
import type { SupplierMemory } from '#extraction/read-invoices.ts'
import { supplierLessons } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'

/** What the user's corrections taught of each supplier, for the user to see; the latest taught first. */
export async function listLearned({ db }: Pick<World, 'db'>, userId: string): Promise<LearnedSupplier[]> {
  const rows = await db
    .select()
    .from(supplierLessons)
    .where(and(eq(supplierLessons.userId, userId), isNotNull(supplierLessons.memory)))
    .orderBy(desc(supplierLessons.updatedAt))
  return [...Map.groupBy(rows, row => row.supplier)].map(([key, lessons]) =>
    presentLearned(
      key,
      lessons.flatMap(({ memory }) => memory ?? []),
      lessons[0]?.updatedAt ?? new Date(0),
    ),
  )
}

/** The supplier's next invoice is read as if it were the first. @throws Refusal 'not-found', also for what another user taught. */
export async function forgetSupplier(
  { db }: Pick<World, 'db'>,
  userId: string,
  supplier: string,
): Promise<void> {
  const forgotten = await db
    .delete(supplierLessons)
    .where(and(eq(supplierLessons.userId, userId), eq(supplierLessons.supplier, supplier)))
    .returning({ supplier: supplierLessons.supplier })
  if (forgotten.length === 0)
    throw new Refusal('not-found', 'Nothing is learned about this supplier, or it is forgotten already.')
}

/** @param lessons of one supplier, the latest first. */
function presentLearned(key: string, lessons: readonly SupplierMemory[], learnedAt: Date): LearnedSupplier {
  const [latest] = lessons
  return {
    key,
    name: latest?.name ?? latest?.printedName ?? null,
    abn: latest?.abn ?? null,
    learnedAt: learnedAt.toISOString(),
    fields: TAUGHT_FIELDS.filter(field => lessons.some(({ fields }) => fields[field])),
    lines: lessons.some(({ lines }) => lines !== null && lines.length > 0),
    partShapes: new Set(lessons.flatMap(({ partShapes }) => partShapes)).size,
  }
}
