import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, CDPSession } from 'playwright-core'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a page can write or read records with. Its scripts, styles and pictures go past, and stay in the browser's cache. */
const STOPPED = ['Document', 'XHR', 'Fetch', 'Ping', 'Other'] as const
/** How long the sign that a page has sent its last may be on its way, ms. It takes some 3 on a quiet machine. */
const SIGN_WITHIN = 1_000

/** `Fetch.requestPaused` of the browser's protocol, as far as it is needed. */
interface Paused {
  requestId: string
  request: {
    url: string
    method: string
    headers: Record<string, string>
    hasPostData?: boolean
    postDataEntries?: { bytes?: string }[]
  }
}

/**
 * Sends every write of a page exactly once, from `begin` to `end`. Chromium by itself repeats a request, a POST too, when a kept-alive
 * connection breaks before the answer: a bill that was saved just before the break would be saved twice, and nobody would be told.
 * Playwright's own client does not repeat, so writes go through it, with the page's headers and cookies; a break then reaches the page
 * as an error. Speaks the browser's protocol itself: Playwright's `route` stops every request and switches the browser's cache off.
 * A page that is only looked at is left alone: the browser passes every request by whoever could stop it, which slows every load.
 */
export class SingleSend {
  readonly #context: BrowserContext
  readonly #protocol: CDPSession
  readonly #patterns: { urlPattern: string; resourceType: (typeof STOPPED)[number] }[]
  readonly #deadline: number
  /** How the addresses of signs begin, those that come too late as well. */
  readonly #signs: string
  #sign: { url: string; heard: () => void } | null = null
  #isOn = false
  #underWay = 0

  /**
   * @param protocol of one page.
   * @param deadline ms for one answer.
   */
  constructor(context: BrowserContext, protocol: CDPSession, origin: string, deadline: number) {
    this.#context = context
    this.#protocol = protocol
    this.#signs = `${origin}/${randomUUID()}/`
    this.#patterns = STOPPED.map(resourceType => ({ urlPattern: `${origin}/*`, resourceType }))
    this.#deadline = deadline
    // The page was closed meanwhile: then there is nobody left to tell.
    protocol.on('Fetch.requestPaused', paused => void this.#pass(paused).catch(() => undefined))
  }

  get isOn(): boolean {
    return this.#isOn
  }

  /** Takes hold in a document's frames by the next question to the page: one must be asked before whatever writes. */
  async begin(): Promise<void> {
    if (this.#isOn) return
    this.#isOn = true
    try {
      await this.#protocol.send('Fetch.enable', { patterns: this.#patterns })
    } catch (error) {
      this.#isOn = false
      throw error
    }
  }

  /**
   * Ends it unless a write still waits for its answer: the browser would send that one by itself, for the second time. Only on the empty
   * page for which the page was left: what is on its way at that moment may be lost, or sent twice.
   */
  async end(): Promise<void> {
    if (!this.#isOn || !(await this.#hasSentItsLast()) || this.#underWay > 0) return
    this.#isOn = false
    await this.#protocol.send('Fetch.disable')
  }

  /**
   * Whether everything that the old page sent while it was left has been stopped. The empty page is in its process: a sign that it sends to
   * the same place comes after all of that. The sign itself is stopped and never sent on.
   */
  async #hasSentItsLast(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const url = this.#signs + randomUUID()
    this.#sign = { url, heard: () => resolve(true) }
    const giveUp = new AbortController()
    try {
      await this.#protocol.send('Runtime.evaluate', {
        expression: `navigator.sendBeacon(${JSON.stringify(url)})`,
      })
      return await Promise.race([promise, wait(SIGN_WITHIN, false, { signal: giveUp.signal })])
    } finally {
      giveUp.abort()
      this.#sign = null
    }
  }

  async #pass(paused: Paused): Promise<void> {
    const { requestId, request } = paused
    if (request.url.startsWith(this.#signs)) {
      if (request.url === this.#sign?.url) this.#sign.heard()
      return void (await this.#protocol.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }))
    }
    if (READS.has(request.method))
      return void (await this.#protocol.send('Fetch.continueRequest', { requestId }))
    // What was stopped when it ended the browser has sent by itself.
    if (!this.#isOn) return
    this.#underWay += 1
    try {
      await sendOnce(this.#context, this.#protocol, paused, this.#deadline)
    } finally {
      this.#underWay -= 1
    }
  }
}

async function sendOnce(
  context: BrowserContext,
  protocol: CDPSession,
  { requestId, request }: Paused,
  deadline: number,
): Promise<void> {
  try {
    const data = bodyOf(request)
    const response = await context.request.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      data,
      maxRedirects: 0,
      maxRetries: 0,
      timeout: deadline,
    })
    await protocol.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status(),
      responseHeaders: response.headersArray(),
      body: (await response.body()).toString('base64'),
    })
  } catch {
    await protocol.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  }
}

/** @throws when the browser does not tell all of it (a stream): a write without its body must not be sent. */
function bodyOf({ hasPostData, postDataEntries = [] }: Paused['request']): Buffer {
  const parts = postDataEntries.map(({ bytes }) => bytes)
  if (hasPostData && parts.length === 0) throw new Error('The body is not known.')
  return Buffer.concat(
    parts.map(bytes => {
      if (bytes === undefined) throw new Error('A part of the body is not known.')
      return Buffer.from(bytes, 'base64')
    }),
  )
}
