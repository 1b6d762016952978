/** What a till reads, by its length alone (UPC-A, EAN-13, ITF-14): a scan may have misread any of its figures. */
export const BARCODE = /^\d{12,14}$/

/**
 * A number of 12 to 14 figures whose last is the check digit of the others: from the right, every other one counts three times, and the sum
 * ends in nought (GS1 General Specifications, 7.9).
 */
export function isBarcode(text: string): boolean {
  return BARCODE.test(text) && endsInCheckDigit(text)
}

/** The same of 8 figures (EAN-8): one in ten of other such numbers ends so as well. */
export function isShortBarcode(text: string): boolean {
  return /^\d{8}$/.test(text) && endsInCheckDigit(text)
}

function endsInCheckDigit(figures: string): boolean {
  const sum = [...figures]
    .reverse()
    .reduce((all, figure, i) => all + Number(figure) * (i % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
