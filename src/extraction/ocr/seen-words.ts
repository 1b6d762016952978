import type { SeenWord } from './open-tesseract.ts'

/** A word as one reader saw it with what each other reader saw in its place (empty: nothing). */
export interface MergedWord extends SeenWord {
  readings: string[]
  /** A doubt whatever its readings say: too little saw it, or something else may have left it. */
  unproven?: boolean
}

/** Share of a word's width that lies in another's box on the same line. */
export function sharedShare(word: SeenWord, other: SeenWord): number {
  const down = Math.min(word.y1, other.y1) - Math.max(word.y0, other.y0)
  if (down < 0.5 * Math.min(word.y1 - word.y0, other.y1 - other.y0)) return 0
  const across = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0)
  return Math.max(0, across) / Math.max(1, word.x1 - word.x0)
}
