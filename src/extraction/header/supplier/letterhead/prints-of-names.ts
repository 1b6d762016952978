import { type Segment, segmentOf } from '../../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../../pdf/page.ts'
import { mayBeInitialsOf } from '../names/compare-names.ts'
import { COMPANY_END, isName, LEGAL } from '../names/name-words.ts'

/** Share of a name's height by which smaller print on its line ends apart. */
const ONE_LINE = 0.4
/** Times as high. */
const LARGER = 1.3

/**
 * A name in large print, and behind it on its line a smaller one that begins with the same word (who trades under it), or a logo's letters beside
 * a company that they begin: two texts.
 */
export function partedPrints(segment: Segment): Segment[] {
  const { words, page } = segment
  const [first] = words
  const [company = '', ...legal] = joinTexts(words.slice(1)).split(LEGAL)
  const isLogo = legal.length > 0 && mayBeInitialsOf(first?.text ?? '', company)
  const at = isLogo
    ? 1
    : words.findIndex((word, i) => i > 0 && word.text.toLowerCase() === first?.text.toLowerCase())
  const [name, owner] = [words.slice(0, at), words.slice(at)]
  const isParted =
    at > 0 && Math.min(...name.map(heightOf)) > LARGER * Math.max(...owner.map(heightOf)) && owner.length > 1
  return isParted ? [segmentOf(name, page), segmentOf(owner, page)] : [segment]
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
