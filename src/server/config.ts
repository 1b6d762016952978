import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { PLAN_IDS, type PlanId } from '#domain/plans.ts'
import { DEFAULT_MODELS, type ModelSettings, type ProviderId } from '#extraction/models/providers.ts'

/** The workshop system's name and its own login page stand here once. */
export const WORKSHOP_SYSTEM_LOGIN_URL = 'https://www.mechanicdesk.com.au/auto_workshop/login'

export type Role = 'all' | 'web' | 'worker'

/** Everything the process may be told from outside, parsed once and passed as a value. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** Absolute. Holds the embedded database, stored PDFs, keys and the browser's cache. */
  dataDir: string
  /** Absolute. Holds the unpacked browser; may be thrown away and shared. */
  cacheDir: string
  /** Null means the embedded PostgreSQL. */
  databaseUrl: string | null
  role: Role
  /** Where users reach the product, without a trailing slash. */
  publicUrl: string
  /** Whether X-Forwarded-For is believed: only behind a proxy of one's own. */
  trustProxy: boolean
  logLevel: string
  secretKeys: SecretKeys
  workshop: { defaultLoginUrl: string; allowedHosts: string[] }
  browser: {
    wsEndpoint: string | null
    /** `host` or `host:port` by which the remote browser reaches the egress guard of this process. */
    guardAddress: string | null
    chromiumPath: string | null
    concurrency: number
  }
  reservedVm: boolean
  adminEmails: string[]
  /** How each AI provider is reached; null where it is not connected. */
  models: Record<ProviderId, ModelSettings | null>
  /** The plan a new account gets while checkout is not built; null for none. */
  startingPlan: PlanId | null
}

/** Keys of the credential vault by id; `current` seals, every other one still opens. Each key is 32 bytes. */
export interface SecretKeys {
  current: string
  keys: Record<string, Buffer>
}

/** A configuration that cannot work, in one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const address = z
  .url({ protocol: /^https?$/ })
  .optional()
  .transform(value => value?.replace(/\/+$/, '') ?? null)
const optional = z
  .string()
  .trim()
  .optional()
  .transform(value => value || null)
const list = z
  .string()
  .default('')
  .transform(value =>
    value
      .split(',')
      .map(part => part.trim().toLowerCase())
      .filter(Boolean),
  )
const flag = z
  .enum(['', '0', '1', 'true', 'false'])
  .default('')
  .transform(value => value === '1' || value === 'true')

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('.docket'),
  CACHE_DIR: optional,
  DATABASE_URL: optional,
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SECRET_KEYS: optional,
  WORKSHOP_LOGIN_URL: z.url().default(WORKSHOP_SYSTEM_LOGIN_URL),
  WORKSHOP_ALLOWED_HOSTS: list,
  BROWSER_WS_ENDPOINT: optional,
  BROWSER_GUARD_ADDRESS: optional,
  CHROMIUM_PATH: optional,
  BROWSER_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
  RESERVED_VM: flag,
  ADMIN_EMAILS: list,
  STARTING_PLAN: z.enum([...PLAN_IDS, 'none']).optional(),
  OPENAI_API_KEY: optional,
  OPENAI_MODEL: optional,
  OPENAI_BASE_URL: address,
  ANTHROPIC_API_KEY: optional,
  ANTHROPIC_MODEL: optional,
  ANTHROPIC_BASE_URL: address,
  GOOGLE_API_KEY: optional,
  GOOGLE_MODEL: optional,
  GOOGLE_BASE_URL: address,
  OPENAI_COMPATIBLE_BASE_URL: address,
  OPENAI_COMPATIBLE_API_KEY: optional,
  OPENAI_COMPATIBLE_MODEL: optional,
})

/**
 * @throws ConfigError naming the variable that is wrong, and in production the one that is missing.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const parsed = Environment.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const dataDir = path.resolve(env.DATA_DIR)
  if (production && !env.SECRET_KEYS)
    throw new ConfigError(
      'SECRET_KEYS is missing: in production the keys of the credential vault must be given (see README).',
    )
  if (production && !env.PUBLIC_URL)
    throw new ConfigError(
      'PUBLIC_URL is missing: in production Docket must know the address that users type.',
    )
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    cacheDir: path.resolve(env.CACHE_DIR ?? path.join(dataDir, 'cache')),
    databaseUrl: env.DATABASE_URL,
    role: env.ROLE,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    secretKeys: env.SECRET_KEYS ? parseSecretKeys(env.SECRET_KEYS) : ownSecretKeys(dataDir),
    workshop: {
      defaultLoginUrl: env.WORKSHOP_LOGIN_URL,
      allowedHosts: env.WORKSHOP_ALLOWED_HOSTS.length
        ? env.WORKSHOP_ALLOWED_HOSTS
        : [new URL(env.WORKSHOP_LOGIN_URL).host],
    },
    browser: {
      wsEndpoint: env.BROWSER_WS_ENDPOINT,
      guardAddress: env.BROWSER_GUARD_ADDRESS,
      chromiumPath: env.CHROMIUM_PATH,
      concurrency: env.BROWSER_CONCURRENCY,
    },
    reservedVm: env.RESERVED_VM,
    adminEmails: env.ADMIN_EMAILS,
    models: modelSettings(env),
    startingPlan: startingPlan(env.STARTING_PLAN, production),
  }
}

type ModelEnvironment = Pick<
  z.output<typeof Environment>,
  Extract<keyof z.output<typeof Environment>, `${'OPENAI' | 'ANTHROPIC' | 'GOOGLE'}${string}`>
>

/** A provider is connected by its key; a service of one's own by its address, and it must say which model. */
function modelSettings(env: ModelEnvironment): Config['models'] {
  const own = (provider: keyof typeof DEFAULT_MODELS, name: 'OPENAI' | 'ANTHROPIC' | 'GOOGLE') => {
    const apiKey = env[`${name}_API_KEY`]
    if (!apiKey) return null
    const model = env[`${name}_MODEL`] ?? DEFAULT_MODELS[provider]
    return { provider, apiKey, model, baseUrl: env[`${name}_BASE_URL`] }
  }
  const baseUrl = env.OPENAI_COMPATIBLE_BASE_URL
  const model = env.OPENAI_COMPATIBLE_MODEL
  if (baseUrl && !model)
    throw new ConfigError(
      'OPENAI_COMPATIBLE_MODEL is missing: an OpenAI-compatible service needs the name of its model.',
    )
  const apiKey = env.OPENAI_COMPATIBLE_API_KEY ?? ''
  return {
    openai: own('openai', 'OPENAI'),
    anthropic: own('anthropic', 'ANTHROPIC'),
    google: own('google', 'GOOGLE'),
    'openai-compatible': baseUrl && model ? { provider: 'openai-compatible', apiKey, model, baseUrl } : null,
  }
}

function startingPlan(asked: PlanId | 'none' | undefined, production: boolean): PlanId | null {
  if (asked === 'none') return null
  return asked ?? (production ? null : 'starter')
}

/** `id:base64,id:base64`, the first being the one that seals. */
function parseSecretKeys(text: string): SecretKeys {
  const entries = text.split(',').map(part => part.trim().split(':'))
  const keys: Record<string, Buffer> = {}
  for (const [id, encoded] of entries) {
    const key = Buffer.from(encoded ?? '', 'base64')
    if (!id || !/^[\w-]{1,32}$/.test(id) || key.length !== 32)
      throw new ConfigError(
        'SECRET_KEYS is not usable: write id:key pairs with 32 random bytes in base64 each.',
      )
    keys[id] = key
  }
  return { current: entries[0]?.[0] ?? '', keys }
}

/** Outside production the key is made once and kept beside the data it protects. */
function ownSecretKeys(dataDir: string): SecretKeys {
  const file = path.join(dataDir, 'secret-keys')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const key = randomBytes(32)
    const id = createHash('sha256').update(key).digest('hex').slice(0, 8)
    writeFileSync(file, `${id}:${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  }
  return parseSecretKeys(readFileSync(file, 'utf8').trim())
}
