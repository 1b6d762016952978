import type { z } from 'zod'
import type { Provider, Providers } from '#contracts/invoices.ts'
import { type ModelSettings, PROVIDER_IDS, PROVIDER_NAMES } from '#extraction/models/providers.ts'
import type { Config } from '../config.ts'

type ProviderChoice = z.output<typeof Provider>

/** The model that reads: the one asked for, else the first that is connected. Null is the built-in reader (decision 0008). */
export function chooseModel(
  { models }: Pick<Config, 'models'>,
  asked?: ProviderChoice,
): ModelSettings | null {
  if (asked === 'builtin') return null
  return asked ? models[asked] : (PROVIDER_IDS.map(id => models[id]).find(Boolean) ?? null)
}

/** Every reader by name, and which of them can be chosen. */
export function listProviders(config: Pick<Config, 'models'>): z.output<typeof Providers> {
  const models = PROVIDER_IDS.map(id => ({
    id,
    name: PROVIDER_NAMES[id],
    available: config.models[id] !== null,
  }))
  return {
    default: chooseModel(config)?.provider ?? 'builtin',
    providers: [...models, { id: 'builtin', name: 'Built-in reader', available: true }],
  }
}
