import { ApiError, UnexpectedReply } from './api.ts'

/** Any failure of a call in one sentence for a person. A refusal reads 'status: text' (spec section 8). */
export function errorSentence(error: unknown): string {
  if (error instanceof ApiError || error instanceof UnexpectedReply) return error.message
  if (error instanceof TypeError) return 'Docket cannot be reached: check the connection and try again.'
  return error instanceof Error && error.message ? error.message : 'Unknown error occurred'
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

/** The server's own sentence where nothing is wrong but the moment (503); null for every other failure. */
export function busySentence(error: unknown): string | null {
  return error instanceof ApiError && error.status === 503 ? error.sentence : null
}
