import type { z } from 'zod'
import { type Api, type ApiCall, api } from '#contracts/api.ts'
import type { Reply, Route, Sent } from '#contracts/route.ts'

/** A refusal by the server. The message is spec section 8's generic rule: status, colon, space, the body's text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's sentence without the status. */
  readonly sentence: string
  constructor(status: number, sentence: string) {
    super(`${status}: ${sentence}`)
    this.status = status
    this.sentence = sentence
  }
}

/** The server answered something that the contract does not know. */
export class UnexpectedReply extends Error {
  override name = 'UnexpectedReply'
}

export interface CallOptions {
  signal?: AbortSignal
  /** Sends `Prefer: respond-async`: the answer comes at once with the job, not at the job's end. */
  respondAsync?: boolean
}

/** What follows the call's name: nothing where the contract asks for nothing. */
export type Arguments<K extends ApiCall> =
  object extends Sent<Api[K]>
    ? [sent?: Sent<Api[K]>, options?: CallOptions]
    : [sent: Sent<Api[K]>, options?: CallOptions]

interface AnySent {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: unknown
  pdf?: File
  fields?: Record<string, string | undefined>
}

/**
 * Makes a call of the contract table.
 * @throws ApiError for every status outside 200–299; UnexpectedReply when the answer does not fit the contract; what fetch throws
 * when there is no connection or the signal aborts.
 */
export async function call<K extends ApiCall>(name: K, ...args: Arguments<K>): Promise<Reply<Api[K]>> {
  const [sent, options] = args
  const route: Route = api[name]
  const response = await send(route, sent, options)
  const text = await response.text()
  return parseReply(route, route.reply as z.ZodType, text) as Reply<Api[K]>
}

/** Makes a call whose reply is a file. @throws like `call` */
export async function download<K extends ApiCall>(name: K, ...args: Arguments<K>): Promise<Blob> {
  const [sent, options] = args
  const response = await send(api[name], sent, options)
  return response.blob()
}

/** The address of a call, for links, pictures and event streams. */
export function urlOf<K extends ApiCall>(name: K, ...args: Arguments<K>): string {
  return addressOf(api[name], args[0])
}

async function send(route: Route, sent: AnySent = {}, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers()
  if (options.respondAsync) headers.set('prefer', 'respond-async')
  if (route.body) headers.set('content-type', 'application/json')
  const response = await fetch(addressOf(route, sent), {
    method: route.method,
    headers,
    body: bodyOf(route, sent),
    signal: options.signal ?? null,
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

function addressOf(route: Route, sent: AnySent = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(sent.params?.[key] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function bodyOf(route: Route, sent: AnySent): BodyInit | null {
  if (route.body) return JSON.stringify(sent.body)
  if (!route.upload) return null
  const form = new FormData()
  // Fields first: a server that streams the file knows them before its bytes come.
  for (const [key, value] of Object.entries(sent.fields ?? {})) {
    if (value !== undefined) form.append(key, value)
  }
  if (sent.pdf) form.append(route.upload.file, sent.pdf, sent.pdf.name)
  return form
}

function parseReply(route: Route, schema: z.ZodType, text: string): unknown {
  const parsed = schema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new UnexpectedReply(
    `The answer to ${route.method} ${route.path} is not what this page expects: please reload the page.`,
    { cause: parsed.error },
  )
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    // No schema takes undefined, so what is not JSON ends as an unexpected reply.
    return undefined
  }
}
