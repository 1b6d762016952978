import type { PageLayout, Segment } from '../../../layout/lay-out.ts'
import { hadNoRoom, lineBelow } from '../../../layout/neighbours.ts'
import { APART, cleanName, DEPARTMENT, isName, type NameCandidate, UNFINISHED } from '../names/name-words.ts'

/** Between a company and the name that it trades under. */
export const TRADES = /\b(?:t\/as?|trading as)\b/i
const TRADING = /^(.*?)\s*\b(?:t\/as?|trading as)\b\s*:?\s*(.+)$/i

/**
 * The name behind `T/A`, and before it who trades under it; null where a text says nothing of the kind.
 * @param text of the segment, without what is no name
 */
export function tradingNames(
  segment: Segment,
  text: string,
  page: PageLayout,
): Omit<NameCandidate, 'score'>[] | null {
  const rest = restBelow(segment, page)
  const [, owner = '', name] = TRADING.exec(`${text} ${rest}`.trim()) ?? []
  if (name === undefined) return null
  // A branch stands where a name goes on.
  const isGuess = rest !== '' && TRADING.test(text)
  return [name.replace(/[.].*$/, ''), ownerOf(owner, name)]
    .map(cleanName)
    .filter(isName)
    .map(one => ({ name: one, words: segment.words, isGuess }))
}

/** Who trades, without the name that is said again behind it (`Kestrel Spares – J. Hollis t/as Kestrel Spares`). */
function ownerOf(printed: string, tradingAs: string): string {
  const pieces = printed.split(APART)
  const isSaidAgain = pieces[0]?.toLowerCase() === cleanName(tradingAs).toLowerCase()
  return isSaidAgain ? pieces.slice(1).join(' ') : printed
}

/** What a trading name goes on with in the next line: all of it, or what its block had no room for; empty when it ends with its line. */
function restBelow(segment: Segment, page: PageLayout): string {
  if (!TRADES.test(segment.text)) return ''
  const below = lineBelow(segment, page)
  if (!below || !(isName(below.text) || DEPARTMENT.test(below.text))) return ''
  const isFull = below.words.length < 3 && hadNoRoom(below, segment, page)
  return !TRADING.test(segment.text) || isFull || UNFINISHED.test(segment.text) ? below.text : ''
}
