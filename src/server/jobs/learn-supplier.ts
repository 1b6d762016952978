import { type ConfirmedInvoice, UnreadablePdf } from '#extraction/read-invoices.ts'
import { learnSupplier } from '../invoices/supplier-memories.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import type { JobHandler, JobKind } from './queue.ts'

type Input = { userId: string; handle: string; confirmed: ConfirmedInvoice }

/** Learns from one confirmed invoice. The group is the user: a lesson builds on the one before. */
export const LEARN_SUPPLIER: JobKind<Input> = {
  name: 'learn-supplier',
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 600,
}

export function learnSuppliers(world: Pick<World, 'db' | 'files' | 'now' | 'log'>): JobHandler<Input> {
  return {
    async run(input, signal) {
      try {
        await learnSupplier(world, input, signal)
      } catch (error) {
        // A file that its owner removed, or that cannot be read, teaches nothing.
        if (!(error instanceof Refusal || error instanceof UnreadablePdf)) throw error
      }
    },
    async giveUp({ userId, handle }) {
      world.log.warn({ userId, handle }, 'Nothing could be learned from a confirmed invoice')
    },
  }
}
