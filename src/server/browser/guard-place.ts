import { randomBytes } from 'node:crypto'

/** Where the egress guard listens, and by which name the browser reaches it. */
export interface GuardPlace {
  listenOn: string
  /** 0 for any that is free. */
  port: number
  reachedAt: string
  /** Asked of whoever comes, where others than this machine can come. */
  secret: string | null
}

export const ON_THIS_MACHINE: GuardPlace = {
  listenOn: '127.0.0.1',
  port: 0,
  reachedAt: '127.0.0.1',
  secret: null,
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i

/**
 * A browser on this machine, remote or not, reaches the guard on the loopback. One elsewhere needs the address of this process.
 * @returns null for a browser elsewhere that was told no such address: it cannot be kept behind the guard.
 */
export function guardPlace(browser: {
  wsEndpoint: string | null
  guardAddress: string | null
}): GuardPlace | null {
  if (browser.guardAddress !== null) {
    const url = URL.parse(`http://${browser.guardAddress}`)
    if (!url) throw new Error(`BROWSER_GUARD_ADDRESS (${browser.guardAddress}) is not a host or host:port.`)
    return {
      listenOn: '0.0.0.0',
      port: Number(url.port),
      reachedAt: url.hostname,
      secret: randomBytes(24).toString('hex'),
    }
  }
  if (browser.wsEndpoint === null) return ON_THIS_MACHINE
  return LOOPBACK.test(URL.parse(browser.wsEndpoint)?.hostname ?? '') ? ON_THIS_MACHINE : null
}
