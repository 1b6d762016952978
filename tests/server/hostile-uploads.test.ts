import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { TELLING_SELECTION } from '../hostile/telling-selection.ts'
import { runningReaders } from '../support/readers.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'
import { tickDuring } from '../support/tick.ts'

let server: TestServer
let person: Visitor
beforeAll(async () => {
  server = await startTestServer()
  person = await server.account()
})
afterAll(() => server.close())

function storedFiles(): number {
  return ['files', 'incoming'].flatMap(folder =>
    readdirSync(path.join(server.dataDir, folder), { recursive: true, withFileTypes: true }).filter(entry =>
      entry.isFile(),
    ),
  ).length
}

test.each(TELLING_SELECTION.map(hostile => [hostile.name, hostile] as const))(
  '%s: the server goes on answering, and nothing is left behind',
  { timeout: 60_000 },
  async (_, { may, bytes }) => {
    const files = storedFiles()
    const pdf = new Blob([new Uint8Array(await bytes())])
    const start = performance.now()
    const { result, milliseconds } = await tickDuring(
      () => person.get('/api/me'),
      () => person.upload('/api/analyze-invoice', pdf),
    )
    const took = performance.now() - start
    const body = await result.text()
    const answer = may.includes('read') ? /^200 .*"invoiceNumber":"40118"/ : /^422 [A-Z][^\n]+\.$/
    expect(`${result.status} ${body}`).toMatch(answer)
    // Held up, one request would have waited for the whole reading.
    expect(milliseconds.length).toBeGreaterThan(1)
    expect(Math.max(...milliseconds)).toBeLessThan(took)
    expect(runningReaders()).toEqual([])
    expect(storedFiles()).toBe(files + (result.ok ? 1 : 0))
  },
)

test.each([
  ['a path', '../../x.pdf', /^x\.pdf$/],
  ['a path of another system', 'C:\\fakepath\\x.pdf', /^x\.pdf$/],
  ['line ends', 'x\r\nSet-Cookie: a=b.pdf', /^x[^\r\n]*\.pdf$/],
  ['a reading order turned round', 'invoice\u202Efdp.exe', /^invoicefdp\.exe$/],
  ['a very long name', `${'n'.repeat(5000)}.pdf`, /^n{255}$/],
  ['a very long name of pairs', `n${'🔧'.repeat(5000)}.pdf`, /^n/],
  ['quotes', 'a"b\'c.pdf', /^a.*c\.pdf$/],
  ['nothing but dots', '..', /^\.\.$|^invoice\.pdf$/],
])(
  'a file named with %s is stored under a handle and given back under a harmless name',
  async (_, name, shown) => {
    const pdf = new Blob([new Uint8Array(writePdf([sampleInvoice()]))])
    const response = await person.upload('/api/analyze-invoice', pdf, name)
    expect(response.status).toBe(200)
    const { fileInfo } = await response.json()
    expect(fileInfo).toMatchObject({ filePath: expect.stringMatching(/^file_[0-9a-f]{32}$/) })
    expect(fileInfo.fileName).toMatch(shown)
    const back = await person.get(`/api/files/${fileInfo.filePath}`)
    expect([back.status, back.headers.get('set-cookie')]).toEqual([200, null])
    expect(back.headers.get('content-disposition')).toMatch(
      /^(attachment|inline); filename="[^"\r\n]*"; filename\*=UTF-8''[\w.!~%-]+$/,
    )
  },
)
