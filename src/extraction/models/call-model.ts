import {
  type FinishReason,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
} from 'ai'
import type { z } from 'zod'
import { asModelFailure, ModelFailure, reasonOfEnd } from './model-failure.ts'
import { costOf, priceOf, type Tokens } from './prices.ts'
import type { ModelSettings } from './providers.ts'

/** One request to a model as it is billed. Tokens and cost are null when nobody told them. */
export interface ModelCall {
  provider: ModelSettings['provider']
  model: string
  inputTokens: number | null
  outputTokens: number | null
  costUsd: number | null
  ok: boolean
  /** Duration, retries included. */
  ms: number
}

export interface Question<T> {
  name: string
  schema: z.ZodType<T>
  instructions: string
  data: string
  /** Null for a service that takes no files: the page's words are in `data`. */
  pdf: Uint8Array | null
  /** Milliseconds, retries included. */
  deadline: number
}

/** Together with the first try, three. */
const MOST_RETRIES = 2
/** Longer answers are cut off by the model and refused by the schema. */
const MOST_OUTPUT_TOKENS = 16_000
/** Providers refuse larger requests. */
const MOST_PDF_BYTES = 20_000_000

/**
 * Asks one question, once: no tools, the document only in the user's turn, the answer only in the schema's shape. Waits as the provider
 * says (Retry-After) or exponentially between tries, all within the deadline. `note` gets the call also when it fails.
 * @throws ModelFailure; the signal's reason when aborted.
 */
export async function callModel<T>(
  settings: ModelSettings,
  model: LanguageModel,
  question: Question<T>,
  note: (call: ModelCall) => void,
  signal: AbortSignal,
): Promise<T> {
  if (question.pdf && question.pdf.byteLength > MOST_PDF_BYTES) throw new ModelFailure('too-large')
  const start = performance.now()
  const finish = (tokens: Tokens | null, ok: boolean) =>
    note(billed(settings, tokens, ok, performance.now() - start))
  const late = AbortSignal.timeout(question.deadline)
  // Known before the answer is looked at: one without a word is billed like any other.
  let tokens: Tokens | null = null
  try {
    const result = await generateText({
      model,
      instructions: question.instructions,
      messages: [
        {
          role: 'user',
          content: [...fileParts(question.pdf), { type: 'text', text: question.data }],
        },
      ],
      output: Output.object({ schema: question.schema, name: question.name }),
      maxRetries: MOST_RETRIES,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      abortSignal: AbortSignal.any([signal, late]),
      providerOptions: {
        openai: { store: false, strictJsonSchema: true },
        // Otherwise a model that the SDK does not know yet is given a tool in place of a strict schema.
        anthropic: { structuredOutputMode: 'outputFormat' },
      },
    })
    tokens = tokensOf(result.usage)
    const output = outputOf(result)
    finish(tokens, true)
    return output
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.usage) tokens = tokensOf(error.usage)
    finish(tokens, false)
    signal.throwIfAborted()
    throw asModelFailure(error, late.aborted)
  }
}

function fileParts(pdf: Uint8Array | null) {
  return pdf
    ? [{ type: 'file' as const, data: pdf, mediaType: 'application/pdf', filename: 'document.pdf' }]
    : []
}

/** @throws ModelFailure when the model ended without a word. */
function outputOf<T>(result: { output: T; finishReason: FinishReason }): T {
  try {
    return result.output
  } catch (cause) {
    throw new ModelFailure(reasonOfEnd(result.finishReason), { cause })
  }
}

function tokensOf(usage: LanguageModelUsage): Tokens | null {
  if (usage.inputTokens === undefined || usage.outputTokens === undefined) return null
  const cachedInput = usage.inputTokenDetails?.cacheReadTokens ?? 0
  return { input: usage.inputTokens, cachedInput, output: usage.outputTokens }
}

function billed(settings: ModelSettings, tokens: Tokens | null, ok: boolean, ms: number): ModelCall {
  const today = new Date().toISOString().slice(0, 10)
  return {
    provider: settings.provider,
    model: settings.model,
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    costUsd: costOf(priceOf(settings.provider, settings.model, today), tokens),
    ok,
    ms: Math.round(ms),
  }
}
