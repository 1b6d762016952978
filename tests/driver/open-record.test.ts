import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBill } from '#workshop/screens/order-bills.ts'
import { openOrder } from '#workshop/screens/purchase-order.ts'
import type { Session } from '#workshop/session.ts'
import { visitTo } from './support/run.ts'
import { openSmallSite, type SmallSite } from './support/small-site.ts'

const orderUrl = (id: number) => `/mdweb/workshops/purchases/${id}`
const card = (number: string, opener = '') =>
  `<dl><dt>Supplier<dd>Harbour<dt>Number<dd>${number}<dt>Status<dd>sent</dl>${opener}`

/** What an entry of the list looks like, by what opens it. */
const WAYS: Record<string, (number: string, id: number) => string> = {
  'an Open beside its number': (number, id) => card(number, `<a href="${orderUrl(id)}">Open</a>`),
  'a link to a new tab': (number, id) =>
    card(number, `<a target=_blank href="${orderUrl(id)}">View order</a>`),
  'a script that opens a window': (number, id) =>
    card(number, `<button onclick="window.open('${orderUrl(id)}')">Open</button>`),
  'a screen in a frame': (number, id) =>
    card(
      number,
      `<button onclick="document.body.innerHTML = '<iframe src=${orderUrl(id)}></iframe>'">Open</button>`,
    ),
  'the whole entry, its number within other words': (number, id) =>
    `<a href="${orderUrl(id)}" style="display: block">Supplier: Harbour<br>Number: ${number}<br>Status: sent</a>`,
}

const list = (way: string) => {
  const entries = ['10430', '1043', '104'].map((number, id) => `<li>${WAYS[way]?.(number, id)}</li>`)
  return `<button>Inventory & Suppliers</button><button>Purchase Orders</button>
    <input placeholder=Search><ul>${entries.join('')}</ul>`
}

/** The title alone reads like the label of a number, nothing stands under Reference, and each line has a Total of its own. */
const ORDER = `<h1>Purchase Order</h1>
  <dl><dt>Number<dd>1043<dt>Reference<dd><dt>Supplier<dd>Harbour<dt>Status<dd>sent</dl>
  <ol><li><dl><dt>stock no - name<dd>BP-100 - Brake pads<dt>Qty<dd>2<dt>Rate<dd>$45.50<dt>Total<dd>$91.00</dl></li></ol>
  <dl><dt>Total Excl. GST<dd>$91.00<dt>GST<dd>$9.10<dt>Total<dd>$100.10</dl>
  <ul><li><dl><dt>Invoice<dd>INV-10<dt>Date<dd>30/10/2026</dl><a href=/other>View</a></li>
  <li><dl><dt>Invoice<dd>INV-1<dt>Date<dd>31/10/2026</dl><a href=/bill>View</a></li></ul>`
const BILL = `<h1>Bill INV-1</h1><ul><li>Item: BP-100<br>Qty: 2</li></ul>`

let site: SmallSite

beforeAll(async () => {
  site = await openSmallSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const pages: Record<string, string> = { [orderUrl(1)]: ORDER, '/bill': BILL }
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html>${pages[pathname] ?? list(searchParams.get('way') ?? '')}`)
  })
}, 60_000)

afterAll(() => site?.close())

test.each(Object.keys(WAYS))('an order is opened by %s', { timeout: 30_000 }, async way => {
  const address = `/?way=${encodeURIComponent(way)}`
  const visit = await visitTo(site, address)
  const homeUrl = `${site.origin}${address}`
  const session: Session = { visit, homeUrl, looks: 1, loadedInLook: 1, isProven: true, orderUrl: null }

  const { order, totals } = await openOrder(session, '1043')
  expect(order).toMatchObject({ number: '1043', reference: null, supplier: 'Harbour', status: 'sent' })
  expect(order.lines).toMatchObject([{ stockNumber: 'BP-100', quantity: 2, unitPrice: 4550 }])
  expect(totals).toEqual({ subtotal: 9100, gst: 910, total: 10_010 })
  expect(order.bills.map(bill => bill.invoiceNumber)).toEqual(['INV-10', 'INV-1'])
  expect(session.orderUrl).toBe(`${site.origin}${orderUrl(1)}`)

  await openBill(visit, 'INV-1')
  expect(visit.page.url()).toBe(`${site.origin}/bill`)
  expect(visit.page.context().pages()).toHaveLength(1)
  await visit.page.context().close()
})
