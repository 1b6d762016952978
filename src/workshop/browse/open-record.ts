import type { Locator, Page } from 'playwright-core'
import { LIST, NAVIGATION } from '../labels.ts'
import { act, load } from './act.ts'
import { pageChanged } from './failures.ts'
import { actionsByName, isThere, need } from './find-control.ts'
import { itemAt, readScreen, rowAt, type Token } from './read-screen.ts'
import type { Record } from './screen-values.ts'
import type { Visit } from './visit.ts'

/** The row or list item that a record was read from. */
export function placeOf(page: Page, { isItem, index }: Record): Locator {
  return isItem ? itemAt(page, index) : rowAt(page, index)
}

/**
 * Opens an entry of a list, in this page even where the workshop system would take a new tab or a frame.
 * @param record where it stands; undefined where only its name is known.
 * @param shown the screen with the list, as it was read for the record.
 * @returns the screen that opened.
 * @throws RunFailure page-changed when the screen is the same after the click.
 */
export async function openEntry(
  visit: Visit,
  doing: string,
  name: string,
  record: Record | undefined,
  shown: readonly Token[],
): Promise<Token[]> {
  const { page } = visit
  const framesBefore = framedScreens(page)
  const [opener] = await Promise.all([openerOf(page, doing, name, record), page.evaluate(stayInPage)])
  await act(visit, doing, () => opener.click())
  const framed = framedScreens(page).find(url => !framesBefore.includes(url))
  if (framed) await load(visit, doing, framed)
  const opened = await readScreen(page)
  if (!framed && JSON.stringify(opened) === JSON.stringify(shown))
    throw pageChanged(doing, `clicking "${name}" opened nothing`)
  return opened
}

/** The name where that is a link, else an Open or View beside it, else the name itself, else the whole entry. */
async function openerOf(
  page: Page,
  doing: string,
  name: string,
  record: Record | undefined,
): Promise<Locator> {
  const entry = record ? placeOf(page, record) : page.locator('body')
  const link = actionsByName(entry, new RegExp(`^\\s*${escaped(name)}\\s*$`, 'i'))
  if (await isThere(link)) return link.first()
  const words = entry.getByText(name, { exact: true }).filter({ visible: true })
  // Without the entry's place, an Open may be another entry's.
  if (!record) return need(words, doing, name)
  const open = actionsByName(entry, LIST.openEntry)
  if (await isThere(open)) return open.first()
  return (await isThere(words)) ? words.first() : entry
}

function framedScreens(page: Page): string[] {
  const newerScreens = new URL(NAVIGATION.newerScreens, page.url()).href
  return page
    .frames()
    .filter(frame => frame !== page.mainFrame() && frame.url().startsWith(newerScreens))
    .map(frame => frame.url())
}

/** Runs in the page. */
function stayInPage(): void {
  window.open = url => {
    if (url) location.assign(url)
    return window
  }
  const keep = (event: Event) => {
    for (const node of event.composedPath()) if (node instanceof HTMLAnchorElement) node.target = '_self'
  }
  addEventListener('click', keep, { capture: true })
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
