import { expect, test } from 'vitest'
import { openPlaces } from './in-turn.ts'

test('one PDF is read after the other, also when one fails', async () => {
  const inTurn = openPlaces(1)
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const runs = [
    inTurn(undefined, async () => {
      await first.promise
      order.push('first')
      throw new Error('damaged')
    }),
    inTurn(undefined, async () => order.push('second')),
  ]
  first.resolve()
  await Promise.allSettled(runs)
  expect(order).toEqual(['first', 'second'])
})

test('a PDF that is given up while it waits is never read and holds up nobody', async () => {
  const inTurn = openPlaces(1)
  const stop = new AbortController()
  const first = Promise.withResolvers<void>()
  const running = inTurn(undefined, () => first.promise)
  let ran = false
  const waiting = inTurn(stop.signal, async () => {
    ran = true
  })
  const after = inTurn(undefined, async () => 'read')
  stop.abort(new Error('the user closed the page'))
  await expect(waiting).rejects.toThrow('the user closed the page')
  first.resolve()
  await running
  expect(await after).toBe('read')
  expect(ran).toBe(false)
})

test('as many run at a time as there are places, and every one gets its turn', async () => {
  const inTurn = openPlaces(3)
  let [running, most] = [0, 0]
  const runs = Array.from({ length: 20 }, (_, i) =>
    inTurn(undefined, async () => {
      most = Math.max(most, ++running)
      await new Promise(resolve => setTimeout(resolve, i % 3))
      running -= 1
      return i
    }),
  )
  expect(await Promise.all(runs)).toHaveLength(20)
  expect(most).toBe(3)
})
