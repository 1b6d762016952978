import { middle, type PageLayout, wordsOfRow } from '../../../layout/lay-out.ts'
import { settleWords } from '../../../ocr/settle-words.ts'
import { isOcr, joinTexts, type Word } from '../../../pdf/page.ts'
import { isCodeLike } from '../../../vocabulary/part-number.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** Points that what is left of a label begins beside the others. */
const ALIGNED = 12
/** Times as far beneath its line as the other numbers stand. */
const LEVEL = 1.4
/** Words of a number. */
const MOST_WORDS = 3

/** Where a number stands that its label announces on a row beneath the line's own: how far down, and its label. */
interface Place {
  down: number
  label: Word
}

/**
 * A scan's line without a part number among others that have theirs behind a label on a row beneath: what stands there behind most of that label
 * (`KU: AB-12` for `SKU: AB-12`) is likely its number, and what looks like none may be what a reader made of it. A person should look.
 */
export function doubtUnannounced(lines: readonly PrintedLine[], pages: readonly PageLayout[]): PrintedLine[] {
  const places = lines.flatMap(line => placeBeneath(line, pages) ?? [])
  return lines.map(line => {
    if (places.length === 0 || line.partNumber !== '' || line.partReadings.length > 0) return line
    const words = behindLabel(line, places, pages)
    if (!words) return line
    const text = joinTexts(words)
    const settled = isNumber(text, words) ? settleWords(words) : null
    if (!settled) return { ...line, partReadings: [...new Set(['', text])] }
    return {
      ...line,
      partNumber: settled.value,
      partReadings: [...new Set([settled.value, ...settled.readings, ''])],
      words: { ...line.words, partNumber: words },
    }
  })
}

function isNumber(text: string, words: readonly Word[]): boolean {
  return words.length <= MOST_WORDS && /\d/.test(text) && isCodeLike(text)
}

function placeBeneath({ page, words }: PrintedLine, pages: readonly PageLayout[]): Place | null {
  const [[name], [number]] = [words.description ?? [], words.partNumber ?? []]
  if (!name || !number || number.y0 < middle(name)) return null
  const row = rowsOf(page, pages).find(one => one.includes(number))
  const before = row?.slice(0, row.indexOf(number)) ?? []
  const [label] = before
  // What has a figure is another number's (`Tag 55120 Part No: AB-12`), and its label another.
  const isLabel = before.every(word => !/\d/.test(word.text))
  return label && isLabel ? { down: middle(number) - middle(name), label } : null
}

/** The words of a row behind the one that stands where the other lines have their labels. */
function behindLabel(
  { page, words }: PrintedLine,
  places: readonly Place[],
  pages: readonly PageLayout[],
): Word[] | null {
  const [name] = words.description ?? []
  if (!name) return null
  const isInPlace = (label: Word) =>
    places.some(place => {
      const down = middle(label) - middle(name)
      const isLevel = down > place.down / LEVEL && down < place.down * LEVEL
      return isLevel && Math.abs(label.x0 - place.label.x0) < ALIGNED && isMostOf(label, place.label)
    })
  const found = rowsOf(page, pages).find(([label]) => label && isOcr([label]) && isInPlace(label))
  return found ? found.slice(1) : null
}

/** The label, of which a reader lost letters at one end or took some for others. */
function isMostOf(read: Word, label: Word): boolean {
  const [own, whole] = [read, label].map(({ text }) => text.toUpperCase().replace(/[^A-Z\d]/g, '')) as [
    string,
    string,
  ]
  const isEnd = own.length > 1 && (whole.startsWith(own) || whole.endsWith(own))
  const alike = [...own].filter((character, i) => character === whole[i]).length
  return isEnd || (own.length === whole.length && 2 * alike > own.length)
}

function rowsOf(page: number, pages: readonly PageLayout[]): Word[][] {
  return pages.find(one => one.number === page)?.rows.map(wordsOfRow) ?? []
}
