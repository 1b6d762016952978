import { chromium } from 'playwright-core'
import { launchOptions } from '#server/browser/launch-options.ts'
import { resolveBrowser } from '#server/browser/resolve-browser.ts'
import { BROWSER_CACHE } from './browser-cache.ts'

// A browser in a process of its own, as a machine that only runs browsers would offer it.
const log = { info: () => undefined, warn: () => undefined }
const choice = await resolveBrowser({ cacheDir: BROWSER_CACHE, log })
const server = await chromium.launchServer({ ...launchOptions(choice, BROWSER_CACHE), host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ wsEndpoint: server.wsEndpoint() })}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
