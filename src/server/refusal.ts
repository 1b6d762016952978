/** The few kinds of refusal; `http/error-handler.ts` alone knows their status codes. */
export type RefusalKind =
  | 'invalid' // 400
  | 'not-signed-in' // 401
  | 'limit-reached' // 402
  | 'forbidden' // 403
  | 'not-found' // 404
  | 'conflict' // 409
  | 'too-large' // 413
  | 'unsupported-type' // 415
  | 'unprocessable' // 422
  | 'too-many-requests' // 429
  | 'not-built' // 501
  | 'unavailable' // 503

/** The product says no. `message` is one plain sentence for the person who asked: what is wrong and what to do. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly retryAfterSeconds: number | undefined
  constructor(
    kind: RefusalKind,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'Refusal'
    this.kind = kind
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
