import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  actionsByName,
  actionsOrSigns,
  fieldsByLabel,
  modals,
  nearest,
  standsInModal,
} from '#workshop/browse/find-control.ts'
import { feelPulse } from '#workshop/browse/page-pulse.ts'
import { readScreen, rowAt } from '#workshop/browse/read-screen.ts'
import { recordsWith } from '#workshop/browse/screen-values.ts'
import { LINE, LOGIN, named } from '#workshop/labels.ts'
import { readLines } from '#workshop/screens/purchase-order.ts'
import { openTestBrowser } from './support/run.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openTestBrowser()
  page = await browser.newPage()
}, 60_000)

afterAll(() => browser?.close())

/** Shows HTML in which `<x-part>` stands for an element that draws its content in a shadow tree of its own. */
async function show(html: string): Promise<void> {
  await page.setContent(html)
  await page.evaluate(() => {
    for (const part of [...document.querySelectorAll('x-part')].toReversed()) {
      const { innerHTML } = part
      part.innerHTML = ''
      part.attachShadow({ mode: 'open' }).innerHTML = innerHTML
    }
    const open = (tree: ParentNode) => {
      for (const part of tree.querySelectorAll('x-inner')) {
        const { innerHTML } = part
        part.innerHTML = ''
        const inner = part.attachShadow({ mode: 'open' })
        inner.innerHTML = innerHTML
      }
    }
    for (const part of document.querySelectorAll('x-part')) if (part.shadowRoot) open(part.shadowRoot)
  })
}

const line = (stock: string, quantity: number) =>
  `<tr><td><x-inner><label>Stock <input value="${stock}"></label></x-inner><td><x-inner><label>Qty <input value=${quantity}></label></x-inner><td>9.00<td><button>Save</button>`
const TABLE = `<table><tr><th>Stock<th>Qty<th>Rate<th></tr>${line('BP-100', 2)}${line('OF-22', 1)}</table>`

test('lines are read from shadow trees, and found again there', async () => {
  await show(`<table><tr><td>before</table><x-part>${TABLE}</x-part><table><tr><td>after</table>`)
  const tokens = await readScreen(page)
  expect(readLines(tokens, 'reading')).toMatchObject([
    { stockNumber: 'BP-100', quantity: 2, unitPrice: 900 },
    { stockNumber: 'OF-22', quantity: 1, unitPrice: 900 },
  ])
  const [, last] = recordsWith(tokens, [LINE.stock, LINE.quantity]) ?? []
  const quantity = fieldsByLabel(rowAt(page, last?.index ?? -1), LINE.quantity)
  expect(await quantity.inputValue()).toBe('1')
})

test('words that are lent to a shadow tree stand where it shows them', async () => {
  await page.setContent('<x-row><p slot=stock><b>BP-100</b></p><p slot=qty><b>2</b></p></x-row>')
  await page.locator('x-row').evaluate(row => {
    row.attachShadow({ mode: 'open' }).innerHTML = `<table><tr><th>Qty<th>Stock<th>Rate</tr>
      <tr><td><slot name=qty></slot><td><slot name=stock></slot><td>9.00</tr></table>`
  })
  const expected = [{ stockNumber: 'BP-100', quantity: 2, unitPrice: 900 }]
  expect(readLines(await readScreen(page), 'reading')).toMatchObject(expected)
})

test("a line's own Save is the nearest, across shadow trees", async () => {
  await show(`<button>Save</button><x-part>${TABLE}</x-part>`)
  await page.getByRole('button').evaluateAll(all => {
    for (const [n, one] of all.entries()) one.id = `save-${n}`
  })
  const second = fieldsByLabel(page, LINE.quantity).nth(1)
  const save = await nearest(second, around => actionsByName(around, LINE.save))
  expect(await save?.getAttribute('id')).toBe('save-2')
})

test('a modal and a password in a shadow tree are seen, and what stands in them', async () => {
  await show(
    '<label>Qty <input></label><x-part><div role=dialog><x-inner><label>Number <input></label></x-inner></div></x-part>',
  )
  expect(await feelPulse(page, LOGIN.evicted)).toMatchObject({ hasModal: true, mayHaveEnded: false })
  expect(await modals(page).count()).toBe(1)
  expect(await standsInModal(fieldsByLabel(page, named('Number')))).toBe(true)
  expect(await standsInModal(fieldsByLabel(page, LINE.quantity))).toBe(false)
  const before = await feelPulse(page, LOGIN.evicted)
  await page.getByRole('dialog').evaluate(dialog => dialog.append(document.createElement('hr'), 'Saved'))
  expect((await feelPulse(page, LOGIN.evicted))?.imprint).not.toBe(before?.imprint)
  await show('<x-part><input type=password></x-part>')
  expect(await feelPulse(page, LOGIN.evicted)).toMatchObject({ mayHaveEnded: true })
})

test.each([
  '<button>💾 Save</button>',
  '<button title=Save>✓</button>',
  '<button aria-label=Save>✓</button>',
  '<a href=# title="Save">✓</a>',
])('an action may show a sign: %s', async html => {
  await show(html)
  expect(await actionsOrSigns(page, LINE.save).count()).toBe(1)
})
