import { median } from '../values/median.ts'
import { wideLetters, wordEnds } from './letter-spacing.ts'
import { markHidden, type Renderings } from './mark-hidden.ts'
import type { Hidden, Page, Rule, Word } from './page.ts'
import { flattenGround } from './paper-ground.ts'
import type { Picture, RawChar, RawObject, RawPage } from './pdfium/raw-page.ts'
import { areOfLigature, type PlacedBox, type PlacedChar } from './placed-char.ts'
import { isScanned, LEAST_INK, MOSTLY_PICTURE } from './scanned-pages.ts'
import { withScannerText } from './scanner-text.ts'

/** Turns a raw page into words with boxes; words that a person cannot see are marked hidden (product.md, Analysis). */
export function readPage(raw: RawPage, number: number): Page {
  const frame = uprightFrame(raw)
  const size = { width: frame.width, height: frame.height }
  const side = Math.round(Math.min(2400, Math.max(frame.width, frame.height, 1) * 1.43))
  const render = (without?: 'text' | readonly number[]) =>
    raw.render(side, (frame.turns - raw.turns + 4) % 4, without)
  const whole = render()
  const chars = seenChars(
    raw.chars.map(char => placeChar(char, frame)),
    { ...size, whole, without: render },
  )
  const objects = raw.objects.map(object => ({ kind: object.kind, ...frame.place(object) }))
  const pictureShare = shareOfPage(objects, size)
  const page = {
    number,
    ...size,
    words: joinTouching(buildPieces(chars)),
    rules: thinRules(objects),
    pictureShare,
    inkShare: inkOn(whole, pictureShare),
  }
  return isScanned(page) ? { ...page, words: withScannerText(page.words, { ...size, whole }) } : page
}

interface SeenChar extends PlacedChar {
  upright: boolean
  hidden: Hidden | null
}

/** The characters with why they are hidden; what pdfium made up between them is nothing to see. */
function seenChars(chars: readonly (PlacedChar & { upright: boolean })[], page: Renderings): SeenChar[] {
  const isMadeUp = (char: PlacedChar) => char.raw.generated || char.text.trim() === ''
  const printed = chars.filter(char => !isMadeUp(char))
  const hidden = new Map(markHidden(printed, page).map((why, i) => [printed[i], why]))
  return chars.map(char => ({ ...char, hidden: hidden.get(char) ?? null }))
}

const DARK = 128
/** A worn ribbon prints no darker; what shines through from the back of the paper is paler. */
const PALE = 195

/** Only what is dark nowhere is measured against its own paper. */
function inkOn(picture: Picture, pictureShare: number): number {
  const dark = inkShareOf(picture)
  const mayBePale = pictureShare >= MOSTLY_PICTURE && dark < LEAST_INK
  return mayBePale ? inkShareOf(flattenGround(picture), PALE) : dark
}

function inkShareOf({ pixels }: Picture, ink = DARK): number {
  return pixels.reduce((dark, grey) => (grey < ink ? dark + 1 : dark), 0) / Math.max(1, pixels.length)
}

interface Frame {
  width: number
  height: number
  /** Quarter turns clockwise from user space. */
  turns: number
  /** Text drawn at another angle than most of the page's text (radians, user space) is not upright. */
  angle: number
  place(box: Pick<RawObject, 'left' | 'bottom' | 'right' | 'top'>): PlacedBox
}

/** The page turned so that most of its text reads upright, whatever /Rotate says. */
function uprightFrame(raw: RawPage): Frame {
  const quarters = [0, 0, 0, 0]
  for (const char of raw.chars) {
    if (char.generated) continue
    // pdfium's angles are clockwise; the page is turned back by them.
    const quarter = ((Math.round(-char.angle / (Math.PI / 2)) % 4) + 4) % 4
    quarters[quarter] = (quarters[quarter] ?? 0) + 1
  }
  const most = quarters.indexOf(Math.max(...quarters))
  const turns = Math.max(...quarters) > 0 ? most : raw.turns
  const { left, bottom, right, top } = raw.area
  const across = right - left
  const down = top - bottom
  const [width, height] = turns % 2 === 0 ? [across, down] : [down, across]
  return {
    width,
    height,
    turns,
    angle: -turns * (Math.PI / 2),
    place(box) {
      const a = box.left - left
      const b = box.right - left
      const c = box.bottom - bottom
      const d = box.top - bottom
      if (turns === 0) return { x0: a, x1: b, y0: down - d, y1: down - c }
      if (turns === 1) return { x0: c, x1: d, y0: a, y1: b }
      if (turns === 2) return { x0: across - b, x1: across - a, y0: c, y1: d }
      return { x0: down - d, x1: down - c, y0: across - b, y1: across - a }
    },
  }
}

/** What pdfium makes of a hyphen at the end of a line. */
const END_HYPHEN = 2
const NO_CHARS = [0, 0xfffe, 0xffff]

function placeChar(raw: RawChar, frame: Frame): PlacedChar & { upright: boolean } {
  const turn = Math.abs(Math.cos(raw.angle - frame.angle) - 1)
  const { code } = raw
  const text = code === END_HYPHEN ? '-' : NO_CHARS.includes(code) ? '' : String.fromCodePoint(code)
  const { x, y } = raw.origin
  const line = frame.place({ left: x, right: x, bottom: y, top: y }).y0
  const box = withHeight(frame.place(raw), line, raw)
  const glyph = inked(frame.place(raw.glyph), box)
  return { text: text.normalize('NFKC'), ...box, glyph, raw, upright: raw.generated || turn < 0.03 }
}

/** A font that knows no shape of its glyph says nothing of where it stands within its line. */
function inked(glyph: PlacedBox, line: PlacedBox): PlacedBox {
  const { x0, y0, x1, y1 } = line
  return glyph.x1 > glyph.x0 && glyph.y1 > glyph.y0 ? glyph : { x0, y0, x1, y1 }
}

/** Shares of a font's em above and below the line it stands on. */
const ABOVE = 0.8
const BELOW = 0.2
/** Share of the em under which a font's declared height is wrong: some producers write next to nothing, others that of one letter. */
const LEAST_HEIGHT = 0.75

/** Boxes are as tall as their font says. A font that says nonsense gets the usual height, else its print would pass for tiny. */
function withHeight<T extends { y0: number; y1: number }>(
  box: T,
  line: number,
  { size, generated }: RawChar,
): T {
  if (generated || box.y1 - box.y0 >= LEAST_HEIGHT * size) return box
  return { ...box, y0: line - ABOVE * size, y1: line + BELOW * size }
}

/**
 * Follows the text in drawing order and breaks at spaces, gaps, changes of line, and where what can be seen ends. Slanted text (watermarks) is
 * left out.
 */
function buildPieces(chars: readonly SeenChar[]): Piece[] {
  const pieces: Piece[] = []
  const wide = wideLetters(chars)
  const ends = wordEnds(chars)
  let open: SeenChar[] = []
  const close = () => {
    if (open.length > 0) pieces.push({ word: wordOf(open), gap: usualGap(open) })
    open = []
  }
  for (const char of chars) {
    const last = open.at(-1)
    const goesOn = last && wide.get(last)
    if (char.raw.generated && goesOn) continue
    if (char.raw.generated || char.text.trim() === '' || !char.upright) {
      close()
      continue
    }
    if (last && !(last.hidden === char.hidden && (goesOn ?? (!ends.has(last) && follows(open, char)))))
      close()
    open.push(char)
  }
  close()
  return pieces
}

/** A word, or a part of one that was drawn on its own, and the points between its letters: less than none where their boxes overlap. */
interface Piece {
  word: Word
  gap: number
}

/** Print made bold or slanted by machine has boxes wider than its letters stand apart. */
function usualGap(chars: readonly PlacedChar[]): number {
  const gaps = chars.slice(1).map((next, i) => next.x0 - (chars[i] as PlacedChar).x1)
  return gaps.length > 0 ? Math.min(0, median(gaps)) : 0
}

/** Share of the print's height that a ligature is wide for each of its letters. */
const LIGATURE_LETTER = 0.35

function follows(word: readonly PlacedChar[], next: PlacedChar): boolean {
  const last = word.at(-1) as PlacedChar
  const height = Math.max(last.y1 - last.y0, next.y1 - next.y0)
  const letters = word.length - (word.findLastIndex(char => !areOfLigature(char, last)) + 1)
  const afterLigature = letters > 1 && next.x0 - last.x0 < LIGATURE_LETTER * letters * height
  const gap = areOfLigature(last, next) || afterLigature ? 0 : next.x0 - last.x1
  const sameLine = Math.abs((last.y0 + last.y1) / 2 - (next.y0 + next.y1) / 2) < 0.35 * height
  return sameLine && gap < 0.2 * height && gap > -0.45 * height
}

function wordOf(chars: readonly SeenChar[]): Word {
  const first = chars[0] as SeenChar
  return {
    text: chars.map(char => char.text).join(''),
    x0: Math.min(...chars.map(char => char.x0)),
    y0: Math.min(...chars.map(char => char.y0)),
    x1: Math.max(...chars.map(char => char.x1)),
    y1: Math.max(...chars.map(char => char.y1)),
    colour: first.raw.colour,
    bold: first.raw.bold,
    source: 'pdf',
    hidden: first.hidden,
  }
}

/** Some producers draw a word in pieces, out of order: pieces that touch on one line are one word. */
function joinTouching(pieces: readonly Piece[]): Word[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.word.hidden === piece.word.hidden && touches(last, piece))
      joined[joined.length - 1] = { ...piece, word: asOne(last.word, piece.word) }
    else joined.push(piece)
  }
  return joined.map(({ word }) => word)
}

function asOne(left: Word, right: Word): Word {
  return {
    ...left,
    text: left.text + right.text,
    x1: Math.max(left.x1, right.x1),
    y0: Math.min(left.y0, right.y0),
    y1: Math.max(left.y1, right.y1),
  }
}

/** Share of the print's height: less than any space, more than the kerning at which pdfium breaks words. */
const TOUCHING = 0.06

function touches({ word: left, gap: one }: Piece, { word: right, gap: other }: Piece): boolean {
  const height = left.y1 - left.y0
  return (
    Math.abs(left.y0 - right.y0) < 0.05 * height &&
    Math.abs(left.y1 - right.y1) < 0.05 * height &&
    Math.abs(right.x0 - left.x1 - Math.min(one, other)) < TOUCHING * height
  )
}

function thinRules(objects: readonly (Rule & { kind: string })[]): Rule[] {
  const thin = objects.filter(o => o.kind === 'path' && Math.min(o.x1 - o.x0, o.y1 - o.y0) <= 2.5)
  return thin.map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}

function shareOfPage(
  objects: readonly (Rule & { kind: string })[],
  page: { width: number; height: number },
): number {
  const areas = objects
    .filter(object => object.kind === 'image')
    .map(object => Math.max(0, object.x1 - object.x0) * Math.max(0, object.y1 - object.y0))
  return Math.min(1, Math.max(0, ...areas) / (page.width * page.height || 1))
}
