import { giveUpLook, type LookWorld, runLook } from '../automation/run-look.ts'
import type { JobHandler, JobKind } from './queue.ts'

/** A look that a person waits for: never taken up again, because by then nobody does. */
export const LOOK_AT_WORKSHOP: JobKind<{ lookId: string }> = {
  name: 'look-at-workshop',
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
}

export function lookAtWorkshop(world: LookWorld): JobHandler<{ lookId: string }> {
  return {
    run: ({ lookId }, signal) => runLook(world, lookId, signal),
    giveUp: ({ lookId }) => giveUpLook(world, lookId),
  }
}
