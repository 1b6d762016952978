import type { PrintedLine } from '../../printed-line.ts'

/** Three words or more without a figure, of which some are in small letters. */
const NAME = /^(?=.*\b[a-z]{3})(?:[A-Za-z][a-z'’-]*[,;]?\s+){2,}[A-Za-z][a-z'’-]*$/

/**
 * Where numbers stand over their names in one cell, a line without a number has its name in that place (`Exchange core, refundable on return`): it
 * names the goods, and whether they have a number is asked.
 */
export function doubtSpoken(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.map(line => {
    const { partNumber, description, words } = line
    if (!NAME.test(partNumber)) return line
    return {
      ...line,
      partNumber: '',
      partReadings: ['', partNumber],
      description: description === '' ? partNumber : `${partNumber}; ${description}`,
      words: { ...words, description: [...(words.partNumber ?? []), ...(words.description ?? [])] },
    }
  })
}
