import { type Row, textOfRow, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { gstOfHeading, nameOfHeading } from '../../vocabulary/column-names.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import { isAnnounced, labelledPart } from '../../vocabulary/part-in-text.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { isRemark } from '../remarks.ts'

/** A row that may name goods: words without money, no heading, and nothing that is told of the whole paper. */
export function isWords(row: Row): boolean {
  const words = wordsOfRow(row)
  return (
    /[a-z]{2}|\d{2}/i.test(joinTexts(words)) &&
    !withoutCodeOfFigures(words).some(
      word => isMoney(readAmount(word.text)) && !isLength(word, words[words.indexOf(word) + 1]),
    ) &&
    !isHeading(row) &&
    !announcesNumber(row) &&
    !tellsOfGst(joinTexts(words))
  )
}

/** Of an inch: a measure (`BEARING SET .010`). */
const THOUSANDTHS = /^\.\d{3}$/
/** What a length is measured in, but no goods are priced by (`HEAD GASKET 1.20 mm`). */
const OF_LENGTH = /^(?:mm|cm|inch|thou)\b/i

/** A length looks like money, or like a price. */
function isLength({ text }: Word, next: Word | undefined): boolean {
  return THOUSANDTHS.test(text) || (/^\d/.test(text) && OF_LENGTH.test(next?.text ?? ''))
}

/** `All prices include GST`, of the whole paper. */
function tellsOfGst(text: string): boolean {
  return readTotalLabel(text) === 'gst' && /\binclu/i.test(text)
}

/** What counts a line of goods and nothing else. */
const NUMBER_OF_LINE = /^0\d{1,5}[.)]?$/

/**
 * A code may look like money, before a name (`70.27 FILTER SUB-ASSY`, `000010 70.27 FILTER`, `70.27 - FILTER`) or announced (`Code: 70.27`),
 * whatever follows it; figures of goods stand behind their names. Behind an announced one a remark may tell a price that was not charged
 * (`SKU AB-12 · RRP $449.00 inc`).
 */
function withoutCodeOfFigures(words: readonly Word[]): readonly Word[] {
  if (isAnnounced(joinTexts(words))) return []
  const announced = labelledPart(joinTexts(words))
  if (announced && isRemark(behind(joinTexts(words), announced.taken))) return []
  if (announced) return words.filter(word => !announced.partNumber.split(' ').includes(word.text))
  const [first, ...more] = NUMBER_OF_LINE.test(words[0]?.text ?? '') ? words.slice(1) : words
  const name = more.find(word => !/^[-–—|:]$/.test(word.text))
  const isCode = /^\d+\.\d+$/.test(first?.text ?? '') && /^[A-Z][A-Z]/i.test(name?.text ?? '')
  return isCode ? more : words
}

/** What follows a text that stands in another, without the sign that sets it off. */
function behind(text: string, taken: string): string {
  return text.slice(text.indexOf(taken) + taken.length).replace(/^[\s·•|,;–-]+/, '')
}

/** `Order no: MTW-77` under the letterhead belongs to the document, not to the first line of goods. */
function announcesNumber({ segments: [first, ...more] }: Row): boolean {
  const [label, value] = first?.text.split(/:\s+/) ?? []
  const meaning = label && value ? readLabel(label)?.meaning : null
  return more.length === 0 && meaning !== null && meaning !== undefined && meaning !== 'other'
}

/** Whether a row names columns; it names no goods. */
export function isHeading(row: Row): boolean {
  // A till may say no more of its amounts (`Incl GST`).
  const names = new Set(row.segments.map(({ text }) => nameOfHeading(text) ?? gstOfHeading(text)))
  // `SKU AB-12   RRP $449.00` is called by names of columns as well.
  const isPriced = wordsOfRow(row).some(word => isMoney(readAmount(word.text)))
  if (row.segments.length > 1) return !isPriced && !names.has(null) && names.size === row.segments.length
  return headsCodes(row)
}

/** A heading that announces a number and behind it a description (`Item No. Product Description`). */
export function headsCodes(row: Row): boolean {
  const words = wordsOfRow(row).map(word => word.text)
  return words.some((_, cut) => {
    const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    return nameOfHeading(left) === 'part' && nameOfHeading(right) === 'description' && words.length < 7
  })
}

/** Nothing but a number by its name. */
export function announcesCode(row: Row): boolean {
  return isAnnounced(textOfRow(row))
}
