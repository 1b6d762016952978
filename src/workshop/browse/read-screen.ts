import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Visit } from './visit.ts'

const LOOK_EVERY = 40
const SIGN_WITHIN = 1_500

/** One thing that a person would read on the screen, in reading order. */
export interface Token {
  kind: 'text' | 'field' | 'action'
  /** The words, or a field's value as shown. */
  text: string
  /** What names a field: its label, aria-label, aria-labelledby or placeholder. Empty for text. */
  label: string
  /** Ticked or not; null for what cannot be ticked. */
  checked: boolean | null
  /** Which table, row and cell it stands in (counted over the page, in document order), -1 for none. */
  table: number
  row: number
  cell: number
  /** In a cell that heads a column or row, or in the term of a description list. */
  heading: boolean
  /** Which list item or group it stands in, -1 for none. */
  item: number
}

/** What counts as a row or a group, for `rowAt` and `itemAt`. */
const ROWS = 'tr, [role=row]'
const ITEMS = 'li, article, fieldset, [role=listitem], [role=group], [role=article]'

export function rowAt(scope: Page | Locator, index: number): Locator {
  return scope.locator(ROWS).nth(index)
}

export function itemAt(page: Page, index: number): Locator {
  return page.locator(ITEMS).nth(index)
}

/** Reads all visible words and fields of the page, by their meaning (labels, table roles), not by their markup. */
export async function readScreen(page: Page): Promise<Token[]> {
  // As one text: Playwright carries many small objects over one by one, which took longer than reading them.
  const json = await page.evaluate(
    ({ rowSelector, itemSelector }) => {
      const root = document.body ?? document.documentElement
      // Shadow trees where they stand, as Playwright counts them too: `rowAt` and `itemAt` lean on that.
      const elementsIn = (tree: Document | ShadowRoot): Element[] =>
        [...tree.querySelectorAll('*')].flatMap(element =>
          element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
        )
      const elements = elementsIn(document)
      const all = (selector: string) => elements.filter(element => element.matches(selector))
      const above = (element: Element): Element | null => {
        const tree = element.getRootNode()
        const host = tree instanceof ShadowRoot ? tree.host : null
        return element.assignedSlot ?? element.parentElement ?? host
      }
      const closest = (from: Element | null, selector: string): Element | null =>
        !from || from.matches(selector) ? from : closest(above(from), selector)
      const tableSelector = 'table, [role=table], [role=grid], [role=treegrid]'
      const cellSelector = 'td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'
      const tables = all(tableSelector)
      const rows = all(rowSelector)
      const items = all(itemSelector)
      const findPlace = (element: Element) => {
        const cell = closest(element, cellSelector)
        const row = closest(element, rowSelector)
        const table = closest(element, tableSelector)
        const item = closest(element, itemSelector)
        const siblings = row
          ? [...row.querySelectorAll(cellSelector)].filter(one => one.closest(rowSelector) === row)
          : []
        return {
          table: table ? tables.indexOf(table) : -1,
          row: row ? rows.indexOf(row) : -1,
          cell: cell ? siblings.indexOf(cell) : -1,
          heading: cell
            ? cell.matches('th, [role=columnheader], [role=rowheader]')
            : closest(element, 'dt, [role=term]') !== null,
          item: item ? items.indexOf(item) : -1,
        }
      }
      const places = new Map<Element, ReturnType<typeof findPlace>>()
      const place = (element: Element) => {
        const known = places.get(element) ?? findPlace(element)
        places.set(element, known)
        return known
      }
      const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
      const ownWords = (label: Element) => {
        const copy = label.cloneNode(true) as Element
        for (const control of copy.querySelectorAll('input, select, textarea')) control.remove()
        return tidy(copy.textContent)
      }
      const labelOf = (element: Element) => {
        const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
        const tree = element.getRootNode() as Document | ShadowRoot
        const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
        return (
          tidy(labelledBy.map(id => tree.getElementById(id)?.textContent ?? '').join(' ')) ||
          tidy(element.getAttribute('aria-label')) ||
          tidy(labels.map(ownWords).join(' ')) ||
          tidy(element.getAttribute('placeholder')) ||
          tidy(element.getAttribute('title'))
        )
      }
      const found: Token[] = []
      const addField = (element: Element, text: string, checked: boolean | null) =>
        found.push({ kind: 'field', text: tidy(text), label: labelOf(element), checked, ...place(element) })
      const childrenOf = (element: Element): Iterable<Node> =>
        element instanceof HTMLSlotElement
          ? element.assignedNodes({ flatten: true })
          : (element.shadowRoot ?? element).childNodes
      const visit = (element: Element): void => {
        if (element.matches('script, style, template, noscript, [aria-hidden=true]')) return
        const isDrawn = element.checkVisibility({ visibilityProperty: true })
        // A slot has no box of its own, and what it shows may have.
        if (!isDrawn && getComputedStyle(element).display !== 'contents') return
        if (element instanceof HTMLInputElement) {
          if (element.type === 'hidden' || element.type === 'file') return
          if (element.type === 'checkbox' || element.type === 'radio')
            return void addField(element, '', element.checked)
          if (element.type === 'submit' || element.type === 'button')
            return void found.push({
              kind: 'action',
              text: tidy(element.value),
              label: '',
              checked: null,
              ...place(element),
            })
          return void addField(element, element.value, null)
        }
        if (element instanceof HTMLTextAreaElement) return void addField(element, element.value, null)
        if (element instanceof HTMLSelectElement)
          return void addField(element, element.selectedOptions[0]?.textContent ?? '', null)
        if (element.matches('[role=checkbox], [role=switch]'))
          return void addField(element, '', element.getAttribute('aria-checked') === 'true')
        if (element.matches('[contenteditable=true]'))
          return void addField(element, element.textContent ?? '', null)
        if (element.matches('button, [role=button], [role=tab], [role=menuitem]'))
          return void found.push({
            kind: 'action',
            text: tidy(element.textContent),
            label: '',
            checked: null,
            ...place(element),
          })
        for (const child of childrenOf(element)) {
          if (child instanceof Element) visit(child)
          else if (child.nodeType === Node.TEXT_NODE && tidy(child.textContent))
            found.push({
              kind: 'text',
              text: tidy(child.textContent),
              label: '',
              checked: null,
              ...place(element),
            })
        }
      }
      visit(root)
      return JSON.stringify(found)
    },
    { rowSelector: ROWS, itemSelector: ITEMS },
  )
  return JSON.parse(json) as Token[]
}

/**
 * Reads the screen until it shows a sign that it is ready. Not every page gives one, so after a little it is taken as it is.
 * @param shown the screen, where it was just read.
 */
export async function readUntil(
  visit: Visit,
  isReady: (tokens: Token[]) => boolean,
  shown?: Token[],
): Promise<Token[]> {
  const deadline = Date.now() + SIGN_WITHIN
  let tokens = shown ?? (await readScreen(visit.page))
  while (!isReady(tokens) && Date.now() <= deadline) {
    visit.signal.throwIfAborted()
    await wait(LOOK_EVERY)
    tokens = await readScreen(visit.page)
  }
  return tokens
}

/** What the workshop system shows as its own word on what just happened; empty when it shows nothing. */
export async function shownMessage(visit: Visit): Promise<string> {
  const alert = visit.page.getByRole('alert').filter({ visible: true })
  const texts = await alert.allInnerTexts().catch(() => [])
  return texts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 200)
}
