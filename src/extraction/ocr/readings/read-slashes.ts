import type { MergedWord } from '../seen-words.ts'

/** `P/N` and `S/N` as readers see them who take the slash for a letter. */
const LOST = /^([PS])[Il1|]N$/
/** Share of a page's words like that in which a reader saw the slash, from which on all of them have it. */
const SEEN_BY = 0.5

/**
 * The words, with the slash of `P/N` and `S/N` where lines begin so. A pin is called so as well, which is why readers who saw the slash before
 * a number decide, for all lines of the page alike.
 */
export function readSlashes(words: readonly MergedWord[]): MergedWord[] {
  const labels = words.filter(word => LOST.test(word.text) && !nextTo(word, words, -1))
  const seen = labels.filter(word => {
    const { text = '' } = nextTo(word, words, 1) ?? {}
    return word.readings.includes(whole(word.text)) && /^(?=.*\d)[A-Z\d][A-Z\d./-]{2,}$/.test(text)
  })
  if (seen.length === 0 || seen.length < SEEN_BY * labels.length) return [...words]
  return words.map(word => (labels.includes(word) ? { ...word, text: whole(word.text), readings: [] } : word))
}

function whole(text: string): string {
  return text.replace(LOST, '$1/N')
}

/** The word within a height of print before (-1) or behind (1) this one. */
function nextTo(word: MergedWord, words: readonly MergedWord[], side: 1 | -1): MergedWord | undefined {
  const middle = (word.y0 + word.y1) / 2
  return words.find(other => {
    const gap = side === 1 ? other.x0 - word.x1 : word.x0 - other.x1
    return other !== word && other.y0 < middle && other.y1 > middle && gap >= 0 && gap < word.y1 - word.y0
  })
}
