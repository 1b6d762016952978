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
  const figure = words.findIndex(word => /\d/.test(word))
  const before = words.slice(0, Math.max(0, figure))
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

/** Words for a supplier's own numbers of goods, and words that stand with these. */
const OF_GOODS =
  /^(?:our|parts?|items?|products?|prod|articles?|art|stock|stk|sku|material|mat|goods|catalogue|cat|reference|ref|code|id|number|num|nr|no)[.:]?$/i

/** Each of its words is for numbers of goods: one of another kind (`Colour code`, `Asset no.`) makes it one of something else. */
export function announcesGoods(said: readonly string[]): boolean {
  return said.length > 0 && said.every(word => OF_GOODS.test(word))
}

/** Says by its point that it is no name. */
export function isShortened(word: string): boolean {
  return SET_OFF.test(word)
}
