import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { launchOptions } from '#server/browser/launch-options.ts'
import { resolveBrowser } from '#server/browser/resolve-browser.ts'

// A browser in a process of its own, as a machine that only runs browsers would offer it.
const cacheDir = path.join(tmpdir(), 'driver-browser')
const log = { info: () => undefined, warn: () => undefined }
const choice = await resolveBrowser({ cacheDir, log })
const server = await chromium.launchServer({ ...launchOptions(choice, cacheDir), host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ wsEndpoint: server.wsEndpoint() })}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
