import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { LEGAL } from './name-words.ts'

/** Times as high. */
const LARGER = 1.3

/** A logo's letters. */
const INITIALS = /^[A-Z]{2,5}$/

/**
 * A name in large print, and behind it on its line a smaller one that begins with the same word (who trades under it), or a logo's letters beside
 * a company that they begin: two texts.
 */
export function partedPrints(segment: Segment): Segment[] {
  const { words, page } = segment
  const [first] = words
  const isLogo = beginsWords(first?.text ?? '', segment.text.split(' ').slice(1))
  const at = isLogo
    ? 1
    : words.findIndex((word, i) => i > 0 && word.text.toLowerCase() === first?.text.toLowerCase())
  const [name, owner] = [words.slice(0, at), words.slice(at)]
  const isParted =
    at > 0 && Math.min(...name.map(heightOf)) > LARGER * Math.max(...owner.map(heightOf)) && owner.length > 1
  return isParted ? [segmentOf(name, page), segmentOf(owner, page)] : [segment]
}

/** Initials of a company's words, and maybe one of the name that it trades under (`BFC` for `Ballandry Filtration Pty Ltd`). */
function beginsWords(letters: string, words: readonly string[]): boolean {
  const [name = ''] = words.join(' ').split(LEGAL)
  const initials = [...name.matchAll(/\b[A-Z]/g)].join('')
  return (
    INITIALS.test(letters) &&
    LEGAL.test(words.join(' ')) &&
    initials.length > 1 &&
    letters.startsWith(initials)
  )
}

function heightOf({ y0, y1 }: Word): number {
  return y1 - y0
}
