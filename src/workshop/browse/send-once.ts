import type { BrowserContext, CDPSession, Page } from 'playwright-core'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a page can write or read records with. Its scripts, styles and pictures go past, and stay in the browser's cache. */
const STOPPED = ['Document', 'XHR', 'Fetch', 'Ping', 'Other'] as const
/** What was read before must never be read back as what the workshop system holds. */
const UNCACHED = { 'cache-control': 'no-cache', pragma: 'no-cache' }

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
 * Sends every write of the page exactly once. Chromium by itself repeats a request, a POST too, when a kept-alive connection breaks
 * before the answer: a bill that was saved just before the break would be saved twice, and nobody would be told. Playwright's own
 * client does not repeat, so writes go through it, with the page's headers and cookies; a break then reaches the page as an error.
 * Speaks the browser's protocol itself: Playwright's `route` stops every request and switches the browser's cache off.
 * @param deadline ms for one answer.
 */
export async function sendWritesOnce(page: Page, origin: string, deadline: number): Promise<void> {
  const context = page.context()
  const protocol = await context.newCDPSession(page)
  protocol.on('Fetch.requestPaused', paused => {
    const sent = READS.has(paused.request.method)
      ? read(protocol, paused)
      : sendOnce(context, protocol, paused, deadline)
    // The page was closed meanwhile: then there is nobody left to tell.
    void sent.catch(() => undefined)
  })
  const patterns = STOPPED.map(resourceType => ({ urlPattern: `${origin}/*`, resourceType }))
  await protocol.send('Fetch.enable', { patterns })
}

async function read(protocol: CDPSession, { requestId, request }: Paused): Promise<void> {
  const headers = Object.entries({ ...request.headers, ...UNCACHED })
  await protocol.send('Fetch.continueRequest', {
    requestId,
    headers: headers.map(([name, value]) => ({ name, value })),
  })
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
