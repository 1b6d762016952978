import type { Page, Request } from 'playwright-core'

/** What became of one request of the page to the workshop system. `status` is null when the connection broke. */
export interface Answer {
  method: string
  url: string
  status: number | null
  /** The words of a refusal, where the answer carries any. */
  message: string
}

interface Exchange {
  request: Request
  answer: Answer | null
}

const COUNTED = new Set(['document', 'xhr', 'fetch'])

/** Every request of the page to one origin, in the order they were sent. */
export class Answers {
  readonly #exchanges: Exchange[] = []
  readonly #origin: string

  constructor(page: Page, origin: string) {
    this.#origin = origin
    page.on('request', request => {
      if (this.#counts(request)) this.#exchanges.push({ request, answer: null })
    })
    page.on('requestfinished', request => void this.#finish(request))
    page.on('requestfailed', request => this.#settle(request, null, request.failure()?.errorText ?? ''))
  }

  mark(): number {
    return this.#exchanges.length
  }

  /** Begins anew: marks of before mean nothing any more. */
  forget(): void {
    this.#exchanges.length = 0
  }

  isPending(mark: number): boolean {
    return this.#exchanges.slice(mark).some(exchange => exchange.answer === null)
  }

  /** Answers to requests sent since the mark. A read that the page itself gave up is no answer. */
  since(mark: number): Answer[] {
    return this.#exchanges
      .slice(mark)
      .flatMap(exchange => exchange.answer ?? [])
      .filter(answer => !(answer.method === 'GET' && answer.message.includes('ERR_ABORTED')))
  }

  #counts(request: Request): boolean {
    return COUNTED.has(request.resourceType()) && request.url().startsWith(this.#origin)
  }

  async #finish(request: Request): Promise<void> {
    if (!this.#counts(request)) return
    const response = request.existingResponse()
    const status = response?.status() ?? null
    const body = status !== null && status >= 400 ? await response?.text().catch(() => '') : ''
    this.#settle(request, status, messageIn(body ?? ''))
  }

  #settle(request: Request, status: number | null, message: string): void {
    const exchange = this.#exchanges.find(one => one.request === request)
    if (exchange) exchange.answer = { method: request.method(), url: request.url(), status, message }
  }
}

function messageIn(body: string): string {
  try {
    const json: unknown = JSON.parse(body)
    if (typeof json !== 'object' || json === null) return ''
    const said = Object.entries(json).find(
      ([key, value]) => /message|error|detail/i.test(key) && typeof value === 'string',
    )
    return String(said?.[1] ?? '').slice(0, 300)
  } catch {
    return body.includes('<') ? '' : body.slice(0, 300)
  }
}
