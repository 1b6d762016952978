import { middle, type PageLayout, type Segment } from '../../../layout/lay-out.ts'
import { hadNoRoom } from '../../../layout/neighbours.ts'
import { readLabel } from '../../../vocabulary/label-meaning.ts'
import { isSuburb } from '../../suburbs.ts'
import { isOfTrade, isRunTogether, shareWord } from '../names/compare-names.ts'
import {
  BRANCH,
  COMPANY_END,
  cleanName,
  DEPARTMENT,
  DESK,
  isName,
  LEGAL,
  MIDDLE,
  type NameCandidate,
  SLOGAN,
  UNFINISHED,
} from '../names/name-words.ts'
import {
  beginsAddress,
  goesOnInName,
  isAligned,
  isEndOfCompany,
  isOfBranches,
  isPerson,
  isRest,
  isRestOfTrade,
  isTagline,
  isTradeOf,
  MOST_NAME_WORDS,
  mayBeSaidOf,
  mayBeTagline,
} from './lines-of-names.ts'
import { isLike, printSize, SAME_PRINT } from './print-size.ts'

/** Ends the owner's name within a stack (`Holt Ride Control Pty / Ltd T/A Holt / Suspension`). */
const OWNER = /^.*\b(?:t\/as?|trading as)\s+(?=\S)/i
const MOST_STOREYS = 4
/** Times the page's print. */
const LETTERHEAD = 1.4

/** Share of the page's width. */
const ACROSS = 0.7

/** A name set over several lines: a logo's (NINEBARK / Parts Distribution), or one that its column was too narrow for. */
export function stackedNames(segments: readonly Segment[], page: PageLayout): NameCandidate[] {
  const high = segments.filter(
    segment =>
      segment.y0 < 0.2 * page.height &&
      !(DEPARTMENT.test(segment.text) && DESK.test(segment.text)) &&
      (isName(cleanName(segment.text)) ||
        MIDDLE.test(segment.text) ||
        isRestAlone(segment.text) ||
        isCountryInPrint(segment, page) ||
        mayBeWithin(segment, page)),
  )
  return high
    .filter(({ text }) => ![DEPARTMENT, MIDDLE, SLOGAN].some(one => one.test(text)) && !isLabelAlone(text))
    .flatMap(upper => {
      const storeys = storeysFrom(upper, high, page)
      return storeys.flatMap((_, i) => nameDownTo(i, { upper, storeys, names: high, page }) ?? [])
    })
}

interface Stack {
  upper: Segment
  /** The lines beneath it that may be of the name. */
  storeys: readonly Segment[]
  /** What else may be a name there. */
  names: readonly Segment[]
  page: PageLayout
}

/** The name that the upper line and those beneath it make, down to one of them; null where they are none. */
function nameDownTo(i: number, { upper, storeys, names, page }: Stack): NameCandidate | null {
  const lower = storeys[i] as Segment
  const size = printSize(upper, page)
  const parts = storeys.slice(0, i + 1)
  const written = [upper, ...parts].slice(parts[0] && repeats(parts[0], upper) ? 1 : 0)
  const name = cleanName(written.map(part => part.text).join(' ')).replace(OWNER, '')
  const isOpen = [upper, ...storeys.slice(0, i)].some(part => UNFINISHED.test(part.text))
  const even = parts.every(part => isLike(part, upper))
  const endsCompany = COMPANY_END.test(lower.text) || (even && isEndOfCompany(cleanName(lower.text)))
  const unfinished = isOpen || endsCompany
  const isWrapped = i === 0 && storeys.length === 1 && isRest(lower, upper, page)
  // The name's last line, or the company that bears it.
  const endsAsCompany = i === 0 && isTradeOf(lower, upper, page)
  const isMiddle = MIDDLE.test(lower.text)
  const isEnd = UNFINISHED.test((storeys[i - 1] ?? upper).text) || endsCompany || endsAsCompany || isMiddle
  if (LEGAL.test(upper.text) || (LEGAL.test(lower.text) && !isEnd) || !isName(name)) return null
  if (isLabelAlone(lower.text)) return null
  const next = storeys[i + 1]
  if (next && (isRestOfTrade(next, lower) || goesOnInName(next, [upper, ...parts], page))) return null
  const isWhole = even && i === storeys.length - 1 && stands(upper, page)
  const isOnlyWrapped = size < 1.15 && !unfinished && !isWhole && !endsAsCompany
  if (isOnlyWrapped && !isWrapped) return null
  const score =
    Math.min(1.1, Math.max(0, size - 1)) +
    0.3 +
    (unfinished ? 0.5 : endsAsCompany ? 1 : 0) +
    (even ? 0.15 * (i + 1) : 0) +
    // A place in the name's own print begins it (`OSPREY POINT` / `MARINE & AUTO`).
    (even && isSuburb(upper.text, page) ? 0.5 : 0)
  const isLogo = parts.length > 1 && areLogo([upper, ...parts])
  const lines = even || isLogo ? { lines: [upper, ...parts].map(part => cleanName(part.text)) } : {}
  // The last may be a place, or who trades there.
  const mayBeAnother = (isOnlyWrapped && mayStandAlone(lower)) || beginsAddress(upper, lower, names, page)
  // The company's own line, if it had room for a word of it.
  const hadRoom = isEndOfCompany(cleanName(lower.text)) && !hadNoRoom(lower, storeys[i - 1] ?? upper, page)
  const mayBeGoods = parts.some(part => !isLike(part, upper) && part.text.split(' ').length > MOST_NAME_WORDS)
  // `Quandong Motors` over `Motors Pty Ltd`.
  const saysTwice = isEndOfCompany(cleanName(lower.text)) && shareWord(lower.text, upper.text)
  const before = storeys[i - 1]
  // What the sender trades in may be none of its name.
  const isTrade = before !== undefined && !even && isRestOfTrade(lower, before)
  const isSaid = parts.length === 1 && written.length > 1 && mayBeSaidOf(lower, upper, page)
  const isDoubtful = [
    isTrade,
    isSaid,
    isLogo && !even,
    mayBeAnother,
    hadRoom,
    mayBeGoods,
    endsAsCompany && !endsCompany,
    saysTwice,
  ].includes(true)
  const isGuess = isDoubtful || (!even && mayBeTagline(name, parts, page))
  return { name, score, words: [upper, ...parts].flatMap(part => part.words), ...lines, isGuess }
}

/** Who trades under the name above (`Ridge Motors`), or a part of the business (`Parts`), is no rest of that name. */
function mayStandAlone(line: Segment): boolean {
  return line.words.length > 1 || DEPARTMENT.test(line.text)
}

/** What is no name by itself, and may end one. */
function isRestAlone(text: string): boolean {
  return COMPANY_END.test(text) || DEPARTMENT.test(text) || isOfTrade(text)
}

/** In small print it says where a business is; in a letterhead's it ends the name. */
function isCountryInPrint(segment: Segment, page: PageLayout): boolean {
  return /^australia$/i.test(segment.text) && printSize(segment, page) >= LETTERHEAD
}

/** A label to look at (`Mobile`), in a letterhead's print: a word of the name between lines in the same. At its end it may say what comes next. */
function mayBeWithin(segment: Segment, page: PageLayout): boolean {
  return isLabelAlone(segment.text) && printSize(segment, page) >= LETTERHEAD
}

function isLabelAlone(text: string): boolean {
  const isWord = /^(?:[A-Z][a-z]+|[A-Z]+)$/.test(text) && !isRestAlone(text)
  return isWord && readLabel(text)?.meaning === 'other'
}

/**
 * A logo's word over the whole name (RATTLEBAG / Rattlebag Mobile Tools), also run together, the name in capitals over itself, or the end of one that is set over two
 * lines over all of it again (`Mangrove Auto` / `Supplies` / `Mangrove Auto Supplies Pty Ltd`).
 */
function repeats(lower: Segment, upper: Segment): boolean {
  const [whole, part] = [lower, upper].map(({ text }) => ` ${text.toLowerCase()} `) as [string, string]
  return whole.startsWith(part) || whole.endsWith(part) || isRunTogether(upper.text, lower.text)
}

/** In a print of its own, if hardly larger than the page's. */
function stands(segment: Segment, page: PageLayout): boolean {
  return segment.y1 - segment.y0 > (1 + SAME_PRINT) * page.textHeight
}

/** The lines right under a name's first, as long as they keep to its edge or its middle. */
function storeysFrom(upper: Segment, segments: readonly Segment[], page: PageLayout): Segment[] {
  const found: Segment[] = []
  for (let last = upper; found.length < MOST_STOREYS - 1; ) {
    const next = segments.find(
      other =>
        middle(other) > middle(last) + 0.3 * (last.y1 - last.y0) &&
        other.y0 - last.y1 < 0.4 * (last.y1 - last.y0) &&
        isAligned(last, other),
    )
    if (!next || isPerson(next.text) || BRANCH.test(next.text) || areParted(last, next, page)) break
    if (isOfBranches(next, upper, segments, page)) break
    if ((isLabelAlone(next.text) || isSuburb(next.text, page)) && !isLike(next, last)) break
    const isFurther = found.length > 0 || isTagline(next, upper, page)
    const isSame = isLike(next, last) && areLogo([upper, last, next])
    const mayGoOn = isLike(next, upper) || isSame || isRestOfTrade(next, last)
    if (isFurther && !mayGoOn && !goesOnInName(next, [upper, ...found], page)) break
    found.push(next)
    last = next
  }
  return found
}

/** A line ruled across the page ends the letterhead over it. */
function areParted(upper: Segment, lower: Segment, { rules, width }: PageLayout): boolean {
  return rules.some(({ x0, x1, y0 }) => x1 - x0 > ACROSS * width && y0 > middle(upper) && y0 < middle(lower))
}

/** A word of capitals on each line. */
function areLogo(lines: readonly Segment[]): boolean {
  return lines.every(({ text }) => /^[A-Z]{3,}$/.test(text))
}
