import { expect, test } from 'vitest'
import { guardPlace, ON_THIS_MACHINE } from './guard-place.ts'

const place = (wsEndpoint: string | null, guardAddress: string | null = null) =>
  guardPlace({ wsEndpoint, guardAddress })

test.each([null, 'ws://127.0.0.1:4000/x', 'ws://localhost:4000/x', 'ws://[::1]:4000/x'])(
  'a browser on this machine is guarded on the loopback: %s',
  endpoint => {
    expect(place(endpoint)).toEqual(ON_THIS_MACHINE)
  },
)

test('a browser elsewhere cannot be guarded without an address that it can reach', () => {
  expect(place('wss://browsers.example/secret')).toBeNull()
  expect(place('ws://127.0.0.1.evil.example/')).toBeNull()
})

test('with an address, the guard listens beyond the loopback and asks for a secret of its own', () => {
  const guarded = place('wss://browsers.example/secret', 'worker.internal:8123')
  expect(guarded).toMatchObject({ listenOn: '0.0.0.0', port: 8123, reachedAt: 'worker.internal' })
  expect(guarded?.secret).toMatch(/^[0-9a-f]{48}$/)
  expect(place('wss://browsers.example/', 'worker.internal')?.secret).not.toBe(guarded?.secret)
})
