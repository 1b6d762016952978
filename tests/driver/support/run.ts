import type { Browser, BrowserContext } from 'playwright-core'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { Plan } from '#domain/reconcile/plan.ts'
import { openBrowser } from '#server/browser/open-browser.ts'
import { load } from '#workshop/browse/act.ts'
import { openVisit, type Visit } from '#workshop/browse/visit.ts'
import type { FailureEvidence, Proof, RunJournal, RunResult, WorkshopLogin } from '#workshop/ports.ts'
import { runInvoice } from '#workshop/run-invoice.ts'
import type { KeptSession } from '#workshop/session.ts'
import { BROWSER_CACHE } from './browser-cache.ts'

export const WORKSHOP = 'demo'
export const PASSWORD = 'canary-Pa55word'
export const PDF = { fileName: 'harbour-inv-1.pdf', bytes: Buffer.from('%PDF-1.4\n% a test\n%%EOF\n') }

export function openTestBrowser(): Promise<Browser> {
  const log = { info: () => undefined, warn: () => undefined }
  return openBrowser({ cacheDir: BROWSER_CACHE, log })
}

/** A journal in memory that keeps the one promise a run depends on: one live intent per bill. */
export function memoryJournal() {
  const kept = {
    logs: [] as string[],
    steps: [] as string[],
    plans: [] as Plan[],
    proofs: [] as Proof[],
    evidence: [] as FailureEvidence[],
    intent: 'none' as 'none' | 'intended' | 'posted',
  }
  const journal: RunJournal = {
    log: async (_level, message) => void kept.logs.push(message),
    stepStarted: async step => void kept.steps.push(step),
    stepFinished: async () => undefined,
    mayWrite: async () => undefined,
    planMade: async plan => void kept.plans.push(plan),
    intendBill: async () => {
      if (kept.intent !== 'none') return 'unfinished'
      kept.intent = 'intended'
      return 'new'
    },
    billPosted: async () => void (kept.intent = 'posted'),
    billNotPosted: async () => void (kept.intent = 'none'),
    failureSeen: async evidence => void kept.evidence.push(evidence),
    proofTaken: async proof => void kept.proofs.push(proof),
  }
  return { journal, kept }
}

/** A page of a test's own server, loaded in a context of its own, which the caller closes. */
export async function visitTo(
  { browser, origin }: { browser: Browser; origin: string },
  address: string,
): Promise<Visit> {
  const context = await browser.newContext()
  const { signal } = new AbortController()
  const { journal } = memoryJournal()
  const visit = await openVisit(context, { origin, journal, signal, answerWithin: 5_000 })
  await load(visit, 'opening the page', `${origin}${address}`)
  return visit
}

export type MemoryJournal = ReturnType<typeof memoryJournal>

interface Place {
  context: BrowserContext
  kept: KeptSession
}

function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Sydney' })
}

/** Where the runs of a batch share their session; the caller closes the context. */
export async function openPlace(browser: Browser): Promise<Place> {
  return { context: await openContext(browser), kept: { session: null } }
}

/** One run in a browser context of its own, closed afterwards. */
export async function run(
  browser: Browser,
  loginUrl: string,
  invoice: InvoiceToPost,
  options: {
    memory?: MemoryJournal
    login?: Partial<WorkshopLogin>
    withPdf?: boolean
    answerWithin?: number
    signal?: AbortSignal
    /** The context and session that several runs share; without it a run has its own, closed afterwards. */
    place?: Place
  } = {},
): Promise<{ result: RunResult | null; error: Error | null; kept: MemoryJournal['kept'] }> {
  const { journal, kept } = options.memory ?? memoryJournal()
  const context = options.place?.context ?? (await openContext(browser))
  const login = { loginUrl, workshopId: WORKSHOP, username: 'docket', password: PASSWORD, ...options.login }
  const pdf = options.withPdf === false ? null : PDF
  const signal = options.signal ?? new AbortController().signal
  const answerWithin = options.answerWithin ?? 8_000
  try {
    const at = { signal, answerWithin, ...(options.place && { kept: options.place.kept }) }
    const result = await runInvoice(context, login, { invoice, pdf }, journal, at)
    return { result, error: null, kept }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { result: null, error, kept }
  } finally {
    if (!options.place) await context.close()
  }
}
