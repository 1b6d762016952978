import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { modelCalls } from '#server/db/schema.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'
import { honestDraft, ROOTS, startModels } from './stand-in.ts'

let models: Awaited<ReturnType<typeof startModels>>
let server: TestServer
let person: Visitor
beforeAll(async () => {
  models = await startModels()
  server = await startTestServer({
    OPENAI_API_KEY: 'key-of-a-test',
    OPENAI_BASE_URL: `${models.origin}${ROOTS.openai}`,
    OPENAI_COMPATIBLE_BASE_URL: `${models.origin}${ROOTS['openai-compatible']}`,
    OPENAI_COMPATIBLE_API_KEY: 'key-of-a-test',
    OPENAI_COMPATIBLE_MODEL: 'local-model',
  })
  person = await server.account()
})
afterAll(async () => {
  await server.close()
  await models[Symbol.asyncDispose]()
})

let copies = 0
/** The sample invoice as a file that was not seen before. */
const newPdf = () => new Blob([new Uint8Array(writePdf([sampleInvoice()], `/Copy ${++copies}`))])
const honest = { do: 'answer' as const, value: honestDraft() }

async function analyze(provider?: string) {
  const response = await person.upload(
    '/api/analyze-invoice',
    newPdf(),
    'a.pdf',
    provider ? { provider } : {},
  )
  expect(response.status).toBe(200)
  return (await response.json()).analysis
}

async function usage(): Promise<number> {
  return (await (await person.get('/api/dashboard')).json()).usage.current
}

test('the list of providers tells which are connected, and which is the default', async () => {
  const reply = await (await person.get('/api/providers')).json()
  expect(reply.default).toBe('openai')
  const available = reply.providers.filter((one: { available: boolean }) => one.available)
  expect(available.map((one: { id: string }) => one.id)).toEqual(['openai', 'openai-compatible', 'builtin'])
})

test('the default model reads, and tokens and cost are answered and remembered', async () => {
  await models.behave([honest])
  const analysis = await analyze()
  expect(analysis).toMatchObject({ provider: 'openai', tokens: { input: 1234, output: 88 } })
  expect(analysis.costUsd).toBeGreaterThan(0)
  expect(analysis.extractedData.invoiceNumber).toBe('40118')
  const [call, ...more] = await server.world.db.select().from(modelCalls)
  expect(more).toEqual([])
  expect(call).toMatchObject({
    provider: 'openai',
    model: 'gpt-5.4-mini',
    inputTokens: 1234,
    outputTokens: 88,
    ok: true,
  })
  expect(call?.costMicros).toBe(Math.round(analysis.costUsd * 1e6))
})

test('the provider asked for is the one that reads; an unknown model’s cost is unknown', async () => {
  await models.behave([honest])
  const analysis = await analyze('openai-compatible')
  expect(analysis).toMatchObject({ provider: 'openai-compatible', tokens: { input: 1234 }, costUsd: null })
  await models.behave([honest])
  const builtin = await analyze('builtin')
  expect(builtin).toMatchObject({ provider: 'builtin' })
  expect(builtin).not.toHaveProperty('tokens')
  expect(await models.requests()).toEqual([])
})

test('a provider that is not connected is replaced by the built-in reader, and the answer says so', async () => {
  await models.behave([honest])
  expect((await analyze('anthropic')).provider).toBe('builtin')
  expect(await models.requests()).toEqual([])
})

test('a model that fails loses nobody the invoice: it is read, counted once, and the row says what happened', async () => {
  const before = await usage()
  await models.behave([{ do: 'status', status: 429, retryAfter: 0.05 }])
  const analysis = await analyze()
  expect(analysis).toMatchObject({ provider: 'builtin', costUsd: null, tokens: { input: null } })
  expect(analysis.extractedData).toMatchObject({ invoiceNumber: '40118', totalAmount: 154 })
  const message = 'OpenAI did not read this PDF, because it is too busy: the built-in reader read it alone.'
  expect(analysis.extractedData.checks).toContainEqual({ rule: 'reading', ok: false, message })
  expect(await usage()).toBe(before + 1)
})

test('what cannot be read is neither counted nor sent to a model', async () => {
  const before = await usage()
  await models.behave([honest])
  const refused = await person.upload('/api/analyze-invoice', new Blob(['%PDF-1.7\nrubbish']))
  expect(refused.status).toBe(422)
  expect(await usage()).toBe(before)
  expect(await models.requests()).toEqual([])
})

test('a service of one’s own needs the name of its model', async () => {
  await expect(startTestServer({ OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' })).rejects.toThrow(
    'OPENAI_COMPATIBLE_MODEL is missing',
  )
})

test('every setting of a model stands in the operating page', () => {
  const page = readFileSync('docs/operating.md', 'utf8')
  for (const name of ['OPENAI', 'ANTHROPIC', 'GOOGLE', 'OPENAI_COMPATIBLE'])
    for (const setting of ['API_KEY', 'MODEL', 'BASE_URL']) expect(page).toContain(`\`${name}_${setting}\``)
})
