import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBills } from '#workshop/screens/find-bills.ts'
import { openBill } from '#workshop/screens/order-bills.ts'
import { readWorkshopName } from '#workshop/screens/overview.ts'
import { openOrder } from '#workshop/screens/purchase-order.ts'
import type { Session } from '#workshop/session.ts'
import { visitTo } from './support/run.ts'
import { openSmallSite, type SmallSite } from './support/small-site.ts'

const NAVIGATION = '<button>Inventory & Suppliers</button><button>Purchase Orders</button>'
const card = (number: string, url: string) =>
  `<li><article><h3><a href="${url}">${number}</a></h3><p>Harbour</p><p><em>sent</em> $100.10</p></article></li>`
const labelled = (number: string, url: string) =>
  `<li><dl><dt>Number<dd><a href="${url}">${number}</a><dt>Status<dd>sent<dt>Total<dd>$100.10</dl></li>`
const list = (draw: typeof card, url: string, more = '') =>
  `${NAVIGATION}<input placeholder="Search everything"><input placeholder=Search>
   <ul>${['1043', '10430', '104'].map(number => draw(number, url)).join('')}</ul>${more}
   <ul><li><a href=#>104</a></li><li><a href=#>1043</a></li></ul>`

const LINES = `<table><caption>Items</caption><tr><th>Stock<th>Qty<th>Rate</tr>
  <tr><td>BP-100 - Brake pads<td>2<td>$45.50</tr></table>`
const order = (bills: string) => `<table><tr><th>Number<td>1043<th>Reference<td></tr>
  <tr><th>Status<td>sent<th>Supplier<td>Harbour</table>${LINES}<p>Total Excl. GST $91.00</p>
  <button aria-expanded=false onclick="
    this.ariaExpanded = this.ariaExpanded !== 'true'; this.nextElementSibling.hidden = this.ariaExpanded !== 'true'
  ">Bills <span>1</span></button><div hidden>${bills}</div>`
const ENTRY = '<ul><li><a href=/bill>INV-1</a> <time>30/10/2026</time> <span>$100.10</span></li></ul>'

const PAGES: Record<string, string> = {
  '/unlabelled': list(card, '/order'),
  '/beside': list(labelled, '/order-beside'),
  '/order': order(ENTRY),
  '/order-beside': list(labelled, '/order-beside', order(ENTRY)),
  '/stuck': list(labelled, '#nothing'),
  '/lists': list(labelled, '/more'),
  '/more': list(labelled, '/more', '<p>3 in all</p>'),
  '/uncounted': list(card, '/order-uncounted'),
  '/order-uncounted': order('<p>See accounting.</p>'),
  '/bill': `<h1>Bill INV-1</h1>${LINES}`,
  '/hits': `${NAVIGATION}<input aria-label="Find anything" oninput="document.querySelector('div').hidden = false">
    <div hidden><h3>Purchases</h3><a href=#>INV-2</a><h3>Bills</h3><a href=#>INV-1</a> Harbour</div>`,
}
const HEADERS = [
  '<b>Hill Motors</b><dl><dt>Workshop ID<dd>hill</dl>',
  '<b>Hill Motors</b> <span>Workshop</span><span>#hill</span>',
  '<b>Hill Motors</b> <span>#hill</span>',
  '<b>Hill Motors (hill)</b>',
  '<b>Hill Motors</b> <i>Workshop ID: hill</i>',
]

let site: SmallSite

beforeAll(async () => {
  site = await openSmallSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    response.setHeader('content-type', 'text/html')
    const header = HEADERS[Number(searchParams.get('header'))]
    response.end(`<!doctype html>${PAGES[pathname] ?? `<header>${header}</header>${NAVIGATION}`}`)
  })
}, 60_000)

afterAll(() => site?.close())

async function sessionOn(address: string): Promise<Session> {
  const visit = await visitTo(site, address)
  return { visit, homeUrl: site.origin + address, looks: 1, loadedInLook: 1, isProven: true, orderUrl: null }
}

test.each(['/unlabelled', '/beside'])('an order and its bill are read from %s entries', async address => {
  const session = await sessionOn(address)
  const { order, totals } = await openOrder(session, '1043')
  expect(order).toMatchObject({ number: '1043', reference: null, supplier: 'Harbour', status: 'sent' })
  expect(order.lines).toMatchObject([{ stockNumber: 'BP-100', quantity: 2, unitPrice: 4550 }])
  expect(totals.subtotal).toBe(9100)
  expect(order.bills).toEqual([{ invoiceNumber: 'INV-1', date: '2026-10-30', total: 10_010 }])
  await openBill(session.visit, 'INV-1')
  expect(session.visit.page.url()).toBe(`${site.origin}/bill`)
  await session.visit.page.context().close()
})

test.each([
  ['/stuck', 'The page changed at opening purchase order 1043: clicking "1043" opened nothing.'],
  ['/lists', 'The page changed at opening purchase order 1043: the page does not show the purchase order.'],
  ['/uncounted', 'The Bills tab of purchase order 1043 counts 1, and 0 can be read.'],
])('what does not open is said: %s', async (address, words) => {
  const session = await sessionOn(address)
  const said = await openOrder(session, '1043').catch((error: Error) => error)
  const { message } = (said as { failure?: Error }).failure ?? (said as Error)
  expect(message).toContain(words)
  await session.visit.page.context().close()
})

test('only what the quick search shows as a bill is one', async () => {
  const session = await sessionOn('/hits')
  expect(await findBills(session, 'INV-1')).toMatchObject([{ invoiceNumber: 'INV-1' }])
  expect(await findBills(session, 'INV-2')).toEqual([])
  await session.visit.page.context().close()
})

test.each(HEADERS)("the workshop's name is read from %s", async header => {
  const session = await sessionOn(`/home?header=${HEADERS.indexOf(header)}`)
  expect(await readWorkshopName(session, 'HILL')).toBe('Hill Motors')
  await session.visit.page.context().close()
})
