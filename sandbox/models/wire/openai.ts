import type { Reply } from '../behaviour.ts'
import { pdfOf } from '../pdf-text.ts'
import { Refusal } from '../refusal.ts'
import { requireStrict } from '../strict-schema.ts'
import { type Json, listOf, objectOf, requireKey, requireOne, requireText } from './parts.ts'
import type { Service } from './service.ts'

const DATA_URL = 'data:application/pdf;base64,'

function pdfOfUrl(value: unknown): Buffer {
  if (typeof value !== 'string' || !value.startsWith(DATA_URL))
    throw new Refusal(400, "Invalid 'file_data': expected a base64-encoded data URL with a PDF.")
  return pdfOf(value.slice(DATA_URL.length))
}

function requireFormat(format: Json): unknown {
  if (format.type !== 'json_schema') throw new Refusal(400, "The format must be 'json_schema'.")
  if (format.strict !== true) throw new Refusal(400, "The schema must be asked for with 'strict': true.")
  requireText(format.name, 'name')
  requireStrict(format.schema)
  return format.schema
}

const refuse = (status: number, message: string) => ({
  error: {
    message,
    type: status === 429 ? 'rate_limit_error' : 'invalid_request_error',
    param: null,
    code: null,
  },
})

function textsOf(messages: readonly Json[], roles: readonly string[], types: readonly string[]): string {
  return messages
    .filter(message => roles.includes(String(message.role)))
    .flatMap(message => listOf(message.content))
    .filter(part => types.includes(String(part.type)))
    .map(part => String(part.text))
    .join('\n')
}

const THOUGHT = { type: 'reasoning', id: 'rs_sandbox', summary: [] }
const DECLINED = 'I cannot help with this.'

const messageOf = (end: Reply['end'], text: string) => ({
  type: 'message',
  id: 'msg_sandbox',
  status: 'completed',
  role: 'assistant',
  content: [
    end === 'declined'
      ? { type: 'refusal', refusal: DECLINED }
      : { type: 'output_text', text, annotations: [] },
  ],
})

/** POST /v1/responses */
export const openAiResponses: Service = {
  name: 'openai',
  path: '/v1/responses',
  read({ headers, body }) {
    requireKey(headers.authorization, 'Bearer ')
    const messages = listOf(body.input)
    const files = messages
      .flatMap(message => listOf(message.content))
      .filter(part => part.type === 'input_file')
    const instructions = [
      body.instructions,
      textsOf(messages, ['system', 'developer'], ['text', 'input_text']),
    ]
    return {
      service: 'openai',
      model: requireText(body.model, 'model'),
      schema: requireFormat(objectOf(objectOf(body.text).format)),
      instructions: instructions.filter(Boolean).join('\n'),
      text: textsOf(messages, ['user'], ['input_text']),
      pdf: pdfOfUrl(requireOne(files, 'input_file').file_data),
      tools: listOf(body.tools).length,
      store: body.store,
    }
  },
  answer: ({ text, usage, model, end }) => ({
    id: 'resp_sandbox',
    object: 'response',
    created_at: 1_700_000_000,
    status: end === 'cut' ? 'incomplete' : 'completed',
    ...(end === 'cut' && { incomplete_details: { reason: 'max_output_tokens' } }),
    model,
    output: [end === 'cut' ? THOUGHT : messageOf(end, text)],
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: usage.cached },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  }),
  refuse,
}

/** POST /compatible/v1/chat/completions, as services that follow OpenAI's older format answer it. */
export const openAiChat: Service = {
  name: 'openai-compatible',
  path: '/compatible/v1/chat/completions',
  read({ headers, body }) {
    requireKey(headers.authorization, 'Bearer ')
    const messages = listOf(body.messages)
    const [file] = messages.flatMap(message => listOf(message.content)).filter(part => part.type === 'file')
    return {
      service: 'openai-compatible',
      model: requireText(body.model, 'model'),
      schema: requireFormat({
        ...objectOf(objectOf(body.response_format).json_schema),
        type: objectOf(body.response_format).type,
      }),
      instructions: textsOf(messages, ['system', 'developer'], ['text']),
      text: textsOf(messages, ['user'], ['text']),
      pdf: file ? pdfOfUrl(objectOf(file.file).file_data) : null,
      tools: listOf(body.tools).length,
      store: body.store,
    }
  },
  answer: ({ text, usage, model, end }) => ({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: end === 'whole' ? text : null,
          ...(end === 'declined' && { refusal: DECLINED }),
        },
        finish_reason: end === 'cut' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: usage.input,
      prompt_tokens_details: { cached_tokens: usage.cached },
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }),
  refuse,
}
