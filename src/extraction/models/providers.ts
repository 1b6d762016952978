import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'

export const PROVIDER_IDS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

/** Names for sentences and lists. */
export const PROVIDER_NAMES: Record<ProviderId, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible',
}

/** The model where the settings name none. An OpenAI-compatible service has no default: its models are its own. */
export const DEFAULT_MODELS = {
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-sonnet-5',
  google: 'gemini-2.5-flash',
} as const satisfies Partial<Record<ProviderId, string>>

/** How to reach a model. */
export interface ModelSettings {
  provider: ProviderId
  model: string
  /** Empty for an OpenAI-compatible service without keys. */
  apiKey: string
  /** The API's root, where it is not the provider's own. */
  baseUrl: string | null
}

/** The model behind the settings, through the provider's own wire format. */
export function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const common = { apiKey, fetch: boundedFetch, ...(baseUrl !== null && { baseURL: baseUrl }) }
  switch (provider) {
    case 'openai':
      return createOpenAI(common)(model)
    case 'anthropic':
      return createAnthropic(common)(model)
    case 'google':
      return createGoogle(common)(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        fetch: boundedFetch,
        supportsStructuredOutputs: true,
        ...(apiKey && { apiKey }),
      })(model)
  }
}
