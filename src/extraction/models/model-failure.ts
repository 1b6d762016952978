import { APICallError, type FinishReason, NoObjectGeneratedError, RetryError } from 'ai'

export type FailureReason =
  | 'busy'
  | 'fault'
  | 'too-slow'
  | 'garbage'
  | 'cut-off'
  | 'declined'
  | 'key-refused'
  | 'refused'
  | 'unreachable'
  | 'too-large'

const SENTENCES: Record<FailureReason, string> = {
  busy: 'it is too busy',
  fault: 'it had a fault of its own',
  'too-slow': 'it took too long',
  garbage: 'its answer could not be used',
  'cut-off': 'its answer did not come to an end',
  declined: 'it declined to read it',
  'key-refused': 'it refused the key in the settings',
  refused: 'it refused the request',
  unreachable: 'it could not be reached',
  'too-large': 'the PDF is too large for it',
}

/** A model that gave no usable reading. The message goes inside a sentence for staff. */
export class ModelFailure extends Error {
  reason: FailureReason
  /** The service's HTTP status; null when there was no answer. */
  status: number | null

  constructor(
    reason: FailureReason,
    { status, ...options }: ErrorOptions & { status?: number | undefined } = {},
  ) {
    super(SENTENCES[reason], options)
    this.name = 'ModelFailure'
    this.reason = reason
    this.status = status ?? null
  }
}

/** The SDK's errors in the product's words. `late`: the call's own deadline has passed. */
export function asModelFailure(error: unknown, late: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (late) return new ModelFailure('too-slow', { cause: error })
  if (NoObjectGeneratedError.isInstance(error))
    return new ModelFailure(reasonOfEnd(error.finishReason), { cause: error })
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(last)) return new ModelFailure('garbage', { cause: error })
  return new ModelFailure(reasonOf(last), { status: last.statusCode, cause: error })
}

/** Why an answer cannot be used, by how it ended: one that ran out of tokens or was declined would only end so again. */
export function reasonOfEnd(end: FinishReason | undefined): FailureReason {
  if (end === 'length') return 'cut-off'
  return end === 'content-filter' ? 'declined' : 'garbage'
}

function reasonOf(error: APICallError): FailureReason {
  const { statusCode } = error
  if (statusCode === undefined) return 'unreachable'
  if (statusCode === 429) return 'busy'
  if (statusCode === 401 || statusCode === 403) return 'key-refused'
  if (statusCode === 413) return 'too-large'
  if (statusCode >= 500) return 'fault'
  // A good status with a body that is not the API's.
  return statusCode >= 400 ? 'refused' : 'garbage'
}
