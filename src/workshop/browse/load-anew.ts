import type { Page } from 'playwright-core'

/** The rest of a load is waited for in the page (`settle.ts`). */
const BEGUN = { waitUntil: 'commit' } as const

/** Loads an address so that nothing of the page before is left: a hash route alone does not, and what is on it may be stale. */
export async function loadAnew(page: Page, url: string): Promise<void> {
  if (page.url() === url) await page.reload(BEGUN)
  else {
    if (withoutHash(page.url()) === withoutHash(url)) await page.goto('about:blank', BEGUN)
    await page.goto(url, BEGUN)
  }
  // The first question brings Playwright's script (300 KB) into a new document: asked now, that goes on while the page loads.
  void page
    .locator('body')
    .count()
    .catch(() => 0)
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? ''
}
