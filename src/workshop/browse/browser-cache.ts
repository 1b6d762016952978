import { TryAgain } from './failures.ts'
import type { Pulse } from './page-pulse.ts'
import type { Visit } from './visit.ts'

/**
 * What was read before must never be read back as what the workshop system holds. Careful systems forbid keeping their records, and their
 * scripts may come from the cache; of a careless one everything is asked for anew from now on.
 * @throws TryAgain where something that was kept has been read.
 */
export async function refuseCached(visit: Visit, doing: string, pulse: Pulse | null): Promise<void> {
  if (!pulse?.isCached || !visit.mayUseCache) return
  await letUseCache(visit, false)
  throw new TryAgain(`The browser showed what it had kept while ${doing}.`)
}

/** Makes the browser ask for everything anew, or lets it use its cache again. */
export async function letUseCache(visit: Visit, may: boolean): Promise<void> {
  visit.mayUseCache = may
  if (may) return void (await visit.protocol.send('Network.disable'))
  await visit.protocol.send('Network.enable')
  await visit.protocol.send('Network.setCacheDisabled', { cacheDisabled: true })
}
