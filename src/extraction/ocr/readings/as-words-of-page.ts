import { foldConfusable } from '../confusable.ts'
import type { MergedWord } from '../seen-words.ts'

/** Shorter ones may begin a number by chance. */
const WORD = /^[A-Z]{4,}$/
/** A number's letters between its signs, with figures that may be misread ones. */
const GROUPS = /[A-Z\d]{4,}/gi

/**
 * The words, with the letters of a number where one reader saw a figure among them (`TAP-GL0BE-614`) and another a word (`GLOBE`) that stands on the page by
 * itself, in any letters, read alike by all: numbers are made up of what goods are called.
 */
export function asWordsOfPage(words: readonly MergedWord[]): MergedWord[] {
  const known = new Set(words.flatMap(wordOf))
  return words.map(word => {
    const seen = [word.text, ...word.readings]
    if (seen.every(reading => reading === word.text)) return word
    const named = new Map(
      seen
        .flatMap(reading => reading.match(GROUPS) ?? [])
        .filter(group => known.has(group))
        .map(group => [foldConfusable(group), group]),
    )
    const told = (reading: string) =>
      reading.replace(GROUPS, group => (/\d/.test(group) ? named.get(foldConfusable(group)) : null) ?? group)
    return named.size > 0 ? { ...word, text: told(word.text), readings: word.readings.map(told) } : word
  })
}

/** What a word says in capitals, if it is letters alone and all readers saw the same. */
function wordOf({ text, readings }: MergedWord): string[] {
  const [own, ...others] = [text, ...readings].map(reading => reading.toUpperCase())
  return own && WORD.test(own) && others.every(other => other === own) ? [own] : []
}
