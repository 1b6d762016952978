import { type Segment, segmentOf } from '../../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../../pdf/page.ts'
import { isTradeAlone, mayBeInitialsOf } from '../names/compare-names.ts'
import { COMPANY_END, isName, LEGAL } from '../names/name-words.ts'

/** Share of a name's height by which smaller print on its line ends apart. */
const ONE_LINE = 0.4
/** Times as high. */
const LARGER = 1.3

/** Words that a name and a company's behind it have each at the least. */
const LEAST = 2

/**
 * A name in large print, and behind it on its line a smaller one that begins with the same word (who trades under it) or is a whole company's, or a
 * logo's letters beside a company that they begin: two texts. A company that begins with the name's first word is one in any print.
 */
export function partedPrints(segment: Segment): Segment[] {
  const { words, page } = segment
  const at = ownerIn(words)
  const [name, owner] = [words.slice(0, at), words.slice(at)]
  // Small words say how the two belong together (`Tallow Direct is operated by Tallow Pty Ltd`).
  const isBare = name.every(({ text }) => /^(?:[A-Z0-9]|&$)/.test(text))
  const isSaidAgain =
    at >= LEAST && beginsAgain(words, at) && LEGAL.test(joinTexts(owner)) && isBare && isApart(words, at)
  const isParted = at > 0 && owner.length > 1 && (isSaidAgain || isLarger(name, owner))
  return isParted ? [segmentOf(name, page), segmentOf(owner, page)] : [segment]
}

/** Where another's name may begin in the words of a line; none where it is not positive. */
function ownerIn(words: readonly Word[]): number {
  const [first] = words
  const [company = '', ...legal] = joinTexts(words.slice(1)).split(LEGAL)
  if (legal.length > 0 && mayBeInitialsOf(first?.text ?? '', company)) return 1
  const again = words.findIndex((_, i) => i > 0 && beginsAgain(words, i))
  if (again > 0) return again
  return words.findIndex((_, i) => {
    const [own = ''] = joinTexts(words.slice(i)).split(LEGAL)
    const isCompany = legal.length > 0 && own.trim().split(' ').length >= LEAST && !isTradeAlone(own.trim())
    return i >= LEAST && isCompany && isLarger(words.slice(0, i), words.slice(i))
  })
}

function beginsAgain(words: readonly Word[], at: number): boolean {
  return words[at]?.text.toLowerCase() === words[0]?.text.toLowerCase()
}

/** Times the other spaces of its line that stand between two names in one print. */
const WIDER = 1.8

function isApart(words: readonly Word[], at: number): boolean {
  const gaps = words.slice(1).map((word, i) => word.x0 - (words[i] as Word).x1)
  const others = gaps.slice(0, at - 1)
  return (gaps[at - 1] ?? 0) > WIDER * Math.max(...others)
}

function isLarger(name: readonly Word[], owner: readonly Word[]): boolean {
  return Math.min(...name.map(heightOf)) > LARGER * Math.max(...owner.map(heightOf))
}

/** A name and, behind it in a smaller print, what says that it is a company (TALLOW BEARINGS, and `Pty Ltd`), are one text. */
export function withCompanyEnds(segments: readonly Segment[]): Segment[] {
  const ends = segments.filter(({ text }) => COMPANY_END.test(text))
  const taken = new Set<Segment>()
  const whole = segments.map(name => {
    const end = ends.find(one => isCompanyEndOf(one, name))
    if (!end) return name
    taken.add(end)
    return segmentOf([...name.words, ...end.words], name.page)
  })
  return whole.filter(segment => !taken.has(segment))
}

function isCompanyEndOf(end: Segment, name: Segment): boolean {
  const height = name.y1 - name.y0
  const isBehind = end.x0 > name.x1 && end.x0 - name.x1 < height
  return isBehind && Math.abs(end.y1 - name.y1) < ONE_LINE * height && isName(name.text)
}

function heightOf({ y0, y1 }: Word): number {
  return y1 - y0
}
