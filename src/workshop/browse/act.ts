import { LOGIN } from '../labels.ts'
import type { Answer } from './answers.ts'
import { refuseCached } from './browser-cache.ts'
import { lockedBy, pageChanged, SessionEnded, TryAgain } from './failures.ts'
import { fieldsByLabel, isThere, modals } from './find-control.ts'
import { leavePage, loadAnew } from './load-anew.ts'
import { feelPulse, type Pulse } from './page-pulse.ts'
import { noAnswer, refuseSurprise, settle } from './settle.ts'
import type { Visit } from './visit.ts'

/**
 * Does one thing on the page and waits until the workshop system has answered and the page stands still.
 * @param doing completes the sentence "while …" of an error.
 * @param quietFor how long the page must stand still where it does not say itself that it has finished, ms.
 * @throws TryAgain when it did not answer, SessionEnded, RunFailure when it refused or asked something unexpected.
 */
export async function act(
  visit: Visit,
  doing: string,
  deed: () => Promise<unknown>,
  quietFor?: number,
): Promise<void> {
  const before = await refuseForeignModal(visit, doing)
  await doAndJudge(visit, doing, deed, { before, quietFor })
}

/** To be called before anything is opened to write with: some systems store an empty record, or what is typed, at once. */
export function beginWriting(visit: Visit, doing: string): Promise<void> {
  return perform(visit, doing, () => visit.singleSend.begin())
}

/** Loads an address anew. That needs no click, so that a message in front of the old page is no obstacle. */
export function load(visit: Visit, doing: string, url: string): Promise<void> {
  const loading = async () => {
    if (visit.singleSend.isOn) {
      await leavePage(visit.page)
      await visit.singleSend.end()
    }
    await loadAnew(visit.page, url)
  }
  return doAndJudge(visit, doing, loading, { before: '' })
}

async function doAndJudge(
  visit: Visit,
  doing: string,
  deed: () => Promise<unknown>,
  { before, quietFor }: { before: string; quietFor?: number | undefined },
): Promise<void> {
  visit.signal.throwIfAborted()
  const mark = visit.answers.mark()
  await perform(visit, doing, deed)
  const hadEffect = (imprint: string) => imprint !== before || visit.answers.since(mark).length > 0
  const pulse = await settle(visit, doing, mark, hadEffect, quietFor)
  await refuseCached(visit, doing, pulse)
  judge(visit, doing, visit.answers.since(mark))
  if (await wasSentToLogin(visit, pulse)) throw new SessionEnded(doing)
}

/** Runs a deed under the deadline and the signal; a page closed by a cancellation reads as the cancellation. */
export async function perform(visit: Visit, doing: string, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
  } catch (error) {
    visit.signal.throwIfAborted()
    if (error instanceof Error && error.name === 'TimeoutError') throw noAnswer(visit, doing, error)
    if (error instanceof Error && error.message.includes('net::ERR'))
      throw new TryAgain(`MechanicDesk could not be reached while ${doing}.`, { cause: error })
    throw error
  }
  refuseSurprise(visit, doing)
}

function judge(visit: Visit, doing: string, answers: Answer[]): void {
  refuseSurprise(visit, doing)
  const failed = answers.find(answer => answer.status === null || answer.status >= 400)
  if (!failed) return
  if (failed.status === 401) throw new SessionEnded(doing)
  if (failed.status === 423) throw lockedBy(failed.message)
  const said = failed.message ? ` It said: ${failed.message}` : ''
  const how = failed.status === null ? 'broke the connection' : `answered ${failed.status}`
  throw new TryAgain(`MechanicDesk ${how} while ${doing}.${said}`)
}

async function wasSentToLogin(visit: Visit, pulse: Pulse): Promise<boolean> {
  if (!pulse.mayHaveEnded) return false
  if (await isThere(fieldsByLabel(visit.page, LOGIN.password))) return true
  return (await visit.page.getByText(LOGIN.evicted).filter({ visible: true }).count()) > 0
}

/**
 * @returns the page's imprint.
 * @throws RunFailure page-changed when a message is open that the driver did not open: nothing in it is ever clicked.
 */
export async function refuseForeignModal(visit: Visit, doing: string): Promise<string> {
  visit.signal.throwIfAborted()
  const pulse = await feelPulse(visit.page, LOGIN.evicted)
  await refuseCached(visit, doing, pulse)
  const mayBeForeign = !visit.ownModal && (pulse?.hasModal ?? true)
  if (!mayBeForeign || (await modals(visit.page).count()) === 0) return pulse?.imprint ?? ''
  const text = (await modals(visit.page).first().innerText()).replace(/\s+/g, ' ').slice(0, 160)
  throw pageChanged(doing, `an unexpected message is open: "${text}"`)
}
