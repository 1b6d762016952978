import type { SeenWord } from './open-tesseract.ts'

const TALL = /[A-Zbdfhklt0-9$%&#@/()[\]|!?'"]/
const DEEP = /[gjpqy,;()[\]|$@Q/]/
/** Shares of the size of print, as in most fonts: capitals, small letters, tails; the line above and below the baseline. */
const CAPITAL = 0.72
const SMALL = 0.52
const TAIL = 0.21
const ASCENT = 0.91
const BEARING = 0.05

/**
 * Readers box the ink of a word, so `on` and `Up` on one line differ in height and middle. The rules of layout expect boxes as fonts
 * have them: from above the capitals to below the tails, whatever the letters, with a little room on either side.
 */
export function loosenBoxes<T extends SeenWord>(words: readonly T[]): T[] {
  const sized = words.map(word => ({ word, size: sizeOf(word) }))
  return sized.map(({ word, size }) => {
    if (size !== null) return { ...word, ...boxOf(word, size) }
    const near = nearest(word, sized)
    return near ? { ...word, y0: near.y0, y1: near.y1 } : word
  })
}

/** The size of print in the unit of the boxes; null for dots and dashes, which do not tell. */
function sizeOf({ text, y0, y1 }: SeenWord): number | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return (y1 - y0) / ((TALL.test(text) ? CAPITAL : SMALL) + (DEEP.test(text) ? TAIL : 0))
}

function boxOf({ text, x0, x1, y1 }: SeenWord, size: number): Pick<SeenWord, 'x0' | 'x1' | 'y0' | 'y1'> {
  const baseline = DEEP.test(text) ? y1 - TAIL * size : y1
  const bearing = BEARING * size
  return { x0: x0 - bearing, x1: x1 + bearing, y0: baseline - ASCENT * size, y1: baseline + TAIL * size }
}

function nearest(word: SeenWord, sized: readonly { word: SeenWord; size: number | null }[]) {
  let best: { box: { y0: number; y1: number }; gap: number } | null = null
  for (const { word: other, size } of sized) {
    if (size === null) continue
    const box = boxOf(other, size)
    const middle = (word.y0 + word.y1) / 2
    const gap = Math.max(other.x0 - word.x1, word.x0 - other.x1)
    if (middle > box.y0 && middle < box.y1 && (best === null || gap < best.gap)) best = { box, gap }
  }
  return best?.box ?? null
}
