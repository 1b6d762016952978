/** For each character of a code the one that stands in its place in another reading, null where none does (least edits). */
export function charactersBeside(code: string, reading: string): (string | null)[] {
  return placesBeside(code, reading).map(place => (place === null ? null : (reading[place] ?? null)))
}

/** Where in another reading each character of a code stands, null where it does not (least edits). */
export function placesBeside(code: string, reading: string): (number | null)[] {
  const costs = Array.from({ length: code.length + 1 }, (_, i) => [i])
  const cost = (i: number, j: number) => costs[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let j = 1; j <= reading.length; j++) (costs[0] as number[])[j] = j
  for (let i = 1; i <= code.length; i++) {
    for (let j = 1; j <= reading.length; j++) {
      const same = code[i - 1] === reading[j - 1] ? 0 : 1
      ;(costs[i] as number[])[j] = Math.min(cost(i - 1, j - 1) + same, cost(i - 1, j) + 1, cost(i, j - 1) + 1)
    }
  }
  const beside: (number | null)[] = [...code].map(() => null)
  let [i, j] = [code.length, reading.length]
  while (i > 0 && j > 0) {
    const same = code[i - 1] === reading[j - 1] ? 0 : 1
    if (cost(i, j) === cost(i - 1, j - 1) + same) {
      beside[i - 1] = j - 1
      i -= 1
      j -= 1
    } else if (cost(i, j) === cost(i - 1, j) + 1) i -= 1
    else j -= 1
  }
  return beside
}

/** A reading with other characters in the places that `placesBeside` found in it; null leaves what stands there. */
export function withCharacters(
  reading: string,
  places: readonly (number | null)[],
  characters: readonly (string | null)[],
): string {
  const changed = [...reading]
  places.forEach((place, k) => {
    const character = characters[k]
    if (place !== null && character) changed[place] = character
  })
  return changed.join('')
}

/** A reading that is the code and one or two characters more. */
export function holdsMore(reading: string, code: string): boolean {
  const more = reading.length - code.length
  if (more < 1 || more > 2) return false
  const beside = charactersBeside(code, reading)
  return [...code].every((character, i) => beside[i] === character)
}

/** Half of a text's characters stand in the other reading at their places. */
export function alike(text: string, reading: string): boolean {
  const beside = charactersBeside(text, reading)
  return 2 * [...text].filter((character, i) => beside[i] === character).length >= text.length
}
