import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SupplierMemory } from '#extraction/read-invoices.ts'
import { supplierLessons, users } from '#server/db/schema.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const KESTREL: SupplierMemory = {
  version: 2,
  abn: '51824753556',
  printedName: 'Kestrel Ridge Parts',
  name: 'Kestrel Ridge Parts',
  rename: null,
  layout: { headings: [], labels: [] },
  fields: { invoiceNumber: { was: [], is: [], shape: '999' } },
  lines: null,
  partShapes: ['AA-999', '9999'],
}
const NAMELESS: SupplierMemory = { ...KESTREL, abn: null, name: 'Tin Shed', fields: {}, partShapes: [] }

async function teach(person: Visitor, supplier: string, memory: SupplierMemory, day: string): Promise<void> {
  const { db } = server.world
  const [user] = await db.select().from(users).where(eq(users.email, person.email))
  const paper = { userId: user?.id ?? '', handle: `${supplier} ${day}`, document: 0, correction: day }
  const updatedAt = new Date(`${day}T00:00:00Z`)
  await db.insert(supplierLessons).values({ ...paper, supplier, memory, updatedAt })
}

const learned = async (person: Visitor) =>
  (await (await person.get('/api/learned-suppliers')).json()).suppliers
const forget = (person: Visitor, key: string) => person.post('/api/learned-suppliers/forget', { key })

test('a person sees what was learned, the latest first, without the places themselves', async () => {
  const person = await server.account()
  expect(await learned(person)).toEqual([])
  await teach(person, 'abn:51824753556', KESTREL, '2026-03-05')
  await teach(person, 'abn:51824753556', { ...KESTREL, fields: {}, partShapes: ['9999'] }, '2026-03-04')
  await teach(person, 'name:tinshed', NAMELESS, '2026-03-06')
  expect(await learned(person)).toEqual([
    {
      key: 'name:tinshed',
      name: 'Tin Shed',
      abn: null,
      learnedAt: '2026-03-06T00:00:00.000Z',
      fields: [],
      lines: false,
      partShapes: 0,
    },
    {
      key: 'abn:51824753556',
      name: 'Kestrel Ridge Parts',
      abn: '51824753556',
      learnedAt: '2026-03-05T00:00:00.000Z',
      fields: ['invoiceNumber'],
      lines: false,
      partShapes: 2,
    },
  ])
})

test("nobody sees or forgets what another user taught, and who forgets loses only one's own", async () => {
  const [person, other] = [await server.account(), await server.account()]
  await teach(person, 'abn:51824753556', KESTREL, '2026-03-05')
  expect(await learned(other)).toEqual([])
  expect((await forget(other, 'abn:51824753556')).status).toBe(404)
  await teach(other, 'abn:51824753556', KESTREL, '2026-03-05')
  expect((await forget(other, 'abn:51824753556')).status).toBe(200)
  expect([(await learned(person)).length, (await learned(other)).length]).toEqual([1, 0])
})

test('what is forgotten is forgotten once; a second time says so', async () => {
  const person = await server.account()
  await teach(person, 'name:tinshed', NAMELESS, '2026-03-06')
  await forget(person, 'name:tinshed')
  const again = await forget(person, 'name:tinshed')
  expect([again.status, await again.text()]).toEqual([
    404,
    'Nothing is learned about this supplier, or it is forgotten already.',
  ])
})
