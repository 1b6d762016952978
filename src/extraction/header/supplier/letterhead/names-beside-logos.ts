import { middle, type PageLayout, type Segment, segmentOf } from '../../../layout/lay-out.ts'
import { lineBelow } from '../../../layout/neighbours.ts'
import { joinTexts } from '../../../pdf/page.ts'
import { findAbns } from '../../../values/abn.ts'
import { isSuburb } from '../../suburbs.ts'
import { isOfTrade, plain } from '../names/compare-names.ts'
import {
  cleanName,
  DEPARTMENT,
  DESK,
  IN_CAPITALS,
  isName,
  isOwner,
  LEGAL,
  type NameCandidate,
} from '../names/name-words.ts'
import { isTradeOf } from './lines-of-names.ts'
import { isLike, printSize } from './print-size.ts'

const MOST_WORDS = 3
/** Times the print beside it: two lines of that stand beside the logo. */
const TALL = 1.8
/** Times the print of the line beside it. */
const LARGER = 1.2
/** Of a line of a name of the page's own print on its letterhead. */
const SCORE = 0.75
/** Times the page's print from which on print is a letterhead's, and what it scores at the top of a page at the most. */
const LARGE = 1.5
const MOST = 1.2
const HIGH = 0.4
/** Points. */
const SAME_EDGE = 4

/** Share of the logo's height that a space is at the most. */
const SPACE = 0.4
/** Share of a line's height by which prints on one base line end apart. */
const ONE_LINE = 0.35

/**
 * A name in large print that goes on in a smaller one on its line, with no more between them than a space (TERNWOOD, and `BRAKE DEPOT`). Whether
 * both are one name stays open: it may be what the sender deals in.
 */
export function namesInTwoPrints(segments: readonly Segment[], page: PageLayout): NameCandidate[] {
  const logos = segments.filter(
    logo => logo.y0 < 0.2 * page.height && printSize(logo, page) >= LARGE && isName(cleanName(logo.text)),
  )
  return logos.flatMap(logo =>
    segments
      .filter(line => {
        const isMore = goesOn(line, segments, page) && !isCalledElse(logo, line, page)
        return isBehind(line, logo) && (isMore || isTradeOf(line, logo, page))
      })
      .map(
        (line): NameCandidate => ({
          name: cleanName(joinTexts([logo, line])),
          score: Math.min(MOST, printSize(logo, page) - 1) + HIGH,
          words: [...logo.words, ...line.words],
          isGuess: true,
        }),
      ),
  )
}

/**
 * A company on the page is called after the logo and a trade, and not after what stands behind it (`Ternwood Auto Spares Pty Ltd`); it may trade as
 * both where that ends like a name (TERNWOOD, and `Refinish Supplies`).
 */
function isCalledElse(logo: Segment, line: Segment, page: PageLayout): boolean {
  if (line.words.length > 1 && isOfTrade(line.words.at(-1)?.text ?? '')) return false
  const [short, long] = [plain(logo.text), plain(logo.text + line.text)]
  const companies = textsOf(page).filter(text => plain(text).startsWith(short) && saysTrade(text))
  return companies.length > 0 && companies.every(text => !plain(text).startsWith(long))
}

/** A company that says more than whose the business is, as `Ternwood Pty Ltd` and `Ternwood Holdings Pty Ltd` do. */
function saysTrade(text: string): boolean {
  const [name = ''] = text.split(LEGAL)
  return LEGAL.test(text) && isOfTrade(name.trim().split(' ').at(-1) ?? '') && !isOwner(text)
}

function textsOf(page: PageLayout): string[] {
  return page.rows.flatMap(row => row.segments.map(({ text }) => text))
}

function isBehind(line: Segment, logo: Segment): boolean {
  const gap = line.x0 - logo.x1
  const [height, own] = [logo, line].map(({ y0, y1 }) => y1 - y0) as [number, number]
  return (
    gap > 0 && gap < SPACE * height && height > LARGER * own && Math.abs(line.y1 - logo.y1) < ONE_LINE * own
  )
}

/** What the paper is (`TRADE PRICE LIST`), how it is sent or paid, where or how long the shop is open: none of it is a name. */
const PAPER =
  /\b(?:list|copy)$|^(?:original|duplicate|triplicate|reprint|cod|urgent|fragile|online|counter sale|head office|open (?:\d|mon|tue|sat|sun|daily|till|late|7).*|NSW|QLD|VIC|TAS|SA|WA|NT|ACT)$/i

/**
 * Whether more of a name may stand behind a logo: what it deals in or a part of it (`Radiators`, `Parts & Service`), even a brand. Its suburb is
 * none; a block of lines is an address or what is dealt in.
 */
function goesOn(line: Segment, segments: readonly Segment[], page: PageLayout): boolean {
  const isPart =
    isName(line.text) || isOfTrade(line.text) || (DEPARTMENT.test(line.text) && !DESK.test(line.text))
  const isBlock = segments.some(
    other =>
      other !== line &&
      Math.abs(other.x0 - line.x0) < SAME_EDGE &&
      Math.abs(middle(other) - middle(line)) < 2 * (line.y1 - line.y0),
  )
  return (
    isPart &&
    !PAPER.test(line.text) &&
    !isSuburb(line.text, page) &&
    !isBlock &&
    line.words.length <= MOST_WORDS &&
    IN_CAPITALS.test(line.text) &&
    !LEGAL.test(line.text)
  )
}

/**
 * A logo's word in large print and, no further off than a word of it, the rest of the name in two lines (TERNWOOD `Auto Electrical`, and `Wholesale`
 * beneath that). Whether all is one name stays open.
 */
export function namesBesideTallLogos(segments: readonly Segment[], page: PageLayout): NameCandidate[] {
  return segments.flatMap((line): NameCandidate[] => {
    const [height = 0, ...others] = line.words.map(({ y0, y1 }) => y1 - y0)
    const at = others.findIndex(other => TALL * other < height) + 1
    if (at === 0 || line.y0 > 0.2 * page.height) return []
    const [logo, first] = [line.words.slice(0, at), line.words.slice(at)].map(words =>
      segmentOf(words, line.page),
    ) as [Segment, Segment]
    const beneath = segments.filter(
      other =>
        Math.abs(other.x0 - first.x0) < SAME_EDGE &&
        middle(other) > first.y1 - 1 &&
        middle(other) < logo.y1 &&
        isLike(other, first),
    )
    const all = [line, ...beneath]
    const name = joinTexts(all)
    const isOne = beneath.length > 0 && isName(name) && IN_CAPITALS.test(name) && !LEGAL.test(name)
    const score = Math.min(MOST, printSize(logo, page) - 1) + HIGH
    return isOne ? [{ name, score, words: all.flatMap(({ words }) => words), isGuess: true }] : []
  })
}

/**
 * A logo's one word and the rest of the name beside it (TERNWOOD, and `Brake Parts` over `T. Marsh Brake Parts Pty Ltd ABN …`): who trades
 * there says in the next line what they trade in too. Whether both are one name stays open.
 */
export function namesBesideLogos(segments: readonly Segment[], page: PageLayout): NameCandidate[] {
  const logos = segments.filter(({ text, y0 }) => /^[A-Z]{4,}$/.test(text) && y0 < 0.2 * page.height)
  return logos.flatMap(logo =>
    segments
      .filter(line => isBeside(line, logo) && isRest(line, page))
      .map(
        (line): NameCandidate => ({
          name: joinTexts([logo, line]),
          score: SCORE,
          words: [...logo.words, ...line.words],
          isGuess: true,
        }),
      ),
  )
}

function isBeside(line: Segment, logo: Segment): boolean {
  const isLevel = middle(line) > logo.y0 && middle(line) < logo.y1
  return isLevel && line.x0 > logo.x1 && logo.y1 - logo.y0 > LARGER * (line.y1 - line.y0)
}

function isRest(line: Segment, page: PageLayout): boolean {
  const owner = lineBelow(line, page)?.text ?? ''
  const isOwner = LEGAL.test(owner) && findAbns(owner).length > 0
  const last = line.text.split(' ').at(-1) ?? ''
  const isTrade = isOfTrade(last) || cleanName(owner).split(' ').includes(last)
  return isOwner && isTrade && isName(line.text) && line.words.length <= MOST_WORDS && !LEGAL.test(line.text)
}
