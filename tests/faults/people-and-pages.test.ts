import { afterAll, expect } from 'vitest'
import { openAccount, PASSWORD, WORKSHOP } from './support/account.ts'
import { inParallel } from './support/in-parallel.ts'
import { ORDER, ORDERED, reviewed, SUPPLIER } from './support/invoice.ts'
import { startManualSignIn } from './support/manual-sign-in.ts'
import {
  actionsOf,
  expectCompletedOnce,
  expectFailedHonestly,
  expectNothingLostOrTwice,
  expectPostedOnce,
  orderOf,
} from './support/oracle.ts'
import { openProvingGround, type ProvingGround, type Shop } from './support/proving-ground.ts'

const AT_ONCE = 4
const LINES = ['line.update', 'line.create']

let ground: ProvingGround
let manualSignIn: Awaited<ReturnType<typeof startManualSignIn>>
const fault = inParallel(AT_ONCE, async () => {
  manualSignIn = await startManualSignIn()
  ground = await openProvingGround({
    workshops: AT_ONCE,
    concurrency: AT_ONCE,
    moreHosts: [manualSignIn.host],
  })
})
afterAll(async () => {
  await ground?.close()
  manualSignIn?.close()
})

const variantOf = (index: number) => (index % 2 ? 'modern' : 'classic')

async function loginsOf({ standIn }: Shop): Promise<number> {
  const requests = await standIn.requests()
  return requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/api/login')).length
}

for (const [index, step] of [
  'search',
  'open',
  'lookup',
  'save-line',
  'save-bill',
  'open-bill',
  'attach',
].entries())
  fault(`F8: signed out at ${step}, the run signs in once more and writes each line once`, async () => {
    await using shop = await ground.shop({ variant: variantOf(index) })
    await shop.standIn.arm({ step, kind: index % 2 ? 'evict' : 'logout', times: 1 })
    await expectCompletedOnce(shop, await shop.start())
    expect(await loginsOf(shop)).toBe(2)
  })

fault('F8: thrown out again and again, the run leaves the session to the other person', async () => {
  await using shop = await ground.shop()
  await shop.standIn.arm({ step: 'save-line', kind: 'evict', times: 99 })
  const job = await shop.account.end(await shop.start())
  expect(job.status).toBe('failed')
  expect(await actionsOf(shop)).toEqual([])
  expect(await loginsOf(shop)).toBe(2)
  expect(job.errorMessage?.slice(0, 50)).toMatch(/^MechanicDesk ended the session twice/)
  expect(job.errorMessage).toMatch(/user of its own/)
  expect(job.errorMessage).toMatch(/Lines of purchase order \S+ may be written; no bill was made\.$/)
})

fault('F9: a wrong password is tried once, and not again until it is changed', async () => {
  await using shop = await ground.shop({ password: 'not-the-password' })
  const failure = { point: /^MechanicDesk refused the username or password/, says: /Settings/ }
  const first = await expectFailedHonestly(shop, await shop.start(), failure)
  expect(first.errorMessage).not.toContain('not-the-password')
  await expect(shop.start()).rejects.toThrow(/409 .*refused the saved password/)
  expect(await loginsOf(shop)).toBe(1)
})

fault('F10: a login page that asks for a code is left to a person', async () => {
  await using shop = await ground.shop({ loginUrl: manualSignIn.loginUrl })
  await expectFailedHonestly(shop, await shop.start(), {
    point: /manual sign-in|asks for a code/,
    says: /by hand/,
  })
  expect(manualSignIn.tries()).toBe(1)
})

const CONTROLS = ['login', 'page', 'search', 'lookup', 'save-line', 'save-bill', 'attach']
for (const [index, step] of CONTROLS.entries()) {
  fault(
    `F11: the control of ${step} carries another label: the run gets by or names the step, and writes nothing after`,
    async () => {
      await using shop = await ground.shop({ variant: variantOf(index) })
      await shop.standIn.arm({ step, kind: 'rename', times: 99 })
      const id = await shop.start()
      if (await expectNothingLostOrTwice(shop, id)) return
      const { errorMessage } = await shop.account.job(id)
      expect(errorMessage?.slice(0, 50)).toMatch(/^The page changed at /)
    },
  )
  fault(`F11: the control of ${step} stands elsewhere on the page, and is found`, async () => {
    await using shop = await ground.shop({ variant: variantOf(index + 1) })
    await shop.standIn.arm({ step, kind: 'move', times: 99 })
    await expectCompletedOnce(shop, await shop.start())
  })
}

for (const [index, step] of [
  'page',
  'search',
  'open',
  'lookup',
  'save-line',
  'save-bill',
  'attach',
].entries())
  fault(`F12: an unexpected message at ${step} is never answered; the run gets by or names it`, async () => {
    await using shop = await ground.shop({ variant: variantOf(index) })
    await shop.standIn.arm({ step, kind: 'modal', times: 1 })
    const id = await shop.start()
    const isComplete = await expectNothingLostOrTwice(shop, id)
    expect((await shop.standIn.requests()).filter(({ method }) => method === 'DELETE')).toEqual([])
    if (isComplete) return
    const { errorMessage } = await shop.account.job(id)
    expect(errorMessage).toMatch(/^The page changed at .*older than seven years/)
  })

for (const step of ['open', 'save-line'])
  fault(
    `F13: an order that somebody else holds at ${step} is named with who holds it, and left alone`,
    async () => {
      await using shop = await ground.shop()
      await shop.standIn.arm({ step, kind: 'lock', times: 99 })
      await expectFailedHonestly(shop, await shop.start(), { point: /^Purchase order in use: .*Alex Morgan/ })
    },
  )

const CLOSED = [
  ['billed', { status: 'sent', bills: [{ invoiceNumber: 'OLD-1', date: '2026-10-01' }] }],
  ['processed', { status: 'processed' }],
  ['deleted', { status: 'deleted' }],
] as const
for (const [word, change] of CLOSED)
  fault(`F14: an order that is ${word} already is refused at the first look`, async () => {
    const purchase = {
      number: ORDER,
      supplier: SUPPLIER,
      lines: ORDERED,
      ...change,
      bills: [...('bills' in change ? change.bills : [])],
    }
    await using shop = await ground.shop({ purchases: [purchase] })
    await expectFailedHonestly(shop, await shop.start(), { point: new RegExp(`already ${word}`) })
    expect(await loginsOf(shop)).toBe(1)
  })

for (const step of ['open', 'save-line', 'save-bill'])
  fault(`F15: somebody else's bill that appears at ${step} is not joined by a second one`, async () => {
    await using shop = await ground.shop()
    await shop.standIn.arm({ step, kind: 'billed-meanwhile', times: 1 })
    const job = await shop.account.end(await shop.start())
    expect(job.status).toBe('failed')
    expect(job.errorMessage).toMatch(/\bbill/)
    const { bills } = await orderOf(shop)
    expect(bills.map(bill => bill.invoiceNumber)).not.toContain(shop.invoiceNumber)
    expect(await actionsOf(shop)).not.toContain('bill.create')
  })

for (const numbers of [[], ['10430', '11043', '1043/1'], ['1043-A', '1043.1']])
  fault(
    `F16: order 1043 is not found among ${numbers.join(', ') || 'none'}, and no near one is taken`,
    async () => {
      const purchases = numbers.map(number => ({
        number,
        supplier: SUPPLIER,
        status: 'sent',
        lines: ORDERED,
      }))
      await using shop = await ground.shop({ purchases })
      await expectFailedHonestly(shop, await shop.start(), { point: /1043 (was|is) not found/ })
    },
  )

fault('F16: of two orders that may both be meant, 1043 itself is taken or none', async () => {
  const purchases = ['01043', ORDER, 'PO-1043'].map(number => ({
    number,
    supplier: SUPPLIER,
    status: 'sent',
    lines: ORDERED,
  }))
  await using shop = await ground.shop({ purchases })
  await expectNothingLostOrTwice(shop, await shop.start())
  for (const number of ['01043', 'PO-1043']) expect((await orderOf(shop, number)).bills).toEqual([])
})

fault(
  'F17: two users of one workshop start the same invoice at once: one bill, and the second says so',
  async () => {
    await using shop = await ground.shop()
    const { loginUrl } = shop.standIn
    await shop.standIn.seed({ workshopId: WORKSHOP, users: [{ username: 'frank', password: PASSWORD }] })
    const frank = await openAccount(ground.url, `frank-of-${shop.email}`, { loginUrl, username: 'frank' })
    const invoice = reviewed(shop.invoiceNumber)
    const ids = await Promise.all([shop.account.start(invoice), frank.start(invoice)])
    const ends = await Promise.all([shop.account.end(ids[0]), frank.end(ids[1])])
    expect(ends.map(job => job.status).sort()).toEqual(['completed', 'failed'])
    const failed = ends.find(job => job.status === 'failed')
    expect(failed?.errorMessage?.slice(0, 50)).toMatch(/already billed/)
    const { bills } = await orderOf(shop)
    expect(bills).toHaveLength(1)
    expect(bills[0]?.attachments).toHaveLength(1)
    const all = (await shop.standIn.journal(WORKSHOP)).map(write => write.action)
    expect(all).toEqual([...LINES, 'bill.create', 'bill.attach'])
  },
)

fault('F17: the same invoice started again when it is billed makes no second bill', async () => {
  await using shop = await ground.shop({ variant: 'modern' })
  await expectCompletedOnce(shop, await shop.start())
  const again = await shop.account.end(await shop.start())
  expect(again.errorMessage?.slice(0, 50)).toMatch(/already billed/)
  await expectPostedOnce(shop)
})

for (const [index, kind] of ['drop-line', 'alter-line'].entries()) {
  fault(`F18: a line that is not kept as written (${kind}) is noticed before the bill`, async () => {
    await using shop = await ground.shop({ variant: variantOf(index) })
    await shop.standIn.arm({ step: 'save-line', kind, times: 1 })
    const job = await shop.account.end(await shop.start())
    expect(job.status).toBe('failed')
    expect(job.errorMessage?.slice(0, 50)).toMatch(/^Purchase order 1043 is not as written/)
    expect(await actionsOf(shop)).not.toContain('bill.create')
  })
  fault(`F18: a bill that is not kept as saved (${kind}) is not called complete`, async () => {
    await using shop = await ground.shop({ variant: variantOf(index + 1) })
    await shop.standIn.arm({ step: 'save-bill', kind, times: 1 })
    await expectFailedHonestly(shop, await shop.start(), {
      point: /^Bill INV-\d+ is not as the invoice says/,
      says: /exists on purchase order 1043: check it there/,
      writes: [...LINES, 'bill.create'],
    })
  })
}
