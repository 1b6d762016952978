interface Piece {
  text: string
  differs: boolean
  /** Where it begins. */
  at: number
}

/** Cuts a reading into runs of characters that all readings share at their place, and runs in which they differ. */
export function markDifferences(reading: string, readings: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  for (const [at, text] of reading.split('').entries()) {
    const differs = readings.some(other => other.charAt(at) !== text)
    const last = pieces.at(-1)
    if (last?.differs === differs) last.text += text
    else pieces.push({ text, differs, at })
  }
  return pieces
}
