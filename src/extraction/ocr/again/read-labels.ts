import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { SeenWord, Tesseract } from '../open-tesseract.ts'
import { cutPiece } from '../picture/cut-piece.ts'
import { printOver } from '../picture/print-over.ts'
import type { Zone } from '../picture/unread-ink.ts'
import type { MergedWord } from '../seen-words.ts'

/** Times as dark as scanned: small print is grey. */
const DARKER = 2
/** Of a label's height: paper kept around it, and specks that readers took for print. */
const AROUND = 0.5
const SPECK = 0.5
/** Share of the print's width that words take at least: all of a label, and most of other words. */
const WHOLE = 0.8
const MOSTLY = 0.6
/** Confidence (of 100) of each word from which what was read over a value is no label; a lone figure is surely read of any smudge. */
const SURE = 80
/** Figures that readers make of a label's letters (`P.O.`); a value has more. */
const MOST_FIGURES = 2
/** Less sure than this (0 to 1) what is read again is no label: `No`, `Ref`. */
const SURELY = 0.7
/** Pieces read on one page at most; each takes about a twentieth of a second. */
const MOST_PIECES = 30

/**
 * The words, with the labels over values that no reader made out on the whole page (small and pale print, `PO #`), where an engine that gets
 * nothing but that piece, darker, reads a label. Nothing else is taken from that.
 * @param scale pixels of the picture for one unit of the words' boxes.
 * @param sureness how surely a text is the label of a value that is asked for, 0 to 1; little for other labels, 0 for no label.
 */
export async function readLabels(
  words: readonly MergedWord[],
  picture: Picture,
  scale: number,
  engine: { neural: Tesseract; dpi: number },
  sureness: (text: string) => number,
): Promise<MergedWord[]> {
  let found = [...words]
  let pieces = 0
  for (const value of words.filter(word => /\d/.test(word.text))) {
    const zone = printOver(value, picture, scale)
    const read = zone ? found.filter(word => liesIn(word, zone)) : []
    if (!zone || isValue(read) || isRead(read, zone, sureness)) continue
    pieces += 1
    if (pieces > MOST_PIECES) return found
    const margin = AROUND * (zone.bottom - zone.top)
    const piece = cutPiece(picture, widened(zone, margin), scale)
    const label = await firstLabel([darker(piece.picture), piece.picture], engine, sureness)
    const added = label.map(({ text, confidence, x0, x1 }) => ({
      text,
      confidence,
      x0: (x0 + piece.left) / scale,
      x1: (x1 + piece.left) / scale,
      y0: zone.top,
      y1: zone.bottom,
      readings: value.readings.map(() => text),
    }))
    const [first, last] = [added[0], added.at(-1)]
    if (!first || !last) continue
    const isSpeck = ({ y0, y1 }: MergedWord) => y1 - y0 < SPECK * (zone.bottom - zone.top)
    const isReplaced = (word: MergedWord) =>
      read.includes(word) && ((word.x0 < last.x1 && word.x1 > first.x0) || isSpeck(word))
    found = [...found.filter(word => !isReplaced(word)), ...added]
  }
  return found
}

/** A figure among words (`2.0. Number`) is none. */
function isValue(words: readonly MergedWord[]): boolean {
  return figuresIn(words) > MOST_FIGURES
}

/** A label already that lacks no word (`Number` of `PO Number`), or words that were read surely. */
function isRead(
  words: readonly MergedWord[],
  { left, right }: Zone,
  sureness: (text: string) => number,
): boolean {
  const isSure = ({ text, confidence }: MergedWord) => confidence >= SURE && !/^\d$/.test(text)
  const covered = words.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) / (right - left)
  if (sureness(textOf(words)) > 0) return covered > WHOLE
  return covered > MOSTLY && words.every(isSure)
}

function figuresIn(words: readonly MergedWord[]): number {
  return textOf(words).replace(/\D/g, '').length
}

function liesIn({ x0, x1, y0, y1 }: SeenWord, zone: Zone): boolean {
  const [across, down] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return across > zone.left && across < zone.right && down > zone.top && down < zone.bottom
}

function widened({ left, right, top, bottom }: Zone, by: number): Zone {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by }
}

function darker(picture: Picture): Picture {
  return { ...picture, pixels: picture.pixels.map(grey => Math.max(0, 255 - DARKER * (255 - grey))) }
}

/** The label that an engine reads in the first of some pictures in which it reads one. */
async function firstLabel(
  pictures: readonly Picture[],
  { neural, dpi }: { neural: Tesseract; dpi: number },
  sureness: (text: string) => number,
): Promise<SeenWord[]> {
  for (const picture of pictures) {
    const label = longestLabel(await neural.read(picture, '7', dpi), sureness)
    if (label.length > 0) return label
  }
  return []
}

/** Longer than this is no smudge, nor are as many figures. */
const SMUDGE = 2

/** As many words from the first as are a label, where nothing but smudges follows: `PO Box 45` and `CN 16` are none. */
function longestLabel(seen: readonly SeenWord[], sureness: (text: string) => number): SeenWord[] {
  if (seen.some(({ text }) => /^\W*\d{2,}\W*$/.test(text))) return []
  const words = wordsOf(seen)
  const least = words.findLastIndex(({ text }) => text.length > SMUDGE) + 1
  const beginnings = words.map((_, i) => words.slice(0, words.length - i))
  return beginnings.find(some => some.length >= least && sureness(textOf(some)) >= SURELY) ?? []
}

function wordsOf(seen: readonly SeenWord[]): SeenWord[] {
  return seen
    .map(word => ({ ...word, text: word.text.replace(/^[^\p{L}#]+|[^\p{L}\d#.:]+$/gu, '') }))
    .filter(word => word.text !== '')
}

function textOf(words: readonly SeenWord[]): string {
  return words
    .toSorted((a, b) => a.x0 - b.x0)
    .map(word => word.text)
    .join(' ')
}
