import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '#server/browser/launch-options.ts'
import { resolveBrowser } from '#server/browser/resolve-browser.ts'

// This file is read once more in each worker: what was drawn at random must be the same there.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'docket-e2e-'))
const baseURL = `http://localhost:${process.env.E2E_PORT}`

const cacheDir = path.resolve('.docket/cache')
const say = (message: string) => process.stdout.write(`${message}\n`)
const browser = await resolveBrowser({ cacheDir, log: { info: say, warn: say } })

/** The whole product as `npm start` brings it up, with a data folder of its own, and a person's browser in front of it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Half of the time one file only waits. They share one Docket and one stand-in, and nothing else: each has a workshop of its own.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL,
    viewport: { width: 1440, height: 1000 },
    launchOptions: launchOptions(browser, cacheDir),
    screenshot: 'only-on-failure',
    // Without its pictures: they cost more time than the pages themselves, and the last one is kept anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node start/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR, CACHE_DIR: cacheDir },
  },
})
