import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('one scan runs after the other, also when one fails', async () => {
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

test('a scan that is given up while it waits never runs and holds up nobody', async () => {
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
