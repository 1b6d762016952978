/** What workshops order without a number. */
export const UNNUMBERED = /^(?:[a-z]+ )?(?:stock|verbal|phoned?|e-?mail(?:ed)?)(?:[ -]+[a-z]+){0,2}$/i

/** `#101277`, `#100-89750 placed 27 March`: how web shops print the numbers that they give their orders; marketplaces make theirs longer (`503-9910338-77145`). */
export function isShopsOrder(text: string): boolean {
  return /^#(?:\d{4,}\W*$|\d[\d-]{3,}\s+placed\b)|^#?\d{2,3}-\d{5,7}-\d{5,7}$/i.test(text)
}
