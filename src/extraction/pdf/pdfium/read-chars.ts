import type { RawChar } from './raw-page.ts'
import type { RawPdfium } from './raw-pdfium.ts'

/** A page of the smallest print that people read holds about 40,000. */
const MOST_CHARS = 50_000
/** Bytes of the memory that the functions below write their answers to. */
export const SCRATCH = 1024
/** UTF-16, with its end. */
const LONGEST_REPLACEMENT = SCRATCH / 2
const KEY = 'ActualText\0'

/** @param scratch SCRATCH bytes. */
export function readChars(raw: RawPdfium, page: number, scratch: number): { chars: RawChar[]; cut: boolean } {
  const textPage = raw._FPDFText_LoadPage(page)
  if (textPage === 0) return { chars: [], cut: false }
  const chars: RawChar[] = []
  const all = raw._FPDFText_CountChars(textPage)
  const count = Math.min(all, MOST_CHARS)
  const objects = new Map<number, Pick<RawChar, 'replaced' | 'bold'>>()
  for (let index = 0; index < count; index++) {
    const char = readChar(raw, textPage, index, scratch)
    const own = objects.get(char.object) ?? {
      replaced: isReplaced(raw, char.object, scratch),
      bold: isBold(raw, textPage, index, scratch),
    }
    objects.set(char.object, own)
    chars.push({ ...char, ...own })
  }
  raw._FPDFText_ClosePage(textPage)
  return { chars, cut: all > MOST_CHARS }
}

function readChar(
  raw: RawPdfium,
  textPage: number,
  index: number,
  scratch: number,
): Omit<RawChar, 'replaced' | 'bold'> {
  const words = scratch >> 2
  const doubles = scratch >> 3
  raw._FPDFText_GetLooseCharBox(textPage, index, scratch)
  // FS_RECTF is left, top, right, bottom.
  const [left = 0, top = 0, right = 0, bottom = 0] = raw.HEAPF32.subarray(words, words + 4)
  raw._FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24)
  const [west = 0, east = 0, south = 0, north = 0] = raw.HEAPF64.subarray(doubles, doubles + 4)
  raw._FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)
  const [x = 0, y = 0] = raw.HEAPF64.subarray(doubles, doubles + 2)
  raw._FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [red = 0, green = 0, blue = 0, alpha = 255] = raw.HEAPU32.subarray(words, words + 4)
  raw._FPDFText_GetMatrix(textPage, index, scratch)
  // FS_MATRIX is a, b, c, d, e, f; (c, d) is where the font's upright leads.
  const [, , c = 0, d = 1] = raw.HEAPF32.subarray(words, words + 4)
  const object = raw._FPDFText_GetTextObject(textPage, index)
  return {
    code: raw._FPDFText_GetUnicode(textPage, index),
    generated: raw._FPDFText_IsGenerated(textPage, index) === 1,
    left,
    bottom: Math.min(bottom, top),
    right,
    top: Math.max(bottom, top),
    glyph: { left: west, right: east, bottom: Math.min(south, north), top: Math.max(south, north) },
    origin: { x, y },
    angle: raw._FPDFText_GetCharAngle(textPage, index),
    size: raw._FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d),
    colour: (red << 16) | (green << 8) | blue,
    alpha,
    invisible: object !== 0 && raw._FPDFTextObj_GetTextRenderMode(object) === 3,
    object,
  }
}

/** A font's weight is reckoned from its stems, of which a browser tells the half: its bold ones say so in their names alone. */
const BOLD = 600
const NAMED_BOLD = /bold|black|heavy/i

function isBold(raw: RawPdfium, textPage: number, index: number, scratch: number): boolean {
  if (raw._FPDFText_GetFontWeight(textPage, index) >= BOLD) return true
  const [room, flags] = [SCRATCH - 8, scratch + SCRATCH - 8]
  const length = raw._FPDFText_GetFontInfo(textPage, index, scratch, room, flags)
  // A longer name is not written at all.
  const name = length > room ? [] : raw.HEAPU8.subarray(scratch, scratch + length)
  return NAMED_BOLD.test(new TextDecoder().decode(Uint8Array.from(name)))
}

/**
 * Several characters with a figure among them, given in place of what is painted. One character is what a browser writes for a glyph that
 * its font has several of; letters are those of a ligature.
 */
function isReplaced(raw: RawPdfium, object: number, scratch: number): boolean {
  if (object === 0) return false
  const [key, written, buffer] = [scratch, scratch + 16, scratch + LONGEST_REPLACEMENT]
  const marks = raw._FPDFPageObj_CountMarks(object)
  for (let index = 0; index < marks; index++) {
    const mark = raw._FPDFPageObj_GetMark(object, index)
    raw.HEAPU8.set(new TextEncoder().encode(KEY), key)
    const size = LONGEST_REPLACEMENT
    if (!raw._FPDFPageObjMark_GetParamStringValue(mark, key, buffer, size, written)) continue
    // A longer text is not written at all; its length is.
    const length = raw.HEAPU32[written >> 2] ?? 0
    if (length > size) return true
    const text = new TextDecoder('utf-16le').decode(raw.HEAPU8.slice(buffer, buffer + length))
    const shown = text.replace(/[\0\s]/g, '')
    if (shown.length > 1 && /\p{N}/u.test(shown)) return true
  }
  return false
}
