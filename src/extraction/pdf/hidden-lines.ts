import type { Page, Word } from './page.ts'

const MOST_LINES = 50
const LONGEST = 300

/** Hidden words joined to lines, for a person to see what was left out. Cut short: a page can hold megabytes of them. */
export function hiddenLines(pages: readonly Pick<Page, 'words'>[]): string[] {
  const lines: string[] = []
  for (const page of pages) {
    let last: Word | null = null
    for (const word of page.words) {
      if (word.hidden === null || !/[\p{L}\p{N}]/u.test(word.text)) continue
      const height = Math.max(word.y1 - word.y0, 1)
      const goesOn = last !== null && Math.abs(last.y0 - word.y0) < 0.5 * height && word.x0 >= last.x0
      if (goesOn && lines.length > 0)
        lines[lines.length - 1] = `${lines.at(-1)} ${word.text}`.slice(0, LONGEST)
      else if (lines.length < MOST_LINES) lines.push(word.text.slice(0, LONGEST))
      last = word
    }
  }
  return lines
}
