import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveBackStale, readUsage, reserveInvoice } from '#server/billing/usage.ts'
import { users } from '#server/db/schema.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function accountWithLimit(limit: number): Promise<string> {
  const { email } = await server.account()
  const { db } = server.world
  const [user] = await db.update(users).set({ customLimit: limit }).where(eq(users.email, email)).returning()
  return user?.id ?? ''
}

test('60 invoices at once against 5 left give exactly 5', async () => {
  const userId = await accountWithLimit(5)
  const tries = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) => reserveInvoice(server.world, userId, `file-${n}`)),
  )
  const refusals = tries.filter(result => result.status === 'rejected')
  expect(refusals).toHaveLength(55)
  expect(refusals[0]?.reason).toMatchObject({
    kind: 'limit-reached',
    message: 'Monthly limit reached: Upgrade your plan to continue processing invoices',
  })
  expect(await readUsage(server.world, userId)).toMatchObject({ current: 5, remaining: 0, percentage: 100 })
})

test('the same file counts once however often it is sent at once', async () => {
  const userId = await accountWithLimit(5)
  const tries = Array.from({ length: 20 }, () => reserveInvoice(server.world, userId, 'the same'))
  for (const reservation of await Promise.all(tries)) await reservation.keep()
  expect((await readUsage(server.world, userId)).current).toBe(1)
})

test('a failed analysis gives its invoice back, unless a parallel try of the same file succeeded', async () => {
  const userId = await accountWithLimit(1)
  const failed = await reserveInvoice(server.world, userId, 'a')
  await failed.giveBack()
  await failed.giveBack()
  expect((await readUsage(server.world, userId)).current).toBe(0)

  const [first, second] = [
    await reserveInvoice(server.world, userId, 'b'),
    await reserveInvoice(server.world, userId, 'b'),
  ]
  await first.giveBack()
  await second.keep()
  expect((await readUsage(server.world, userId)).current).toBe(1)
})

test('a try of a file that somebody else reserved has nothing to give back', async () => {
  const userId = await accountWithLimit(5)
  const ours = await reserveInvoice(server.world, userId, 'shared')
  const theirs = await reserveInvoice(server.world, userId, 'shared')
  await theirs.giveBack()
  expect((await readUsage(server.world, userId)).current).toBe(1)
  await ours.giveBack()
  expect((await readUsage(server.world, userId)).current).toBe(0)
})

test('what a dead process had reserved is given back an hour later', async () => {
  const userId = await accountWithLimit(5)
  await reserveInvoice(server.world, userId, 'left behind')
  await giveBackStale(server.world)
  expect((await readUsage(server.world, userId)).current).toBe(1)
  const inTwoHours = new Date(Date.now() + 7_200_000)
  await giveBackStale({ ...server.world, now: () => inTwoHours })
  expect((await readUsage(server.world, userId)).current).toBe(0)
})
