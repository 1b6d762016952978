import { setTimeout as wait } from 'node:timers/promises'
import { LOGIN } from '../labels.ts'
import { pageChanged, TryAgain } from './failures.ts'
import { feelPulse, type Pulse } from './page-pulse.ts'
import type { Visit } from './visit.ts'

/** Longer than a busy browser takes from a click to the request that it causes, ms. */
const QUIET_FOR = 250
/** The same for a page that has a timer running, a little longer than those that count (`page-pulse.ts`). */
const QUIET_WHILE_BUSY = 1_100
/** So often a page may have been busy with nothing that came to be seen; after that its timers count for nothing. */
const BUSY_FOR_NOTHING = 3
/** The same for a page whose scripts are still loading: it may not have begun to draw. */
const QUIET_WHILE_LOADING = 2_000
const LOOK_EVERY = 15
/** How long one look waits in the page for it to finish, ms. A page that never does costs this much once per look. */
const PATIENCE = 400

/**
 * Waits until every request since the mark is answered and the page has finished: nothing of its own is to come (`page-pulse.ts`) and
 * what the deed was to set off has been seen. A page that never says so (it polls, it animates, the click did nothing) counts as
 * finished when it has stood still for a while.
 * @param hadEffect whether the deed can be seen to have done something.
 * @throws TryAgain after `answerWithin`; RunFailure when a native dialog asked something unexpected.
 */
export async function settle(
  visit: Visit,
  doing: string,
  mark: number,
  hadEffect: (imprint: string) => boolean,
  quietFor = QUIET_FOR,
): Promise<Pulse> {
  const deadline = Date.now() + visit.answerWithin
  let seen = ''
  let since = Date.now()
  for (;;) {
    visit.signal.throwIfAborted()
    refuseSurprise(visit, doing)
    const pulse = await feelUntil(visit, mark, deadline)
    const isQuiet = pulse !== null && pulse.imprint !== '' && pulse.imprint === seen
    if (!isQuiet) {
      seen = pulse?.imprint ?? ''
      since = Date.now()
    }
    if (pulse?.imprint) {
      if (!pulse.isBusy && pulse.isLoaded && hadEffect(pulse.imprint)) return pulse
      if (isQuiet && Date.now() - since >= Math.max(quietFor, quietNeeded(visit, pulse))) {
        if (pulse.isBusy) visit.busyForNothing += 1
        return pulse
      }
    }
    if (Date.now() > deadline) throw noAnswer(visit, doing)
    await wait(LOOK_EVERY)
  }
}

function quietNeeded(visit: Visit, { isBusy, isLoaded }: Pulse): number {
  if (!isLoaded) return QUIET_WHILE_LOADING
  return isBusy && visit.busyForNothing < BUSY_FOR_NOTHING ? QUIET_WHILE_BUSY : 0
}

/** Null while an answer is awaited, or while the page cannot say anything, be it that its scripts hang. */
async function feelUntil(visit: Visit, mark: number, deadline: number): Promise<Pulse | null> {
  const patience = visit.busyForNothing < BUSY_FOR_NOTHING ? PATIENCE : 0
  const giveUp = new AbortController()
  const late = wait(Math.max(0, deadline - Date.now()), null, { signal: giveUp.signal }).catch(() => null)
  const pulse = await Promise.race([feelPulse(visit.page, LOGIN.evicted, patience), late])
  giveUp.abort()
  return visit.answers.isPending(mark) ? null : pulse
}

export function noAnswer(visit: Visit, doing: string, cause?: unknown): TryAgain {
  const seconds = Math.round(visit.answerWithin / 100) / 10
  return new TryAgain(`MechanicDesk did not answer within ${seconds} s while ${doing}.`, {
    wasTimeout: true,
    cause,
  })
}

/** @throws RunFailure page-changed when a native dialog asked what nobody expected; it was answered no. */
export function refuseSurprise(visit: Visit, doing: string): void {
  if (visit.surprise !== null) throw pageChanged(doing, `MechanicDesk asked "${visit.surprise}"`)
}
