/** How two part numbers may be the same one, best first (product.md, Matching and modes). */
export const MATCH_TIERS = ['exact', 'normalised', 'ocr', 'core', 'prefix', 'description'] as const
export type MatchTier = (typeof MATCH_TIERS)[number]

/** A number cut short must keep at least this many characters to say anything. */
export const SHORTEST_PREFIX = 5
const SHORTEST_CORE = 4

/** What a scanner takes for one another: 0/O, 1/I/L, 5/S, 8/B, 2/Z, 6/G. */
const LOOKS_LIKE: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' }

/** Capital letters and digits only: case, punctuation, spaces and trailing symbols say nothing. Idempotent. */
export function normalisePartNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** One key for all numbers that a scanner could confuse. */
export function ocrKey(number: string): string {
  return normalisePartNumber(number).replace(/[OILSBZG]/g, letter => LOOKS_LIKE[letter] ?? letter)
}

/**
 * The number without a supplier's prefix or suffix, in every way that leaves a number: `RYC-Z411` → Z411, `Z411-AU` → Z411,
 * `BOS0986452041` → 0986452041. Empty when nothing can be taken away.
 */
export function coreNumbers(number: string): string[] {
  const segments = number
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const isWord = (segment: string | undefined) => segment !== undefined && /^[A-Z]{2,}$/.test(segment)
  const cores: string[] = []
  if (segments.length > 1) {
    const headless = isWord(segments[0]) ? segments.slice(1) : null
    const tailless = isWord(segments.at(-1)) ? segments.slice(0, -1) : null
    if (headless) cores.push(headless.join(''))
    if (tailless) cores.push(tailless.join(''))
    if (headless && tailless && segments.length > 2) cores.push(segments.slice(1, -1).join(''))
  }
  const glued = /^[A-Z]{2,5}(\d{5,}[A-Z0-9]*)$/.exec(segments.join(''))
  if (glued?.[1]) cores.push(glued[1])
  return [...new Set(cores)].filter(core => core.length >= SHORTEST_CORE && /\d/.test(core))
}

/** Only one of the two may be stripped: two numbers that differ in their prefixes (BP-1000, OF-1000) are two parts. */
export function sameCore(a: string, b: string): boolean {
  const keyA = ocrKey(a)
  const keyB = ocrKey(b)
  return (
    coreNumbers(a).some(core => ocrKey(core) === keyB) || coreNumbers(b).some(core => ocrKey(core) === keyA)
  )
}

/** One of the two is the other, cut short. */
export function isPrefixOf(a: string, b: string): boolean {
  const [short, long] = [ocrKey(a), ocrKey(b)].sort((x, y) => x.length - y.length)
  if (short === undefined || long === undefined) return false
  return short.length >= SHORTEST_PREFIX && long.length > short.length && long.startsWith(short)
}
