import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PROVIDER_IDS } from '#extraction/models/providers.ts'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { honestDraft, ROOTS, readPdf, startModels } from './stand-in.ts'

vi.mock('#extraction/process/run-reader.ts', () => import('./read-here.ts'))

let models: Awaited<ReturnType<typeof startModels>>
beforeAll(async () => {
  models = await startModels()
})
afterAll(() => models[Symbol.asyncDispose]())

const PDF = writePdf([sampleInvoice()])
const answer = { do: 'answer' as const, value: honestDraft() }
/** A price that does not give its line's total. */
const ODD = sampleInvoice()
ODD.texts = ODD.texts.map(text => (text.text === '12.50' ? { ...text, text: '13.50' } : text))

describe.each(PROVIDER_IDS)('%s', provider => {
  test('reads an invoice in one call that the real service would take', async () => {
    await models.behave([answer])
    const reading = await readPdf(PDF, models.settings(provider))
    expect(reading.provider).toBe(provider)
    expect(reading.usage).toMatchObject([{ provider, ok: true, inputTokens: 1234, outputTokens: 88 }])
    const [invoice] = reading.invoices
    expect(invoice).toMatchObject({
      invoiceNumber: '40118',
      invoiceDate: '2026-03-05',
      purchaseOrderNumber: '7781',
      supplierName: 'Quandong Auto Spares',
      totalAmount: 15_400,
      uncertainFields: [],
      notes: [],
    })
    expect(invoice?.lines.map(line => [line.partNumber, line.totalPrice, line.partNumberUncertain])).toEqual([
      ['QA-1002', 5000, false],
      ['QA-77/B', 8000, false],
      ['FREIGHT', 1000, false],
    ])
    const [request, ...more] = await models.requests()
    expect(more).toEqual([])
    expect(request).toMatchObject({ service: provider, asks: ['invoices'], tools: 0 })
    expect(request?.text).toContain('"QA-1002"')
    expect(request?.instructions).not.toContain('Quandong')
  })

  test('too many requests are waited out as the service says, and tried three times at most', async () => {
    await models.behave([{ do: 'status', status: 429, retryAfter: 0.2 }, answer])
    const start = performance.now()
    expect((await readPdf(PDF, models.settings(provider))).provider).toBe(provider)
    expect(performance.now() - start).toBeGreaterThan(200)
    expect(await models.requests()).toHaveLength(2)

    await models.behave([{ do: 'status', status: 429, retryAfter: 0.05 }])
    const reading = await readPdf(PDF, models.settings(provider))
    expect(reading.provider).toBe('builtin')
    expect(reading.invoices[0]?.notes).toEqual([expect.stringContaining('because it is too busy')])
    expect(reading.invoices[0]?.totalAmount).toBe(15_400)
    expect(await models.requests()).toHaveLength(3)
  })

  test('a refused key and a fault leave the built-in reading, which says so', async () => {
    await models.behave([{ do: 'status', status: 500, retryAfter: 0.05 }])
    const fault = await readPdf(PDF, models.settings(provider))
    expect(fault.invoices[0]?.notes).toEqual([expect.stringContaining('because it had a fault of its own')])
    const refused = await readPdf(PDF, models.settings(provider, 'any', 'refused-key'))
    expect(refused.invoices[0]?.notes).toEqual([expect.stringContaining('because it refused the key')])
    expect(refused.usage).toMatchObject([{ ok: false, inputTokens: null, costUsd: null }])
  })

  test('an answer that is no JSON is asked for once more, then billed and left', async () => {
    await models.behave([{ do: 'text', text: '{"invoices":[{"documentType":"tax-inv' }])
    const reading = await readPdf(PDF, models.settings(provider))
    expect(reading.provider).toBe('builtin')
    expect(reading.invoices[0]?.notes).toEqual([expect.stringContaining('its answer could not be used')])
    expect(reading.usage).toMatchObject([
      { ok: false, inputTokens: 1234 },
      { ok: false, inputTokens: 1234 },
    ])
  })

  test.each([
    ['cut', 'because its answer did not come to an end'],
    ['declined', 'because it declined to read it'],
  ] as const)('an answer that is %s is billed, said, and not asked for again', async (end, reason) => {
    await models.behave([{ do: 'end', end }])
    const reading = await readPdf(PDF, models.settings(provider))
    expect(reading.provider).toBe('builtin')
    expect(reading.invoices[0]?.notes).toEqual([expect.stringContaining(reason)])
    expect(reading.usage).toMatchObject([{ ok: false, inputTokens: 1234, outputTokens: 88 }])
  })
})

describe('a service that refuses files', () => {
  test('is asked with the page’s words alone, and from then on without the file', async () => {
    await models.behave([answer], undefined, false)
    const reading = await readPdf(writePdf([ODD]), models.settings('openai-compatible'))
    expect(reading.provider).toBe('openai-compatible')
    expect(reading.usage).toMatchObject([
      { ok: false, inputTokens: null, costUsd: null },
      { ok: true, inputTokens: 1234 },
      { ok: true, inputTokens: 1234 },
    ])
    const requests = await models.requests()
    expect(requests.map(request => [request.asks[0], request.pdfText !== ''])).toEqual([
      ['invoices', true],
      ['invoices', false],
      ['rows', false],
    ])
    expect(requests[1]?.text).toContain('"QA-1002"')
  })

  test('and refuses the words too is asked no third time', async () => {
    await models.behave([{ do: 'status', status: 422 }], undefined, false)
    const reading = await readPdf(PDF, models.settings('openai-compatible'))
    expect(reading.usage).toHaveLength(2)
    expect(reading.invoices[0]?.notes).toEqual([expect.stringContaining('because it refused the request')])
  })

  test('is a fault where the provider takes files', async () => {
    await models.behave([answer], undefined, false)
    expect((await readPdf(PDF, models.settings('openai'))).usage).toHaveLength(1)
  })
})

test('a second answer is cut to what an invoice can be', async () => {
  const [first] = honestDraft().invoices[0]?.lines ?? []
  const row = { ...first, row: 1, partNumber: 'A'.repeat(1_000_000) }
  await models.behave([answer, { do: 'text', text: JSON.stringify({ rows: [row] }) }])
  const [invoice] = (await readPdf(writePdf([ODD]), models.settings('openai'))).invoices
  expect(await models.requests()).toHaveLength(2)
  const readings = invoice?.lines.flatMap(line => line.partNumberReadings.map(reading => reading.length))
  expect(readings).toEqual([7, 500])
})

test.each([
  ['no JSON', { do: 'text', text: 'I am sorry, I cannot read this.' }],
  ['wrong types', { do: 'text', text: '{"invoices":[{"documentType":7,"lines":"none"}]}' }],
  ['NaN', { do: 'text', text: JSON.stringify(honestDraft()).replace('"154.00"', 'NaN') }],
  ['no invoice', { do: 'text', text: '{"invoices":[]}' }],
  ['10 MB', { do: 'flood', bytes: 10_000_000 }],
] as const)('%s costs nobody the reading', async (_, act) => {
  await models.behave([act])
  const reading = await readPdf(PDF, models.settings('openai'))
  expect(reading.provider).toBe('builtin')
  expect(reading.invoices[0]?.notes).toEqual([expect.stringContaining('built-in reader read it alone')])
  expect(reading.invoices[0]?.purchaseOrderNumber).toBe('7781')
})

test('lines that nobody printed are left out, and said', async () => {
  const draft = honestDraft()
  const [own] = draft.invoices[0]?.lines ?? []
  const extra = { ...own, partNumber: 'ZZ-1', description: 'Gold plating', total: '999.00' }
  for (let i = 0; i < 1500; i++) draft.invoices[0]?.lines.push(extra as never)
  await models.behave([{ do: 'answer', value: draft }])
  const [invoice] = (await readPdf(PDF, models.settings('openai'))).invoices
  expect(invoice?.lines).toHaveLength(3)
  expect(invoice?.notes).toEqual([expect.stringMatching(/^998 lines that .* left out\.$/)])
})

test('a service that cannot be reached costs nobody the reading', async () => {
  const gone = { ...models.settings('openai'), baseUrl: 'http://127.0.0.1:9/v1' }
  expect((await readPdf(PDF, gone)).provider).toBe('builtin')
})

test('a reading that is cancelled stops at once and is no failure of the model', async () => {
  await models.behave([{ do: 'hang' }])
  const away = new AbortController()
  const started = performance.now()
  setTimeout(() => away.abort(new Error('gone')), 1500)
  await expect(readPdf(PDF, models.settings('openai'), { signal: away.signal })).rejects.toThrow('gone')
  expect(performance.now() - started).toBeLessThan(4000)
})

test('a model that takes too long is left, and what it may have cost is unknown', async () => {
  await models.behave([{ do: 'hang' }])
  const reading = await readPdf(PDF, models.settings('openai'), { deadlines: { read: 400, readAgain: 400 } })
  expect(reading.invoices[0]?.notes).toEqual([expect.stringContaining('because it took too long')])
  expect(reading.usage).toMatchObject([{ ok: false, inputTokens: null, costUsd: null }])
  expect(reading.usage[0]?.ms).toBeLessThan(2000)
})

test('a second look that fails leaves the first reading with its doubts', async () => {
  await models.behave([answer, { do: 'text', text: 'no' }])
  const reading = await readPdf(writePdf([ODD]), models.settings('openai'))
  expect(reading.provider).toBe('openai')
  expect(reading.usage).toMatchObject([{ ok: true }, { ok: false }])
  expect(reading.invoices[0]?.lines[0]?.uncertainFields).toContain('unitPrice')
})

test('OpenAI is told not to keep the document', async () => {
  await models.behave([answer])
  await readPdf(PDF, models.settings('openai'))
  expect(await models.requests()).toMatchObject([{ store: false }])
})

test('the cost is that of the price table, and unknown for an unknown model', async () => {
  await models.behave([answer], { input: 10_000, cached: 4000, output: 1000 })
  const known = await readPdf(PDF, models.settings('openai', 'gpt-5.4-mini'))
  expect(known.usage[0]?.costUsd).toBeCloseTo((6000 * 0.75 + 4000 * 0.075 + 1000 * 4.5) / 1e6, 9)
  const unknown = await readPdf(PDF, models.settings('openai', 'gpt-of-tomorrow'))
  expect(unknown.usage).toMatchObject([{ costUsd: null, inputTokens: 10_000 }])
})

test('rows that fail the checks, and only those, are asked for again', async () => {
  const draft = honestDraft()
  const [first] = draft.invoices[0]?.lines ?? []
  if (first) first.unitPrice = '13.50'
  await models.behave([{ do: 'answer', value: draft }])
  await readPdf(writePdf([ODD]), models.settings('openai'))
  const [, again, ...more] = await models.requests()
  expect(more).toEqual([])
  expect(again?.asks).toEqual(['rows'])
  expect(again?.text).toContain('QA-1002')
  const { asked } = JSON.parse(again?.text ?? '{}') as { asked: unknown[] }
  expect(asked).toHaveLength(1)
})

test('the stand-in refuses what the real services refuse', async () => {
  const pdf = `data:application/pdf;base64,${PDF.toString('base64')}`
  const open = { type: 'object', properties: { a: { type: 'string' } } }
  const body = (schema: object, file = pdf) => ({
    model: 'm',
    input: [{ role: 'user', content: [{ type: 'input_file', filename: 'a.pdf', file_data: file }] }],
    text: { format: { type: 'json_schema', name: 'x', strict: true, schema } },
  })
  const closed = { ...open, required: ['a'], additionalProperties: false }
  const post = async (json: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body: JSON.stringify(json) }
    const all = { 'content-type': 'application/json', authorization: 'Bearer k', ...headers }
    return (await fetch(`${models.origin}${ROOTS.openai}/responses`, { ...init, headers: all })).status
  }
  await models.behave([answer])
  expect(await post(body(closed))).toBe(200)
  expect(await post(body(closed), { authorization: '' })).toBe(401)
  expect(await post(body(closed), { 'content-type': 'text/plain' })).toBeGreaterThanOrEqual(400)
  expect(await post(body(open))).toBe(400)
  expect(await post(body({ ...closed, required: [] }))).toBe(400)
  expect(await post(body(closed, 'data:application/pdf;base64,aGVsbG8='))).toBe(400)
  expect(await post({ ...body(closed), input: [] })).toBe(400)
})
