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
