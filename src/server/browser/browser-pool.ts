import type { Browser, BrowserContext } from 'playwright-core'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type EgressGuard, openEgressGuard } from './egress-guard.ts'
import { guardPlace } from './guard-place.ts'
import { openBrowser } from './open-browser.ts'

/** The one browser of this process; each run gets a context of its own in it. */
export interface BrowserPool {
  /** A context that is kept to the allowed hosts. Whoever opens it closes it. */
  openContext(): Promise<BrowserContext>
  withContext<T>(use: (context: BrowserContext) => Promise<T>): Promise<T>
  /** available: a browser was found and works. optimized: it is kept open between runs. */
  status(): { available: boolean; optimized: boolean }
  /** Finds out in the background whether a browser works here, and has it ready. */
  warmUp(): Promise<void>
  close(): Promise<void>
}

const VIEWPORT = { width: 1440, height: 1000 }

export function createBrowserPool(config: Config, log: Log): BrowserPool {
  let opening: Promise<Browser> | null = null
  let guard: Promise<EgressGuard> | null = null
  const isRemote = config.browser.wsEndpoint !== null
  let available = config.browser.wsEndpoint !== null

  async function open(): Promise<Browser> {
    const proxy = await guardProxy()
    return openBrowser({ ...config.browser, cacheDir: config.cacheDir, log, ...(proxy && { proxy }) })
  }

  /** The way out for the browser; null for a remote one that cannot reach a guard of ours. */
  async function guardProxy(): Promise<EgressGuard['proxy'] | null> {
    const place = guardPlace(config.browser)
    if (!place) {
      log.warn(
        'The remote browser goes out without the guard: set BROWSER_GUARD_ADDRESS, or keep it in where it runs',
      )
      return null
    }
    const refused = (target: string) =>
      log.warn({ target }, 'The browser was kept from an address that is not allowed')
    guard ??= openEgressGuard(config.workshop.allowedHosts, refused, place)
    return (await guard).proxy
  }

  function browser(): Promise<Browser> {
    opening ??= open().then(
      opened => {
        available = true
        opened.once('disconnected', () => {
          opening = null
        })
        return opened
      },
      error => {
        available = false
        opening = null
        throw error
      },
    )
    return opening
  }

  async function openContext(): Promise<BrowserContext> {
    const opened = await browser()
    // A browser that is started elsewhere takes its proxy with each context.
    const proxy = isRemote ? await guardProxy() : null
    const context = await opened.newContext({
      ...(proxy && { proxy }),
      userAgent: userAgentOf(opened),
      viewport: VIEWPORT,
      locale: 'en-AU',
      timezoneId: 'Australia/Sydney',
      serviceWorkers: 'block',
      acceptDownloads: false,
    })
    try {
      await context.routeWebSocket(/.*/, socket => socket.close())
      if (!guardPlace(config.browser)) await refuseOtherHosts(context, config.workshop.allowedHosts)
      return context
    } catch (error) {
      await context.close().catch(() => {})
      throw error
    }
  }

  return {
    openContext,
    async withContext(use) {
      const context = await openContext()
      try {
        return await use(context)
      } finally {
        // A context of a browser that died is gone already.
        await context.close().catch(() => {})
      }
    },
    status: () => ({ available, optimized: opening !== null }),
    async warmUp() {
      await browser().catch(error =>
        log.error({ err: error }, 'No browser works here: automation cannot run'),
      )
    },
    async close() {
      const opened = await opening?.catch(() => null)
      await opened?.close()
      await (await guard)?.close()
    },
  }
}

/** An ordinary one: the workshop system turns away what calls itself headless. */
function userAgentOf(browser: Browser): string {
  const [major] = browser.version().split('.')
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`
}

/** The second best where the guard cannot be reached: it stops every request for a moment and switches the browser's cache off. */
async function refuseOtherHosts(context: BrowserContext, allowedHosts: readonly string[]): Promise<void> {
  await context.route('**/*', route => {
    const { host, protocol } = new URL(route.request().url())
    const inPage = protocol === 'data:' || protocol === 'blob:'
    return inPage || allowedHosts.includes(host) ? route.fallback() : route.abort('blockedbyclient')
  })
}
