import { buildWords, type SeenChar } from './build-words.ts'
import { markHidden, type Renderings } from './mark-hidden.ts'
import type { Page, Rule } from './page.ts'
import { flattenGround } from './paper-ground.ts'
import type { Picture, RawChar, RawObject, RawPage } from './pdfium/raw-page.ts'
import type { PlacedBox, PlacedChar } from './placed-char.ts'
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
    words: buildWords(chars),
    rules: thinRules(objects),
    pictureShare,
    inkShare: inkOn(whole, pictureShare),
  }
  return isScanned(page) ? { ...page, words: withScannerText(page.words, { ...size, whole }) } : page
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
  const stands = isWiderThanItsPlace(glyph, box) ? { ...box, x1: glyph.x1 } : box
  return { text: text.normalize('NFKC'), ...stands, glyph, raw, upright: raw.generated || turn < 0.03 }
}

/** Shares of the print's height. */
const SURELY_WIDER = 0.1
const WIDER = 0.05

/** Small capitals have the widths of the letters they stand for; a slanted letter leans over its place, into the space behind it. */
function isWiderThanItsPlace(glyph: PlacedBox, { x0, x1, y0, y1 }: PlacedBox): boolean {
  const height = y1 - y0
  const isWide = glyph.x1 - glyph.x0 > x1 - x0 + WIDER * height && glyph.x0 > x0 - WIDER * height
  return isWide && glyph.x1 - x1 > SURELY_WIDER * height
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
