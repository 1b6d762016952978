import type { Page, Word } from '../pdf/page.ts'
import type { Picture, RawDocument } from '../pdf/pdfium/raw-page.ts'
import { onLevelPage } from '../pdf/tilt.ts'
import { readLabel } from '../vocabulary/label-meaning.ts'
import { readAgain } from './again/read-again.ts'
import { readCodes } from './again/read-codes.ts'
import { readLabels } from './again/read-labels.ts'
import { readLost } from './again/read-lost.ts'
import { loosenBoxes } from './boxes/loose-box.ts'
import { openRecogniser, type Recogniser } from './open-recogniser.ts'
import { openTesseract, type SeenWord, type Tesseract } from './open-tesseract.ts'
import { fitToInk } from './picture/fit-to-ink.ts'
import type { DrawnRule } from './picture/remove-rules.ts'
import { unreadBeside } from './picture/unread-ink.ts'
import { compareGlyphs } from './print/compare-glyphs.ts'
import { withoutDaggers } from './print/daggers.ts'
import { collectExamples } from './print/glyph-examples.ts'
import { isOverRead } from './print/glyphs.ts'
import { joinAtPoints } from './print/lost-points.ts'
import { hasOddFigure } from './print/odd-figure.ts'
import { joinAtSlashes } from './print/pale-slashes.ts'
import { asWordsOfPage } from './readings/as-words-of-page.ts'
import { inCapitals } from './readings/in-capitals.ts'
import { joinPieces } from './readings/join-pieces.ts'
import { mergeReadings } from './readings/merge-readings.ts'
import { readSlashes } from './readings/read-slashes.ts'
import { withColons } from './readings/with-colons.ts'
import { withoutBars } from './readings/without-bars.ts'
import { withoutTicks } from './readings/without-ticks.ts'
import type { MergedWord } from './seen-words.ts'
import {
  COARSE_DPI,
  PLAIN,
  pictureOf,
  readUpright,
  softened,
  straighten,
  turned,
  type View,
} from './upright-view.ts'

const FINE_DPI = 300

/**
 * Words of a page that can still hold lines of an invoice: the fullest of 189 has 390. Terms in small print have 2,700, and three readings of them
 * take a minute of a core.
 */
const FULLEST_TABLE = 1200

/** The engines, started once for all pages of a document. */
export interface Readers {
  neural: Tesseract
  shapes: Tesseract
  recogniser: Recogniser
}

export async function openReaders(): Promise<Readers & { close(): Promise<void> }> {
  const [neural, shapes, recogniser] = await Promise.all([
    openTesseract('neural'),
    openTesseract('shapes'),
    openRecogniser(),
  ])
  return {
    neural,
    shapes,
    recogniser,
    async close() {
      await Promise.all([shapes.close(), neural.close(), recogniser.close()])
    },
  }
}

/**
 * Reads a page from its picture: straightened, then three readings, of which the first gives the words and the others what they saw
 * in the same places; then its codes one by one with a recogniser of another make. Words that a person cannot see stay, marked; a
 * scanner's own text layer becomes a further reading.
 */
export async function readScan(document: RawDocument, page: Page, readers: Readers): Promise<Page> {
  const raw = document.openPage(page.number - 1)
  try {
    const coarse = pictureOf(raw, COARSE_DPI)
    const { turns, view, first, confidence } = await readUpright(coarse, readers.neural)
    if (first.length > FULLEST_TABLE) return asPage(page, readOnce(first), { ...view, turns })
    const fine = pictureOf(raw, FINE_DPI)
    const sharp = straighten(turned(fine.picture, turns), fine.dpi, view.slope)
    const fineView = Array.from({ length: view.softened }).reduce<View>(one => softened(one, fine.dpi), sharp)
    const [shapes, second] = await Promise.all([
      readers.shapes.read(view.picture, '6', coarse.dpi),
      readers.neural.read(fineView.picture, '11', fine.dpi),
    ])
    const scale = view.picture.width / fineView.picture.width
    const layer = layerWords(page, turns, view)
    const others = [second.map(word => scaled(word, scale)), shapes, ...layer]
    const print = [fineView.picture, 1 / scale] as const
    const inked = readSlashes(mergeReadings(first, others)).map(word => fitToInk(word, ...print))
    const merged = withoutDaggers(
      joinAtPoints(joinAtSlashes(withoutBars(inked), ...print), ...print),
      ...print,
    )
    const examples = collectExamples(merged, ...print)
    const printed = readLost(compareGlyphs(merged, examples, ...print), examples, ...print)
    const whole = await readAgain(printed, ...print, { ...readers, dpi: fine.dpi })
    const labelled = await readLabels(whole, ...print, { ...readers, dpi: fine.dpi }, sureOfLabel)
    const compared = await readCodes(labelled, examples, ...print, readers.recogniser)
    const words = loosenBoxes(
      compared.map(word => ({
        ...word,
        unproven:
          word.unproven === true ||
          (/\d/.test(word.text) &&
            (unreadBeside(word, compared, ...print).length > 0 ||
              isOverRead(word, ...print) ||
              hasOddFigure(word, examples, ...print))),
      })),
    )
    const read = asPage(page, joinPieces(tidied(withoutTicks(words))), { ...view, turns })
    return confidence < PLAIN && isDisputed(words) ? { ...read, isPoorPrint: true } : read
  } finally {
    raw.close()
  }
}

/** What their place, or the page's other words, say against one reader. */
function tidied(words: readonly MergedWord[]): MergedWord[] {
  return inCapitals(withColons(asWordsOfPage(words)))
}

/** Of the words with figures. */
const MOST_DISPUTED = 0.5
/** Fewer words with figures tell nothing of the print. */
const LEAST_FIGURES = 10

/** Most words with figures were seen in different ways: in print of which no reader is sure what they agree on may be wrong too. */
function isDisputed(words: readonly MergedWord[]): boolean {
  const figures = words.filter(({ text }) => text.length > 2 && /\d/.test(text))
  const disputed = figures.filter(({ text, readings }) => readings.some(reading => reading !== text))
  return figures.length >= LEAST_FIGURES && disputed.length > MOST_DISPUTED * figures.length
}

/** The words of one reading, which proves no figure. */
function readOnce(first: readonly SeenWord[]): MergedWord[] {
  return mergeReadings(first, []).map(word => ({ ...word, unproven: /\d/.test(word.text) }))
}

/** A label that no field asks for needs no second look. */
const OTHER = 0.1

function sureOfLabel(text: string): number {
  const label = readLabel(text)
  return label?.meaning === 'other' ? OTHER : (label?.weight ?? 0)
}

function scaled(word: SeenWord, scale: number): SeenWord {
  return { ...word, x0: word.x0 * scale, y0: word.y0 * scale, x1: word.x1 * scale, y1: word.y1 * scale }
}

/** A scanner's own text layer as a reading, in the pixels of the levelled picture; only of pages that were not turned. */
function layerWords(page: Page, turns: number, view: { picture: Picture; slope: number }): SeenWord[][] {
  const layer = page.words.filter(word => word.source === 'ocr-layer')
  if (turns > 0 || layer.length === 0) return []
  const scale = view.picture.width / page.width
  const words = layer.map(({ text, x0, y0, x1, y1 }) => {
    const seen = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
    const level = onLevelPage(seen, { width: page.width, height: page.height, slope: view.slope })
    const [right, down] = [level.x - seen.x, level.y - seen.y]
    const box = { x0: x0 + right, y0: y0 + down, x1: x1 + right, y1: y1 + down }
    return scaled({ text, confidence: 0, ...box }, scale)
  })
  return [words]
}

/** Pixels → points of the straightened page. */
function asPage(
  page: Page,
  merged: readonly MergedWord[],
  view: { picture: Picture; rules: DrawnRule[]; slope: number; turns: number },
): Page {
  const [width, height] = view.turns % 2 === 0 ? [page.width, page.height] : [page.height, page.width]
  const scale = width / view.picture.width
  const seen: Word[] = merged.map(word => ({
    text: word.text,
    ...scaledBox(word, scale),
    colour: 0,
    bold: false,
    source: 'ocr',
    hidden: null,
    readings: word.readings,
    ...(word.unproven ? { unproven: true } : {}),
  }))
  const hidden = page.words.filter(word => word.hidden !== null)
  return {
    ...page,
    width,
    height,
    words: [...seen, ...hidden],
    rules: view.rules.map(rule => scaledBox(rule, scale)),
    slope: view.slope,
  }
}

function scaledBox(box: DrawnRule, scale: number): DrawnRule {
  return { x0: box.x0 * scale, y0: box.y0 * scale, x1: box.x1 * scale, y1: box.y1 * scale }
}
