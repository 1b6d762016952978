import pino, { type Logger } from 'pino'

export type Log = Logger

/** Names of fields that never reach a log, wherever they stand. */
const SECRET_FIELDS = ['password', 'mechanicDeskPassword', 'token', 'cookie', 'authorization', 'secret']

/** Structured JSON lines on standard output; request bodies are never logged. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    serializers: { err: withoutParameters },
    redact: {
      paths: [
        ...SECRET_FIELDS.flatMap(field => [field, `*.${field}`, `*.*.${field}`]),
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
  })
}

/** A failed query's error lists its parameters, password hashes included: they stay out of the log. */
function withoutParameters(error: Error): pino.SerializedError {
  const told = pino.stdSerializers.errWithCause(error)
  const cut = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
  return { ...told, message: cut(told.message), stack: cut(told.stack) }
}
