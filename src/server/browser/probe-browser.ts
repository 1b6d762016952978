import { stripVTControlCharacters } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { type BrowserChoice, launchOptions } from './launch-options.ts'

/** Milliseconds for the whole probe. */
const PROBE_DEADLINE = 10_000

const SAMPLE = 'Docket can read this'

/**
 * Starts the browser, renders a line of text and reads it back: without fonts a browser starts well and dies at the first letter.
 * @returns null when it works, else why not in one line
 */
export async function probeBrowser(choice: BrowserChoice, cacheDir: string): Promise<string | null> {
  const ends = Date.now() + PROBE_DEADLINE
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ ...launchOptions(choice, cacheDir), timeout: PROBE_DEADLINE - 1_000 })
    const page = await browser.newPage()
    page.setDefaultTimeout(Math.max(1_000, ends - Date.now()))
    await page.setContent(`<p>${SAMPLE}</p>`)
    // On a busy machine one picture may fail; a browser that cannot draw dies at each.
    await page.screenshot().catch(() => page.screenshot())
    const text = await page.innerText('p')
    return text === SAMPLE ? null : `it rendered "${text}" where it should have rendered "${SAMPLE}"`
  } catch (error) {
    return reasonIn(error as Error)
  } finally {
    await browser?.close().catch(() => {})
  }
}

/** Playwright appends the browser's whole log; the line that tells is the one that speaks of an error. */
function reasonIn(error: Error): string {
  const lines = stripVTControlCharacters(error.message)
    .split('\n')
    .map(line => line.replace(/^.*\[err\]\s*/, '').trim())
  const telling = lines.find(line =>
    /No usable sandbox|error while loading|FATAL|not found|ENOENT|EACCES/i.test(line),
  )
  return (telling ?? lines[0] ?? 'no reason given').slice(0, 300)
}
