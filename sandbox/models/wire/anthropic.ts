import { pdfOf } from '../pdf-text.ts'
import { Refusal } from '../refusal.ts'
import { requireStrict } from '../strict-schema.ts'
import { listOf, objectOf, requireKey, requireOne, requireText } from './parts.ts'
import type { Service } from './service.ts'

const STOP_REASONS = { whole: 'end_turn', cut: 'max_tokens', declined: 'refusal' }

/** POST /v1/messages */
export const anthropicMessages: Service = {
  name: 'anthropic',
  path: '/anthropic/v1/messages',
  read({ headers, body }) {
    requireKey(headers['x-api-key'])
    requireText(headers['anthropic-version'], 'anthropic-version')
    if (!Number.isInteger(body.max_tokens)) throw new Refusal(400, 'max_tokens: Field required')
    const parts = listOf(body.messages).flatMap(message => listOf(message.content))
    const documents = parts.filter(part => part.type === 'document').map(part => objectOf(part.source))
    const source = requireOne(documents, 'document')
    if (source.type !== 'base64' || source.media_type !== 'application/pdf')
      throw new Refusal(400, 'source: expected base64 of application/pdf')
    const format = objectOf(objectOf(body.output_config).format)
    if (format.type !== 'json_schema') throw new Refusal(400, 'output_config.format: expected json_schema')
    requireStrict(format.schema)
    return {
      service: 'anthropic',
      model: requireText(body.model, 'model'),
      schema: format.schema,
      instructions: listOf(body.system)
        .map(part => String(part.text))
        .join('\n'),
      text: parts
        .filter(part => part.type === 'text')
        .map(part => String(part.text))
        .join('\n'),
      pdf: pdfOf(source.data),
      tools: listOf(body.tools).length,
      store: undefined,
    }
  },
  answer: ({ text, usage, model, end }) => ({
    id: 'msg_sandbox',
    type: 'message',
    role: 'assistant',
    model,
    content: end === 'whole' ? [{ type: 'text', text }] : [],
    stop_reason: STOP_REASONS[end],
    stop_sequence: null,
    usage: {
      input_tokens: usage.input - usage.cached,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: usage.cached,
      output_tokens: usage.output,
    },
  }),
  refuse: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'invalid_request_error', message },
  }),
}
