import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal, type RefusalKind } from '../refusal.ts'

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  'not-signed-in': 401,
  'limit-reached': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  unprocessable: 422,
  'too-many-requests': 429,
  'not-built': 501,
  unavailable: 503,
}

/** What Fastify itself refuses, said in our words. */
const FRAMEWORK_SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request says it is JSON but is empty.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes JSON: set the content type to application/json.',
  FST_FILES_LIMIT: 'Send one PDF at a time.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'This call takes a multipart form with the PDF in the field named pdf.',
}

/** The one place where a refusal becomes HTTP: one plain sentence as text, and the status that fits. */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
      return say(reply, STATUS[error.kind], error.message)
    }
    if (hasZodFastifySchemaValidationErrors(error))
      return say(reply, 400, validationSentence(error.validation))
    const refused = refusedByDatabase(error)
    if (refused) {
      request.log.warn({ err: error }, 'The database refused a request')
      return say(reply, refused.status, refused.sentence)
    }
    const status = error.statusCode ?? 500
    if (status < 500)
      return say(reply, status, FRAMEWORK_SENTENCES[error.code] ?? 'The request cannot be used.')
    request.log.error({ err: error }, 'A request failed')
    return say(
      reply,
      500,
      `Something went wrong in Docket. Please try again; if it stays, quote ${request.id}.`,
    )
  })
}

export function say(reply: FastifyReply, status: number, sentence: string) {
  return reply.code(status).type('text/plain; charset=utf-8').send(sentence)
}

const UNSTORABLE = ['22021', '22P05']
const DATABASE_AWAY = /^(57P|08|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/

/** What PostgreSQL or the way to it says (SQLSTATE classes), where it is not a fault of ours. */
function refusedByDatabase(error: Error): { status: number; sentence: string } | null {
  const { code, message = '' } = (error.cause ?? error) as { code?: string; message?: string }
  if (code && UNSTORABLE.includes(code))
    return { status: 400, sentence: 'The request holds a character that cannot be stored.' }
  if (code === 'ENOSPC')
    return { status: 503, sentence: 'There is no room to store this now: try again later.' }
  if (
    (code && DATABASE_AWAY.test(code)) ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/.test(
      message,
    )
  )
    return { status: 503, sentence: 'Docket cannot reach its database for the moment: try again shortly.' }
  return null
}

/** The first thing that is wrong. Our schemas carry sentences of their own; a bare type error gets the field's name. */
function validationSentence(issues: { instancePath: string; message?: string | undefined }[]): string {
  const [issue] = issues
  const field = issue?.instancePath.split('/').filter(Boolean).join('.') ?? ''
  const message = issue?.message ?? 'The request cannot be used'
  return message.startsWith('Invalid input')
    ? `${field || 'The request'} is not usable: ${message.slice(15).trim()}.`
    : message
}

/** A request that no route answers. */
export function noSuchCall(request: FastifyRequest, reply: FastifyReply) {
  return say(reply, 404, `There is no ${request.method} ${request.url.split('?')[0]}.`)
}
