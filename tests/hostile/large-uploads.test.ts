import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'
import { invoiceWith } from './pdf-parts.ts'

let server: TestServer
let person: Visitor
beforeAll(async () => {
  server = await startTestServer()
  person = await server.account()
})
afterAll(() => server.close())

const filesOnDisk = () =>
  ['files', 'incoming'].flatMap(folder =>
    readdirSync(path.join(server.dataDir, folder), { recursive: true, withFileTypes: true }).filter(entry =>
      entry.isFile(),
    ),
  )

/** The sample invoice with zeros behind its end, which readers pass over. */
function invoiceOfBytes(size: number): Blob {
  const invoice = invoiceWith({})
  return new Blob([new Uint8Array(invoice), new Uint8Array(size - invoice.length)])
}

test('50 MB are read', { timeout: 60_000 }, async () => {
  const response = await person.upload('/api/analyze-invoice', invoiceOfBytes(50_000_000))
  expect(response.status).toBe(200)
})

test.each([
  ['one byte more than 50 MB', 50_000_001],
  ['51 MB of a million bytes', 51_000_000],
  ['51 MB of 1,048,576 bytes', 51 * 1024 * 1024],
])('%s are refused and leave no file', { timeout: 60_000 }, async (_, size) => {
  const before = filesOnDisk().length
  const response = await person.upload('/api/analyze-invoice', invoiceOfBytes(size))
  expect([response.status, await response.text()]).toEqual([
    413,
    'This file is larger than 50MB: split it or scan it smaller.',
  ])
  expect(filesOnDisk()).toHaveLength(before)
})
