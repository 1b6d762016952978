import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { UnreadablePdf } from '#extraction/process/unreadable-pdf.ts'
import { oddInvoice } from '#extraction/testing/odd-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

/** Stands for a reader in which others have waited for five minutes. */
vi.mock('#extraction/read-invoices.ts', async original => ({
  ...(await original<object>()),
  readInvoices: async () => {
    throw new UnreadablePdf('busy')
  },
}))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const pdf = new Blob([
  new Uint8Array(
    writePdf([
      oddInvoice({ number: '1', order: '2', date: '05/03/2026', lines: [], totals: ['0', '0', '0'] }),
    ]),
  ),
])

test.each(['/api/analyze-invoice', '/api/extract-purchase-order'])(
  'a reader that others wait for is told as busy, with when to come back, and counts nothing: %s',
  async path => {
    const person = await server.account()
    const response = await person.upload(path, pdf)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120'])
    expect(await response.text()).toBe(
      'Too many PDFs are waiting to be read: try this one again in a few minutes.',
    )
    expect((await (await person.get('/api/dashboard')).json()).usage.current).toBe(0)
  },
)
