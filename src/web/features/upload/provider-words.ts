import type { z } from 'zod'
import type { Provider } from '#contracts/invoices.ts'

export type ProviderId = z.output<typeof Provider>

const NAMES: Record<ProviderId, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'connected model',
  builtin: 'built-in reader',
}

/** Who read an invoice, inside a sentence. */
export function readerName(provider: string): string {
  return NAMES[provider as ProviderId] ?? provider
}
