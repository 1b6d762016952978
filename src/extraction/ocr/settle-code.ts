/** A code (part, invoice or order number) as several readers saw it. */
export interface SettledCode {
  value: string
  /** Every reading, likeliest first. */
  readings: string[]
  certain: boolean
}

/** Characters that OCR takes for one another (product.md, Analysis). */
export const CONFUSABLE = /[0O1IL5S8B2Z6G]/i

/**
 * Weighs the readings of one code. `others` are, in this order: the same kind of engine on another picture of the page, an engine
 * that works by shapes, and any further ones. The code is certain when the first two agree and every character that OCR confuses
 * was seen by the shapes too: engines of different kinds seldom make the same mistake.
 */
export function settleCode(first: string, others: readonly string[]): SettledCode {
  const [second = '', shapes = '', ...further] = others
  const seen = [first, second, shapes, ...further].filter(text => text !== '')
  const value = mostSeen(seen) ?? first
  const readings = distinct([value, ...seen])
  const agree = plain(first) === plain(second) || plain(first) === plain(shapes)
  const doubted = further.some(text => text !== '' && plain(text) !== plain(value))
  const certain = agree && !doubted && confirmed(plain(value), [second, shapes].map(plain))
  return { value, readings, certain }
}

/** Every confusable character stands in both other readings at its place. */
function confirmed(code: string, readings: readonly string[]): boolean {
  const placed = readings.map(reading => charactersBeside(code, reading))
  return [...code].every(
    (character, i) => !CONFUSABLE.test(character) || placed.every(places => places[i] === character),
  )
}

/** The reading that most readers share, the earliest first. */
function mostSeen(seen: readonly string[]): string | null {
  const count = (text: string) => seen.filter(other => plain(other) === plain(text)).length
  return seen.reduce<string | null>(
    (best, text) => (best === null || count(text) > count(best) ? text : best),
    null,
  )
}

function distinct(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.findIndex(other => plain(other) === plain(text)) === i)
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** For each character of a code the one that stands in its place in another reading, null where none does (least edits). */
export function charactersBeside(code: string, reading: string): (string | null)[] {
  const costs = Array.from({ length: code.length + 1 }, (_, i) => [i])
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let j = 1; j <= reading.length; j++) (costs[0] as number[])[j] = j
  for (let i = 1; i <= code.length; i++) {
    for (let j = 1; j <= reading.length; j++) {
      const same = code[i - 1] === reading[j - 1] ? 0 : 1
      ;(costs[i] as number[])[j] = Math.min(cost(i - 1, j - 1) + same, cost(i - 1, j) + 1, cost(i, j - 1) + 1)
    }
  }
  const beside: (string | null)[] = [...code].map(() => null)
  let [i, j] = [code.length, reading.length]
  while (i > 0 && j > 0) {
    const same = code[i - 1] === reading[j - 1] ? 0 : 1
    if (cost(i, j) === cost(i - 1, j - 1) + same) {
      beside[i - 1] = reading[j - 1] ?? null
      i -= 1
      j -= 1
    } else if (cost(i, j) === cost(i - 1, j) + 1) i -= 1
    else j -= 1
  }
  return beside
}
