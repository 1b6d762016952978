import type { BrowserContext, CDPSession, Page } from 'playwright-core'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a page can write or read records with. Its scripts, styles and pictures go past, and stay in the browser's cache. */
const STOPPED = ['Document', 'XHR', 'Fetch', 'Ping', 'Other'] as const

/** `Fetch.requestPaused` of the browser's protocol, as far as it is needed. */
interface Paused {
  requestId: string
  request: {
    url: string
    method: string
    headers: Record<string, string>
    postDataEntries?: { bytes?: string }[]
  }
}

/**
 * Sends every write of a page exactly once, from `begin` to `end`. Chromium by itself repeats a request, a POST too, when a kept-alive
 * connection breaks before the answer: a bill that was saved just before the break would be saved twice, and nobody would be told.
 * Playwright's own client does not repeat, so writes go through it, with the page's headers and cookies; a break then reaches the page
 * as an error. Speaks the browser's protocol itself: Playwright's `route` stops every request and switches the browser's cache off.
 * A page that is only looked at is left alone: the browser passes every request by whoever could stop it, which costs a sixth of a run.
 */
export class SingleSend {
  readonly #page: Page
  readonly #protocol: CDPSession
  readonly #patterns: { urlPattern: string; resourceType: (typeof STOPPED)[number] }[]
  readonly #deadline: number
  #isOn = false
  #underWay = 0

  private constructor(page: Page, protocol: CDPSession, origin: string, deadline: number) {
    this.#page = page
    this.#protocol = protocol
    this.#patterns = STOPPED.map(resourceType => ({ urlPattern: `${origin}/*`, resourceType }))
    this.#deadline = deadline
    // The page was closed meanwhile: then there is nobody left to tell.
    protocol.on('Fetch.requestPaused', paused => void this.#pass(paused).catch(() => undefined))
  }

  /** @param deadline ms for one answer. */
  static async of(page: Page, origin: string, deadline: number): Promise<SingleSend> {
    return new SingleSend(page, await page.context().newCDPSession(page), origin, deadline)
  }

  async begin(): Promise<void> {
    if (this.#isOn) return
    this.#isOn = true
    await this.#protocol.send('Fetch.enable', { patterns: this.#patterns })
  }

  /** Ends it unless a write still waits for its answer: the browser would send that one by itself, for the second time. */
  async end(): Promise<void> {
    if (!this.#isOn || this.#underWay > 0) return
    this.#isOn = false
    await this.#protocol.send('Fetch.disable')
  }

  async #pass(paused: Paused): Promise<void> {
    const { requestId, request } = paused
    if (READS.has(request.method))
      return void (await this.#protocol.send('Fetch.continueRequest', { requestId }))
    // What was stopped when it ended the browser has sent by itself.
    if (!this.#isOn) return
    this.#underWay += 1
    try {
      await sendOnce(this.#page.context(), this.#protocol, paused, this.#deadline)
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
    const response = await context.request.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      data: Buffer.concat(
        (request.postDataEntries ?? []).map(({ bytes }) => Buffer.from(bytes ?? '', 'base64')),
      ),
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
