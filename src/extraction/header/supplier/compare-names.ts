/** A name without case, spaces and punctuation, to compare by. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')
}

/** Half of all names in the trade have one of these. */
const OF_THE_TRADE =
  /^(?:motors?|auto|autos|automotive|mechanical|repairs?|services?|servicing|parts|spares?|suppl(?:y|ies)|tyres?|group|centre|workshop|garage|trading|company|holdings|limited)$/

export function isOfTrade(word: string): boolean {
  return OF_THE_TRADE.test(word.toLowerCase())
}

/** A trading name and its company mostly share the word that matters. */
export function shareWord(a: string, b: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(word => !OF_THE_TRADE.test(word))
  const others = new Set<string>(words(b))
  return words(a).some(word => others.has(word))
}
