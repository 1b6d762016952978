import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { control, createBrowser } from './testing/client.ts'
import { startSystem } from './testing/running-system.ts'

async function openPurchase(origin: string, number = '15') {
  const browser = createBrowser(origin)
  await browser.logIn()
  const id = await browser.findPurchase(number)
  return { browser, id, path: `/purchases/${id}` }
}

async function truthOf(origin: string, number: string) {
  const { body } = await control(origin, 'GET', '/truth?workshop=HARBOUR')
  return body.purchases.find((purchase: { number: string }) => purchase.number === number)
}

async function journalOf(origin: string) {
  const { body } = await control(origin, 'GET', '/journal?workshop=HARBOUR')
  return body.map(({ action, user }: { action: string; user: string }) => `${user} ${action}`)
}

test('a search for 15 also finds 150 and 115, and the list has pages of ten', async () => {
  await using system = await startSystem()
  const { browser } = await openPurchase(system.origin)
  const found = (await browser.api('GET', '/purchases?search=15')).body
  expect(found.rows.map((row: { number: string }) => row.number)).toEqual(['150', '115', '15'])
  const last = (await browser.api('GET', '/purchases?page=3')).body
  expect(last).toMatchObject({ page: 3, pages: 3 })
  expect(last.rows).toHaveLength(7)
})

test('the type-ahead for BP-100 also offers BP-1001, and to create what nobody stocks', async () => {
  await using system = await startSystem()
  const { browser } = await openPurchase(system.origin)
  const found = (await browser.api('GET', '/stock-lookup?q=bp-100')).body
  expect(found.items.map((item: { number: string }) => item.number)).toEqual(['BP-100', 'BP-1001'])
  expect(found.create).toBeNull()
  expect((await browser.api('GET', '/stock-lookup?q=ZZ-9')).body).toEqual({ items: [], create: 'ZZ-9' })
})

test('lines are added, changed and removed, each with its journal entry', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const line = { stockId: await browser.stockId('FREIGHT'), quantity: 1, unitPrice: 18.5 }
  expect((await browser.api('POST', `${path}/lines`, line)).body.purchase.total).toBe(113.85)
  await browser.api('PUT', `${path}/lines/2`, { ...line, unitPrice: 20, includesGst: true })
  expect((await truthOf(system.origin, '15')).lines[1]).toMatchObject({
    stockNumber: 'FREIGHT',
    unitPrice: 20,
    includesGst: true,
  })
  await browser.api('DELETE', `${path}/lines/2`)
  expect((await truthOf(system.origin, '15')).lines).toHaveLength(1)
  expect(await journalOf(system.origin)).toEqual([
    'docket line.create',
    'docket line.update',
    'docket line.remove',
  ])
})

test('a new stock number needs a description, and becomes a stock item with its line', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const line = { newStockNumber: 'ZZ-9', quantity: 1, unitPrice: 5 }
  expect((await browser.api('POST', `${path}/lines`, line)).status).toBe(400)
  await browser.api('POST', `${path}/lines`, { ...line, description: 'Zinc washer' })
  expect((await truthOf(system.origin, '15')).lines[1]).toMatchObject({
    stockNumber: 'ZZ-9',
    name: 'Zinc washer',
  })
  expect(await journalOf(system.origin)).toEqual(['docket stock.create', 'docket line.create'])
})

test('a bill is stored with its totals and its PDF, byte for byte', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
  const billId = (await browser.api('POST', `${path}/bills`, bill)).body.bill.id
  const pdf = '%PDF-1.7 an invoice'
  expect((await browser.attach(billId, 'tax invoice é.pdf', pdf)).status).toBe(200)
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  expect((await truthOf(system.origin, '15')).bills).toMatchObject([
    {
      invoiceNumber: 'INV-7',
      date: '2026-11-20',
      supplier: 'Coastal Brakes',
      subtotal: 85,
      gst: 8.5,
      total: 93.5,
      attachments: [{ name: 'tax invoice é.pdf', bytes: pdf.length, sha256 }],
    },
  ])
  const shown = (await browser.api('GET', `/bills/${billId}`)).body.bill
  expect((await browser.call('GET', shown.attachments[0].href)).body).toBe(pdf)
  expect(await journalOf(system.origin)).toEqual(['docket bill.create', 'docket bill.attach'])
})

test('only a PDF can be attached', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
  const billId = (await browser.api('POST', `${path}/bills`, bill)).body.bill.id
  expect((await browser.attach(billId, 'invoice.pdf', '')).status).toBe(400)
  expect((await browser.attach(billId, 'invoice.pdf', '<html>')).status).toBe(400)
  expect((await browser.api('POST', `/bills/${billId}/attachments`, new FormData())).status).toBe(400)
  expect((await truthOf(system.origin, '15')).bills[0].attachments).toEqual([])
})

test('a bill without number, date or items is refused with a sentence', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
  for (const [wrong, message] of [
    [{ invoiceNumber: ' ' }, 'Enter the invoice number'],
    [{ date: '' }, 'Enter the invoice date'],
    [{ date: '2026-02-30' }, 'Enter the invoice date'],
    [{ lineIds: [] }, 'Choose at least one item'],
  ] as const) {
    const answer = await browser.api('POST', `${path}/bills`, { ...bill, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { message } })
  }
  expect(await journalOf(system.origin)).toEqual([])
})

test('an item is billed once, but the same invoice number goes through twice', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const other = await browser.findPurchase('150')
  const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(200)
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(409)
  expect(
    (await browser.api('PUT', `${path}/lines/1`, { stockId: 1, quantity: 1, unitPrice: 1 })).status,
  ).toBe(409)
  expect((await browser.api('POST', `/purchases/${other}/bills`, bill)).status).toBe(200)
})

test('processing a short delivery cuts the order and leaves the rest on a backorder', async () => {
  await using system = await startSystem()
  const { browser, path } = await openPurchase(system.origin)
  const receipt = { items: [{ lineId: 1, quantity: 0.5 }], backorder: true }
  expect((await browser.api('POST', `${path}/process`, receipt)).body.backorder).toBe('15/1')
  expect(await truthOf(system.origin, '15')).toMatchObject({
    status: 'processed',
    lines: [{ quantity: 0.5 }],
  })
  expect(await truthOf(system.origin, '15/1')).toMatchObject({
    status: 'pending',
    lines: [{ quantity: 1.5 }],
  })
  const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
  for (const write of [
    browser.api('POST', `${path}/process`, receipt),
    browser.api('POST', `${path}/bills`, bill),
    browser.api('DELETE', `${path}/lines/1`),
  ]) {
    expect((await write).status).toBe(409)
  }
  expect(await journalOf(system.origin)).toEqual(['docket purchase.process'])
})
