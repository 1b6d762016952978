import { Draft, RowsAgain } from '../grounding/draft.ts'
import type { RowToReadAgain } from '../grounding/rows-to-ask-again.ts'
import type { IndexRow } from '../grounding/word-index.ts'
import { callModel, type ModelCall, type Question } from './call-model.ts'
import { ModelFailure } from './model-failure.ts'
import { READ_INSTRUCTIONS, ROWS_INSTRUCTIONS, rowsAsData, wordsAsData } from './prompt.ts'
import { type ModelSettings, openModel, PROVIDER_NAMES, type ProviderId } from './providers.ts'

/** Reads one PDF by a model. Make one for each PDF: `calls` are what this reading cost. */
export interface ModelReader {
  provider: ProviderId
  name: string
  calls: readonly ModelCall[]
  /** @throws ModelFailure; the signal's reason when aborted. */
  read(pdf: Uint8Array, rows: readonly IndexRow[], signal: AbortSignal): Promise<Draft>
  /** The narrow second call, for rows that failed the checks. @throws like `read` */
  readAgain(pdf: Uint8Array, rows: readonly RowToReadAgain[], signal: AbortSignal): Promise<RowsAgain>
}

/**
 * Whether a service may have refused the file rather than the question: Ollama and vLLM take no PDF in a message (status 400, older ones
 * 501 or 422), others no long one.
 */
function refusesPdf(error: unknown): boolean {
  if (!(error instanceof ModelFailure)) return false
  return error.reason === 'too-large' || [400, 415, 422, 501].includes(error.status ?? 0)
}

/** Milliseconds for each question, retries included. */
const DEADLINES = { read: 60_000, readAgain: 30_000 }

export function createModelReader(settings: ModelSettings, deadlines = DEADLINES): ModelReader {
  const model = openModel(settings)
  const calls: ModelCall[] = []
  let takesPdf = true
  const ask = async <T>(question: Question<T>, signal: AbortSignal): Promise<T> => {
    const askWith = (pdf: Uint8Array | null) =>
      callModel(settings, model, { ...question, pdf }, call => calls.push(call), signal)
    if (!takesPdf) return askWith(null)
    return askWith(question.pdf).catch(error => {
      if (settings.provider !== 'openai-compatible' || !refusesPdf(error)) throw error
      // The page's words stand in the question too; the next one need not try the file again.
      takesPdf = false
      return askWith(null)
    })
  }
  return {
    provider: settings.provider,
    name: PROVIDER_NAMES[settings.provider],
    calls,
    async read(pdf, rows, signal) {
      const question = {
        name: 'documents',
        schema: Draft,
        instructions: READ_INSTRUCTIONS,
        data: wordsAsData(rows),
        pdf,
        deadline: deadlines.read,
      }
      // An answer that does not fit the schema is asked for once more; models are not deterministic.
      return ask(question, signal).catch(error => {
        if (error instanceof ModelFailure && error.reason === 'garbage') return ask(question, signal)
        throw error
      })
    },
    readAgain: (pdf, rows, signal) =>
      ask(
        {
          name: 'rows',
          schema: RowsAgain,
          instructions: ROWS_INSTRUCTIONS,
          data: rowsAsData(rows),
          pdf,
          deadline: deadlines.readAgain,
        },
        signal,
      ),
  }
}
