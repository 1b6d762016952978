import { middle, type PageLayout, type Segment } from '../../layout/lay-out.ts'
import { lineBelow } from '../../layout/neighbours.ts'
import { joinTexts } from '../../pdf/page.ts'
import { findAbns } from '../../values/abn.ts'
import { isOfTrade } from './compare-names.ts'
import { cleanName, isName, LEGAL, type NameCandidate } from './name-words.ts'

const MOST_WORDS = 3
/** Times the print of the line beside it. */
const LARGER = 1.2
/** Of a line of a name of the page's own print on its letterhead. */
const SCORE = 0.75

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
