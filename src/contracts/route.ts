import type { z } from 'zod'

/** Who may call. `public`: anyone. `signed-in`: 401 without a session. `admin`: 403 without the flag. */
export type Access = 'public' | 'signed-in' | 'admin'

/** A multipart request: one PDF under `file`, and text fields. */
export interface Upload<F extends z.ZodType = z.ZodType> {
  file: 'pdf'
  fields: F
}

/**
 * One call of the API, said once: the server registers it, the browser's client derives from it.
 * Every refusal is `text/plain`: one sentence, with the status that fits.
 * A reply of 'file' is bytes, of 'events' a stream of server-sent events.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  upload?: Upload
  reply: z.ZodType | 'file' | 'events'
}

export function route<
  const M extends Route['method'],
  const P extends Route['path'],
  const R extends Omit<Route, 'method' | 'path'>,
>(method: M, path: P, rest: R): { method: M; path: P } & R {
  return { method, path, ...rest }
}

type OutputOf<R, F extends keyof Route> =
  R extends Record<F, infer S extends z.ZodType> ? z.output<S> : undefined
type InputOf<R, F extends keyof Route> =
  R extends Record<F, infer S extends z.ZodType> ? z.input<S> : undefined

/** What the server's handler receives: parsed. */
export interface Received<R extends Route> {
  params: OutputOf<R, 'params'>
  query: OutputOf<R, 'query'>
  body: OutputOf<R, 'body'>
  fields: R extends { upload: Upload<infer F> } ? z.output<F> : undefined
}

/** What the browser sends. */
export type Sent<R extends Route> = ParamsOf<R> & QueryOf<R> & BodyOf<R> & UploadOf<R>
type ParamsOf<R> = R extends { params: z.ZodType } ? { params: InputOf<R, 'params'> } : object
type QueryOf<R> = R extends { query: z.ZodType } ? { query?: InputOf<R, 'query'> } : object
type BodyOf<R> = R extends { body: z.ZodType } ? { body: InputOf<R, 'body'> } : object
type UploadOf<R> = R extends { upload: Upload<infer F> } ? { pdf: File; fields: z.input<F> } : object

/** What the server's handler returns, before the reply's schema is applied. */
export type Returned<R extends Route> = R['reply'] extends z.ZodType ? z.input<R['reply']> : never

/** What the browser gets. */
export type Reply<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : never
