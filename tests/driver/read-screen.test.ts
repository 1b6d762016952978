import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readScreen } from '#workshop/browse/read-screen.ts'
import { amountIn, dateIn, valueOf } from '#workshop/browse/screen-values.ts'
import { ORDER, TOTALS } from '#workshop/labels.ts'
import { readLines, readTotals } from '#workshop/screens/purchase-order.ts'
import { openTestBrowser } from './support/run.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openTestBrowser()
  page = await browser.newPage()
}, 60_000)

afterAll(() => browser?.close())

const read = async (html: string) => {
  await page.setContent(html)
  return readScreen(page)
}

beforeEach(() => page.setContent(''))

const BRAKE_PADS = { stockNumber: 'BP-100', name: 'Brake pads', quantity: 2, unitPrice: 4550 }

test.each([
  [
    'a table',
    `<table><tr><th>Qty<th>stock no - name<th>Rate<th>Incl. GST<th>GST Free</tr>
     <tr><td>2<td>BP-100 - Brake pads<td>$45.50<td>Yes<td></tr><tr><td colspan=5>No more</tr></table>`,
  ],
  [
    'a table whose lines always stand open',
    `<table><thead><tr><th>Stock</th><th>Qty</th><th>Rate</th><th>Incl. GST</th></tr></thead><tbody>
     <tr><td><input value="BP-100 - Brake pads"></td><td><input value="2"></td><td><input value="45.50"></td>
     <td><input type=checkbox checked></td></tr></tbody></table>`,
  ],
  [
    'a grid made of roles',
    `<div role=grid><div role=row><span role=columnheader>Stock No</span><span role=columnheader>Name</span>
     <span role=columnheader>Quantity</span><span role=columnheader>Unit price</span><span role=columnheader>Incl. GST</span></div>
     <div role=row><span role=gridcell>BP-100</span><span role=gridcell>Brake pads</span><span role=gridcell>2</span>
     <span role=gridcell>45.50</span><span role=gridcell>✓</span></div></div>`,
  ],
  [
    'a list whose items carry labels',
    `<ul><li><label>Stock <input value="BP-100 - Brake pads"></label><label>Qty <input value=2></label>
     <input aria-label=Rate value=45.50><label><input type=checkbox checked>Incl. GST</label></li></ul>`,
  ],
])('lines are read from %s', async (_, html) => {
  expect(readLines(await read(html), 'reading')).toEqual([
    expect.objectContaining({ ...BRAKE_PADS, includesGst: true, gstFree: false }),
  ])
})

test.each([
  ['a description list', '<dl><dt>Status</dt><dd>Sent</dd><dt>Supplier:</dt><dd>Harbour</dd></dl>'],
  ['words in one piece', '<p>Status: Sent</p><p>Supplier: Harbour</p>'],
  ['bold labels', '<div><b>Status</b> Sent <b>Supplier</b> Harbour</div>'],
  ['a table on its side', '<table><tr><th>Status<td>Sent<tr><th>Supplier<td>Harbour</table>'],
  [
    'fields',
    '<label>Status <select><option>Draft<option selected>Sent</select></label><input placeholder=Supplier value=Harbour>',
  ],
])('labelled values are read from %s', async (_, html) => {
  const tokens = await read(html)
  expect([valueOf(tokens, ORDER.status), valueOf(tokens, ORDER.supplier)]).toEqual(['Sent', 'Harbour'])
})

test.each([
  '<dl><dt>Total Excl. GST</dt><dd>$1,000.00</dd><dt>GST</dt><dd>$100.00</dd><dt>Total</dt><dd>$1,100.00</dd></dl>',
  '<p>Total Excl. GST $1,000.00</p><p>GST $100.00</p><p>Total $1,100.00</p>',
  '<table><tr><td>Total Excl. GST:<td>1,000.00<tr><td>GST:<td>100.00<tr><td>Total:<td>1,100.00</table>',
])('totals are read wherever they stand', async html => {
  expect(readTotals(await read(html))).toEqual({ subtotal: 100_000, gst: 10_000, total: 110_000 })
})

test('what is hidden is not read', async () => {
  const tokens = await read(
    '<p hidden>Total $1.00</p><p style="display:none">Total $2.00</p><p>Total $3.00</p>',
  )
  expect(amountIn(valueOf(tokens, TOTALS.total))).toBe(300)
})

test('amounts and dates are read as people write them', () => {
  const amounts = ['$1,234.50', '-$0.02', '($0.02)', '12', '$-3.10', 'none']
  expect(amounts.map(amountIn)).toEqual([123_450, -2, -2, 1200, -310, null])
  const dates = ['30/10/2026', '2026-10-30', 'Fri, 30 Oct 2026', '30/10/26', 'soon']
  expect(dates.map(dateIn)).toEqual(['2026-10-30', '2026-10-30', '2026-10-30', '2026-10-30', null])
})
