import type { Page, Word } from '../pdf/page.ts'
import type { TestText } from './write-pdf.ts'

/** Widths of Helvetica's letters as shares of the print's size, near enough to tell a word space from a column's gap. */
const LETTER = 0.52
const SPACE = 0.28

/** A page of words placed by hand, without a PDF between: what `readPage` would give for the same texts. */
export function pageOfText(texts: readonly TestText[], number = 1): Page {
  return {
    number,
    width: 595,
    height: 842,
    words: texts.flatMap(wordsOf),
    rules: [],
    pictureShare: 0,
    inkShare: 0.02,
  }
}

/** A text at its place, with its size where that is not 10 points. */
export type TextAt = [x: number, y: number, text: string, size?: number]

/** The same from texts written as tuples. */
export function pageOfPrint(...texts: readonly TextAt[]): Page {
  return pageOfText(texts.map(([x, y, text, size = 10]) => ({ x, y, text, size })))
}

function wordsOf({ text, x, y, size = 10 }: TestText): Word[] {
  let x0 = x
  return text.split(' ').map(piece => {
    const x1 = x0 + piece.length * LETTER * size
    const word: Word = {
      text: piece,
      x0,
      x1,
      y0: y - 0.8 * size,
      y1: y + 0.2 * size,
      colour: 0,
      bold: false,
      source: 'pdf',
      hidden: null,
    }
    x0 = x1 + SPACE * size
    return word
  })
}
