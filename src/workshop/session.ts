import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, errors } from 'playwright-core'
import { SessionEnded, TryAgain } from './browse/failures.ts'
import { ANSWER_WITHIN, closeVisit, openVisit, type Visit } from './browse/visit.ts'
import { RunFailure, type RunJournal, type WorkshopLogin } from './ports.ts'
import { logIn } from './screens/login.ts'

/** A signed-in page. One login serves a whole run, because the workshop system allows one session per user. */
export interface Session {
  visit: Visit
  /** Where the workshop system leads after the login: every new look begins there. */
  homeUrl: string
  /** How often the work was begun on this page: from the second time on it must not trust what the page still shows. */
  looks: number
  /** Where the purchase order of this run stands, once it was found. */
  orderUrl: string | null
}

const TRIES = 3
/** Before looking again, ms, longer each time. */
const PAUSE = 700

/**
 * Signs in and does a piece of work that begins with a look at what is there, so that it can be begun again. Begins it again when the
 * workshop system does not answer (twice; once after a timeout), and after one new login when the session was taken away.
 */
export async function inSession<T>(
  context: BrowserContext,
  login: WorkshopLogin,
  at: { journal: RunJournal; signal: AbortSignal; answerWithin?: number },
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const { origin } = new URL(login.loginUrl)
  const patience = { tries: 0, evictions: 0 }
  let session: Session | null = null
  try {
    for (;;) {
      try {
        session ??= await signIn(context, login, {
          ...at,
          origin,
          answerWithin: at.answerWithin ?? ANSWER_WITHIN,
        })
        session.looks += 1
        return await work(session)
      } catch (error) {
        at.signal.throwIfAborted()
        const next = whatNow(error, patience)
        await at.journal.log('info', next.words)
        if (session && next.signInAgain) {
          await closeVisit(session.visit)
          session = null
        } else await wait(PAUSE * patience.tries, undefined, { signal: at.signal })
      }
    }
  } finally {
    if (session) await closeVisit(session.visit)
  }
}

async function signIn(
  context: BrowserContext,
  login: WorkshopLogin,
  at: { origin: string; journal: RunJournal; signal: AbortSignal; answerWithin: number },
): Promise<Session> {
  const visit = await openVisit(context, at)
  try {
    await at.journal.log('info', 'Logging in to MechanicDesk')
    const homeUrl = await logIn(visit, login)
    await at.journal.log('info', `Logged in as ${login.username}`)
    return { visit, homeUrl, looks: 0, orderUrl: null }
  } catch (error) {
    await closeVisit(visit)
    throw error
  }
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
    { cause },
  )
}
