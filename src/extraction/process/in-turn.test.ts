import { afterEach, expect, test, vi } from 'vitest'
import { openPlaces } from './in-turn.ts'

afterEach(() => vi.useRealTimers())

/** Runs that end when told to, and the order in which they began. */
function trackRuns(places: number) {
  const inTurn = openPlaces(places)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const send = (owner: string, name: string) =>
    inTurn({ owner }, async () => {
      began.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      await promise
    })
  const finish = async (name: string) => {
    ends.get(name)?.()
    await new Promise(resolve => setTimeout(resolve))
  }
  return { began, send, finish }
}

test('one PDF is read after the other, also when one fails', async () => {
  const inTurn = openPlaces(1)
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const runs = [
    inTurn({}, async () => {
      await first.promise
      order.push('first')
      throw new Error('damaged')
    }),
    inTurn({}, async () => order.push('second')),
  ]
  first.resolve()
  await Promise.allSettled(runs)
  expect(order).toEqual(['first', 'second'])
})

test('a PDF that is given up while it waits is never read and holds up nobody', async () => {
  const inTurn = openPlaces(1)
  const stop = new AbortController()
  const first = Promise.withResolvers<void>()
  const running = inTurn({}, () => first.promise)
  let ran = false
  const waiting = inTurn({ signal: stop.signal }, async () => {
    ran = true
  })
  const after = inTurn({}, async () => 'read')
  stop.abort(new Error('the user closed the page'))
  await expect(waiting).rejects.toThrow('the user closed the page')
  first.resolve()
  await running
  expect(await after).toBe('read')
  expect(ran).toBe(false)
})

test('a PDF that has waited for five minutes is told so and holds up nobody', async () => {
  vi.useFakeTimers()
  const inTurn = openPlaces(1)
  const first = Promise.withResolvers<void>()
  const running = inTurn({}, () => first.promise)
  const waiting = inTurn({}, async () => 'read').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(await waiting).toMatchObject({ reason: 'busy' })
  first.resolve()
  await running
  expect(await inTurn({}, async () => 'read')).toBe('read')
})

test('as many run at a time as there are places, and every one gets its turn', async () => {
  const inTurn = openPlaces(3)
  let [running, most] = [0, 0]
  const runs = Array.from({ length: 20 }, (_, i) =>
    inTurn({ owner: String(i % 4) }, async () => {
      most = Math.max(most, ++running)
      await new Promise(resolve => setTimeout(resolve, i % 3))
      running -= 1
      return i
    }),
  )
  expect(await Promise.all(runs)).toHaveLength(20)
  expect(most).toBe(3)
})

test('nine PDFs of one person leave a place for somebody else', async () => {
  const { began, send } = trackRuns(3)
  for (let i = 0; i < 9; i++) void send('many', `slow ${i}`)
  void send('other', 'invoice')
  await vi.waitFor(() => expect(began).toEqual(['slow 0', 'slow 1', 'invoice']))
})

test('people take turns at one place, each with the oldest of their own', async () => {
  const { began, send, finish } = trackRuns(1)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void send(name[0] ?? '', name)
  await vi.waitFor(() => expect(began).toHaveLength(1))
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await finish(name)
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('who comes new goes before the next of whoever was just served, and after those who wait longer', async () => {
  const { began, send, finish } = trackRuns(1)
  for (const name of ['a1', 'a2', 'b1', 'b2']) void send(name[0] ?? '', name)
  await vi.waitFor(() => expect(began).toHaveLength(1))
  await finish('a1')
  void send('c', 'c1')
  for (const name of ['b1', 'a2', 'c1']) await finish(name)
  expect(began).toEqual(['a1', 'b1', 'a2', 'c1', 'b2'])
})
