import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { MONTH } from '../../values/dates.ts'
import { foldConfusable } from '../confusable.ts'
import type { SeenWord, Tesseract } from '../open-tesseract.ts'
import { cutPiece } from '../picture/cut-piece.ts'
import { unreadBeside, type Zone } from '../picture/unread-ink.ts'
import type { MergedWord } from '../seen-words.ts'

/** Share of a word's height: paper kept over and under it. */
const OVER = 0.35
/** Heights of the word: four letters of a typewriter and a space. */
const REACH = 4.5
/** Pieces read on one page at most; each takes about a twentieth of a second. */
const MOST_PIECES = 30
/** What readers lose beside what they saw: a short number beside a count, a short group of letters of a code, the day before its month. */
const LOST: [seen: RegExp, lost: RegExp][] = [
  [/^\d{1,3}$/, /^[A-Z]{1,3}[\dIil]{0,2}$|^[A-Z]{4}$/],
  [/\d/, /^[A-Z]{1,4}$/],
  [new RegExp(`^${MONTH}$`, 'i'), /^\d{1,2}$/],
]

function lostBeside({ text }: SeenWord): RegExp | undefined {
  return LOST.find(([seen]) => seen.test(text))?.[1]
}

/**
 * The words, and what no reader saw beside them on the whole page, but both engines see when they get
 * nothing but that piece of the line (`XJ` of `XJ 242 89`, `26` of `26 October 2025`). What only one of them sees is a doubt, and so is a single letter: somebody's
 * pen may have left it.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export async function readAgain(
  words: readonly MergedWord[],
  picture: Picture,
  scale: number,
  engines: { neural: Tesseract; shapes: Tesseract; dpi: number },
): Promise<MergedWord[]> {
  const found = [...words]
  let pieces = 0
  for (const word of words.filter(lostBeside))
    for (const zone of unreadBeside(word, found, picture, scale, REACH)) {
      pieces += 1
      if (pieces > MOST_PIECES) return found
      const piece = cutPiece(picture, around(word, zone), scale)
      const [neural = [], shapes = []] = await Promise.all(
        [engines.neural, engines.shapes].map(engine => engine.read(piece.picture, '7', engines.dpi)),
      )
      const [seen, confirmed] = [neural, shapes].map(tokens => lostIn(withoutDashes(tokens), word))
      if (!seen) continue
      const [x0, x1] = [seen.x0, seen.x1].map(x => (x + piece.left) / scale) as [number, number]
      const other = confirmed?.text ?? runWith(shapes, word)
      const isConfirmed = other === seen.text
      const unproven = !isConfirmed || seen.text.length === 1
      const readings = [seen.text, other ?? '']
      const lost = { ...word, text: seen.text, x0, x1, readings, unproven }
      // More print beyond it: a part of what was lost would pass for the whole.
      if (unreadBeside(lost, [...found, lost], picture, scale).length === 0) found.push(lost)
    }
  return found
}

/** The word and what stands beside it, with a little paper. */
function around(word: MergedWord, zone: Zone): Zone {
  const over = OVER * (word.y1 - word.y0)
  return {
    left: Math.min(zone.left, word.x0 - over),
    right: Math.max(zone.right, word.x1 + over),
    top: word.y0 - over,
    bottom: word.y1 + over,
  }
}

/** A dash between the number and its name is no part of either. */
function withoutDashes(seen: readonly SeenWord[]): SeenWord[] {
  return seen.filter(({ text }) => !/^[-–—]+$/.test(text))
}

/** What the engine of shapes saw beside a word, where it saw both as one (`281RX-`). */
function runWith(shapes: readonly SeenWord[], { text }: SeenWord): string | undefined {
  const [only, ...more] = withoutDashes(shapes)
  const seen = only?.text.replace(/[-–—]+$/, '') ?? ''
  if (more.length > 0 || seen === text) return undefined
  if (seen.startsWith(text)) return seen.slice(text.length)
  return seen.endsWith(text) ? seen.slice(0, -text.length) : undefined
}

/** What was seen before or behind a word that was seen again. */
function lostIn(seen: readonly SeenWord[], word: MergedWord): SeenWord | null {
  const at = seen.findIndex(one => foldConfusable(one.text) === foldConfusable(word.text))
  const only = seen[at === 0 ? 1 : 0]
  return at >= 0 && seen.length === 2 && only && lostBeside(word)?.test(only.text) ? only : null
}
