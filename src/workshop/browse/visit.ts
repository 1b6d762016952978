import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { LOGIN, QUESTIONS } from '../labels.ts'
import { RunFailure, type RunJournal } from '../ports.ts'
import { type Answer, Answers } from './answers.ts'
import { pageChanged, SessionEnded, TryAgain } from './failures.ts'
import { fieldsByLabel, isThere, modals } from './find-control.ts'
import { leavePage, loadAnew } from './load-anew.ts'
import { feelPulse, listenToPulse, type Pulse } from './page-pulse.ts'
import { SingleSend } from './send-once.ts'
import { noAnswer, refuseSurprise, settle } from './settle.ts'

/** How long one page or answer may take, ms. */
export const ANSWER_WITHIN = 20_000

/** One page on the workshop system, and everything the screens need to act on it. */
export interface Visit {
  page: Page
  journal: RunJournal
  signal: AbortSignal
  answerWithin: number
  answers: Answers
  /** The browser's own, for what Playwright does not offer. */
  protocol: CDPSession
  /** On while something is written; a load ends it. */
  singleSend: SingleSend
  /** Not while signing in, and no longer once the browser answered from its cache for the workshop system. */
  mayUseCache: boolean
  /** What a native dialog may ask now; any other question is answered no and remembered in `surprise`. */
  mayAsk: RegExp | null
  surprise: string | null
  /** The screen on display opened a modal itself, so that it is no obstacle. */
  ownModal: boolean
  /** How often the page said that it was busy and nothing came of it: some pages poll for ever. */
  busyForNothing: number
  /** Closes the page when the run that has it is cancelled. */
  onAbort: () => void
}

interface RunOnPage {
  journal: RunJournal
  signal: AbortSignal
  answerWithin: number
}

/** Opens a page of its own in the context; `closeVisit` closes it. A cancelled signal closes it too, so that no wait outlives it. */
export async function openVisit(context: BrowserContext, at: RunOnPage & { origin: string }): Promise<Visit> {
  at.signal.throwIfAborted()
  const page = await context.newPage()
  await listenToPulse(page)
  const protocol = await context.newCDPSession(page)
  const visit: Visit = {
    page,
    journal: at.journal,
    signal: at.signal,
    answerWithin: at.answerWithin,
    answers: new Answers(page, at.origin),
    protocol,
    singleSend: new SingleSend(context, protocol, at.origin, at.answerWithin * 2),
    mayUseCache: true,
    mayAsk: null,
    surprise: null,
    ownModal: false,
    busyForNothing: 0,
    onAbort: () => void page.close().catch(() => undefined),
  }
  page.on('dialog', dialog => {
    const isOurs = dialog.type() === 'beforeunload' || visit.mayAsk?.test(dialog.message())
    if (!isOurs) visit.surprise = dialog.message()
    void (isOurs ? dialog.accept() : dialog.dismiss()).catch(() => undefined)
  })
  lendVisit(visit, at)
  return visit
}

/** Gives the page to a run; `endRun` takes it back. */
export function lendVisit(visit: Visit, { journal, signal, answerWithin }: RunOnPage): void {
  signal.throwIfAborted()
  Object.assign(visit, { journal, signal, answerWithin, mayAsk: null, surprise: null, ownModal: false })
  visit.answers.forget()
  visit.page.setDefaultTimeout(answerWithin)
  signal.addEventListener('abort', visit.onAbort, { once: true })
}

export function endRun(visit: Visit): void {
  visit.signal.removeEventListener('abort', visit.onAbort)
}

export async function closeVisit(visit: Visit): Promise<void> {
  await visit.page.close().catch(() => undefined)
}

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

/** Takes the empty page as long as the old one may take to send what it sends while it is left. */
const LAST_WORDS = 'new Promise(done => setTimeout(done, 4))'

/** Loads an address anew. That needs no click, so that a message in front of the old page is no obstacle. */
export function load(visit: Visit, doing: string, url: string): Promise<void> {
  const loading = async () => {
    if (visit.singleSend.isOn) {
      await leavePage(visit.page)
      await visit.protocol.send('Runtime.evaluate', { expression: LAST_WORDS, awaitPromise: true })
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

/** How a write ended. unknown: it was sent and nobody said what came of it. unsent: the page sent nothing. */
export interface WriteOutcome {
  kind: 'done' | 'refused' | 'unknown' | 'unsent'
  /** Null when no answer came, or none was waited for. */
  status: number | null
  message: string
}

/** Like `act`, for the click that writes; asks the journal for leave first and says how it ended instead of judging. */
export async function write(
  visit: Visit,
  doing: string,
  question: RegExp,
  deed: () => Promise<unknown>,
): Promise<WriteOutcome> {
  await beginWriting(visit, doing)
  await refuseForeignModal(visit, doing)
  await visit.journal.mayWrite()
  visit.signal.throwIfAborted()
  const mark = visit.answers.mark()
  visit.mayAsk = question
  try {
    await perform(visit, doing, deed)
    // A slow write may still be stored after the deadline: a look before its answer would miss it. So it gets a second deadline.
    const wasSent = () => visit.answers.since(mark).some(isWrite)
    const settled = () => settle(visit, doing, mark, wasSent)
    const { hasModal } = await settled().catch(settled)
    if (hasModal && (await sayYes(visit, question))) await settled()
  } catch (error) {
    if (error instanceof TryAgain) return { kind: 'unknown', status: null, message: error.message }
    throw error
  } finally {
    visit.mayAsk = null
  }
  return outcomeOf(visit.answers.since(mark).filter(isWrite), doing)
}

function isWrite({ method }: Answer): boolean {
  return method !== 'GET'
}

function outcomeOf(writes: Answer[], doing: string): WriteOutcome {
  const failed = writes.find(answer => answer.status === null || answer.status >= 400)
  if (!failed) return { kind: writes.length > 0 ? 'done' : 'unsent', status: null, message: '' }
  if (failed.status === 401) throw new SessionEnded(doing)
  const isRefusal =
    failed.status !== null && failed.status < 500 && failed.status !== 404 && failed.status !== 408
  return { kind: isRefusal ? 'refused' : 'unknown', status: failed.status, message: failed.message }
}

/** Runs a deed under the deadline and the signal; a page closed by a cancellation reads as the cancellation. */
async function perform(visit: Visit, doing: string, deed: () => Promise<unknown>): Promise<void> {
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

/** Another user holds the purchase order; waiting a little may help. */
export function lockedBy(message: string): TryAgain {
  return new TryAgain(`Purchase order in use: ${message || 'another user holds it'}.`)
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

/**
 * What was read before must never be read back as what the workshop system holds. Careful systems forbid keeping their records, and their
 * scripts may come from the cache; of a careless one everything is asked for anew from now on.
 * @throws TryAgain where something that was kept has been read.
 */
async function refuseCached(visit: Visit, doing: string, pulse: Pulse | null): Promise<void> {
  if (!pulse?.isCached || !visit.mayUseCache) return
  await letUseCache(visit, false)
  throw new TryAgain(`The browser showed what it had kept while ${doing}.`)
}

/** Makes the browser ask for everything anew, or lets it use its cache again. */
export async function letUseCache(visit: Visit, may: boolean): Promise<void> {
  visit.mayUseCache = may
  if (may) return void (await visit.protocol.send('Network.disable'))
  await visit.protocol.send('Network.enable')
  await visit.protocol.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Answers a modal that asks exactly what our own click may ask. */
async function sayYes(visit: Visit, question: RegExp): Promise<boolean> {
  const asked = modals(visit.page).filter({ hasText: question }).last()
  if ((await asked.count()) === 0) return false
  const yes = asked.getByRole('button', { name: QUESTIONS.yes }).filter({ visible: true })
  const fields = asked.getByRole('textbox').filter({ visible: true })
  if ((await yes.count()) !== 1 || (await fields.count()) > 0) return false
  await yes.click()
  return true
}

/** What the workshop system shows as its own word on what just happened; empty when it shows nothing. */
export async function shownMessage(visit: Visit): Promise<string> {
  const alert = visit.page.getByRole('alert').filter({ visible: true })
  const texts = await alert.allInnerTexts().catch(() => [])
  return texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** A plain refusal in one sentence. */
export function refusal(message: string): RunFailure {
  return new RunFailure('refused', message)
}
