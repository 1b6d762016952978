/** A figure and the capital that looks like it in some face. */
const ALIKE = ['0O', '1I', '2Z', '5S', '6G', '8B']
/** What OCR takes for one another besides: a small l for 1, the hook of a J for that of a 7. */
const MISREAD = ['1L', '7J']

/** Characters that OCR takes for one another (product.md, Analysis). */
export const CONFUSABLE = new RegExp(`[${[...ALIKE, ...MISREAD].join('')}]`, 'i')

/** Every character that OCR confuses as the figure of its kind; case and spaces left out. */
export function foldConfusable(text: string): string {
  const figureOf = (letter: string) => [...ALIKE, ...MISREAD].find(group => group[1] === letter)?.[0]
  return text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/[A-Z]/g, letter => figureOf(letter) ?? letter)
}

/** A character and the one that looks like it in some face. */
export function lookalikes(character: string): string[] {
  const group = ALIKE.find(one => one.includes(character)) ?? ''
  return [...new Set([character, ...group])]
}

/** The capital that a figure may be when its print is too wide for one (too narrow for a 1): the readers' 7 may be a Z. */
export function capitalOf(figure: string): string | null {
  return [...ALIKE, '7Z'].find(group => group[0] === figure)?.[1] ?? null
}

/** Shorter numbers with a stroke more are others. */
const LEAST = 6

/** Whether OCR may have read one number in two ways: with characters that it confuses, or a stroke seen twice (`SI1000` for `SI000`). */
export function mayBeOne(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other].map(foldConfusable).toSorted((a, b) => a.length - b.length)
  if (shorter === longer) return true
  const printed = [one, other]
    .map(text => text.replace(/\s+/g, ''))
    .find(text => text.length === longer.length)
  const isTwice = (i: number) =>
    longer.slice(i, i + 2) === '11' && /[IL]/i.test(printed?.slice(i, i + 2) ?? '')
  const once = (i: number) => longer.slice(0, i) + longer.slice(i + 1)
  return shorter.length >= LEAST && [...longer].some((_, i) => isTwice(i) && once(i) === shorter)
}
