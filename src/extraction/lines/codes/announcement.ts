/** Of a label: shortened (`Cat.`, `REF.`) or set off (`Ref:`). */
const SET_OFF = /^[A-Z]{2,}[.:]$/i
/** Of a label behind another word (`Our code`). */
const SMALL = /^[a-z]{2,}$/

/**
 * The words without figures before a number, up to the last that is of a label, whatever they are (`Cat. ref.` of `Cat. ref. BRG 6205`): one word alone may be
 * who makes the goods, and capitals right before the figures are of the number. Empty where nothing tells them from a name.
 */
export function announcementOf(text: string): string[] {
  const words = text.split(' ')
  const before = words.slice(0, Math.max(0, words.findIndex(hasFigure)))
  const isOfLabel = (word: string, i: number) => isShortened(word) || (i > 0 && SMALL.test(word))
  return before.slice(0, before.findLastIndex(isOfLabel) + 1)
}

/** Share of the lines that say the same before their numbers. */
const MOST = 0.5

/** What most of so many lines say before their numbers, which are not all the same; else empty. */
export function sharedAnnouncement(texts: readonly string[], lines: number): string[] {
  const alike = Map.groupBy(texts, text => announcementOf(text).join(' '))
  const [said, same] = [...alike].find(([one, some]) => one !== '' && some.length > MOST * lines) ?? ['', []]
  return new Set(same).size > 1 ? said.split(' ') : []
}

/** Says by its point that it is no name. */
export function isShortened(word: string): boolean {
  return SET_OFF.test(word)
}

export function hasFigure(word: string): boolean {
  return /\d/.test(word)
}
