import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, errors } from 'playwright-core'
import { SessionEnded, TryAgain } from './browse/failures.ts'
import { ANSWER_WITHIN, closeVisit, endRun, lendVisit, openVisit, type Visit } from './browse/visit.ts'
import { keepEvidence, needsEvidence } from './failure-evidence.ts'
import { RunFailure, type RunJournal, type WorkshopLogin } from './ports.ts'
import { logIn } from './screens/login.ts'

/** A signed-in page. One login serves a whole run, because the workshop system allows one session per user. */
export interface Session {
  visit: Visit
  /** Where the workshop system leads after the login: every new look begins there. */
  homeUrl: string
  /** How often the work was begun on this page: from the second time on it must not trust what the page still shows. */
  looks: number
  /** In which look the page was last loaded anew. */
  loadedInLook: number
  /** Whether this run knows that it is signed in. A session kept from an earlier run may have ended since. */
  isProven: boolean
  /** Where the purchase order of this run stands, once it was found. */
  orderUrl: string | null
}

/** Where a run leaves its session for the next one of the same user and workshop. Whoever holds it closes it. */
export interface KeptSession {
  session: Session | null
}

export async function closeKeptSession(kept: KeptSession): Promise<void> {
  const { session } = kept
  kept.session = null
  if (session) await closeVisit(session.visit)
}

interface RunAt {
  journal: RunJournal
  signal: AbortSignal
  answerWithin?: number
  kept?: KeptSession
}

const TRIES = 3
/** Before looking again, ms, longer each time. */
const PAUSE = 700

/**
 * Signs in, or takes up the session that an earlier run left, and does a piece of work that begins with a look at what is there, so
 * that it can be begun again. Begins it again when the workshop system does not answer (twice; once after a timeout), and after one
 * new login when the session was taken away. A kept session that turns out to have ended costs none of that patience.
 */
export async function inSession<T>(
  context: BrowserContext,
  login: WorkshopLogin,
  at: RunAt,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const run = { ...at, answerWithin: at.answerWithin ?? ANSWER_WITHIN }
  const patience = { tries: 0, evictions: 0 }
  let session = await takeUp(at.kept, run)
  let mayStay = false
  const goOnOrKeepEvidence = async (error: unknown) => {
    try {
      return whatNow(error, patience)
    } catch (failure) {
      if (session && needsEvidence(failure))
        await keepEvidence(session.visit.page, login.password, at.journal)
      throw failure
    }
  }
  try {
    for (;;) {
      try {
        session ??= await signIn(context, login, run)
        session.looks += 1
        const result = await work(session)
        mayStay = true
        return result
      } catch (error) {
        at.signal.throwIfAborted()
        const hasEnded = error instanceof SessionEnded
        const wasKept = session !== null && !session.isProven
        if (session && hasEnded) {
          await closeVisit(session.visit)
          session = null
        }
        mayStay = leavesPageUsable(error)
        const next = hasEnded && wasKept ? renewal() : await goOnOrKeepEvidence(error)
        await at.journal.log('info', next.words)
        if (!next.signInAgain) await wait(PAUSE * patience.tries, undefined, { signal: at.signal })
      }
    }
  } finally {
    if (session) await leave(session, mayStay ? at.kept : undefined)
  }
}

/** The session that an earlier run left, if its page still lives. */
async function takeUp(
  kept: KeptSession | undefined,
  run: RunAt & { answerWithin: number },
): Promise<Session | null> {
  run.signal.throwIfAborted()
  const session = kept?.session
  if (!kept || !session) return null
  kept.session = null
  if (session.visit.page.isClosed()) return null
  lendVisit(session.visit, run)
  await run.journal.log('info', 'Going on in the open MechanicDesk session')
  // Not loaded in any look of this run: what the page still shows is the last run's.
  return { ...session, looks: 0, loadedInLook: 0, isProven: false, orderUrl: null }
}

async function leave(session: Session, kept: KeptSession | undefined): Promise<void> {
  const { visit } = session
  endRun(visit)
  // An answer that is still to come would belong to nobody.
  if (kept && !visit.page.isClosed() && !visit.answers.isPending(0)) kept.session = session
  else await closeVisit(visit)
}

/** Refused, not proven and page-changed end a run after an answer was read; after anything else nobody knows what the page is doing. */
function leavesPageUsable(error: unknown): boolean {
  return error instanceof RunFailure && error.kind !== 'unavailable'
}

async function signIn(
  context: BrowserContext,
  login: WorkshopLogin,
  run: { journal: RunJournal; signal: AbortSignal; answerWithin: number },
): Promise<Session> {
  const { origin } = new URL(login.loginUrl)
  const visit = await openVisit(context, { origin, ...run })
  try {
    await run.journal.log('info', 'Logging in to MechanicDesk')
    const homeUrl = await logIn(visit, login)
    await run.journal.log('info', `Logged in as ${login.username}`)
    return { visit, homeUrl, looks: 0, loadedInLook: 1, isProven: true, orderUrl: null }
  } catch (error) {
    // Of a login that is tried again too: its page is closed now.
    if (needsEvidence(error) && !run.signal.aborted)
      await keepEvidence(visit.page, login.password, run.journal)
    await closeVisit(visit)
    throw error
  }
}

function renewal(): { words: string; signInAgain: boolean } {
  return { words: 'The open MechanicDesk session has ended: logging in again', signInAgain: true }
}

/** @throws the failure that ends the run when patience is used up. */
function whatNow(
  error: unknown,
  patience: { tries: number; evictions: number },
): { words: string; signInAgain: boolean } {
  if (error instanceof SessionEnded) {
    patience.evictions += 1
    if (patience.evictions > 1) throw sessionTakenTwice(error)
    return { words: 'MechanicDesk ended the session: logging in once more', signInAgain: true }
  }
  const retry = error instanceof TryAgain ? error : lateControl(error)
  if (!retry) throw error
  patience.tries += retry.wasTimeout ? TRIES - 1 : 1
  if (patience.tries >= TRIES + (retry.wasTimeout ? 1 : 0)) throw retry.failure
  return { words: `${retry.message} Looking again.`, signInAgain: false }
}

/** A control that was seen and then could not be used in time. */
function lateControl(error: unknown): TryAgain | null {
  if (!(error instanceof errors.TimeoutError)) return null
  return new TryAgain('MechanicDesk did not respond to a click in time.', { wasTimeout: true, cause: error })
}

function sessionTakenTwice(cause: unknown): RunFailure {
  return new RunFailure(
    'refused',
    'MechanicDesk ended the session twice: somebody else is signed in with the same user. Docket does not fight for it. ' +
      'Give the automation a MechanicDesk user of its own, then start again.',
    { cause, untold: true },
  )
}
