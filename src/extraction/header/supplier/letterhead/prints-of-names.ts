import { type Segment, segmentOf } from '../../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../../pdf/page.ts'
import { mayBeInitialsOf } from '../names/compare-names.ts'
import { LEGAL } from '../names/name-words.ts'

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

function heightOf({ y0, y1 }: Word): number {
  return y1 - y0
}
