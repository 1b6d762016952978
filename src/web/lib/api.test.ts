import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, call, download, UnexpectedReply, urlOf } from './api.ts'

const signedIn = { user: { email: 'pat@workshop.example', isAdmin: false } }

function answer(body: BodyInit | null, init: ResponseInit = {}) {
  const fake = vi.fn<typeof fetch>(async () => new Response(body, init))
  vi.stubGlobal('fetch', fake)
  return () => {
    const [url, request] = fake.mock.calls[0] ?? []
    return { url, request, headers: new Headers(request?.headers) }
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a call with a body sends JSON to the path of the contract', async () => {
  const sent = answer(JSON.stringify(signedIn))
  await expect(
    call('login', { body: { email: 'pat@workshop.example', password: 'secret' } }),
  ).resolves.toEqual(signedIn)
  expect(sent().url).toBe('/api/login')
  expect(sent().request?.method).toBe('POST')
  expect(sent().headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(sent().request?.body as string)).toEqual({
    email: 'pat@workshop.example',
    password: 'secret',
  })
})

test('a refusal raises its status, a colon and the text of the answer', async () => {
  answer('Please sign in.', { status: 401 })
  const error = await call('me').catch(raised => raised)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 401, message: '401: Please sign in.', sentence: 'Please sign in.' })
})

test('an empty refusal raises the status text', async () => {
  answer('', { status: 503, statusText: 'Service Unavailable' })
  await expect(call('dashboard')).rejects.toThrow('503: Service Unavailable')
})

test.each(['{"user":{}}', 'not json', ''])(
  'an answer that does not fit the contract is an error: %j',
  async body => {
    answer(body)
    const error = await call('me').catch(raised => raised)
    expect(error).toBeInstanceOf(UnexpectedReply)
    expect(error.message).toContain('GET /api/me')
  },
)

test('path parameters are escaped', async () => {
  expect(urlOf('automationJob', { params: { id: 'a/b c' } })).toBe('/api/automation-jobs/a%2Fb%20c')
})

test('an upload is a multipart form with the PDF and the given fields', async () => {
  const sent = answer('{"purchaseOrderNumber":null}')
  const pdf = new File(['%PDF-1.7'], 'invoice 1.pdf', { type: 'application/pdf' })
  await call('extractPurchaseOrder', { pdf, fields: {} })
  const form = sent().request?.body as FormData
  expect((form.get('pdf') as File).name).toBe('invoice 1.pdf')
  // The boundary is the browser's to choose.
  expect(sent().headers.has('content-type')).toBe(false)
})

test('fields that are not set are left out of the form', async () => {
  const sent = answer('{"job":{"id":"j1"}}')
  const pdf = new File(['%PDF-1.7'], 'a.pdf')
  await call('uploadPdfForAutomation', {
    pdf,
    fields: { purchaseOrderNumber: '1001', workshopId: undefined },
  })
  const form = sent().request?.body as FormData
  expect([...form.keys()]).toEqual(['purchaseOrderNumber', 'pdf'])
})

test('respondAsync asks for the answer at once, and a signal is passed on', async () => {
  const sent = answer('{"job":{"id":"j1"}}', { status: 202 })
  const { signal } = new AbortController()
  const body = { fileName: 'a.pdf', invoiceData: {} }
  await expect(call('automateBatchInvoice', { body }, { respondAsync: true, signal })).resolves.toEqual({
    job: { id: 'j1' },
  })
  expect(sent().headers.get('prefer')).toBe('respond-async')
  expect(sent().request?.signal).toBe(signal)
})

test('a file comes as a blob', async () => {
  answer('bytes', { headers: { 'content-type': 'application/pdf' } })
  const blob = await download('file', { params: { handle: 'h1' } })
  expect(await blob.text()).toBe('bytes')
})
