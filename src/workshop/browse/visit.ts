import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { RunJournal } from '../ports.ts'
import { Answers } from './answers.ts'
import { listenToPulse } from './page-pulse.ts'
import { SingleSend } from './send-once.ts'

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
