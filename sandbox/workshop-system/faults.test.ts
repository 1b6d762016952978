import { expect, test } from 'vitest'
import type { Fault } from './faults.ts'
import { control, createBrowser } from './testing/client.ts'
import { startSystem } from './testing/running-system.ts'

const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }

async function arrange(origin: string, ...faults: Fault[]) {
  const browser = createBrowser(origin)
  await browser.logIn()
  const path = `/purchases/${await browser.findPurchase('15')}`
  expect((await control(origin, 'POST', '/faults', faults)).status).toBe(200)
  const truth = async () => {
    const { body } = await control(origin, 'GET', '/truth?workshop=HARBOUR')
    return body.purchases.find((purchase: { number: string }) => purchase.number === '15')
  }
  return { browser, path, truth }
}

test('a gateway status comes as often as armed and does nothing', async () => {
  await using system = await startSystem()
  const { browser, path, truth } = await arrange(system.origin, {
    step: 'save-bill',
    kind: 'status',
    times: 2,
  })
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(502)
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(502)
  expect((await truth()).bills).toHaveLength(0)
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(200)
})

test('a fault of one workshop strikes it, and nobody of another', async () => {
  await using system = await startSystem()
  const faultsOf = (workshopId: string): Fault[] => [
    { step: 'save-line', kind: 'rename', times: 1, workshopId },
    { step: 'save-bill', kind: 'status', times: 1, workshopId },
  ]
  const { browser, path } = await arrange(system.origin, ...faultsOf('OTHER'), ...faultsOf('HARBOUR'))
  const renamed = async () => (await browser.api('GET', '/screens/purchase')).body.faults.rename
  expect([await renamed(), await renamed()]).toEqual([['save-line'], []])
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(502)
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(200)
  expect((await control(system.origin, 'GET', '/faults')).body).toEqual(faultsOf('OTHER'))
})

test('a gateway status after the commit hides that the bill was stored', async () => {
  await using system = await startSystem()
  const { browser, path, truth } = await arrange(system.origin, {
    step: 'save-bill',
    kind: 'status-after',
    times: 1,
    status: 500,
  })
  const answer = await browser.api('POST', `${path}/bills`, bill)
  expect(answer).toMatchObject({ status: 500, body: expect.stringContaining('gateway') })
  expect((await truth()).bills).toHaveLength(1)
})

test('a connection cut before the commit leaves nothing, after it leaves the bill', async () => {
  await using system = await startSystem()
  const { browser, path, truth } = await arrange(
    system.origin,
    { step: 'save-bill', kind: 'cut-before', times: 1 },
    { step: 'save-bill', kind: 'cut-after', times: 1 },
  )
  await expect(browser.api('POST', `${path}/bills`, bill)).rejects.toThrow('fetch failed')
  expect((await truth()).bills).toHaveLength(0)
  await expect(browser.api('POST', `${path}/bills`, bill)).rejects.toThrow('fetch failed')
  expect((await truth()).bills).toHaveLength(1)
})

test('a delayed write is done after all, and a reset drops those still waiting', async () => {
  await using system = await startSystem()
  const { browser, path, truth } = await arrange(
    system.origin,
    { step: 'save-bill', kind: 'delay', times: 1, ms: 300 },
    { step: 'open', kind: 'delay', times: 1, ms: 60_000 },
  )
  const startedAt = performance.now()
  expect((await browser.api('POST', `${path}/bills`, bill)).status).toBe(200)
  expect(performance.now() - startedAt).toBeGreaterThan(290)
  expect((await truth()).bills).toHaveLength(1)
  const hanging = browser.api('GET', path).catch(error => error.message)
  await expect
    .poll(async () => (await control(system.origin, 'GET', '/faults')).body, { timeout: 5000 })
    .toEqual([])
  await control(system.origin, 'POST', '/reset')
  expect(await hanging).toBe('fetch failed')
})

test('a session ends at the step that is armed, with the reason', async () => {
  await using system = await startSystem()
  const { browser, path } = await arrange(
    system.origin,
    { step: 'open', kind: 'logout', times: 1 },
    { step: 'open', kind: 'evict', times: 1 },
  )
  expect((await browser.api('GET', path)).body).toEqual({ message: 'Please login' })
  await browser.logIn()
  expect((await browser.api('GET', path)).body.message).toContain('different computer')
  await browser.logIn()
  expect((await browser.api('GET', path)).status).toBe(200)
})

test('a line can be dropped or altered behind an answer that says saved', async () => {
  await using system = await startSystem()
  const { browser, path, truth } = await arrange(
    system.origin,
    { step: 'save-line', kind: 'drop-line', times: 1 },
    { step: 'save-line', kind: 'alter-line', times: 1 },
  )
  const line = { stockId: await browser.stockId('FREIGHT'), quantity: 1, unitPrice: 18.5 }
  expect((await browser.api('POST', `${path}/lines`, line)).body.purchase.lines).toHaveLength(2)
  expect((await truth()).lines).toHaveLength(1)
  expect((await control(system.origin, 'GET', '/journal?workshop=HARBOUR')).body).toEqual([])
  expect((await browser.api('POST', `${path}/lines`, line)).body.purchase.lines[1].unitPrice).toBe(18.5)
  expect((await truth()).lines[1].unitPrice).toBe(19)
})

test('a lock answers 423 and names who holds the purchase order', async () => {
  await using system = await startSystem()
  const { browser, path } = await arrange(system.origin, { step: '*', kind: 'lock', times: 1 })
  expect(await browser.api('GET', path)).toMatchObject({ status: 423, body: { message: /Alex Morgan/ } })
  expect((await browser.api('GET', path)).status).toBe(200)
})

test("someone else's bill appears just after the answer, or takes the place of ours", async () => {
  await using system = await startSystem()
  const afterAnswer = await arrange(system.origin, { step: 'open', kind: 'billed-meanwhile', times: 1 })
  expect((await afterAnswer.browser.api('GET', afterAnswer.path)).body.purchase.bills).toEqual([])
  expect((await afterAnswer.truth()).bills).toHaveLength(1)

  await control(system.origin, 'POST', '/faults', [{ step: 'save-bill', kind: 'billed-meanwhile', times: 1 }])
  const other = `/purchases/${await afterAnswer.browser.findPurchase('150')}`
  expect((await afterAnswer.browser.api('POST', `${other}/bills`, bill)).status).toBe(409)
  const { body: journal } = await control(system.origin, 'GET', '/journal?workshop=HARBOUR')
  expect(journal.map((entry: { user: string }) => entry.user)).toEqual(['another user', 'another user'])
})

test('what is wrong with a page reaches its screen once', async () => {
  await using system = await startSystem()
  const { browser, path } = await arrange(
    system.origin,
    { step: 'save-line', kind: 'rename', times: 1 },
    { step: 'lookup', kind: 'move', times: 1 },
    { step: 'open', kind: 'modal', times: 1 },
  )
  expect((await browser.api('GET', '/screens/bill')).body.faults).toEqual({
    rename: [],
    move: [],
    modal: false,
  })
  expect((await browser.api('GET', '/screens/purchase')).body.faults).toEqual({
    rename: ['save-line'],
    move: ['lookup'],
    modal: false,
  })
  expect((await browser.api('GET', '/screens/purchase')).body.faults).toMatchObject({ rename: [], move: [] })
  expect((await browser.api('GET', path)).headers.has('x-notice')).toBe(true)
})
