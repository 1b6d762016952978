const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/** The Australian Business Register's checksum: subtract 1 from the first digit, weigh, divide by 89. */
export function isValidAbn(digits: string): boolean {
  if (!/^\d{11}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, place) => {
    const value = place === 0 ? Number(digit) - 1 : Number(digit)
    return total + value * (WEIGHTS[place] ?? 0)
  }, 0)
  return sum % 89 === 0
}

export interface FoundAbn {
  digits: string
  valid: boolean
  /** An `ABN` label stands before it. */
  labelled: boolean
  index: number
}

const ABN =
  /((?:A\.?\s?B\.?\s?N\.?|Australian\s+Business\s+N(?:umber|o)\.?)(?:\s*\/\s*GST)?\s*(?:no\.?|number|reg\w*)?\s*[:#.-]*\s*)?(?<![\d-])(?:(\d{2}[ .:-]?\d{3}[ .:-]?\d{3}[ .:-]?\d{3})|(\d(?:[ ./-]?\d){10}))(?!\d|-\d)/gi

/**
 * ABNs in a text: labelled ones whatever their checksum, others only when the checksum holds and they are spaced like one; in any other
 * groups of figures only those with both.
 */
export function findAbns(text: string): FoundAbn[] {
  return [...text.matchAll(ABN)].flatMap(match => {
    const digits = (match[2] ?? match[3] ?? '').replace(/\D/g, '')
    const found = { digits, valid: isValidAbn(digits), labelled: match[1] !== undefined, index: match.index }
    // Points alone are a part number's; OCR sees some of the spaces as such.
    const isSpaced = match[2] !== undefined && !/^\d+\.\d+\.\d+\.\d+$/.test(match[2])
    return (isSpaced ? found.labelled || found.valid : found.labelled && found.valid) ? [found] : []
  })
}
