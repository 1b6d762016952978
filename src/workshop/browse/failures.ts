import { RunFailure } from '../ports.ts'

/** The workshop system ended our session: somebody else signed in with the same user, or it expired. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/**
 * The workshop system did not answer as it should, and the same may go well when begun again from a look at what is there.
 * `failure` is what to say when it does not.
 */
export class TryAgain extends Error {
  override name = 'TryAgain'
  readonly failure: RunFailure
  readonly wasTimeout: boolean
  constructor(message: string, options: { wasTimeout?: boolean; cause?: unknown } = {}) {
    super(message)
    this.failure = new RunFailure('unavailable', message, { cause: options.cause })
    this.wasTimeout = options.wasTimeout ?? false
  }
}

/** A label or control that the driver needs is not on the page. Nothing is clicked in its place. */
export function pageChanged(doing: string, what: string): RunFailure {
  return new RunFailure(
    'page-changed',
    `The page changed at ${doing}: ${what}. Docket stopped there and wrote nothing after it.`,
  )
}

/** Another user holds the purchase order; waiting a little may help. */
export function lockedBy(message: string): TryAgain {
  return new TryAgain(`Purchase order in use: ${message || 'another user holds it'}.`)
}

/** A plain refusal in one sentence. */
export function refusal(message: string): RunFailure {
  return new RunFailure('refused', message)
}
