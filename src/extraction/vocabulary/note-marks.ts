import { isTotalLabel } from './total-labels.ts'

/**
 * A mark (symbol or single letter) that a note on the page explains, such as `* = exchange unit`. Without a word or sign between them only
 * what stands for nothing else is a mark (`* exchange unit`, but `+ GST`, `# of items`). On a scan a note without its mark (`denotes
 * exchange unit`) has lost an asterisk: no other mark is as small.
 */
export function explainedMarks(texts: readonly string[], isScan = false): Set<string> {
  const marks = new Set<string>(texts.flatMap(marksInRow))
  for (const text of texts) {
    const symbol =
      /^\s*([*†‡#^~+§]{1,3})\s*(?:=|:|denotes|indicates|means)\s*[A-Za-z]{2}/.exec(text) ??
      /^\s*([*†‡^§]{1,3})\s*[-–]?\s*[A-Za-z]{2}/.exec(text)
    const letter = /^\s*([A-Z])\s*(?:=|denotes|indicates|means)\s*[A-Za-z]{2}/.exec(text)
    const lost = isScan && /^\s*(?:denotes|indicates)(?:\s+[a-z-]+){1,4}$/.test(text) ? '*' : undefined
    const mark = symbol?.[1] ?? letter?.[1] ?? lost ?? MARKED.exec(text)?.[1]
    if (WORDS_BEHIND_PLUS.test(text)) marks.add(OPEN_PLUS)
    if (WORDS_BEHIND_HASH.test(text)) marks.add(OPEN_HASH)
    if (mark && !isTotalLabel(text)) marks.add(mark)
    if (isScan && /^[†+t] (?=[A-Z][a-z])/.test(text)) for (const seen of SEEN_AS_DAGGER) marks.add(seen)
  }
  return marks
}

/** Where the next note begins behind the end of one, on its line. */
const NEXT_NOTE = /(?<=[.;,)\w])\s+(?=(?:[*†‡#^~+§]{1,3}|\([a-z]\))\s*[A-Z][a-z])/
const SIGN_AND_WORDS = /^\s*([*†‡#^~+§]{1,3})\s*(?:=|:|[-–]|denotes|indicates|means)?\s*[A-Z][a-z]/
const LETTER_AND_WORDS = /^\s*(\([a-z]\))\s*[A-Z][a-z]/

/**
 * The marks of notes that stand one behind the other (`* Not returnable. # Clearance price.`), of which each tells what the others are, and letters in
 * brackets, in doubt where they may begin the paragraphs of terms.
 */
function marksInRow(text: string): string[] {
  const notes = text.split(NEXT_NOTE)
  const signs = notes.flatMap(note => SIGN_AND_WORDS.exec(note)?.[1] ?? [])
  const letters = notes.flatMap(note => LETTER_AND_WORDS.exec(note)?.[1] ?? [])
  const open = TERMS.test(text) ? OPEN_LETTER : ''
  return [
    ...(signs.length > 1 && signs.length === notes.length ? signs : []),
    ...letters.map(letter => letter + open),
  ]
}

/** Behind a letter in brackets among the marks: its note may be a paragraph of terms (`(a) Goods remain the property of the seller`). */
export const OPEN_LETTER = '?'
const TERMS =
  /\b(?:goods|claims?|property|title|ownership|payments?|accounts?|invoices?|interest|liab\w+|warrant\w+|sellers?|buyers?|customers?|purchasers?|our|we|you|your|shall|must|terms|days)\b/i

/** Among the marks: words behind a plus (`+ Special order item`) may explain it, or go on with a name. */
export const OPEN_PLUS = '+?'
const WORDS_BEHIND_PLUS = /^\s*\+\s*[A-Z][a-z]+ [a-z]/
/** The same of a hash (`# Special order item`, `# Customer copy`). */
export const OPEN_HASH = '#?'
const WORDS_BEHIND_HASH = /^\s*# (?!(?:of|denotes|indicates|means)\b)[A-Za-z][a-z]+ [a-z]/
/** `Items marked + are not returnable`. */
const MARKED = /\b(?:marked|shown|listed) (?:with )?(?:an? )?['"(]?([*†‡#^~+§]{1,3})['")]?(?=\s|$)/

/** OCR knows no daggers. */
const SEEN_AS_DAGGER = ['†', '+', 't']

/** A text without its explained mark at either end, or null when it has none. */
export function withoutMark(text: string, marks: ReadonlySet<string>): string | null {
  for (const mark of marks) {
    if (mark === 't') {
      // Words end in the letter too.
      if (/\dt$/.test(text)) return text.slice(0, -1)
      continue
    }
    const letter = /^[A-Z]$/.test(mark)
    if (text.length > mark.length && text.endsWith(letter ? ` ${mark}` : mark))
      return text.slice(0, -mark.length).trim()
    if (!letter && text.length > mark.length && text.startsWith(mark)) return text.slice(mark.length).trim()
  }
  return null
}
