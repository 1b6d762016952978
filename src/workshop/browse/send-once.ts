import type { Page, Route } from 'playwright-core'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Sends every write of the page exactly once. Chromium by itself repeats a request, a POST too, when a kept-alive connection breaks
 * before the answer: a bill that was saved just before the break would be saved twice, and nobody would be told. Playwright's own
 * client does not repeat, so writes go through it, with the page's headers and cookies; a break then reaches the page as an error.
 * @param deadline ms for one answer.
 */
export async function sendWritesOnce(page: Page, origin: string, deadline: number): Promise<void> {
  await page.route(
    url => url.origin === origin,
    async route => {
      if (READS.has(route.request().method())) return route.fallback()
      await sendOnce(route, deadline)
    },
  )
}

async function sendOnce(route: Route, deadline: number): Promise<void> {
  try {
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 0, timeout: deadline })
    await route.fulfill({ response })
  } catch {
    // Also when the page was closed meanwhile: then there is nobody left to tell.
    await route.abort('connectionreset').catch(() => undefined)
  }
}
