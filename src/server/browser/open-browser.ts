import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { launchOptions } from './launch-options.ts'
import { resolveBrowser } from './resolve-browser.ts'

/** Milliseconds. */
const CONNECT_DEADLINE = 15_000
const LAUNCH_DEADLINE = 30_000

/**
 * Opens the browser that jobs run in: the remote one at `wsEndpoint` when given, else one on this machine. Whoever opened it closes it.
 * @param wsEndpoint ws:// or wss:// address of a Playwright server of the same version
 * @param proxy for a browser started here; a remote one takes its proxy per context (`newContext({ proxy })`)
 * @throws one sentence naming BROWSER_WS_ENDPOINT or CHROMIUM_PATH
 */
export async function openBrowser(options: {
  wsEndpoint?: string | null
  chromiumPath?: string | null
  cacheDir: string
  log: { info(message: string): void; warn(message: string): void }
  proxy?: NonNullable<LaunchOptions['proxy']>
}): Promise<Browser> {
  const { wsEndpoint, cacheDir, proxy } = options
  if (wsEndpoint) {
    try {
      return await chromium.connect(wsEndpoint, { timeout: CONNECT_DEADLINE })
    } catch (cause) {
      // The path of the address is its only secret, so the message names the host alone.
      const host = URL.parse(wsEndpoint)?.host ?? 'an address that is not a URL'
      throw new Error(`The remote browser of BROWSER_WS_ENDPOINT (${host}) cannot be reached.`, { cause })
    }
  }
  const choice = await resolveBrowser(options)
  return chromium.launch({
    ...launchOptions(choice, cacheDir),
    timeout: LAUNCH_DEADLINE,
    ...(proxy && { proxy }),
  })
}
