/** A request turned down on purpose: the HTTP status and one sentence for the person. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
