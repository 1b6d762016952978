/** A request that the real service would refuse, with its status and words. */
export class Refusal extends Error {
  status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}
