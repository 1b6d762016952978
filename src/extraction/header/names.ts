/** A name without case, spaces and punctuation, to compare by. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')
}

/** A trading name and its company mostly share the word that matters. */
export function shareWord(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const others = new Set<string>(words(b))
  return words(a).some(word => others.has(word))
}
