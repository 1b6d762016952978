import type { Locator, Page } from 'playwright-core'
import { pageChanged } from './failures.ts'
import { rowAt } from './read-screen.ts'

const FIELDS =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=textbox], [role=combobox], [role=searchbox], [role=spinbutton], [role=checkbox], [role=switch]'

type Scope = Page | Locator

/** Visible fields with that name, be it a label, an aria-label, aria-labelledby or a placeholder. */
export function fieldsByLabel(scope: Scope, name: RegExp): Locator {
  return scope
    .getByLabel(name)
    .or(scope.getByPlaceholder(name))
    .or(scope.getByTitle(name))
    .and(scope.locator(FIELDS))
    .filter({ visible: true })
}

/** Visible actions with that name: button, link, tab or menu entry. */
export function actionsByName(scope: Scope, name: RegExp): Locator {
  return scope
    .getByRole('button', { name })
    .or(scope.getByRole('link', { name }))
    .or(scope.getByRole('tab', { name }))
    .or(scope.getByRole('menuitem', { name }))
    .filter({ visible: true })
}

/** The same, and those that show a sign and tell their name in a title only. */
export function actionsOrSigns(scope: Scope, name: RegExp): Locator {
  const signs = scope.getByTitle(name).and(scope.locator('button, a, [role=button], [role=link]'))
  return actionsByName(scope, name).or(signs.filter({ visible: true }))
}

/** The one locator among these that is there; the first where there are several. Waits a moment for a page that is late. */
export async function need(wanted: Locator, doing: string, what: string): Promise<Locator> {
  const first = wanted.first()
  try {
    await first.waitFor({ state: 'visible', timeout: 2_000 })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw pageChanged(doing, `"${what}" is missing`)
    throw error
  }
  return first
}

export async function isThere(wanted: Locator): Promise<boolean> {
  return (await wanted.count()) > 0
}

/** The same of several, asked side by side: one after the other they cost as often the way to the page. */
export function areThere(...wanted: Locator[]): Promise<boolean[]> {
  return Promise.all(wanted.map(isThere))
}

/** Whether the driver's own form stands in a modal, which is then no obstacle. */
export async function standsInModal(field: Locator): Promise<boolean> {
  return isThere(modals(field.page()).filter({ has: field }))
}

/** Messages and forms that stand in front of the page. */
export function modals(page: Page): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })
}

/** The first of these is there and can be clicked: neither disabled nor said to be. */
export function isEnabled(actions: Locator): Promise<boolean> {
  return isThere(which(actions.first(), ':not(:disabled, [aria-disabled=true])'))
}

/**
 * Those that a CSS selector fits too. Asked this way and not by `evaluateAll`, which sends Playwright's whole script (300 KB) into each
 * new document a second time.
 */
export function which(found: Locator, css: string): Locator {
  return found.and(found.page().locator(css))
}

/**
 * What is found in the smallest surroundings of `from` that hold it: a line's own Save before the page's. Null when nothing holds it.
 */
export async function nearest(from: Locator, find: (around: Locator) => Locator): Promise<Locator | null> {
  const onPage = find(from.page().locator('body'))
  const count = await onPage.count()
  // The only one there is, is the nearest too.
  if (count <= 1) return count === 1 ? onPage.first() : null
  const index = await onPage.evaluateAll(
    (all, anchor) => {
      const above = (node: Node): Node | null =>
        node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)
      const pathOf = (node: Node | null): Node[] => (node ? [node, ...pathOf(above(node))] : [])
      const paths = all.map(one => new Set(pathOf(one)))
      for (const around of pathOf(anchor)) {
        const found = paths.findIndex(path => path.has(around))
        if (found >= 0) return found
      }
      return -1
    },
    await from.elementHandle(),
  )
  return index < 0 ? null : onPage.nth(index)
}

/**
 * The field of a row that stands under a heading, for rows whose fields carry no name of their own.
 */
export async function fieldUnder(row: Locator, heading: RegExp): Promise<Locator | null> {
  const table = row.locator('xpath=ancestor::*[self::table or @role="table" or @role="grid"][1]')
  if ((await table.count()) === 0) return null
  const cells = 'td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'
  const titles = await rowAt(table, 0).locator(cells).allInnerTexts()
  const column = titles.findIndex(title => heading.test(title.trim()))
  if (column < 0) return null
  const field = row.locator(cells).nth(column).locator(FIELDS).filter({ visible: true })
  return (await isThere(field)) ? field.first() : null
}

/** Types a text into a field that looks things up: in one piece but for the last key, which every kind of listener hears. */
export async function typeToSearch(field: Locator, text: string): Promise<void> {
  await field.fill(text.slice(0, -1))
  await field.pressSequentially(text.slice(-1))
}

/** Types into fields in place of what they held, and leaves each, as forms that compute on leaving need: filling the next one leaves it. */
export async function fillFields(...fields: [field: Locator, text: string][]): Promise<void> {
  for (const [field, text] of fields) await field.fill(text)
  await fields.at(-1)?.[0].blur()
}

/** The same for one field. */
export function fillField(field: Locator, text: string): Promise<void> {
  return fillFields([field, text])
}

/** A date as the field wants it: a date input takes `YYYY-MM-DD`, a text field dd/mm/yyyy. */
export async function dateFor(field: Locator, date: string): Promise<string> {
  const isDateInput = (await field.getAttribute('type')) === 'date'
  return isDateInput ? date : date.split('-').reverse().join('/')
}
