import { Refusal } from '../refusal.ts'

/**
 * The address a run will sign in at. Only hosts (host:port) on the installation's list are accepted, and https unless the listed
 * host names its port, as an address inside one's own network does: the server's browser goes wherever this says.
 * @throws Refusal 'invalid'
 */
export function checkLoginUrl(text: string, allowedHosts: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url)
    throw new Refusal(
      'invalid',
      'The login URL is not a web address: leave it blank or copy it from the browser.',
    )
  if (url.username || url.password)
    throw new Refusal('invalid', 'The login URL must not contain a username or password.')
  const listed = allowedHosts.includes(url.host.toLowerCase())
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && url.port !== '')
  if (!listed || !secure)
    throw new Refusal(
      'invalid',
      `The login URL must be on ${allowedHosts.join(' or ')}: leave it blank to use the usual one.`,
    )
  return url.href
}
