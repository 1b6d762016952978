import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { MergedWord } from '../seen-words.ts'
import { type Glyph, glyphsOf, printIn } from './glyphs.ts'
import { besideStem } from './serifs.ts'

/** What readers make of a dagger (†), which none of them knows. */
const READ_AS = /[1TtIil!|]$/
/** Rows of a patch that its bar crosses, and those of its foot. Above the bar goes on the stem. */
const STUB = { from: 0, to: 2 }
const BAR = { from: 4, to: 8 }
const FOOT = { from: 10, to: 20 }
/** Columns' worth of ink that the bar has on either side of the stem, and that the rest has at most. */
const LEAST_BAR = 0.7
const MOST_BESIDE = 0.5

/**
 * The words, without the dagger behind a code that is the mark of a note: readers take it for a figure or letter. What they read stays a
 * reading, so it is a doubt.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function withoutDaggers(words: readonly MergedWord[], picture: Picture, scale: number): MergedWord[] {
  return words.map(word => {
    const { text, readings } = word
    if (text.length < 2 || !/\d/.test(text) || !READ_AS.test(text)) return word
    const count = [...text].length
    const parted = glyphsOf(word, count, picture, scale)
    const print = printIn(word, picture, scale).map(({ glyph }) => glyph)
    // Where only darker ink parts the characters, the dagger's foot may be too pale for it.
    const isUnread = !parted && print.length > count
    if (isUnread || ![parted?.at(-1), print.at(-1)].some(last => last && isDagger(last))) return word
    const isTwice = !parted && print.length < count && READ_AS.test(text.slice(0, -1))
    const once = text.replace(READ_AS, '')
    const bare = (reading: string) => {
      const rest = reading.replace(READ_AS, '')
      return isTwice && reading.length === text.length ? rest.replace(READ_AS, '') : rest
    }
    return { ...word, text: bare(text), readings: [...readings.map(bare), ...(isTwice ? [once] : []), text] }
  })
}

function isDagger(glyph: Glyph): boolean {
  const bar = besideStem(glyph, BAR)
  const rest = [besideStem(glyph, STUB), besideStem(glyph, FOOT)].flat()
  return bar.every(ink => ink > LEAST_BAR) && rest.every(ink => ink < MOST_BESIDE)
}
