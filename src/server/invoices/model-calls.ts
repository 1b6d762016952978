import type { ModelCall } from '#extraction/models/call-model.ts'
import { modelCalls } from '../db/schema.ts'
import type { StoredPdf } from '../files/stored-pdfs.ts'
import type { World } from '../world.ts'

/** Remembers what the calls for one file cost, failed ones too. */
export async function noteModelCalls(
  { db }: Pick<World, 'db'>,
  file: StoredPdf,
  calls: readonly ModelCall[],
): Promise<void> {
  if (calls.length === 0) return
  const rows = calls.map(({ costUsd, ...call }) => ({
    userId: file.userId,
    handle: file.handle,
    ...call,
    costMicros: costUsd === null ? null : Math.round(costUsd * 1_000_000),
  }))
  await db.insert(modelCalls).values(rows)
}
