import type { MergedWord } from '../ocr/seen-words.ts'

/** A word as a scan's readers saw it, the first's text and the others' readings, for rules that ask nothing of where it stands. */
export function mergedWord(text: string, ...readings: string[]): MergedWord {
  return { text, readings, confidence: 90, x0: 0, x1: 50, y0: 0, y1: 20 }
}
