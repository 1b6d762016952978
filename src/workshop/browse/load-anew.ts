import type { Page } from 'playwright-core'

/** The rest of a load is waited for in the page (`settle.ts`). */
const BEGUN = { waitUntil: 'commit' } as const

/** Leaves the page for an empty one. */
export async function leavePage(page: Page): Promise<void> {
  await page.goto('about:blank', BEGUN)
}

/**
 * Loads an address so that nothing of the page before is left: a hash route alone does not, and what is on it may be stale. Never by
 * the browser's reload, which sends the form again that a page came from.
 */
export async function loadAnew(page: Page, url: string): Promise<void> {
  if (withoutHash(page.url()) === withoutHash(url)) await leavePage(page)
  await page.goto(url, BEGUN)
  // The first question brings Playwright's script (300 KB) into a new document: asked now, that goes on while the page loads.
  void page
    .locator('body')
    .count()
    .catch(() => 0)
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? ''
}
