import { pdfOf } from '../pdf-text.ts'
import { Refusal } from '../refusal.ts'
import { requireStrict } from '../strict-schema.ts'
import { listOf, objectOf, requireKey, requireOne, requireText } from './parts.ts'
import type { Service } from './service.ts'

const FINISH_REASONS = { whole: 'STOP', cut: 'MAX_TOKENS', declined: 'SAFETY' }

/** POST /v1beta/models/{model}:generateContent */
export const googleContent: Service = {
  name: 'google',
  path: '/google/v1beta/models/:call',
  read({ headers, params, body }) {
    requireKey(headers['x-goog-api-key'])
    const [model, method] = (params.call ?? '').split(':')
    if (method !== 'generateContent') throw new Refusal(404, `Method ${method} is not found.`)
    const parts = listOf(body.contents).flatMap(content => listOf(content.parts))
    const files = parts
      .map(part => objectOf(part.inlineData))
      .filter(part => part.mimeType === 'application/pdf')
    const config = objectOf(body.generationConfig)
    if (config.responseMimeType !== 'application/json')
      throw new Refusal(400, 'generationConfig.responseMimeType must be application/json.')
    requireStrict(config.responseJsonSchema)
    const textOf = (content: unknown) =>
      listOf(objectOf(content).parts)
        .map(part => (typeof part.text === 'string' ? part.text : ''))
        .join('\n')
    return {
      service: 'google',
      model: requireText(model, 'model'),
      schema: config.responseJsonSchema,
      instructions: textOf(body.systemInstruction),
      text: listOf(body.contents).map(textOf).join('\n'),
      pdf: pdfOf(requireOne(files, 'inlineData').data),
      tools: listOf(body.tools).length,
      store: undefined,
    }
  },
  answer: ({ text, usage, model, end }) => ({
    candidates: [
      {
        index: 0,
        content: { role: 'model', parts: end === 'whole' ? [{ text }] : [] },
        finishReason: FINISH_REASONS[end],
      },
    ],
    usageMetadata: {
      promptTokenCount: usage.input,
      cachedContentTokenCount: usage.cached,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
    modelVersion: model,
  }),
  refuse: (code, message) => ({
    error: { code, message, status: code === 429 ? 'RESOURCE_EXHAUSTED' : 'INVALID_ARGUMENT' },
  }),
}
