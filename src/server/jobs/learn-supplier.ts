import { UnreadablePdf } from '#extraction/read-invoices.ts'
import { type Correction, learnSupplier } from '../invoices/supplier-memories.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import type { JobHandler, JobKind } from './queue.ts'

/** Learns from one confirmed invoice, again for an hour or two while the reader is busy. The group is the user: one at a time each. */
export const LEARN_SUPPLIER: JobKind<Correction> = {
  name: 'learn-supplier',
  // Each turn may itself wait five minutes for the reader.
  retryLimit: 20,
  retryDelaySeconds: 30,
  expireInSeconds: 600,
}

export function learnSuppliers(world: Pick<World, 'db' | 'files' | 'now' | 'log'>): JobHandler<Correction> {
  return {
    async run(input, signal) {
      try {
        await learnSupplier(world, input, signal)
      } catch (error) {
        if (!teachesNothing(error)) throw error
      }
    },
    async giveUp({ userId, handle }) {
      world.log.warn({ userId, handle }, 'Nothing could be learned from a confirmed invoice')
    },
  }
}

/** Whether the file was removed by its owner, or can never be read. A reader that is busy now may be free in a minute. */
function teachesNothing(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof UnreadablePdf && error.reason !== 'busy')
}
